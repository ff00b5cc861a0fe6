"""A Kasino position: reading it and writing it, the piles, the forms and options, the points of a pack."""

import re
from dataclasses import dataclass

from .text import (
    PLACE,
    BadText,
    in_pack_order,
    read_card,
    read_cards,
    read_fields,
    read_move,
    read_numbers,
    write_cards,
    write_fields,
    write_numbers,
)

VERBS = ["take", "build", "lay"]
OPTIONS = {
    "building": "on",
    "hand_values": "off",
    "table_ace": "either",
    "capture": "free",
    "build_duty": "none",
    "raise_own": "yes",
    "same_value_builds": "yes",
    "tabbe_on_last_play": "yes",
    "draw": "off",
    "pairs": "off",
    "misere": "off",
    "target": "16",
}
FORMS = {
    "standard": {},
    "nordic": {"building": "off"},
    "finnish": {"building": "off", "hand_values": "finnish"},
    "drag": {"draw": "on"},
    "pairs": {"pairs": "on"},
    "kryp": {"building": "off", "misere": "on"},
}
COUNTS = ["cards", "spades", "aces", "storan", "lillan"]
FIELDS = ["hands", "table", "builds", "stock", "taken", *COUNTS, "tabbar", "last", "turn", "dealer", "points", "form"]


@dataclass
class Build:
    value: int
    double: bool
    cards: list[str]
    owner: int

    @property
    def word(self) -> str:
        """How a move names it: its cards in pack order, joined by dots."""
        return ".".join(in_pack_order(self.cards))


@dataclass
class Piles:
    """What each seat has taken: the cards, or in a position with counted piles only their numbers."""

    taken: list[list[str]]
    counted: bool
    cards: list[int]
    spades: list[int]
    aces: list[int]
    storan: int | None
    lillan: int | None

    def add(self, seat: int, cards: list[str]) -> None:
        self.taken[seat] += cards
        self.cards[seat] += len(cards)
        self.spades[seat] += sum(card[1] == "s" for card in cards)
        self.aces[seat] += sum(card[0] == "A" for card in cards)
        self.storan = seat if "Td" in cards else self.storan  # C11
        self.lillan = seat if "2s" in cards else self.lillan  # C12


@dataclass
class State:
    hands: list[list[str]]
    table: list[str]  # the loose cards
    builds: list[Build]
    stock: list[str]  # next card first
    piles: Piles
    tabbar: list[int]
    last: int | None
    turn: int | None
    dealer: int
    points: list[int]
    options: dict[str, str]

    def words(self) -> list[str]:
        """Every item on the table as moves name it: loose cards in pack order, then the builds."""
        builds = sorted(self.builds, key=lambda build: PLACE[in_pack_order(build.cards)[0]])
        return in_pack_order(self.table) + [build.word for build in builds]

    def build(self, word: str) -> Build:
        return next(build for build in self.builds if build.word == word)


def over(state: State) -> bool:
    return not any(state.hands) and not state.stock


# Points


def score(state: State) -> list[int]:
    """The points of a finished pack per seat, or per team (C69 to C77, CA22, CA23, CA26, CA27, CA39)."""
    piles, seats = state.piles, range(len(state.hands))
    teams = [[0, 2], [1, 3]] if state.options["pairs"] == "on" else [[seat] for seat in seats]
    cards = [sum(piles.cards[seat] for seat in team) for team in teams]
    spades = [sum(piles.spades[seat] for seat in team) for team in teams]
    points = [0 for _ in teams]
    for place, team in enumerate(teams):
        if cards.count(max(cards)) == 1 and cards[place] == max(cards):
            points[place] += 1
        if spades.count(max(spades)) == 1 and spades[place] == max(spades):
            points[place] += 2
        points[place] += sum(piles.aces[seat] for seat in team)
        points[place] += 2 if piles.storan in team else 0
        points[place] += 1 if piles.lillan in team else 0
        points[place] += 1 if state.last in team else 0
        points[place] += sum(state.tabbar[seat] for seat in team)
    return points


# Text


def parse(state: State, move: str) -> tuple[int | None, str, str, int | None, list[str]]:
    """The seat, verb, hand card, value and table items of a move; items as the position would name them."""
    seat, (verb, *words) = read_move(move, len(state.hands))
    if verb not in VERBS or not words:
        raise BadText(move)
    value = None
    first, equals, number = words.pop(0).partition("=")
    if equals and verb != "take":
        raise BadText(move)
    if verb == "build":
        if not words:
            raise BadText(move)
        number = words.pop(0)
    if equals or verb == "build":
        if not re.fullmatch("[1-9][0-9]*", number) or int(number) > 16:
            raise BadText(move)
        value = int(number)
    if (verb == "lay") == bool(words):
        raise BadText(move)
    items = [".".join(in_pack_order(read_card(card) for card in word.split("."))) for word in words]
    return seat, verb, read_card(first), value, items


