"""The questions about the rules: twenty a game, whole in both languages, on numbers that exist."""

import tomllib
from pathlib import Path

from engine.kaschlan.rules import RULES as KASCHLAN
from engine.kasino.rules import RULES as KASINO

QUESTIONS = tomllib.loads(Path(__file__).with_name("questions.toml").read_text(encoding="utf-8"))["question"]


def test_twenty_a_game() -> None:
    assert [one["id"] for one in QUESTIONS] == [f"{game}-{n}" for game in ("kaschlan", "kasino") for n in range(1, 21)]


def test_whole_in_both_languages() -> None:
    for one in QUESTIONS:
        assert set(one) == {"id", "rules", "ask", "answer"}
        assert set(one["ask"]) == set(one["answer"]) == {"sv", "en"}
        assert one["rules"]
        assert set(one["rules"]) <= set(KASCHLAN if one["id"].startswith("kaschlan") else KASINO)
