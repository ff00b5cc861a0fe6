"""Players of Kaschlan."""

from engine.kaschlan.bots import greedy
from engine.kaschlan.state import View
from engine.players.choice import Choice, Log


def choose(view: View, log: Log, level: int, luck: int) -> Choice:  # noqa: ARG001
    """Plain play."""
    return Choice(greedy(view))
