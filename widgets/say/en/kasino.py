"""Kasino in English: zones, moves, events and refusals."""

from widgets.say.en.cards import RANKS, EnglishCards, article, so_many_points, upper
from widgets.say.en.sheet import SHEET_ROWS

VALUES = (
    "nought", "one", "two", "three", "four", "five", "six", "seven", "eight",
    "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
)  # fmt: skip


class EnglishKasino(EnglishCards):
    """Everything that is said about Kasino."""

    loose_cards = "On the table"
    empty_table = "The table is empty"
    to_play = "to play"
    last_deal = "The last deal"
    do_capture = "Capture"
    do_lay = "Lay out"
    kasino_hint = "Choose a card in hand, and what it is to take or build on."
    kasino_hint_table = "Choose what it is to take or build on, or lay the card out."

    def value(self, value: int) -> str:
        return VALUES[value]

    def rank(self, rank: int) -> str:
        return upper(RANKS[rank])

    def takes(self, rank: int) -> str:
        if rank == 14:
            return "An ace is 1 or 14. As 14 it takes cards that make fourteen together, or a lone ace; as 1 only aces."
        return (
            f"{upper(article(RANKS[rank]))} takes cards of its value, and cards that make {self.value(rank)} together."
        )

    def cards_together(self, count: int) -> str:
        return f"{upper(self.value(count))} cards"

    def do_build_value(self, value: int) -> str:
        return f"Build {self.value(value)}"

    def build_name(self, value: int, cards: tuple[int, ...], double: bool, owner: str) -> str:
        return f"{self.build_label(value, double, owner)}: {self.cards(cards)}"

    def build_label(self, value: int, double: bool, owner: str) -> str:
        kind = "Double build" if double else "Build"
        return f"{kind} of {self.value(value)} by {owner}"

    def pile_count(self, cards: int, tabbar: int) -> str:
        swept = "" if not tabbar else ", 1 sweep" if tabbar == 1 else f", {tabbar} sweeps"
        return f"{cards} in the pile{swept}"

    def pile_tally(
        self, cards: int, spades: int, aces: int, storan: bool, lillan: bool, tabbar: int, last: bool
    ) -> str:
        held = [
            "1 spade" if spades == 1 else f"{spades} spades",
            "1 ace" if aces == 1 else f"{aces} aces",
            *(["storan"] if storan else []),
            *(["lillan"] if lillan else []),
        ]
        return f"{self.pile_count(cards, tabbar)}: {', '.join(held)}{'; took last' if last else ''}"

    def the_build(self, value: int, cards: tuple[int, ...]) -> str:
        return f"the build of {self.value(value)}" + (f" ({self.cards(cards)})" if cards else "")

    def move_take(self, card: int, cards: tuple[int, ...]) -> str:
        return f"Take {self.cards(cards)} with {self.card(card)}"

    def move_build(self, card: int, cards: tuple[int, ...], value: int) -> str:
        return f"Lay {self.card(card)} on {self.cards(cards)} and build {self.value(value)}"

    def move_raise(self, card: int, before: str, value: int, gathered: tuple[int, ...]) -> str:
        more = f" and gather {self.cards(gathered)}" if gathered else ""
        return f"Raise {before} to {self.value(value)} with {self.card(card)}{more}"

    def kasino_key(self, other: str) -> str:
        return (
            "Type it as you say it: take the seven of spades and the five of hearts with the queen of hearts · "
            "lay the three of hearts on the five of clubs and build eight · "
            "raise the build of seven to nine with the two of diamonds · lay out the jack of hearts. "
            f"A move by somebody else: {other}: lay out the nine of diamonds. Cards may be short: 7s, Qh, Jc. "
            "So may moves: take Qh 7s 5h · build 3h 8 5c · lay Jh."
        )

    def move_lay(self, card: int) -> str:
        return f"Lay out {self.card(card)}"

    def laid(self, who: str, card: int, empty: bool) -> str:
        return f"{who} lays out {self.card(card)}{' on the empty table' if empty else ''}."

    def captured(self, who: str, card: int, parts: tuple[tuple[int, ...], ...], value: int) -> str:
        high = ", counted as fourteen" if card % 13 == 12 and value == 14 else ""
        return f"{who} takes {', together with '.join(map(self.cards, parts))}, using {self.card(card)}{high}."

    def captured_build(self, who: str, card: int, cards: tuple[int, ...], value: int) -> str:
        return f"{who} takes the build of {self.value(value)} with {self.card(card)}: {self.cards(cards)}."

    def swept(self, who: str) -> str:
        return f"The table is empty: a sweep for {who}."

    def built(self, who: str, card: int, cards: tuple[int, ...], value: int, double: bool) -> str:
        kind = ", a double build" if double else ""
        return f"{who} lays {self.card(card)} on {self.cards(cards)} and builds {self.value(value)}{kind}."

    def raised(self, who: str, card: int, cards: tuple[int, ...], value: int, double: bool) -> str:
        kind = ". With what is gathered it becomes a double build" if double else ""
        return f"{who} raises to {self.value(value)} with {self.card(card)}{kind}: {self.cards((card, *cards))}."

    def drew_one(self, who: str, card: int) -> str:
        return f"{who} draws {self.card(card)}."

    def dealt(self, who: str, count: int) -> str:
        return f"{who} is dealt {self.value(count)} new cards."

    def nobody_took(self) -> str:
        return "The pack is over. Nobody took anything, so nobody gets the cards on the table."

    def leftovers(self, who: str, cards: tuple[int, ...]) -> str:
        return f"The pack is over. What is left goes to {who}, who took last: {self.cards(cards)}."

    def sistan(self, who: str) -> str:
        return f"{who} took last and scores sistan."

    def scored(self, who: str, row: str, points: int) -> str:
        return f"{SHEET_ROWS[row]}: {who}, {so_many_points(points)}."

    def tied(self, row: str) -> str:
        return f"{SHEET_ROWS[row]}: a tie, so nobody scores."

    def refuse_pack_over(self) -> str:
        return "The pack is over."

    def refuse_other_turn(self, who: str) -> str:
        return f"It is {who}’s turn."

    def refuse_card_not_held(self, who: str, card: int) -> str:
        return f"{who} does not hold {self.card(card)}."

    def refuse_value(self, card: int, value: int) -> str:
        return f"{self.Card(card)} cannot count as {self.value(value)}."

    def refuse_not_on_table(self, cards: tuple[int, ...]) -> str:
        return f"Not on the table: {self.cards(cards)}."

    def refuse_sum(self, value: int) -> str:
        return (
            f"That does not add up: the chosen cards cannot be sorted into groups that each make {self.value(value)}."
        )

    def refuse_twice(self, cards: tuple[int, ...]) -> str:
        return f"A card can be counted only once: {self.cards(cards)}."

    def refuse_inside_build(self, cards: tuple[int, ...]) -> str:
        return f"Part of a build, and not to be taken by itself: {self.cards(cards)}."

    def refuse_empty_table(self) -> str:
        return "The table is empty. All you can do is lay out."

    def refuse_build_sum(self, value: int) -> str:
        return f"That is no build of {self.value(value)}: every part must make exactly that."

    def refuse_other_build(self, build: int, value: int) -> str:
        return f"The build is worth {self.value(build)}. It is taken whole by a card of that value, not by {self.value(value)}."

    def refuse_no_building(self) -> str:
        return "This game is played without builds."

    def refuse_no_taker(self, value: int) -> str:
        return f"Whoever builds {self.value(value)} must still hold a card worth {self.value(value)}."

    def refuse_raise_double(self) -> str:
        return "A double build keeps its value until it is taken. It cannot be raised."

    def refuse_raise_from_table(self) -> str:
        return "A build is raised with a card from the hand only, not with cards from the table."

    def refuse_no_hand_card(self) -> str:
        return "The card from the hand must be part of what is built."

    def refuse_not_maximal(self) -> str:
        return "With this house rule you must take everything the card can take, and here it can take more."

    def refuse_raise_own(self) -> str:
        return "With this house rule nobody may raise their own build."

    def refuse_second_build(self, value: int) -> str:
        return f"With this house rule there may be only one build of {self.value(value)}."

    def refuse_duty(self, value: int) -> str:
        return f"With this house rule the owner of the build of {self.value(value)} must keep a card that takes it."

    def refuse_lay_while_owning(self) -> str:
        return "With this house rule the owner of a build may not lay out."

    def refuse_must_take(self) -> str:
        return "In misère casino a card that can take must take, and as much as it can."

    def refuse_must_sweep(self, cards: tuple[int, ...]) -> str:
        return f"In misère casino a sweep is compulsory. It must be made here, with {self.cards(cards)}."
