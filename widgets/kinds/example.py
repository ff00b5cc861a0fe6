"""The worked example: step through the script, take over at any step, try what is not allowed, come back."""

from collections.abc import Mapping
from typing import Any

from htpy import Element, Node, button, div, header, p, section, span, strong

from engine.cards import cards_of
from widgets.library import example
from widgets.library.script import Branch, Example, ScriptStep
from widgets.place import Place
from widgets.play import model as models
from widgets.play.controls import do, dots, go, legal_moves, moment_link, solve_link, spoken, to_act, told, typed_move
from widgets.play.model import Model
from widgets.play.replay import Moment, moment_of, script
from widgets.play.respond import respond
from widgets.say import WORDS
from widgets.tables import TABLES, Sight, Table
from widgets.tables.links import rule_link


def init(name: str) -> str:
    """The model an example starts with."""
    return models.write(Model(example(name).start))


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after a message: ``{"go": model}`` or ``{"do": words, "fields": {…}}``.  ValueError if unreadable."""
    shown = example(name)
    if "go" in message:
        target = models.read(str(message["go"]))
        moment_of(shown, target)
        return models.write(target)
    return models.write(respond(shown, models.read(text), message))


# What is seen


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model."""
    shown = example(name)
    model = models.read(text)
    moment = moment_of(shown, model)
    words = WORDS[place.lang]
    table = TABLES[shown.game.NAME]
    live = model.played is not None
    sight = Sight(words, place, shown.names, shown.seat, live, model.draft)
    return section(".example", aria_labelledby=place.id("title"))[
        _head(shown, model, sight),
        table.draw(moment.state, sight),
        div(".say", {"data-say": ""})[_said(shown, model, moment, table, sight)],
        _controls(shown, model, moment, table, sight) if live else _stepper(shown, model, sight),
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the frame of a model tells, as plain text for the live region."""
    shown = example(name)
    model = models.read(text)
    moment = moment_of(shown, model)
    sight = Sight(WORDS[place.lang], place, shown.names, shown.seat)
    table = TABLES[shown.game.NAME]
    said = spoken(moment, shown.game, table, sight)
    if model.played is None:
        said.append(script(shown, model)[model.step].caption.say(place.lang))
    return " ".join(said)


def _head(shown: Example, model: Model, sight: Sight) -> Element:
    words = sight.words
    title = shown.title.say(words.lang)
    if model.branch:
        branch = shown.branch(model.branch)
        title = words.branch_title(branch.title.say(words.lang), getattr(words, branch.verdict))
    last = len(script(shown, model)) - 1
    if model.played is not None:
        where = words.moves_played(len(model.played))
    else:
        where = words.step(model.step, last) if model.step else words.opening
    return header(".talong-head")[
        p(".title", id=sight.place.id("title"), tabindex="-1")[title],
        span(".where")[where],
    ]


def _said(shown: Example, model: Model, moment: Moment, table: Table, sight: Sight) -> list[Node]:
    said = told(moment, shown.game, table, sight)
    if model.played is not None:
        return [*said, to_act(shown, moment, table, sight)]
    steps = script(shown, model)
    said.append(p(".caption")[steps[model.step].caption.say(sight.words.lang), rule_links(steps[model.step], sight)])
    if model.branch and model.step == len(steps) - 1:
        said.append(comparison(shown, shown.branch(model.branch), table, sight))
    return said


def rule_links(step: ScriptStep, sight: Sight) -> list[Node]:
    """Links to the rules that a step names beside those of its events."""
    named = {event.rule for event in step.events} | {violation.rule for violation in step.violations}
    return [[" ", rule_link(rule, sight.words, sight.place)] for rule in step.rules if rule not in named]


def comparison(shown: Example, branch: Branch, table: Table, sight: Sight) -> Node:
    """How the hand of the branch's seat differs from what the main line left it."""
    if branch.compare is None:
        return None
    words = sight.words
    main = table.hand(shown.steps[-1].state, branch.compare)
    other = table.hand(branch.steps[-1].state, branch.compare)
    only_main, only_other = words.cards(cards_of(main & ~other)), words.cards(cards_of(other & ~main))
    return div(".compare")[
        p[strong[words.compare_title]],
        p[words.compare_same() if main == other else words.compare(only_main, only_other)],
    ]


def _stepper(shown: Example, model: Model, sight: Sight) -> list[Node]:
    words = sight.words
    last = len(script(shown, model)) - 1
    step, branch = model.step, model.branch
    back = models.at(step - 1, branch) if step > (1 if branch else 0) else None
    if branch and step == 1:
        back = models.at(_leaves(shown, branch))
    forward = models.at(step + 1, branch) if step < last else None
    ways: list[Node] = [
        go(sight, f"branch-{other.id}", models.at(1, other.id), words.other_way_to(other.title.say(words.lang)))
        for other in shown.branches
        if not branch and other.at == step
    ]
    if branch:
        ways.append(go(sight, "main-line", models.at(_leaves(shown, branch)), words.main_line))
    long = last > 1
    first = (words.main_line if branch else words.opening, models.at(_leaves(shown, branch)))
    places = [first, *((words.step(index, last), models.at(index, branch)) for index in range(1, last + 1))]
    return [
        div(".controls")[
            go(sight, "back", back, words.back, "ArrowLeft"),
            go(sight, "next", forward, words.next, "ArrowRight", "b primary"),
            _slowly(sight, forward is not None) if long else None,
            dots(sight, step, places) if long else None,
        ],
        div(".controls")[
            do(sight, "play", words.play_yourself),
            ways,
            moment_link(shown.name, models.write(model), sight.place, words),
        ],
    ]


def _leaves(shown: Example, branch: str) -> int:
    """The step of the main line that a branch leaves from; the first for the main line itself."""
    return shown.branch(branch).at if branch else 0


def _slowly(sight: Sight, more: bool) -> Element:
    """A switch for the client: step by itself, until the end or until the reader presses something."""
    attributes = {"type": "button", "id": sight.place.id("slowly"), "data-slowly": "", "aria-pressed": "false"}
    return button(".b", attributes, aria_disabled=None if more else "true")[sight.words.play_slowly]


def _controls(shown: Example, model: Model, moment: Moment, table: Table, sight: Sight) -> list[Node]:
    """The controls of the reader's own play."""
    words = sight.words
    start = models.write(Model(model.step, model.branch, ()))
    script = models.at(model.step, model.branch)
    actions = table.actions(moment.state, sight)
    return [
        div(".controls.moves")[actions] if actions else None,
        div(".controls")[
            do(sight, "undo", words.undo, bool(model.played)),
            do(sight, "redo", words.redo, bool(model.undone)),
            go(sight, "start-over", start if model.played else None, words.start_over),
            go(sight, "script", script, words.return_to_script),
            solve_link(shown.game, moment.state, sight),
            moment_link(shown.name, models.write(model), sight.place, words),
        ],
        legal_moves(shown, moment, table, sight),
        typed_move(table, sight),
    ]
