"""Kaschlan: a deal has one loser and no winner (K1–K82)."""

from engine.cards import SHORT_PACK as PACK
from engine.kaschlan.dealing import continued, sides, start
from engine.kaschlan.judging import check
from engine.kaschlan.moves import legal
from engine.kaschlan.notation import read_move, write_move
from engine.kaschlan.options import CHOICES, DEFAULTS, Options
from engine.kaschlan.options import write as write_options
from engine.kaschlan.playing import apply
from engine.kaschlan.positions import NAME, read, write
from engine.kaschlan.rules import RULES
from engine.kaschlan.state import Move, Outcome, Shown, State, View, actor, outcome, summary, view, witnessed

__all__ = [
    "CHOICES",
    "DEFAULTS",
    "NAME",
    "PACK",
    "RULES",
    "Move",
    "Options",
    "Outcome",
    "Shown",
    "State",
    "View",
    "actor",
    "apply",
    "check",
    "continued",
    "legal",
    "outcome",
    "read",
    "read_move",
    "sides",
    "start",
    "summary",
    "view",
    "witnessed",
    "write",
    "write_move",
    "write_options",
]
