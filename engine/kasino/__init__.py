"""Kasino: taking cards from the table by value and sum, with or without builds, in packs to a target.

>>> state = read(split("kasino?hands=Qh2c/9s9d&table=7s5h9c3d")[1])
>>> [write_move(move) for move in legal(state)][:3]
['take Qh 3d 9c', 'take Qh 3d 5h 7s 9c', 'take Qh 5h 7s']
"""

from engine.kasino.deals import start
from engine.kasino.moves import check, legal
from engine.kasino.notation import NAME, read, read_move, write, write_move
from engine.kasino.options import FORMS, Options
from engine.kasino.playing import apply
from engine.kasino.rules import RULES
from engine.kasino.state import actor, hidden, outcome, score, view
from engine.notation import split

__all__ = [
    "FORMS",
    "NAME",
    "RULES",
    "Options",
    "actor",
    "apply",
    "check",
    "hidden",
    "legal",
    "outcome",
    "read",
    "read_move",
    "score",
    "start",
    "view",
    "write",
    "write_move",
]
