"""What a reader has solved: read from the device, written to a file, read back, forgotten.

The model is what was done last: ``kept`` nothing, ``reset`` asked for, ``forgotten``, ``added-3-1-0-2-0`` from a file (see
:class:`~widgets.progress.Brought`), ``unreadable`` or ``newer`` file, ``untouched`` because what is kept
cannot be read.
"""

import re
from urllib.parse import quote

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    header,
    label,
    li,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from htpy import input as field

from engine.puzzles.puzzle import GAME_OF, THEMES
from widgets import progress
from widgets.kinds.practice import exercise as exercises
from widgets.kinds.practice.chooser import next_puzzle
from widgets.kinds.practice.exercise import Choice, Exercise
from widgets.place import Device, Place
from widgets.play.controls import do, to_file
from widgets.progress import NOTHING, Brought, Played, Progress
from widgets.say import WORDS, Words
from widgets.widget import Frame, Message, Widget

NAME = "progress"
STATES = ("kept", "reset", "forgotten", "unreadable", "newer", "untouched")
ADDED = re.compile(r"added" + 5 * r"-([0-9]{1,6})")
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

    def update(self, name: str, model: str, message: Message, device: Device) -> str:
        """``import`` (with the text of the field ``file``), ``reset``, ``forget`` or ``leave``."""
        _read(name, model)
        match message.do:
            case "import":
                return _after_import(_file(message), progress.read(device.kept))
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
            [_game(game, kept, words, place) for game in THEMES],
            _deals(kept, words, place),
            _ways(state, place, words),
        ]
        return Frame(html, " ".join(filter(None, [_sentence(state, words), tried])))

    def without_python(self, words: Words) -> str:
        """All is still there."""
        return words.journal_without_python

    def kept(self, name: str, model: str, message: Message, device: Device) -> str | None:
        """The progress after a file was added or all was forgotten."""
        _read(name, model)
        if message.do == "import" and _added(model):
            return progress.write(progress.merged(progress.read(device.kept), _file(message)))
        return progress.write(NOTHING) if message.do == "forget" else None


WIDGET = JournalWidget()


def _read(name: str, text: str) -> str:
    if name != NAME or not (text in STATES or _added(text)):
        raise ValueError("no such state")
    return text


def _added(state: str) -> Brought | None:
    """What came of a file, if that is what was done last."""
    found = ADDED.fullmatch(state)
    return Brought(*map(int, found.groups())) if found else None


def _file(message: Message) -> Progress:
    """What a file holds; one with nothing in it is no progress of ours."""
    text = message.field("file")
    return progress.read(text if text.strip() else "nothing")


def _after_import(file: Progress, kept: Progress) -> str:
    if file.foreign:
        return "newer" if file.newer else "unreadable"
    # What cannot be read is not mixed with what can.
    return "untouched" if kept.foreign else "-".join(["added", *map(str, progress.brought(kept, file))])


def _sentence(state: str, words: Words) -> str:
    came = _added(state)
    return words.brought(*came) if came else words.journal_state(state)


def _told(state: str, words: Words) -> Node:
    sentence = _sentence(state, words)
    came = _added(state)
    calm = came is not None and not came.unknown and not came.strange
    return p(".caption" if calm or state == "forgotten" else ".notice")[sentence] if sentence else None


def _game(game: str, kept: Progress, words: Words, place: Place) -> Element:
    """The themes that were practised, each with what came of it; the others in one line."""
    records = {theme: progress.of_theme(kept, theme) for theme in THEMES[game]}
    rows = [
        tr[
            th(scope="row")[_practise(theme, kept, words, place)],
            [td[str(progress.count(records[theme], result))] for result in RESULTS],
            td[words.level(level) if (level := progress.reached(records[theme])) else "–"],
        ]
        for theme in THEMES[game]
        if records[theme]
    ]
    new = [li[_practise(theme, kept, words, place)] for theme in THEMES[game] if not records[theme]]
    head = tr[
        th(scope="col")[words.game(game)],
        [th(scope="col")[words.went(result)] for result in RESULTS],
        th(scope="col")[words.level_reached],
    ]
    return div(".sheet")[
        table[thead[head], tbody[rows]] if rows else None,
        new and [p(".label")[words.not_practised(words.game(game))], ul(".themes")[new]],
    ]


def _deals(kept: Progress, words: Words, place: Place) -> Element:
    """What came of the games against the computer, by form and by who played there."""
    groups: dict[tuple[str, str, str], list[Played]] = {}
    for deal in kept.played:
        others = "/".join(level for level in deal.players.split("/") if level != "-")
        groups.setdefault((deal.game, deal.form, others), []).append(deal)
    rows = [
        tr[
            th(scope="row")[words.game_form(game, form)],
            td[others],
            td[str(len(deals))],
            td[
                words.played_result(
                    game, sum(one.result < 0 for one in deals), len(deals), sum(one.result for one in deals)
                )
            ],
            td[_matches(deals)],
        ]
        for (game, form, others), deals in sorted(groups.items())
    ]
    heads = (words.your_games, words.game_level, words.deals_played, words.came_out, words.matches_won)
    return div(".sheet")[
        table[thead[tr[[th(scope="col")[head] for head in heads]]], tbody[rows]] if rows else None,
        p(".label")[a(href=f"{place.root}play/")[words.play_the_computer]],
    ]


def _matches(deals: list[Played]) -> str:
    """Of the matches that have ended so many were won."""
    ended = [deal.match for deal in deals if deal.match != "on"]
    return f"{ended.count('won')}/{len(ended)}" if ended else "–"


def _practise(theme: str, kept: Progress, words: Words, place: Place) -> Element:
    """A theme as the way to its next puzzle."""
    chosen = Choice(GAME_OF[theme], theme)
    model = exercises.write(Exercise(next_puzzle(chosen, kept, ""), chosen))
    return a(href=f"{place.root}practise/?practise={quote(model, safe='')}")[words.theme(theme)]


def _ways(state: str, place: Place, words: Words) -> list[Node]:
    """Out to a file, in from a file, and a reset that asks once."""
    text = place.device.kept or progress.write(NOTHING)
    if state == "reset":
        return [
            p[words.really_forget],
            div(".controls")[do(place, "forget", words.forget), do(place, "leave", words.leave)],
        ]
    return [
        div(".controls")[
            to_file(place, "export", text, "talong-progress.txt", words.to_file),
            do(place, "reset", words.reset),
        ],
        form(".controls", {"data-do": "import"}, id=place.id("import"))[
            label(for_=place.id("file"))[words.from_file],
            field(type="file", id=place.id("file"), name="file", accept=".txt,text/plain"),
            button(".b", type="submit", id=place.id("add"))[words.add],
        ],
    ]
