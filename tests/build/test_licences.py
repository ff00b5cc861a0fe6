"""Whoever's work is in the finished site is named on the about page, with the licence, whose text is in the site."""

import json
import re
from importlib import metadata
from pathlib import Path
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest

from tests.pages.pages import LANGUAGES, ROOT, pages
from widgets.build import licences, runtime

# What a package is called on the page; of several that belong together, one.
CALLED = {
    "pyodide": "Pyodide",
    "idiomorph": "idiomorph",
    "htpy": "htpy",
    "markupsafe": "MarkupSafe",
    "mkdocs-material": "Material for MkDocs",
    "@fontsource-variable/inter": "Inter",
    "@fontsource-variable/literata": "Literata",
    "@fontsource/literata": "Literata",
}
# The theme's own files, of which the published ones are made; beside them lie the maps that name what is in them.
THEME = Path(str(metadata.distribution("mkdocs-material").locate_file("material/templates")))
# The comment in front of a script that names it and its owner.
BANNER = re.compile(r"/\*[!*]\s*\*\s*(?:based on\s*\*\s*)?([\w-]+)(?:(?!\*/).)*?(?:Copyright|Licensed)", re.DOTALL)
LICENCES = {
    "MIT": "MIT",
    "0BSD": "0BSD",
    "MPL-2.0": "MPL 2.0",
    "OFL-1.1": "SIL Open Font License",
    "BSD-3-Clause": "BSD",
}


def shipped() -> dict[str, str]:
    """Every package of which something is in the site, and its licence."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    ours = {name: lock[f"node_modules/{name}"]["license"] for name in lock[""]["dependencies"]}
    for name in (*runtime.LIBRARIES, "mkdocs-material"):
        told = metadata.metadata(name)
        ours[name] = told.get("License-Expression") or str(told.get("License"))
    return ours


def called(package: str) -> str:
    return "Workbox" if package.startswith("workbox-") else CALLED[package]


def own_texts(package: str) -> list[str]:
    """The licences that a package brings with it; Pyodide's has none."""
    if package in (*runtime.LIBRARIES, "mkdocs-material"):
        parts = metadata.distribution(package).files or ()
        paths = [Path(str(part.locate())) for part in parts if "licenses" in part.parts]
    else:
        paths = list((runtime.NPM / package).glob("LICENSE*"))
    return [path.read_text(encoding="utf-8").strip("\n") for path in paths]


def inside(map: Path) -> set[str]:
    """The packages, and what Pyodide keeps of others', that a script or style was made of."""
    found = set(
        re.findall(r"(?:node_modules|vendor)/((?:@[\w-]+/)?[\w-]+)", " ".join(json.loads(map.read_bytes())["sources"]))
    )
    assert found, map
    return found


@pytest.fixture(scope="module")
def text(folder: Path) -> str:
    """The file of all licences."""
    return (folder / licences.NAME).read_text(encoding="utf-8-sig")


def heads(text: str) -> list[tuple[list[str], str]]:
    """The names above each licence, and the licence."""
    _, *parts = text.split(f"{licences.LINE}\n")
    names = [[line for line in head.splitlines() if not line.startswith(" ")] for head in parts[::2]]
    return list(zip(names, [part.strip("\n") for part in parts[1::2]], strict=True))


def test_the_licence_of_every_package_is_there_whole_and_under_its_name(text: str):
    told = heads(text)
    for package in shipped():
        under = [licence for names, licence in told if called(package) in names]
        assert under, package
        assert set(own_texts(package)) <= set(under), package
    assert [package for package in shipped() if not own_texts(package)] == ["pyodide"]
    assert ["Pyodide"] in [names for names, licence in told if licence.startswith("Mozilla Public License Version 2.0")]


def test_the_licence_of_what_is_bundled_in_a_package_is_there(folder: Path, text: str):
    made = [path for kind in ("js", "css") for path in (folder / "assets").rglob(f"*.min.{kind}")]
    maps = [there for path in made for there in THEME.rglob(f"{path.name}.map")] + [
        runtime.NPM / "pyodide" / "pyodide.mjs.map"
    ]
    bundled = {package for map in maps if "palette" not in map.name for package in inside(map)}
    assert {"rxjs", "stackframe"} <= bundled
    names = " ".join(name for names, _ in heads(text) for name in names).lower()
    assert [package for package in bundled if package not in names] == []


def test_no_licence_is_kept_for_nothing():
    used = {
        place.removeprefix("kept:") for work in licences.works() for place in work.texts if place.startswith("kept:")
    }
    assert {path.name for path in licences.HERE.glob("*.txt")} == used


def test_a_licence_that_is_not_there_stops_the_build():
    for place in ("python:htpy/licenses/NONE", "npm:idiomorph/NONE", "kept:none.txt"):
        with pytest.raises(FileNotFoundError):
            licences.read(place)


@pytest.mark.parametrize(("lang", "page"), [("sv", "about/"), ("en", "en/about/")])
def test_the_about_page_leads_to_the_licences(folder: Path, url: str, text: str, lang: str, page: str):
    link = re.search(r'href="?([^">\s]*licences\.txt)', (folder / page / "index.html").read_text(encoding="utf-8"))
    assert link, lang
    with urlopen(urljoin(url + page, link[1])) as answer:
        assert answer.read().decode("utf-8-sig") == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_package_is_named_with_its_licence(lang: str):
    section = pages(lang)["about.md"].sections["licences"]
    lines = [line for line in section.splitlines() if line.startswith("- ")]
    for package, licence in shipped().items():
        name = called(package)
        assert any(f"*{name}*" in line and LICENCES[licence] in line for line in lines), f"{name}: {licence}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_theme_brings_along_is_named(folder: Path, url: str, lang: str):
    assert url
    section = pages(lang)["about.md"].sections["licences"].lower()
    scripts = [path.read_text(encoding="utf-8") for path in (folder / "assets" / "javascripts").rglob("*.js")]
    brought = {name.lower() for script in scripts for name in BANNER.findall(script)}
    assert "clipboard" in brought
    assert [name for name in brought if name not in section] == []
