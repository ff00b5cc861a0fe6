"""The buttons of a live table that are no cards."""

from htpy import Element, button

from widgets.tables.table import Sight


def action(sight: Sight, word: str, text: str, may: bool, *, onward: bool = True) -> Element:
    """A button that picks ``word``, green if it leads on; one that may not be pressed now is answered with the reason."""
    attributes = {"type": "button", "id": sight.place.id("do-" + word.replace(" ", "-")), "data-do": f"pick {word}"}
    return button(".act.on" if onward else ".act", attributes, aria_disabled=None if may else "true")[text]
