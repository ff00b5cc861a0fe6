"""Any position is solved, or it is said why not."""

import json
from typing import Any

import pytest

from engine.commands import play
from widgets import wire
from widgets.analysis.solved import line_after, solution
from widgets.kinds import solve
from widgets.place import Place
from widgets.position import position_of

KASCHLAN = "kaschlan?trump=c&hands=9c8hKh/7hTh"
KASINO = "kasino?hands=8c5d/8h3s&table=5h,3c,Ks&last=0&cards=24/21&spades=5/6&aces=2/2&storan=0&lillan=1"
THREE = "kaschlan?trump=s&hands=9c8h/7hTs/9d"


def ask(model: str, message: dict[str, Any] | None = None, lang: str = "sv") -> dict[str, Any]:
    place = {"lang": lang, "root": "../", "prefix": "w1"}
    request = {"kind": "solve", "name": "solve", "place": place, "model": model, "message": message}
    answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request)))
    return answer


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("position", [KASCHLAN, KASINO, THREE])
def test_a_position_is_answered_with_every_first_move(position: str, lang: str):
    answer = ask("", {"do": "solve", "fields": {"position": f"  {position} "}}, lang)
    assert answer["model"] == position
    assert answer["html"].count('data-go="kas') == len(solution(position_of(position)).results)


def test_the_line_of_a_first_move_is_legal_and_ends_in_its_value():
    position = position_of(KASCHLAN)
    for index, (_, value) in enumerate(solution(position).results):
        line = line_after(position, index)
        outcome = play(KASCHLAN, line)["outcome"]
        assert (1 if outcome["loser"] != position.near else -1) == value


def test_the_line_can_be_stepped_through_on_the_table():
    second = ask(f"{KASCHLAN}!0.2")
    assert 'aria-current="step"' in second["html"]
    assert "error" not in second
    assert "error" in ask(f"{KASCHLAN}!99.1")


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("", "Skriv en ställning"),
        ("chess?x=1", "inget spel här"),
        ("kaschlan?trump=c&hands=9c9c/7h", "två gånger"),
        ("kaschlan?trump=c&hands=2c/7h", "finns inte i leken"),
        ("kaschlan?trump=c&hands=x4/7h8h", "dolda"),
        ("kaschlan?trump=c&hands=9c/-", "slut"),
        ("kasino?hands=2c/3c/4c&table=5h", "två"),
        ("kasino?hands=2c3c4c5c/2d3d4d5d&table=5h&stock=2h3h4h6h2s3s4s5s", "inte sista given"),
        ("kaschlan?hands=9c/7h", "trump fattas"),
        ("<script>alert(1)</script>", "inget spel"),
        ("x" * 3000, "inget spel"),
        ("__proto__", "inget spel"),
    ],
)
def test_what_cannot_be_solved_is_told_in_words(position: str, told: str):
    answer = ask("", {"do": "solve", "fields": {"position": position}})
    assert told in answer["html"], answer["html"]
    assert "<script" not in answer["html"]


@pytest.mark.parametrize("model", ["a!b", "!1.x", "x" * 2100, "!0.0!0.0"])
def test_another_model_is_refused(model: str):
    with pytest.raises(ValueError, match="not a model"):
        solve.WIDGET.frame("solve", model, Place("sv", "../", "w1"))


def test_what_is_not_seen_in_a_pasted_position_does_not_matter():
    clean = "kaschlan?trump=c&hands=9c/7h"
    pasted = "\ufeffkaschlan?trump=c&hands=\u202e9c\u00ad/7h\u200b\u00a0"
    typed = [ask("", {"do": "solve", "fields": {"position": text}}) for text in (clean, pasted)]
    assert typed[0] == typed[1]
    assert "error" not in typed[0]
    assert ask(clean.replace("9c", "\u200b9c")) == ask(clean)
