"""The state of a deal of Kaschlan."""

from typing import NamedTuple

from engine.cards import RANK_BITS, SHORT_PACK, rank, suit

HAND = 5
"""The size to which a draw restores a hand (K36)."""

NO_CARD = -1


class Options(NamedTuple):
    """The house options, each with its default: KA1, KA4, KA18, KA20."""

    must_beat: str = "free"
    self_attack: str = "always"
    attacker_out: str = "right_neighbour"
    last_bout: str = "immediate"


CHOICES = {
    "must_beat": ("free", "full"),
    "self_attack": ("always", "when_all_beaten"),
    "attacker_out": ("right_neighbour", "durak"),
    "last_bout": ("immediate", "play_out"),
}
DEFAULTS = Options()


class State(NamedTuple):
    """A deal at one moment.

    ``hands`` are sets of cards, one a seat; ``table`` the led cards in order, each with its beater or NO_CARD;
    ``stock`` the next card first, the turn-up last; ``turn`` the seat to act, None when the deal is over.
    ``unseen`` is empty but in a view: then the number of cards hidden in each hand, and last in the stock.
    """

    trump: int
    hands: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    stock: tuple[int, ...]
    attacker: int
    defender: int
    turn: int | None
    options: Options = DEFAULTS
    unseen: tuple[int, ...] = ()

    @property
    def unbeaten(self) -> tuple[int, ...]:
        """The led cards that no card lies on, in order."""
        return tuple([led for led, beater in self.table if beater == NO_CARD])


class Outcome(NamedTuple):
    """Who is kaschlan; None after a draw, which only ``last_bout=play_out`` knows (KA20)."""

    loser: int | None


def holders(state: State) -> list[int]:
    """The seats that hold cards, seen or unseen."""
    if state.unseen:
        return [seat for seat, hand in enumerate(state.hands) if hand or state.unseen[seat]]
    return [seat for seat, hand in enumerate(state.hands) if hand]


def next_holder(hands: tuple[int, ...], seat: int, step: int = 1, but: int | None = None) -> int:
    """The nearest other seat with cards, clockwise (K21) or, with ``step`` -1, to the right (KA17); never ``but``."""
    seats = len(hands)
    others = ((seat + step * distance) % seats for distance in range(1, seats))
    return next(other for other in others if hands[other] and other != but)


def attackers(state: State) -> tuple[int, ...]:
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


def is_over(state: State) -> bool:
    """Whether the deal is over: no stock and at most one seat with cards (K73).

    With ``last_bout=play_out`` a defender who alone holds cards first plays the bout in progress to its end (KA20).
    """
    if state.stock:
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


def start(options: Options, seats: int, dealer: int, pack: tuple[int, ...]) -> State:
    """Deal five cards to each seat from the dealer's left, turn up the next, keep the rest as stock (K13–K20).

    >>> from engine.deal import shuffle
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


def view(state: State, seat: int) -> State:
    """What a seat may know: its own hand, the table, the turn-up, and how many cards lie elsewhere."""
    if not 0 <= seat < len(state.hands):
        raise ValueError("no such seat")
    if state.unseen:
        raise ValueError("a view has no further view")
    unseen = [0 if other == seat else hand.bit_count() for other, hand in enumerate(state.hands)]
    unseen.append(max(0, len(state.stock) - 1))
    hands = tuple(hand if other == seat else 0 for other, hand in enumerate(state.hands))
    return state._replace(hands=hands, stock=state.stock[-1:], unseen=tuple(unseen) if any(unseen) else ())


def hidden(state: State) -> bool:
    """Whether some cards are not seen."""
    return bool(state.unseen)
