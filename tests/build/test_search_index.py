"""What can be found: every question, rule, ruling and term is an entry of its own and leads to just its place."""

import json
from pathlib import Path

import pytest

from engine.kaschlan.rules import RULES as KASCHLAN
from engine.kasino.rules import RULES as KASINO
from tests.pages.pages import LANGUAGES, pages
from widgets.build import search

FOLDERS = {"sv": "", "en": "en/"}


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def docs(folder: Path, lang: str) -> list[dict[str, str]]:
    index = json.loads((folder / FOLDERS[lang] / "search" / "search_index.json").read_text(encoding="utf-8"))
    found: list[dict[str, str]] = index["docs"]
    return found


def locations(docs: list[dict[str, str]], *kinds: str) -> list[str]:
    return [doc["location"] for doc in docs if doc["kind"] in kinds]


def test_every_number_is_an_entry_that_begins_with_its_sentence(docs: list[dict[str, str]]) -> None:
    numbers = [*KASCHLAN, *KASINO]
    found = {doc["location"].rpartition("#")[2].upper(): doc for doc in docs if doc["kind"] in ("rule", "ruling")}
    assert sorted(found) == sorted(numbers)
    for number, doc in found.items():
        assert doc["title"].startswith(f"{number} – ")
        assert not doc["text"].startswith(number)
        assert doc["text"].partition("\n")[0].strip()


def test_questions_and_terms_are_entries(docs: list[dict[str, str]], lang: str) -> None:
    anchors = pages(lang)["questions.md"].sections
    assert len(anchors) > 40
    assert {f"questions/#{anchor}" for anchor in anchors} - {"questions/#questions"} == {
        location for location in locations(docs, "question", "other") if location.startswith("questions/#")
    }
    terms = locations(docs, "term")
    assert "glossary/#sweep" in terms
    assert len(terms) > 70


def test_no_address_stands_twice(docs: list[dict[str, str]]) -> None:
    every = locations(docs, *{doc["kind"] for doc in docs})
    assert len(set(every)) == len(every)


def test_a_page_is_one_entry_whatever_is_alive_on_it(docs: list[dict[str, str]]) -> None:
    texts = {doc["location"]: doc["text"] for doc in docs}
    assert "Viktor" in texts["#three-eights"]
    assert not any("talong-widget" in text or "data-" in text for text in texts.values())
    # What the table of an example says is no text of the page.
    assert "example" not in locations(docs, "section")
    assert "Astrid" not in texts["kaschlan/rules/#clubs-defence"]


def test_a_term_and_its_foreign_names_are_names_of_its_rules(docs: list[dict[str, str]], lang: str) -> None:
    names = {doc["location"]: doc.get("names", "") for doc in docs}
    for place in ("kasino/rules/#c60", "kasino/rules/#c61"):
        assert {"sweep", "tabbe"} <= set(names[place].split(", "))
    assert ("sweep" if lang == "sv" else "tabbe") in names["glossary/#sweep"]


def test_what_is_lent_from_other_books_goes_to_its_place() -> None:
    found = [search.Entry("a/#k1", "rule"), search.Entry("a/", "page")]
    assert search.name(found, {"K1": "who plays", "a/": "what is it", "K2": "nothing"}) == ["K2"]
    assert [entry.asked for entry in found] == ["who plays", "what is it"]


def test_a_place_that_is_not_there_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs" / "search").mkdir(parents=True)
    (tmp_path / "docs" / "search" / "en.toml").write_text(
        'small = ""\nforms = []\nnames = ""\nasked = "K99 = nothing"\n'
    )
    monkeypatch.setattr(search, "DOCS", tmp_path / "docs")
    with pytest.raises(ValueError, match=r"en\.toml: no such place: K99"):
        search.write(tmp_path, "en")
