"""The exact solvers of both games, asked alike: what a position is worth to one seat, whoever is to act."""

from collections.abc import Callable
from typing import Any

from engine.game import Game
from engine.kaschlan import solver as kaschlan
from engine.kasino import solver as kasino
from engine.search.budget import Budget, Unsolved
from engine.search.plain_play import Play, reaches
from engine.search.solution import Solution

NODES = {"kaschlan": kaschlan.DEFAULT_NODES, "kasino": kasino.DEFAULT_NODES}
PLAIN_NODES = 3000

PLAYS: dict[str, Play[Any, Any]] = {"kaschlan": kaschlan.PLAY, "kasino": kasino.PLAY}
"""Plain play and what it comes to, by game."""

BOTS: dict[str, Callable[[Any], Any]] = {name: play.plain for name, play in PLAYS.items()}


def solve(game: Game, state: Any, seat: int | None = None, nodes: int = 0) -> Solution[Any]:
    """The solution with values as ``seat`` (default: the one to act) sees them.

    ``best`` are the best moves of the seat to act: the highest for ``seat`` itself, the lowest for an opponent.  In
    Kaschlan for three and four all others play against ``seat``.  Raises NotSolvable, or Unsolved past so many nodes.
    """
    budget = nodes or NODES[game.NAME]
    if game.NAME == "kaschlan":
        return kaschlan.solve(state, budget, seat)
    found = kasino.solve(state, budget)
    if seat in (state.turn, None):
        return found
    return found._replace(value=-found.value, results=tuple((move, -value) for move, value in found.results))


def final(game: Game, state: Any, seat: int) -> int:
    """What the end of a deal or pack is worth to ``seat``, as the solvers count."""
    return PLAYS[game.NAME].worth(state, seat)


def decided(game: Game, state: Any, seat: int, nodes: int = PLAIN_NODES) -> bool:
    """Whether plain play by ``seat`` comes to all that the state is worth to it, whatever the others do.

    Where that takes more than so many nodes to see, it counts as not decided.
    """
    try:
        return reaches(PLAYS[game.NAME], state, seat, solve(game, state, seat).value, Budget(nodes))
    except Unsolved:
        return False
