"""What a player of a game thinks with, one shape for both games."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.players.choice import Log, Reason


class Thinking(NamedTuple):
    """How the cards may lie, and what moves come to then."""

    worlds: Callable[[Any, Log, int], Iterator[Any]]
    """Deals that fit a view and a log, endlessly many, from a number."""

    certain: Callable[[Any, Log], bool]
    """Whether the cards can lie in one way only."""

    candidates: Callable[[Any], Sequence[Any]]
    """The moves of a deal that are worth weighing."""

    comes_to: Callable[[Any, Any], int]
    """What a move comes to for the seat to act, all playing plainly to the end of the deal: in Kaschlan 1, 0 or -1, in
    Kasino thousandths of a point more than the others."""

    reasons: Callable[[Any, Any], tuple[Reason, ...]]
    """What there is to say for a move, by a view."""
