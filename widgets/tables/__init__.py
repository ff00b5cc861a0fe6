"""How a state of each game looks, and what pressing its cards means."""

from widgets.tables.kaschlan import KaschlanTable
from widgets.tables.kasino import KasinoTable
from widgets.tables.table import Picked, Sight, Table, sight_of

TABLES: dict[str, Table] = {"kaschlan": KaschlanTable(), "kasino": KasinoTable()}
"""The table of each game, by the game's name."""

__all__ = ["TABLES", "Picked", "Sight", "Table", "sight_of"]
