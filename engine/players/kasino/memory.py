"""What a seat can know beside what it sees, from all that it has witnessed: whose pile has which cards, who holds what."""

from typing import NamedTuple

from engine.cards import ALL_CARDS, bits_of, cards_of
from engine.kasino.captures import takes_all
from engine.kasino.state import View, visible
from engine.kasino.values import HAND_VALUES, HOLDERS
from engine.players.choice import Log


class Known(NamedTuple):
    """``piles`` are the cards taken, by seat; ``holds``, by seat, sets of cards of each of which it has at least one;
    ``lacks``, by seat, cards that it has not.
    """

    piles: tuple[int, ...]
    holds: tuple[tuple[int, ...], ...]
    lacks: tuple[int, ...]


def known(view: View, log: Log) -> Known:
    """Who builds holds a card for it (C42) until one is played that could be it, or new cards are dealt."""
    seats = len(view.hands)
    holders = HOLDERS[view.options.hand_values]
    piles = [0] * seats
    holds: list[list[int]] = [[] for _ in range(seats)]
    built: list[set[int]] = [set() for _ in range(seats)]
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
            built[seat].add(event.facts["value"])
    for build in view.builds if view.options.build_duty != "none" else ():
        # One card for two builds can end the duty; where that cannot be, a card is kept for the build (CA6, CA7).
        if not any(_shared(view, value) for value in (build.value, *built[build.owner])):
            holds[build.owner].append(holders[build.value])
    return Known(
        tuple(piles), tuple(tuple(one) for one in holds), _lacking(view, log) if view.options.misere else (0,) * seats
    )


def _shared(view: View, value: int) -> bool:
    """Whether a card that holds the value holds another one, too."""
    mode = view.options.hand_values
    return any(len(HAND_VALUES[mode][card]) > 1 for card in cards_of(HOLDERS[mode][value]))


def _lacking(view: View, log: Log) -> tuple[int, ...]:
    """In krypkasino: who left the table, or some of it, had nothing in hand that takes it all (CA38), unless dealt since."""
    found = [0] * len(view.hands)
    new: set[int] = set()
    table = view.table
    for event in reversed(log):
        seat = event.seat
        if seat is None:
            continue
        if event.event in ("dealt", "drew"):
            new.add(seat)
        if event.event not in ("laid", "captured"):
            continue
        left = table ^ 1 << event.cards[0] if event.event == "laid" else table
        table = left | bits_of(event.cards[1:])
        if left and seat not in new:
            found[seat] |= _sweepers(view, table)
    return tuple(found)


def _sweepers(view: View, table: int) -> int:
    """The cards that take the whole of a table without builds."""
    state = visible(view)._replace(table=table, builds=())
    found = 0
    for value, cards in enumerate(HOLDERS[view.options.hand_values]):
        if value and takes_all(state, value):
            found |= cards
    return found


def unplaced(view: View, piles: tuple[int, ...]) -> int:
    """The cards of which it is not known where they are."""
    seen = view.table | bits_of(view.stock)
    for build in view.builds:
        seen |= build.cards
    for hand, pile, shown in zip(view.hands, piles, view.taken, strict=True):
        seen |= hand | pile | shown
    return ALL_CARDS & ~seen
