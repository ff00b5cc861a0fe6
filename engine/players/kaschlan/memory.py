"""What a seat can know beside what it sees, from all that it has witnessed: which cards are gone, and who holds which."""

from typing import NamedTuple

from engine.cards import RANK_BITS, SHORT_CARDS, bits_of
from engine.kaschlan.state import NO_CARD, View
from engine.players.choice import Log


class Known(NamedTuple):
    """``gone`` are the cards that left play; by seat the unseen cards that it surely holds, and those that it cannot hold.

    All are sets of cards.
    """

    gone: int
    held: tuple[int, ...]
    lacks: tuple[int, ...]


def known(view: View, log: Log) -> Known:
    """What can be known: what was picked up stays known until it is played (K61), and so does the turn-up (K17).

    A seat that was passed over because it had nothing of a rank (K26) has nothing of it until it gets other cards.
    """
    seats = len(view.hands)
    gone = 0
    held, lacks = [0] * seats, [0] * seats
    for event in log:
        if event.event == "discarded":
            gone |= bits_of(event.cards)
        elif event.seat is None:
            continue
        elif event.event in ("led", "beat"):
            held[event.seat] &= ~bits_of(event.cards)
        elif event.event in ("picked_up", "drew"):
            held[event.seat] |= bits_of(event.cards)
            lacks[event.seat] = 0
        elif event.event == "passed_over" and "rank" in event.facts and event.rule == "K26":
            lacks[event.seat] |= RANK_BITS[event.facts["rank"]]
    hidden = tuple(cards if unseen else 0 for cards, unseen in zip(held, view.unseen, strict=True))
    return Known(gone, hidden, tuple(lacks))


def unplaced(view: View, told: Known) -> int:
    """The cards of which it is not known where they are."""
    seen = told.gone | bits_of(view.stock)
    for hand, other in zip(view.hands, told.held, strict=True):
        seen |= hand | other
    for led, beater in view.table:
        seen |= 1 << led
        if beater != NO_CARD:
            seen |= 1 << beater
    return SHORT_CARDS & ~seen
