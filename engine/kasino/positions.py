"""Positions of Kasino as text.

>>> from engine.notation import split
>>> write(read(split("kasino?hands=2cTc6hJs/7c7d9h9s&table=4dTd6sKs&builds=8:5h3s@1")[1]))
'kasino?hands=2cTc6hJs/7c7d9h9s&table=4d,Td,6s,Ks&builds=8:5h3s@1'
"""

import re
from collections.abc import Iterable, Sequence

from engine.cards import ALL_CARDS, CARD_TEXTS, PACK, bits_of, cards_of, cards_text
from engine.deal import shuffle
from engine.kasino import options as house
from engine.kasino import scoring
from engine.kasino.dealing import PACKET, start
from engine.kasino.scoring import Tally
from engine.kasino.splitting import cover, heap
from engine.kasino.state import Build, Shown, State, Unseen, View
from engine.kasino.values import HIGHEST, total
from engine.notation import BadPosition, BadText, Field, Problem, join, parts, read_cards, read_hand, read_number
from engine.problems import What

NAME = "kasino"

COUNTS = ("cards", "spades", "aces")  # of the piles, by seat
SPECIAL = ("storan", "lillan")  # the seat that has it
BY_SEAT = ("hands", "taken", *COUNTS, "tabbar")
FIELDS = (
    "hands",
    "table",
    "builds",
    "stock",
    "taken",
    *COUNTS,
    *SPECIAL,
    "tabbar",
    "last",
    "turn",
    "dealer",
    "points",
    *house.FIELDS,
)
"""The fields of a position, in canonical order."""

DEAL_FIELDS = ("deal", "seats", "dealer", "points", *house.FIELDS)
"""The fields of a game's start."""

_BUILD = re.compile(r"([0-9]{1,2})(x?):([^:@]*)@([0-3])", re.IGNORECASE)
_MOST_POINTS = 9999


def read(fields: Iterable[Field]) -> Shown:
    """The state that the fields describe, a view if some cards are unseen.

    BadText where one is not notation, BadPosition with all that is wrong.
    """
    named = {field.name: field for field in fields}
    allowed = DEAL_FIELDS if "deal" in named else FIELDS
    for field in named.values():
        if field.name not in allowed:
            raise BadText(What.NO_SUCH_FIELD, field.at, field=field.name)
    if "deal" in named:
        return _read_deal(named)
    return _Reader(named).state()


def _read_deal(named: dict[str, Field]) -> State:
    options = house.read(named.values())
    seats = read_number(named["seats"], 4) if "seats" in named else 4 if options.pairs else 2
    if seats < 2:
        raise BadPosition([Problem(What.SEATS, {"count": seats})])
    dealer = read_number(named["dealer"], seats - 1) if "dealer" in named else seats - 1
    state = start(options, seats, dealer, shuffle(named["deal"].value, PACK))
    return state._replace(points=_points(named, len(state.points), state.points))


def _points(named: dict[str, Field], count: int, default: tuple[int, ...]) -> tuple[int, ...]:
    """The points of the match so far; in pairs two numbers."""
    if "points" not in named:
        return default
    field = named["points"]
    numbers = tuple(read_number(field, _MOST_POINTS, part, at) for part, at in parts(field))
    if len(numbers) != count:
        raise BadPosition([Problem(What.ENTRIES, {"field": "points", "count": len(numbers), "limit": count})])
    return numbers


