"""What holds in every deal, for each number of seats, by default and with each option changed."""

from itertools import product
from random import Random

import pytest

from engine import kaschlan
from engine.cards import SHORT_PACK
from engine.games import read_position
from engine.kaschlan import CHOICES, DEFAULTS, Options, State
from tests.engine.kaschlan import invariants
from tests.helpers import often, wander

pytestmark = pytest.mark.long

DEALS = often(60, browser=10, proof=200)


def dealt(seats: int, options: Options, seed: int) -> State:
    """A fresh deal."""
    state = read_position(f"kaschlan?deal={seed}&seats={seats}&dealer={seed % seats}")[1]
    assert isinstance(state, State)
    return state._replace(options=options)


@pytest.mark.parametrize("options", invariants.VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_played_at_random(seats: int, options: Options) -> None:
    for number in range(DEALS):
        invariants.all_hold(invariants.played(options, seats, number), number)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_nothing_but_what_the_seat_may_know(seats: int) -> None:
    random = Random(seats)
    for chosen in product(*CHOICES.values()):
        for turn in wander(kaschlan, dealt(seats, Options(*chosen), seats), str(chosen)):
            invariants.views_tell_nothing(turn.after, random)


def test_a_view_is_of_a_seat() -> None:
    state = dealt(2, DEFAULTS, 0)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no such seat"):
            kaschlan.view(state, seat)


@pytest.mark.parametrize(("seats", "dealer", "missing"), [(1, 0, 0), (5, 0, 0), (2, 2, 0), (2, -1, 0), (2, 0, 1)])
def test_only_a_whole_pack_is_dealt_to_two_to_four_seats(seats: int, dealer: int, missing: int) -> None:
    pack = SHORT_PACK[missing:]
    with pytest.raises(ValueError, match="two to four seats"):
        kaschlan.start(DEFAULTS, seats, dealer, pack)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_checking_and_applying_change_nothing(seats: int) -> None:
    for turn in wander(kaschlan, dealt(seats, DEFAULTS, 1), "frozen"):
        text = kaschlan.write(turn.before)
        assert kaschlan.apply(turn.before, turn.move).state == turn.after
        assert kaschlan.write(turn.before) == text
