"""The games by name, and positions of either."""

from collections.abc import Mapping
from typing import Any

from engine import kaschlan, kasino
from engine.game import Game
from engine.notation import BadPosition, BadText, Problem, split, table
from engine.problems import What

GAMES: dict[str, Game] = {kaschlan.NAME: kaschlan, kasino.NAME: kasino}


def read_position(position: str | Mapping[str, str]) -> tuple[Game, Any]:
    """The game and the state, or view, that a position, as text or as a table of fields, describes; NotationError."""
    name, fields = split(position) if isinstance(position, str) else table(position)
    game = GAMES.get(name.lower())
    if game is None:
        raise BadText(What.NOT_A_GAME, 0, word=name)
    return game, game.read(fields)


def open_position(position: str | Mapping[str, str]) -> tuple[Game, Any]:
    """The game and a state to play on: BadPosition if some cards are unseen."""
    game, shown = read_position(position)
    if isinstance(shown, game.View):
        raise BadPosition([Problem(What.HIDDEN_CARDS)])
    return game, shown
