"""In place after place, players choose alike in both Pythons, level by level."""

import json
import os
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.engine.players.test_same_everywhere import told
from tests.pyodide import run
from widgets.build import runtime

COUNT = 1000
"""How many positions of each game, with TALONG_PROVE; a few otherwise."""


def few() -> str:
    """All choices of a few positions of each game, as JSON."""
    return json.dumps({name: told(name, 25) for name in GAMES})


def many() -> str:
    """The same of many."""
    return json.dumps({name: told(name, COUNT) for name in GAMES})


def test_players_choose_alike_in_the_browsers_python() -> None:
    asked = many if os.environ.get("TALONG_PROVE") else few
    packages = str(Path(pytest.__file__).parents[1])
    there = run("call", str(runtime.HOME), packages, "tests.pyodide.test_choices", asked.__name__)
    assert there == json.loads(asked())
