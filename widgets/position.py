"""A position that is shown: a game at one moment, who sits where, and who looks on from which side."""

from functools import lru_cache
from typing import Any, NamedTuple

from engine.game import Game
from engine.games import open_position

NAMES = {"kaschlan": ("Astrid", "Viktor", "Signe", "Tor"), "kasino": ("Linnea", "Hugo", "Alva", "Nils")}
"""Who sits at a table where nobody says, by game."""


class Position(NamedTuple):
    """A state of a game with its players: ``names`` by seat, ``near`` the seat drawn nearest the reader."""

    game: Game
    names: tuple[str, ...]
    near: int
    state: Any


@lru_cache(maxsize=64)
def position_of(text: str) -> Position:
    """The position that a text in notation describes, seen by the seat to act; NotationError."""
    game, state = open_position(text)
    return Position(game, NAMES[game.NAME][: len(state.hands)], state.turn or 0, state)
