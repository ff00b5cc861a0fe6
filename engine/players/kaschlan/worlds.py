"""How the cards may lie: deals that fit all that a seat sees and has witnessed, each as likely as any other."""

from collections.abc import Iterator

from engine.cards import bits_of, cards_of
from engine.deal import mix, numbers
from engine.kaschlan.state import State, View, in_stock
from engine.players.choice import Log
from engine.players.kaschlan.memory import Known, known, unplaced

TRIES = 40
"""So often cards are dealt anew where somebody got what they cannot have; then what they lack is let go."""


def worlds(view: View, log: Log, luck: int) -> Iterator[State]:
    """Endlessly many; the same for the same view, log and luck."""
    told = known(view, log)
    places = cards_of(unplaced(view, told))
    stream = numbers(f"worlds/{luck}")
    while True:
        yield _world(view, told, list(places), stream)


def certain(view: View, log: Log) -> bool:
    """Whether the cards can lie in one way only: the stock is gone, and all that is not known lies in one hand."""
    told = known(view, log)
    hidden = [unseen - sure.bit_count() for unseen, sure in zip(view.unseen, told.held, strict=True)]
    return not in_stock(view) and max(hidden) == sum(hidden) in (0, unplaced(view, told).bit_count())


def _world(view: View, told: Known, cards: list[int], stream: Iterator[int]) -> State:
    for _ in range(TRIES):
        hands, stock = _dealt(view, told.held, cards, stream)
        if not any(hand & lacks & ~own for hand, lacks, own in zip(hands, told.lacks, view.hands, strict=True)):
            break
    return State(
        view.trump,
        hands,
        view.table,
        stock,
        view.attacker,
        view.defender,
        view.turn,
        view.options,
    )


def _dealt(
    view: View, held: tuple[int, ...], cards: list[int], stream: Iterator[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Hands and stock, from the cards in a new order: what is left over is out of play without having been seen."""
    mix(cards, stream)
    at = 0
    hands = []
    for own, unseen, sure in zip(view.hands, view.unseen, held, strict=True):
        count = unseen - sure.bit_count()
        hands.append(own | sure | bits_of(cards[at : at + count]))
        at += count
    return tuple(hands), (*cards[at : at + view.unseen_stock], *view.stock)
