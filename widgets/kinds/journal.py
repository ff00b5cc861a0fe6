"""What a reader has solved: read from the device, written to a file, read back, forgotten.

The model is what was done last: ``kept`` nothing, ``reset`` asked for, ``forgotten``, ``added`` from a file,
``unreadable`` file.
"""

from urllib.parse import quote

from htpy import Element, Node, a, button, div, form, header, label, p, section, span, table, tbody, td, th, thead, tr
from htpy import input as field

from engine.puzzles.puzzle import THEMES
from widgets.kinds.practice import progress
from widgets.kinds.practice.progress import NOTHING, Progress
from widgets.place import Device, Place
from widgets.play.controls import do
from widgets.say import WORDS, Words
from widgets.widget import Frame, Message, Widget

NAME = "progress"
STATES = ("kept", "reset", "forgotten", "added", "unreadable")
RESULTS = ("solved", "helped", "missed")


class JournalWidget(Widget):
    """Its model is what was done last."""

    only = keeps = NAME
    fresh = True

    def init(self, name: str) -> str:
        """Nothing was done."""
        if name != NAME:
            raise KeyError(name)
        return "kept"

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """``import`` (with the text of the field ``file``), ``reset``, ``forget`` or ``leave``."""
        _read(name, model)
        match message.do:
            case "import":
                return "unreadable" if _brought(message).foreign else "added"
            case "reset":
                return "reset"
            case "forget":
                return "forgotten"
            case "leave":
                return "kept"
        raise ValueError("no such message")

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """What was solved and missed, by theme, and the ways out and in."""
        state = _read(name, model)
        words = WORDS[place.lang]
        kept = progress.read(place.device.kept)
        trouble = progress.trouble(place.device)
        tried = words.puzzles_tried(len(kept.records))
        html = section(".journal", aria_labelledby=place.id("title"))[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[words.your_progress],
                span(".where")[tried],
            ],
            div(".say", {"data-say": ""})[
                p(".notice")[words.storage_trouble(trouble)] if trouble else None,
                _told(state, words),
            ],
            [_game(game, kept, words) for game in THEMES],
            _ways(state, place, words),
        ]
        return Frame(html, " ".join(filter(None, [words.journal_state(state), tried])))

    def without_python(self, words: Words) -> str:
        """All is still there."""
        return words.journal_without_python

    def kept(self, name: str, model: str, message: Message, device: Device) -> str | None:
        """The progress after a file was added or all was forgotten."""
        match message.do, _read(name, model):
            case "import", "added":
                kept = progress.read(device.kept)
                # What cannot be read is not mixed with what can.
                return None if kept.foreign else progress.write(progress.merged(kept, _brought(message)))
            case "forget", "forgotten":
                return progress.write(NOTHING)
        return None


WIDGET = JournalWidget()


def _read(name: str, text: str) -> str:
    if name != NAME or text not in STATES:
        raise ValueError("no such state")
    return text


def _brought(message: Message) -> Progress:
    """What a file brings; one with nothing in it is no progress of ours."""
    text = message.field("file")
    return progress.read(text if text.strip() else "nothing")


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
    text = quote(place.device.kept or progress.write(NOTHING))
    if state == "reset":
        return [
            p[words.really_forget],
            div(".controls")[do(place, "forget", words.forget), do(place, "leave", words.leave)],
        ]
    return [
        div(".controls")[
            a(
                ".b",
                id=place.id("export"),
                href=f"data:text/plain;charset=utf-8,{text}",
                download="talong-progress.txt",
            )[words.to_file],
            do(place, "reset", words.reset),
        ],
        form(".controls", {"data-do": "import"}, id=place.id("import"))[
            label(for_=place.id("file"))[words.from_file],
            field(type="file", id=place.id("file"), name="file", accept=".txt,text/plain"),
            button(".b", type="submit", id=place.id("add"))[words.add],
        ],
    ]
