"""What somebody does again and again: the same mistake in several deals, dear enough to be worth a word."""

from collections.abc import Iterable
from typing import NamedTuple

LATEST = 10
"""So many deals of a game are looked at, the latest: whoever has learnt something is not told of it for ever."""

CASES = 2
"""So many cases make a habit."""

COST = {"kaschlan": 20.0, "kasino": 2.0}
"""So much they must have cost together."""


class Case(NamedTuple):
    """A mistake: the ``theme`` of its lesson, and what it cost (:mod:`engine.review.judging` has the units)."""

    theme: str
    loss: float


class Habit(NamedTuple):
    """A theme that has come up in so many cases, and cost so much together."""

    theme: str
    cases: int
    loss: float


def habits(game: str, deals: Iterable[Iterable[Case]]) -> list[Habit]:
    """The habits that the mistakes of so many deals show, the oldest deal first; the dearest habit first."""
    latest = [*deals][-LATEST:]
    found: dict[str, list[float]] = {}
    for deal in latest:
        for case in deal:
            found.setdefault(case.theme, []).append(case.loss)
    named = [Habit(theme, len(losses), sum(losses)) for theme, losses in found.items()]
    return sorted(
        (one for one in named if one.cases >= CASES and one.loss >= COST[game]), key=lambda one: (-one.loss, one.theme)
    )
