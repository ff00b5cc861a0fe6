"""What a reader has solved and missed, as the text that the device keeps.

The first line names the format; then one line for each puzzle, the oldest first: its name, its level, how it went and the
day.

>>> kept = read("talong progress 1\\nkeep-07 2 solved 2026-11-30\\n")
>>> kept.records["keep-07"]
Record(level=2, result='solved', day='2026-11-30')
>>> write(kept) == "talong progress 1\\nkeep-07 2 solved 2026-11-30\\n"
True

Blanks at the ends of lines and what is not seen do not matter.  Lines that cannot be read are kept as they are and counted
(:attr:`Progress.strange`); a text of another format is never touched (:attr:`Progress.foreign`).
"""

import re
from collections.abc import Iterable, Mapping
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


class Record(NamedTuple):
    """How a puzzle went: ``solved`` at once, ``helped`` by hints or after a miss, or ``missed``."""

    level: int
    result: str
    day: str


class Progress(NamedTuple):
    """All records by the name of the puzzle, the lines that could not be read, and a text of another format."""

    records: Mapping[str, Record]
    strange: tuple[str, ...] = ()
    foreign: str = ""

    @property
    def newer(self) -> bool:
        """Whether the text of another format names itself a later one of ours."""
        found = _HEAD.match(visible(self.foreign).lstrip())
        return found is not None and int(found[1]) > 1


NOTHING = Progress({})


class Brought(NamedTuple):
    """What came of adding a text: puzzles added or told better, those that were there already, lines left out.

    Left out are lines about a theme that is not known (``unknown``) and lines that are none of ours (``strange``).
    """

    added: int
    already: int
    unknown: int
    strange: int


def theme_of(name: str) -> str:
    """The theme of a puzzle's name: all before its number."""
    return re.sub(r"-(?:s[0-9]+-)?[0-9]+$", "", name)


def read(text: str) -> Progress:
    """What a text tells; never fails."""
    if not text.strip():
        return NOTHING
    head, *lines = text.splitlines()
    if visible(head).strip() != HEAD or len(text) >= LONGEST:
        return Progress({}, (), text)
    records: dict[str, Record] = {}
    strange: list[str] = []
    for line in lines:
        found = _line(line)
        if found and found[1] in GAME_OF:
            records[found[1] + found[2]] = Record(int(found[3]), found[4], found[5])
        elif line.strip():
            strange.append(line)
    return Progress(records, tuple(strange))


def write(progress: Progress) -> str:
    """The text of a progress."""
    if progress.foreign:
        return progress.foreign
    records = [f"{name} {one.level} {one.result} {one.day}" for name, one in progress.records.items()]
    return "\n".join([HEAD, *progress.strange[-MOST:], *records[-MOST:], ""])


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


def merged(kept: Progress, more: Progress) -> Progress:
    """Both together; of two records of one puzzle the later, on the same day the better."""
    better = ("missed", "helped", "solved")
    records = dict(kept.records)
    for name, record in more.records.items():
        mine = records.get(name)
        if mine is None or (mine.day, better.index(mine.result)) < (record.day, better.index(record.result)):
            records[name] = record
    return kept._replace(records=records)


def _line(text: str) -> re.Match[str] | None:
    """A line in the form of ours, whatever its theme."""
    return _LINE.fullmatch(visible(text).strip())


def brought(kept: Progress, more: Progress) -> Brought:
    """What comes of adding ``more``."""
    after = merged(kept, more).records
    added = sum(after[name] != kept.records.get(name) for name in more.records)
    unknown = sum(_line(line) is not None for line in more.strange)
    return Brought(added, len(more.records) - added, unknown, len(more.strange) - unknown)


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
