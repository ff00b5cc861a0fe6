"""The test of the reader's own browser: two requests, and a report of what the client and Python know."""

import json
from typing import Any

import pytest

from widgets import wire
from widgets.kinds import selftest
from widgets.say import WORDS

BROWSER = {"agent": "Browser/1 <b>", "window": "360 × 640 × 2", "offline": "used", "ready": 812, "answer": 35}


def ask(model: str, message: dict[str, Any] | None, lang: str = "sv", **device: Any) -> dict[str, Any]:
    told = {"today": "2026-11-30", "luck": 7, "kept": "", "storage": "", "browser": BROWSER} | device
    place = {"lang": lang, "root": "../", "prefix": "w1"}
    request = {"kind": "selftest", "name": "selftest", "place": place, "model": model, "message": message}
    answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request | {"device": told})))
    return answer


def test_the_second_request_comes_by_itself_and_is_the_last():
    begun = ask("untested", {"do": "test"})
    assert (begun["model"], begun["onward"], begun["keep"]) == ("begun", {"do": "measure"}, selftest.KEPT)
    done = ask("begun", begun["onward"], kept=selftest.KEPT)
    assert done["model"] == "done"
    assert "onward" not in done
    assert "keep" not in done


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize(
    ("kept", "storage", "told"), [(selftest.KEPT, "", "kept"), ("", "", "lost"), ("", "denied", "denied")]
)
def test_the_report_tells_what_was_found(lang: str, kept: str, storage: str, told: str):
    words = WORDS[lang]
    html = ask("begun", {"do": "measure"}, lang, kept=kept, storage=storage)["html"]
    assert "Browser/1 &lt;b&gt;" in html
    assert "812 ms" in html
    assert "35 ms" in html
    assert f"{words.selftest_line('storage')}: {words.selftest_value(told)}" in html
    assert f"{words.selftest_line('offline')}: {words.selftest_value('used')}" in html
    assert html.count(f": {words.selftest_value('right')}, ") == len(selftest.MOVES)


def test_a_move_that_comes_out_wrong_is_told(monkeypatch: pytest.MonkeyPatch):
    position, move, _ = selftest.MOVES[0]
    monkeypatch.setattr(selftest, "MOVES", ((position, move, "kaschlan?"),))
    assert f"beat 8d Kd: {WORDS['sv'].selftest_value('wrong')}, " in ask("begun", {"do": "measure"})["html"]


def test_nothing_is_measured_before_the_test_has_begun():
    assert "error" in ask("untested", {"do": "measure"})
