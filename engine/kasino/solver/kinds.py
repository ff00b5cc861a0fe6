"""The cards of a last deal by kind, and what they make: what the solver looks up again and again.

Cards are of one kind if nothing that can still happen tells them apart: the same values on the table and in the hand,
the same points, and both spades or neither (where spades still count).  A heap of cards is a number with one
hexadecimal digit for each kind: how many cards of it there are; one digit more, :attr:`Kinds.dead`, stands for "and
some that nobody will take by a play".  What cards are worth at the count is one number too, see :data:`CARD`.
"""

from typing import NamedTuple

from engine.cards import PACK, cards_of
from engine.kasino.options import Options
from engine.kasino.scoring import ACES, LILLAN, SPADE_CARDS, STORAN
from engine.kasino.values import HAND_VALUES, HIGH_ACE, HIGHEST, TABLE_VALUE
from engine.search.budget import Budget

CARD, SPADE, POINT = 1, 1 << 8, 1 << 16
"""The units of a worth: how many cards, how many of them spades, the points of aces, storan and lillan (C71-C73)."""

WORTH = tuple(
    CARD
    + SPADE * (SPADE_CARDS >> card & 1)
    + POINT * ((ACES >> card & 1) + 2 * (STORAN >> card & 1) + (LILLAN >> card & 1))
    for card in PACK
)
"""The worth of each card."""

TRIES = 8
"""So many trials of a part are as dear as a node."""


class Kind(NamedTuple):
    """What cards of a kind have in common: value on the table, worth, values in the hand."""

    value: int
    worth: int
    hand_values: tuple[int, ...]


class Hand:
    """A hand: its heap, how many cards, the values that they hold and that they have on the table (a bit each).

    ``singles`` are the cards that may be played, one of each kind: heap, kind, the hand that is left.
    """

    __slots__ = ("heap", "singles", "size", "table_values", "values")

    def __init__(self, heap: int, singles: "tuple[tuple[int, Kind, Hand], ...]", size: int):
        self.heap = heap
        self.singles = singles
        self.size = size
        self.values = self.table_values = 0
        for _, kind, _ in singles:
            self.table_values |= 1 << kind.value
            for value in kind.hand_values:
                self.values |= 1 << value


