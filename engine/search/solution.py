"""What an exact solver finds, and why it may not."""

from typing import NamedTuple


class Solution[Move](NamedTuple):
    """A solved position, seen by the seat to act in it: higher values are better for that seat.

    ``results`` has every legal move in canonical order with its exact value, ``best`` those that keep ``value``;
    ``line`` is best play by both sides to the end; ``nodes`` is what the search cost.
    """

    value: int
    results: tuple[tuple[Move, int], ...]
    best: tuple[Move, ...]
    line: tuple[Move, ...]
    nodes: int


def weighed[Move](results: tuple[tuple[Move, int], ...], highest: bool, nodes: int) -> Solution[Move]:
    """The solution that every move's value makes, as yet without a line; ``highest``: the seat to act wants high values."""
    value = (max if highest else min)(result for _, result in results)
    return Solution(value, results, tuple(move for move, result in results if result == value), (), nodes)


class NotSolvable(Exception):
    """A position that no search could solve; ``reason`` is a word: ``over``, ``seats``, …"""

    def __init__(self, reason: str):
        super().__init__(reason)
        self.reason = reason
