"""The finished site as files: twins, links, site map, policy."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from widgets.build import link_check, policy


@pytest.fixture(scope="module")
def pages(folder: Path, url: str) -> list[Path]:
    assert url
    return sorted(folder.rglob("*.html"))


def test_every_link_leads_somewhere(folder: Path, url: str) -> None:
    assert link_check.problems(folder, url) == []


def test_every_page_has_its_twin(folder: Path, pages: list[Path]) -> None:
    names = {page.relative_to(folder).as_posix() for page in pages}
    english = {name.removeprefix("en/") for name in names if name.startswith("en/")}
    assert english == {name for name in names if not name.startswith("en/")}
    assert {"index.html", "404.html", "kaschlan/rules/index.html", "kasino/rulings/index.html"} <= english


def test_twins_have_the_same_anchors(folder: Path, pages: list[Path]) -> None:
    for page in pages:
        twin = folder / "en" / page.relative_to(folder)
        if twin.is_file():
            assert rules(page) == rules(twin), page


def rules(page: Path) -> list[str]:
    found = re.findall(r'<(?:p|li) class="rule" id="(\w+)"', page.read_text(encoding="utf-8"))
    return sorted(found)


def test_pages_say_their_language_and_name_their_twins(folder: Path, url: str) -> None:
    swedish = (folder / "kasino/rules/index.html").read_text(encoding="utf-8")
    english = (folder / "en/kasino/rules/index.html").read_text(encoding="utf-8")
    assert '<html lang="sv"' in swedish
    assert '<html lang="en"' in english
    for page in (swedish, english):
        places = dict(re.findall(r'hreflang="([\w-]+)" href="(http[^"]+)"', page))
        assert places == {
            "sv": f"{url}kasino/rules/",
            "en": f"{url}en/kasino/rules/",
            "x-default": f"{url}kasino/rules/",
        }


def test_the_site_map_has_every_page(folder: Path, url: str, pages: list[Path]) -> None:
    name = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"
    places = {found.text for found in ElementTree.parse(folder / "sitemap.xml").iter(name)}
    built = {page.parent.relative_to(folder).as_posix() for page in pages if page.name == "index.html"}
    assert places == {url if path == "." else f"{url}{path}/" for path in built}
    assert f"Sitemap: {url}sitemap.xml" in (folder / "robots.txt").read_text(encoding="utf-8")


def test_one_policy_covers_every_inline_script(pages: list[Path]) -> None:
    found = {re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page.read_text()) for page in pages}
    rules = {match[1] for match in found if match}
    assert None not in found
    assert len(rules) == 1
    rule = rules.pop()
    assert "unsafe-inline" not in rule
    for digest in policy.hashes(pages):
        assert digest in rule
    assert not any(re.search(r"\son\w+=\"|javascript:", page.read_text(encoding="utf-8")) for page in pages)
