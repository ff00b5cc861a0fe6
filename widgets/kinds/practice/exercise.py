"""Where a reader is in practising, as text: the model of the practice widget, which is a link, too.

First what was chosen, if anything, then the puzzle, how many hints were asked for, what lies open beside the table, and
the moves made by both sides: ``kasino.raise.3/raise-07+2@proof.4.1;build 3h 8 5c`` has two hints and the first moment
of the fifth move's proof.  A puzzle is named by its place in the collection (``raise-07``), by the seed and the attempt
that made it (``raise-s1234-5``), or by a day (``daily-2026-11-30``).

>>> read("kasino.raise.3/raise-07+2@proof.4.1;build 3h 8 5c").puzzle
'raise-07'
>>> write(read("keep-s12-0@line.2;beat 8d Kd!9c?own 8s Td"))
'keep-s12-0@line.2;beat 8d Kd!9c?own 8s Td'
"""

import re
from enum import StrEnum
from typing import NamedTuple

from engine.puzzles.puzzle import GAME_OF, LEVELS, THEMES
from widgets.play import attempt as attempts
from widgets.play.attempt import NOTHING, Attempt

LONGEST = 8000
HINTS = 4
_CHOICE = re.compile(r"([a-z]*)\.([a-z-]*)\.([0-9]?)(\.missed)?")
_EXERCISE = re.compile(
    r"(?:([a-z.0-9-]{1,60})/)?([a-z0-9-]{1,60})(?:\+([0-9]))?(?:@([a-z]{1,8}(?:\.[0-9]{1,4}){0,2}))?(?:;(.*))?",
    re.DOTALL,
)


class Choice(NamedTuple):
    """What a reader wants to practise; empty is anything.  ``missed``: only what was missed before."""

    game: str = ""
    theme: str = ""
    level: int = 0
    missed: bool = False


ANYTHING = Choice()


class Mode(StrEnum):
    """What a reader is doing with a puzzle."""

    PLAY = ""
    """Looking for the moves."""
    ON = "on"
    """Playing on, after a slip or when all is found."""
    NONE = "none"
    """The same as ``PLAY``, told that nothing was missed."""
    STOP = "stop"
    """The search for a new puzzle was stopped."""
    LINE = "line"
    """Stepping through the refutation of a slip, ``at`` a step of it."""
    PROOF = "proof"
    """Looking at the proof: of all first moves, or of one of them (``first``), ``at`` a step of its line."""


class Panel(NamedTuple):
    """What lies open beside the table."""

    mode: Mode = Mode.PLAY
    first: int | None = None
    at: int = 0


PLAYING = Panel()


class Exercise(NamedTuple):
    """A puzzle and what the reader has made of it; the attempt has the moves of both sides."""

    puzzle: str
    choice: Choice = ANYTHING
    hints: int = 0
    panel: Panel = PLAYING
    attempt: Attempt = NOTHING


def read(text: str) -> Exercise:
    """The exercise that a text spells; ValueError if it spells none.  Whether there is such a puzzle is not known here."""
    found = _EXERCISE.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise ValueError("not an exercise")
    chosen, puzzle, hints, panel, attempt = found.groups(default="")
    if int(hints or 0) > HINTS:
        raise ValueError("not so many hints")
    read_attempt = attempts.read(attempt)
    if read_attempt.undone:
        raise ValueError("nothing can be made again here")
    return Exercise(puzzle, read_choice(chosen), int(hints or 0), _read_panel(panel), read_attempt)


def write(exercise: Exercise) -> str:
    """The text of an exercise."""
    chosen, panel, play = write_choice(exercise.choice), _write_panel(exercise.panel), attempts.write(exercise.attempt)
    return "".join(
        [
            f"{chosen}/" if chosen else "",
            exercise.puzzle,
            f"+{exercise.hints}" if exercise.hints else "",
            f"@{panel}" if panel else "",
            f";{play}" if play else "",
        ]
    )


def _read_panel(text: str) -> Panel:
    """A panel; ValueError if there is none of that name with so many numbers."""
    word, *numbers = text.split(".")
    mode = Mode(word)
    match mode, [int(number) for number in numbers]:
        case Mode.PROOF, [first, *at]:
            return Panel(mode, first, at[0] if at else 1)
        case Mode.LINE, [at]:
            return Panel(mode, at=at)
        case _, []:
            return Panel(mode)
    raise ValueError("not a panel")


def _write_panel(panel: Panel) -> str:
    if panel.mode is Mode.PROOF and panel.first is not None:
        return f"{panel.mode}.{panel.first}.{panel.at}"
    return f"{panel.mode}.{panel.at}" if panel.at else panel.mode


def read_choice(text: str) -> Choice:
    """What was chosen; ValueError if there is no such game, theme or level."""
    if not text:
        return ANYTHING
    found = _CHOICE.fullmatch(text)
    if found is None:
        raise ValueError("not a choice")
    game, theme, level, missed = found.groups(default="")
    return choice(game, theme, level, bool(missed))


def choice(game: str, theme: str, level: str, missed: bool = False) -> Choice:
    """A choice from its words; a theme decides the game.  ValueError if there is no such game, theme or level."""
    if (game and game not in THEMES) or (theme and theme not in GAME_OF) or (level and int(level) not in LEVELS):
        raise ValueError("nothing to choose from")
    return Choice(GAME_OF[theme] if theme else game, theme, int(level or 0), missed)


def write_choice(chosen: Choice) -> str:
    """The text of a choice; empty for anything."""
    if chosen == ANYTHING:
        return ""
    return f"{chosen.game}.{chosen.theme}.{chosen.level or ''}{'.missed' if chosen.missed else ''}"
