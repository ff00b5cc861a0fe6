"""What readers type leads to what they look for: the site's own search worker on its own index, by lists of searches.

The lists are what readers type, not what the search happens to find: the long ones were written before it was mended, the
second ones on the way, the fresh ones when it was finished, and nothing was fitted to those.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest

SEARCHES = Path(__file__).with_name("searches")
LANGUAGES = {"sv": "", "en": "en/"}
FIRST = 3
BOOKS = {"K": "kaschlan", "C": "kasino"}


class Search(NamedTuple):
    """What somebody types, and the addresses one of which must be among the first hits."""

    typed: str
    wanted: tuple[str, ...]


def searches(name: str) -> list[Search]:
    lines = (SEARCHES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" = ") for line in lines if line and not line.startswith("#")]
    return [Search(typed, tuple(address(one) for one in places.split(", "))) for typed, places in pairs]


def address(place: str) -> str:
    """``K43`` and ``questions#king`` as addresses from the root of a language."""
    if re.fullmatch(r"[KC]A?\d+", place):
        page = "rulings" if place[1] == "A" else "rules"
        return f"{BOOKS[place[0]]}/{page}/#{place.lower()}"
    page, mark, anchor = place.partition("#")
    return f"{page}/{mark}{anchor}"


def answers(folder: Path, language: str, typed: list[str]) -> list[list[list[dict[str, Any]]]]:
    """What the worker that the pages name answers to each search: groups of hits."""
    root = folder / LANGUAGES[language]
    page = (root / "index.html").read_text(encoding="utf-8")
    config = re.search(r'<script id="__config" type="application/json">(.*?)</script>', page)
    assert config
    worker, index = root / json.loads(config[1])["search"], root / "search" / "search_index.json"
    ran = subprocess.run(
        ["node", SEARCHES / "hits.mjs", worker, index],
        input="".join(f"{one}\n" for one in typed),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line)["items"] for line in ran.stdout.splitlines()]


def shown(group: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A group's hits in the order in which a reader sees them.

    The theme shows a page's name above its sections, and folds away those that score less than the first.
    """
    page = [hit for hit in group if "#" not in hit["location"] and hit["score"] > 0]
    return page + [hit for hit in group if "#" in hit["location"] and hit["score"] >= group[0]["score"]]


def hits(folder: Path, language: str, typed: list[str]) -> list[list[str]]:
    """The addresses that each search finds, in the order in which a reader sees them."""
    return [
        [hit["location"] for group in groups for hit in shown(group)] for groups in answers(folder, language, typed)
    ]


def missed(folder: Path, language: str, wanted: list[Search]) -> list[str]:
    """The searches that do not lead where they should, and what they find instead."""
    found = hits(folder, language, [search.typed for search in wanted])
    return [
        f"{search.typed}: {', '.join(first) or 'nothing'}"
        for search, first in zip(wanted, (one[:FIRST] for one in found), strict=True)
        if not set(first) & set(search.wanted)
    ]


@pytest.mark.parametrize("name", [path.stem for path in sorted(SEARCHES.glob("*.txt"))])
def test_the_searches_want_what_there_is(folder: Path, name: str) -> None:
    root = folder / LANGUAGES[name[:2]]
    for typed, wanted in searches(name):
        for place in wanted:
            page, _, anchor = place.partition("#")
            text = (root / page / "index.html").read_text(encoding="utf-8")
            assert not anchor or f'id="{anchor}"' in text, (typed, place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds_what_readers_look_for(folder: Path, language: str) -> None:
    wanted = searches(language)
    assert len(wanted) == 150
    wrong = missed(folder, language, wanted)
    assert len(wanted) - len(wrong) >= 145, wrong


@pytest.mark.parametrize(
    ("name", "enough"),
    # A few less than were right when they were written down: pages are worded anew.
    [("sv-second", 29), ("en-second", 29), ("sv-fresh", 23), ("en-fresh", 23)],
)
def test_search_finds_what_it_was_not_made_for(folder: Path, name: str, enough: int) -> None:
    wanted = searches(name)
    assert len(wanted) == 40
    wrong = missed(folder, name[:2], wanted)
    assert len(wanted) - len(wrong) >= enough, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_leads_first_to_its_own_sentence(folder: Path, language: str) -> None:
    numbers = [f"K{number}" for number in range(1, 83)] + [f"C{number}" for number in range(1, 94)]
    numbers += [f"KA{number}" for number in range(1, 39)] + [f"CA{number}" for number in range(1, 44)]
    for form in ("{}", "{} "):
        found = hits(folder, language, [form.format(number) for number in numbers])
        assert [one[0] for one in found] == [address(number) for number in numbers]


@pytest.mark.parametrize(
    ("language", "typed"), [("sv", "vad är det"), ("sv", "jag"), ("en", "what is it"), ("en", "the")]
)
def test_short_words_light_nothing_up(folder: Path, language: str, typed: str) -> None:
    [groups] = answers(folder, language, [typed])
    assert not any("<mark>" in hit["title"] + hit["text"] or hit["terms"] for group in groups for hit in group)


def test_what_is_meant_is_lit_up_and_nothing_else(folder: Path) -> None:
    [groups] = answers(folder, "sv", ["hur tar man en kung"])
    first = shown(groups[0])[0]
    assert first["title"] == "Hur <mark>tar</mark> man en <mark>kung</mark>?"
    assert {"tar", "kung"} <= set(first["terms"]) <= {"ta", "tar", "tas", "kung"}


def test_what_is_typed_never_becomes_markup(folder: Path) -> None:
    [groups] = answers(folder, "en", ['<img src=x onerror="alert(1)"> & trumps'])
    assert groups
    for hit in (hit for group in groups for hit in group):
        assert set(re.findall(r"<[^>]*>", hit["title"] + hit["text"])) <= {"<mark>", "</mark>", "<p>", "</p>"}


def test_a_whole_page_in_the_field_is_answered_too(folder: Path) -> None:
    found = hits(folder, "en", ["queen of diamonds " + "qzxv jkwy vbnmq " * 20_000])
    assert "questions/#queen-of-diamonds" in found[0]


@pytest.mark.parametrize("typed", ["", " ", "?", "xyzzyxyzzy", "…"])
def test_what_is_not_there_is_not_found(folder: Path, typed: str) -> None:
    assert hits(folder, "en", [typed]) == [[]]
