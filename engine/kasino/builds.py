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
from engine.kasino.splitting import cover, fits, heap, heaps, single
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
    found = by_sum.copy()
    for index, build in enumerate(state.builds):
        if build.value < len(found) and not build.double and (state.options.raise_own or build.owner != state.turn):
            found[build.value] = [*found[build.value], 1 << (BUILDS + index)]
    return found


def buildings(state: State, laid_on: Sequence[list[int]], parts: list[int], card: int, value: int) -> list[int]:
    """Every set of things (see captures) that this card can make a build of this value with.

    The value is not below the card's.  ``laid_on`` are the :func:`bases`, ``parts`` all parts of the value on the table.
    """
    starts = laid_on[value - TABLE_VALUE[card]]
    if value == HIGH_ACE and alone(card, value):
        starts = [0, *starts]
    if not state.options.same_value_builds:
        every = sum(builds_of(state, value))
        starts = [start | every for start in starts]
        parts = [part for part in parts if not part & every]
    return unions(starts, parts)


def plan(state: State, move: Move, builds: tuple[Build, ...], seat: int) -> Building | list[Violation]:
    """What a build would be, or the rules against it: C41, C43, C51, C54, C55, CA8, CA12."""
    value = move.value
    odd = [build for build in builds if build.value != value]
    raised = odd[0] if len(odd) == 1 and odd[0].value + TABLE_VALUE[move.card] == value else None
    parts = _split(state, heap(move.loose), value) if raised else None if odd else _split_with_card(state, move)
    violations = []
    if parts is None:
        violations = _why_no_parts(state, move, odd)
    elif raised and raised.double:
        violations.append(Violation("C51", {"cards": cards_of(raised.cards)}))
    own = [build for build in odd if build.owner == seat]
    if own and not state.options.raise_own and all(violation.rule != "C43" for violation in violations):
        violations.append(Violation("CA8", {"cards": cards_of(own[0].cards)}))
    apart = [build for build in state.builds if build.value == value and build not in builds]
    if apart and not state.options.same_value_builds:
        violations.append(Violation("CA12", {"value": value, "cards": cards_of(apart[0].cards)}))
    if parts is None or violations:
        return violations
    gathered = tuple(build for build in builds if build.value == value)
    cards = 1 << move.card | move.loose | sum(build.cards for build in builds)
    double = len(parts) + len(gathered) + (raised is not None) > 1
    return Building(move.card, Build(value, double, cards, seat), move.loose, gathered, raised)


def _split(state: State, cards: int, value: int) -> list[int] | None:
    """A heap as parts of the value."""
    return cover(cards, 0, value, lone_ace=state.options.table_ace == "either")


def _split_with_card(state: State, move: Move) -> list[int] | None:
    """The hand card and the loose cards as parts, builds aside."""
    own = single(TABLE_VALUE[move.card])
    parts = _split(state, heap(move.loose) + own, move.value)
    if parts is None and alone(move.card, move.value):
        others = _split(state, heap(move.loose), move.value)
        parts = None if others is None else [own, *others]
    return parts


def _why_no_parts(state: State, move: Move, odd: list[Build]) -> list[Violation]:
    """What keeps the things from being parts of the value; ``odd`` are the builds of another.

    If all would come out but for a rule of raising, that is told: C51, C54, C55.  If not, C41 where the cards do not
    add up, C43 where a build is not raised.
    """
    value, worth = move.value, TABLE_VALUE[move.card]
    loose = heap(move.loose)
    without_card = [Violation("C55", {"cards": (move.card,)})]
    if not odd and _split(state, loose, value) is not None:
        return without_card
    with_card = _all_raised(state, odd, loose + single(worth), value) or (
        alone(move.card, value) and _all_raised(state, odd, loose, value)
    )
    if odd and (with_card or _all_raised(state, odd, loose, value)):
        double = [Violation("C51", {"cards": cards_of(build.cards)}) for build in odd if build.double][:1]
        table_card = [Violation("C54", {"cards": cards_of(move.loose)})]
        return double + table_card + ([] if with_card else without_card)
    raises = any(build.value + worth == value and not build.double for build in odd)
    adds_up = _split_with_card(state, move) is not None
    violations = []
    if not adds_up and not (raises and len(odd) > 1 and _split(state, loose, value) is not None):
        violations.append(Violation("C41", {"value": value, "total": total(move.loose) + worth}))
    if odd and (adds_up or not raises or len(odd) > 1):
        violations.append(Violation("C43", {"value": value, "build": odd[0].value, "cards": cards_of(odd[0].cards)}))
    return violations


def _all_raised(state: State, odd: list[Build], cards: int, value: int) -> bool:
    """Whether a heap raises every one of the builds to the value, and what is left of it falls into parts."""
    if not odd:
        return _split(state, cards, value) is not None
    first, *others = odd
    more = heaps(value - first.value) if value > first.value else ()
    return any(fits(part, cards) and _all_raised(state, others, cards - part, value) for part in more)
