"""The cards of a deal are checked in the browser: the word gives the order, and the order the sum that was promised."""

import html
import json
import re
from typing import Any

import pytest

from engine import kaschlan
from engine.cards import cards_text
from engine.deal import shuffle
from engine.match import begin
from widgets import wire
from widgets.kinds.game.fairness import digest
from widgets.say import WORDS

MATCH = begin(kaschlan, kaschlan.DEFAULTS, 2, "fair", 0)


def ask(message: Any, model: str = "kaschlan  ", lang: str = "en") -> dict[str, Any]:
    place = {"lang": lang, "root": "../", "prefix": "w1"}
    request = {"kind": "fair", "name": "fair", "place": place, "model": model, "message": message}
    answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request)))
    return answer


def check(**fields: str) -> dict[str, Any]:
    return ask({"do": "check", "fields": {"game": "kaschlan"} | fields})


def test_what_was_promised_before_the_deal_fits_what_is_shown_after_it():
    answer = check(word="fair", sum=digest(MATCH))
    assert answer["say"] == WORDS["en"].fair_verdict(True)
    assert cards_text(shuffle("fair", kaschlan.PACK)) in answer["html"]
    second = MATCH._replace(number=2)
    assert check(word="fair/2", sum=f" {digest(second).upper()} ")["say"] == WORDS["en"].fair_verdict(True)


def test_another_word_or_another_sum_does_not_fit():
    assert check(word="fairer", sum=digest(MATCH))["say"] == WORDS["en"].fair_verdict(False)
    assert check(word="fair", sum="0" * 64)["say"] == WORDS["en"].fair_verdict(False)
    assert check(game="kasino", word="fair", sum=digest(MATCH))["say"] == WORDS["en"].fair_verdict(False)


def test_without_a_sum_the_order_is_shown_and_without_a_word_nothing():
    assert re.search(r"[0-9a-f]{64}", check(word="fair")["html"])
    assert check()["say"] == WORDS["en"].fair_key


@pytest.mark.parametrize(
    "model", ["chess a b", "kaschlan", "kaschlan a b c", f"kaschlan {'x' * 40} ", "kaschlan a " + "0" * 70]
)
def test_a_link_that_makes_no_sense_is_answered(model: str):
    assert ask(None, model)["error"]


def test_what_is_written_is_text_and_nothing_else():
    answer = check(word="<script>alert(1)</script>"[:32])
    assert "<script>" not in answer["html"]
    assert html.escape("<script>alert(1)</script>"[:32]) in answer["html"]
