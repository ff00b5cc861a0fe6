"""What a reader has solved: read from the device, written to a file, read back, forgotten.

The model is what was done last: ``kept`` nothing, ``reset`` asked for, ``forgotten``, ``added`` from a file,
``unreadable`` file.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from htpy import Element, Node, a, button, div, form, header, label, p, section, span, table, tbody, td, th, thead, tr
from htpy import input as field

from engine.puzzles.puzzle import THEMES
from widgets.kinds.practice import progress
from widgets.kinds.practice.progress import NOTHING, Progress
from widgets.place import Device, Place
from widgets.play.controls import do
from widgets.say import WORDS, Words
from widgets.tables import Sight

NAME = KEEPS = "progress"
FRESH = True
"""The frame depends on what the device keeps, so that it is drawn anew as soon as the page is there."""

STATES = ("kept", "reset", "forgotten", "added", "unreadable")
RESULTS = ("solved", "helped", "missed")


def init(name: str) -> str:
    """The model it starts with."""
    if name != NAME:
        raise KeyError(name)
    return "kept"


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after ``import`` (with the text of the field ``file``), ``reset``, ``forget`` or ``leave``; ValueError."""
    _read(name, text)
    match str(message.get("do", "")):
        case "import":
            return "unreadable" if _brought(message).foreign else "added"
        case "reset":
            return "reset"
        case "forget":
            return "forgotten"
        case "leave":
            return "kept"
    raise ValueError("no such message")


def _read(name: str, text: str) -> str:
    if name != NAME or text not in STATES:
        raise ValueError("no such state")
    return text


def _brought(message: Mapping[str, Any]) -> Progress:
    """What a file brings; one with nothing in it is no progress of ours."""
    fields = message.get("fields")
    text = str(fields.get("file", "")) if isinstance(fields, Mapping) else ""
    return progress.read(text if text.strip() else "nothing")


def keep(name: str, text: str, message: Mapping[str, Any]) -> str | None:
    """The progress after a file was added or all was forgotten."""
    device: Device = message["device"]
    match str(message.get("do", "")), _read(name, text):
        case ("import", "added"):
            kept = progress.read(device.kept)
            # What cannot be read is not mixed with what can.
            return None if kept.foreign else progress.write(progress.merged(kept, _brought(message)))
        case ("forget", "forgotten"):
            return progress.write(NOTHING)
    return None


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model."""
    state = _read(name, text)
    words = WORDS[place.lang]
    kept = progress.read(place.device.kept)
    trouble = progress.trouble(place.device)
    return section(".journal", aria_labelledby=place.id("title"))[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[words.your_progress],
            span(".where")[words.puzzles_tried(len(kept.records))],
        ],
        div(".say", {"data-say": ""})[
            p(".notice")[words.storage_trouble(trouble)] if trouble else None,
            _told(state, words),
        ],
        [_game(game, kept, words) for game in THEMES],
        _ways(state, place, words),
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the frame of a model tells, as plain text for the live region."""
    state = _read(name, text)
    words = WORDS[place.lang]
    kept = progress.read(place.device.kept)
    return " ".join(filter(None, [words.journal_state(state), words.puzzles_tried(len(kept.records))]))


def _told(state: str, words: Words) -> Node:
    sentence = words.journal_state(state)
    return p(".notice" if state == "unreadable" else ".caption")[sentence] if sentence else None


def _game(game: str, kept: Progress, words: Words) -> Element:
    rows = []
    for theme in THEMES[game]:
        records = progress.of_theme(kept, theme)
        level = progress.reached(records)
        rows.append(
            tr[
                th(scope="row")[words.theme(theme)],
                [td[str(progress.count(records, result))] for result in RESULTS],
                td[words.level(level) if level else "–"],
            ]
        )
    return div(".sheet")[
        table[
            thead[
                tr[
                    th(scope="col")[words.game(game)],
                    [th(scope="col")[words.went(result)] for result in RESULTS],
                    th(scope="col")[words.level_reached],
                ]
            ],
            tbody[rows],
        ]
    ]


def _ways(state: str, place: Place, words: Words) -> list[Node]:
    """Out to a file, in from a file, and a reset that asks once."""
    sight = Sight(words, place, (), 0)
    text = quote(place.device.kept or progress.write(NOTHING))
    if state == "reset":
        return [
            p[words.really_forget],
            div(".controls")[do(sight, "forget", words.forget), do(sight, "leave", words.leave)],
        ]
    return [
        div(".controls")[
            a(
                ".b",
                id=place.id("export"),
                href=f"data:text/plain;charset=utf-8,{text}",
                download="talong-progress.txt",
            )[words.to_file],
            do(sight, "reset", words.reset),
        ],
        form(".controls", {"data-do": "import"}, id=place.id("import"))[
            label(for_=place.id("file"))[words.from_file],
            field(type="file", id=place.id("file"), name="file", accept=".txt,text/plain"),
            button(".b", type="submit", id=place.id("add"))[words.add],
        ],
    ]
