"""The guided lesson: one task after the other, each a table on which the reader makes the move.

The model is that of an example (:mod:`widgets.play.model`), its step the task: ``3;lead 8d`` is the fourth task after a
move.
"""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, div, header, li, ol, p, section, span, strong

from widgets.library import lesson
from widgets.library.script import Lesson, Task
from widgets.place import Device, Place
from widgets.play import model as models
from widgets.play.attempt import NOTHING, Attempt
from widgets.play.controls import do, folded, go, instrument, onward, share, stepping
from widgets.play.model import Model
from widgets.play.replay import Moment, made, replayed
from widgets.play.respond import respond
from widgets.play.telling import spoken, to_act, told
from widgets.say import WORDS, Words
from widgets.tables import TABLES, Sight, Table, sight_of
from widgets.tables.room import Room, largest
from widgets.widget import Frame, Message, Widget


class Progress(StrEnum):
    """How far a task has come; a move that is legal but no goal is ``WRONG``, a sandbox, without goals, always ``FREE``."""

    OPEN = "open"
    DONE = "done"
    WRONG = "wrong"
    FREE = "free"


LIVE = (Progress.OPEN, Progress.FREE)


class LessonWidget(Widget):
    """Its model is the task, and what the reader did in it."""

    def init(self, name: str) -> str:
        """The first task."""
        lesson(name)
        return _at(0)

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """Go to a task, or do something at its table."""
        shown = lesson(name)
        if message.go is not None:
            _read(shown, message.go)
            return models.write(models.read(message.go))
        at = _read(shown, model)
        if at.progress not in LIVE and message.do not in ("undo", "redo"):
            raise ValueError("the task has had its move")
        return models.write(Model(at.number, "", respond(at.task.position, at.attempt, message)))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The task, its table, and the way on."""
        shown = lesson(name)
        at = _read(shown, model)
        moment = _moment(at)
        table = TABLES[at.task.position.game.NAME]
        sight = sight_of(at.task.position, place, at.progress in LIVE, at.attempt.draft, _room(name))
        # Lit cards would be the answer: they are for who has tried one.
        sight = sight._replace(lit=bool(at.attempt.tried or at.attempt.undone))
        html = section(".lesson", aria_labelledby=place.id("title"))[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[shown.title.say(place.lang)],
                span(".where")[sight.words.task(at.number + 1, len(shown.tasks))],
            ],
            instrument(
                table.draw(moment.state, sight),
                [
                    p(".prompt")[at.task.prompt.say(place.lang)] if at.progress in LIVE else None,
                    div(".say", {"data-say": ""})[_said(at, moment, table, sight)],
                ],
                _controls(shown, at, moment, table, sight),
            ),
            folded(at.task.position.game, moment, table, sight),
        ]
        return Frame(html, _spoken(at, moment, table, sight))

    def without_python(self, words: Words) -> str:
        """It can be read and stepped, like an example."""
        return words.example_without_python

    def moments(self, name: str) -> list[str]:
        """Every task."""
        return [_at(number) for number in range(len(lesson(name).tasks))]

    def static(self, name: str, place: Place) -> tuple[str, Node]:
        """Every task with its answer."""
        return WORDS[place.lang].all_tasks, _all_tasks(lesson(name), place)


WIDGET = LessonWidget()


class At(NamedTuple):
    """Where a reader is in a lesson."""

    number: int
    task: Task
    attempt: Attempt

    @property
    def progress(self) -> Progress:
        """How far the task has come."""
        if not self.task.goal:
            return Progress.FREE
        if not self.attempt.played:
            return Progress.OPEN
        return Progress.DONE if self.attempt.played[-1] in self.task.goal else Progress.WRONG


def _at(number: int) -> str:
    return models.write(Model(number, "", NOTHING))


def _read(shown: Lesson, text: str) -> At:
    """Where a model is; ValueError if it is nowhere in the lesson."""
    model = models.read(text)
    if model.branch or model.attempt is None or model.step >= len(shown.tasks):
        raise ValueError("not a model of this lesson")
    at = At(model.step, shown.tasks[model.step], model.attempt)
    _moment(at)
    return at


def _moment(at: At) -> Moment:
    """The moment of the table; after the goal also what then follows by itself."""
    moment = replayed(at.task.position, at.attempt)
    if at.progress is not Progress.DONE:
        return moment
    for move in at.task.reply:
        reply = made(at.task.position.game, moment.state, move)
        moment = reply._replace(events=moment.events + reply.events)
    return moment


@lru_cache(maxsize=4)
def _room(name: str) -> Room:
    """What every task has room in."""
    positions = [task.position for task in lesson(name).tasks]
    return largest(TABLES[one.game.NAME].room(one.state, one.near) for one in positions)


def _spoken(at: At, moment: Moment, table: Table, sight: Sight) -> str:
    said = [*spoken(moment, at.task.position.game, table, sight), _comment(at, sight.words)]
    if not at.attempt.played and not at.attempt.tried:
        said.append(at.task.prompt.say(sight.words.lang))
    return " ".join(filter(None, said))


def _comment(at: At, words: Words) -> str:
    if at.progress is Progress.DONE:
        return at.task.done.say(words.lang)
    if at.progress is Progress.WRONG:
        return at.task.wrong.say(words.lang) or words.not_the_goal
    return ""


def _said(at: At, moment: Moment, table: Table, sight: Sight) -> list[Node]:
    comment = _comment(at, sight.words)
    return [
        *told(moment, at.task.position.game, table, sight),
        comment and p(class_=f"caption {at.progress}")[comment],
        to_act(at.task.position, moment, table, sight) if sight.live else None,
    ]


def _controls(shown: Lesson, at: At, moment: Moment, table: Table, sight: Sight) -> list[Node]:
    words, place = sight.words, sight.place
    actions = table.actions(moment.state, sight) if sight.live else []
    count = len(shown.tasks)
    following = _at(at.number + 1) if at.number + 1 < count else None
    before = _at(at.number - 1) if at.number else None
    tasks = [(words.task(number + 1, count), _at(number)) for number in range(count)]
    done, wrong = at.progress is Progress.DONE, at.progress is Progress.WRONG
    on = words.next_task if done or not at.task.goal else words.skip_task
    own = models.write(Model(at.number, "", Attempt(at.attempt.played))) if at.attempt.played else ""
    return [
        div(".controls.moves")[
            actions, do(place, "undo", words.try_again if wrong else words.undo) if at.attempt.played else None
        ],
        onward(
            go(place, "back", before, words.previous_task),
            go(place, "next", following, on, kind="b primary" if done else "b"),
            [stepping(sight, at.number, tasks), share(shown.name, _at(at.number), place, words, own)],
        ),
    ]


def _all_tasks(shown: Lesson, place: Place) -> Element:
    """What to do, the table, and the answer with its reason."""
    items: list[Node] = []
    for task in shown.tasks:
        position = task.position
        table, state = TABLES[position.game.NAME], position.state
        sight = sight_of(position, place)
        answers = [table.move(state, position.game.read_move(goal)[1], sight.words) for goal in task.goal]
        items.append(
            li[
                p[task.prompt.say(place.lang)],
                table.draw(state, sight),
                answers and p(".way")[strong[" / ".join(answers)], ". ", task.done.say(place.lang)],
            ]
        )
    return ol[items]
