"""Talong's Markdown: numbered rule sentences, references to them, and the fence that puts a widget on a page.

An author writes three things, the same in both languages:

- ``K33. text`` at the start of a paragraph or list item: the sentence of that rule, with the anchor ``#k33``.
- ``[K33]`` in running text: a link to that sentence, on whatever page it stands.
- a ``talong`` fence: a live example.

On a page of examples an empty ``titles`` fence becomes the list of their titles.

A mistake in any of them stops the build and names the file and the line.
"""

import importlib
import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from engine.rules import Origin, Rule
from widgets.pages.page import PageError, located, page_of
from widgets.pages.titles import titles

NUMBER = r"[KC]A?[1-9]\d*"
SENTENCE = re.compile(rf"({NUMBER})\.\s+")
SENTENCE_LINE = re.compile(rf"\s*(?:[-*+]\s+|\d+\.\s+)?({NUMBER})\.\s")
FENCE_LINE = re.compile(r"\s*(?:```+|~~~+)\s*talong\b")

FOLDERS = {"K": "kaschlan", "C": "kasino"}


class Words(NamedTuple):
    """What the extension itself says, in one language."""

    link_to: str
    examples: str
    origins: Mapping[Origin, str]


WORDS = {
    "sv": Words(
        link_to="Länk till {}",
        examples="Exemplen på sidan",
        origins={
            Origin.SUGGESTED: "förslag i källan",
            Origin.SHOWN: "framgår av ett exempel",
            Origin.OPTION: "valbart",
        },
    ),
    "en": Words(
        link_to="Link to {}",
        examples="The examples on this page",
        origins={
            Origin.SUGGESTED: "suggested by the source",
            Origin.SHOWN: "shown by an example",
            Origin.OPTION: "an option",
        },
    ),
}


def home(number: str) -> str:
    """The place of a rule's or ruling's sentence, from the root of a language's documents."""
    page = "rulings" if number[1] == "A" else "rules"
    return f"/{FOLDERS[number[0]]}/{page}.md#{number.lower()}"


def rule(number: str) -> Rule | None:
    """The engine's entry for `number`; None where it has none."""
    rules: Mapping[str, Rule] = importlib.import_module(f"engine.{FOLDERS[number[0]]}.rules").RULES
    return rules.get(number)


class Sentences(Treeprocessor):
    """Makes rule sentences of the paragraphs and list items that begin with a number."""

    def __init__(self, md: Markdown, language: str) -> None:
        super().__init__(md)
        self.language = language
        self.words = WORDS[language]

    def run(self, root: Element) -> None:
        seen: set[str] = set()
        for element, number, rest in self.sentences(root):
            if number in seen:
                raise self.wrong(number, 1, f"{number} already has its sentence on this page")
            seen.add(number)
            entry = rule(number)
            if entry is None:
                raise self.wrong(number, 0, f"there is no rule {number}")
            self.mark(element, entry, rest)
            self.add_scene(root, element, number)

    def add_scene(self, root: Element, element: Element, number: str) -> None:
        """The scene of the rule, if it has one, under its sentence."""
        html = drawn(self.md, number, lambda page, *place: page.scene(number, *place), self.language)
        if not html:
            return
        holder = Element("p")
        holder.text = self.md.htmlStash.store(html)
        if element.tag == "li":
            element.append(holder)
            return
        parent = next(one for one in root.iter() if element in list(one))
        parent.insert(list(parent).index(element) + 1, holder)

    def wrong(self, number: str, nth: int, problem: str) -> PageError:
        return PageError(f"{located(self.md, lambda line: starts(line, number), nth)}: {problem}")

    def sentences(self, root: Element) -> Iterator[tuple[Element, str, str]]:
        for element in root.iter():
            found = SENTENCE.match(element.text or "") if element.tag in ("p", "li") else None
            if found and element.text is not None:
                yield element, found[1], element.text[found.end() :]

    def mark(self, element: Element, entry: Rule, rest: str) -> None:
        anchor = entry.number.lower()
        element.set("class", "rule")
        element.set("id", anchor)
        element.text = None
        link = Element("a", {"class": "num", "href": f"#{anchor}"})
        link.set("title", self.words.link_to.format(entry.number))
        link.text = AtomicString(entry.number)
        link.tail = " "
        parts = [link]
        if word := self.words.origins.get(entry.origin):
            origin = Element("span", {"class": "origin"})
            origin.text = AtomicString(word)
            origin.tail = " "
            parts.append(origin)
        parts[-1].tail = " " + rest
        for place, part in enumerate(parts):
            element.insert(place, part)


