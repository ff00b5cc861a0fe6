"""Talong in English."""

from engine.cards import rank, suit
from engine.game import Fact
from engine.notation import Problem

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
INDICES = {11: "J", 12: "Q", 13: "K", 14: "A"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

SHEET_ROWS = {
    "cards": "Most cards",
    "spades": "Most spades",
    "aces": "Aces",
    "storan": "Storan",
    "lillan": "Lillan",
    "last": "Sistan",
    "tabbar": "Sweeps",
}
SHEET_FIELDS = SHEET_ROWS | {
    "cards": "Number of cards",
    "spades": "Number of spades",
    "aces": "Number of aces",
    "tabbar": "Number of sweeps",
}


def number(count: int) -> str:
    """A count in words."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def count_of_cards(count: int) -> str:
    """So many cards in words."""
    return f"{number(count)} card" if count == 1 else f"{number(count)} cards"


def upper(text: str) -> str:
    """The same text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _seats(fact: Fact) -> tuple[int, ...]:
    return fact if isinstance(fact, tuple) else ()


class EnglishCards:
    """Cards and numbers."""

    def card(self, card: int) -> str:
        return f"the {RANKS[rank(card)]} of {SUITS[suit(card)]}"

    def Card(self, card: int) -> str:  # noqa: N802
        return upper(self.card(card))

    def plain(self, names: list[str]) -> str:
        return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]

    def cards(self, cards: tuple[int, ...]) -> str:
        return self.plain([self.card(card) for card in cards]) if cards else "no cards"

    def index(self, card: int) -> str:
        return INDICES.get(rank(card), str(rank(card)))

    def suit(self, suit: int) -> str:
        return SUITS[suit]

    def card_in_hand(self, card: int, number: int, count: int) -> str:
        return f"{upper(RANKS[rank(card)])} of {SUITS[suit(card)]}, card {number} of {count}"

    def card_count(self, count: int) -> str:
        return "1 card" if count == 1 else f"{count} cards"


class EnglishFrame:
    """What stands around the game itself."""

    lang = "en"
    back = "Back"
    next = "Next"
    first = "To the start"
    play_yourself = "Play on from here"
    return_to_script = "Back to the example"
    undo = "Undo"
    redo = "Redo"
    start_over = "Start again from here"
    what_may_i_do = "What may I do here?"
    all_steps = "All steps"
    more_reasons = "More reasons"
    typed_move = "Type a move"
    try_it = "Try it"
    notation_key = (
        "Cards: rank then suit, 7 8 9 T J Q K A and c d h s (clubs, diamonds, hearts, spades). "
        "Moves: lead 8d 8h · beat 8d Kd · own 8s Ts (lead against yourself and beat it) · draw · "
        "take (pick up) · done. A move by somebody else: 1: lead 9d (seats count from 0)."
    )
    why_title = "What happened"
    opening = "The position"
    position_label = "Position"
    other_way = "Try the other way"
    main_line = "Back to the main line"
    unwise = "unwise"
    illegal = "not allowed"
    compare_title = "Compare with the main line"
    engine_slow = "Fetching the rules engine. The first time takes a moment."
    engine_failed = "The rules engine could not be started."
    engine_forbidden = "This browser does not allow WebAssembly, so the rules engine cannot start."
    engine_crashed = "Something went wrong in the rules engine. The position is still here."
    retry = "Try again"
    over = "The deal is over"

    def step(self, step: int, last: int) -> str:
        return f"Step {step} of {last}"

    def moves_played(self, count: int) -> str:
        return (
            "Your turn to try" if count == 0 else "Your play, one move" if count == 1 else f"Your play, {count} moves"
        )

    def to_act(self, name: str) -> str:
        return f"{name} is to act."

    def compare(self, only_main: str, only_branch: str) -> str:
        return f"In the main line you still hold {only_main}; here you are left with {only_branch}."

    def compare_same(self) -> str:
        return "Both ways end with the same cards in hand."

    def unreadable(self, from_the_start: bool) -> str:
        return (
            "The link could not be read. The example is shown from its start."
            if from_the_start
            else "That could not be read. The example stays as it was."
        )

    def still_readable(self, kind: str) -> str:
        if kind == "sheet":
            return "What you type is kept, but the points are not counted again until the engine runs."
        return "You can still read and step through the example."

    def rule_link(self, number: str) -> str:
        return f"Rule {number}"

    def problem(self, problem: Problem) -> str:
        word = dict(problem.facts).get("word", "")
        match problem.what:
            case "no_move":
                return "Type a move, for instance lead 8d."
            case "not_a_verb":
                return f"‘{word}’ is not a move. The moves are lead, beat, own, draw, take and done."
            case "not_a_card":
                return f"‘{word}’ is not a card. Write rank then suit, for instance Kd for the king of diamonds."
            case "not_in_this_pack":
                return f"There is no card ‘{word}’ in this pack. Kaschlan is played with the sevens and higher."
            case "not_a_seat":
                return f"There is no seat ‘{word}’ at this table."
            case "too_few_words":
                return f"‘{word}’ needs more cards after it."
            case "too_many_words":
                return f"One word too many: ‘{word}’."
        return "That text could not be read."


