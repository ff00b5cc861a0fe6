"""House rules are told in words wherever they are in force, and where an example is about one it can be switched off."""

import html
import re
from itertools import product

import pytest

from engine.kaschlan.options import CHOICES, Options
from tests.engine.kasino.variants import VARIANTS
from widgets import library
from widgets.place import Place
from widgets.play import model as models
from widgets.say import WORDS
from widgets.say.telling import kaschlan, kasino
from widgets.widget import widget

SWITCHED = [name for name in library.names() if library.kind(name) == "example" and library.example(name).switched]
EXAMPLE = widget("example")


def frame(kind: str, name: str, model: str, lang: str = "sv") -> str:
    return str(widget(kind).frame(name, model, Place(lang, "../", "w1")).html)


def switch(shown: str) -> tuple[bool, str, str]:
    """Whether the one switch of a frame is on, the model that it leads to, and its text."""
    ((checked, other, text),) = re.findall(r'role="switch" aria-checked="(\w+)" data-go="([^"]*)">([^<]*)<', shown)
    return checked == "true", html.unescape(other), html.unescape(text)


@pytest.mark.parametrize("lang", WORDS)
def test_every_house_rule_and_form_is_told_in_words(lang: str):
    words = WORDS[lang]
    told = {rule for chosen in product(*CHOICES.values()) for rule in kaschlan.house_rules(words, Options(*chosen))}
    assert len(told) == len(CHOICES)
    assert kaschlan.house_rules(words, Options()) == []
    forms = {tuple(kasino.house_rules(words, options)) for _, options, _ in VARIANTS}
    assert () in forms
    for rule in told | {rule for rules in forms for rule in rules}:
        assert rule[0].isupper()
        assert not re.search(r"[_=]", rule), rule


@pytest.mark.parametrize("name", SWITCHED)
@pytest.mark.parametrize("lang", WORDS)
def test_the_switch_is_at_hand_at_every_step_and_keeps_the_step(name: str, lang: str):
    shown = library.example(name)
    last = len(shown.script("without")) - 1
    for step in range(len(shown.steps)):
        on, other, rule = switch(frame("example", name, models.at(step), lang))
        assert on
        assert rule in shown_rules(name, lang)
        assert other == models.at(min(step, last), "without")
        off, back, same = switch(frame("example", name, other, lang))
        assert not off
        assert same == rule
        assert back == models.at(min(step, last))


def shown_rules(name: str, lang: str) -> str:
    shown = library.example(name)
    told = kaschlan if shown.position.game.NAME == "kaschlan" else kasino
    return ", ".join(told.house_rules(WORDS[lang], shown.steps[0].state.options))


def test_own_moves_are_kept_where_they_can_be_made():
    name = "kaschlan-must-beat"
    on, other, _ = switch(frame("example", name, "0;beat 8d Kd"))
    assert on
    assert other == "without.0;beat 8d Kd"
    on, other, _ = switch(frame("example", name, "without.0;take"))
    assert not on
    # With compulsory beating this cannot be done.
    assert other == "0;"
    _, other, _ = switch(frame("example", name, "0;?take"))
    assert other == "without.0;?take"


def test_without_its_house_rule_an_example_is_stepped_from_its_own_opening():
    name = "kaschlan-must-beat"
    opening = frame("example", name, "without.0")
    assert "Så går det utan husregeln." in opening
    assert "plikt vid det här bordet" not in opening
    assert 'data-go="without.1"' in opening
    assert 'data-go="without.0" data-key="ArrowLeft"' in frame("example", name, "without.1")
    assert "without.0" in list(EXAMPLE.moments(name))


def test_a_position_that_is_solved_tells_its_form():
    shown = frame("solve", "solve", "kasino?hands=8c/2c&table=5c&form=nordic", "en")
    assert "House rule: Nordic casino, without building." in shown
    assert 'class="house"' not in frame("solve", "solve", "kasino?hands=8c/2c&table=5c", "en")
