"""The ladder of hints: the rules, the theme, the kind of card, the move."""

from htpy import Node, li, ol

from engine.cards import suit
from widgets.analysis.solved import solved
from widgets.kinds.practice.exercise import Exercise, Mode
from widgets.kinds.practice.trial import Trial
from widgets.tables import TABLES, Sight
from widgets.tables.rule_links import rule_links


def hint(number: int, trial: Trial, sight: Sight) -> str:
    """The hint of that number, from 1; the rules' is only introduced, links to them stand beside."""
    words, puzzle = sight.words, trial.puzzle
    if number == 1:
        return words.hint_rules(puzzle.rules)
    if number == 2:
        return words.hint_theme(puzzle.theme)
    table = TABLES[puzzle.game]
    best = solved(trial.position.game, trial.state, trial.seat).best
    # Of leads that may be made at once or one after the other, the whole.
    move = max(best, key=lambda one: len(one.cards) if one.verb == "lead" else 0)
    if number > 3:
        return words.hint_move(table.move(trial.state, move, words))
    card = table.card_of(move)
    if card is None:
        return words.hint_kind(puzzle.game, move.verb, None, False, len(best) > 1)
    return words.hint_kind(puzzle.game, move.verb, suit(card), table.is_trump(trial.state, card), len(best) > 1)


def hints(exercise: Exercise, trial: Trial, sight: Sight) -> Node:
    """The hints asked for so far; they are about the first move."""
    if not exercise.hints or exercise.panel.mode is Mode.PROOF:
        return None
    links = rule_links(trial.puzzle.rules, sight.words, sight.place)
    items = [li[hint(number, trial, sight), links if number == 1 else []] for number in range(1, exercise.hints + 1)]
    return ol(".hints", aria_label=sight.words.hints)[items]
