"""How a puzzle is played: the other side's trickiest answers, and how much the reader has to find against them."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.game import Game
from engine.search.solution import Solution
from engine.solvers import BOTS, decided

REPLIES = 8
"""So many best replies are weighed against each other."""

type Solved = Callable[[Any], Solution[Any]]
"""The solution of a state as the reader's seat sees it."""


def defence(game: Game, state: Any, seat: int, solved: Solved) -> Any:
    """The other side's move: of its best ones the one after which the fewest of the reader's moves hold."""
    best = solved(state).best

    def ease(move: Any) -> tuple[float, int]:
        after = game.apply(state, move).state
        if after.turn != seat:
            return (1, best.index(move))
        found = solved(after)
        return (len(found.best) / len(found.results), best.index(move))

    return min(best[:REPLIES], key=ease)


class Case(Protocol):
    """A position being solved, seen by the seat to act in it."""

    seat: int

    def solved(self, state: Any) -> Solution[Any]:
        """The solution of a state that can come of it."""


def plain_is_enough(game: Game, state: Any, case: Case) -> bool:
    """Whether from here, where the seat is to act, plain play comes to all there is for it."""
    return BOTS[game.NAME](state) in case.solved(state).best and decided(game, state, case.seat)


def main_line(
    game: Game, state: Any, solved: Solved, plain: Callable[[Any], Any], enough: Callable[[Any], bool]
) -> tuple[tuple[Any, ...], int]:
    """The moves of both sides until plain play is enough for the seat to act, and how many of them are that seat's.

    The reader makes the plain move where it is one of the best, else the first of the best in canonical order.
    """
    seat = state.turn
    moves: list[Any] = []
    found = 0
    while state.turn is not None and not (found and state.turn == seat and enough(state)):
        if state.turn == seat:
            best = solved(state).best
            move = plain(state)
            move = move if move in best else best[0]
            found += 1
        else:
            move = defence(game, state, seat, solved)
        moves.append(move)
        state = game.apply(state, move).state
    return tuple(moves), found
