"""Every kind of widget keeps the contract, and every module of a kind is one."""

import inspect
import pkgutil
from pathlib import Path

import pytest

from widgets import kinds, library
from widgets.place import Place
from widgets.say import WORDS
from widgets.widget import KINDS, Frame, Widget, module_of, widget

PARTS = ("widgets.kinds.charts",)
"""Rooms of several kinds."""


def names(kind: str) -> list[str]:
    only = widget(kind).only
    return [only] if only else [name for name in library.names() if library.kind(name) == kind]


def test_every_module_of_the_room_is_a_kind():
    found = {one.name for one in pkgutil.iter_modules(kinds.__path__, "widgets.kinds.")}
    for room in PARTS:
        found.remove(room)
        found |= {
            one.name
            for one in pkgutil.iter_modules([str(Path(kinds.__path__[0]) / room.rpartition(".")[2])], f"{room}.")
        }
    assert found == set(map(module_of, KINDS))


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_a_widget_and_takes_what_the_contract_says(kind: str):
    chosen = widget(kind)
    assert Widget in type(chosen).__mro__
    for name, promised in inspect.getmembers(Widget, inspect.isfunction):
        if not name.startswith("_"):
            count = len(inspect.signature(promised).parameters)
            assert len(inspect.signature(getattr(type(chosen), name)).parameters) == count, name


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_brings_its_frames_and_its_own_words_for_trouble(kind: str, lang: str):
    chosen, place = widget(kind), Place(lang, "../", "w1")
    assert names(kind)
    assert chosen.without_python(WORDS[lang])
    for name in names(kind):
        shown = list(chosen.moments(name))
        assert chosen.init(name) in shown
        frame = chosen.frame(name, chosen.init(name), place)
        assert isinstance(frame, Frame)
        assert frame.say


def test_trouble_is_told_apart():
    for words in WORDS.values():
        told = [widget(kind).without_python(words) for kind in KINDS]
        # A lesson is an example one acts in, and both charts are charts.
        assert len(set(told)) == len(KINDS) - 2
