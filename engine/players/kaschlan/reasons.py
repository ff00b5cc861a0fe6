"""Why a move of Kaschlan: the themes there are, each with the rule that it hangs on."""

from engine.cards import RANK_BITS, rank
from engine.game import NO_FACTS, Facts
from engine.kaschlan.beating import can_beat_all, is_trump
from engine.kaschlan.state import Move, View, in_stock
from engine.players.choice import Reason

THEMES = {
    "only_move": "K22",
    "proved": "K74",
    "imagined": "K74",
    "goes_out": "K68",
    "leads_lowest": "K22",
    "leads_several": "K23",
    "leads_high": "K22",
    "adds": "K25",
    "joins": "K26",
    "adds_nothing": "K29",
    "beats_cheaply": "K44",
    "beats_with_trump": "K45",
    "cannot_beat_all": "K61",
    "takes_on_purpose": "K61",
    "gets_rid": "K51",
    "draws_first": "K57",
    "defence_done": "K59",
}
"""What a reason can be about, and its rule."""


def reasons(view: View, move: Move, ground: str = "", facts: Facts = NO_FACTS) -> tuple[Reason, ...]:
    """What the move does, and before it the ``ground`` on which it was chosen, if there is one."""
    does = _does(view, move)
    return (_reason(ground, facts), does) if ground else (does,)


def _reason(theme: str, facts: Facts = NO_FACTS) -> Reason:
    return Reason(THEMES[theme], theme, facts)


def _does(view: View, move: Move) -> Reason:
    seat = view.turn
    assert seat is not None
    hand, trump = view.hands[seat], view.trump
    cards: Facts = {"cards": move.cards}
    match move.verb:
        case "lead" if not in_stock(view) and hand.bit_count() == len(move.cards):
            return _reason("goes_out", cards)
        case "lead" if view.table:
            return _reason("adds" if seat == view.attacker else "joins", cards)
        case "lead" if len(move.cards) > 1:
            return _reason("leads_several", cards)
        case "lead":
            lower = any(rank(move.cards[0]) > low and hand & RANK_BITS[low] for low in range(7, 15))
            theme = "leads_high" if is_trump(move.cards[0], trump) or lower else "leads_lowest"
            return _reason(theme, cards)
        case "beat":
            theme = "beats_with_trump" if is_trump(move.cards[1], trump) else "beats_cheaply"
            return _reason(theme, {"cards": move.cards[1:], "on": move.cards[:1]})
        case "own":
            return _reason("gets_rid", cards)
        case "take":
            able = can_beat_all(view.unbeaten, hand, trump)
            return _reason("takes_on_purpose" if able else "cannot_beat_all", {"cards": view.unbeaten})
        case "draw":
            return _reason("draws_first")
    return _reason("defence_done" if seat == view.defender else "adds_nothing")
