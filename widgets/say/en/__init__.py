"""Talong in English."""

from widgets.say.en.count import EnglishCount
from widgets.say.en.drills import EnglishDrills
from widgets.say.en.frame import EnglishFrame
from widgets.say.en.game import EnglishGame
from widgets.say.en.house import EnglishHouse
from widgets.say.en.kaschlan import EnglishKaschlan
from widgets.say.en.kasino import EnglishKasino
from widgets.say.en.positions import EnglishPositions
from widgets.say.en.practice import EnglishPractice
from widgets.say.en.problems import EnglishProblems
from widgets.say.en.progress import EnglishProgress
from widgets.say.en.review import EnglishReview
from widgets.say.en.sheet import EnglishSheet
from widgets.say.en.testing import EnglishTesting


class English(
    EnglishFrame,
    EnglishKaschlan,
    EnglishKasino,
    EnglishCount,
    EnglishSheet,
    EnglishPractice,
    EnglishProgress,
    EnglishPositions,
    EnglishProblems,
    EnglishDrills,
    EnglishTesting,
    EnglishHouse,
    EnglishGame,
    EnglishReview,
):
    """Everything that is said."""
