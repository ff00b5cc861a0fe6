"""What is to be learnt from a move of Kaschlan: themes, each with its rule and the puzzles in which it is practised."""

from engine.cards import rank
from engine.kaschlan.beating import is_trump
from engine.kaschlan.bots import strength
from engine.kaschlan.state import Move, View
from engine.review.lesson import Lesson

THEMES = {
    "wastes_trump": ("K45", "trumps"),
    "beats_dearly": ("K44", "saving-beat"),
    "beats_otherwise": ("K44", "saving-beat"),
    "should_take": ("K61", "keep"),
    "should_beat": ("K43", "saving-beat"),
    "should_lead_own": ("K51", "self-attack"),
    "own_too_soon": ("K56", "self-attack"),
    "should_draw": ("K57", "self-attack"),
    "leads_trump": ("K8", "trumps"),
    "leads_high": ("K22", "winning-attack"),
    "leads_low": ("K22", "winning-attack"),
    "leads_many": ("K33", "dumping"),
    "leads_few": ("K23", "dumping"),
    "adds_too_much": ("K30", "dumping"),
    "adds_too_little": ("K25", "dumping"),
    "joins_too_little": ("K26", "dumping"),
}
"""What a lesson can be about."""


def lesson(view: View, best: Move, played: Move) -> Lesson:
    """What is to be learnt where one move was best and another was played."""
    theme = _in_defence(view, best, played) if view.turn == view.defender else _in_attack(view, best, played)
    rule, puzzles = THEMES[theme]
    return Lesson(rule, theme, puzzles)


def _in_defence(view: View, best: Move, played: Move) -> str:
    match played.verb, best.verb:
        case _, "own":
            return "should_lead_own"
        case "own", _:
            return "own_too_soon"
        case "take", _:
            return "should_beat"
        case "beat", "take":
            return "wastes_trump" if is_trump(played.cards[1], view.trump) else "should_take"
        case "beat", "beat":
            dear, cheap = played.cards[1], best.cards[1]
            if strength(dear, view.trump) <= strength(cheap, view.trump):
                return "beats_otherwise"
            return "wastes_trump" if is_trump(dear, view.trump) else "beats_dearly"
    return "should_draw"


def _in_attack(view: View, best: Move, played: Move) -> str:
    if played.verb != "lead":
        return "adds_too_little" if view.turn == view.attacker else "joins_too_little"
    if best.verb != "lead":
        return "adds_too_much"
    first, other = played.cards[0], best.cards[0]
    if rank(first) == rank(other):
        return "leads_many" if len(played.cards) > len(best.cards) else "leads_few"
    if any(is_trump(card, view.trump) for card in played.cards) and not is_trump(other, view.trump):
        return "leads_trump"
    return "leads_high" if rank(first) > rank(other) else "leads_low"
