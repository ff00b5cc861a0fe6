"""What takes what in Kasino: choose the card from the hand, see what it takes.

The model is the rank of the card, 2..14 (ace).
"""

from collections.abc import Iterator

from htpy import Element, button, div, header, li, p, section, span, strong, ul

from widgets.library import chart
from widgets.place import Device, Place
from widgets.say import WORDS, Words
from widgets.tables.rule_links import rule_link
from widgets.widget import Frame, Message, Widget

RANKS = range(2, 15)
MOST = 4
"""Sums of more cards than this are not listed: they are seldom seen."""


class TakesWidget(Widget):
    """Its model is the rank of the card."""

    def init(self, name: str) -> str:
        """A nine."""
        chart(name)
        return "9"

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """Another rank."""
        chart(name)
        target = model if message.go is None else message.go
        _read(target)
        return target

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The ranks to choose from, and the sums by their number of cards."""
        rank = _read(model)
        words = WORDS[place.lang]
        return Frame(_chart(chart(name).say(place.lang), rank, words, place), words.takes(rank))

    def without_python(self, words: Words) -> str:
        """It can be read and leafed through."""
        return words.chart_without_python

    def moments(self, name: str) -> list[str]:
        """Every rank."""
        chart(name)
        return [str(rank) for rank in RANKS]


WIDGET = TakesWidget()


def _read(text: str) -> int:
    if text not in map(str, RANKS):
        raise ValueError("no such rank")
    return int(text)


def sums(value: int, most: int = MOST) -> list[tuple[int, ...]]:
    """The sums of two to ``most`` cards on the table (aces count 1, at most four equal) that make the value (C31, C37).

    >>> sums(5)
    [(4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1)]
    """

    def parts(rest: int, highest: int, left: int) -> Iterator[tuple[int, ...]]:
        if rest == 0:
            yield ()
        elif left:
            for part in range(min(rest, highest), 0, -1):
                for others in parts(rest - part, part, left - 1):
                    yield (part, *others)

    found = [one for one in parts(value, min(13, value - 1), most) if all(one.count(part) <= 4 for part in one)]
    return sorted(found, key=lambda one: (len(one), tuple(-part for part in one)))


def _chart(title: str, rank: int, words: Words, place: Place) -> Element:
    """The ranks to choose from, and the sums by their number of cards."""
    choices = [
        button(
            ".b",
            type="button",
            id=place.id(f"rank-{one}"),
            data_go=str(one),
            aria_label=f"{words.index(one - 2)}, {words.rank(one)}",
            aria_pressed="true" if one == rank else "false",
        )[words.index(one - 2)]
        for one in RANKS
    ]
    return section(".chart", aria_labelledby=place.id("title"))[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[title],
            span(".where")[words.rank(rank)],
        ],
        div(".controls")[choices],
        div(".say", {"data-say": ""})[
            p(".caption")[words.takes(rank)],
            p(".why")[[[rule_link(rule, words, place), " "] for rule in _rules(rank)]],
        ],
        div(".sums")[[_sums(count, rank, words) for count in range(2, MOST + 1)]],
    ]


def _sums(count: int, rank: int, words: Words) -> Element | None:
    found = [one for one in sums(rank) if len(one) == count]
    if not found:
        return None
    return div(".sum")[
        p(".label")[strong[words.cards_together(count)]],
        ul[[li[" + ".join(words.index(part - 2 if part > 1 else 12) for part in one)] for one in found]],
    ]


def _rules(rank: int) -> list[str]:
    if rank == 14:
        return ["C10", "C30", "C31", "C37", "CA3"]
    return ["C30", "C36" if rank > 10 else "C31", *(["C37"] if rank > 11 else [])]
