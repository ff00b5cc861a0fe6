"""The rules that a line of play turns on."""

from collections.abc import Iterable
from typing import Any

from engine.game import Game


def cited(game: Game, state: Any, moves: Iterable[Any]) -> dict[str, None]:
    """The numbers in the events of these moves, in order: each event's own rule, then what it is a case of besides."""
    found: dict[str, None] = {}
    for move in moves:
        step = game.apply(state, move)
        for event in step.events:
            found[event.rule] = None
            found.update(dict.fromkeys(game.besides(state, step.state, event)))
        state = step.state
    return found