class _Reader:
    """Reads one position, and collects what is wrong with it."""

    def __init__(self, named: dict[str, Field]):
        self.named = named
        self.wrong: list[Problem] = []
        self.options = house.read(named.values())
        self.seats = self._seats()

    def _seats(self) -> int:
        counts = {name: len(parts(self.named[name])) for name in BY_SEAT if name in self.named}
        if "points" in self.named and not self.options.pairs:
            counts["points"] = len(parts(self.named["points"]))
        seats = next(iter(counts.values()), 4 if self.options.pairs else 2)
        if not 2 <= seats <= 4:
            raise BadPosition([Problem(What.SEATS, {"count": seats})])
        differing = [
            Problem(What.ENTRIES, {"field": name, "count": count, "limit": seats})
            for name, count in counts.items()
            if count != seats
        ]
        if differing:
            raise BadPosition(differing)
        return seats

    def state(self) -> Shown:
        hands, unseen = self._piles("hands")
        taken, piles = self._piles("taken")
        stock, hidden_stock = self._stock()
        table = [
            card
            for part, at in (parts(self.named["table"], ",") if self._has("table") else ())
            for card in read_cards(self.named["table"], ALL_CARDS, part, at)
        ]
        builds = self._builds()
        counted = self._counted()
        tabbar = self._numbers("tabbar", 99)
        last = self._seat("last")
        dealer = self._seat("dealer")
        points = _points(
            self.named, 2 if self.options.pairs else self.seats, (0,) * (2 if self.options.pairs else self.seats)
        )
        placed = [*(card for hand in hands for card in hand), *table, *(card for cards, _ in builds for card in cards)]
        placed += stock
        self._once([*placed, *(card for pile in taken for card in pile)])
        sizes = [len(hand) + more for hand, more in zip(hands, unseen, strict=True)]
        turn = self._turn(sizes, len(stock) + hidden_stock)
        self.wrong += house.problems(self.options, self.seats)
        if counted:
            self.wrong += scoring.problems(counted, self.options, elsewhere=bits_of(placed), whole=False)
        if self.wrong:
            raise BadPosition(self.wrong)
        state = State(
            hands=tuple(map(bits_of, hands)),
            table=bits_of(table),
            builds=tuple(sorted((build for _, build in builds), key=lambda build: build.cards & -build.cards)),
            stock=tuple(stock),
            taken=tuple(map(bits_of, taken)),
            counted=counted,
            tabbar=tabbar,
            last=last,
            turn=turn,
            dealer=self.seats - 1 if dealer is None else dealer,
            points=points,
            options=self.options,
        )
        if not any(unseen) and not hidden_stock and not any(piles):
            return state
        return View(*state, Unseen(tuple(unseen), hidden_stock, tuple(piles)))

    def _has(self, name: str) -> bool:
        return name in self.named and self.named[name].value != ""

    def _piles(self, name: str) -> tuple[list[list[int]], list[int]]:
        """The cards of each seat's part, and how many more there are unseen."""
        if not self._has(name):
            return [[] for _ in range(self.seats)], [0] * self.seats
        read = [read_hand(self.named[name], ALL_CARDS, part, at) for part, at in parts(self.named[name])]
        return [cards for cards, _ in read], [hidden for _, hidden in read]

    def _stock(self) -> tuple[list[int], int]:
        if not self._has("stock"):
            return [], 0
        return read_hand(self.named["stock"], ALL_CARDS, self.named["stock"].value, 0)

    def _builds(self) -> list[tuple[list[int], Build]]:
        found = []
        field = self.named.get("builds")
        for part, at in parts(field, ",") if field and field.value else ():
            match = _BUILD.fullmatch(part)
            if field is None or match is None or not 1 <= int(match[1]) <= HIGHEST:
                raise BadText(What.NOT_A_BUILD, 0 if field is None else field.at + at, field="builds", word=part)
            cards = read_cards(field, ALL_CARDS, match[3], at + match.start(3))
            build = Build(int(match[1]), bool(match[2]), bits_of(cards), int(match[4]))
            if build.owner >= self.seats:
                self.wrong.append(Problem(What.OWNER, {"field": "builds", "seat": build.owner}))
            if not splits(build):
                self.wrong.append(Problem(What.BUILD, {"field": "builds", "value": build.value, "cards": tuple(cards)}))
            found.append((cards, build))
        return found

    def _numbers(self, name: str, limit: int) -> tuple[int, ...]:
        if not self._has(name):
            return (0,) * self.seats
        return tuple(read_number(self.named[name], limit, part, at) for part, at in parts(self.named[name]))

    def _seat(self, name: str) -> int | None:
        """The seat that a field names."""
        if not self._has(name):
            return None
        seat = read_number(self.named[name], 3)
        if seat >= self.seats:
            self.wrong.append(Problem(What.NO_SUCH_SEAT, {"field": name, "seat": seat}))
        return seat

    def _counted(self) -> tuple[Tally, ...]:
        """The piles where they are only counted; empty where they are not, or nothing is in them."""
        if not any(self._has(name) for name in (*COUNTS, *SPECIAL)):
            return ()
        if self._has("taken"):
            self.wrong.append(Problem(What.TAKEN_AND_COUNTED, {"field": "taken"}))
        columns = [self._numbers(name, 99) for name in COUNTS]
        for name in SPECIAL:
            holder = self._seat(name)
            columns.append(tuple(int(seat == holder) for seat in range(self.seats)))
        counted = tuple(Tally(*row) for row in zip(*columns, strict=True))
        return counted if any(map(any, counted)) else ()

    def _once(self, cards: list[int]) -> None:
        twice = tuple(card for card in PACK if cards.count(card) > 1)
        if twice:
            self.wrong.append(Problem(What.CARD_TWICE, {"cards": twice}))

    def _turn(self, sizes: list[int], stock: int) -> int | None:
        """The seat to play: as named, else the first with cards; None when the pack is over."""
        turn = self._seat("turn")
        if not any(sizes):
            if stock:
                self.wrong.append(Problem(What.STOCK_WITHOUT_HANDS, {"field": "stock", "count": stock}))
            elif turn is not None:
                self.wrong.append(Problem(What.NO_SUCH_TURN, {"field": "turn", "seat": turn}))
            return None
        if not self.options.draw and stock % (PACKET * self.seats):
            self.wrong.append(Problem(What.STOCK_DOES_NOT_DEAL, {"field": "stock", "count": stock}))
        if turn is None:
            return next(seat for seat, size in enumerate(sizes) if size)
        if turn < self.seats and not sizes[turn]:
            self.wrong.append(Problem(What.NO_SUCH_TURN, {"field": "turn", "seat": turn}))
        return turn


