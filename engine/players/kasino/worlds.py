"""How the cards may lie: packs that fit all that a seat sees and has witnessed, each as likely as any other."""

from collections.abc import Iterator

from engine.cards import bits_of, cards_of
from engine.deal import below, numbers
from engine.kasino.state import State, View
from engine.players.choice import Log
from engine.players.kasino.memory import Known, known, unplaced

TRIES = 40
"""So often cards are dealt anew where somebody lacks what they must hold; then that is let go."""


def worlds(view: View, log: Log, luck: int) -> Iterator[State]:
    """Endlessly many; the same for the same view, log and luck."""
    told = known(view, log)
    places = cards_of(unplaced(view, told.piles))
    stream = numbers(f"worlds/{luck}")
    while True:
        yield _world(view, told, list(places), stream)


def _world(view: View, told: Known, cards: list[int], stream: Iterator[int]) -> State:
    for _ in range(TRIES):
        hands, rest = _dealt(view, cards, stream)
        if all(all(hand & one for one in holds) for hand, holds in zip(hands, told.holds, strict=True)):
            break
    stock = (*rest[: view.unseen.stock], *view.stock)
    return State(
        hands,
        view.table,
        view.builds,
        stock,
        _piles(view, told.piles, rest[view.unseen.stock :]),
        (),
        view.tabbar,
        view.last,
        view.turn,
        view.dealer,
        view.points,
        view.options,
    )


def _dealt(view: View, cards: list[int], stream: Iterator[int]) -> tuple[tuple[int, ...], list[int]]:
    """Hands from the cards in a new order, and the rest of them."""
    for last in range(len(cards) - 1, 0, -1):
        index = below(stream, last + 1)
        cards[last], cards[index] = cards[index], cards[last]
    at = 0
    hands = []
    for own, unseen in zip(view.hands, view.unseen.hands, strict=True):
        hands.append(own | bits_of(cards[at : at + unseen]))
        at += unseen
    return tuple(hands), cards[at:]


def _piles(view: View, piles: tuple[int, ...], rest: list[int]) -> tuple[int, ...]:
    """The piles with what was witnessed; what is taken without having been witnessed is anything that is left."""
    found = []
    at = 0
    for pile, shown, unseen in zip(piles, view.taken, view.unseen.piles, strict=True):
        more = max(0, unseen - pile.bit_count())
        found.append(pile | shown | bits_of(rest[at : at + more]))
        at += more
    return tuple(found)
