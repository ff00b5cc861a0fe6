"""The circle of every number: sentences, rule, test, scene or reason, and words for its refusal."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from engine.game import Illegal
from engine.games import read_position
from engine.kaschlan.rules import RULES as KASCHLAN
from engine.kasino.rules import RULES as KASINO
from engine.rules import Kind, Rule
from tests.pages.pages import LANGUAGES, ROOT, pages
from tests.tools.scenes import cited, reasons, scenes
from widgets.say import WORDS
from widgets.say.telling import kaschlan as say_kaschlan
from widgets.say.telling import kasino as say_kasino

RULES = [rule for rules in (KASCHLAN, KASINO) for rule in rules.values() if rule.number[1] != "A"]
NUMBERS = [rule.number for rule in RULES]
TESTED = [rule.number for rule in RULES if rule.kind in (Kind.PLAYED, Kind.PROVEN)]
GAMES = {"K": "kaschlan", "C": "kasino"}
ROWS = tomllib.loads((ROOT / "tests" / "engine" / "refusals.toml").read_text(encoding="utf-8"))["refusal"]
REFUSING = sorted({number for row in ROWS for number in row["rules"]})
SCENES = [number for game in GAMES.values() for number in scenes(game)]


@cache
def sentences(language: str) -> list[str]:
    return [number for page in pages(language).values() for number, _ in page.sentences]


@cache
def named_in_tests() -> set[str]:
    """The numbers in the names of all tests."""
    files = (ROOT / "tests").rglob("test_*.py")
    names = (name for file in files for name in re.findall(r"def test_(\w+)", file.read_text(encoding="utf-8")))
    return {word.upper() for name in names for word in name.split("_")}


def test_every_number_is_walked() -> None:
    assert [*NUMBERS] == [f"K{number}" for number in range(1, 83)] + [f"C{number}" for number in range(1, 94)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.number)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence(language: str, rule: Rule) -> None:
    assert sentences(language).count(rule.number) == 1


@pytest.mark.parametrize("number", TESTED)
def test_the_test(number: str) -> None:
    assert number in named_in_tests()


@pytest.mark.parametrize("number", NUMBERS)
def test_a_scene_or_the_reason_why_there_is_none(number: str) -> None:
    game = GAMES[number[0]]
    assert (number in scenes(game)) != (number in reasons(game))
    assert all(reason.endswith(".") for reason in reasons(game).get(number, {}).values())


@pytest.mark.parametrize("number", SCENES)
def test_in_its_scene_the_rule_acts_or_refuses(number: str) -> None:
    assert number in cited(scenes(GAMES[number[0]])[number])


def test_most_numbers_have_a_scene() -> None:
    assert len(set(SCENES) & set(NUMBERS)) >= 110


@pytest.mark.parametrize("number", REFUSING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_its_refusal(language: str, number: str) -> None:
    said = [sentence for row in ROWS if number in row["rules"] for sentence in refusals(language, row, number)]
    assert said
    assert all(re.fullmatch(r"[A-ZÅÄÖ”‘].*[.?]", sentence) for sentence in said)


def refusals(language: str, row: dict[str, Any], number: str) -> list[str]:
    """What the refused move of a row is told of that rule."""
    game, state = read_position(row["position"])
    seat, move = game.read_move(row["move"])
    verdict = game.check(state, move, row.get("seat", seat))
    assert isinstance(verdict, Illegal)
    names = ("Astrid", "Viktor", "Signe", "Tor")[: len(state.hands)]
    words = WORDS[language]
    violations = [violation for violation in verdict.violations if violation.rule == number]
    if game.NAME == "kaschlan":
        cast = say_kaschlan.cast_of(state, names)
        return [say_kaschlan.refusal(words, violation, cast) for violation in violations]
    return [say_kasino.refusal(words, violation, state, names) for violation in violations]
