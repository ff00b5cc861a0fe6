"""Why a move of Kasino: the themes there are, each with the rule that it hangs on."""

from engine.cards import ACE, RANK_BITS, SPADES, SUIT_BITS, cards_of
from engine.game import NO_FACTS, Facts
from engine.kasino.moves import takes_the_table
from engine.kasino.scoring import LILLAN, STORAN
from engine.kasino.state import Move, View, visible
from engine.players.choice import Reason

THEMES = {
    "only_move": "C28",
    "proved": "C76",
    "imagined": "C76",
    "sweeps": "C60",
    "takes_storan": "C72",
    "takes_lillan": "C73",
    "takes_ace": "C71",
    "takes_spades": "C70",
    "takes_many": "C69",
    "takes_little": "C88",
    "takes_build": "C43",
    "builds": "C41",
    "raises": "C50",
    "lays_harmless": "C89",
    "lays_point": "C89",
    "can_take_nothing": "C57",
}
"""What a reason can be about, and its rule."""

POINTS = STORAN | LILLAN | RANK_BITS[ACE]


def reasons(view: View, move: Move, ground: str = "", facts: Facts = NO_FACTS) -> tuple[Reason, ...]:
    """What the move does, and before it the ``ground`` on which it was chosen, if there is one.

    Values are in thousandths of a point.
    """
    does = _does(view, move)
    return (_reason(ground, facts), does) if ground else (does,)


def _reason(theme: str, facts: Facts = NO_FACTS) -> Reason:
    return Reason(THEMES[theme], theme, facts)


def _does(view: View, move: Move) -> Reason:
    taken = 1 << move.card | move.loose | sum(move.builds)
    cards: Facts = {"cards": cards_of(taken)}
    if move.verb == "build":
        return _reason("raises" if move.builds else "builds", {"cards": cards_of(taken), "value": move.value})
    if move.verb == "lay":
        if not view.options.misere and 1 << move.card & (POINTS | SUIT_BITS[SPADES]):
            return _reason("lays_point", {"cards": (move.card,)})
        return _reason("lays_harmless" if view.table or view.builds else "can_take_nothing", {"cards": (move.card,)})
    if view.options.misere:
        return _reason("takes_little", cards)
    for theme, found in (
        ("takes_storan", taken & STORAN),
        ("takes_lillan", taken & LILLAN),
        ("takes_ace", taken & RANK_BITS[ACE]),
    ):
        if takes_the_table(visible(view), move):
            return _reason("sweeps", cards)
        if found:
            return _reason(theme, {"cards": cards_of(found)})
    if taken & SUIT_BITS[SPADES]:
        return _reason("takes_spades", {"cards": cards_of(taken & SUIT_BITS[SPADES])})
    return _reason("takes_build" if move.builds else "takes_many", cards)
