"""The buttons of a live table that are no cards."""

from htpy import Element, button

from widgets.tables.table import Sight


def action(sight: Sight, word: str, text: str, may: bool) -> Element:
    """A button that picks ``word``; one that may not be pressed now stays in reach and is answered."""
    attributes = {"type": "button", "id": sight.place.id("do-" + word.replace(" ", "-")), "data-do": f"pick {word}"}
    return button(".act", attributes, aria_disabled=None if may else "true")[text]
