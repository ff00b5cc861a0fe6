"""What one decision cost, judged by what the seat that made it could know.

Moves are weighed in the same imagined deals (:mod:`engine.players`), all played out plainly.  The best move is chosen in some
of them and compared with the one that was made in others, so that luck in choosing is no part of its gain.  Where nothing
was hidden to a player who counts, and best play can be worked out, values are exact.

Values are of the seat that decides, higher is better: in Kaschlan percentage points of not becoming kaschlan, from -50 to
50, in Kasino points more than the others.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from enum import StrEnum
from itertools import islice
from math import sqrt
from typing import Any, NamedTuple

from engine import solvers
from engine.game import Game
from engine.players import THINKING, Log
from engine.review import kaschlan, kasino
from engine.review.lesson import Lesson
from engine.search.budget import Unsolved
from engine.search.solution import NotSolvable

FLOORS = {"kaschlan": 5.0, "kasino": 0.5}
"""A loss under this is not called a mistake."""

ERRORS = 3
"""Nor is one that is not beyond the floor by so many times its error."""

HOPELESS = 2
"""So many errors under the floor a loss is not looked into any further."""

UNITS = {"kaschlan": 50.0, "kasino": 0.001}
"""What one of :attr:`engine.players.Thinking.comes_to` is worth."""

SOLVED_UNITS = {"kaschlan": 50.0, "kasino": 1.0}
"""What one of a solver's is worth."""

NODES = {"kaschlan": 6000, "kasino": 2000}
"""What exact values may cost: as much as a player of the highest level spends on them."""

LAY_NODES = {"kaschlan": 2000, "kasino": 1000}
"""What it may cost to see what a mistake came to as the cards lay."""

SIFTING, CHOOSING = 32, 160
"""So many deals in which the moves are sifted, and then the best one is chosen."""

LEFT = 2
"""So many moves are left after the sifting."""

COMPARING = (96, 288, 1152, 3072)
"""So many deals in which the best move is compared with the one made: more of them while it is not clear what to say."""

LESSONS: dict[str, Callable[[Any, Any, Any], Lesson]] = {"kaschlan": kaschlan.lesson, "kasino": kasino.lesson}

type Work[Found] = Generator[int, None, Found]
"""Work in slices, each of so many moves played out, with what is found at the end."""


class Terms(NamedTuple):
    """What a loss must be to be called a mistake, and in how many deals at most it is looked for."""

    floor: float
    deals: int = sum(COMPARING)


class Decision(NamedTuple):
    """The state after so many moves of a deal, what the seat to act had witnessed, and the move that it ``played``."""

    at: int
    state: Any
    log: Log
    played: Any


class Certainty(StrEnum):
    """How sure it is that a move was a mistake."""

    PROVED = "proved"
    """Nothing was hidden to a player who counts, and best play shows it."""
    LIKELY = "likely"
    """In the deals that were imagined it costs clearly more than the floor and than chance explains."""
    NONE = "none"
    """It is not called a mistake."""


class Judgement(NamedTuple):
    """One decision: the move ``played``, the ``best`` one, and the ``loss``, with its ``error``, in so many ``deals``.

    A loss that is not greater than its error is none, and the move counts as the best.  ``deals`` is 0 where the values are
    exact.  ``expected`` is what the best move comes to.  ``lay`` is what the same loss would have been for one who saw all
    cards; ``lay_exact`` whether best play by all was worked out for it, or plain play.
    """

    at: int
    played: Any
    best: Any
    loss: float
    error: float
    deals: int
    expected: float
    lay: float
    lay_exact: bool
    certainty: Certainty
    lesson: Lesson | None

    @property
    def proved(self) -> bool:
        """Whether it is a mistake, and that is sure."""
        return self.certainty is Certainty.PROVED


class _Compared(NamedTuple):
    loss: float
    error: float
    deals: int
    expected: float


