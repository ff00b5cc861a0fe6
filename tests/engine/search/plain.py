"""Plain minimax through a game's own ``legal`` and ``apply``: a memo, and no cleverness. What the solvers must equal."""

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.game import Game
from engine.search.budget import Budget


class Plain(NamedTuple):
    """Every first move with its value, in canonical order, and the number of positions looked at."""

    results: tuple[tuple[Any, int], ...]
    nodes: int


def solve(game: Game, state: Any, worth: Callable[[Any, int], int], limit: int = 1 << 60) -> Plain:
    """The seat to act against all the others together; ``worth`` is what an ended state is to that seat.

    Raises Unsolved past ``limit`` positions.
    """
    seat = game.actor(state)
    assert seat is not None
    memo: dict[Any, int] = {}
    budget = Budget(limit)

    def value(state: Any) -> int:
        if state not in memo:
            budget.spend()
            actor = game.actor(state)
            if actor is None:
                memo[state] = worth(state, seat)
            else:
                best = max if actor == seat else min
                memo[state] = best(value(game.apply(state, move).state) for move in game.legal(state))
        return memo[state]

    results = tuple((move, value(game.apply(state, move).state)) for move in game.legal(state))
    return Plain(results, budget.nodes)
