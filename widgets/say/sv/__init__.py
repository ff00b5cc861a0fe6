"""Talong på svenska."""

from widgets.say.sv.frame import SwedishFrame
from widgets.say.sv.kaschlan import SwedishKaschlan
from widgets.say.sv.kasino import SwedishKasino
from widgets.say.sv.sheet import SwedishSheet


class Swedish(SwedishFrame, SwedishKaschlan, SwedishKasino, SwedishSheet):
    """Allt som sägs."""
