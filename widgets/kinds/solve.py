"""Any position, solved: its value, every first move with its result, the best line; or why it cannot be solved.

The model is the text of the position as it was written, and after ``!`` the first move that is looked at and the step of
its line: ``kaschlan?trump=c&hands=7c/8c!0.2``.
"""

import re
from collections.abc import Mapping
from typing import Any

from htpy import Element, Node, button, div, form, header, label, p, section, span, textarea, ul
from htpy import li as item

from engine.notation import NotationError
from engine.search.budget import Unsolved
from engine.search.solution import NotSolvable
from widgets.kinds.practice import proof, trial
from widgets.place import Place
from widgets.say import WORDS, Words
from widgets.tables import TABLES, Sight

NAME = "solve"
LONGEST = 2000
_MODEL = re.compile(r"([^!]*)(?:!([0-9]{1,4})\.([0-9]{1,3}))?", re.DOTALL)


def init(name: str) -> str:
    """The model it starts with: no position."""
    if name != NAME:
        raise KeyError(name)
    return "!0.0"


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after ``{"go": model}`` or the form ``solve`` with its field ``position``; ValueError."""
    _read(name, text)
    if "go" in message:
        target = str(message["go"])
        _read(name, target)
        return target
    if message.get("do") != "solve" or not isinstance(message.get("fields"), Mapping):
        raise ValueError("no such message")
    typed = "".join(str(message["fields"].get("position", ""))[:LONGEST].split())
    return _write(typed.replace("!", ""))


def _read(name: str, text: str) -> tuple[str, int | None, int]:
    """The position, the index of the first move that is looked at, and the step of its line, from 1."""
    found = _MODEL.fullmatch(text) if len(text) <= LONGEST + 20 and name == NAME else None
    if found is None:
        raise ValueError("not a model")
    step = int(found[3] or 0)
    return found[1], int(found[2]) if step else None, step


def _write(position: str, index: int = 0, step: int = 0) -> str:
    return f"{position}!{index}.{step}" if step or not position else position


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model."""
    position, _, _ = _read(name, text)
    words = WORDS[place.lang]
    return section(".solve", aria_labelledby=place.id("title"))[
        header(".talong-head")[p(".title", id=place.id("title"), tabindex="-1")[words.solve_title], span(".where")],
        form({"data-do": "solve"}, id=place.id("form"))[
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
            )[position],
            button(".b.primary", type="submit", id=place.id("solve"))[words.solve_this],
            p(".key", id=place.id("key"))[words.solve_key],
        ],
        _answer(name, text, place, words),
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the frame of a model tells, as plain text for the live region."""
    position, _, _ = _read(name, text)
    words = WORDS[place.lang]
    if not position:
        return words.empty_position
    if trouble := _troubles(position, words):
        return " ".join(trouble)
    return _worth(position, words)


def _troubles(position: str, words: Words) -> list[str]:
    """Why there is no answer; empty if there is one."""
    try:
        shown = trial.table_of(position)
        trial.solved(shown.game.NAME, shown.steps[0].state, shown.seat)
    except NotationError as error:
        return [words.position_problem(problem) for problem in error.problems]
    except NotSolvable as error:
        return [words.unsolvable(error.reason)]
    except Unsolved:
        return [words.unsolvable("unsolved")]
    return []


def _worth(position: str, words: Words) -> str:
    shown = trial.table_of(position)
    game, state = shown.game.NAME, shown.steps[0].state
    value = trial.solved(game, state, shown.seat).value
    return words.worth(game, len(state.hands), value, shown.names[shown.seat])


def _answer(name: str, text: str, place: Place, words: Words) -> Node:
    position, index, step = _read(name, text)
    if not position:
        return div(".say", {"data-say": ""})[p(".caption")[words.empty_position]]
    if troubles := _troubles(position, words):
        return div(".say", {"data-say": ""})[ul(".refused")[[item[trouble] for trouble in troubles]]]
    shown = trial.table_of(position)
    table = TABLES[shown.game.NAME]
    sight = Sight(words, place, shown.names, shown.seat)
    line = trial.proof_line(position, index)[:step] if index is not None else ()
    return [
        table.draw(trial.moments(shown, line)[-1].state, sight),
        div(".say", {"data-say": ""})[p(".verdict.right")[_worth(position, words)]],
        section(".proof", aria_label=words.best_moves)[
            proof.first_moves(position, index, step, lambda index, step: _write(position, index, step), sight)
        ],
    ]