def read(position: str) -> State:
    fields = read_fields(position, "kasino")
    if any(key not in FIELDS and key not in OPTIONS for key in fields):
        raise BadText(position)
    hands = [read_cards(hand) for hand in fields["hands"].split("/")]
    seats = len(hands)
    named = {name: fields[name] for name in OPTIONS if name in fields}
    options = OPTIONS | FORMS[fields.get("form", "standard")] | named
    if options["hand_values"] == "finnish":
        options["table_ace"] = "one"
    state = State(
        hands=hands,
        table=[read_card(word) for word in fields["table"].split(",")] if fields.get("table") else [],
        builds=[read_build(word) for word in fields["builds"].split(",")] if fields.get("builds") else [],
        stock=read_cards(fields.get("stock", "")),
        piles=read_piles(fields, seats),
        tabbar=read_numbers(fields.get("tabbar"), seats),
        last=int(fields["last"]) if "last" in fields else None,
        turn=int(fields.get("turn", "0")),
        dealer=int(fields.get("dealer", seats - 1)),
        points=read_numbers(fields.get("points"), 2 if options["pairs"] == "on" else seats),
        options=options,
    )
    if over(state):
        state.turn = None
    return state


def read_build(word: str) -> Build:
    value, cards, owner = re.split("[:@]", word)
    return Build(int(value.rstrip("x")), value.endswith("x"), read_cards(cards), int(owner))


def read_piles(fields: dict[str, str], seats: int) -> Piles:
    counted = any(name in fields for name in COUNTS)
    piles = Piles(
        taken=[[] for _ in range(seats)],
        counted=counted,
        cards=read_numbers(fields.get("cards"), seats),
        spades=read_numbers(fields.get("spades"), seats),
        aces=read_numbers(fields.get("aces"), seats),
        storan=int(fields["storan"]) if "storan" in fields else None,
        lillan=int(fields["lillan"]) if "lillan" in fields else None,
    )
    if not counted and "taken" in fields:
        for seat, pile in enumerate(fields["taken"].split("/")):
            piles.add(seat, read_cards(pile))
    return piles


def write(state: State) -> str:
    builds = [
        f"{build.value}{'x' if build.double else ''}:{''.join(in_pack_order(build.cards))}@{build.owner}"
        for build in sorted(state.builds, key=lambda build: PLACE[in_pack_order(build.cards)[0]])
    ]
    turn = "" if over(state) or not state.turn else str(state.turn)
    return write_fields(
        "kasino",
        [
            ("hands", "/".join(write_cards(in_pack_order(hand)) for hand in state.hands)),
            ("table", ",".join(in_pack_order(state.table))),
            ("builds", ",".join(builds)),
            ("stock", "".join(state.stock)),
            *write_piles(state.piles),
            ("tabbar", write_numbers(state.tabbar)),
            ("last", "" if state.last is None else str(state.last)),
            ("turn", turn),
            ("dealer", "" if state.dealer == len(state.hands) - 1 else str(state.dealer)),
            ("points", write_numbers(state.points)),
            *write_options(state.options),
        ],
    )


def write_piles(piles: Piles) -> list[tuple[str, str]]:
    if not piles.counted:
        taken = "/".join(write_cards(in_pack_order(pile)) for pile in piles.taken)
        return [("taken", taken if any(piles.taken) else "")]
    return [
        ("cards", write_numbers(piles.cards)),
        ("spades", write_numbers(piles.spades)),
        ("aces", write_numbers(piles.aces)),
        ("storan", "" if piles.storan is None else str(piles.storan)),
        ("lillan", "" if piles.lillan is None else str(piles.lillan)),
    ]


def write_options(options: dict[str, str]) -> list[tuple[str, str]]:
    """The form that leaves the fewest options to write (the first such), and those options."""
    ways = []
    for form, chosen in FORMS.items():
        usual = OPTIONS | chosen
        left = [(name, options[name]) for name in OPTIONS if options[name] != usual[name]]
        if options["hand_values"] == "finnish":  # says table_ace=one by itself
            left = [(name, value) for name, value in left if name != "table_ace"]
        ways.append([("form", "" if form == "standard" else form), *left])
    return min(ways, key=len)
