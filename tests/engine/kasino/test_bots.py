"""Plain play: legal, from the view alone, and what a plain human does."""

from random import Random
from typing import cast

import pytest

from engine import kasino
from engine.cards import PACK
from engine.deal import shuffle
from engine.games import read_position
from engine.kasino import State
from engine.kasino.bots import greedy, plain_move
from tests.engine.oracle.random_positions import kasino_position


def at(text: str) -> State:
    return cast(State, read_position(text)[1])


@pytest.mark.long
def test_it_is_legal_and_knows_only_the_view() -> None:
    random = Random("plain play")
    for _ in range(1500):
        state = at(kasino_position(random))
        if state.turn is not None:
            move = plain_move(state)
            assert move in kasino.legal(state), kasino.write(state)
            assert greedy(kasino.view(state, state.turn)) == move


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("hands=Td9c/-&table=9d,9h,9s,Tc", "take Td Tc"),  # C72: storan before more cards
        ("hands=Ac3c/-&table=Ad,3d,2c,3h,4s", "take Ac Ad"),  # C71: an ace is worth more than cards
        ("hands=5c8c/-&table=5d,8d,3h,5h", "take 8c 5d 8d 3h"),  # C69: the most cards
        ("hands=5c6c/-&table=5s,6d,4d,2d", "take 5c 5s"),  # C70: a spade before two cards
        ("hands=5c6c/-&table=5s", "take 5c 5s"),  # C60: a tabbe
        ("hands=2s4cKd/-&table=Ks,Qd", "take Kd Ks"),
        ("hands=2s4c9d/-&table=Qd,8h", "lay 9d"),  # C89, C90: neither lillan nor low
        ("hands=2sAcTd/-&table=Qd,8h", "lay Ac"),
        ("hands=5c5d/-&table=3h,Kd", "lay 5c"),  # never a build
        ("hands=9d/-&table=9c,9h&tabbe_on_last_play=no", "take 9d 9c 9h"),  # CA20
        ("hands=Kd7c/-&table=9c,9h&form=kryp", "lay Kd"),  # C88: out with the high card
        ("hands=As7c/-&table=9c,9h&form=kryp", "lay As"),
        ("hands=9s3c/-&table=9c,3h,Kd&form=kryp", "take 3c 3h"),  # CA37: the fewest, no spade
    ],
)
def test_what_looks_best_at_once(position: str, move: str) -> None:
    assert kasino.write_move(plain_move(at(f"kasino?{position}"))) == move


def test_it_builds_where_nothing_else_is_allowed() -> None:
    """CA7: the build has to be raised, as no card is kept for it."""
    state = at("kasino?hands=Ac9c/9d&table=Qd&builds=8:6d2c@0&build_duty=keep_card")
    assert [kasino.write_move(move) for move in kasino.legal(state)] == ["build Ac 9 2c.6d"]
    assert kasino.write_move(plain_move(state)) == "build Ac 9 2c.6d"


@pytest.mark.parametrize("form", [form for form in kasino.FORMS if form != "pairs"])
def test_it_is_stronger_than_chance(form: str) -> None:
    options = kasino.form(form)
    ahead = 0
    random = Random(form)
    for number in range(12):
        state = kasino.start(options, 2, number % 2, shuffle(f"{form} {number}", PACK))
        while state.turn is not None:
            move = plain_move(state) if state.turn == 0 else random.choice(kasino.legal(state))
            state = kasino.apply(state, move).state
        points = kasino.score(state).points
        ahead += points[0] - points[1]
    assert ahead < 0 if options.misere else ahead > 0
