"""What a position is worth and how best play goes on from it.

Every answer is remembered, as the same position is asked about with every press.  Each may raise NotSolvable, or Unsolved
past the solver's budget.
"""

from functools import lru_cache
from typing import Any

from engine.game import Game
from engine.search.solution import Solution
from engine.solvers import decided, final, solve
from widgets.position import Position


@lru_cache(maxsize=1024)
def solved(game: Game, state: Any, seat: int) -> Solution[Any]:
    """The solution of a state, its values as ``seat`` sees them."""
    return solve(game, state, seat)


@lru_cache(maxsize=256)
def plain_is_enough(game: Game, state: Any, seat: int) -> bool:
    """Whether from here plain play is enough for ``seat``."""
    return decided(game, state, seat)


def worth(game: Game, state: Any, seat: int) -> int:
    """What a state is worth to ``seat`` when all play their best."""
    return final(game, state, seat) if game.actor(state) is None else solved(game, state, seat).value


def best_line(game: Game, state: Any, seat: int) -> tuple[str, ...]:
    """Best play by all to the end, in notation."""
    if game.actor(state) is None:
        return ()
    return tuple(map(game.write_move, solved(game, state, seat).line))


def solution(position: Position) -> Solution[Any]:
    """The solution of a position as the seat nearest the reader sees it."""
    return solved(position.game, position.state, position.near)


def line_after(position: Position, index: int) -> tuple[str, ...]:
    """A first move, by its index in canonical order, and the best play that follows; ValueError if there is none."""
    game = position.game
    results = solution(position).results
    if index >= len(results):
        raise ValueError("no such first move")
    move = results[index][0]
    after = game.apply(position.state, move).state
    return (game.write_move(move), *best_line(game, after, position.near))
