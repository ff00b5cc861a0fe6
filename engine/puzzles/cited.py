"""The rules that a line of play turns on."""

from collections.abc import Iterable
from typing import Any

from engine.game import Game


def cited(game: Game, state: Any, moves: Iterable[Any]) -> dict[str, None]:
    """The numbers in the events of these moves, in order."""
    found: dict[str, None] = {}
    for move in moves:
        step = game.apply(state, move)
        for event in step.events:
            found.update(dict.fromkeys(event.numbers))
        state = step.state
    return found
