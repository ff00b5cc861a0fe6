"""The puzzles a reader can be given: those of the collections, those made from a seed, the one of a day.

A collection is one file a theme in ``docs/puzzles``, each puzzle a table with ``id``, ``position``, ``level``, ``best``
and ``rules`` (see :class:`engine.puzzles.puzzle.Puzzle`).
"""

import os
import re
import tomllib
from datetime import date
from functools import cache, lru_cache
from math import gcd

from engine import puzzles
from engine.puzzles.puzzle import GAME_OF, THEMES, Puzzle
from widgets.library import folder

MOST_ATTEMPTS = 1000
_SEEDED = re.compile(r"([a-z-]+)-s([0-9]{1,10})-([0-9]{1,4})")
_DAILY = re.compile(r"daily-([0-9]{4}-[0-9]{2}-[0-9]{2})")


def is_daily(name: str) -> bool:
    """Whether a name is that of a day's puzzle."""
    return _DAILY.fullmatch(name) is not None


def source(theme: str) -> str:
    """The text of a theme's file; empty if it has none."""
    path = os.path.join(folder("puzzles"), f"{theme}.toml")
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


@cache
def names(theme: str) -> tuple[str, ...]:
    """The names of a theme's puzzles, in the order of the file."""
    return tuple(re.findall(r'^id = "([^"]+)"', source(theme), re.MULTILINE))


@cache
def collection(theme: str) -> dict[str, Puzzle]:
    """A theme's puzzles by name."""
    return {
        one["id"]: Puzzle(theme, one["level"], one["position"], tuple(one["best"]), tuple(one["rules"]))
        for one in tomllib.loads(source(theme)).get("puzzle", [])
    }


def themes(game: str = "") -> tuple[str, ...]:
    """The themes of a game, or of both, that have puzzles."""
    chosen = THEMES[game] if game else tuple(GAME_OF)
    return tuple(theme for theme in chosen if names(theme))


def seeded(theme: str, seed: int, attempt: int) -> str:
    """The name of the puzzle that an attempt with a seed makes, if it makes one."""
    return f"{theme}-s{seed}-{attempt}"


def seed_of(name: str) -> tuple[str, int, int] | None:
    """Theme, seed and attempt of such a name; None for other names."""
    found = _SEEDED.fullmatch(name)
    return (found[1], int(found[2]), int(found[3])) if found and found[1] in GAME_OF else None


def resolved(name: str) -> str:
    """The name of a puzzle of the collections or of a seed; a day is looked up.  KeyError if there is no such day."""
    found = _DAILY.fullmatch(name)
    return of_day(found[1]) if found else name


def of_day(day: str) -> str:
    """The puzzle of a day, the two games in turn; KeyError for a day that is none.

    >>> of_day("2026-02-30")
    Traceback (most recent call last):
    KeyError: '2026-02-30'
    """
    try:
        number = date.fromisoformat(day).toordinal()
    except ValueError:
        raise KeyError(day) from None
    game = tuple(THEMES)[number % len(THEMES)]
    every = [name for theme in themes(game) for name in names(theme)]
    # A step that shares no factor with the length meets them all before it comes back to the first.
    step = next(step for step in range(len(every) * 5 // 8, len(every)) if gcd(step, len(every)) == 1)
    return every[number // len(THEMES) * step % len(every)]


@lru_cache(maxsize=64)
def puzzle(name: str) -> Puzzle | None:
    """The puzzle of a name; None where a seed's attempt made none, KeyError if there is no such name."""
    seed = seed_of(name)
    if seed is not None:
        return puzzles.make(*seed)
    name = resolved(name)
    theme = re.sub(r"-[0-9]+$", "", name)
    if theme not in GAME_OF:
        raise KeyError(name)
    return collection(theme)[name]
