"""A finished pack is counted item by item: C69-C75 in their order, what a tie leaves to nobody (C77), the sum (C78)."""

from typing import Any

import pytest

from engine import kasino
from engine.cards import PACK
from engine.deal import shuffle
from engine.games import read_position
from engine.kasino.counting import counting, whole
from engine.kasino.options import FORMS, form
from engine.kasino.scoring import count
from engine.kasino.state import tallies
from tests.helpers import often, wander

RULES = ["C69", "C70", "C71", "C72", "C73", "C74", "C75"]
PLAYS = [(name, seats) for name in FORMS for seats in (2, 3, 4) if name != "pairs" or seats == 4]
PILES = (
    "kasino?taken=2c4c5c7c9cTcJcQcAc3d4d5d8d9dTdJdQd3h8h9hThJh4s5s9sTsJsAs/"
    "3c6c8cKc2d6d7dKdAd2h4h5h6h7hQhKhAh2s3s6s7s8sQsKs&tabbar=1/0&last=1"
)
NUMBERS = "kasino?cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&tabbar=1/0&last=1"


def facts(position: str, name: str) -> list[Any]:
    return [event.facts.get(name) for event in counting(read_position(position)[1])]


@pytest.mark.parametrize("position", [PILES, NUMBERS])
def test_c81_c82_linnea_and_hugo_item_by_item(position: str) -> None:
    assert [event.rule for event in counting(read_position(position)[1])] == [*RULES, "C78"]
    assert facts(position, "numbers") == [(28, 24), (6, 7), (2, 2), (1, 0), (0, 1), (0, 1), (1, 0), None]
    assert facts(position, "won") == [(1, 0), (0, 2), (2, 2), (2, 0), (0, 1), (0, 1), (1, 0), None]
    assert facts(position, "totals") == [(1, 0), (1, 2), (3, 4), (5, 4), (5, 5), (5, 6), (6, 6), (6, 6)]


def test_what_decides_are_the_cards_of_the_item() -> None:
    deciding = [event.cards for event in counting(read_position(PILES)[1])]
    assert [len(cards) for cards in deciding] == [52, 13, 4, 1, 1, 0, 0, 0]
    assert set(deciding[1]) == set(PACK[39:])
    assert set(deciding[2]) == set(PACK[12::13])
    # Storan is the ten of diamonds, lillan the two of spades.
    assert deciding[3:5] == [(PACK[13 + 8],), (PACK[39],)]


def test_a_tie_is_nobodys_and_cites_c77() -> None:
    tied = counting(read_position("kasino?cards=26/26&spades=6/7&aces=2/2&storan=0&lillan=1&last=1")[1])
    assert (tied[0].rule, tied[0].facts["item"], tied[0].facts["won"]) == ("C77", "C69", (0, 0))


@pytest.mark.parametrize(
    "position",
    [
        "kasino?hands=8c/-&table=Kh&cards=30/20&spades=7/6&aces=2/2&storan=0&lillan=1&last=1",
        "kasino?taken=8cKh/9d9s&last=1",
        "kasino?hands=-/-&table=Kh,4c",
    ],
    ids=["not over", "not whole", "nobody took"],
)
def test_only_a_whole_pack_that_is_over_is_counted(position: str) -> None:
    assert counting(read_position(position)[1]) == ()


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("cards=28/24&form=kryp", [("C88",)] * 7 + [("C76",)]),
        ("cards=26/26", [("C69",)] + [()] * 7),
        ("cards=26/26&form=kryp", [("C69", "C88")] + [("C88",)] * 6 + [()]),
        ("cards=28/24&tabbar=0/1", [()] * 8),
    ],
)
def test_the_numbers_beside_it(fields: str, told: list[tuple[str, ...]]) -> None:
    state = read_position(f"kasino?spades=6/7&aces=2/2&storan=0&lillan=1&last=1&{fields}")[1]
    assert [event.also for event in counting(state)] == told


@pytest.mark.parametrize(("name", "seats"), PLAYS)
def test_every_pack_is_counted_as_it_is_scored(name: str, seats: int) -> None:
    options = form(name)
    for pack in range(often(6, browser=2, proof=200)):
        start = kasino.start(options, seats, 0, shuffle(f"counting {name} {pack}", PACK))
        *_, last = wander(kasino, start, f"counting {pack}")
        state = last.after
        score = count(tallies(state))
        events = counting(state)
        assert whole(state) == bool(events) == (state.last is not None)
        if not events:
            continue
        given = [
            (event.facts["item"], side, points)
            for event in events[:-1]
            for side, points in enumerate(event.facts["won"])
            if points
        ]
        assert given == [tuple(item) for item in score.items]
        assert events[-2].facts["totals"] == events[-1].facts["totals"] == score.points
        assert tuple(event.facts["item"] for event in events if event.rule == "C77") == score.ties
