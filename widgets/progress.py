"""What a reader has solved, missed and played, as the text that the device keeps.

The first line names the format; then one line for each puzzle, the oldest first: its name, its level, how it went and the
day.  ``played`` begins the line of a deal or pack against the computer, ``begun`` that of a game that goes on, ``choice``
what was chosen for the last one, ``pace`` how fast the others play; ``reviewed`` the mistakes of a deal looked back at.

>>> kept = read("talong progress 1\\nkeep-07 2 solved 2026-11-30\\nplayed kaschlan standard -/2 talong.1 -1 on 2026-12-01 -\\n")
>>> kept.records["keep-07"]
Record(level=2, result='solved', day='2026-11-30')
>>> kept.played[0].players, kept.played[0].result
('-/2', -1)
>>> read(write(kept)) == kept
True

Blanks at the ends of lines and what is not seen do not matter.  Lines that cannot be read are kept as they are and counted
(:attr:`Progress.strange`); a text of another format is never touched (:attr:`Progress.foreign`).
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from engine.notation import visible
from engine.puzzles.puzzle import GAME_OF, LEVELS
from widgets.place import Device

HEAD = "talong progress 1"
_HEAD = re.compile(r"talong progress ([0-9]{1,6})")
_LINE = re.compile(
    r"([a-z]+(?:-[a-z]+)*)(-[0-9]{2}|-s[0-9]{1,10}-[0-9]{1,4}) ([1-5]) (solved|helped|missed) ([0-9]{4}-[0-9]{2}-[0-9]{2})"
)
LONGEST = 200_000
"""The client sends no more of a text; one so long was cut off, so that it must not be written back."""
MOST = 2000
"""So many records and strange lines are kept, the latest."""
ENOUGH = 3
"""So many puzzles of a level solved without help reach it."""


MOST_PLAYED = 1000
MOST_BEGUN = 5
"""So many games that go on are kept, the latest."""
_PLAYED = re.compile(
    r"played ([a-z]{1,12}) ([a-z]{1,12}) ([-1-5](?:/[-1-5]){1,3}) ([a-z0-9-]{1,24}\.[0-9]{1,5}) (-?[0-9]{1,4})"
    r" (on|won|lost) ([0-9]{4}-[0-9]{2}-[0-9]{2}) (-|[a-z,]{1,40})"
)
_BEGUN = re.compile(r"begun ([^\s;]{1,600})(;.{0,8000})?")
_CHOICE = re.compile(r"choice (\S{1,600})")
MOST_REVIEWED = 200
_CASE = r"[a-z_]{1,24}:[0-9]{1,3}(?:\.[0-9]{1,2})?"
_REVIEWED = re.compile(
    r"reviewed ([a-z]{1,12}) ([a-z0-9-]{1,24}\.[0-9]{1,5}) ([0-9]{4}-[0-9]{2}-[0-9]{2}) "
    rf"(-|{_CASE}(?:,{_CASE}){{0,40}})"
)
_PACE = re.compile(r"pace (slow|usual|fast)")


class Record(NamedTuple):
    """How a puzzle went: ``solved`` at once, ``helped`` by hints or after a miss, or ``missed``."""

    level: int
    result: str
    day: str


class Played(NamedTuple):
    """How a deal or pack against the computer went.

    ``players`` by seat, ``-`` the reader, else the level; ``deal`` which cards it was; ``result`` -1 for who was kaschlan,
    else 1, or in Kasino the points more or fewer than the others' best; ``match`` goes ``on`` or is ``won`` or ``lost``;
    ``used`` are the switches that were on, or ``-``.
    """

    game: str
    form: str
    players: str
    deal: str
    result: int
    match: str
    day: str
    used: str

    @property
    def cards(self) -> tuple[str, str, str, str]:
        """The same for the same cards in the same seats."""
        return self.game, self.form, self.players, self.deal


class Reviewed(NamedTuple):
    """The mistakes that were made in a deal or pack: of each its theme (``engine.review``) and what it cost."""

    game: str
    deal: str
    day: str
    cases: tuple[tuple[str, float], ...]


class Progress(NamedTuple):
    """All records by the name of the puzzle, the lines that could not be read, and a text of another format.

    The deals ``played``; the games ``begun``, by where they begin, each with the moves since; the last ``choice`` of a
    game; the ``pace`` of the others; the deals ``reviewed``.
    """

    records: Mapping[str, Record]
    strange: tuple[str, ...] = ()
    foreign: str = ""
    played: tuple[Played, ...] = ()
    begun: Mapping[str, str] = MappingProxyType({})
    choice: str = ""
    pace: str = "usual"
    reviewed: tuple[Reviewed, ...] = ()

    @property
    def newer(self) -> bool:
        """Whether the text of another format names itself a later one of ours."""
        found = _HEAD.match(visible(self.foreign).lstrip())
        return found is not None and int(found[1]) > 1


NOTHING = Progress({})


class Brought(NamedTuple):
    """What came of adding a text: puzzles added or told better, those that were there already, lines left out, deals added.

    Left out are lines about a theme that is not known (``unknown``) and lines that are none of ours (``strange``).
    """

    added: int
    already: int
    unknown: int
    strange: int
    deals: int


def theme_of(name: str) -> str:
    """The theme of a puzzle's name: all before its number."""
    return re.sub(r"-(?:s[0-9]+-)?[0-9]+$", "", name)


