"""A test of the reader's own browser: what it is, how long Python takes in it, whether a move in each game comes out right.

The model is how far it has come: ``untested``; ``begun``, when the first answer is on its way; ``done``.  The client goes
from the second to the third by itself, and tells how long the first answer took.
"""

import sys
import time
from collections.abc import Iterator, Mapping
from typing import Any

from htpy import Element, div, header, label, p, section, span, textarea

from engine.games import read_position
from widgets.place import Device, Place
from widgets.play.controls import do
from widgets.say import WORDS, Words
from widgets.tables import Sight

NAME = KEEPS = "selftest"
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


def init(name: str) -> str:
    """The model it starts with."""
    if name != NAME:
        raise KeyError(name)
    return "untested"


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after ``test`` or, from the client, ``measure``; ValueError."""
    state = _read(name, text)
    match str(message.get("do", "")):
        case "test":
            return "begun"
        case "measure" if state == "begun":
            return "done"
    raise ValueError("no such message")


def _read(name: str, text: str) -> str:
    if name != NAME or text not in STATES:
        raise ValueError("no such state")
    return text


def onward(name: str, text: str) -> Mapping[str, Any] | None:
    """The second request, which knows how long the first took."""
    return {"do": "measure"} if _read(name, text) == "begun" else None


def keep(name: str, text: str, _message: Mapping[str, Any]) -> str | None:
    """Something for the device to keep, so that the second request shows whether it does."""
    return KEPT if _read(name, text) == "begun" else None


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model."""
    state = _read(name, text)
    words = WORDS[place.lang]
    return section(".selftest", aria_labelledby=place.id("title"))[
        header(".talong-head")[p(".title", id=place.id("title"), tabindex="-1")[words.selftest_title], span(".where")],
        div(".say", {"data-say": ""})[p(".caption")[words.selftest_state(state)]],
        div(".report")[
            label(for_=place.id("report"))[words.selftest_report],
            textarea(id=place.id("report"), rows="16", readonly=True, spellcheck="false")[report(place.device, words)],
        ]
        if state == "done"
        else None,
        div(".controls")[do(Sight(words, place, (), 0), "test", words.selftest_start, state != "begun")],
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the frame of a model tells, as plain text for the live region."""
    return WORDS[place.lang].selftest_state(_read(name, text))


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
