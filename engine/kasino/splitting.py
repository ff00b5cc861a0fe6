"""Can these cards be split into parts that each add up to a value?  The question behind every capture and build.

Cards of one value are alike here, so a heap of cards is a number with one hexadecimal digit for each value: how many
cards of that value it has.  ``0x1020`` is one three and two aces.

>>> from engine.cards import parse_cards
>>> hex(heap(bits_of(parse_cards("3dAcAs"))))
'0x1020'
>>> [hex(part) for part in cover(heap(bits_of(parse_cards("7s5h9c3d"))), 0, 12)]
['0x1000001000', '0x10100000']
"""

from functools import cache

from engine.cards import bits_of, cards_of
from engine.kasino.values import HIGH_ACE, HIGHEST, TABLE_VALUE

_SINGLE = tuple(1 << (4 * value) for value in range(HIGHEST + 1))
_SPARE = sum(8 * single for single in _SINGLE)
"""The highest bit of every digit: no heap has more than seven of a value, so it is free to stop a borrow."""
LONE_ACE = _SINGLE[1]
_MANY = 4  # with cards of so many values to choose from there is hardly a sum that cannot be reached


@cache
def _sums(value: int, largest: int) -> tuple[int, ...]:
    """Every heap of cards up to ``largest`` that adds up to ``value``, at most four of each."""
    if not value:
        return (0,)
    if not largest:
        return ()
    return tuple(
        number * _SINGLE[largest] + rest
        for number in range(min(4, value // largest), -1, -1)
        for rest in _sums(value - number * largest, largest - 1)
    )


def number_of(value: int, heap: int) -> int:
    """How many cards of a value a heap has."""
    return (heap >> (4 * value)) & 15


_HEAPS = tuple(_sums(value, value) for value in range(HIGHEST + 1))

_PARTS = tuple(
    tuple(tuple(part for part in parts if number_of(member, part)) for member in range(HIGHEST + 1)) for parts in _HEAPS
)
"""Every heap that adds up to a value, by the value and a member it has."""

_WHOLE = tuple(frozenset(heaps) - {0} for heaps in _HEAPS)


def heap(cards: int) -> int:
    """The heap that a set of cards makes."""
    return sum(_SINGLE[TABLE_VALUE[card]] for card in cards_of(cards))


def heaps(value: int) -> tuple[int, ...]:
    """Every heap that adds up to a value."""
    return _HEAPS[value]


def single(value: int) -> int:
    """The heap of one card of a value."""
    return _SINGLE[value]


def size(heap: int) -> int:
    """How many cards a heap has."""
    return sum(number_of(value, heap) for value in range(1, HIGHEST + 1))


def fits(part: int, whole: int) -> bool:
    """Whether a heap has at least as many cards of every value as another."""
    return ((whole | _SPARE) - part) & _SPARE == _SPARE


def _lesser(part: int, heap: int) -> int:
    """Of every value as many cards as the part needs, or all that the heap has."""
    enough = (((heap | _SPARE) - part) & _SPARE) // 8 * 15
    return (part & enough) | (heap & ~enough)


def cover(
    must: int, may: int, value: int, *, lone_ace: bool = False, hopeless: set[tuple[int, int]] | None = None
) -> list[int] | None:
    """Parts that add up to ``value`` each, use all of one heap and what they like of another; None if there are none.

    ``lone_ace`` lets an ace be a part of fourteen by itself (CA3, CA5).  ``hopeless`` remembers, from call to call
    with the same value, what cannot be done.
    """
    if must in _WHOLE[value]:
        return [must]
    lone_ace = lone_ace and value == HIGH_ACE
    return _cover(must, may, value, lone_ace, set() if hopeless is None else hopeless)


def _cover(must: int, may: int, value: int, lone_ace: bool, hopeless: set[tuple[int, int]]) -> list[int] | None:
    if not must:
        return []
    if (must, may) in hopeless:
        return None
    if may.bit_count() > _MANY or _adds_up(must, may, value, lone_ace):
        largest = (must.bit_length() - 1) // 4
        if lone_ace and largest == 1:
            return [LONE_ACE] * number_of(1, must)
        there = must + may
        for part in _PARTS[value][largest]:
            if fits(part, there):
                own = _lesser(part, must)
                rest = _cover(must - own, may - (part - own), value, lone_ace, hopeless)
                if rest is not None:
                    return [part, *rest]
    hopeless.add((must, may))
    return None


def _adds_up(must: int, may: int, value: int, lone_ace: bool) -> bool:
    """Whether all of one heap and something of the other add up to a multiple of the value at all."""
    reached = 1 << _total(must) % value
    if lone_ace:
        for _ in range(number_of(1, must)):
            reached |= (reached >> 1) | (reached << (value - 1))
    for member in range(1, HIGHEST + 1) if may else ():
        for _ in range(number_of(member, may)):
            reached |= reached << member % value
            reached |= reached >> value
    return bool(reached & 1)


def _total(heap: int) -> int:
    return sum(value * number_of(value, heap) for value in range(1, HIGHEST + 1))


def cards_of_parts(parts: list[int], cards: int) -> tuple[int, ...]:
    """The same parts as sets of cards: those of ``cards``, which the parts use up, the first of a value first."""
    by_value: dict[int, list[int]] = {}
    for card in reversed(cards_of(cards)):
        by_value.setdefault(TABLE_VALUE[card], []).append(card)
    return tuple(
        bits_of(by_value[value].pop() for value in range(1, HIGHEST + 1) for _ in range(number_of(value, part)))
        for part in parts
    )
