"""Cards, packs and sets of cards.

A card is an integer 0..51, ``13 * suit + rank - 2``, with suits clubs 0, diamonds 1, hearts 2, spades 3 and
ranks 2..14 (ace 14).  Integer order is *pack order*.  A set of cards is an integer too, one bit a card, so equality,
hashing and copying cost nothing.

>>> card_text(parse_card("10D")), rank(parse_card("Td")), suit(parse_card("Td"))
('Td', 10, 1)
>>> cards_text(cards_of(bits_of(parse_cards("AsKc2d"))))
'Kc2dAs'
"""

import re
from collections.abc import Iterable

SUITS = "cdhs"
RANKS = "23456789TJQKA"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
JACK, QUEEN, KING, ACE = 11, 12, 13, 14

PACK = tuple(range(52))
SHORT_PACK = tuple(card for card in PACK if card % 13 >= 5)
"""The 32 cards from the sevens up (K5)."""

ALL_CARDS = (1 << 52) - 1
SHORT_CARDS = sum(1 << card for card in SHORT_PACK)
SUIT_BITS = tuple(0x1FFF << 13 * suit for suit in range(4))
RANK_BITS = tuple(sum(1 << 13 * suit + rank - 2 for suit in range(4)) if rank >= 2 else 0 for rank in range(15))
"""The four cards of a rank, indexed by rank 0..14 (0 and 1 hold none)."""

CARD_TEXTS = tuple(RANKS[card % 13] + SUITS[card // 13] for card in PACK)
_CARDS = {text.lower(): card for card, text in enumerate(CARD_TEXTS)} | {
    f"10{suit}": 13 * index + 8 for index, suit in enumerate(SUITS)
}
_CARD = re.compile(r"(?:10|[2-9TJQKA])[cdhs]", re.IGNORECASE)


def suit(card: int) -> int:
    """Suit of a card, 0..3."""
    return card // 13


def rank(card: int) -> int:
    """Rank of a card, 2..14."""
    return card % 13 + 2


def card_text(card: int) -> str:
    """Canonical text of a card, as ``Qd``."""
    return CARD_TEXTS[card]


def parse_card(text: str) -> int:
    """The card that ``text`` names (``Qd``, ``10s``, any case); ValueError if it names none."""
    try:
        return _CARDS[text.lower()]
    except KeyError:
        raise ValueError(f"not a card: {text!r}") from None


def cards_text(cards: Iterable[int]) -> str:
    """Cards written one after the other, in the order given."""
    return "".join(CARD_TEXTS[card] for card in cards)


def parse_cards(text: str) -> list[int]:
    """Cards written one after the other; ValueError(message, offset) where it stops making sense."""
    cards = []
    at = 0
    while at < len(text):
        found = _CARD.match(text, at)
        if found is None:
            raise ValueError("not a card", at)
        cards.append(_CARDS[found[0].lower()])
        at = found.end()
    return cards


def bits_of(cards: Iterable[int]) -> int:
    """The set of the given cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_of(bits: int) -> tuple[int, ...]:
    """The cards of a set, in pack order."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(low.bit_length() - 1)
        bits ^= low
    return tuple(cards)
