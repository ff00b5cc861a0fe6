"""Kasino: cards are taken from the table by value and by sum, with builds or without, pack by pack (C1-C93).

>>> from engine.notation import split
>>> state = read(split("kasino?hands=Qh2c/9s9d&table=7s5h9c3d")[1])
>>> [write_move(move) for move in legal(state)][:3]
['take Qh 9c 3d', 'take Qh 9c 3d 5h 7s', 'take Qh 5h 7s']
"""

from engine.cards import PACK
from engine.kasino.addable import Addable, addable
from engine.kasino.dealing import continued, sides, start
from engine.kasino.judging import check
from engine.kasino.moves import legal
from engine.kasino.notation import read_move, write_move
from engine.kasino.options import CHOICES, DEFAULTS, FORMS, Options, form
from engine.kasino.options import write as write_options
from engine.kasino.playing import apply
from engine.kasino.positions import NAME, read, write
from engine.kasino.rules import RULES
from engine.kasino.scoring import Score, Tally
from engine.kasino.state import Build, Move, Shown, State, View, actor, outcome, score, summary, view, witnessed

__all__ = [
    "CHOICES",
    "DEFAULTS",
    "FORMS",
    "NAME",
    "PACK",
    "RULES",
    "Addable",
    "Build",
    "Move",
    "Options",
    "Score",
    "Shown",
    "State",
    "Tally",
    "View",
    "actor",
    "addable",
    "apply",
    "check",
    "continued",
    "form",
    "legal",
    "outcome",
    "read",
    "read_move",
    "score",
    "sides",
    "start",
    "summary",
    "view",
    "witnessed",
    "write",
    "write_move",
    "write_options",
]
