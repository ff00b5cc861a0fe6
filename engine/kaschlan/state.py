"""A deal of Kaschlan at one moment: all of it (State), or what one seat may know of it (View); and what a move is."""

from typing import NamedTuple

from engine.cards import RANK_BITS, rank
from engine.game import Event
from engine.kaschlan.options import DEFAULTS, Options

HAND = 5
"""The size to which a draw restores a hand (K36)."""

NO_CARD = -1


class Move(NamedTuple):
    """A verb and its cards: ``lead`` those led; ``beat`` the led card and its beater; ``own`` the card led against
    oneself and its beater; none for ``draw``, ``take`` and ``done``.
    """

    verb: str
    cards: tuple[int, ...] = ()


class State(NamedTuple):
    """A deal at one moment.

    ``hands`` are sets of cards, one a seat; ``table`` the led cards in order, each with its beater or NO_CARD;
    ``stock`` the next card first, the turn-up last; ``turn`` the seat to act, None when the deal is over.
    """

    trump: int
    hands: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    stock: tuple[int, ...]
    attacker: int
    defender: int
    turn: int | None
    options: Options = DEFAULTS

    @property
    def unbeaten(self) -> tuple[int, ...]:
        """The led cards that no card lies on, in order."""
        return tuple([led for led, beater in self.table if beater == NO_CARD])


class View(NamedTuple):
    """What a seat may know: of its own hand the cards, of the others and the stock but for the turn-up how many.

    ``hands`` and ``stock`` are the cards that are seen, ``unseen`` how many more there are in each hand, ``unseen_stock`` in
    the stock; the rest is as in a state.  No move is judged or made in a view: it is not known what there is.
    """

    trump: int
    hands: tuple[int, ...]
    unseen: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    stock: tuple[int, ...]
    unseen_stock: int
    attacker: int
    defender: int
    turn: int | None
    options: Options = DEFAULTS

    @property
    def unbeaten(self) -> tuple[int, ...]:
        """The led cards that no card lies on, in order."""
        return tuple([led for led, beater in self.table if beater == NO_CARD])


type Shown = State | View
"""What can be written and drawn."""


class Outcome(NamedTuple):
    """Who is kaschlan; None after a draw, which only ``last_bout=play_out`` knows (KA20)."""

    loser: int | None


def actor(shown: Shown) -> int | None:
    """The seat to act, or None when the deal is over."""
    return shown.turn


def held(shown: Shown, seat: int) -> int:
    """How many cards a seat holds, seen or unseen."""
    seen = shown.hands[seat].bit_count()
    return seen + shown.unseen[seat] if isinstance(shown, View) else seen


def in_stock(shown: Shown) -> int:
    """How many cards are left in the stock, seen or unseen."""
    return len(shown.stock) + (shown.unseen_stock if isinstance(shown, View) else 0)


def holders(shown: Shown) -> list[int]:
    """The seats that hold cards, seen or unseen."""
    if isinstance(shown, View):
        return [seat for seat in range(len(shown.hands)) if held(shown, seat)]
    return [seat for seat, hand in enumerate(shown.hands) if hand]


def next_holder(hands: tuple[int, ...], seat: int, step: int = 1, but: int | None = None) -> int:
    """The nearest other seat with cards, clockwise (K21) or, with ``step`` -1, to the right (KA17); never ``but``."""
    seats = len(hands)
    others = ((seat + step * distance) % seats for distance in range(1, seats))
    return next(other for other in others if hands[other] and other != but)


def attackers(state: Shown) -> tuple[int, ...]:
    """The attacking seats in the order in which they lead: the attacker, then clockwise (K26, K29)."""
    seats = len(state.hands)
    order = ((state.attacker + distance) % seats for distance in range(seats))
    return tuple(seat for seat in order if seat != state.defender)


def room(state: State) -> int:
    """How many more cards may be led before K32 or K33 says no."""
    return min(4 - len(state.table), state.hands[state.defender].bit_count() - len(state.unbeaten))


def passed_over(state: State, seat: int) -> list[str]:
    """The rules for which an attacking seat cannot lead once a rank is led; empty if it can (K26, K32, K33)."""
    reasons = [] if state.hands[seat] & RANK_BITS[rank(state.table[0][0])] else ["K26"]
    if len(state.table) >= 4:
        reasons.append("K32")
    if len(state.unbeaten) >= state.hands[state.defender].bit_count():
        reasons.append("K33")
    return reasons


def is_over(state: Shown) -> bool:
    """Whether the deal is over: no stock and at most one seat with cards (K73).

    With ``last_bout=play_out`` a defender who alone holds cards first plays the bout in progress to its end (KA20).
    """
    if in_stock(state):
        return False
    holding = holders(state)
    if len(holding) > 1:
        return False
    in_progress = state.options.last_bout == "play_out" and state.table and holding == [state.defender]
    return not in_progress


def outcome(state: State) -> Outcome | None:
    """Who is kaschlan, or None while the deal goes on (K73, K74)."""
    if not is_over(state):
        return None
    holding = holders(state)
    return Outcome(holding[0] if holding else None)


def summary(outcome: Outcome) -> dict[str, int | None]:
    """Who is kaschlan."""
    return {"loser": outcome.loser}


def view(state: State, seat: int) -> View:
    """What a seat may know: its own hand, the table, the turn-up, and how many cards lie elsewhere."""
    if not 0 <= seat < len(state.hands):
        raise ValueError("no such seat")
    return View(
        state.trump,
        tuple([hand if other == seat else 0 for other, hand in enumerate(state.hands)]),
        tuple([0 if other == seat else hand.bit_count() for other, hand in enumerate(state.hands)]),
        state.table,
        state.stock[-1:],
        max(0, len(state.stock) - 1),
        state.attacker,
        state.defender,
        state.turn,
        state.options,
    )


def witnessed(before: State, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """What a seat saw of what came of a move: of cards that others drew only the turn-up, and how many there were (K17)."""
    turn_up = before.stock[-1:]
    return tuple(
        [
            event
            if event.event != "drew" or event.seat == seat
            else event.hidden(tuple([card for card in event.cards if card in turn_up]))
            for event in events
        ]
    )
