"""Where a reader is in practising, as text: the model of the practice widget, which is a link, too.

First what was chosen, if anything, then the puzzle, how many hints were asked for, what lies open beside the table, and
the moves made by both sides: ``kasino.raise.3/raise-07+2@proof.4.1;build 3h 8 5c`` has two hints and the second moment
of the fifth move's proof.  A puzzle is named by its place in the collection (``raise-07``), by the seed and the attempt
that made it (``raise-s1234-5``), or by a day (``daily-2026-11-30``).

>>> read("kasino.raise.3/raise-07+2@proof.4.1;build 3h 8 5c").puzzle
'raise-07'
>>> write(read("keep-s12-0@line.2;beat 8d Kd!9c?own 8s Td"))
'keep-s12-0@line.2;beat 8d Kd!9c?own 8s Td'
"""

import re
from typing import NamedTuple

from engine.puzzles.puzzle import GAME_OF, LEVELS, THEMES

LONGEST = 8000
HINTS = 4
_CHOICE = re.compile(r"([a-z]*)\.([a-z-]*)\.([0-9]?)(\.missed)?")
_EXERCISE = re.compile(
    r"(?:([a-z.0-9-]{1,60})/)?([a-z0-9-]{1,60})(?:\+([0-9]))?(?:@([a-z]{1,8}(?:\.[0-9]{1,4}){0,2}))?"
    r"(?:;([^!?]*)(?:!([^?]*))?(?:\?(.*))?)?",
    re.DOTALL,
)


class Choice(NamedTuple):
    """What a reader wants to practise; empty is anything.  ``missed``: only what was missed before."""

    game: str = ""
    theme: str = ""
    level: int = 0
    missed: bool = False


ANYTHING = Choice()


class Exercise(NamedTuple):
    """A puzzle and what the reader has made of it.

    ``played`` are the moves of both sides; ``panel`` is what lies open beside the table, a word and up to two numbers.
    """

    puzzle: str
    choice: Choice = ANYTHING
    hints: int = 0
    panel: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    draft: str = ""
    tried: str = ""


def read(text: str) -> Exercise:
    """The exercise that a text spells; ValueError if it spells none.  Whether there is such a puzzle is not known here."""
    found = _EXERCISE.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise ValueError("not an exercise")
    choice, puzzle, hints, panel, moves, draft, tried = found.groups(default="")
    played = tuple(moves.split(";")) if moves else ()
    if int(hints or 0) > HINTS:
        raise ValueError("not so many hints")
    return Exercise(
        puzzle, read_choice(choice), int(hints or 0), tuple(panel.split(".") if panel else ()), played, draft, tried
    )


def write(exercise: Exercise) -> str:
    """The text of an exercise."""
    choice = write_choice(exercise.choice)
    play = "".join(
        [
            ";".join(exercise.played),
            f"!{exercise.draft}" if exercise.draft else "",
            f"?{exercise.tried}" if exercise.tried else "",
        ]
    )
    return "".join(
        [
            f"{choice}/" if choice else "",
            exercise.puzzle,
            f"+{exercise.hints}" if exercise.hints else "",
            f"@{'.'.join(exercise.panel)}" if exercise.panel else "",
            f";{play}" if play else "",
        ]
    )


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
