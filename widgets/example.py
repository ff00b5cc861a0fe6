"""The worked example: step through the script, take over at any step, try what is not allowed, come back."""

from collections.abc import Mapping
from typing import Any

from htpy import (
    Element,
    Node,
    button,
    details,
    div,
    form,
    header,
    label,
    li,
    p,
    section,
    span,
    strong,
    summary,
    ul,
)
from htpy import (
    input as field,
)

from engine.cards import cards_of
from widgets import model as models
from widgets.library import Branch, Example, ScriptStep, example
from widgets.links import rule_link
from widgets.model import Model
from widgets.moment import Moment, moment_of, script, try_move
from widgets.place import Place
from widgets.say import WORDS
from widgets.tables import TABLES, Picked, Scene, Table

TYPED_LENGTH = 80


def init(name: str) -> str:
    """The model an example starts with."""
    example(name)
    return models.write(Model())


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after a message: ``{"go": model}`` or ``{"do": words, "fields": {…}}``.  ValueError if unreadable."""
    shown = example(name)
    if "go" in message:
        target = models.read(str(message["go"]))
        moment_of(shown, target)
        return models.write(target)
    model = models.read(text)
    word, _, rest = str(message.get("do", "")).partition(" ")
    match word:
        case "play":
            return models.write(model._replace(played=()))
        case "undo" if model.played:
            undone = (model.played[-1], *model.undone)
            return models.write(model._replace(played=model.played[:-1], undone=undone, draft="", tried=""))
        case "redo" if model.undone and model.played is not None:
            again = (*model.played, model.undone[0])
            return models.write(model._replace(played=again, undone=model.undone[1:], draft="", tried=""))
        case "move":
            return models.write(try_move(shown, model, rest))
        case "type":
            fields = message.get("fields")
            typed = str(fields.get("move", "")) if isinstance(fields, Mapping) else ""
            return models.write(try_move(shown, model, _harmless(typed)))
        case "pick":
            moment = moment_of(shown, model)
            picked = TABLES[shown.game.NAME].pick(moment.state, model.draft, rest)
            return models.write(_picked(shown, model, picked))
    raise ValueError("no such message")


def _harmless(typed: str) -> str:
    """What was typed, short and without the model's own marks."""
    return " ".join("".join(" " if mark in ";~!?" else mark for mark in typed[:TYPED_LENGTH]).split())


def _picked(shown: Example, model: Model, picked: Picked) -> Model:
    if picked.move:
        return try_move(shown, model, picked.move)
    return model._replace(played=model.played or (), draft=picked.draft, tried="")


# What is seen


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model."""
    shown = example(name)
    model = models.read(text)
    moment = moment_of(shown, model)
    words = WORDS[place.lang]
    table = TABLES[shown.game.NAME]
    live = model.played is not None
    scene = Scene(words, place, shown.names, shown.seat, live, model.draft)
    return section(".example", aria_labelledby=place.id("title"))[
        _head(shown, model, scene),
        table.draw(moment.state, scene),
        div(".say", {"data-say": ""})[_said(shown, model, moment, table, scene)],
        _controls(shown, model, moment, table, scene) if live else _stepper(shown, model, scene),
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the frame of a model tells, as plain text for the live region."""
    shown = example(name)
    model = models.read(text)
    moment = moment_of(shown, model)
    scene = Scene(WORDS[place.lang], place, shown.names, shown.seat)
    table = TABLES[shown.game.NAME]
    told = [sentence for sentence, _ in sentences(moment, table, scene)]
    if moment.violations:
        told = told[:1]
    if model.played is None:
        told.append(script(shown, model)[model.step].caption.say(place.lang))
    return " ".join(told)


def sentences(moment: Moment, table: Table, scene: Scene) -> list[tuple[str, str]]:
    """What to tell and the rule for it: the refusal if a move was refused, else what happened."""
    if moment.problems:
        return [(scene.words.problem(problem), "") for problem in moment.problems]
    if moment.violations:
        return [(table.refusal(moment.state, violation, scene), violation.rule) for violation in moment.violations]
    return [(table.event(moment.before, event, scene), event.rule) for event in moment.events]


def _head(shown: Example, model: Model, scene: Scene) -> Element:
    words = scene.words
    title = shown.title.say(words.lang)
    if model.branch:
        branch = shown.branch(model.branch)
        title = f"{branch.title.say(words.lang)} ({getattr(words, branch.verdict)})"
    last = len(script(shown, model)) - 1
    if model.played is not None:
        where = words.moves_played(len(model.played))
    else:
        where = words.step(model.step, last) if model.step else words.opening
    return header(".talong-head")[
        p(".title", id=scene.place.id("title"), tabindex="-1")[title],
        span(".where")[where],
    ]


