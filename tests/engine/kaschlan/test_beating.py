"""Every card on every other, whatever is trump, beside the oracle."""

from itertools import permutations

import pytest

from engine.cards import CARD_TEXTS, SHORT_PACK, SUITS
from engine.kaschlan.beating import BEATERS, beats, can_beat_all, trumps
from tests.engine.oracle import kaschlan_state


@pytest.mark.parametrize("trump", range(4))
def test_what_beats_what(trump: int) -> None:
    for led in SHORT_PACK:
        for beater in SHORT_PACK:
            if led == beater:
                continue
            expected = kaschlan_state.beats(CARD_TEXTS[beater], CARD_TEXTS[led], SUITS[trump])
            assert beats(beater, led, trump) == expected
            assert bool(BEATERS[trump][led] >> beater & 1) == expected


@pytest.mark.parametrize("trump", range(4))
def test_trumps_beat_those_after_them(trump: int) -> None:
    order = trumps(trump)
    assert [CARD_TEXTS[card] for card in order] == kaschlan_state.trumps(SUITS[trump])
    for place, card in enumerate(order):
        assert all(beats(card, lower, trump) for lower in order[place + 1 :])


@pytest.mark.parametrize("hand", ["9c9d", "7c7d", "TsJs", "7hAd", "QdAc", "Td8h"])
def test_a_whole_defence_is_found_if_there_is_one(hand: str) -> None:
    held = [CARD_TEXTS.index(hand[:2]), CARD_TEXTS.index(hand[2:])]
    bits = sum(1 << card for card in held)
    for led in permutations([card for card in SHORT_PACK if card not in held], 2):
        able = any(beats(one, led[0], 0) and beats(other, led[1], 0) for one, other in (held, held[::-1]))
        assert can_beat_all(led, bits, 0) == able
    assert can_beat_all((), 0, 0)
