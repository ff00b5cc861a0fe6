"""How a drill's table is drawn: what only lies there, and what can be chosen, before the answer and after it."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from htpy import Element, Node, button, div, p, section, span, strong

from engine.cards import cards_of
from engine.kasino.state import Build
from widgets.place import Place
from widgets.say import Words
from widgets.tables import faces


class Board(NamedTuple):
    """For whom a question is drawn: what is chosen so far and, once it is answered, the verdict on every choice.

    Only a ``live`` board has buttons and ids.
    """

    words: Words
    place: Place
    live: bool
    chosen: tuple[str, ...] = ()
    verdicts: Mapping[str, str] = {}

    def row(self, title: str, name: str, things: Iterable[Node], kind: str = "hand") -> Element:
        """Choices side by side under a title: one stop for the tab key, with arrows inside."""
        live = {"data-hand": "", "id": self.place.id(name)} if self._open else {}
        return section(".group")[
            p(".label")[strong[title]], div({"class": kind, "role": "group", "aria-label": title} | live)[things]
        ]

    def lying(self, title: str, things: Iterable[Node]) -> Element:
        """What only lies there, under a title."""
        return section(".group")[p(".label")[strong[title]], div(".hand")[things]]

    def card(self, name: str, card: int, trump: bool = False) -> Element:
        """A card as a choice."""
        if self._open:
            return faces.press(
                card,
                self.words,
                id=self.place.id(name),
                do=f"mark {name}",
                label=self.words.Card(card),
                trump=trump,
                marks=self._mark(name),
                more=self._state(name),
            )
        return self._judged(name, faces.face(card, self.words, trump=trump, marks=self._mark(name)))

    def build(self, name: str, build: Build, owner: str) -> Element:
        """A build as a choice."""
        label, parts = _build(build, owner, self.words)
        if not self._open:
            heap = span({"class": f"build {self._mark(name)}".strip(), "role": "img", "aria-label": label})[parts]
            return self._judged(name, heap)
        attributes = {"type": "button", "data-do": f"mark {name}", "aria-label": label} | self._state(name)
        attributes["id"] = self.place.id(name.replace(".", "-"))
        return button({"class": f"build {self._mark(name)}".strip()}, attributes)[parts]

    def option(self, name: str, text: str) -> Element:
        """A word as a choice."""
        if self._open:
            attributes = {"type": "button", "id": self.place.id(name), "data-do": f"mark {name}"}
            return button(".b", attributes, self._state(name))[text]
        return self._judged(name, span({"class": f"option {self._mark(name)}".strip()})[text])

    @property
    def _open(self) -> bool:
        return self.live and not self.verdicts

    def _mark(self, name: str) -> str:
        return "picked" if name in self.chosen else ""

    def _state(self, name: str) -> dict[str, str]:
        return {"aria-pressed": "true" if name in self.chosen else "false"}

    def _judged(self, name: str, thing: Element) -> Element:
        """With a sign for the verdict, and its word for those who do not see it."""
        verdict = self.verdicts.get(name)
        if verdict is None:
            return span(".judged")[thing]
        return span(".judged", data_verdict=verdict)[thing, span(".said")[self.words.drill_verdict(verdict)]]


def lying_card(card: int, words: Words, *, trump: bool = False, raised: bool = False) -> Element:
    """A card that is no choice; ``raised`` if it is the one in question."""
    return faces.face(card, words, trump=trump, marks="picked" if raised else "")


def lying_build(build: Build, owner: str, words: Words, *, raised: bool = False) -> Element:
    """A build that is no choice."""
    label, parts = _build(build, owner, words)
    return span({"class": "build picked" if raised else "build", "role": "img", "aria-label": label})[parts]


def _build(build: Build, owner: str, words: Words) -> tuple[str, list[Node]]:
    """The name of a build, and its cards as a heap with the value under it."""
    cards = cards_of(build.cards)
    return words.build_name(build.value, cards, build.double, owner), [
        span(".heap")[[faces.face(card, words, named=False) for card in cards]],
        span(".value", aria_hidden="true")[words.build_label(build.value, build.double, owner)],
    ]
