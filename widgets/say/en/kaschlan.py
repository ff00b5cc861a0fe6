"""Kaschlan in English: roles, zones, moves, events and refusals."""

from engine.cards import suit
from widgets.say.en.cards import RANKS, SUITS, EnglishCards, count_of_cards, upper


class EnglishKaschlan(EnglishCards):
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
    trumps_in_order = "The trumps, highest first"
    press_a_card = "Press a card to see what beats it."
    key = "A dot below the suit: a trump."
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

    def hand_of(self, name: str) -> str:
        return f"{name}’s hand"

    def stock_count(self, count: int) -> str:
        return f"{count} left" if count else "gone"

    def trump(self, suit: int) -> str:
        return f"{upper(SUITS[suit])} are trumps"

    def beaten_by(self, led: int, beater: int) -> str:
        return f"{self.Card(led)}, beaten with {self.card(beater)}"

    def turn_up(self, card: int) -> str:
        return f"The turn-up underneath: {self.card(card)}"

    def side_suit(self, suit: int) -> str:
        return f"{upper(SUITS[suit])}, a side suit"

    def beaten_by_these(self, led: int, cards: tuple[int, ...]) -> str:
        if not cards:
            return f"Nothing beats {self.card(led)}."
        return f"{self.Card(led)} is beaten by {self.cards(cards)}."

    def kaschlan_key(self, other: str) -> str:
        return (
            "Type it as you say it: lead the eight of diamonds · beat the eight of diamonds with the king of diamonds · "
            "lead the eight of spades against yourself and beat it with the ten of spades · draw · pick up · done. "
            f"A move by somebody else: {other}: lead the nine of diamonds. Cards may be short: 8d, Kh, Jc. "
            "So may moves: lead 8d 8h · beat 8d Kd · own 8s Ts · draw · take · done."
        )

    def move_lead(self, cards: tuple[int, ...]) -> str:
        return f"Lead {self.cards(cards)}"

    def move_beat(self, led: int, beater: int) -> str:
        return f"Beat {self.card(led)} with {self.card(beater)}"

    def move_own(self, card: int, beater: int) -> str:
        return f"Lead {self.card(card)} against yourself and beat it with {self.card(beater)}"

    def led_first(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} leads {self.cards(cards)}."

    def led_again(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} leads {self.cards(cards)} too."

    def joined(self, who: str, cards: tuple[int, ...], defender: str) -> str:
        return f"{who} adds {self.cards(cards)} against {defender}."

    def led_own(self, who: str, card: int) -> str:
        return f"{who} makes a self-attack with {self.card(card)}."

    def beat(self, who: str, led: int, beater: int) -> str:
        return f"{who} beats {self.card(led)} with {self.card(beater)}."

    def beat_higher_trump(self, who: str, led: int, beater: int) -> str:
        return f"{who} beats {self.card(led)} with {self.card(beater)}, a higher trump."

    def beat_highest_trump(self, who: str, led: int) -> str:
        return f"{who} beats {self.card(led)} with the queen of diamonds, the highest trump."

    def drew(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} draws {self.cards(cards)}."

    def drew_to_five(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} draws only {self.cards(cards)}: that makes five in hand."

    def drew_the_last(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} draws {self.cards(cards)}. There is no more in the stock."

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
        return f"{who} picks up {self.cards(cards)}."

    def discarded_all(self) -> str:
        return "All cards on the table leave play."

    def discarded_rest(self, cards: tuple[int, ...]) -> str:
        return f"The other cards on the table leave play: {self.cards(cards)}."

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
        return f"{who} does not hold {self.cards(cards)}."

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
        return f"The defence is not complete: beat {self.cards(cards)}, or pick up."

    def refuse_not_defender(self, defender: str) -> str:
        return f"Only {defender}, who defends, may do that."

    def refuse_side_suit(self, led: int, beater: int) -> str:
        return f"{self.Card(beater)} does not beat {self.card(led)}. Only a higher card of {SUITS[suit(led)]} or a trump does."

    def refuse_trump(self, led: int, beater: int) -> str:
        return f"{self.Card(led)} is a trump, and only a higher trump beats it. {self.Card(beater)} is not one."

    def refuse_queen(self) -> str:
        return "The queen of diamonds is the highest trump. No card beats it."

    def refuse_no_such_target(self, card: int) -> str:
        return f"{self.Card(card)} is not on the table waiting to be beaten."

    def refuse_own_rank(self) -> str:
        return "In a self-attack you may lead only cards of the rank that is already on the table."

    def refuse_defender_leads(self) -> str:
        return "The defender can lead only in self-attack, and must beat the card at once."

    def refuse_own_by_attacker(self, defender: str) -> str:
        return f"Only {defender}, who defends, may make a self-attack."

    def refuse_own_unbeaten(self, beater: int) -> str:
        return f"A card led in self-attack must be beaten from the same hand. {self.Card(beater)} will not do."

    def refuse_draw_unbeaten(self, cards: tuple[int, ...]) -> str:
        return f"You may draw only when everything is beaten. Still there: {self.cards(cards)}."

    def refuse_take_nothing(self) -> str:
        return "Everything is beaten, so there is nothing to pick up."

    def refuse_over(self) -> str:
        return "The deal is over."

    def refuse_must_beat(self) -> str:
        return "With compulsory beating the whole attack must be beaten when it can be, and here it can."

    def refuse_own_before_beaten(self) -> str:
        return "With this house rule you may attack yourself only when everything else is beaten."

    def refuse_had_turn(self, who: str) -> str:
        return f"{who} has already had a turn in this bout."
