"""What cards are worth before the pack is over, in thousandths of a point.

Points are points (C71-C75); a card or a spade is worth what it adds, on the average, to the points for most cards and most
spades (C69, C70): ``python -m engine.players.kasino.fit`` finds these two from packs that plain play has played.
"""

from collections.abc import Sequence

from engine.cards import ACE, PACK, SPADES, rank, suit
from engine.kasino.options import Options
from engine.kasino.scoring import LILLAN, STORAN, Tally, count

POINT = 1000
CARD = 78
SPADE = 381

WORTH = tuple(
    CARD
    + SPADE * (suit(card) == SPADES)
    + POINT * ((rank(card) == ACE) + 2 * (STORAN >> card & 1) + (LILLAN >> card & 1))
    for card in PACK
)
"""Of each card, in a pile."""


def of_cards(cards: int) -> int:
    """The worth of a set of cards."""
    found = 0
    while cards:
        low = cards & -cards
        found += WORTH[low.bit_length() - 1]
        cards ^= low
    return found


def ahead(worths: Sequence[int], seat: int, *, pairs: bool, misere: bool) -> int:
    """How much better off a seat, or its team, is than the others on the average."""
    if pairs:
        mine = worths[seat] + worths[(seat + 2) % 4]
        found = 2 * mine - sum(worths)
    else:
        others = len(worths) - 1
        found = (worths[seat] * (others + 1) - sum(worths)) // others
    return -found if misere else found


def so_far(piles: Sequence[int], tabbar: Sequence[int], seat: int, options: Options) -> int:
    """The same by the cards of the piles, and the tabbar."""
    worths = [of_cards(pile) + POINT * swept for pile, swept in zip(piles, tabbar, strict=True)]
    return ahead(worths, seat, pairs=options.pairs, misere=options.misere)


def at_the_end(tallies: Sequence[Tally], seat: int, options: Options) -> int:
    """The same of a pack that is over, by its points alone; ``tallies`` of those who score."""
    points = [POINT * one for one in count(tallies).points]
    return ahead(points, seat % len(points), pairs=False, misere=options.misere)
