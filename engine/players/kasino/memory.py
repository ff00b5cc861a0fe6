"""What a seat can know beside what it sees, from all that it has witnessed: whose pile has which cards, who holds what."""

from typing import NamedTuple

from engine.cards import ALL_CARDS, bits_of
from engine.kasino.state import View
from engine.kasino.values import HOLDERS
from engine.players.choice import Log


class Known(NamedTuple):
    """``piles`` are the cards taken, by seat; ``holds``, by seat, sets of cards of each of which it has at least one."""

    piles: tuple[int, ...]
    holds: tuple[tuple[int, ...], ...]


def known(view: View, log: Log) -> Known:
    """Who builds holds a card for it (C42, CA6, CA7) until one is played that could be it, or new cards are dealt."""
    seats = len(view.hands)
    holders = HOLDERS[view.options.hand_values]
    piles = [0] * seats
    holds: list[list[int]] = [[] for _ in range(seats)]
    for event in log:
        seat = event.seat
        if event.event == "dealt":
            holds = [[] for _ in range(seats)]
        if seat is None:
            continue
        if event.event in ("captured", "leftovers"):
            piles[seat] |= bits_of(event.cards)
        if event.event in ("captured", "laid", "built", "raised"):
            holds[seat] = [cards for cards in holds[seat] if not cards >> event.cards[0] & 1]
        if event.event in ("built", "raised"):
            holds[seat].append(holders[event.facts["value"]])
    return Known(tuple(piles), tuple(tuple(one) for one in holds))


def unplaced(view: View, piles: tuple[int, ...]) -> int:
    """The cards of which it is not known where they are."""
    seen = view.table | bits_of(view.stock)
    for build in view.builds:
        seen |= build.cards
    for hand, pile, shown in zip(view.hands, piles, view.taken, strict=True):
        seen |= hand | pile | shown
    return ALL_CARDS & ~seen
