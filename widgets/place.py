"""Where a widget stands."""

from typing import NamedTuple


class Place(NamedTuple):
    """The page's language, the relative way to that language's root (``../../``), and the prefix of the widget's ids."""

    lang: str
    root: str
    prefix: str

    def id(self, name: str) -> str:
        """An id that is this widget's own on its page."""
        return f"{self.prefix}-{name}"

    def rule(self, number: str) -> str:
        """The address of a rule's sentence."""
        folder = "kaschlan" if number[0] == "K" else "kasino"
        page = "rulings" if number[1] == "A" else "rules"
        return f"{self.root}{folder}/{page}/#{number.lower()}"