def judged(game: Game, decision: Decision, luck: int, terms: Terms) -> Work[Judgement | None]:
    """The judgement of a decision; None where there was only one move."""
    at, state, log, played = decision
    seat = game.actor(state)
    assert seat is not None
    if len(game.legal(state)) == 1:
        return None
    view = game.view(state, seat)
    thinking = THINKING[game.NAME]
    deals = thinking.worlds(view, log, luck)
    first = next(deals)
    certain = thinking.certain(view, log)
    exact = solved(game, first, NODES[game.NAME]) if certain else None
    if exact is not None:
        best = max(exact, key=lambda move: (exact[move], move == played))
        found = _Compared(exact[best] - exact[played], 0.0, 0, exact[best])
        certainty = Certainty.PROVED if found.loss > 0 else Certainty.NONE
    else:
        others = [move for move in thinking.candidates(first) if move != played]
        best = yield from chosen(game, deals, others)
        found = yield from compared(game, deals, best, played, terms)
        # Where the cards can lie in one way only, many deals are one and the same.
        certainty = Certainty.LIKELY if _clear(found, terms.floor) and not certain else Certainty.NONE
        if found.loss <= found.error:
            best, found = played, found._replace(loss=0.0, expected=found.expected - found.loss)
    lay, lay_exact = (found.loss, True) if exact is not None else _as_the_cards_lay(game, state, best, played)
    lesson = None if best == played else LESSONS[game.NAME](view, best, played)
    return Judgement(at, played, best, *found, lay, lay_exact, certainty, lesson)


def solved(game: Game, state: Any, nodes: int) -> dict[Any, float] | None:
    """What every move comes to with best play of two players; None where that is not to be had for so much work."""
    if len(state.hands) != 2:
        return None
    try:
        results = solvers.solve(game, state, nodes=nodes).results
    except (NotSolvable, Unsolved):
        return None
    return {move: value * SOLVED_UNITS[game.NAME] for move, value in results}


def chosen(game: Game, deals: Iterator[Any], moves: Sequence[Any]) -> Work[Any]:
    """The best of the moves."""
    left = list(moves)
    totals = dict.fromkeys(moves, 0)
    for count in (SIFTING, CHOOSING):
        if len(left) == 1:
            break
        for world in islice(deals, count):
            for move in left:
                totals[move] += THINKING[game.NAME].comes_to(world, move)
            yield len(left)
        left = sorted(left, key=lambda move: -totals[move])[:LEFT]
    return left[0]


def compared(game: Game, deals: Iterator[Any], best: Any, played: Any, terms: Terms) -> Work[_Compared]:
    """What is lost by a move beside the best one, in deals that had no part in choosing it."""
    comes_to, unit = THINKING[game.NAME].comes_to, UNITS[game.NAME]
    count = total = worth = squares = 0
    for more in COMPARING:
        for world in islice(deals, min(more, terms.deals - count)):
            value = comes_to(world, best)
            lost = value - comes_to(world, played)
            worth += value
            total += lost
            squares += lost * lost
            count += 1
            yield 2
        mean = total / count
        found = _Compared(
            mean * unit, sqrt(max(0.0, squares / count - mean * mean) / count) * unit, count, worth * unit / count
        )
        hopeless = found.loss + HOPELESS * found.error < terms.floor
        if hopeless or _clear(found, terms.floor) or count >= terms.deals:
            break
    return found


def _clear(found: _Compared, floor: float) -> bool:
    return found.loss > floor + ERRORS * found.error


def _as_the_cards_lay(game: Game, state: Any, best: Any, played: Any) -> tuple[float, bool]:
    """What a move that was not the best lost for one who saw all cards, and whether that is exact."""
    if best == played:
        return 0.0, False
    exact = solved(game, state, LAY_NODES[game.NAME])
    if exact is not None:
        return max(exact.values()) - exact[played], True
    comes_to, unit = THINKING[game.NAME].comes_to, UNITS[game.NAME]
    return (comes_to(state, best) - comes_to(state, played)) * unit, False
