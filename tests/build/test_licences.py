"""Whoever's work is in the finished site is named on the about page, with the licence."""

import json
import re
from importlib import metadata
from pathlib import Path

import pytest

from tests.pages.pages import LANGUAGES, ROOT, pages
from widgets.build import runtime

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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_package_is_named_with_its_licence(lang: str):
    section = pages(lang)["about.md"].sections["licences"]
    lines = [line for line in section.splitlines() if line.startswith("- ")]
    for package, licence in shipped().items():
        name = "Workbox" if package.startswith("workbox-") else CALLED[package]
        assert any(f"*{name}*" in line and LICENCES[licence] in line for line in lines), f"{name}: {licence}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_theme_brings_along_is_named(folder: Path, url: str, lang: str):
    assert url
    section = pages(lang)["about.md"].sections["licences"].lower()
    scripts = [path.read_text(encoding="utf-8") for path in (folder / "assets" / "javascripts").rglob("*.js")]
    brought = {name.lower() for script in scripts for name in BANNER.findall(script)}
    assert {"lunr", "clipboard"} <= brought
    assert [name for name in brought if name not in section] == []
