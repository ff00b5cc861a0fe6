"""Talong in English."""

from widgets.say.en.frame import EnglishFrame
from widgets.say.en.kaschlan import EnglishKaschlan
from widgets.say.en.kasino import EnglishKasino
from widgets.say.en.sheet import EnglishSheet


class English(EnglishFrame, EnglishKaschlan, EnglishKasino, EnglishSheet):
    """Everything that is said."""
