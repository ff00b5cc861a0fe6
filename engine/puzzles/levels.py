"""How hard a puzzle is: from the solver alone, by one formula for both games."""

BOUNDS = {"kaschlan": (5, 7, 9, 11), "kasino": (4, 6, 8, 9)}
"""Above so many points each further level begins: a last deal of Kasino is shorter than a hand of Kaschlan."""


def level(game: str, moves: int, best: int, legal: int) -> int:
    """The level, 1 to 5.

    ``moves`` is how many moves the reader has to find until plain play is enough; ``best`` of ``legal`` first moves
    keep the result.  Every move counts two points, and every halving of the share of good first moves one.

    >>> level("kaschlan", 1, 1, 2), level("kaschlan", 2, 1, 8), level("kaschlan", 4, 1, 16)
    (1, 3, 5)
    """
    points = 2 * moves + (legal // best).bit_length()
    return 1 + sum(points > bound for bound in BOUNDS[game])
