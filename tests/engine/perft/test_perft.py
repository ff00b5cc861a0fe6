"""The numbers of moves are those that were counted before; ``counts.toml`` holds them for both games."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.games import read_position
from tests.engine.perft import perft

pytestmark = pytest.mark.long

COUNTS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))[
    "count"
]


@pytest.mark.parametrize("row", COUNTS, ids=lambda row: row["position"])
def test_count(row: dict[str, Any]) -> None:
    game, state = read_position(row["position"])
    assert [perft(game, state, depth) for depth in range(1, len(row["moves"]) + 1)] == row["moves"]
