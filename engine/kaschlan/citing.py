"""The further numbers that what happens is a case of: the general rule beside the one that decided, or a fact that
follows from it.
"""

from engine.cards import DIAMONDS, rank, suit
from engine.game import Numbers
from engine.kaschlan.beating import QUEEN_OF_DIAMONDS
from engine.kaschlan.moves import legal
from engine.kaschlan.state import HAND, NO_CARD, State


def of_lead(state: State, cards: tuple[int, ...]) -> Numbers:
    """The queen of diamonds is of the other queens' rank."""
    return ("K11",) if QUEEN_OF_DIAMONDS in cards and len(state.table) + len(cards) > 1 else ()


def of_own_lead(state: State) -> Numbers:
    """Against oneself, and that also when all is beaten."""
    return ("K53",) if state.unbeaten else ("K53", "K58")


def of_beat(led: int, beater: int, rule: str, trump: int) -> Numbers:
    """Suits and trumps in their order."""
    match rule:
        case "K7":
            return ("K10",) if suit(led) == DIAMONDS != trump else ()
        case "K45":
            return ("K9",) if trump == DIAMONDS else ("K8",)
    return ("K6",) if suit(beater) == suit(led) else ()


def of_draw(state: State, cards: tuple[int, ...], rule: str) -> Numbers:
    """Fewer than were due, and the turn-up as the last card of the stock."""
    turn_up = ("K17",) if set(state.stock[-1:]) & set(cards) else ()
    return ("K39", *turn_up) if rule == "K40" else turn_up


def of_picking_up(state: State, cards: tuple[int, ...]) -> Numbers:
    """More than a hand, or no draw although there are fewer."""
    held = state.hands[state.defender].bit_count() + len(cards)
    return ("K38", "K64") if held > HAND else ("K64",) if held < HAND else ()


def of_finishing(state: State) -> Numbers:
    """Nobody has to go on against oneself."""
    return ("K56",) if any(move.verb == "own" for move in legal(state)) else ()


OF_ROLES: dict[str, Numbers] = {"K60": ("K21",), "K69": ("K75",), "K70": ("K75",)}
"""By the rule that gives the roles."""


def of_other_rank(state: State, cards: tuple[int, ...]) -> Numbers:
    """The rank of a card that beat opens nothing."""
    beaters = {rank(beater) for _, beater in state.table if beater != NO_CARD}
    return ("K50",) if beaters & {rank(card) for card in cards} else ()


def of_fifth_lead(state: State) -> Numbers:
    """Beaten cards count too."""
    return ("K55",) if state.turn == state.defender else ()


def of_not_beating(led: int, beater: int) -> Numbers:
    """Nothing beats the queen of diamonds, and no card one of its own rank in another suit."""
    if led == QUEEN_OF_DIAMONDS:
        return ("K48",)
    return ("K49",) if rank(led) == rank(beater) else ()
