"""What there is to say of a reason for a move."""

from typing import NamedTuple


class Why(NamedTuple):
    """What a sentence about a reason needs: whose move it is and its cards.

    ``value`` and ``total`` are numbers that the theme has a use for; values of Kasino are in thousandths of a point.
    """

    game: str
    who: str
    cards: tuple[int, ...]
    value: int
    total: int
