"""What a player decides, and why."""

from typing import Any, NamedTuple

from engine.game import NO_FACTS, Event, Facts

type Log = tuple[Event, ...]
"""All that a seat has witnessed since the deal or pack began, in order (``witnessed`` of each game)."""

NOTHING_WITNESSED: Log = ()

LEVELS = (1, 2, 3, 4, 5)
"""How strong a player can be: by what it remembers and how far it looks, never by dice."""


class Reason(NamedTuple):
    """One reason for a move: the ``rule`` it hangs on, a ``theme`` for which there are words, and what a sentence needs."""

    rule: str
    theme: str
    facts: Facts = NO_FACTS


class Choice(NamedTuple):
    """A move, and why: the weightiest reason first."""

    move: Any
    reasons: tuple[Reason, ...] = ()
