"""What can be built (C41-C56, CA5, CA8-CA12, CA15).

A build of announced value v splits the hand card and things on the table into parts of v.  The hand card's part is the
card alone, or with loose cards, or with one ordinary build and nothing else: that raises it.  Every other part is loose
cards that add up to v, or a build of v.  One part makes an ordinary build, more make a double one.  The player must
still hold a card of v.

As in :mod:`engine.kasino.captures` there are two ways: :func:`buildings` lists, :func:`plan` judges.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import ACE, cards_of, rank
from engine.game import Violation
from engine.kasino.captures import BUILDS, builds_of, unions
from engine.kasino.splitting import cover, heap, one
from engine.kasino.state import Build, Move, State
from engine.kasino.values import HIGH_ACE, HIGHEST, HOLDERS, TABLE_VALUE, total


class Building(NamedTuple):
    """What a legal build will do: the build made, and what went into it."""

    card: int
    build: Build
    loose: int
    gathered: tuple[Build, ...]  # builds of the value
    raised: Build | None


def alone(card: int, value: int) -> bool:
    """Whether a card laid from the hand can be a part by itself; an ace counts one or fourteen (CA5)."""
    return TABLE_VALUE[card] == value or (value == HIGH_ACE and rank(card) == ACE)


def kept_values(state: State, rest: int) -> list[int]:
    """The values that a hand holds, and so can announce (C42)."""
    holders = HOLDERS[state.options.hand_values]
    return [value for value in range(1, HIGHEST + 1) if holders[value] & rest]


def bases(state: State, by_sum: list[list[int]]) -> list[list[int]]:
    """What a card from the hand may be laid on to make its part, by what that counts: loose cards, a build to raise.

    Only builds that the seat to act may raise are among them (C51, C52, CA8).
    """
    if not state.builds:
        return by_sum
    found = [*map(list, by_sum)]
    for index, build in enumerate(state.builds):
        if build.value < len(found) and not build.double and (state.options.raise_own or build.owner != state.turn):
            found[build.value].append(1 << BUILDS + index)
    return found


def buildings(state: State, laid_on: Sequence[list[int]], parts: list[int], card: int, value: int) -> list[int]:
    """Every set of things (see captures) that this card can make a build of this value with.

    ``laid_on`` are the :func:`bases`, ``parts`` all parts of the value on the table.
    """
    worth = TABLE_VALUE[card]
    if value < worth:
        return ()
    starts = laid_on[value - worth]
    if value == HIGH_ACE and alone(card, value):
        starts = [0, *starts]
    if not state.options.same_value_builds:
        every = sum(builds_of(state, value))
        starts = [start | every for start in starts]
        parts = [part for part in parts if not part & every]
    found = unions(starts, parts)
    return found if not found or found[0] else found[1:]  # on nothing at all there is no build


def plan(state: State, move: Move, builds: tuple[Build, ...], seat: int) -> tuple[Building | None, list[Violation]]:
    """What a build move would make (None if it does not come out), and the rules against it: C41, C43, C51, C54, C55, CA8."""
    value, worth = move.value, TABLE_VALUE[move.card]
    odd = sorted((build for build in builds if build.value != value), key=lambda build: build.double)
    raised = next((build for build in odd if build.value + worth == value), None)
    if raised:
        odd.remove(raised)

    def split(heap: int) -> list[int] | None:
        return cover(heap, 0, value, lone_ace=state.options.table_ace == "either")

    loose = heap(move.loose)
    parts = split(loose) if raised else split(loose + one(worth))
    if parts is None and not raised and alone(move.card, value) and (others := split(loose)) is not None:
        parts = [one(worth), *others]
    violations = []
    if not raised and len(odd) == 1 and split(loose + one(worth) + one(odd[0].value)):
        raised = odd.pop()
        violations.append(Violation("C54", (("cards", cards_of(move.loose)),)))
    elif parts is None:
        violations.append(Violation("C41", (("value", value), ("total", total(move.loose) + worth))))
    if odd:
        violations.append(
            Violation("C43", (("value", value), ("build", odd[0].value), ("cards", cards_of(odd[0].cards))))
        )
    if raised and raised.double:
        violations.append(Violation("C51", (("cards", cards_of(raised.cards)),)))
    by_itself = parts is None and not raised and split(loose) is not None
    if by_itself or state.table >> move.card & 1:
        violations.append(Violation("C55", (("cards", (move.card,)),)))
    if raised and raised.owner == seat and not state.options.raise_own:
        violations.append(Violation("CA8", (("cards", cards_of(raised.cards)),)))
    if parts is None or violations:
        return None, violations
    gathered = tuple(build for build in builds if build.value == value)
    cards = 1 << move.card | move.loose | sum(build.cards for build in builds)
    double = len(parts) + len(gathered) + (raised is not None) > 1
    return Building(move.card, Build(value, double, cards, seat), move.loose, gathered, raised), []
