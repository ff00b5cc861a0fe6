"""What a page shows of a rule or a term without leaving: a small file of sentences for each language.

Both are read from the finished pages: the rules' sentences where they stand, the terms' meanings at the links to them.
"""

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

from widgets import library

NAME = "assets/sentences.{}.json"
PAGES = tuple(f"{game}/{page}/index.html" for game in ("kaschlan", "kasino") for page in ("rules", "rulings"))
TERM = re.compile(r'<a class="term" href="[^"]*#([^"]+)" title="([^"]*)"')
VOID = {"br", "hr", "img", "input", "meta", "link", "wbr"}
# What stands inside a sentence's element and is not part of it: its own number, its origin, what is folded away under it.
APART = {"details", "talong-widget", "template"}


class Rules(HTMLParser):
    """The text of every rule's sentence on a page, by its anchor."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: dict[str, str] = {}
        self.rule = ""
        self.inside = 0
        self.skipped = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        values = dict(attrs)
        if not self.rule:
            if values.get("class") == "rule":
                self.rule, self.inside = values["id"] or "", 1
                self.texts[self.rule] = ""
            return
        self.inside += 1
        own = tag == "a" and values.get("href") == f"#{self.rule}"
        if self.skipped or tag in APART or own or values.get("class") == "origin":
            self.skipped += 1

    def handle_endtag(self, tag: str) -> None:
        if not self.rule or tag in VOID:
            return
        self.inside -= 1
        self.skipped = max(0, self.skipped - 1)
        if not self.inside:
            self.texts[self.rule] = " ".join(self.texts[self.rule].split())
            self.rule = ""

    def handle_data(self, data: str) -> None:
        if self.rule and not self.skipped:
            self.texts[self.rule] += data


def write(site: Path, language: str, folder: str) -> None:
    """Write the file for a language, whose finished pages lie in ``folder`` of the ``site``."""
    root = site / folder
    rules: dict[str, str] = {}
    for page in PAGES:
        rules |= Rules((root / page).read_text(encoding="utf-8")).texts
    terms: dict[str, str] = {}
    for path in sorted(root.rglob("index.html")):
        if folder or path.relative_to(root).parts[0] != "en":
            terms |= {anchor: unescape(meaning) for anchor, meaning in TERM.findall(path.read_text(encoding="utf-8"))}
    scenes = [anchor for anchor in rules if library.has_scene(anchor.upper())]
    told = {"rules": rules, "scenes": scenes, "terms": terms}
    (site / NAME.format(language)).write_text(
        json.dumps(told, ensure_ascii=False, separators=(",", ":")), encoding="utf-8"
    )
