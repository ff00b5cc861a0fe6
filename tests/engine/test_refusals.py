"""Refused moves name exactly the rules that they break; ``refusals.toml`` has rows for every rule that can refuse."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import refused

ROWS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8"))[
    "refusal"
]

# For each game the rules that refuse, in the order in which they are told; a rule may stand in several places.
TOLD = {
    "kaschlan": (
        *("K73", "K1", "K22", "K26", "K32", "K33", "K29", "KA11", "K28"),  # when, and who
        *("K43", "K51"),  # not a move of that role
        *(
            "K22",
            "K26",
            "K47",
            "K51",
            "K52",
            "K22",
            "K31",
            "K51",
            "K32",
            "K33",
            "K34",
            "K46",
            "K44",
            "K45",
            "K52",
        ),  # the cards
        *("K43", "K61", "K57", "K37", "K41"),  # how the defence goes on
        *("KA1", "KA4"),  # options
    ),
    "kasino": (
        *("C66", "C20", "C4"),  # when, who, with what
        *("C31", "C34", "C44", "C59", "C10"),  # what lies there, and what the card is
        *("C31", "C41", "C43", "C40", "C42", "C51", "C54", "C55"),  # how it goes together
        *("CA1", "CA8", "CA12", "CA7", "CA6"),  # options
        *("CA37", "CA38"),  # krypkasino
    ),
}


def game(row: dict[str, Any]) -> str:
    """The name of the game that a row's position is of."""
    return str(row["position"]).partition("?")[0]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['rule']} {row['move']}")
def test_exactly_these_rules_in_this_order(row: dict[str, Any]) -> None:
    assert refused(row["position"], row["move"], row.get("seat")) == row["rules"]
    assert row["rule"] in row["rules"]


@pytest.mark.parametrize("name", TOLD)
def test_every_rule_that_can_refuse_has_a_row_of_its_own(name: str) -> None:
    rows = [row for row in ROWS if game(row) == name]
    assert {row["rule"] for row in rows} == set(TOLD[name])
    assert {rule for row in rows for rule in row["rules"]} == set(TOLD[name])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['rule']} {row['move']}")
def test_the_rows_keep_the_order_of_the_rules(row: dict[str, Any]) -> None:
    order = iter(TOLD[game(row)])
    assert all(rule in order for rule in row["rules"])
