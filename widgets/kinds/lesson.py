"""The guided lesson: one task after the other, each a table on which the reader makes the move.

The model is that of an example (``widgets.play.model``), its step the task: ``3;lead 8d`` is the fourth task after a move.
"""

from collections.abc import Mapping
from typing import Any

from htpy import Element, Node, div, header, p, section, span

from widgets.library import lesson
from widgets.library.script import Lesson, Task
from widgets.place import Place
from widgets.play import model as models
from widgets.play.controls import do, dots, go, legal_moves, moment_link, spoken, to_act, told, typed_move
from widgets.play.model import Model
from widgets.play.replay import Moment, moment_of
from widgets.play.respond import respond
from widgets.say import WORDS
from widgets.tables import TABLES, Sight


def init(name: str) -> str:
    """The model a lesson starts with."""
    lesson(name)
    return models.write(Model(0, "", ()))


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after a message, as in an example.  ValueError if unreadable."""
    shown = lesson(name)
    if "go" in message:
        target = _read(str(message["go"]))
        _moment(_task(shown, target), target)
        return models.write(target)
    model = _read(text)
    task = _task(shown, model)
    if _state_of_task(task, model) in ("done", "wrong") and message.get("do") not in ("undo", "redo"):
        raise ValueError("the task has had its move")
    return models.write(respond(task.table, model._replace(step=0), message)._replace(step=model.step))


def _read(text: str) -> Model:
    model = models.read(text)
    if model.branch or model.played is None:
        raise ValueError("not a model of a lesson")
    return model


def _task(shown: Lesson, model: Model) -> Task:
    if model.step >= len(shown.tasks):
        raise ValueError("no such task")
    return shown.tasks[model.step]


def _state_of_task(task: Task, model: Model) -> str:
    """``open``, ``done``, ``wrong`` after a legal move that is no goal, or ``free`` in a sandbox."""
    if not task.goal:
        return "free"
    if not model.played:
        return "open"
    return "done" if model.played[-1] in task.goal else "wrong"


def _moment(task: Task, model: Model) -> Moment:
    """The moment of the table; after the goal also what then follows by itself."""
    moment = moment_of(task.table, model._replace(step=0))
    if _state_of_task(task, model) != "done":
        return moment
    for text in task.reply:
        seat, move = task.table.game.read_move(text)
        step = task.table.game.apply(moment.state, move, seat)
        moment = Moment(step.state, moment.state, moment.events + step.events)
    return moment


# What is seen


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model."""
    shown = lesson(name)
    model = _read(text)
    task = _task(shown, model)
    moment = _moment(task, model)
    how = _state_of_task(task, model)
    table = TABLES[task.table.game.NAME]
    words = WORDS[place.lang]
    sight = Sight(words, place, task.table.names, task.table.seat, how in ("open", "free"), model.draft)
    return section(".lesson", aria_labelledby=place.id("title"))[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[shown.title.say(place.lang)],
            span(".where")[words.task(model.step + 1, len(shown.tasks))],
        ],
        p(".prompt")[task.prompt.say(place.lang)],
        table.draw(moment.state, sight),
        div(".say", {"data-say": ""})[_said(task, how, moment, sight)],
        _controls(shown, task, model, how, moment, sight),
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the frame of a model tells, as plain text for the live region."""
    shown = lesson(name)
    model = _read(text)
    task = _task(shown, model)
    sight = Sight(WORDS[place.lang], place, task.table.names, task.table.seat)
    moment = _moment(task, model)
    said = [
        *spoken(moment, task.table.game, TABLES[task.table.game.NAME], sight),
        _comment(task, _state_of_task(task, model), sight),
    ]
    if not model.played and not model.tried:
        said.append(task.prompt.say(place.lang))
    return " ".join(filter(None, said))


def _comment(task: Task, how: str, sight: Sight) -> str:
    if how == "done":
        return task.done.say(sight.words.lang)
    if how == "wrong":
        return task.wrong.say(sight.words.lang) or sight.words.not_the_goal
    return ""


def _said(task: Task, how: str, moment: Moment, sight: Sight) -> list[Node]:
    table = TABLES[task.table.game.NAME]
    comment = _comment(task, how, sight)
    return [
        *told(moment, task.table.game, table, sight),
        comment and p(class_=f"caption {how}")[comment],
        to_act(task.table, moment, table, sight) if how in ("open", "free") else None,
    ]


def _controls(shown: Lesson, task: Task, model: Model, how: str, moment: Moment, sight: Sight) -> list[Node]:
    words = sight.words
    table = TABLES[task.table.game.NAME]
    live = how in ("open", "free")
    actions = table.actions(moment.state, sight) if live else []
    last = len(shown.tasks) - 1
    step = model.step
    following = models.write(Model(step + 1, "", ())) if step < last else None
    before = models.write(Model(step - 1, "", ())) if step else None
    tasks = [(words.task(index + 1, last + 1), models.write(Model(index, "", ()))) for index in range(last + 1)]
    onward = words.next_task if how == "done" or not task.goal else words.skip_task
    return [
        div(".controls.moves")[actions] if actions else None,
        div(".controls")[
            go(sight, "back", before, words.previous_task),
            go(sight, "next", following, onward, kind="b primary" if how == "done" else "b"),
            do(sight, "undo", words.try_again if how == "wrong" else words.undo, bool(model.played)),
        ],
        div(".controls")[
            dots(sight, step, tasks),
            moment_link(shown.name, models.write(model), sight.place, words),
        ],
        [legal_moves(task.table, moment, table, sight), typed_move(table, sight)] if live else None,
    ]
