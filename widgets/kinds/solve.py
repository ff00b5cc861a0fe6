"""Any position, solved: its value, every first move with its result, the best line; or why it cannot be solved.

The model is the text of the position as it was written, and after ``!`` the first move that is looked at and the step of
its line: ``kaschlan?trump=c&hands=7c/8c!0.2``.
"""

import re
from typing import NamedTuple

from htpy import Element, Node, button, div, form, header, label, p, section, span, textarea, ul
from htpy import li as item

from engine.notation import NotationError
from engine.search.budget import Unsolved
from engine.search.solution import NotSolvable
from widgets.analysis.first_moves import first_moves
from widgets.analysis.solved import line_after, solution
from widgets.place import Device, Place
from widgets.play.controls import house_rules, instrument
from widgets.play.replay import moments
from widgets.position import Position, position_of
from widgets.say import WORDS, Words
from widgets.tables import TABLES, sight_of
from widgets.widget import Frame, Message, Widget

NAME = "solve"
LONGEST = 2000
_MODEL = re.compile(r"([^!]*)(?:!([0-9]{1,4})\.([0-9]{1,3}))?", re.DOTALL)


class Model(NamedTuple):
    """The text of a position, the index of the first move that is looked at, and the step of its line, from 1."""

    position: str = ""
    first: int = 0
    step: int = 0


class SolveWidget(Widget):
    """Its model is the position as it was written, and where one is in the line of a first move."""

    only = NAME

    def init(self, name: str) -> str:
        """No position."""
        if name != NAME:
            raise KeyError(name)
        return write(Model())

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """Look at a first move, or ``solve`` what stands in the field ``position``."""
        read(name, model)
        if message.go is not None:
            read(name, message.go)
            return message.go
        if message.do != "solve" or message.fields is None:
            raise ValueError("no such message")
        typed = "".join(message.field("position")[:LONGEST].split())
        return write(Model(typed.replace("!", "")))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The field, and the answer or why there is none."""
        asked = read(name, model)
        words = WORDS[place.lang]
        position = troubles = None
        said = words.empty_position
        if asked.position:
            position, troubles = _solved(asked.position, words)
            said = _worth(position, words) if position else " ".join(troubles)
        html = section(".solve", aria_labelledby=place.id("title"))[
            header(".talong-head")[p(".title", id=place.id("title"), tabindex="-1")[words.solve_title], span(".where")],
            _field(asked.position, words, place),
            _answer(asked, position, place) if position else _instead(troubles, words),
        ]
        return Frame(html, said)

    def without_python(self, words: Words) -> str:
        """What is typed stays."""
        return words.solve_without_python


WIDGET = SolveWidget()


def read(name: str, text: str) -> Model:
    """The model that a text spells; ValueError if it spells none."""
    found = _MODEL.fullmatch(text) if len(text) <= LONGEST + 20 and name == NAME else None
    if found is None:
        raise ValueError("not a model")
    return Model(found[1], int(found[2] or 0), int(found[3] or 0))


def write(model: Model) -> str:
    """The text of a model."""
    looked_at = f"!{model.first}.{model.step}" if model.step or not model.position else ""
    return model.position + looked_at


def _solved(text: str, words: Words) -> tuple[Position | None, list[str]]:
    """The position, if it can be solved; else why not."""
    try:
        position = position_of(text)
        solution(position)
    except NotationError as error:
        return None, [words.position_problem(problem) for problem in error.problems]
    except NotSolvable as error:
        return None, [words.unsolvable(error.reason)]
    except Unsolved:
        return None, [words.unsolvable("unsolved")]
    return position, []


def _worth(position: Position, words: Words) -> str:
    value = solution(position).value
    return words.worth(position.game.NAME, len(position.names), value, position.names[position.near])


def _field(text: str, words: Words, place: Place) -> Element:
    return form({"data-do": "solve"}, id=place.id("form"))[
        label(for_=place.id("position"))[words.position],
        textarea(
            id=place.id("position"),
            name="position",
            rows="3",
            maxlength=str(LONGEST),
            autocapitalize="off",
            autocomplete="off",
            spellcheck="false",
            aria_describedby=place.id("key"),
        )[text],
        button(".b.primary", type="submit", id=place.id("solve"))[words.solve_this],
        p(".key", id=place.id("key"))[words.solve_key],
    ]


def _instead(troubles: list[str] | None, words: Words) -> Element:
    """What stands where the answer would."""
    told = p(".caption")[words.empty_position] if troubles is None else ul(".refused")[[item[one] for one in troubles]]
    return div(".say", {"data-say": ""})[told]


def _answer(asked: Model, position: Position, place: Place) -> list[Node]:
    """The table at the step that is looked at, what the position is worth, and every first move."""
    sight = sight_of(position, place)
    words = sight.words
    chosen = asked.first if asked.step else None
    line = () if chosen is None else line_after(position, chosen)[: asked.step]

    def at(index: int, step: int) -> str:
        return write(Model(asked.position, index, step))

    table = TABLES[position.game.NAME]
    return [
        instrument(
            table.draw(moments(position, line)[-1].state, sight),
            [
                house_rules(table, position.state, sight),
                div(".say", {"data-say": ""})[p(".verdict.right")[_worth(position, words)]],
                section(".proof", aria_label=words.best_moves)[first_moves(position, chosen, asked.step, at, sight)],
            ],
            None,
        )
    ]
