"""What stands on the page without a script: every step in words, with the table after it."""

from collections.abc import Iterable

from htpy import Element, Node, details, li, ol, p, strong, summary

from widgets import model as models
from widgets.example import comparison, rule_links, sentences
from widgets.library import Example, ScriptStep, example
from widgets.links import rule_link
from widgets.moment import Moment
from widgets.place import Place
from widgets.say import WORDS
from widgets.tables import TABLES, Scene


def scripted(name: str) -> Iterable[str]:
    """The models of all moments of the script and its branches."""
    shown = example(name)
    for step in range(len(shown.steps)):
        yield models.at(step)
    for branch in shown.branches:
        for step in range(1, len(branch.steps) + 1):
            yield models.at(step, branch.id)


def static(name: str, place: Place) -> Element:
    """Every step in words, with the table after it: what is read without a script, printed and searched by people."""
    shown = example(name)
    words = WORDS[place.lang]
    lines: list[Node] = [_static_steps(shown, shown.steps, place, start=0)]
    for branch in shown.branches:
        lines.append(p(".way")[strong[branch.title.say(place.lang)], f" ({getattr(words, branch.verdict)})"])
        lines.append(_static_steps(shown, branch.steps, place, start=1))
        scene = Scene(words, place, shown.names, shown.seat)
        lines.append(comparison(shown, branch, TABLES[shown.game.NAME], scene))
    return details(".talong-steps", {"data-search-exclude": ""})[summary[words.all_steps], lines]


def _static_steps(shown: Example, steps: tuple[ScriptStep, ...], place: Place, start: int) -> Element:
    words = WORDS[place.lang]
    table = TABLES[shown.game.NAME]
    scene = Scene(words, place, shown.names, shown.seat)
    items = []
    for index, step in enumerate(steps):
        before = steps[index - 1].state if index else (step.state if start == 0 else shown.steps[0].state)
        moment = Moment(step.state, before, step.events)
        told: list[Node] = [
            [sentence, " ", rule_link(rule, scene.words, scene.place), " "]
            for sentence, rule in sentences(moment, table, scene)
        ]
        items.append(li[p[told, step.caption.say(place.lang), rule_links(step, scene)], table.draw(step.state, scene)])
    return ol(start=str(start))[items]