@lru_cache(maxsize=4)
def read(text: str) -> Progress:
    """What a text tells; never fails."""
    if not text.strip():
        return NOTHING
    head, *lines = text.splitlines()
    if visible(head).strip() != HEAD or len(text) >= LONGEST:
        return Progress({}, (), text)
    records: dict[str, Record] = {}
    strange: list[str] = []
    played: list[Played] = []
    begun: dict[str, str] = {}
    reviewed: list[Reviewed] = []
    choice, pace = "", "usual"
    for line in lines:
        found = _line(line)
        if found and found[1] in GAME_OF:
            records[found[1] + found[2]] = Record(int(found[3]), found[4], found[5])
        elif deal := _PLAYED.fullmatch(visible(line).strip()):
            game, form, players, cards, result, match, day, used = deal.groups()
            played.append(Played(game, form, players, cards, int(result), match, day, used))
        elif looked := _REVIEWED.fullmatch(visible(line).strip()):
            game, cards, day, cases = looked.groups()
            reviewed.append(Reviewed(game, cards, day, _cases(cases)))
        elif going := _BEGUN.fullmatch(line):
            begun[going[1]] = going[2] or ""
        elif chosen := _CHOICE.fullmatch(line):
            choice = chosen[1]
        elif wanted := _PACE.fullmatch(line):
            pace = wanted[1]
        elif line.strip():
            strange.append(line)
    return Progress(records, tuple(strange), "", tuple(played), begun, choice, pace, tuple(reviewed))


def write(progress: Progress) -> str:
    """The text of a progress."""
    if progress.foreign:
        return progress.foreign
    records = [f"{name} {one.level} {one.result} {one.day}" for name, one in progress.records.items()]
    played = [" ".join(["played", *map(str, one)]) for one in progress.played[-MOST_PLAYED:]]
    begun = [f"begun {start}{moves}" for start, moves in progress.begun.items()]
    choice = [f"choice {progress.choice}"] if progress.choice else []
    pace = [f"pace {progress.pace}"] if progress.pace != "usual" else []
    reviewed = [
        f"reviewed {one.game} {one.deal} {one.day} {','.join(f'{theme}:{loss:g}' for theme, loss in one.cases) or '-'}"
        for one in progress.reviewed[-MOST_REVIEWED:]
    ]
    games = [*played, *reviewed, *begun[-MOST_BEGUN:], *choice, *pace]
    return "\n".join([HEAD, *progress.strange[-MOST:], *records[-MOST:], *games, ""])


