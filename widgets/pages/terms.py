"""Terms of the rules in running text: a link to the glossary, with the meaning as its tooltip.

The glossary itself says which terms these are.  The head of an entry may carry the forms in which the word stands in
the text: ``turn-up {#turn-up data-terms="turn-up, turn-ups"}``; what stands before its rules becomes the tooltip.  A term is
linked where it first stands in a section, but not in headings, links and code, and not in a rule that defines it.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

from widgets.pages.markdown import NUMBER
from widgets.pages.page import page_of

DOCS = Path(__file__).resolve().parents[2] / "docs"
GLOSSARY = "glossary.md"
ENTRY = re.compile(
    r"^(?P<word>\S.*) \{#(?P<id>[a-z-]+)(?: data-terms=\"(?P<forms>[^\"]+)\")?\}\n:   (?P<text>.+)", re.M
)
SKIPPED = {"a", "abbr", "code", "pre", "h1", "h2", "h3", "h4", "th", "dt"}


class Entry(NamedTuple):
    """An entry of the glossary: its anchor, the forms in which it is linked, its meaning, the rules that define it."""

    id: str
    forms: tuple[str, ...]
    meaning: str
    numbers: frozenset[str]


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """All entries of a language's glossary, in its order."""
    text = (DOCS / language / GLOSSARY).read_text(encoding="utf-8")
    return tuple(read(found) for found in ENTRY.finditer(text))


def read(found: re.Match[str]) -> Entry:
    meaning = re.sub(r"\{[^}]*\}|\*", "", found["text"].partition("[")[0]).strip()
    numbers = frozenset(number.lower() for number in re.findall(rf"\[({NUMBER})\]", found["text"]))
    return Entry(found["id"], tuple(found["forms"].split(", ")) if found["forms"] else (), meaning, numbers)


class Terms(Treeprocessor):
    """Links the terms of one page."""

    def __init__(self, md: Markdown, language: str) -> None:
        super().__init__(md)
        self.entry_of = {form.lower(): entry for entry in entries(language) for form in entry.forms}
        # The longest form first: a double build is no build.
        forms = sorted(self.entry_of, key=lambda form: (-len(form), form))
        self.pattern = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, forms))})(?![\w-])", re.IGNORECASE)
        self.told: set[str] = set()

    def run(self, root: Element) -> None:
        if page_of(self.md).path == GLOSSARY:
            return
        self.told = set()
        self.walk(root, "")

    def walk(self, element: Element, number: str) -> None:
        """Link the terms in an element that belongs to the rule ``number`` ("" if to none)."""
        if element.tag == "h2":
            self.told = set()
        if element.tag in SKIPPED or element.get("lang"):
            return
        if element.get("class") == "rule":
            number = element.get("id", "")
        children = list(element)
        texts = [element.text, *(child.tail for child in children)]
        for inner in children:
            element.remove(inner)
        for child, text in zip([None, *children], texts, strict=True):
            if child is not None:
                element.append(child)
                self.walk(child, number)
            for link, after in self.linked(text or "", number):
                if link is not None:
                    element.append(link)
                if len(element):
                    element[-1].tail = after
                else:
                    element.text = after

    def linked(self, text: str, number: str) -> Iterator[tuple[Element | None, str]]:
        """A text as pairs of a link (at first none) and the text that follows it."""
        link: Element | None = None
        end = 0
        for found in self.pattern.finditer(text):
            entry = self.entry_of[found[1].lower()]
            if entry.id in self.told or number in entry.numbers:
                continue
            self.told.add(entry.id)
            yield link, text[end : found.start()]
            link, end = term(entry, found[1]), found.end()
        yield link, text[end:]


def term(entry: Entry, word: str) -> Element:
    link = Element("a", {"class": "term", "href": f"/{GLOSSARY}#{entry.id}", "title": entry.meaning})
    link.text = word
    return link


class TermsExtension(Extension):
    """Terms as links, in one language."""

    def __init__(self, **options: Any) -> None:
        self.config = {"language": ["sv", "the language of the pages"]}
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (the name is Python-Markdown's)
        # After inline patterns (20) and attribute lists (8), before MkDocs resolves links (0).
        md.treeprocessors.register(Terms(md, self.getConfig("language")), "talong-terms", 5)


def makeExtension(**options: Any) -> TermsExtension:  # noqa: N802 (the name is Python-Markdown's)
    return TermsExtension(**options)
