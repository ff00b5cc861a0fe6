"""Moves weighed against each other in the same imagined deals."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple


class Weighed[Move](NamedTuple):
    """The move found best, in how many deals it was compared with the ``usual`` one, and what it gained there in all."""

    move: Move
    deals: int
    gain: int


def weigh[Move, World](
    moves: Sequence[Move],
    usual: Move,
    worlds: Iterator[World],
    worth: Callable[[World, Move], int],
    batches: Sequence[int],
) -> Weighed[Move]:
    """The best of the moves: the usual one unless another gains clearly over it.

    In each batch of so many worlds all moves are tried in the same ones; after it the worse half is left out, the usual
    one never.  A gain is clear where it is greater than its error: the sum of the differences, squared, than that of
    their squares.
    """
    left = [usual, *(move for move in moves if move != usual)]
    gains = dict.fromkeys(left, 0)
    squares = dict.fromkeys(left, 0)
    deals = 0
    for batch in batches:
        for world in islice(worlds, batch):
            deals += 1
            base = worth(world, usual)
            for move in left[1:]:
                more = worth(world, move) - base
                gains[move] += more
                squares[move] += more * more
        others = sorted(left[1:], key=lambda move: -gains[move])
        left = [usual, *others[: max(1, len(others) // 2)]]
        if len(left) == 1:
            break
    best = max(left, key=lambda move: gains[move])
    clear = gains[best] > 0 and gains[best] * gains[best] > squares[best]
    return Weighed(best, deals, gains[best]) if clear else Weighed(usual, deals, 0)
