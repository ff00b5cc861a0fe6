"""Every option makes a difference: options.toml has positions at which legal moves or the end differ by it."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import kaschlan, kasino
from engine.games import read_position
from engine.match import begin, following
from tests.helpers import legal, outcome, play

ROWS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("options.toml").read_text(encoding="utf-8"))[
    "option"
]
CHOICES = {
    *(f"{name}={choice}" for name, choices in kaschlan.CHOICES.items() for choice in choices[1:]),
    *(f"{name}={choice}" for name, choices in kasino.CHOICES.items() for choice in list(choices)[1:]),
    "target=11",
}


def match_result(position: str) -> list[int] | None:
    """Who has won the match that this finished pack is part of."""
    state = read_position(position)[1]
    match = begin(kasino, state.options, len(state.hands), "any", 0)._replace(points=state.points)
    result = following(match, kasino.outcome(state)).result
    return None if result is None else list(result)


def end(position: str) -> object:
    """Who is kaschlan, or the points."""
    ended = outcome(position)
    return ended and (list(ended["points"]) if "points" in ended else ended["loser"])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['option']} {row['position'].partition('?')[2]}")
def test_the_option_makes_this_difference(row: dict[str, Any]) -> None:
    usual, changed = (
        play(position, *row.get("moves", [])) for position in (row["position"], f"{row['position']}&{row['option']}")
    )
    if row.get("match"):
        assert [match_result(usual), match_result(changed)] == [row.get("without"), row.get("with")]
        assert row.get("without") != row.get("with")
    elif "with" in row:
        assert [end(usual), end(changed)] == [row["without"], row["with"]]
        assert row["without"] != row["with"]
    else:
        before, after = legal(usual), legal(changed)
        assert [move for move in before if move not in after] == row.get("gone", [])
        assert [move for move in after if move not in before] == row.get("come", [])
        assert row.get("gone") or row.get("come")


def test_every_choice_has_two_rows() -> None:
    count = Counter(row["option"] for row in ROWS)
    assert set(count) == CHOICES
    assert min(count.values()) >= 2
