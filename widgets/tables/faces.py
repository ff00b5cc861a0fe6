"""Card faces: an index in the page's language and a suit drawn by the style sheet."""

from collections.abc import Mapping
from functools import cache

from htpy import Element, button, fragment, i, span
from markupsafe import Markup

from engine.cards import CARD_TEXTS, JACK, KING, QUEEN, SUITS, rank, suit
from widgets.say import Words

COURTS = {JACK: "J", QUEEN: "Q", KING: "K"}


def _attributes(card: int) -> dict[str, str]:
    attributes = {"data-card": CARD_TEXTS[card], "data-suit": SUITS[suit(card)]}
    court = COURTS.get(rank(card))
    return attributes | ({"data-court": court} if court else {})


@cache
def _face(index: str) -> Markup:
    return Markup(
        fragment[
            span(".rank", data_index=index, aria_hidden="true"),
            i(".pip", aria_hidden="true"),
            i(".face", aria_hidden="true"),
        ]
    )


def _classes(trump: bool, marks: str) -> str:
    return " ".join(["card", *(["trump"] if trump else []), *marks.split()])


def face(card: int, words: Words, *, trump: bool = False, marks: str = "", named: bool = True) -> Element:
    """A card that only lies there; unless ``named`` something beside it says what it is."""
    attributes = _attributes(card)
    name = words.Card(card) + (f", {words.trump_mark}" if trump else "")
    label = {"role": "img", "aria-label": name} if named else {"aria-hidden": "true"}
    return span({"class": _classes(trump, marks)}, attributes, label)[_face(words.index(card))]


def press(
    card: int,
    words: Words,
    *,
    id: str,
    do: str = "",
    label: str,
    trump: bool = False,
    marks: str = "",
    more: Mapping[str, str],
) -> Element:
    """A card that can be pressed: sends ``do``, or what ``more`` says."""
    name = label + (f", {words.trump_mark}" if trump else "")
    attributes = {"type": "button", "id": id, "aria-label": name} | _attributes(card) | dict(more)
    if do:
        attributes["data-do"] = do
    return button({"class": _classes(trump, marks)}, attributes)[_face(words.index(card))]


def back() -> Element:
    """The back of a card."""
    return span(".card.back", aria_hidden="true")
