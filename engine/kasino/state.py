"""What lies where in Kasino, and what a player may ask for.

Hands, loose cards, piles and the cards of a build are bit sets (see :mod:`engine.cards`); every value is frozen.
"""

from typing import NamedTuple

from engine.kasino.options import DEFAULTS, Options
from engine.kasino.scoring import Score, Tally, add, count, pool, tally


class Build(NamedTuple):
    """Cards on the table that are taken as one, by a card of ``value`` (C41-C44)."""

    value: int
    double: bool  # several parts, each of the value: it can no longer be raised (C47, C51)
    cards: int
    owner: int  # the seat that last added to it (CA34)


class Hidden(NamedTuple):
    """How many cards one does not see, in a view; empty or 0 where there are none."""

    hands: tuple[int, ...] = ()
    stock: int = 0
    piles: tuple[int, ...] = ()


NOTHING_HIDDEN = Hidden()


def hiding(hands: tuple[int, ...], stock: int, piles: tuple[int, ...]) -> Hidden:
    """So many cards unseen in each hand, the stock and each pile."""
    return Hidden(hands if any(hands) else (), stock, piles if any(piles) else ())


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
    hidden: Hidden = NOTHING_HIDDEN


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


def tallies(state: State) -> tuple[Tally, ...]:
    """What each seat has to show so far; in pairs each team."""
    each = []
    for seat, pile in enumerate(state.taken):
        own = tally(pile, seat == state.last, state.tabbar[seat])
        each.append(add(own, state.counted[seat]) if state.counted else own)
    return pool(each, state.options)


def score(state: State) -> Score:
    """The points of the piles as they are (C69-C78), those of the pack when it is over."""
    return count(tallies(state))


def outcome(state: State) -> Score | None:
    """The pack's points, or None while it goes on (C79)."""
    return score(state) if state.turn is None else None


def actor(state: State) -> int | None:
    """The seat to play a card, or None when the pack is over."""
    return state.turn


def hidden(state: State) -> bool:
    """Whether the state is a view, with cards that are not seen."""
    return state.hidden != NOTHING_HIDDEN


def view(state: State, seat: int) -> State:
    """What a seat may know: its hand, the table, the marked tabbar; of all else only how many cards (CA43).

    When the pack is over everything is seen, for the piles are counted then (C79).
    """
    if state.turn is None:
        return state
    counted = tuple(tally.cards for tally in state.counted) or (0,) * len(state.taken)
    return state._replace(
        hands=tuple(hand if other == seat else 0 for other, hand in enumerate(state.hands)),
        stock=(),
        taken=(0,) * len(state.taken),
        counted=(),
        hidden=hiding(
            tuple(0 if other == seat else hand.bit_count() for other, hand in enumerate(state.hands)),
            len(state.stock),
            tuple(pile.bit_count() + more for pile, more in zip(state.taken, counted, strict=True)),
        ),
    )
