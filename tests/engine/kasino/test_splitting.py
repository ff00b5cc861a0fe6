"""Heaps of cards by value, beside plain counting."""

import pytest

from engine.cards import bits_of, parse_cards
from engine.kasino import splitting
from engine.kasino.values import HIGHEST


def as_heap(values: tuple[int, ...]) -> int:
    return sum(1 << 4 * value for value in values)


def ways(value: int, least: int = 1) -> list[tuple[int, ...]]:
    """Every way to add numbers up to the value, none below the least, in order."""
    if not value:
        return [()]
    return [(first, *others) for first in range(least, value + 1) for others in ways(value - first, first)]


@pytest.mark.parametrize("value", range(HIGHEST + 1))
def test_every_heap_that_adds_up(value: int) -> None:
    expected = [as_heap(values) for values in ways(value) if all(values.count(one) <= 4 for one in values)]
    # The largest cards first, and many of a value before few.
    assert list(splitting._sums(value, value)) == sorted(expected, reverse=True)
    assert splitting.heaps(value) == tuple(sorted(expected, reverse=True))


def test_sizes_and_whether_one_fits_into_another() -> None:
    heaps = [heap for value in (0, 1, 5, 9, 16) for heap in splitting.heaps(value)]
    for heap in heaps:
        digits = [int(digit, 16) for digit in f"{heap:x}"]
        assert splitting.size(heap) == sum(digits)
        for other in heaps[::7]:
            assert splitting.fits(heap, other) == all(
                heap >> 4 * at & 15 <= other >> 4 * at & 15 for at in range(1, 17)
            )


def test_the_heap_of_cards() -> None:
    assert splitting.heap(bits_of(parse_cards("AcAs3dKh"))) == as_heap((1, 1, 3, 13))
    assert splitting.single(9) == as_heap((9,))
    assert splitting.heap(0) == 0


@pytest.mark.parametrize("value", range(1, 9))
def test_four_of_a_value_are_two_pairs(value: int) -> None:
    pair = as_heap((value, value))
    assert splitting.cover(2 * pair, 0, 2 * value) == [pair, pair]
    assert splitting.cover(pair, 2 * pair, 2 * value) == [pair]
