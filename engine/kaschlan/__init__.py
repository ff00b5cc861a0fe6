"""Kaschlan: a deal has one loser and no winner (K1–K82)."""

from engine.kaschlan.citing import besides
from engine.kaschlan.moves import Move, actor, apply, check, legal
from engine.kaschlan.notation import NAME, read, read_move, write, write_move
from engine.kaschlan.rules import RULES
from engine.kaschlan.state import CHOICES, DEFAULTS, Options, Outcome, State, hidden, outcome, start, view

__all__ = [
    "CHOICES",
    "DEFAULTS",
    "NAME",
    "RULES",
    "Move",
    "Options",
    "Outcome",
    "State",
    "actor",
    "apply",
    "besides",
    "check",
    "hidden",
    "legal",
    "outcome",
    "read",
    "read_move",
    "start",
    "view",
    "write",
    "write_move",
]
