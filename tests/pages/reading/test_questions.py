"""The questions about the rules: twenty a game, whole in both languages, and answered by readers of the site alone."""

import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from engine.kaschlan.rules import RULES as KASCHLAN
from engine.kasino.rules import RULES as KASINO

LANGUAGES = ("sv", "en")
VERDICTS = {"right", "partly", "wrong"}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))


QUESTIONS = read("questions.toml")["question"]
READING = read("results.toml")
RESULTS = READING["result"]


def test_twenty_a_game() -> None:
    assert [one["id"] for one in QUESTIONS] == [f"{game}-{n}" for game in ("kaschlan", "kasino") for n in range(1, 21)]


def test_whole_in_both_languages() -> None:
    for one in QUESTIONS:
        assert set(one) == {"id", "rules", "ask", "answer"}
        assert set(one["ask"]) == set(one["answer"]) == set(LANGUAGES)
        assert one["rules"]
        assert set(one["rules"]) <= set(KASCHLAN if one["id"].startswith("kaschlan") else KASINO)


def test_the_reading_says_when_and_of_which_version() -> None:
    assert isinstance(READING["date"], date)
    assert READING["version"]


def test_every_question_has_an_answer_and_a_verdict_in_both_languages() -> None:
    assert [one["id"] for one in RESULTS] == [one["id"] for one in QUESTIONS]
    for one in RESULTS:
        assert set(one) <= {"id", "given", "verdict", "comment"}
        assert set(one["given"]) == set(one["verdict"]) == set(LANGUAGES)
        assert all(one["given"].values())
        assert set(one["verdict"].values()) <= VERDICTS


def test_what_is_not_right_has_its_comment() -> None:
    for one in RESULTS:
        faulty = {language for language in LANGUAGES if one["verdict"][language] != "right"}
        assert set(one.get("comment", {})) == faulty


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_least_38_of_40_are_right(language: str) -> None:
    assert sum(one["verdict"][language] == "right" for one in RESULTS) >= 38
