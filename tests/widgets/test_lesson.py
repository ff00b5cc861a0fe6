"""The lesson as a widget: tasks, goals, what is said, and the way on."""

import re

import pytest
from htpy import div

from widgets.kinds import lesson as lessons
from widgets.library.reading import ExampleError, Reader
from widgets.place import Device, Place
from widgets.widget import Message

SV = Place("sv", "../", "w1")
TEXT = """
kind = "lesson"
title.sv = "Första steget"
title.en = "First step"

[[task]]
position = "kaschlan?trump=c&hands=8d9dTs/QhAs/7s&stock=7c"
prompt.sv = "Spela ut åttan."
prompt.en = "Lead the eight."
goal = ["lead 8d"]
done.sv = "Precis."
done.en = "Just so."
wrong.sv = "Inte den."
wrong.en = "Not that one."
reply = ["take"]

[[task]]
position = "kasino?hands=9c2d/5h&table=4d5s"
prompt.sv = "Spela som du vill."
prompt.en = "Play as you like."
"""


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Reader("docs/examples/x.toml", TEXT).lesson("x")
    monkeypatch.setattr(lessons, "lesson", lambda _: read)


def after(*words: str, start: str = "0;") -> str:
    text = start
    for word in words:
        text = lessons.WIDGET.update("x", text, Message(do=word), Device())
    return text


def test_it_begins_with_the_first_task_live() -> None:
    html = str(lessons.WIDGET.frame("x", lessons.WIDGET.init("x"), SV).html)
    assert "Spela ut åttan." in html
    assert "Uppgift 1 av 2" in html
    assert 'data-do="pick 8d"' in html
    assert "Hoppa över" in html


def test_the_goal_is_praised_and_the_reply_follows() -> None:
    text = after("pick 8d", "pick lead")
    assert text == "0;lead 8d"
    assert lessons.WIDGET.frame("x", text, SV).say == (
        "Astrid spelar ut ruter åtta. Astrid drar klöver sju. Mer räcker talongen inte till. "
        "Nu är talongen slut. Spelet går vidare, men ingen drar mer. "
        "Signe har ingen åtta att lägga till. Anfallet är färdigt. Nu ska Viktor försvara sig. "
        "Viktor tar upp ruter åtta. Astrid anfaller Viktor en gång till. Precis."
    )
    html = str(lessons.WIDGET.frame("x", text, SV).html)
    assert "Nästa uppgift" in html
    assert 'data-do="pick' not in html


def test_a_legal_move_beside_the_goal_is_answered_and_taken_back() -> None:
    text = after("move lead 9d")
    assert lessons.WIDGET.frame("x", text, SV).say.endswith("Inte den.")
    assert "Försök igen" in str(lessons.WIDGET.frame("x", text, SV).html)
    assert after("undo", start=text) == "0;~lead 9d"
    with pytest.raises(ValueError, match="has had its move"):
        after("move done", start=text)


def test_what_is_shared_is_the_task_and_the_answer_only_beside_it() -> None:
    unsolved, moved = (str(lessons.WIDGET.frame("x", text, SV).html) for text in ("0;!8d", "0;lead 8d"))
    assert unsolved.count("data-share") == 1
    assert moved.count("data-share") == 2
    for html in (unsolved, moved):
        assert 'href="?x=0%3B#' in html
    assert 'href="?x=0%3Blead%208d#' in moved


def test_an_illegal_try_is_refused_with_its_rule() -> None:
    text = after("move lead 7h")
    assert (
        lessons.WIDGET.frame("x", text, SV).say == "Astrid har inte hjärter sju på handen. Spela ut åttan."
        or lessons.WIDGET.frame("x", text, SV).say == "Astrid har inte hjärter sju på handen."
    )
    assert "#k22" in str(lessons.WIDGET.frame("x", text, SV).html)


def lit(model: str) -> bool:
    html = str(lessons.WIDGET.frame("x", model, SV).html)
    return bool(re.search(r'class="card[^"]* (can|no)"', html))


def test_the_lesson_does_not_give_the_answer_away() -> None:
    for start, card in (("0;", "8d"), ("1;", "9c")):
        assert not lit(start)
        assert not lit(after(f"pick {card}", start=start))
    # Who has tried a card that may not be played is shown which may.
    assert lit(after("move lead 7h"))
    assert lit("0;~lead 9d")


def test_the_last_task_is_a_sandbox_of_the_other_game() -> None:
    text = after("pick 9c", "pick 4d", "pick 5s", "pick take", start="1;")
    assert text == "1;take 9c 4d 5s"
    html = str(lessons.WIDGET.frame("x", text, SV).html)
    assert "tabbe till Linnea" in html
    assert 'aria-disabled="true"' in html


def test_every_task_stands_on_the_page_with_its_answer() -> None:
    html = str(div[lessons.WIDGET.static("x", SV)[1]])
    assert "Spela ut ruter åtta" in html
    assert "Precis." in html
    assert list(lessons.WIDGET.moments("x")) == ["0;", "1;"]


@pytest.mark.parametrize("text", ["0", "at.1;", "7;", "0;lead 7h", "x"])
def test_a_model_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any of the reasons
        lessons.WIDGET.frame("x", text, SV)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('goal = ["lead 8d"]', 'goal = ["lead 7h"]', "docs/examples/x.toml:6: lead 7h: illegal K22"),
        ('reply = ["take"]', 'reply = ["done"]', "docs/examples/x.toml:6: done: illegal K43"),
        ("prompt.sv", "promt.sv", "docs/examples/x.toml:6: unknown key promt"),
    ],
)
def test_a_mistake_in_a_task_is_told_with_its_line(old: str, new: str, told: str) -> None:
    with pytest.raises(ExampleError) as error:
        Reader("docs/examples/x.toml", TEXT.replace(old, new, 1)).lesson("x")
    assert str(error.value) == told