def noted(progress: Progress, name: str, level: int, result: str, day: str) -> Progress:
    """The progress after a puzzle went so.  What was missed once is ``helped`` when solved, what was solved stays so."""
    if progress.foreign:
        return progress
    before = progress.records.get(name)
    if before is not None:
        if before.result == result or before.result != "missed":
            return progress
        result = "helped"
    others = {other: record for other, record in progress.records.items() if other != name}
    return progress._replace(records=others | {name: Record(level, result, day)})


def with_played(progress: Progress, deal: Played) -> Progress:
    """The progress after a deal ended so; the first time that the same cards are played counts."""
    if progress.foreign or any(one.cards == deal.cards for one in progress.played):
        return progress
    return progress._replace(played=(*progress.played, deal))


def with_begun(progress: Progress, start: str, moves: str | None) -> Progress:
    """The progress with a game come so far, the latest; with None it is over."""
    if progress.foreign:
        return progress
    others = {other: more for other, more in progress.begun.items() if other != start}
    return progress._replace(begun=others if moves is None else others | {start: moves})


def with_reviewed(progress: Progress, deal: Reviewed) -> Progress:
    """The progress after a deal was looked back at; the first time counts."""
    if progress.foreign or any((one.game, one.deal) == (deal.game, deal.deal) for one in progress.reviewed):
        return progress
    return progress._replace(reviewed=(*progress.reviewed, deal))


def merged(kept: Progress, more: Progress) -> Progress:
    """Both together; of two records of one puzzle the later, on the same day the better.

    Of a game begun on both the one where more was played.
    """
    better = ("missed", "helped", "solved")
    records = dict(kept.records)
    for name, record in more.records.items():
        mine = records.get(name)
        if mine is None or (mine.day, better.index(mine.result)) < (record.day, better.index(record.result)):
            records[name] = record
    for deal in more.played:
        kept = with_played(kept, deal)
    for looked in more.reviewed:
        kept = with_reviewed(kept, looked)
    begun = dict(kept.begun)
    for start, moves in more.begun.items():
        if len(moves) > len(begun.get(start, "")):
            begun[start] = moves
    played = tuple(sorted(kept.played, key=lambda one: one.day))
    reviewed = tuple(sorted(kept.reviewed, key=lambda one: one.day))
    return kept._replace(
        records=records, played=played, reviewed=reviewed, begun=begun, choice=kept.choice or more.choice
    )


def _cases(text: str) -> tuple[tuple[str, float], ...]:
    """The mistakes of a line: each a theme and what it cost."""
    if text == "-":
        return ()
    return tuple((theme, float(loss)) for theme, _, loss in (one.partition(":") for one in text.split(",")))


def _line(text: str) -> re.Match[str] | None:
    """A line in the form of ours, whatever its theme."""
    return _LINE.fullmatch(visible(text).strip())


def brought(kept: Progress, more: Progress) -> Brought:
    """What comes of adding ``more``."""
    after = merged(kept, more)
    added = sum(after.records[name] != kept.records.get(name) for name in more.records)
    unknown = sum(_line(line) is not None for line in more.strange)
    deals = len(after.played) - len(kept.played)
    return Brought(added, len(more.records) - added, unknown, len(more.strange) - unknown, deals)


def trouble(device: Device) -> str:
    """Why not all is kept as it should be, a word that ``Words.storage_trouble`` knows; empty if it is."""
    kept = read(device.kept)
    if kept.foreign:
        return "newer" if kept.newer else "foreign"
    return device.storage or ("strange" if kept.strange else "")


def count(records: Iterable[Record], result: str) -> int:
    """How many went so."""
    return sum(record.result == result for record in records)


def of_theme(progress: Progress, theme: str) -> list[Record]:
    """The records of a theme's puzzles."""
    return [record for name, record in progress.records.items() if theme_of(name) == theme]


def reached(records: Iterable[Record]) -> int:
    """The highest level of which enough were solved without help; 0 for none."""
    solved = [record.level for record in records if record.result == "solved"]
    return max((level for level in LEVELS if solved.count(level) >= ENOUGH), default=0)
