"""The two languages are one book: the same pages, headings, numbers, references, examples and glossary."""

import re

import pytest

from engine.kaschlan.rules import RULES as KASCHLAN
from engine.kasino.rules import RULES as KASINO
from tests.pages.pages import LANGUAGES, pages, references

PATHS = sorted({path for language in LANGUAGES for path in pages(language)})
NUMBERS = [*KASCHLAN, *KASINO]
SWEDISH_ORDER = "abcdefghijklmnopqrstuvwxyzåäö"


def test_the_same_pages() -> None:
    assert list(pages("sv")) == list(pages("en"))


@pytest.mark.parametrize("path", PATHS)
def test_the_same_headings(path: str) -> None:
    sv, en = (pages(language)[path].headings for language in LANGUAGES)
    assert sv == en
    assert all(id for _, id in sv)


@pytest.mark.parametrize("path", PATHS)
def test_the_same_sentences_with_the_same_references(path: str) -> None:
    sv, en = (pages(language)[path].sentences for language in LANGUAGES)
    assert [number for number, _ in sv] == [number for number, _ in en]
    for (number, swedish), (_, english) in zip(sv, en, strict=True):
        assert references(swedish) == references(english), number


@pytest.mark.parametrize("path", PATHS)
def test_the_same_references_under_every_heading(path: str) -> None:
    sv, en = (pages(language)[path].sections for language in LANGUAGES)
    for id in sv:
        assert references(sv[id]) == references(en[id]), id


@pytest.mark.parametrize("path", PATHS)
def test_the_same_widgets(path: str) -> None:
    sv, en = (pages(language)[path].fences for language in LANGUAGES)
    assert sv == en


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_what_it_is(language: str, path: str) -> None:
    front = pages(language)[path].text.split("\n---\n", 1)[0]
    assert re.search(r"^title: \S", front, re.MULTILINE)
    assert re.search(r"^description: \S.*\.\"?$", front, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_sentence_once(language: str) -> None:
    found = [number for page in pages(language).values() for number, _ in page.sentences]
    assert sorted(found) == sorted(NUMBERS)


def test_the_same_glossary() -> None:
    sv, en = ({id: references(text) for id, _, text in pages(lang)["glossary.md"].entries} for lang in LANGUAGES)
    assert sv == en
    assert len(sv) > 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_alphabetical_and_its_forms_are_words_of_the_pages(language: str) -> None:
    page = pages(language)["glossary.md"]
    words = [re.sub(r"[^\w ]|\{.*\}", "", word).lower() for _, word, _ in page.entries]
    assert words == sorted(words, key=lambda word: [SWEDISH_ORDER.find(letter) for letter in word])
    others = " ".join(other.body for other in pages(language).values() if other is not page).lower()
    forms = [form for forms in re.findall(r'data-terms="([^"]+)"', page.body) for form in forms.split(", ")]
    assert forms
    assert [form for form in forms if form not in others] == []


def test_every_glossary_entry_names_the_other_language() -> None:
    for language, mark in (("sv", "Engelska: *"), ("en", "Swedish: *")):
        assert [word for _, word, text in pages(language)["glossary.md"].entries if mark not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_answered_by_numbers(language: str) -> None:
    page = pages(language)["questions.md"]
    ids = [id for depth, id in page.headings if depth == 3]
    assert all(references(page.sections[str(id)]) for id in ids)
    kaschlan = [id for id in ids if "[K" in page.sections[str(id)]]
    assert min(len(kaschlan), len(ids) - len(kaschlan)) >= 12
