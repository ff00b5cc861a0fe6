"""From a seed to the order of a pack: our own shuffle, the same on every platform, frozen for ever.

The seed, any text, is hashed by 64-bit FNV-1a over its UTF-8 bytes; that number starts a SplitMix64 generator; a
Fisher–Yates shuffle from the last card down draws each index by rejection, so every order is equally likely.

>>> shuffle("talong", tuple(range(8)))
(3, 6, 7, 0, 4, 1, 5, 2)
"""

from collections.abc import Iterator

_WORD = (1 << 64) - 1


def _hash(text: str) -> int:
    state = 0xCBF29CE484222325
    for byte in text.encode("utf-8", "surrogatepass"):
        state = (state ^ byte) * 0x100000001B3 & _WORD
    return state


def numbers(seed: str) -> Iterator[int]:
    """An endless stream of 64-bit numbers for a seed."""
    state = _hash(seed)
    while True:
        state = state + 0x9E3779B97F4A7C15 & _WORD
        word = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
        yield word ^ word >> 31


def below(stream: Iterator[int], count: int) -> int:
    """The next number 0..count-1 of a stream, every one equally likely."""
    limit = (1 << 64) - (1 << 64) % count
    while True:
        word = next(stream)
        if word < limit:
            return word % count


def shuffle(seed: str, pack: tuple[int, ...]) -> tuple[int, ...]:
    """The pack in the order that the seed stands for."""
    cards = list(pack)
    mix(cards, numbers(seed))
    return tuple(cards)


def mix(cards: list[int], stream: Iterator[int]) -> None:
    """Put the cards in another order, every one equally likely."""
    for last in range(len(cards) - 1, 0, -1):
        index = below(stream, last + 1)
        cards[last], cards[index] = cards[index], cards[last]
