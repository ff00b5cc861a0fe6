"""Checks that the cards of a game lay as was promised: from the word that an order came from to the order and its digest.

The model is the game, the word and the digest that the reader noted, as they were written: ``kaschlan talong 5f2c…``; empty
before anything is asked.
"""

from typing import NamedTuple

from htpy import Element, Node, button, code, div, form, header, label, p, section, span

from engine.cards import cards_text
from engine.deal import shuffle
from engine.games import GAMES
from widgets.kinds.game.fairness import digest_of
from widgets.place import Device, Place
from widgets.play.controls import choice, written
from widgets.say import WORDS, Words
from widgets.widget import Frame, Message, Widget

NAME = "fair"
LONGEST_WORD, LONGEST_SUM = 32, 64


class Asked(NamedTuple):
    """What is to be checked."""

    game: str = "kaschlan"
    word: str = ""
    sum: str = ""


class FairWidget(Widget):
    """Its model is what is to be checked."""

    only = NAME

    def init(self, name: str) -> str:
        """Nothing."""
        if name != NAME:
            raise KeyError(name)
        return write(Asked())

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """``check`` what stands in the fields ``game``, ``word`` and ``sum``."""
        read(name, message.go if message.go is not None else model)
        if message.go is not None:
            return message.go
        if message.do != "check":
            raise ValueError("no such message")
        word, noted = ("".join(message.field(one).split()) for one in ("word", "sum"))
        return write(Asked(message.field("game"), word[:LONGEST_WORD], noted[:LONGEST_SUM].lower()))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The fields, and what comes of them."""
        asked = read(name, model)
        words = WORDS[place.lang]
        said = _verdict(asked, words)
        html = section(".fair-check", aria_labelledby=place.id("title"))[
            header(".talong-head")[p(".title", id=place.id("title"), tabindex="-1")[words.fair_title], span(".where")],
            _form(asked, place, words),
            div(".say", {"data-say": ""})[p(".caption")[said], _order(asked, words)],
        ]
        return Frame(html, said)

    def without_python(self, words: Words) -> str:
        """The sum can be worked out elsewhere."""
        return words.fair_without_python


WIDGET = FairWidget()


def read(name: str, text: str) -> Asked:
    """What a model asks; ValueError if it asks nothing that can be."""
    parts = text.split(" ")
    if name != NAME or len(parts) != 3 or parts[0] not in GAMES:
        raise ValueError("not a check")
    if len(parts[1]) > LONGEST_WORD or len(parts[2]) > LONGEST_SUM:
        raise ValueError("too long")
    return Asked(*parts)


def write(asked: Asked) -> str:
    """The text of what is asked."""
    return " ".join(asked)


def _verdict(asked: Asked, words: Words) -> str:
    if not asked.word:
        return words.fair_key
    if not asked.sum:
        return words.fair_sum
    return words.fair_verdict(digest_of(_cards(asked)) == asked.sum)


def _cards(asked: Asked) -> tuple[int, ...]:
    return shuffle(asked.word, GAMES[asked.game].PACK)


def _order(asked: Asked, words: Words) -> Node:
    """The order that comes of the word, in words for who listens and in notation, and its digest."""
    if not asked.word:
        return None
    order = _cards(asked)
    return [
        p[words.order_hash, ": ", code(".digest")[digest_of(order)]],
        p[words.fair_order, " ", code[cards_text(order)]],
        p[words.fair_first, " ", words.cards(order[:5]), "."],
    ]


def _form(asked: Asked, place: Place, words: Words) -> Element:
    games = [(game, words.game(game)) for game in GAMES]
    return form({"data-do": "check"}, id=place.id("form"))[
        choice(place, "game", words.which_game, games, asked.game),
        _line("word", words.order_seed, asked.word, LONGEST_WORD, place),
        _line("sum", words.order_hash, asked.sum, LONGEST_SUM, place),
        button(".b.primary", type="submit", id=place.id("check"))[words.fair_check],
    ]


def _line(name: str, title: str, value: str, longest: int, place: Place) -> Element:
    return div(".pick")[label(for_=place.id(name))[title], written(place, name, value, longest, autocapitalize="off")]
