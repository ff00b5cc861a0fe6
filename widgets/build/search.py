"""What the search finds: an index of each language's finished pages, in the place of the one that MkDocs makes.

Every question, rule, ruling, term and section is an entry of its own, with the address that leads to just that place.
Beside the words of the page an entry has the other names under which somebody may look for it: those that the glossary
knows, and those that `docs/search` lends from other books.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
NUMBER = re.compile(r"[kc]a?\d+")
QUESTIONS = "questions/"
# Elements without an end.
VOID = {"area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
BLOCKS = {"p", "li", "dd", "dt", "tr", "pre", "summary"}
SKIPPED = {"script", "style", "template", "button"}
SKIPPED_CLASSES = {"headerlink", "origin"}


class Entry:
    """A place on a page that can be found."""

    def __init__(self, location: str, kind: str) -> None:
        self.location = location
        self.kind = kind
        self.title = ""
        self.text = ""
        self.names: list[str] = []
        self.numbers: list[str] = []
        self.asked = ""

    def document(self) -> dict[str, str]:
        """As the browser gets it."""
        lines = (" ".join(line.split()) for line in self.text.split("\n"))
        found = {
            "location": self.location,
            "title": " ".join(self.title.split()),
            "text": "\n".join(line for line in lines if line),
            "kind": self.kind,
        }
        others = {"names": ", ".join(self.names), "asked": self.asked}
        return found | {key: value for key, value in others.items() if value}


class Page(HTMLParser):
    """The entries of one page, in its order; the first is the page itself."""

    def __init__(self, location: str, text: str) -> None:
        super().__init__()
        self.location = location
        self.entries: list[Entry] = []
        self.inside = False
        self.skipping: list[str] = []
        self.heading = ""
        self.section = ""
        self.description = ""
        self.foreign = False
        self.feed(text)

    @property
    def entry(self) -> Entry:
        return self.entries[-1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        classes = values.get("class", "").split()
        if tag == "article":
            self.inside = True
        if tag == "meta" and values.get("name") == "description":
            self.description = values["content"]
        if not self.inside or tag in VOID:
            return
        if self.skipping or "data-search-exclude" in values or tag in SKIPPED or SKIPPED_CLASSES & set(classes):
            self.skipping.append(tag)
            return
        anchor = values.get("id", "")
        if tag == "h1":
            self.begin("", "page", tag)
            self.entry.names.append(self.description)
        elif tag in ("h2", "h3") and anchor:
            self.begin(anchor, self.kind(tag), tag)
        elif "rule" in classes and NUMBER.fullmatch(anchor):
            self.begin(anchor, "ruling" if anchor[1] == "a" else "rule", "")
            self.entry.title = f"{anchor.upper()} – {self.section}"
        elif tag == "dt" and anchor:
            self.begin(anchor, "term", tag)
        elif tag in BLOCKS and self.entries:
            self.entry.text += "\n"
        if self.entries and self.entry.kind == "term" and "num" in classes:
            self.entry.numbers.append(values["href"].rpartition("#")[2])
        self.foreign = "lang" in values

    def kind(self, heading: str) -> str:
        if self.location == QUESTIONS and heading == "h3":
            return "question"
        return "section" if self.location.endswith("/rules/") else "other"

    def begin(self, anchor: str, kind: str, heading: str) -> None:
        self.entries.append(Entry(f"{self.location}#{anchor}" if anchor else self.location, kind))
        self.heading = heading

    def handle_endtag(self, tag: str) -> None:
        if tag == "article":
            self.inside = False
        elif self.skipping:
            if tag not in VOID:
                self.skipping.pop()
        elif tag == self.heading:
            self.section = self.entry.title.strip()
            self.heading = ""

    def handle_data(self, data: str) -> None:
        if not self.inside or self.skipping or not self.entries:
            return
        if self.heading:
            self.entry.title += data
        elif (
            self.entry.kind in ("rule", "ruling")
            and data == self.entry.title.partition(" ")[0]
            and not self.entry.text.strip()
        ):
            return
        else:
            self.entry.text += data.replace("\n", " ")
        if self.foreign and self.entry.kind == "term":
            self.entry.names.append(data)
        self.foreign = False


def write(root: Path, language: str) -> None:
    """Write the index of the language whose pages lie in `root`."""
    lent = tomllib.loads((DOCS / "search" / f"{language}.toml").read_text(encoding="utf-8"))
    found = list(entries(root))
    if wrong := name(found, dict(pairs(lent.pop("asked")))):
        raise ValueError(f"docs/search/{language}.toml: no such place: {', '.join(wrong)}")
    meant = {name: words for names, words in pairs(lent.pop("names")) for name in names.split(", ")}
    config = {"language": language, "separator": r"[\s\-]+", "names": meant, **lent}
    docs = [entry.document() for entry in found]
    text = json.dumps({"config": config, "docs": docs}, ensure_ascii=False, separators=(",", ":"))
    (root / "search" / "search_index.json").write_text(text, encoding="utf-8")


def pairs(lines: str) -> Iterator[tuple[str, str]]:
    """Lines of ``one = other``, blank ones left out."""
    for line in filter(None, lines.splitlines()):
        one, _, other = line.partition(" = ")
        yield one, other


def entries(root: Path) -> Iterator[Entry]:
    for path in sorted(root.rglob("index.html")):
        folder = path.parent.relative_to(root).as_posix()
        if folder.split("/")[0] != "en":
            location = "" if folder == "." else f"{folder}/"
            yield from Page(location, path.read_text(encoding="utf-8")).entries


def name(found: list[Entry], asked: dict[str, str]) -> list[str]:
    """Give each entry its other names and the questions that it answers; the places of questions that are not there.

    A term's rules are called by the term and by its names.
    """
    places = {entry.location: entry for entry in found}
    places |= {entry.location.rpartition("#")[2].upper(): entry for entry in found if entry.kind in ("rule", "ruling")}
    for entry in found:
        for number in entry.numbers:
            places[number.upper()].names += [entry.title, *entry.names]
    for place in asked.keys() & places.keys():
        places[place].asked = asked[place]
    return sorted(asked.keys() - places.keys())
