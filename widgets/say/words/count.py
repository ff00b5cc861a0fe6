"""What a language must be able to say while a pack is counted."""

from typing import Protocol


class CountWords(Protocol):
    """A pack of Kasino counted item by item.  Items are named as the rows of the score sheet."""

    count_item: str
    count_so_far: str
    count_on_the_sheet: str

    def counted(
        self, row: str, names: tuple[str, ...], numbers: tuple[int, ...], points: tuple[int, ...], teams: bool
    ) -> str:
        """How many of an item everybody has, and the points for it."""

    def summed(
        self, names: tuple[str, ...], points: tuple[int, ...], checksum: int, tabbar: int, ties: tuple[str, ...]
    ) -> str:
        """The points of everybody, that they add up as they must, and why."""

    def count_held(self, row: str, count: int) -> str:
        """What somebody has of an item, beside the pile; empty where that is nothing worth a word."""

    def count_points(self, points: int) -> str:
        """So many points."""
