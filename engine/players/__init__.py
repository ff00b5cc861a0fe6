"""Players: what to do from a seat's place, by what can be known there.

A player is asked with a view and what its seat has witnessed, never with a state of the game that is played, so that it
knows no more than it may.
"""

from collections.abc import Callable
from typing import Any

from engine import kaschlan, kasino
from engine.players.choice import LEVELS, NOTHING_WITNESSED, Choice, Log, Reason
from engine.players.kaschlan import THINKING as IN_KASCHLAN
from engine.players.kaschlan import choose as choose_in_kaschlan
from engine.players.kasino import THINKING as IN_KASINO
from engine.players.kasino import choose as choose_in_kasino
from engine.players.thinking import Thinking

__all__ = ["LEVELS", "NOTHING_WITNESSED", "THINKING", "Choice", "Log", "Reason", "Thinking", "choose"]

_PLAYERS: dict[type[Any], Callable[[Any, Log, int, int], Choice]] = {
    kaschlan.View: choose_in_kaschlan,
    kasino.View: choose_in_kasino,
}


THINKING: dict[str, Thinking] = {"kaschlan": IN_KASCHLAN, "kasino": IN_KASINO}
"""By game, what whoever weighs moves by what can be known has need of."""


def choose(view: kaschlan.View | kasino.View, log: Log, level: int, luck: int) -> Choice:
    """The move of the seat on turn, whose view and log these are, and the reasons for it.

    ``level`` is one of :data:`LEVELS`; ``luck`` is any number.  The same move for the same four, everywhere.
    """
    return _PLAYERS[type(view)](view, log, level, luck)
