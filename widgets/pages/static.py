"""What stands on the page without a script: every step in words, with the table after it."""

from collections.abc import Callable, Iterable

from htpy import Element, Node, details, li, ol, p, strong, summary

from widgets.kinds import drill
from widgets.kinds.example import comparison, rule_links
from widgets.kinds.practice.trial import table_of
from widgets.library import example, lesson, puzzles
from widgets.library.script import Example, Lesson, ScriptStep
from widgets.place import Place
from widgets.play import model as models
from widgets.play.controls import sentences
from widgets.play.model import Model
from widgets.play.replay import Moment
from widgets.say import WORDS
from widgets.tables import TABLES, Sight
from widgets.tables.links import rule_link
from widgets.widget import widget


def moments(kind: str, name: str) -> Iterable[str]:
    """The models whose frames a page carries: all of a script, every task, every trump suit or rank, else only the first."""
    if kind == "example":
        return scripted(name)
    if kind == "lesson":
        return [models.write(Model(index, "", ())) for index in range(len(lesson(name).tasks))]
    module = widget(kind)
    every: Callable[[str], list[str]] | None = getattr(module, "moments", None)
    return every(name) if every else [module.init(name)]


def scripted(name: str) -> Iterable[str]:
    """The models of all moments of an example's script and its branches."""
    shown = example(name)
    for step in range(len(shown.steps)):
        yield models.at(step)
    for branch in shown.branches:
        for step in range(1, len(branch.steps) + 1):
            yield models.at(step, branch.id)


def static(kind: str, name: str, place: Place) -> Node:
    """Every step in words, a drill's first question and a puzzle of each theme with their answers; else nothing."""
    words = WORDS[place.lang]
    match kind:
        case "example":
            title, content = words.all_steps, _example(example(name), place)
        case "lesson":
            title, content = words.all_tasks, [_lesson(lesson(name), place)]
        case "drill":
            title, content = words.drill_with_answer, [drill.answer(name, place)]
        case "practice":
            title, content = words.all_puzzles, [_puzzles(place)]
        case _:
            return None
    return details(".talong-steps", {"data-search-exclude": ""})[summary[title], content]


def _puzzles(place: Place) -> Element:
    """The first puzzle of each theme, with its best moves."""
    words = WORDS[place.lang]
    items: list[Node] = []
    for theme in puzzles.themes():
        puzzle = puzzles.collection(theme)[puzzles.names(theme)[0]]
        shown = table_of(puzzle.position)
        table, state = TABLES[puzzle.game], shown.steps[0].state
        best = [table.move(state, shown.game.read_move(text)[1], words) for text in puzzle.best]
        items.append(
            li[
                p[strong[words.theme(theme), ". "], words.prompt(theme, shown.names[shown.seat])],
                table.draw(state, Sight(words, place, shown.names, shown.seat)),
                p(".way")[words.best_moves, ": ", " / ".join(best), "."],
            ]
        )
    return ol[items]


def _example(shown: Example, place: Place) -> list[Node]:
    words = WORDS[place.lang]
    lines: list[Node] = [_static_steps(shown, shown.steps, place, start=0)]
    for branch in shown.branches:
        lines.append(
            p(".way")[strong[words.branch_title(branch.title.say(place.lang), getattr(words, branch.verdict))]]
        )
        lines.append(_static_steps(shown, branch.steps, place, start=1))
        sight = Sight(words, place, shown.names, shown.seat)
        lines.append(comparison(shown, branch, TABLES[shown.game.NAME], sight))
    return lines


def _lesson(shown: Lesson, place: Place) -> Element:
    """What to do, the table, and the answer with its reason."""
    words = WORDS[place.lang]
    items: list[Node] = []
    for task in shown.tasks:
        table, game, state = TABLES[task.table.game.NAME], task.table.game, task.table.steps[0].state
        sight = Sight(words, place, task.table.names, task.table.seat)
        answers = [table.move(state, game.read_move(goal)[1], words) for goal in task.goal]
        items.append(
            li[
                p[task.prompt.say(place.lang)],
                table.draw(state, sight),
                answers and p(".way")[strong[" / ".join(answers)], ". ", task.done.say(place.lang)],
            ]
        )
    return ol[items]


def _static_steps(shown: Example, steps: tuple[ScriptStep, ...], place: Place, start: int) -> Element:
    words = WORDS[place.lang]
    table = TABLES[shown.game.NAME]
    sight = Sight(words, place, shown.names, shown.seat)
    items = []
    for index, step in enumerate(steps):
        before = steps[index - 1].state if index else (step.state if start == 0 else shown.steps[0].state)
        moment = Moment(step.state, before, step.events, step.violations)
        told: list[Node] = [
            [sentence, [[" ", rule_link(rule, sight.words, sight.place)] for rule in rules], " "]
            for sentence, rules in sentences(moment, shown.game, table, sight)
        ]
        items.append(li[p[told, step.caption.say(place.lang), rule_links(step, sight)], table.draw(step.state, sight)])
    return ol(start=str(start))[items]
