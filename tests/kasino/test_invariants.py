"""What holds in every pack, in every form and with each of its options changed, for each number of players."""

import sys

import pytest

from engine import kasino
from tests.kasino import invariants
from tests.kasino.variants import ALTERNATIVES, GROUPS, variants

# Packs for each form and number of players; one variant after another.
PACKS = 20 if sys.platform == "emscripten" else 200


@pytest.mark.parametrize(("form", "seats"), GROUPS)
def test_packs_played_at_random(form: str, seats: int) -> None:
    every = variants(form, seats)
    for number in range(PACKS):
        seed = f"{form} {seats} {number}"
        invariants.all_hold(invariants.played(every[number % len(every)], seats, seed), seed)


def test_every_option_is_changed_in_some_variant() -> None:
    every = [options for form, seats in GROUPS for options in variants(form, seats)]
    assert set(ALTERNATIVES) == set(kasino.Options._fields)
    for name, choices in ALTERNATIVES.items():
        assert {getattr(options, name) for options in every} >= set(choices)
    assert len(GROUPS) == 16
