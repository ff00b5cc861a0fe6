"""What beats what (K6–K11, K44, K45, K48, K49).

>>> from engine.cards import CLUBS, DIAMONDS, cards_of, cards_text, parse_card
>>> cards_text(trumps(CLUBS))
'QdAcKcQcJcTc9c8c7c'
>>> cards_text(trumps(DIAMONDS))
'QdAdKdJdTd9d8d7d'
>>> cards_text(cards_of(BEATERS[CLUBS][parse_card("Qd")]))
''
"""

from engine.cards import SHORT_CARDS, SHORT_PACK, SUIT_BITS, bits_of, parse_card, rank, suit

QUEEN_OF_DIAMONDS = parse_card("Qd")


def is_trump(card: int, trump: int) -> bool:
    """Whether a card is a trump when ``trump`` is the trump suit (K7–K10)."""
    return suit(card) == trump or card == QUEEN_OF_DIAMONDS


def _strength(card: int) -> int:
    """Order of the cards of one suit, or of the trumps: the queen of diamonds is above them all (K7)."""
    return 99 if card == QUEEN_OF_DIAMONDS else rank(card)


def trumps(trump: int) -> tuple[int, ...]:
    """The trumps, highest first: nine, or eight when diamonds are trumps (K8, K9)."""
    return tuple(sorted((card for card in SHORT_PACK if is_trump(card, trump)), key=_strength, reverse=True))


def beats(beater: int, led: int, trump: int) -> bool:
    """Whether ``beater`` beats ``led`` (K44, K45, K49)."""
    if is_trump(led, trump):
        return is_trump(beater, trump) and _strength(beater) > _strength(led)
    return is_trump(beater, trump) or (suit(beater) == suit(led) and rank(beater) > rank(led))


def _beaters(led: int, order: tuple[int, ...]) -> int:
    """All cards that beat a card, when ``order`` are the trumps, highest first (K44, K45, K49)."""
    if led in order:
        return bits_of(order[: order.index(led)])
    return bits_of(order) | SHORT_CARDS & SUIT_BITS[suit(led)] & -2 << led


BEATERS = tuple(tuple(_beaters(led, order) for led in range(52)) for order in map(trumps, range(4)))
"""For each trump suit and led card the set of cards that beat it."""


def can_beat_all(led: tuple[int, ...], hand: int, trump: int) -> bool:
    """Whether the hand holds a card of its own for every led card (K46): at most four cards, tried in turn."""
    if not led:
        return True
    beaters = hand & BEATERS[trump][led[0]]
    while beaters:
        lowest = beaters & -beaters
        if can_beat_all(led[1:], hand ^ lowest, trump):
            return True
        beaters ^= lowest
    return False
