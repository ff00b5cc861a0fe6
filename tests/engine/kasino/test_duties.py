"""What the owner of a build owes, and what krypkasino demands beside a build, as the oracle has it."""

from random import Random

import pytest

from tests.engine.oracle import kasino, kasino_state, random_positions
from tests.helpers import legal, refused

pytestmark = pytest.mark.long

POSITIONS = 40


def owned(random: Random, duty: str, *, misere: bool) -> str:
    """A position with builds, most of them of the seat to act, that owes something for them."""
    while True:
        state = kasino_state.read(random_positions.kasino_position(random))
        if state.builds and state.turn is not None and len(state.words()) <= 5:
            break
    for build in state.builds:
        build.owner = state.turn if random.random() < 0.7 else random.randrange(len(state.hands))
    state.options |= {"build_duty": duty, "raise_own": random.choice(["yes", "yes", "no"])}
    if misere:
        state.options |= {"misere": "on", "building": "off", "tabbe_on_last_play": "yes"}
    return kasino_state.write(state)


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("duty", ["keep_card", "keep_card_no_trail"])
def test_owners_may_and_may_not_as_the_oracle_says(duty: str, misere: bool) -> None:
    random = Random(f"{duty} {misere}")
    owed = lapsed = 0
    for _ in range(POSITIONS):
        position = owned(random, duty, misere=misere)
        able = legal(position)
        assert able == kasino.legal(position)
        free = kasino.legal(kasino_state.write(freed(position)))
        owed += able != free
        state = kasino_state.read(position)
        assert state.turn is not None
        lays = [f"lay {card}" for card in state.hands[state.turn]]
        for move in random.sample(free, min(4, len(free))) + lays:
            told = refused(position, move)
            assert told == kasino.check(position, move), (position, move)
        lapsed += able == free and duty == "keep_card_no_trail" and any(move in able for move in lays)
    assert misere or owed > POSITIONS / 8
    assert misere or duty == "keep_card" or lapsed


def freed(position: str) -> kasino_state.State:
    state = kasino_state.read(position)
    state.options["build_duty"] = "none"
    return state


@pytest.mark.parametrize(
    ("position", "move", "told"),
    [
        # as fourteen the ace takes ace and king, and the other ace by itself
        ("hands=Ac5c/9s&table=Ad,Ah,Kd&form=kryp", "lay 5c", ["CA38"]),
        ("hands=Ac5c/9s&table=Ad,Ah,Kd&form=kryp&table_ace=one", "lay 5c", []),
        ("hands=9c2c/9s&table=9d&builds=9:4d5d@1&form=kryp", "lay 2c", ["CA38"]),
        ("hands=9c2c/9s&table=9d&builds=8:3d5d@1&form=kryp", "lay 2c", []),
        ("hands=9c2c/9s&builds=9:4d5d@1&form=kryp", "lay 9c", ["CA37", "CA38"]),
        ("hands=8c2c/9s&table=3c&builds=9:4d5d@1&form=kryp", "lay 8c", []),
        ("hands=8c2c/9s&form=kryp", "lay 8c", []),
        # fourteen may be taken, but more with it
        ("hands=Ac2c/9s&table=Ad,Kd,Ah,Qd&form=kryp", "take Ac Ad Kd", ["CA37"]),
        ("hands=Ac2c/9s&table=Ad,Kd,Ah,Qd&form=kryp&table_ace=one", "take Ac Ad Kd", []),
    ],
)
def test_krypkasino_with_aces_and_builds(position: str, move: str, told: list[str]) -> None:
    assert refused(f"kasino?{position}", move) == told == kasino.check(f"kasino?{position}", move)


@pytest.mark.parametrize(
    ("hand", "table", "duty", "move", "told"),
    [
        # the three makes another build, and the ten is kept
        ("Td3c", "7d", "keep_card_no_trail", "lay 3c", ["CA6"]),
        ("Td3c", "5h", "keep_card_no_trail", "lay 3c", []),
        # another three does not help
        ("Td3c3d", "5h", "keep_card_no_trail", "lay 3c", []),
        # the three can be laid
        ("Td3c", "5h", "keep_card", "take Td 4d.6d", ["CA7"]),
    ],
)
def test_one_card_for_two_builds(hand: str, table: str, duty: str, move: str, told: list[str]) -> None:
    position = f"kasino?hands={hand}/9s&table={table}&builds=10:4d6d@0,16:7h9h@0&hand_values=choice&build_duty={duty}"
    assert refused(position, move) == told == kasino.check(position, move)
