"""What takes what in Kasino: choose the card from the hand, see what it takes.

The model is the rank of the card, 2..14 (ace).
"""

from collections.abc import Iterator, Mapping
from typing import Any

from htpy import Element, button, div, header, li, p, section, span, strong, ul

from widgets.library import chart
from widgets.place import Place
from widgets.say import WORDS, Words
from widgets.tables.links import rule_link

RANKS = (*range(2, 14), 14)
MOST = 4
"""Sums of more cards than this are not listed: they are seldom seen."""


def init(name: str) -> str:
    """The model it starts with: a nine."""
    chart(name)
    return "9"


def moments(name: str) -> list[str]:
    """The models whose frames a page carries: every rank."""
    chart(name)
    return [str(rank) for rank in RANKS]


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after ``{"go": model}``; ValueError if it spells none."""
    chart(name)
    target = str(message.get("go", text))
    _read(target)
    return target


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


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model: the ranks to choose from, and the sums by their number of cards."""
    rank = _read(text)
    words = WORDS[place.lang]
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
            p(".title", id=place.id("title"), tabindex="-1")[chart(name).say(place.lang)],
            span(".where")[words.rank(rank)],
        ],
        div(".controls")[choices],
        div(".say", {"data-say": ""})[
            p(".caption")[words.takes(rank)],
            p(".why")[[[rule_link(rule, words, place), " "] for rule in _rules(rank)]],
        ],
        div(".sums")[[_sums(count, rank, words) for count in range(2, MOST + 1)]],
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the card takes, in a sentence."""
    chart(name)
    return WORDS[place.lang].takes(_read(text))


def _sums(count: int, rank: int, words: Words) -> Element | None:
    found = [one for one in sums(rank) if len(one) == count]
    if not found:
        return None
    return div(".sum")[
        p(".label")[strong[words.cards_together(count)]],
        ul[[li[" + ".join(words.index(max(part, 1) - 2 if part > 1 else 12) for part in one)] for one in found]],
    ]


def _rules(rank: int) -> list[str]:
    if rank == 14:
        return ["C10", "C30", "C31", "C37", "CA3"]
    return ["C30", "C36" if rank > 10 else "C31", *(["C37"] if rank > 11 else [])]
