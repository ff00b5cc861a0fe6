"""When two puzzles are too much alike to stand in one collection."""

import re

from engine.notation import split
from engine.puzzles.puzzle import Puzzle

_CARD = re.compile(r"[2-9TJQKA][cdhs]")


def alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles of a theme share both the kind of winning move and more than half their cards."""
    cards, others = cards_of(one), cards_of(other)
    return kind_of(one) == kind_of(other) and 2 * len(cards & others) > min(len(cards), len(others))


def kind_of(puzzle: Puzzle) -> frozenset[str]:
    """The verbs of the best moves."""
    return frozenset(move.split()[0] for move in puzzle.best)


def cards_of(puzzle: Puzzle) -> frozenset[str]:
    """The cards in the hands and on the table."""
    fields = split(puzzle.position)[1]
    return frozenset(
        card for field in fields if field.name in ("hands", "table") for card in _CARD.findall(field.value)
    )