class EnglishKaschlan:
    """Kaschlan: roles, zones, moves, events and refusals."""

    attacks = "attacks"
    defends = "defends"
    joins = "may join"
    out = "out"
    stock = "Stock"
    on_the_table = "On the table"
    nothing_led = "Nothing has been led"
    no_cards = "No cards"
    trump_mark = "trump"
    key = "A dot in the corner: a trump."
    do_lead = "Lead"
    do_own = "Lead against yourself"
    do_draw = "Draw up to five"
    do_take = "Pick up"
    do_done_leading = "Done, lead no more"
    do_done_defending = "Done defending"
    must_be_beaten = "to be beaten"
    hint_lead = "Choose one or more cards of one rank, then lead them."
    hint_join = "Choose cards of the rank that was led, or leave it at that."
    hint_defend = "Choose a card in hand, then the card it is to beat."
    hint_beaten_all = "Everything is beaten. Draw, lead against yourself, or end the defence."
    hint_pick_target = "Now choose the card on the table that it is to beat."
    hint_pick_beater = "Now choose the card that is to beat it."

    def _cards(self, cards: tuple[int, ...]) -> str:
        return EnglishCards().cards(cards)

    def _card(self, card: int) -> str:
        return EnglishCards().card(card)

    def _Card(self, card: int) -> str:  # noqa: N802
        return EnglishCards().Card(card)

    def hand_of(self, name: str) -> str:
        return f"{name}’s hand"

    def stock_count(self, count: int) -> str:
        return f"{count} left" if count else "gone"

    def trump(self, suit: int) -> str:
        return f"{upper(SUITS[suit])} are trumps"

    def beaten_by(self, led: int, beater: int) -> str:
        return f"{self._Card(led)}, beaten with {self._card(beater)}"

    def turn_up(self, card: int) -> str:
        return f"The turn-up underneath: {self._card(card)}"

    def move_lead(self, cards: tuple[int, ...]) -> str:
        return f"Lead {self._cards(cards)}"

    def move_beat(self, led: int, beater: int) -> str:
        return f"Beat {self._card(led)} with {self._card(beater)}"

    def move_own(self, card: int, beater: int) -> str:
        return f"Lead {self._card(card)} against yourself and beat it with {self._card(beater)}"

    def led_first(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} leads {self._cards(cards)}."

    def led_again(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} leads {self._cards(cards)} too."

    def joined(self, who: str, cards: tuple[int, ...], defender: str) -> str:
        return f"{who} adds {self._cards(cards)} against {defender}."

    def led_own(self, who: str, card: int) -> str:
        return f"{who} makes a self-attack with {self._card(card)}."

    def beat(self, who: str, led: int, beater: int) -> str:
        return f"{who} beats {self._card(led)} with {self._card(beater)}."

    def beat_higher_trump(self, who: str, led: int, beater: int) -> str:
        return f"{who} beats {self._card(led)} with {self._card(beater)}, a higher trump."

    def beat_highest_trump(self, who: str, led: int) -> str:
        return f"{who} beats {self._card(led)} with the queen of diamonds, the highest trump."

    def drew(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} draws {self._cards(cards)}."

    def drew_to_five(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} draws only {self._cards(cards)}: that makes five in hand."

    def drew_the_last(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} draws {self._cards(cards)}. There is no more in the stock."

    def drew_none(self, who: str) -> str:
        return f"{who} already holds five cards or more and draws none."

    def drew_none_after_taking(self, who: str) -> str:
        return f"Having picked up, {who} may not draw."

    def stock_gone(self) -> str:
        return "The stock is gone now. Play goes on, but nobody draws any more."

    def turn_to_join(self, who: str) -> str:
        return f"Now {who} may join the attack."

    def turn_to_defend(self, who: str) -> str:
        return f"The attack is complete. Now {who} must defend."

    def passed_no_rank(self, who: str, rank: int) -> str:
        return f"{who} has no {RANKS[rank]} to add."

    def passed_four_led(self, who: str) -> str:
        return f"Four cards have been led already, so {who} cannot add any."

    def passed_limit(self, who: str, defender: str) -> str:
        return f"{defender} has no card to spare for another lead, so {who} cannot add any."

    def picked_up(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} picks up {self._cards(cards)}."

    def discarded_all(self) -> str:
        return "All cards on the table leave play."

    def discarded_rest(self, cards: tuple[int, ...]) -> str:
        return f"The other cards on the table leave play: {self._cards(cards)}."

    def went_out(self, who: str) -> str:
        return f"{who} has no cards left and goes out."

    def roles_held(self, attacker: str, defender: str) -> str:
        return f"The defence held. Now {attacker} attacks and {defender} defends."

    def roles_again(self, attacker: str, defender: str) -> str:
        return f"{attacker} attacks {defender} once more."

    def roles_right_neighbour(self, attacker: str, defender: str) -> str:
        return f"{attacker}, the nearest on the right, now attacks {defender}."

    def roles_next_defender(self, attacker: str, defender: str) -> str:
        return f"{attacker} goes on attacking. Now {defender} defends."

    def roles_both_new(self, attacker: str, defender: str) -> str:
        return f"Both went out. Now {attacker} attacks and {defender} defends."

    def deal_over(self) -> str:
        return "The deal is over."

    def lost(self, who: str) -> str:
        return f"{who} is the only one left with cards and is kaschlan."

    def drawn_deal(self) -> str:
        return "The last two went out in the same bout. Nobody is kaschlan."

    def refuse_seat(self) -> str:
        return "There are not that many players at the table."

    def refuse_before_lead(self, attacker: str) -> str:
        return f"First {attacker} must lead."

    def refuse_not_held(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} does not hold {self._cards(cards)}."

    def refuse_ranks_differ(self) -> str:
        return "Cards led together must be of the same rank."

    def refuse_pass(self, who: str) -> str:
        return f"{who} is the attacker and must lead at least one card."

    def refuse_defence_too_early(self, who: str) -> str:
        return f"{who} may not start defending until everybody else is done."

    def refuse_defence_begun(self, who: str) -> str:
        return f"The defence has begun, so {who} may not add cards any more."

    def refuse_out_of_order(self, who: str, before: str) -> str:
        return f"{before} comes before {who}."

    def refuse_other_rank(self, rank: int) -> str:
        return f"In this bout only {RANKS[rank]}{'es' if rank == 6 else 's'} may be led."

    def refuse_no_rank(self, who: str, rank: int) -> str:
        return f"{who} has no {RANKS[rank]} and cannot add anything."

    def refuse_four_led(self) -> str:
        return "No more than four cards may be led in one bout."

    def refuse_limit(self, defender: str, limit: int, led: int) -> str:
        return (
            f"That is too many: {defender} has {count_of_cards(limit)} to beat with, "
            f"and would face {count_of_cards(led)}."
        )

    def refuse_limit_reached(self, who: str, defender: str) -> str:
        return f"{defender} has no card to spare for another lead, so {who} may not add any."

    def refuse_own_limit(self, limit: int, led: int) -> str:
        return (
            f"The hand is too small: {count_of_cards(led)} would lie unbeaten, "
            f"with only {count_of_cards(limit)} left to beat with."
        )

    def refuse_draw_five(self, who: str) -> str:
        return f"{who} already holds five cards or more, so there is no draw."

    def refuse_draw_no_stock(self) -> str:
        return "The stock is gone. There is nothing to draw."

    def refuse_done_unbeaten(self, cards: tuple[int, ...]) -> str:
        return f"The defence is not complete: beat {self._cards(cards)}, or pick up."

    def refuse_not_defender(self, defender: str) -> str:
        return f"Only {defender}, who defends, may do that."

    def refuse_side_suit(self, led: int, beater: int) -> str:
        return f"{self._Card(beater)} does not beat {self._card(led)}. Only a higher card of {SUITS[suit(led)]} or a trump does."

    def refuse_trump(self, led: int, beater: int) -> str:
        return f"{self._Card(led)} is a trump, and only a higher trump beats it. {self._Card(beater)} is not one."

    def refuse_queen(self) -> str:
        return "The queen of diamonds is the highest trump. No card beats it."

    def refuse_no_such_target(self, card: int) -> str:
        return f"{self._Card(card)} is not on the table waiting to be beaten."

    def refuse_own_rank(self) -> str:
        return "In a self-attack you may lead only cards of the rank that is already on the table."

    def refuse_defender_leads(self) -> str:
        return "The defender can lead only in self-attack, and must beat the card at once."

    def refuse_own_by_attacker(self, defender: str) -> str:
        return f"Only {defender}, who defends, may make a self-attack."

    def refuse_own_unbeaten(self, beater: int) -> str:
        return f"A card led in self-attack must be beaten from the same hand. {self._Card(beater)} will not do."

    def refuse_draw_unbeaten(self, cards: tuple[int, ...]) -> str:
        return f"You may draw only when everything is beaten. Still there: {self._cards(cards)}."

    def refuse_take_nothing(self) -> str:
        return "Everything is beaten, so there is nothing to pick up."

    def refuse_over(self) -> str:
        return "The deal is over."

    def refuse_must_beat(self) -> str:
        return "With the must-beat rule you have to beat the whole attack when you can, and here you can."

    def refuse_own_before_beaten(self) -> str:
        return "With this house rule you may attack yourself only when everything else is beaten."

    def refuse_had_turn(self, who: str) -> str:
        return f"{who} has already had a turn in this bout."


