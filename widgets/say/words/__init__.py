"""What a language must be able to say.

A function per event, refusal and label, so that mypy proves both languages complete.  Players are names, never he or
she.  ``refuse_…`` functions are named for the rule they cite and, where one rule refuses different things, for the
thing; which one is told is decided in ``widgets.say.telling``.
"""

from typing import Protocol

from widgets.say.words.cards import CardWords
from widgets.say.words.count import CountWords
from widgets.say.words.drills import DrillWords
from widgets.say.words.frame import FrameWords
from widgets.say.words.game import GameWords
from widgets.say.words.house import HouseWords
from widgets.say.words.kaschlan import KaschlanWords
from widgets.say.words.kasino import KasinoWords
from widgets.say.words.positions import PositionWords
from widgets.say.words.practice import PracticeWords
from widgets.say.words.problems import ProblemWords
from widgets.say.words.progress import ProgressWords
from widgets.say.words.review import ReviewWords
from widgets.say.words.sheet import SheetWords
from widgets.say.words.testing import TestingWords


class Words(
    CardWords,
    FrameWords,
    KaschlanWords,
    KasinoWords,
    SheetWords,
    CountWords,
    PracticeWords,
    ProgressWords,
    PositionWords,
    ProblemWords,
    DrillWords,
    TestingWords,
    HouseWords,
    GameWords,
    ReviewWords,
    Protocol,
):
    """Everything that is said."""
