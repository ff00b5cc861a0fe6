"""Which page is being rendered, whoever renders it, and how a mistake on it is told."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from markdown import Markdown
from pymdownx.superfences import SuperFencesException

try:
    from mkdocs.exceptions import BuildError
except ImportError:  # Whoever else renders stops at any exception.
    BuildError = Exception  # type: ignore[misc, assignment]


class PageError(SuperFencesException, BuildError):  # type: ignore[misc]
    """A mistake on a page; a kind that both SuperFences and MkDocs pass on."""


class Page(NamedTuple):
    """The page being rendered. `path`: from the root of the language's documents; `url`: its address from the
    language's root; `source`: the file.
    """

    path: str
    url: str
    source: Path

    @property
    def root(self) -> str:
        """The way from the page's address to the language's root, with its final slash."""
        return "../" * self.url.removeprefix("./").count("/") or "./"


def page_of(md: Markdown) -> Page:
    """The page that `md` renders: Zensical and MkDocs each tell it to their own processors."""
    if "rendering_context" in md.preprocessors:
        context: Any = md.preprocessors["rendering_context"]
        path = context.page.path
        return Page(path, context.page.url, Path(context.config["docs_dir"]) / path)
    relpath: Any = md.treeprocessors["relpath"]
    return Page(relpath.file.src_uri, relpath.file.url, Path(relpath.file.abs_src_path or relpath.file.src_uri))


def located(md: Markdown, accepts: Callable[[str], bool], nth: int = 0) -> str:
    """``path:line`` of the nth line of the page's source (from 0) that `accepts` takes."""
    source = page_of(md).source
    lines = enumerate(source.read_text(encoding="utf-8").splitlines(), 1)
    found = [number for number, line in lines if accepts(line)]
    return ":".join([os.path.relpath(source), *map(str, found[nth : nth + 1])])
