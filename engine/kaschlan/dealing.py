"""Dealing, and who deals next (K13-K20)."""

from engine.cards import SHORT_PACK, suit
from engine.game import Match
from engine.kaschlan.options import Options
from engine.kaschlan.state import HAND, Outcome, State


def sides(_options: Options, seats: int) -> int:
    """Everybody plays alone (K1)."""
    return seats


def start(
    options: Options, seats: int, dealer: int, pack: tuple[int, ...], _points: tuple[int, ...] | None = None
) -> State:
    """Deal five cards to each seat from the dealer's left, turn up the next, keep the rest as stock (K13–K20).

    How often somebody was kaschlan before changes nothing in a deal.

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


def continued(match: Match, outcome: Outcome) -> Match:
    """The loser deals next (K18); after a draw the deal passes to the left (KA20)."""
    loser = outcome.loser
    if loser is not None and not 0 <= loser < match.seats:
        raise ValueError("no such seat")
    return match._replace(
        dealer=(match.dealer + 1) % match.seats if loser is None else loser,
        number=match.number + 1,
        points=tuple([count + (seat == loser) for seat, count in enumerate(match.points)]),
    )
