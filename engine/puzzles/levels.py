"""How hard a puzzle is: from the solver alone, by one formula."""

BOUNDS = (5, 7, 9, 11)
"""Above so many points each further level begins."""


def level(moves: int, best: int, legal: int) -> int:
    """The level, 1 to 5.

    ``moves`` is how many moves the reader has to find until plain play is enough; ``best`` of ``legal`` first moves
    keep the result.  Every move counts two points, and every halving of the share of good first moves one.

    >>> level(1, 1, 2), level(2, 1, 8), level(4, 1, 16)
    (1, 3, 5)
    """
    points = 2 * moves + (legal // best).bit_length()
    return 1 + sum(points > bound for bound in BOUNDS)
