"""How the cards may lie: packs that fit all that a seat sees and has witnessed, each as likely as any other."""

from collections.abc import Iterator

from engine.cards import bits_of, cards_of
from engine.deal import below, numbers
from engine.kasino.state import State, View
from engine.players.choice import Log
from engine.players.kasino.memory import Known, known, unplaced

TRIES = 200
"""So often hands are dealt anew where somebody has what they cannot have, or lacks what they must; then that is let go."""


def worlds(view: View, log: Log, luck: int) -> Iterator[State]:
    """Endlessly many; the same for the same view, log and luck."""
    told = known(view, log)
    places = cards_of(unplaced(view, told.piles))
    stream = numbers(f"worlds/{luck}")
    while True:
        yield _world(view, told, list(places), stream)


def certain(view: View, log: Log) -> bool:
    """Whether the cards can lie in one way only: the stock is gone, and all that is not known lies in one hand."""
    hidden = view.unseen.hands
    unknown = unplaced(view, known(view, log).piles)
    return not view.unseen.stock and max(hidden) == sum(hidden) == unknown.bit_count()


def _world(view: View, told: Known, cards: list[int], stream: Iterator[int]) -> State:
    for _ in range(TRIES):
        hands, dealt = _dealt(view, cards, stream)
        if all(map(_possible, hands, told.holds, told.lacks)):
            break
    _mix(cards, dealt, len(cards), stream)
    rest = cards[dealt:]
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


def _possible(hand: int, holds: tuple[int, ...], lacks: int) -> bool:
    return not hand & lacks and all(hand & cards for cards in holds)


def _dealt(view: View, cards: list[int], stream: Iterator[int]) -> tuple[tuple[int, ...], int]:
    """Hands from the first of the cards, which are mixed for it, and how many of them that were."""
    at = 0
    hands = []
    for own, unseen in zip(view.hands, view.unseen.hands, strict=True):
        _mix(cards, at, at + unseen, stream)
        hands.append(own | bits_of(cards[at : at + unseen]))
        at += unseen
    return tuple(hands), at


def _mix(cards: list[int], first: int, end: int, stream: Iterator[int]) -> None:
    """Put any of the later cards, each as likely as any other, in these places."""
    for place in range(first, min(end, len(cards) - 1)):
        index = place + below(stream, len(cards) - place)
        cards[place], cards[index] = cards[index], cards[place]


def _piles(view: View, piles: tuple[int, ...], rest: list[int]) -> tuple[int, ...]:
    """The piles with what was witnessed; what is taken without having been witnessed is anything that is left."""
    found = []
    at = 0
    for pile, shown, unseen in zip(piles, view.taken, view.unseen.piles, strict=True):
        more = max(0, unseen - pile.bit_count())
        found.append(pile | shown | bits_of(rest[at : at + more]))
        at += more
    return tuple(found)
