"""The score sheet: what a pack of Kasino is worth, counted again with every number that the reader changes.

The model is what stands in the fields, as text, whether it can be counted or not:
``names=Linnea/Hugo&cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&last=1&tabbar=1/0`` (each value quoted).
"""

import re
from typing import NamedTuple
from urllib.parse import quote, unquote

from htpy import (
    Element,
    Node,
    button,
    div,
    form,
    header,
    label,
    p,
    section,
    span,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
)
from htpy import input as field

from engine.kasino.scoring import Score, Tally, count, problems
from engine.notation import Problem
from engine.problems import What
from widgets import library
from widgets.place import Device, Place
from widgets.play.controls import share
from widgets.say import WORDS, Words
from widgets.tables.rule_links import rule_link
from widgets.widget import Frame, Message, Widget

COUNTED = ("cards", "spades", "aces", "tabbar")
HELD = ("storan", "lillan", "last")
ROWS = {
    "cards": "C69",
    "spades": "C70",
    "aces": "C71",
    "storan": "C72",
    "lillan": "C73",
    "last": "C74",
    "tabbar": "C75",
}
"""The rows of the sheet and the rule that gives their points."""

NAME_LENGTH, NUMBER_LENGTH, LONGEST = 24, 4, 2000


class Entries(NamedTuple):
    """What stands in the fields: texts by seat, and for storan, lillan and last the seat that has it, or ""."""

    names: tuple[str, ...]
    counted: dict[str, tuple[str, ...]]
    held: dict[str, str]


class SheetWidget(Widget):
    """Its model is what stands in the fields."""

    def init(self, name: str) -> str:
        """The numbers that the sheet opens with."""
        sheet = library.sheet(name)
        return write(read(f"names={'/'.join(quote(one, safe='') for one in sheet.names)}&{sheet.score}"))

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """Other entries: a model, or ``count`` with all the fields."""
        library.sheet(name)
        if message.go is not None:
            return write(read(message.go))
        if message.do != "count" or message.fields is None:
            raise ValueError("no such message")
        return write(read(write(_entered(read(model), message))))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The sheet with its points, or with what is wrong beside its number."""
        words = WORDS[place.lang]
        title = library.sheet(name).title.say(place.lang)
        entries = read(model)
        result = counted(entries)
        return Frame(_sheet(name, title, self.init(name), entries, result, place), _spoken(entries, result, words))

    def without_python(self, words: Words) -> str:
        """What is typed stays, uncounted."""
        return words.sheet_without_python


WIDGET = SheetWidget()


def read(text: str) -> Entries:
    """The entries that a model spells; ValueError if it spells none."""
    if len(text) > LONGEST:
        raise ValueError("too long")
    found = dict(part.partition("=")[::2] for part in text.split("&"))
    if set(found) != {"names", *COUNTED, *HELD}:
        raise ValueError("not a sheet")
    parts = {key: tuple(map(unquote, value.split("/"))) for key, value in found.items()}
    names = parts["names"]
    if not 2 <= len(names) <= 4 or any(len(parts[key]) != len(names) for key in COUNTED):
        raise ValueError("not a sheet for two to four")
    seats = ("", *map(str, range(len(names))))
    if any(len(parts[key]) != 1 or parts[key][0] not in seats for key in HELD):
        raise ValueError("no such seat")
    return _trimmed(Entries(names, {key: parts[key] for key in COUNTED}, {key: parts[key][0] for key in HELD}))


def _trimmed(entries: Entries) -> Entries:
    counted = {key: tuple(one[:NUMBER_LENGTH] for one in texts) for key, texts in entries.counted.items()}
    return entries._replace(names=tuple(name[:NAME_LENGTH] for name in entries.names), counted=counted)


def write(entries: Entries) -> str:
    """The model of the entries."""
    values = {"names": entries.names} | entries.counted | {key: (seat,) for key, seat in entries.held.items()}
    order = ("names", *(key for key in ROWS))
    return "&".join(f"{key}={'/'.join(quote(one, safe='') for one in values[key])}" for key in order)


def _entered(entries: Entries, message: Message) -> Entries:
    """The entries with what stands in the fields now."""
    return Entries(
        tuple(message.field(f"name{seat}", name) for seat, name in enumerate(entries.names)),
        {
            key: tuple(message.field(f"{key}{seat}", text) for seat, text in enumerate(texts))
            for key, texts in entries.counted.items()
        },
        {key: message.field(key, seat) for key, seat in entries.held.items()},
    )


class Counted(NamedTuple):
    """The sheet as the engine sees it: the score, or why there is none."""

    score: Score | None
    problems: tuple[Problem, ...]


def counted(entries: Entries) -> Counted:
    """Count the entries (C69–C78); a text that is no number, or numbers that no pack gives, have problems instead."""
    wrong = [
        Problem(What.NOT_A_NUMBER, {"field": key, "seat": seat})
        for key, texts in entries.counted.items()
        for seat, text in enumerate(texts)
        if not re.fullmatch(r"[0-9]{1,3}", text.strip())
    ]
    if wrong:
        return Counted(None, tuple(wrong))
    tallies = [_tally(entries, seat) for seat in range(len(entries.names))]
    found = problems(tallies)
    return Counted(None, tuple(found)) if found else Counted(count(tallies), ())


def _tally(entries: Entries, seat: int) -> Tally:
    cards, spades, aces, tabbar = (int(entries.counted[key][seat]) for key in COUNTED)
    storan, lillan, last = (int(entries.held[key] == str(seat)) for key in HELD)
    return Tally(cards, spades, aces, storan, lillan, last, tabbar)


def _called(entries: Entries, words: Words) -> tuple[str, ...]:
    """The players' names, or numbers where none is given."""
    return tuple(name.strip() or words.sheet_player(number) for number, name in enumerate(entries.names, 1))