def _said(shown: Example, model: Model, moment: Moment, table: Table, scene: Scene) -> list[Node]:
    words = scene.words
    refused = bool(moment.problems or moment.violations)
    told: list[Node] = [
        li[sentence, " ", rule and rule_link(rule, scene.words, scene.place)]
        for sentence, rule in sentences(moment, table, scene)
    ]
    said: list[Node] = []
    if refused:
        said.append(ul(".refused")[told[:1]])
        if len(told) > 1:
            said.append(details(".more", id=scene.place.id("more"))[summary[words.more_reasons], ul[told[1:]]])
    elif told:
        said.append(ul(".events")[told])
    if model.played is None:
        steps = script(shown, model)
        said.append(p(".caption")[steps[model.step].caption.say(words.lang), rule_links(steps[model.step], scene)])
        if model.branch and model.step == len(steps) - 1:
            said.append(comparison(shown, shown.branch(model.branch), table, scene))
    elif shown.game.actor(moment.state) is not None:
        actor = shown.names[moment.state.turn]
        said.append(p(".why")[words.to_act(actor), " ", table.hint(moment.state, scene)])
    return said


def rule_links(step: ScriptStep, scene: Scene) -> list[Node]:
    """Links to the rules that a step names beside those of its events."""
    told = {event.rule for event in step.events}
    return [[" ", rule_link(rule, scene.words, scene.place)] for rule in step.rules if rule not in told]


def comparison(shown: Example, branch: Branch, table: Table, scene: Scene) -> Node:
    """How the hand of the branch's seat differs from what the main line left it."""
    if branch.compare is None:
        return None
    words = scene.words
    main = table.hand(shown.steps[-1].state, branch.compare)
    other = table.hand(branch.steps[-1].state, branch.compare)
    only_main, only_other = words.cards(cards_of(main & ~other)), words.cards(cards_of(other & ~main))
    return div(".compare")[
        p[strong[words.compare_title]],
        p[words.compare_same() if main == other else words.compare(only_main, only_other)],
    ]


def _go(scene: Scene, name: str, target: str | None, text: str, keys: str = "", kind: str = "b") -> Element:
    """A button to a moment of the script; without a target it cannot be pressed."""
    keys = keys if target is not None else ""
    return button(
        type="button",
        id=scene.place.id(name),
        class_=kind,
        aria_disabled="true" if target is None else None,
        data_go=target,
        data_key=keys or None,
    )[text]


def _do(scene: Scene, name: str, text: str, enabled: bool = True, kind: str = "b") -> Element:
    return button(
        type="button",
        id=scene.place.id(name),
        class_=kind,
        data_do=name if enabled else None,
        aria_disabled=None if enabled else "true",
    )[text]


def _stepper(shown: Example, model: Model, scene: Scene) -> Element:
    words = scene.words
    last = len(script(shown, model)) - 1
    step, branch = model.step, model.branch
    back = models.at(step - 1, branch) if step > (1 if branch else 0) else None
    if branch and step == 1:
        back = models.at(shown.branch(branch).at)
    forward = models.at(step + 1, branch) if step < last else None
    ways: list[Node] = [
        _go(scene, f"branch-{other.id}", models.at(1, other.id), f"{words.other_way}: {other.title.say(words.lang)}")
        for other in shown.branches
        if not branch and other.at == step
    ]
    if branch:
        ways.append(_go(scene, "main-line", models.at(shown.branch(branch).at), words.main_line))
    dots = [span(".dot.on" if index <= step else ".dot") for index in range(last + 1)]
    return div(".controls")[
        _go(scene, "back", back, words.back, "ArrowLeft"),
        _go(scene, "next", forward, words.next, "ArrowRight", "b primary"),
        _do(scene, "play", words.play_yourself),
        ways,
        span(".dots", aria_hidden="true")[dots],
    ]


def _controls(shown: Example, model: Model, moment: Moment, table: Table, scene: Scene) -> list[Node]:
    """The controls of the reader's own play."""
    words = scene.words
    start = models.write(Model(model.step, model.branch, ()))
    script = models.at(model.step, model.branch)
    actions = table.actions(moment.state, scene)
    return [
        div(".controls.moves")[actions] if actions else None,
        div(".controls")[
            _do(scene, "undo", words.undo, bool(model.played)),
            _do(scene, "redo", words.redo, bool(model.undone)),
            _go(scene, "start-over", start if model.played else None, words.start_over),
            _go(scene, "script", script, words.return_to_script),
        ],
        _legal_moves(shown, moment, table, scene),
        _typed(scene),
    ]


def _legal_moves(shown: Example, moment: Moment, table: Table, scene: Scene) -> Node:
    moves = shown.game.legal(moment.state)
    if not moves:
        return None
    buttons = [
        li[
            button(
                ".b",
                {
                    "type": "button",
                    "id": scene.place.id("move-" + shown.game.write_move(move).replace(" ", "-")),
                    "data-do": "move " + shown.game.write_move(move),
                },
            )[table.move(moment.state, move, scene.words)]
        ]
        for move in moves
    ]
    return details(".may", id=scene.place.id("may"))[summary[scene.words.what_may_i_do], ul(".moves")[buttons]]


def _typed(scene: Scene) -> Element:
    words, place = scene.words, scene.place
    return details(".typed", id=place.id("typed"))[
        summary[words.typed_move],
        form({"data-do": "type"}, id=place.id("type"))[
            label(for_=place.id("move"))[words.typed_move],
            field(
                type="text",
                id=place.id("move"),
                name="move",
                maxlength=str(TYPED_LENGTH),
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                aria_describedby=place.id("key"),
            ),
            button(".b", type="submit", id=place.id("try"))[words.try_it],
        ],
        p(".key", id=place.id("key"))[words.notation_key],
    ]
