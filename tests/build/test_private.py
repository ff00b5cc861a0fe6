"""What we use of others that they do not promise to keep is written down, and read again with every new version."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages.pages import ROOT

BUILD = ROOT / "widgets" / "build"
INSTEAD = BUILD / "instead"
REGISTER = tomllib.loads((BUILD / "private.toml").read_text(encoding="utf-8"))
# In scripts: properties that begin with a line, and modules deep in a package.
IN_SCRIPTS = re.compile(r'(?<=\.)_[a-z]\w+|(?<!\w)_[a-z]\w+(?=:)|(?<=")[\w-]+/build/[\w/-]+(?=")')


def installed(package: str) -> str:
    """The version that the lock files name; CPython's is the one that Pyodide is."""
    if package == "cpython":
        lock = json.loads((ROOT / "node_modules" / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
        return str(lock["info"]["python"])
    if found := re.search(rf"^{package}==(\S+)", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.M):
        return found[1]
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return str(packages[f"node_modules/{package}"]["version"])


@pytest.mark.parametrize("package", REGISTER["read"])
def test_it_was_read_with_the_version_we_use(package: str) -> None:
    assert REGISTER["read"][package] == installed(package), "read widgets/build/private.toml's names in it again"


def test_the_register_names_exactly_what_is_used() -> None:
    written = {name for package in REGISTER["read"] for name in REGISTER[package]}
    assert used() == written


def used() -> set[str]:
    scripts = [*(ROOT / "widgets" / "browser").rglob("*.js"), *BUILD.glob("*.mjs")]
    names = {name for path in scripts for name in IN_SCRIPTS.findall(path.read_text(encoding="utf-8"))}
    for path in INSTEAD.rglob("*.py"):
        names |= {".".join(path.relative_to(INSTEAD).with_suffix("").parts), *imported(path)}
    return {name for name in names if private(name)}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def private(name: str) -> bool:
    """Is a part of it private, or does it lie deep in a package?  `__init__` is neither."""
    return "/" in name or re.search(r"(^|\.)_(?!_)", name) is not None
