"""Dealing (K13-K20)."""

from engine.cards import SHORT_PACK, suit
from engine.kaschlan.options import Options
from engine.kaschlan.state import HAND, State


def start(options: Options, seats: int, dealer: int, pack: tuple[int, ...]) -> State:
    """Deal five cards to each seat from the dealer's left, turn up the next, keep the rest as stock (K13–K20).

    >>> from engine.deal import shuffle
    >>> from engine.kaschlan.options import DEFAULTS
    >>> [len(start(DEFAULTS, seats, 0, shuffle("any", SHORT_PACK)).stock) for seats in (2, 3, 4)]
    [22, 17, 12]
    """
    if not 2 <= seats <= 4 or not 0 <= dealer < seats or sorted(pack) != list(SHORT_PACK):
        raise ValueError("two to four seats, one of them the dealer, and the 32 cards")
    hands = [0] * seats
    for packet in range(seats):
        seat = (dealer + 1 + packet) % seats
        hands[seat] = sum(1 << card for card in pack[HAND * packet : HAND * (packet + 1)])
    turn_up = pack[HAND * seats]
    stock = (*pack[HAND * seats + 1 :], turn_up)
    attacker = (dealer + 1) % seats
    return State(suit(turn_up), tuple(hands), (), stock, attacker, (dealer + 2) % seats, attacker, options)