def starts(line: str, number: str) -> bool:
    found = SENTENCE_LINE.match(line)
    return found is not None and found[1] == number


class Reference(InlineProcessor):
    """``[K33]`` as a link, which whoever renders the page resolves as any other."""

    def handleMatch(  # type: ignore[override]  # noqa: N802 (the name is Python-Markdown's)
        self, m: re.Match[str], _data: str
    ) -> tuple[Element, int, int]:
        number = m[1]
        if rule(number) is None:
            where = located(self.md, lambda line: f"[{number}]" in line)
            raise PageError(f"{where}: there is no rule {number}")
        link = Element("a", {"class": "num", "href": home(number)})
        link.text = AtomicString(number)
        return link, m.start(0), m.end(0)


class TalongExtension(Extension):
    """Rule sentences, references and fences, in one language."""

    def __init__(self, **options: Any) -> None:
        self.config = {"language": ["sv", "the language of the pages"]}
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (the name is Python-Markdown's)
        language = self.getConfig("language")
        fences = [
            {"name": "talong", "class": "talong", "format": fence(language)},
            {"name": "titles", "class": "titles", "format": partial(listed, language)},
        ]
        md.registerExtensions(["pymdownx.superfences"], {"pymdownx.superfences": {"custom_fences": fences}})
        # Else Markdown would put a widget into a paragraph, and the browser take it apart again.
        md.block_level_elements.append("talong-widget")
        # Before inline patterns (20): those then read the sentence after its number.
        md.treeprocessors.register(Sentences(md, language), "talong-sentences", 25)
        # Before Markdown's own references (170), which would look for a definition of [K33].
        md.inlinePatterns.register(Reference(rf"\[({NUMBER})\](?![\[(:])", md), "talong-reference", 175)


def makeExtension(**options: Any) -> TalongExtension:  # noqa: N802 (the name is Python-Markdown's)
    return TalongExtension(**options)


def fence(language: str) -> Callable[..., str]:
    """A formatter for SuperFences that renders ``talong`` fences in `language`. Builders that spread pages over
    processes pickle it.
    """
    return partial(live, language)


def live(language: str, source: str, _name: str, _class: str, _options: dict[str, Any], md: Markdown, **_: Any) -> str:
    """The HTML of one ``talong`` fence, called as SuperFences calls a formatter."""
    where = located(md, lambda line: FENCE_LINE.match(line) is not None, widgets_before(md))
    return drawn(md, where, lambda page, *place: page.render(source, *place), language)


def listed(language: str, _source: str, _name: str, _class: str, _options: Any, md: Markdown, **_: Any) -> str:
    """The HTML of a ``titles`` fence."""
    text = page_of(md).source.read_text(encoding="utf-8")
    try:
        return str(titles(text, language, WORDS[language].examples))
    except (KeyError, ValueError) as error:
        raise PageError(f"{located(md, lambda line: line.strip() == '```titles')}: {error!r}") from error


def widgets_before(md: Markdown) -> int:
    """How many widgets the page has so far."""
    return sum("<talong-widget" in block for block in md.htmlStash.rawHtmlBlocks)


def drawn(md: Markdown, where: str, draw: Callable[..., str], language: str) -> str:
    """What ``draw`` makes with `widgets.pages.fence` for the page's place; a mistake stops the build and says where."""
    try:
        from widgets.pages import fence as page  # noqa: PLC0415 (a fault in it must stop the build: SuperFences hides others)

        return draw(page, language, page_of(md).root, f"w{widgets_before(md) + 1}")
    except Exception as error:
        # A ValueError says what is wrong with the text; anything else is our own mistake.
        told = str(error) if isinstance(error, ValueError) else traceback.format_exc()
        raise PageError(f"{where}: {told}") from error