def _sheet(name: str, title: str, start: str, entries: Entries, result: Counted, place: Place) -> Element:
    words = WORDS[place.lang]
    model = write(entries)
    return section(".count", aria_labelledby=place.id("title"))[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[title],
            span(".where")["Kasino"],
        ],
        form({"data-do": "count", "data-live": ""}, id=place.id("sheet"), autocomplete="off")[
            table(".sheet")[
                _columns(entries, words, place),
                _rows(entries, result, words, place),
                _sum(result, len(entries.names), words),
            ]
        ],
        div(".say", {"data-say": ""})[_verdict(entries, result, words, place)],
        div(".controls")[
            button(".b", type="button", id=place.id("reset"), data_go=start, disabled=model == start)[
                words.sheet_reset
            ],
            share(name, model, place, words),
        ],
    ]


def _spoken(entries: Entries, result: Counted, words: Words) -> str:
    """The result in a sentence, or the first thing that is wrong."""
    if result.score is None:
        return words.sheet_problem(result.problems[0], _called(entries, words))
    return words.sheet_result(_called(entries, words), result.score.points)


def _columns(entries: Entries, words: Words, place: Place) -> Element:
    fields = [
        th(scope="col", colspan="2")[
            label(".said", for_=place.id(f"name{seat}"))[words.sheet_name(seat + 1)],
            field(
                ".name",
                type="text",
                id=place.id(f"name{seat}"),
                name=f"name{seat}",
                value=name,
                maxlength=str(NAME_LENGTH),
            ),
        ]
        for seat, name in enumerate(entries.names)
    ]
    return thead[tr[td, fields]]


def _rows(entries: Entries, result: Counted, words: Words, place: Place) -> Element:
    rows: list[Node] = []
    for key, rule in ROWS.items():
        cells = [_cells(key, seat, entries, result, words, place) for seat in range(len(entries.names))]
        title = words.sheet_row(key)
        rows.append(
            tr(class_="wrong" if _about(result, key) else None)[
                th(scope="row")[title, " ", rule_link(rule, words, place)], cells
            ]
        )
        told = _about(result, key)
        if told:
            rows.append(
                tr(".told")[
                    td(colspan=str(1 + 2 * len(entries.names)), id=place.id(f"{key}-wrong"))[
                        [p[words.sheet_problem(problem, _called(entries, words))] for problem in told]
                    ]
                ]
            )
    return tbody[rows]


def _about(result: Counted, key: str) -> list[Problem]:
    return [problem for problem in result.problems if problem.facts["field"] == key]


def _cells(key: str, seat: int, entries: Entries, result: Counted, words: Words, place: Place) -> Node:
    name = _called(entries, words)[seat]
    about = [problem.facts.get("seat", seat) for problem in _about(result, key)]
    wrong = {"aria-invalid": "true", "aria-describedby": place.id(f"{key}-wrong")} if seat in about else {}
    title = words.sheet_field(key, name)
    if key in HELD:
        held = entries.held[key] == str(seat)
        entry = field(
            wrong,
            type="radio",
            id=place.id(f"{key}{seat}"),
            name=key,
            value=str(seat),
            checked=held,
            aria_label=title,
        )
    else:
        entry = field(
            wrong,
            type="text",
            inputmode="numeric",
            id=place.id(f"{key}{seat}"),
            name=f"{key}{seat}",
            value=entries.counted[key][seat],
            maxlength=str(NUMBER_LENGTH),
            aria_label=title,
        )
    return [td(".entry")[entry], td(".points")[_points(ROWS[key], seat, result)]]


def _points(rule: str, seat: int, result: Counted) -> str:
    if result.score is None:
        return "–"
    points = sum(item.points for item in result.score.items if (item.rule, item.seat) == (rule, seat))
    return str(points) if points else "–"


def _sum(result: Counted, players: int, words: Words) -> Element:
    seats = range(players)
    sums: list[Node] = [
        [td(".entry"), td(".points")[str(result.score.points[seat]) if result.score else "–"]] for seat in seats
    ]
    return tfoot[tr[th(scope="row")[words.sheet_sum], sums]]


def _verdict(entries: Entries, result: Counted, words: Words, place: Place) -> list[Node]:
    if result.score is None:
        return [p(".refused")[words.sheet_cannot_be]]
    score = result.score
    ties = [p[words.sheet_tie(rule), " ", rule_link("C77", words, place)] for rule in score.ties]
    if score.checksum is None:
        return [p[words.sheet_nobody_took, " ", rule_link("CA23", words, place)]]
    tabbar = sum(item.points for item in score.items if item.rule == "C75")
    return [
        p(".caption")[words.sheet_result(_called(entries, words), score.points)],
        ties,
        p(".why")[words.sheet_checksum(score.checksum, tabbar, score.ties), " ", rule_link("C78", words, place)],
    ]
