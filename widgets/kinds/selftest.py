"""A test of the reader's own browser: what it is, how long Python takes in it, whether a move in each game comes out right.

The model is how far it has come: ``untested``; ``begun``, when the first answer is on its way; ``done``.  The client goes
from the second to the third by itself, and tells how long the first answer took.
"""

import sys
import time
from collections.abc import Iterator

from htpy import Element, div, header, label, p, section, span, textarea

from engine.games import read_position
from widgets.place import Device, Place
from widgets.play.controls import do
from widgets.say import WORDS, Words
from widgets.widget import Frame, Message, Widget

NAME = "selftest"
KEPT = "kept"
STATES = ("untested", "begun", "done")
MOVES = (
    (
        "kaschlan?trump=c&hands=Kc9hTh7sJs/9cKdJh8sAs&table=8d,8h,8c&stock=TsQs7c9d7dAc",
        "beat 8d Kd",
        "kaschlan?trump=c&hands=Kc9hTh7sJs/9cJh8sAs&table=8d:Kd,8h,8c&stock=TsQs7c9d7dAc",
    ),
    (
        "kasino?hands=8c5d/8h3s&table=5h,3c,Ks&last=0&cards=24/21&spades=5/6&aces=2/2&storan=0&lillan=1",
        "take 8c 3c 5h",
        "kasino?hands=5d/8h3s&table=Ks&cards=27/21&spades=5/6&aces=2/2&storan=0&lillan=1&last=0&turn=1",
    ),
)
"""A position of each game, a move in it, and the position after it."""


class SelftestWidget(Widget):
    """Its model is how far the test has come; the device keeps a word, so that the second request shows whether it does."""

    only = keeps = NAME

    def init(self, name: str) -> str:
        """Not begun."""
        if name != NAME:
            raise KeyError(name)
        return "untested"

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """``test`` begins, ``measure`` (from the client) ends it."""
        match message.do, _read(name, model):
            case "test", _:
                return "begun"
            case "measure", "begun":
                return "done"
        raise ValueError("no such message")

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The button, and in the end the report."""
        state = _read(name, model)
        words = WORDS[place.lang]
        html = section(".selftest", aria_labelledby=place.id("title"))[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[words.selftest_title], span(".where")
            ],
            div(".say", {"data-say": ""})[p(".caption")[words.selftest_state(state)]],
            _report(place, words) if state == "done" else None,
            div(".controls")[do(place, "test", words.selftest_start, state != "begun")],
        ]
        return Frame(html, words.selftest_state(state))

    def without_python(self, words: Words) -> str:
        """That it does not start is an answer."""
        return words.selftest_without_python

    def kept(self, name: str, model: str, _message: Message, _device: Device) -> str | None:
        """A word, once it has begun."""
        return KEPT if _read(name, model) == "begun" else None

    def onward(self, name: str, model: str) -> str | None:
        """The second request, which knows how long the first took."""
        return "measure" if _read(name, model) == "begun" else None


WIDGET = SelftestWidget()


def _read(name: str, text: str) -> str:
    if name != NAME or text not in STATES:
        raise ValueError("no such state")
    return text


def _report(place: Place, words: Words) -> Element:
    return div(".report")[
        label(for_=place.id("report"))[words.selftest_report],
        textarea(id=place.id("report"), rows="16", readonly=True, spellcheck="false")[report(place.device, words)],
    ]


def report(device: Device, words: Words) -> str:
    """What was found out, one line each."""
    browser = device.browser
    storage = device.storage or (KEPT if device.kept == KEPT else "lost")
    lines = [
        ("day", device.today),
        ("agent", browser.agent),
        ("window", browser.window),
        ("python", sys.version.split()[0]),
        ("pyodide", str(getattr(sys.modules.get("pyodide"), "__version__", "–"))),
        ("ready", f"{browser.ready} ms"),
        ("answer", f"{browser.answer} ms"),
        ("storage", words.selftest_value(storage)),
        ("offline", words.selftest_value(browser.offline)),
    ]
    told = [f"{words.selftest_line(what)}: {value}" for what, value in lines]
    return "\n".join([*told, *_moves(words)])


def _moves(words: Words) -> Iterator[str]:
    for position, text, after in MOVES:
        began = time.perf_counter()
        game, state = read_position(position)
        found = game.write(game.apply(state, game.read_move(text)[1]).state)
        took = round(1000 * (time.perf_counter() - began))
        right = words.selftest_value("right" if found == after else "wrong")
        yield f"{words.game(game.NAME)}, {text}: {right}, {took} ms"
