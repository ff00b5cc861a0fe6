"""The pages' Markdown, taken apart: headings, numbered sentences, references, fences and plain prose."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from widgets.pages.markdown import NUMBER
from widgets.pages.terms import ENTRY

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LANGUAGES = ("sv", "en")

HEADING = re.compile(r"^(#{1,6}) (.+?)(?: \{#([\w-]+)\})?$", re.MULTILINE)
SENTENCE = re.compile(rf"^\s*(?:[-*+] )?({NUMBER})\.\s+(.*)", re.DOTALL)
REFERENCE = re.compile(rf"\[({NUMBER})\]")
FENCE = re.compile(r"^ *```talong\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Page(NamedTuple):
    """A page: its path from the language's root, and its text with the front matter."""

    path: str
    text: str

    @property
    def body(self) -> str:
        """The text without the front matter."""
        return self.text.split("\n---\n", 1)[1]

    @property
    def headings(self) -> list[tuple[int, str | None]]:
        """Depth and id of every heading, in order; None where one has no id."""
        bare = re.sub(r"^```.*?^```$", "", self.body, flags=re.MULTILINE | re.DOTALL)
        return [(len(marks), id or None) for marks, _, id in HEADING.findall(bare)]

    @property
    def sections(self) -> dict[str, str]:
        """The text under each heading, up to the next, by the heading's id."""
        found = list(HEADING.finditer(self.body))
        ends = [one.start() for one in found[1:]] + [len(self.body)]
        return {one[3] or one[2]: self.body[one.end() : end] for one, end in zip(found, ends, strict=True)}

    @property
    def sentences(self) -> list[tuple[str, str]]:
        """Number and text of every numbered sentence, in order."""
        blocks = re.split(r"\n\s*\n|\n(?=[-*+] )", self.body)
        return [(found[1], found[2]) for block in blocks if (found := SENTENCE.match(block))]

    @property
    def fences(self) -> list[str]:
        """What the talong fences place, in order."""
        return [content.strip() for content in FENCE.findall(self.body)]

    @property
    def entries(self) -> list[tuple[str, str, str]]:
        """Id, word and text of every entry of a definition list that has an id."""
        return [(found["id"], found["word"], found["text"]) for found in ENTRY.finditer(self.body)]


@cache
def pages(language: str) -> dict[str, Page]:
    """All pages of a language by their paths."""
    root = DOCS / language
    paths = sorted(root.rglob("*.md"))
    return {
        path.relative_to(root).as_posix(): Page(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
        for path in paths
    }


def references(text: str) -> list[str]:
    """The numbers that a text refers to, each once, sorted."""
    return sorted(set(REFERENCE.findall(text)))