class Kinds:
    """The kinds of some cards, with tables of sums, captures and builds that fill as they are asked for."""

    def __init__(self, cards: int, options: Options, budget: Budget, *, spades: bool):
        self.options = options
        self.budget = budget
        self._spades = spades
        hand_values = HAND_VALUES[options.hand_values]
        of_card = {
            card: Kind(TABLE_VALUE[card], self.worth_of(1 << card), hand_values[card]) for card in cards_of(cards)
        }
        self.kinds = sorted(set(of_card.values()))
        self._unit = {card: 1 << 4 * self.kinds.index(kind) for card, kind in of_card.items()}
        self._counts = [list(of_card.values()).count(kind) for kind in self.kinds]
        self.dead = 1 << 4 * len(self.kinds)
        self._ones = sum(1 << 4 * index for index in range(len(self.kinds)))
        self._flags = 8 * (self._ones + self.dead)
        self._sums: dict[int, list[int]] = {}
        self._rests: dict[int, set[int]] = {}
        self._members: dict[int, int] = {}
        self._worth: dict[int, int] = {}
        self._hands: dict[int, Hand] = {}
        self._takings: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._buildings: dict[tuple[int, int, int], list[tuple[int, int, bool]]] = {}

    def worth_of(self, cards: int) -> int:
        """The worth of a set of cards, spades only where they count."""
        worth = sum(WORTH[card] for card in cards_of(cards))
        return worth if self._spades else worth & ~(0xFF * SPADE)

    def heap(self, cards: int) -> int:
        """The heap that a set of cards makes."""
        return sum(self._unit[card] for card in cards_of(cards))

    def worth(self, heap: int) -> int:
        """The worth of a heap, what is dead in it aside."""
        worth = self._worth.get(heap)
        if worth is None:
            worth = sum((heap >> 4 * index & 15) * kind.worth for index, kind in enumerate(self.kinds))
            self._worth[heap] = worth
        return worth

    def hand(self, heap: int) -> Hand:
        """The hand that a heap makes; always the same for the same heap."""
        hand = self._hands.get(heap)
        if hand is None:
            singles = tuple(
                (1 << 4 * index, kind, self.hand(heap - (1 << 4 * index)))
                for index, kind in reversed([*enumerate(self.kinds)])
                if heap >> 4 * index & 15
            )
            hand = self._hands[heap] = Hand(heap, singles, singles[0][2].size + 1 if singles else 0)
        return hand

    # Parts

    def parts(self, heap: int, value: int) -> list[int]:
        """Every heap within a heap that adds up to the value, not nothing; a lone ace is one of fourteen too (CA3)."""
        sums = self._sums.get(value)
        if sums is None:
            sums = self._sums[value] = self._all_parts(value)
        flags = self._flags
        flagged = heap | flags
        return [part for part in sums if flagged - part & flags == flags]

    def _all_parts(self, value: int) -> list[int]:
        found = [(value, 0)]
        for index, kind in enumerate(self.kinds):
            found = [
                (left - count * kind.value, part + (count << 4 * index))
                for left, part in found
                for count in range(min(self._counts[index], left // kind.value) + 1)
            ]
        sums = [part for left, part in found if not left]
        if value == HIGH_ACE and self.options.table_ace == "either":
            sums += [1 << 4 * index for index, kind in enumerate(self.kinds) if kind.value == 1]
        return sums

    def rests(self, heap: int, value: int) -> set[int]:
        """What can be left of a heap when parts of the value are taken out: as it is, if none are."""
        key = heap << 5 | value
        rests = self._rests.get(key)
        if rests is None:
            flags = self._flags
            rests = {heap}
            for part in self.parts(heap, value):
                layer = rests
                while layer:
                    self.budget.work(len(layer) // TRIES)
                    layer = {rest - part for rest in layer if (rest | flags) - part & flags == flags} - rests
                    rests = rests | layer
            self._rests[key] = rests
        return rests

    def alive(self, heap: int, values: int) -> int:
        """Of which kinds a heap has cards that are in parts of one of the values (a bit each): a mask for heaps."""
        some = 0
        for value in range(1, HIGHEST + 1):
            if values >> value & 1:
                some |= self._in_parts(heap, value)
        return 15 * ((some | some >> 1 | some >> 2) & self._ones)

    def _in_parts(self, heap: int, value: int) -> int:
        """Some bit in the digit of every kind that is in a part of the value."""
        key = heap << 5 | value
        some = self._members.get(key)
        if some is None:
            some = 0
            for part in self.parts(heap, value):
                some |= part
            self._members[key] = some
        return some

    # Plays

    def takings(self, table: int, value: int) -> list[tuple[int, int]]:
        """What a card of the value can leave of the loose cards, and the worth of what it takes; nothing may be taken.

        Where captures are maximal (CA1, CA37) only the least that can be left.
        """
        key = table, value
        takings = self._takings.get(key)
        if takings is None:
            rests = self.rests(table, value)
            if self.options.misere or self.options.capture == "maximal":
                flags = self._flags
                rests = {
                    rest
                    for rest in rests
                    if not any(less != rest and (rest | flags) - less & flags == flags for less in rests)
                }
            takings = self._takings[key] = [(self.worth(table - rest), rest) for rest in sorted(rests)]
        return takings

    def buildings(self, table: int, kind: Kind, value: int) -> list[tuple[int, int, bool]]:
        """What a card can leave of the loose cards when it builds the value with them (nothing may be used).

        Beside it the worth of what it uses, and whether the build has several parts (C47).
        """
        key = table, self.kinds.index(kind), value
        buildings = self._buildings.get(key)
        if buildings is None:
            missing = value - kind.value
            rests: set[int] = set()
            if not missing or (value == HIGH_ACE and kind.value == 1):
                rests |= self.rests(table, value)
            if missing:
                for part in self.parts(table, missing):
                    rests |= self.rests(table - part, value)
            buildings = [
                (rest, self.worth(table - rest), self._total(table - rest) != missing) for rest in sorted(rests)
            ]
            self._buildings[key] = buildings
        return buildings

    def _total(self, heap: int) -> int:
        """What loose cards add up to."""
        return sum((heap >> 4 * index & 15) * kind.value for index, kind in enumerate(self.kinds))
