"""Checks every link of the finished site: inside it nothing may be missing, and nothing may be fetched from outside."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

# What a browser fetches by itself, and so may never lie outside: an anchor may.
FETCHED = {"script", "img", "iframe", "source", "audio", "video", "embed", "object", "use", "image"}
FETCHED_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "prefetch", "manifest", "preconnect", "dns-prefetch"}
STYLE_URL = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


class Link(NamedTuple):
    tag: str
    url: str
    fetched: bool


class Page(HTMLParser):
    """The anchors and links of one page; of templates, which are not on the page yet, only the links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[Link] = []
        self.inline_styles = 0
        self.templates = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.templates += tag == "template"
        if not self.templates and (anchor := values.get("id")):
            self.anchors.append(anchor)
        self.inline_styles += "style" in values
        fetched = tag in FETCHED or (tag == "link" and bool(FETCHED_LINKS & set(values.get("rel", "").split())))
        self.links += [Link(tag, values[name], fetched) for name in ("href", "src") if name in values]

    def handle_endtag(self, tag: str) -> None:
        self.templates -= tag == "template"


class Site:
    """All pages of the finished site in `folder`, served at `url`."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.base = urlsplit(url).path.rstrip("/")
        self.pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}

    def problems(self) -> list[str]:
        found = [problem for path in self.pages for problem in self.page_problems(path)]
        for path in sorted(self.folder.rglob("*.css")):
            urls = (one or two for one, two in STYLE_URL.findall(path.read_text(encoding="utf-8")))
            found += [self.told(path, url, why) for url in urls if (why := self.wrong(path, Link("css", url, True)))]
        return found

    def page_problems(self, path: Path) -> list[str]:
        page = self.pages[path]
        found = [self.told(path, link.url, why) for link in page.links if (why := self.wrong(path, link))]
        twice = {anchor for anchor in page.anchors if page.anchors.count(anchor) > 1}
        found += [self.told(path, f"#{anchor}", "this id stands twice") for anchor in sorted(twice)]
        if page.inline_styles:
            found.append(self.told(path, "style=", "the policy forbids style attributes"))
        return found

    def told(self, path: Path, url: str, why: str) -> str:
        return f"{path.relative_to(self.folder)}: {url}: {why}"

    def wrong(self, path: Path, link: Link) -> str | None:
        """Why `link`, standing in the file `path`, is broken; None if it is not."""
        url = link.url
        if url.startswith(self.url):
            url = f"{self.base}/{url.removeprefix(self.url)}"
        parts = urlsplit(url)
        if parts.scheme == "data":
            return None
        if parts.scheme or parts.netloc:
            return "fetched from outside" if link.fetched else None
        target = self.target(path, unquote(parts.path))
        if target is None:
            return "leads out of the site"
        if not target.is_file():
            return "no such file"
        if parts.fragment and target in self.pages and unquote(parts.fragment) not in self.pages[target].anchors:
            return "no such anchor"
        return None

    def target(self, path: Path, way: str) -> Path | None:
        """The file that `way` leads to from the file `path`."""
        if way.startswith("/"):
            if not way.startswith(f"{self.base}/"):
                return None
            start, inside = self.folder, way.removeprefix(f"{self.base}/")
        else:
            start, inside = path.parent, way
        found = (start / inside).resolve() if way else path
        if not found.is_relative_to(self.folder.resolve()):
            return None
        return found / "index.html" if found.is_dir() else found


def problems(folder: Path, url: str) -> list[str]:
    """What is wrong with the links of the site in `folder`, built to be served at `url`; empty if nothing is."""
    return Site(folder.resolve(), url).problems()
