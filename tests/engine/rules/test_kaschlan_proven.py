"""Kaschlan's facts K76–K81 in deals played at random, for each number of seats and every set of options."""

from collections.abc import Iterator
from itertools import product

import pytest

from engine import kaschlan
from engine.games import read_position
from engine.kaschlan import CHOICES, Options
from tests.engine.kaschlan import invariants
from tests.helpers import Turn, wander

EVERYWHERE = pytest.mark.parametrize("seats", [2, 3, 4])
DEALS = 3


def deals(seats: int) -> Iterator[list[Turn]]:
    """Deals played to the end, some for every set of options."""
    for chosen in product(*CHOICES.values()):
        for seed in range(DEALS):
            start = read_position(f"kaschlan?deal={seed}{seats}&seats={seats}&dealer={seed % seats}")[1]
            yield list(wander(kaschlan, start._replace(options=Options(*chosen)), f"{chosen} {seed}"))


@EVERYWHERE
def test_k76_with_a_stock_every_player_but_the_defender_starts_a_bout_with_five_or_more(seats: int) -> None:
    for turns in deals(seats):
        invariants.five_in_hand(turns)


@EVERYWHERE
def test_k77_thirty_two_cards_always(seats: int) -> None:
    for turns in deals(seats):
        invariants.cards_conserved(turns)


@EVERYWHERE
def test_k78_every_deal_ends_since_a_measure_falls_with_every_bout(seats: int) -> None:
    for turns in deals(seats):
        invariants.measure_falls(turns)


@EVERYWHERE
def test_k79_exactly_one_loser(seats: int) -> None:
    for turns in deals(seats):
        invariants.one_loser(turns)


@EVERYWHERE
def test_k80_two_players_with_cards_face_each_other_in_every_bout(seats: int) -> None:
    for turns in deals(seats):
        invariants.two_opponents(turns)


@EVERYWHERE
def test_k81_led_cards_keep_within_four_and_the_hand_that_began_the_bout(seats: int) -> None:
    for turns in deals(seats):
        invariants.leads_within_limits(turns)
