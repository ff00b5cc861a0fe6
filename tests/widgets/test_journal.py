"""The page of progress: what the device keeps is shown, saved, read back, forgotten only when asked twice."""

import json
import re
from typing import Any
from urllib.parse import quote, unquote

import pytest

from engine.puzzles.puzzle import GAME_OF
from widgets import wire
from widgets.kinds import journal
from widgets.kinds.practice import exercise
from widgets.place import Device
from widgets.widget import Message

KEPT = "talong progress 1\nkeep-01 1 solved 2026-11-30\nkeep-02 1 missed 2026-11-30\n"
OTHER = "talong progress 1\nkeep-02 1 helped 2026-12-01\nraise-01 2 solved 2026-11-29\n"


def ask(
    model: str, message: dict[str, Any] | None, kept: str = "", storage: str = "", lang: str = "sv"
) -> dict[str, Any]:
    device = {"today": "2026-12-02", "luck": 1, "kept": kept, "storage": storage}
    place = {"lang": lang, "root": "../", "prefix": "w1"}
    request = {"kind": "journal", "name": "progress", "place": place, "model": model, "message": message}
    answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request | {"device": device})))
    return answer


@pytest.mark.parametrize(("lang", "tried"), [("sv", "Två problem prövade"), ("en", "Two puzzles tried")])
def test_what_was_tried_is_shown(lang: str, tried: str):
    assert tried in ask("kept", None, KEPT, lang=lang)["html"]


def test_it_can_be_saved_as_it_is_even_if_it_cannot_be_read():
    for text in (KEPT, "something else\n", "talong progress 7\n<b>\n"):
        assert f'href="data:text/plain;charset=utf-8,{quote(text)}"' in ask("kept", None, text)["html"]


def test_a_file_is_added_to_what_is_there():
    answer = ask("kept", {"do": "import", "fields": {"file": OTHER}}, KEPT)
    assert answer["model"] == "added-2-0-0-0-0"
    assert answer["keep"].splitlines()[1:] == [
        "keep-01 1 solved 2026-11-30",
        "keep-02 1 helped 2026-12-01",
        "raise-01 2 solved 2026-11-29",
    ]
    assert "Tre problem" in answer["html"]


@pytest.mark.parametrize("text", ["", "{}", "\0\0", "<script>alert(1)</script>", "x" * 200_000])
def test_a_damaged_file_changes_nothing(text: str):
    answer = ask("kept", {"do": "import", "fields": {"file": text}}, KEPT)
    assert answer["model"] == "unreadable"
    assert "keep" not in answer
    assert "Filen är inte sparad av Talong" in answer["html"]
    assert "<script" not in answer["html"]


def test_a_file_with_some_damaged_lines_gives_the_others():
    answer = ask("kept", {"do": "import", "fields": {"file": OTHER + "raise-02 9 solved 2026-11-29\n"}}, KEPT)
    assert "raise-01 2 solved 2026-11-29" in answer["keep"]
    assert "raise-02" not in answer["keep"]


def test_a_file_does_not_touch_what_cannot_be_read():
    answer = ask("kept", {"do": "import", "fields": {"file": OTHER}}, "talong progress 2\nnew\n")
    assert "keep" not in answer
    assert "inget är tillagt" in answer["html"]


def test_a_later_version_is_told_from_a_file_that_is_none_of_ours():
    answer = ask("kept", {"do": "import", "fields": {"file": "talong progress 2\n"}}, KEPT, lang="en")
    assert "keep" not in answer
    assert "a later version" in answer["html"]


@pytest.mark.parametrize(
    ("file", "en", "sv"),
    [
        (OTHER, "Two puzzles were added.", "Två problem är tillagda."),
        (KEPT, "Two were there already.", "Två fanns redan."),
        ("talong progress 1\nkeep-07 2 solved 2026-11-28 ", "One puzzle was added.", "Ett problem är tillagt."),
        ("talong progress 1\n", "There was nothing to add.", "Det fanns inget att lägga till."),
        (
            "talong progress 1\nfly-01 1 solved 2026-11-28\n",
            "There was nothing to add. One line is about a kind of puzzle that is not found here.",
            "Det fanns inget att lägga till. En rad gäller en sorts problem som inte finns här.",
        ),
        (
            KEPT + "keep-03 1 solved 2026-11-30\nhello\nkeep-04 9 solved 2026-11-30\n",
            "One puzzle was added. Two were there already. Two lines are not in a form that can be read.",
            "Ett problem är tillagt. Två fanns redan. Två rader går inte att läsa.",
        ),
    ],
)
def test_what_came_of_a_file_is_told(file: str, en: str, sv: str):
    for lang, told in (("en", en), ("sv", sv)):
        answer = ask("kept", {"do": "import", "fields": {"file": file}}, KEPT, lang=lang)
        assert f">{told}<" in answer["html"]
        assert answer["say"].startswith(told)


def test_what_an_editor_adds_to_a_file_does_not_matter():
    file = "\ufeff" + OTHER.replace("\n", "\u00a0\r\n").replace("keep", "\u200bkeep")
    assert ask("kept", {"do": "import", "fields": {"file": file}}, KEPT)["model"] == "added-2-0-0-0-0"


def test_a_reset_asks_first():
    asked = ask("kept", {"do": "reset"}, KEPT)
    assert "keep" not in asked
    assert "keep" not in ask(asked["model"], {"do": "leave"}, KEPT)
    assert ask(asked["model"], {"do": "forget"}, KEPT)["keep"] == "talong progress 1\n"


@pytest.mark.parametrize(
    ("kept", "storage", "told"),
    [
        (KEPT, "denied", "sparar inget"),
        (KEPT, "full", "lagring är full"),
        ("talong progress 2\n", "", "senare version"),
        ("nonsense", "", "går inte att läsa"),
        (KEPT + "nonsense\n", "", "Några sparade rader"),
    ],
)
def test_what_is_wrong_with_the_storage_is_told(kept: str, storage: str, told: str):
    assert told in ask("kept", None, kept, storage)["html"]


@pytest.mark.parametrize("model", ["", "gone", "<b>", "kept\0"])
def test_another_model_is_refused(model: str):
    with pytest.raises(ValueError, match="no such"):
        journal.WIDGET.update("progress", model, Message(do="reset"), Device())


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_only_what_was_tried_has_a_row_and_every_theme_leads_to_its_next_puzzle(lang: str):
    html = ask("kept", None, KEPT, lang=lang)["html"]
    assert html.count("<tr") == 2
    assert "<table" not in ask("kept", None, "", lang=lang)["html"]
    links = [unquote(link) for link in re.findall(r'href="[^"]*/practise/\?practise=([^"]*)"', html)]
    assert len(links) == len(GAME_OF)
    found = [exercise.read(link) for link in links]
    assert {one.choice.theme for one in found} == set(GAME_OF)
    for one in found:
        assert one.puzzle.startswith(one.choice.theme)
        assert one.puzzle not in ("keep-01", "keep-02")
