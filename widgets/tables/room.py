"""How much room a table keeps, so that it is as large in every moment of an example."""

from collections.abc import Iterable
from typing import NamedTuple


class Room(NamedTuple):
    """Rows of cards: of the largest hand that lies nearest, and in the middle."""

    near: int = 1
    middle: int = 1

    @property
    def attributes(self) -> dict[str, str]:
        """For the style sheet."""
        return {"data-near": str(self.near), "data-middle": str(self.middle)}


NO_MORE_ROOM = Room()

NEAR_ROW = 10
"""So many cards of a hand lie in one row, over each other if need be."""

MOST_ROWS = 5


def rows(things: int, in_a_row: int) -> int:
    """How many rows things take, at least one."""
    return min(max(1, -(-things // in_a_row)), MOST_ROWS)


def largest(rooms: Iterable[Room]) -> Room:
    """Room for all of them."""
    near, middle = zip(*rooms, strict=True)
    return Room(max(near), max(middle))
