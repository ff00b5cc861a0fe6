"""What is to be learnt from a move of Kasino: themes, each with its rule and the puzzles in which it is practised."""

from engine.cards import ACE, ALL_CARDS, RANK_BITS, SPADES, SUIT_BITS, cards_of
from engine.game import Facts
from engine.kasino.captures import takes_all
from engine.kasino.moves import takes_the_table
from engine.kasino.scoring import LILLAN, STORAN
from engine.kasino.state import Move, View, visible
from engine.kasino.values import HOLDERS
from engine.review.lesson import Lesson

THEMES = {
    "missed_tabbe": ("C60", "hidden-sweep"),
    "missed_storan": ("C72", "protect-storan"),
    "missed_lillan": ("C73", "best-capture"),
    "missed_ace": ("C71", "best-capture"),
    "left_tabbe": ("C91", "last-deal"),
    "missed_build": ("C41", "build-or-take"),
    "missed_raise": ("C52", "raise"),
    "built_in_vain": ("C42", "build-or-take"),
    "laid_point": ("C89", "protect-storan"),
    "missed_spades": ("C70", "count-spades"),
    "missed_cards": ("C69", "best-capture"),
    "took_in_vain": ("C29", "build-or-take"),
    "took_otherwise": ("C33", "best-capture"),
    "laid_otherwise": ("C90", "last-deal"),
    "took_penalty": ("C88", "last-deal"),
}
"""What a lesson can be about."""

POINTS = {"missed_storan": STORAN, "missed_lillan": LILLAN, "missed_ace": RANK_BITS[ACE]}


def lesson(view: View, best: Move, played: Move) -> Lesson:
    """What is to be learnt where one move was best and another was played."""
    theme, cards = _theme(view, best, played)
    rule, puzzles = THEMES[theme]
    facts: Facts = {"cards": cards_of(cards)} if cards else {}
    return Lesson(rule, theme, puzzles, facts)


def _theme(view: View, best: Move, played: Move) -> tuple[str, int]:
    """The theme, and the cards that it is about."""
    state = visible(view)
    if view.options.misere:
        return ("took_penalty" if played.verb == "take" else "laid_otherwise"), 0
    if best.verb == "take" and takes_the_table(state, best) and not takes_the_table(state, played):
        return "missed_tabbe", 0
    more = _taken(best) & ~_taken(played)
    for theme, cards in POINTS.items():
        if more & cards:
            return theme, more & cards
    if _sweepers(view, played).bit_count() > _sweepers(view, best).bit_count():
        return "left_tabbe", 0
    if best.verb == "build" != played.verb:
        return ("missed_raise" if best.builds else "missed_build"), 0
    if played.verb == "build" != best.verb:
        return "built_in_vain", 0
    if played.verb == "lay" and 1 << played.card & (STORAN | LILLAN | RANK_BITS[ACE] | SUIT_BITS[SPADES]):
        return "laid_point", 1 << played.card
    if more & SUIT_BITS[SPADES]:
        return "missed_spades", more & SUIT_BITS[SPADES]
    if _taken(best).bit_count() > _taken(played).bit_count():
        return "missed_cards", 0
    if played.verb == "take":
        return ("took_otherwise" if best.verb == "take" else "took_in_vain"), 0
    return "laid_otherwise", 0


def _taken(move: Move) -> int:
    """The cards that a capture brings."""
    return 1 << move.card | move.loose | sum(move.builds) if move.verb == "take" else 0


def _sweepers(view: View, move: Move) -> int:
    """The cards that are not in the own hand and take all that the move leaves on a table without builds."""
    if move.verb == "build" or any(build.cards not in move.builds for build in view.builds):
        return 0
    table = view.table & ~move.loose | (1 << move.card if move.verb == "lay" else 0)
    seat = view.turn
    if not table or seat is None:
        return 0
    state = visible(view)._replace(table=table, builds=())
    found = 0
    for value, cards in enumerate(HOLDERS[view.options.hand_values]):
        if value and takes_all(state, value):
            found |= cards
    return found & ALL_CARDS & ~view.hands[seat] & ~table
