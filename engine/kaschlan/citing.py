"""The further numbers that what is told is a case of: the general rule beside the one that decided, or the fact
that follows from it.

An event or a violation cites the one rule that made it; these are derived from it and from the states, on request.
"""

from typing import cast

from engine.cards import DIAMONDS, rank, suit
from engine.game import Event, Violation
from engine.kaschlan.beating import QUEEN_OF_DIAMONDS
from engine.kaschlan.moves import legal
from engine.kaschlan.state import HAND, NO_CARD, State

type Numbers = tuple[str, ...]


def besides(before: State, after: State, told: Event | Violation) -> Numbers:
    """The numbers beside ``told.rule``; ``after`` is ``before`` where a move was refused."""
    if isinstance(told, Violation):
        return _of_violation(before, told)
    match told.event:
        case "led":
            return _of_lead(before, told)
        case "beat":
            return _of_beat(before, told)
        case "drew":
            return _of_draw(before, told)
        case "stock_gone":
            return ("K42",)
        case "turn" if before.turn != before.attacker and after.table == before.table:
            return ("K30",)
        case "passed_over" if told.rule == "K33":
            return ("K35",)
        case "picked_up":
            held = before.hands[before.defender].bit_count() + len(told.cards)
            return ("K38", "K64") if held > HAND else ("K64",) if held < HAND else ()
        case "discarded" if told.rule == "K59":
            return ("K56",) if any(move.verb == "own" for move in legal(before)) else ()
        case "roles":
            return {"K60": ("K21",), "K69": ("K75",), "K70": ("K75",)}.get(told.rule, ())
    return ()


def _of_lead(before: State, led: Event) -> Numbers:
    if led.rule == "K51":
        return ("K53",) if before.unbeaten else ("K53", "K58")
    together = len(before.table) + len(led.cards)
    return ("K11",) if QUEEN_OF_DIAMONDS in led.cards and together > 1 else ()


def _of_beat(before: State, beat: Event) -> Numbers:
    (beater,) = beat.cards
    (led,) = cast(tuple[int, ...], beat.fact("on"))
    match beat.rule:
        case "K7":
            return ("K10",) if suit(led) == DIAMONDS != before.trump else ()
        case "K45":
            return ("K9",) if before.trump == DIAMONDS else ("K8",)
    return ("K6",) if suit(beater) == suit(led) else ()


def _of_draw(before: State, drew: Event) -> Numbers:
    turn_up = ("K17",) if set(before.stock[-1:]) & set(drew.cards) else ()
    return ("K39", *turn_up) if drew.rule == "K40" else turn_up


def _of_violation(before: State, violation: Violation) -> Numbers:
    facts = dict(violation.facts)
    match violation.rule:
        case "K31":
            beaters = {rank(beater) for _, beater in before.table if beater != NO_CARD}
            tried = {rank(card) for card in cast(tuple[int, ...], facts.get("cards", ()))}
            return ("K50",) if beaters & tried else ()
        case "K32":
            return ("K55",) if before.turn == before.defender and "seat" not in facts else ()
        case "K34":
            return ("K54",)
        case "K44" | "K45":
            (led,), (beater,) = cast(tuple[int, ...], facts["led"]), cast(tuple[int, ...], facts["beater"])
            if led == QUEEN_OF_DIAMONDS:
                return ("K48",)
            return ("K49",) if rank(led) == rank(beater) else ()
    return ()
