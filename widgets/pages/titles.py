"""The titles of the examples on a page, each a link to its example."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from htpy import Element, a, li, nav, ul

from widgets import library

PLACED = re.compile(r"^```talong\n(\w+): ([\w-]+)\n```$", re.MULTILINE)
READ: Mapping[str, Callable[[str], Any]] = {
    "example": library.example,
    "lesson": library.lesson,
    "sheet": library.sheet,
}


def titles(text: str, lang: str, label: str) -> Element:
    """The list for the page whose text this is. Widgets are numbered as they stand in it."""
    placed = [READ[kind](name).title.say(lang) for kind, name in PLACED.findall(text)]
    links = [li[a(href=f"#w{number}-title")[title]] for number, title in enumerate(placed, 1)]
    return nav(".talong-titles", {"data-search-exclude": ""}, aria_label=label)[ul[links]]
