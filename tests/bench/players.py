"""How long players think over a move, at each level, with two to four at the table: by the desk's Python and a browser's."""

import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import kaschlan, kasino
from engine.arena import turns
from engine.games import GAMES
from engine.match import begin, opening
from engine.players import LEVELS, Choice, choose
from tests.pyodide import RUNNER

HOME = Path(__file__).parents[2]
DEALS = {1: 3, 2: 3, 3: 2, 4: 2, 5: 2}
"""So many deals are played by players of a level."""


def took(name: str, level: int, seats: int) -> list[float]:
    """Milliseconds of every move, the fastest first."""
    return sorted(1000 * seconds for deal in range(DEALS[level]) for seconds in _moves(name, level, seats, deal))


def _moves(name: str, level: int, seats: int, deal: int) -> Iterator[float]:
    game = GAMES[name]
    options: Any = kaschlan.DEFAULTS if name == "kaschlan" else kasino.DEFAULTS
    times: list[float] = []

    def timed(*asked: Any) -> Choice:
        began = time.perf_counter()
        chosen = choose(*asked)
        times.append(time.perf_counter() - began)
        return chosen

    for _ in turns(game, opening(begin(game, options, seats, f"bench {deal}", 0)), [level] * seats, str(deal), timed):
        yield times.pop()


def measure() -> str:
    """Median, 99 in 100 and the longest, by game, level and seats, as JSON."""
    found = {}
    for name in GAMES:
        for level in LEVELS:
            for seats in (2, 3, 4):
                times = took(name, level, seats)
                places = (len(times) // 2, int(0.99 * (len(times) - 1)), -1)
                found[f"{name}, level {level}, {seats} players"] = [times[place] for place in places]
    return json.dumps(found)


def in_the_browser() -> str:
    """The same by a browser's Python, under Node."""
    packages = str(Path(pytest.__file__).parents[1])
    command = ["node", str(RUNNER), "call", str(HOME), packages, "tests.bench.players", "measure"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Print it all."""
    for python, figures in (("CPython", measure()), ("Pyodide", in_the_browser())):
        for what, (median, most, longest) in json.loads(figures).items():
            print(f"{python}: {what}: {median:.1f} ms a move, 99 in 100 within {most:.1f}, the longest {longest:.1f}")
