"""The charts of the quick references: what beats what, what takes what."""

import re

import pytest

from engine import kasino
from engine.cards import CARD_TEXTS, SHORT_PACK, bits_of
from engine.game import Legal
from engine.kaschlan.beating import beats as beats_in_play
from engine.kasino.state import Move
from engine.notation import split
from widgets.kinds.charts import beats, takes
from widgets.place import Device, Place
from widgets.say import WORDS
from widgets.widget import Message

SV, EN = Place("sv", "", "w1"), Place("en", "", "w1")
BEATS, TAKES = "kaschlan-what-beats", "kasino-what-takes"


@pytest.mark.parametrize("trump", "cdhs")
def test_the_marked_cards_are_those_that_beat(trump: str) -> None:
    for led in SHORT_PACK:
        html = str(beats.WIDGET.frame(BEATS, f"{trump} {CARD_TEXTS[led]}", SV).html)
        marked = re.findall(r'class="card(?: trump)? can"[^>]*data-card="(\w\w)"', html)
        marked += re.findall(r'data-card="(\w\w)"[^>]*class="card(?: trump)? can"', html)
        expected = {CARD_TEXTS[card] for card in SHORT_PACK if beats_in_play(card, led, "cdhs".index(trump))}
        assert set(marked) == expected


def test_every_card_is_there_once_and_the_trumps_come_first() -> None:
    html = str(beats.WIDGET.frame(BEATS, "h", EN).html)
    cards = re.findall(r'data-card="(\w\w)"', html)
    assert sorted(cards) == sorted(CARD_TEXTS[card] for card in SHORT_PACK)
    assert cards[:9] == ["Qd", "Ah", "Kh", "Qh", "Jh", "Th", "9h", "8h", "7h"]


def test_it_says_what_beats_the_pressed_card() -> None:
    assert beats.WIDGET.frame(BEATS, "d Jd", SV).say == "Ruter knekt sticks av ruter dam, ruter kung och ruter ess."
    assert beats.WIDGET.frame(BEATS, "c Qd", EN).say == "Nothing beats the queen of diamonds."


@pytest.mark.parametrize("text", ["x", "", "c 2c", "cd", "c 8d 9d", "c <b>"])
def test_a_hostile_model_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any of the reasons
        beats.WIDGET.update(BEATS, "c", Message(go=text), Device())


@pytest.mark.parametrize("rank", range(2, 14))
def test_every_listed_sum_is_a_capture_and_every_small_capture_is_listed(rank: int) -> None:
    listed = set(takes.sums(rank, 3))
    state = kasino.read(split("kasino?hands=2c/3c&table=4c")[1])
    hand = 13 * 3 + rank - 2
    for first in range(1, 14):
        for second in range(1, first + 1):
            for third in range(second + 1):
                parts = tuple(part for part in (first, second, third) if part)
                loose = bits_of(13 * suit + (part - 2) % 13 for suit, part in enumerate(parts))
                if loose >> hand & 1:
                    continue
                assert isinstance(state, kasino.State)
                state = state._replace(hands=(1 << hand, 1 << 26), table=loose)
                took = isinstance(kasino.check(state, Move("take", hand, 0, loose)), Legal)
                apart = rank in parts and len(parts) > 1
                assert (parts in listed) == (took and len(parts) > 1 and not apart), parts


def test_both_languages_name_the_ranks() -> None:
    assert (
        takes.WIDGET.frame(TAKES, "9", SV).say == "En nia tar kort med samma värde, och kort som tillsammans blir nio."
    )
    assert (
        takes.WIDGET.frame(TAKES, "8", EN).say
        == "An eight takes cards of its value, and cards that make eight together."
    )
    assert "D + 2" in str(takes.WIDGET.frame(TAKES, "14", SV).html)
    assert "K + A" in str(takes.WIDGET.frame(TAKES, "14", EN).html)
    assert WORDS["sv"].rank(14) == "Ess"
