"""What a card can take (C29-C37, C43, CA1, CA3, CA13).

A card of value v takes *parts*: loose cards that add up to v (one equal card is such a part), or a build of v.  It may
take any parts that have no card in common.  Only the set taken is the move; how it splits into parts is not.

There are two ways through this module, and they share nothing but the values of the cards.  Forwards, :func:`takings`
finds every part on the table and puts parts together: so moves are listed.  Backwards, :func:`plan` is given a set and
looks for a split of it: so a move is judged.

Forwards, a set of things on the table is one number: a bit for each loose card, as in :mod:`engine.cards`, and from bit
52 on a bit for each build, in the order of the table.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import ALL_CARDS, PACK, bits_of, cards_of
from engine.game import Violation
from engine.kasino.splitting import cards_of_parts, cover, fits, heap, number_of, single, size
from engine.kasino.state import Build, Move, State
from engine.kasino.values import ACES, HAND_VALUES, HIGH_ACE, TABLE_VALUE, sums, total

BUILDS = 52
"""Where the bits of builds begin."""

_ITEMS = tuple((1 << card) | (TABLE_VALUE[card] << BUILDS) for card in PACK)
"""Each card as a set, with its value above it: sets without builds are added up there."""

_LETTERS = str.maketrans("01", "ba")
_FEW = 16  # so many parts are put together one by one; more of them kind by kind


class Capture(NamedTuple):
    """What a legal capture will take: loose parts and builds, all of ``value``."""

    card: int
    value: int
    parts: tuple[int, ...]
    builds: tuple[Build, ...]


# Forwards: every set that can be taken.


def sets_by_sum(loose: int, limit: int) -> list[list[int]]:
    """All sets of loose cards that add up to 0, 1, … ``limit``, by what they add up to, each list in order."""
    found = [0]
    beyond = (limit + 1) << BUILDS
    while loose:
        highest = loose.bit_length() - 1
        loose ^= 1 << highest
        item = _ITEMS[highest]
        found[1:1] = [more for some in found if (more := some + item) < beyond]
    by_sum: list[list[int]] = [[] for _ in range(limit + 1)]
    for some in found:
        by_sum[some >> BUILDS].append(some & ALL_CARDS)
    return by_sum


def parts_by_value(state: State, by_sum: Sequence[list[int]], values: list[int]) -> dict[int, list[int]]:
    """Every part of each of the values on the table: loose cards that add up to it, builds of it."""
    parts = {value: by_sum[value] for value in values}
    if HIGH_ACE in parts and state.options.table_ace == "either":
        parts[HIGH_ACE] = parts[HIGH_ACE] + [1 << ace for ace in cards_of(state.table & ACES)]
    for index, build in enumerate(state.builds):
        if build.value in parts:
            parts[build.value] = [*parts[build.value], 1 << (BUILDS + index)]
    return parts


def builds_of(state: State, value: int) -> list[int]:
    """The builds of a value, each as a set."""
    return [1 << (BUILDS + index) for index, build in enumerate(state.builds) if build.value == value]


def takings(state: State, parts: list[int]) -> list[int]:
    """Every set that these parts, all those of a value, make: what a card of the value can take."""
    if len(parts) < 2:
        return parts
    return unions([0], parts, maximal=state.options.misere or state.options.capture == "maximal")


def unions(starts: list[int], parts: list[int], *, maximal: bool = False) -> list[int]:
    """One of the starts, with any parts that have nothing in common with it or each other: all but nothing at all.

    With ``maximal`` only those that no larger one contains (CA1, CA37).
    """
    if not parts or not starts:
        return starts if not starts or starts[0] else starts[1:]
    if len(parts) > _FEW:
        found = _unions_of_kinds(starts, parts, maximal)
    else:
        found = set(starts)
        for part in parts:
            found |= {union | part for union in found if not union & part}
        if maximal:
            found = {some for some in found if not any(some & other == some != other for other in found)}
    found.discard(0)
    return in_order(found)


def in_order(found: Collection[int]) -> list[int]:
    """Sets in canonical order: card by card, builds last, a set before a larger one that it begins."""
    return sorted(found, key=_place) if len(found) > 1 else list(found)


def _place(some: int) -> str:
    """The set's bits, lowest first, as letters of which having comes before not having, and the end before both."""
    return bin(some)[:1:-1].translate(_LETTERS)


def things(state: State, some: int) -> tuple[int, tuple[int, ...]]:
    """The loose cards and the builds of a set."""
    numbers = some >> BUILDS
    builds = tuple([build.cards for index, build in enumerate(state.builds) if (numbers >> index) & 1])
    return some & ALL_CARDS, builds