def splits(build: Build) -> bool:
    """Whether a build's cards are one part of its value, or if it is double more of them (C41, C47, CA5)."""
    if not build.double:
        return build.cards.bit_count() > 1 and total(build.cards) == build.value
    parts = cover(heap(build.cards), 0, build.value, lone_ace=True)
    return parts is not None and len(parts) > 1


def write(state: Shown) -> str:
    """Canonical text of a state or a view."""
    seats = len(state.hands)
    nothing = Unseen((0,) * seats, 0, (0,) * seats)
    unseen = state.unseen if isinstance(state, View) else nothing
    fields = [
        ("hands", _piles_text(state.hands, unseen.hands)),
        ("table", ",".join(CARD_TEXTS[card] for card in cards_of(state.table))),
        ("builds", ",".join(map(build_text, state.builds))),
        ("stock", (f"x{unseen.stock}" if unseen.stock else "") + cards_text(state.stock)),
        ("taken", _piles_text(state.taken, unseen.piles) if any(state.taken) or any(unseen.piles) else ""),
        *((name, _numbers_text([tally[index] for tally in state.counted])) for index, name in enumerate(COUNTS)),
        *((name, _holder(state.counted, index)) for index, name in enumerate(SPECIAL, len(COUNTS))),
        ("tabbar", _numbers_text(state.tabbar)),
        ("last", "" if state.last is None else str(state.last)),
        ("turn", str(state.turn) if state.turn else ""),
        ("dealer", "" if state.dealer == seats - 1 else str(state.dealer)),
        ("points", _numbers_text(state.points)),
        *house.write(state.options),
    ]
    return join(NAME, fields)


def _piles_text(piles: tuple[int, ...], unseen: tuple[int, ...]) -> str:
    return "/".join(
        (f"x{count}" if count else "") + cards_text(cards_of(pile)) or "-"
        for pile, count in zip(piles, unseen, strict=True)
    )


def _numbers_text(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers)) if any(numbers) else ""


def _holder(counted: tuple[Tally, ...], index: int) -> str:
    return next((str(seat) for seat, tally in enumerate(counted) if tally[index]), "")


def build_text(build: Build) -> str:
    """A build as in the field ``builds``.

    >>> from engine.cards import parse_cards
    >>> build_text(Build(8, False, bits_of(parse_cards("3s5h")), 1))
    '8:5h3s@1'
    """
    return f"{build.value}{'x' if build.double else ''}:{cards_text(cards_of(build.cards))}@{build.owner}"
