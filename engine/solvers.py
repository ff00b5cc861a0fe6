"""The exact solvers of both games, asked alike: what a position is worth to one seat, whoever is to act."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.game import Game
from engine.kaschlan import solver as kaschlan
from engine.kasino import solver as kasino
from engine.search.budget import Budget, Unsolved
from engine.search.plain_play import Play, reaches
from engine.search.solution import Solution

PLAIN_NODES = 3000


class Solver(Protocol):
    """What the solver of each game has."""

    DEFAULT_NODES: int
    PLAY: Play[Any, Any]
    """Plain play and what it comes to."""

    def solve(self, state: Any, nodes: int, seat: int | None) -> Solution[Any]:
        """The solution, as a seat sees it."""


SOLVERS: dict[str, Solver] = {"kaschlan": kaschlan, "kasino": kasino}

BOTS: dict[str, Callable[[Any], Any]] = {name: solver.PLAY.plain for name, solver in SOLVERS.items()}


def solve(game: Game, state: Any, seat: int | None = None, nodes: int = 0) -> Solution[Any]:
    """The solution with values as ``seat`` (default: the one to act) sees them.

    ``best`` are the best moves of the seat to act: the highest for ``seat`` itself, the lowest for an opponent.  In
    Kaschlan for three and four all others play against ``seat``.  Raises NotSolvable, or Unsolved past so many nodes.
    """
    solver = SOLVERS[game.NAME]
    return solver.solve(state, nodes or solver.DEFAULT_NODES, seat)


def final(game: Game, state: Any, seat: int) -> int:
    """What the end of a deal or pack is worth to ``seat``, as the solvers count."""
    return SOLVERS[game.NAME].PLAY.worth(state, seat)


def decided(game: Game, state: Any, seat: int, nodes: int = PLAIN_NODES) -> bool:
    """Whether plain play by ``seat`` comes to all that the state is worth to it, whatever the others do.

    Where that takes more than so many nodes to see, it counts as not decided.
    """
    try:
        return reaches(SOLVERS[game.NAME].PLAY, state, seat, solve(game, state, seat).value, Budget(nodes))
    except Unsolved:
        return False
