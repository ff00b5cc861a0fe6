"""What readers type leads to what they look for: the site's own search worker on its own index, by lists of searches.

The lists were written before the search was mended: they are what readers type, not what it happens to find.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

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


def hits(folder: Path, language: str, typed: list[str]) -> list[list[str]]:
    """The addresses that each search finds, in the order in which a reader sees them."""
    root = folder / LANGUAGES[language]
    config = re.search(r'id="?__config"? type="?application/json"?>(.*?)</script>', (root / "index.html").read_text())
    assert config
    worker, index = root / json.loads(config[1])["search"], root / "search" / "search_index.json"
    ran = subprocess.run(
        ["node", SEARCHES / "hits.mjs", worker, index],
        input="".join(f"{one}\n" for one in typed),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


def missed(folder: Path, language: str, wanted: list[Search]) -> list[str]:
    """The searches that do not lead where they should, and what they find instead."""
    found = hits(folder, language, [search.typed for search in wanted])
    return [
        f"{search.typed}: {', '.join(first) or 'nothing'}"
        for search, first in zip(wanted, (one[:FIRST] for one in found), strict=True)
        if not set(first) & set(search.wanted)
    ]


@pytest.mark.parametrize("name", ["sv", "en"])
def test_the_searches_want_what_there_is(folder: Path, name: str) -> None:
    root = folder / LANGUAGES[name[:2]]
    for typed, wanted in searches(name):
        for place in wanted:
            page, _, anchor = place.partition("#")
            text = (root / page / "index.html").read_text(encoding="utf-8")
            assert not anchor or f'id="{anchor}"' in text, (typed, place)


@pytest.mark.parametrize(("language", "enough"), [("sv", 35), ("en", 26)])
def test_search_finds_what_readers_look_for(folder: Path, language: str, enough: int) -> None:
    wanted = searches(language)
    assert len(wanted) == 150
    wrong = missed(folder, language, wanted)
    assert len(wanted) - len(wrong) >= enough, wrong