def _unions_of_kinds(starts: list[int], parts: list[int], maximal: bool) -> set[int]:
    """The same where much lies on the table: cards of one value are alike, so first see how many of each value go."""
    cards = 0
    for some in (*starts, *parts):
        cards |= some & ALL_CARDS
    there = heap(cards)
    kinds = {heap(part) for part in parts if part <= ALL_CARDS}
    found = set()
    for builds in {start & ~ALL_CARDS for start in starts}:
        reached = {heap(start & ALL_CARDS) for start in starts if start & ~ALL_CARDS == builds}
        for kind in kinds:
            layer = reached
            while layer:
                layer = {more for union in layer if fits(more := union + kind, there)} - reached
                reached = reached | layer
        for union in _largest_kinds(reached) if maximal else reached:
            found |= {builds | some for some in _choices(union, cards)}
    for part in parts:
        if part > ALL_CARDS:
            found = {union | part for union in found} | (set() if maximal else found)
    return found


def _largest_kinds(kinds: set[int]) -> list[int]:
    """The kinds that no other has as many cards of every value as, and more."""
    kept: list[int] = []
    for kind in sorted(kinds, key=size, reverse=True):
        if not any(fits(kind, larger) for larger in kept):
            kept.append(kind)
    return kept


def _choices(kind: int, cards: int) -> list[int]:
    """Every set of the cards that has so many of each value."""
    chosen = [0]
    for value in range(1, 14):
        number = number_of(value, kind)
        if number:
            alike = [1 << card for card in cards_of(cards) if TABLE_VALUE[card] == value]
            ways = [sum(way) for way in combinations(alike, number)]
            chosen = [some | way for some in chosen for way in ways]
    return chosen


# Backwards: whether one set can be taken.


def plan(state: State, move: Move, builds: tuple[Build, ...], value: int) -> Capture | list[Violation]:
    """The split of what a move takes with a card of this value, or why there is none (C31, C43)."""
    parts = split(state, move.loose, value)
    violations = []
    if parts is None:
        violations.append(Violation("C31", {"value": value, "total": total(move.loose)}))
    for build in builds:
        if build.value != value:
            violations.append(Violation("C43", {"value": value, "build": build.value, "cards": cards_of(build.cards)}))
            break
    if parts is None or violations:
        return violations
    return Capture(move.card, value, parts, builds)


def split(state: State, loose: int, value: int) -> tuple[int, ...] | None:
    """Loose cards split into parts of the value; None if they cannot be."""
    if total(loose) == value:
        return (loose,)
    if loose.bit_count() < 2 and value != HIGH_ACE:
        return None if loose else ()
    parts = cover(heap(loose), 0, value, lone_ace=state.options.table_ace == "either")
    return None if parts is None else cards_of_parts(parts, loose)


def takes_something(state: State, value: int) -> bool:
    """Whether a card of this value can take anything."""
    if value == HIGH_ACE and state.options.table_ace == "either" and state.table & ACES:
        return True
    return bool(sums(state.table) >> value & 1) or any(build.value == value for build in state.builds)


def takes_all(state: State, value: int) -> bool:
    """Whether a card of this value can take the whole table, which is not empty (C60, C65)."""
    if (not state.table and not state.builds) or any(build.value != value for build in state.builds):
        return False
    return cover(heap(state.table), 0, value, lone_ace=state.options.table_ace == "either") is not None


def may_join(state: State, loose: int, value: int, own: int = 0) -> int | None:
    """The loose cards that can be split into parts of the value together with ``loose`` and others; None if those cannot.

    ``own`` is a heap that goes into the parts too: the card from the hand, in a build.
    """
    lone_ace = state.options.table_ace == "either"
    must, rest = heap(loose) + own, state.table & ~loose
    may = heap(rest)
    hopeless: set[tuple[int, int]] = set()
    if cover(must, may, value, lone_ace=lone_ace, hopeless=hopeless) is None:
        return None
    joining = {}
    for worth in {TABLE_VALUE[card] for card in cards_of(rest)}:
        added = single(worth)
        split = cover(must + added, may - added, value, lone_ace=lone_ace, hopeless=hopeless)
        joining[worth] = split is not None
    return bits_of(card for card in cards_of(rest) if joining[TABLE_VALUE[card]])


def could_be_larger(state: State, capture: Capture) -> bool:
    """Whether a larger capture by the same card at the same value contains this one (CA1, CA37)."""
    if any(build.value == capture.value and build not in capture.builds for build in state.builds):
        return True
    return bool(may_join(state, sum(capture.parts), capture.value))


def hand_values(state: State, card: int) -> tuple[int, ...]:
    """What a card can be when it is played from the hand (C10, C13-C15)."""
    return HAND_VALUES[state.options.hand_values][card]
