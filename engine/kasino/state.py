"""A pack of Kasino at one moment: all of it (State), or what one seat may know of it (View); and what a move is.

Hands, loose cards, piles and the cards of a build are bit sets (see :mod:`engine.cards`); every value is frozen.
"""

from typing import NamedTuple

from engine.game import Event
from engine.kasino.options import DEFAULTS, Options
from engine.kasino.scoring import Score, Tally, add, count, pool, tally


class Build(NamedTuple):
    """Cards on the table that are taken as one, by a card of ``value`` (C41-C44)."""

    value: int
    double: bool  # several parts, each of the value: it can no longer be raised (C47, C51)
    cards: int
    owner: int  # the seat that last added to it (CA34)


class State(NamedTuple):
    """A position.  Tuples have one entry for each seat (``points``, in pairs, one for each team)."""

    hands: tuple[int, ...]
    table: int  # the loose cards
    builds: tuple[Build, ...]  # by their first card
    stock: tuple[int, ...]  # the next card first
    taken: tuple[int, ...]  # the piles
    counted: tuple[Tally, ...]  # what else is in the piles, where it is only counted; else empty
    tabbar: tuple[int, ...]
    last: int | None  # who took last
    turn: int | None  # None when the pack is over
    dealer: int
    points: tuple[int, ...]  # of the match, before this pack
    options: Options = DEFAULTS


class Unseen(NamedTuple):
    """How many cards one does not see in each hand, in the stock and in each pile."""

    hands: tuple[int, ...]
    stock: int
    piles: tuple[int, ...]


class View(NamedTuple):
    """What a seat may know (CA43): its hand, the table, the marked tabbar; of all else how many cards, in ``unseen``.

    ``hands``, ``stock`` and ``taken`` are the cards that are seen; the rest is as in a state.  No move is judged or made in a
    view: it is not known what there is.
    """

    hands: tuple[int, ...]
    table: int
    builds: tuple[Build, ...]
    stock: tuple[int, ...]
    taken: tuple[int, ...]
    counted: tuple[Tally, ...]
    tabbar: tuple[int, ...]
    last: int | None
    turn: int | None
    dealer: int
    points: tuple[int, ...]
    options: Options
    unseen: Unseen


type Shown = State | View
"""What can be written and drawn."""


class Move(NamedTuple):
    """A play (C28): ``take`` or ``build`` with things on the table, or ``lay``; whether it is legal is for ``check``.

    ``value`` is what a build announces, or what a taking card is said to be (0: left open).  ``builds`` are sets of
    cards, by their first.  ``twice`` are the loose cards that were named more than once.
    """

    verb: str
    card: int
    value: int = 0
    loose: int = 0
    builds: tuple[int, ...] = ()
    twice: int = 0


def pile(shown: Shown, seat: int) -> Tally:
    """What a seat has to show so far; of the cards of its pile that are not seen only how many."""
    own = tally(shown.taken[seat], seat == shown.last, shown.tabbar[seat])
    if shown.counted:
        own = add(own, shown.counted[seat])
    return add(own, Tally(cards=shown.unseen.piles[seat])) if isinstance(shown, View) else own


def tallies(shown: Shown) -> tuple[Tally, ...]:
    """What each seat has to show so far; in pairs each team."""
    return pool([pile(shown, seat) for seat in range(len(shown.taken))], shown.options)


def score(state: State) -> Score:
    """The points of the piles as they are (C69-C78), those of the pack when it is over."""
    return count(tallies(state))


def outcome(state: State) -> Score | None:
    """The pack's points, or None while it goes on (C79)."""
    return score(state) if state.turn is None else None


def summary(outcome: Score) -> dict[str, list[int]]:
    """The points of each seat or team."""
    return {"points": list(outcome.points)}


def actor(shown: Shown) -> int | None:
    """The seat to play a card, or None when the pack is over."""
    return shown.turn


def view(state: State, seat: int) -> View:
    """What a seat may know: its hand, the table, the marked tabbar; of all else only how many cards (CA43).

    When the pack is over everything is seen, for the piles are counted then (C79).
    """
    if not 0 <= seat < len(state.hands):
        raise ValueError("no such seat")
    seats = len(state.hands)
    if state.turn is None:
        return View(*state, Unseen((0,) * seats, 0, (0,) * seats))
    counted = tuple([tally.cards for tally in state.counted]) or (0,) * seats
    unseen = Unseen(
        tuple([0 if other == seat else hand.bit_count() for other, hand in enumerate(state.hands)]),
        len(state.stock),
        tuple([pile.bit_count() + more for pile, more in zip(state.taken, counted, strict=True)]),
    )
    return View(
        tuple([hand if other == seat else 0 for other, hand in enumerate(state.hands)]),
        state.table,
        state.builds,
        (),
        (0,) * seats,
        (),
        state.tabbar,
        state.last,
        state.turn,
        state.dealer,
        state.points,
        state.options,
        unseen,
    )


def witnessed(_: State, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """What a seat saw of what came of a move: of cards that were dealt to others or drawn by them only how many (CA43)."""
    return tuple(
        [event if event.event not in ("drew", "dealt") or event.seat == seat else event.hidden() for event in events]
    )


def visible(view: View) -> State:
    """A state in which there is nothing but what a view sees: enough to list the moves of the seat whose view it is."""
    return State(*view[:-1])