class EnglishSheet:
    """The score sheet of Kasino."""

    sheet_sum = "Total"
    sheet_reset = "Back to the example"
    sheet_cannot_be = "No pack can end like this. Put right what is marked, and the points are counted."
    sheet_nobody_took = "Nobody took anything in the whole pack. Nobody scores, and the checksum does not apply."

    def sheet_player(self, number: int) -> str:
        return f"Player {number}"

    def sheet_name(self, number: int) -> str:
        return f"Name of player {number}"

    def sheet_row(self, row: str) -> str:
        return SHEET_ROWS[row]

    def sheet_field(self, row: str, name: str) -> str:
        return f"{SHEET_FIELDS[row]}, {name}"

    def sheet_result(self, names: tuple[str, ...], points: tuple[int, ...]) -> str:
        return ", ".join(f"{name}: {_points(own)}" for name, own in zip(names, points, strict=True)) + "."

    def sheet_tie(self, rule: str) -> str:
        if rule == "C69":
            return "The most cards are shared, so nobody scores for them."
        return "The most spades are shared, so nobody scores for them."

    def sheet_checksum(self, checksum: int, tabbar: int, ties: tuple[str, ...]) -> str:
        without = "Without the sweeps" if tabbar > 1 else "Without the sweep" if tabbar else "Together"
        lost = {"C69": "one for cards", "C70": "two for spades"}
        less = f": 11, less {EnglishCards().plain([lost[rule] for rule in ties])}" if ties else ", just as it should be"
        return f"{without} that makes {_points(checksum)}{less}."

    def sheet_problem(self, problem: Problem, names: tuple[str, ...]) -> str:
        facts = dict(problem.facts)
        seat, row = facts.get("seat"), str(facts["field"])
        who = names[seat] if isinstance(seat, int) else ""
        match problem.what:
            case "not_a_number":
                return f"{self.sheet_field(row, who)}: type a whole number, 0 or more."
            case "total" if row in ("storan", "lillan"):
                return f"Somebody must have {row}."
            case "total":
                return f"There are {facts['limit']} {row} in the pack, but these add up to {facts['total']}."
            case "single_card":
                return f"{who} cannot have a single card: whoever takes gets two at least."
            case "too_few_cards":
                return f"{who} has too few cards: the spades, the aces and storan alone are at least {facts['least']}."
            case "lillan_without_spade":
                return f"{who} has lillan and so at least one spade: lillan is the two of spades."
            case "spade_ace_nowhere":
                return "Nobody can have the ace of spades: it takes both an ace and a spade other than lillan."
            case "spade_ace_twice":
                together = EnglishCards().plain([names[one] for one in _seats(facts["seats"])])
                return f"The cards only fit if the ace of spades is both ace and spade for {together}, but there is only one."
            case "tabbe_cards":
                return f"{who} has too few cards for that. Every sweep takes at least two cards, so {facts['limit']} is the most."
            case "too_many_tabbar":
                return f"No pack has room for that many sweeps. The most is {facts['limit']}."
            case "last_missing":
                return "Somebody must have taken last and scored sistan."
            case "last_without_cards":
                return f"{who} has no cards and cannot have taken last."
        raise LookupError(problem.what)


class English(EnglishCards, EnglishFrame, EnglishKaschlan, EnglishSheet):
    """Everything that is said."""
