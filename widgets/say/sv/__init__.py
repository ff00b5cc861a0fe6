"""Talong på svenska."""

from widgets.say.sv.count import SwedishCount
from widgets.say.sv.drills import SwedishDrills
from widgets.say.sv.frame import SwedishFrame
from widgets.say.sv.game import SwedishGame
from widgets.say.sv.house import SwedishHouse
from widgets.say.sv.kaschlan import SwedishKaschlan
from widgets.say.sv.kasino import SwedishKasino
from widgets.say.sv.positions import SwedishPositions
from widgets.say.sv.practice import SwedishPractice
from widgets.say.sv.problems import SwedishProblems
from widgets.say.sv.progress import SwedishProgress
from widgets.say.sv.review import SwedishReview
from widgets.say.sv.sheet import SwedishSheet
from widgets.say.sv.testing import SwedishTesting


class Swedish(
    SwedishFrame,
    SwedishKaschlan,
    SwedishKasino,
    SwedishCount,
    SwedishSheet,
    SwedishPractice,
    SwedishProgress,
    SwedishPositions,
    SwedishProblems,
    SwedishDrills,
    SwedishTesting,
    SwedishHouse,
    SwedishGame,
    SwedishReview,
):
    """Allt som sägs."""
