"""What a card is worth: on the table, and in the hand, where some have two values."""

from engine.cards import ACE, PACK, RANK_BITS, bits_of, rank
from engine.kasino.scoring import LILLAN, STORAN

HIGH_ACE = 14
HIGHEST = 16
ACES = RANK_BITS[ACE]

TABLE_VALUE = tuple(1 if rank(card) == ACE else rank(card) for card in PACK)
"""Of a loose card in a sum, and of any card in a build (C6-C9, CA4, CA5): the ace is one."""


def _hand_values(card: int, mode: str) -> tuple[int, ...]:
    special = 16 if STORAN >> card & 1 else 15 if LILLAN >> card & 1 else HIGH_ACE if rank(card) == ACE else 0
    if not special:
        return (TABLE_VALUE[card],)
    if mode == "finnish":
        return (special,)
    if mode == "choice" or special == HIGH_ACE:
        return (TABLE_VALUE[card], special)
    return (TABLE_VALUE[card],)


HAND_VALUES = {mode: tuple(_hand_values(card, mode) for card in PACK) for mode in ("off", "choice", "finnish")}
"""What each card can be when it is played from the hand, by the option ``hand_values`` (C10, C13-C15, CA18)."""

HOLDERS = {
    mode: tuple(bits_of(card for card in PACK if value in values[card]) for value in range(HIGHEST + 1))
    for mode, values in HAND_VALUES.items()
}
"""The cards that hold a value (C42), by the option ``hand_values`` and the value."""


def total(cards: int) -> int:
    """What loose cards add up to."""
    value = 0
    while cards:
        low = cards & -cards
        value += TABLE_VALUE[low.bit_length() - 1]
        cards ^= low
    return value


def sums(cards: int) -> int:
    """What some of the loose cards, or none, can add up to: a bit for each sum."""
    reached = 1
    while cards:
        low = cards & -cards
        reached |= reached << TABLE_VALUE[low.bit_length() - 1]
        cards ^= low
    return reached
