"""Every word on the pages, in the captions and in the widgets' sentences is in a dictionary or in our own word list."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages.pages import DOCS, LANGUAGES, ROOT, pages

DICTIONARIES = {"sv": "sv_SE", "en": "en_GB"}
LISTS = ROOT / "tests" / "pages" / "spelling"
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
NOT_PROSE = re.compile(
    r"^```.*?^```|`[^`]*`"  # fences and code
    r"|\*[^*]+\*\{lang=\w+\}|<(?P<tag>\w+) lang=.*?</(?P=tag)>"  # words of another language
    r"|\{[^{}]*\}|<[^<>]*>|\]\([^)]*\)|\[[KC]A?\d+\]"  # attributes, tags, targets of links, numbers
    r"|\b[\w.]+\.(?:com|org)\b|^!!! \w+"  # addresses, kinds of notes
    r"|\b[2-9TJQKA][cdhs]\b|\b\w+(?:[_=]\w+)+\b",  # cards and options in the notation
    re.MULTILINE | re.DOTALL,
)
HOLE = "\0"


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in a language, each with the file that it stands in."""
    for page in pages(language).values():
        front = re.findall(r"^(?:title|description): (.*)", page.text.split("\n---\n")[0], re.MULTILINE)
        yield f"docs/{language}/{page.path}", "\n".join([*front, page.body])
    for folder in ("examples", "scenes", "puzzles"):
        for path in sorted((DOCS / folder).glob("*.toml")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            yield f"docs/{folder}/{path.name}", "\n".join(said(data, language))
    for path in sorted((ROOT / "widgets" / "say" / language).glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield path.relative_to(ROOT).as_posix(), "\n".join(strings(tree))


def said(data: object, language: str) -> Iterator[str]:
    """The texts of a TOML file in a language."""
    if isinstance(data, dict):
        if set(data) == set(LANGUAGES):
            yield data[language]
        else:
            for value in data.values():
                yield from said(value, language)
    elif isinstance(data, list):
        for value in data:
            yield from said(value, language)


def strings(tree: ast.AST) -> Iterator[str]:
    """The strings of a program that are said: no documentation, no cases and keys; a hole where a value stands."""
    if isinstance(tree, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in tree.values)
        for part in tree.values:
            if isinstance(part, ast.FormattedValue):
                yield from strings(part.value)
    elif isinstance(tree, ast.Constant):
        if isinstance(tree.value, str):
            yield tree.value
    elif isinstance(tree, ast.Dict):
        for value in tree.values:
            yield from strings(value)
    elif isinstance(tree, ast.Call) and isinstance(tree.func, ast.Attribute) and tree.func.attr == "get":
        return
    elif not isinstance(tree, ast.MatchValue | ast.Compare | ast.Subscript | ast.Import | ast.ImportFrom):
        for child in ast.iter_child_nodes(tree):
            if not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
                yield from strings(child)


def words(text: str) -> set[str]:
    """The words of a text, but not those that a value completes."""
    spans = re.sub(rf"[^\W\d_]*{HOLE}[^\W\d_]*", " ", NOT_PROSE.sub(" ", text))
    return {found[0].replace("’", "'") for found in WORD.finditer(spans)}


def unknown(language: str, candidates: set[str]) -> set[str]:
    """The words that neither hunspell nor our own list knows."""
    told = subprocess.run(
        ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"],
        input="\n".join(sorted(candidates)),
        capture_output=True,
        text=True,
        check=True,
    )
    own = set((LISTS / f"{language}.txt").read_text(encoding="utf-8").split())
    return {word for word in told.stdout.split() if word not in own and word.lower() not in own}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_known(language: str) -> None:
    places: dict[str, list[str]] = {}
    for place, text in texts(language):
        for word in words(text):
            places.setdefault(word, []).append(place)
    strange = unknown(language, set(places))
    assert {word: sorted(set(places.get(word, ["?"]))) for word in sorted(strange)} == {}


def test_a_misspelt_word_is_found() -> None:
    assert unknown("sv", {"kort", "korrt"}) == {"korrt"}
    assert unknown("en", {"card", "cadr"}) == {"cadr"}


def test_what_is_not_prose_is_left_out() -> None:
    assert words("*Geber*{lang=de} `lead` [K33] [Text](en.md){ .door } it’s a turn-up") == {
        "Text",
        "it's",
        "a",
        "turn-up",
    }


@pytest.mark.parametrize("path", sorted(Path(LISTS).glob("*.txt")), ids=lambda path: path.name)
def test_our_lists_are_sorted(path: Path) -> None:
    own = path.read_text(encoding="utf-8").split()
    assert own == sorted(set(own))
