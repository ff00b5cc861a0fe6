"""Plain play: always legal, from the view alone, sensible, and stronger than chance."""

from random import Random
from typing import cast

import pytest

from engine import kaschlan
from engine.cards import SHORT_PACK
from engine.deal import shuffle
from engine.games import read_position
from engine.kaschlan import Options, State
from engine.kaschlan.bots import greedy, plain_move
from engine.kaschlan.options import CHOICES
from tests.engine.kaschlan.small import position
from tests.engine.kaschlan.weird import position as weird_position


def at(text: str) -> State:
    return cast(State, read_position(text)[1])


def plain(text: str) -> str:
    return kaschlan.write_move(plain_move(at(text)))


@pytest.mark.long
def test_it_is_legal_and_knows_only_the_view() -> None:
    random = Random("plain play")
    for number in range(1500):
        state = position(random, 2 + number % 3, 4) if number % 2 else weird_position(random)
        if state.turn is None:
            continue
        move = plain_move(state)
        assert move in kaschlan.legal(state), kaschlan.write(state)
        assert greedy(kaschlan.view(state, state.turn)) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_deals_end(seats: int) -> None:
    random = Random(seats)
    for deal in range(20):
        options = Options(*(random.choice(choices) for choices in CHOICES.values()))
        state = kaschlan.start(options, seats, 0, shuffle(f"{seats} {deal}", SHORT_PACK))
        while state.turn is not None:
            state = kaschlan.apply(state, plain_move(state)).state


def test_it_loses_less_than_chance() -> None:
    random = Random("strength")
    lost = 0
    for deal in range(60):
        state = kaschlan.start(kaschlan.DEFAULTS, 2, deal % 2, shuffle(f"strength {deal}", SHORT_PACK))
        while state.turn is not None:
            move = plain_move(state) if state.turn == 0 else random.choice(kaschlan.legal(state))
            state = kaschlan.apply(state, move).state
        ended = kaschlan.outcome(state)
        assert ended is not None
        lost += ended.loser == 0
    assert lost < 15


@pytest.mark.parametrize(
    ("position", "move"),
    [
        # The lowest rank leads, all its side-suit cards together, no more than may lie.
        ("kaschlan?trump=c&hands=8d8h8c9d/7d7h7sAs", "lead 8d 8h"),
        ("kaschlan?trump=c&hands=7c8d8h8s9d/Jd7s", "lead 8d 8h"),
        # Only trumps: the lowest of them.
        ("kaschlan?trump=c&hands=9cKcQd/7d7h", "lead 9c"),
        # The last cards, alike: out.
        ("kaschlan?trump=c&hands=9c9d/7d7h", "lead 9c 9d"),
        # Joins with what is low, not with trumps and not with what is high.
        ("kaschlan?trump=c&hands=KsKh/7d7h7sAs/8c8sJd&table=8d&turn=2", "lead 8s"),
        ("kaschlan?trump=c&hands=KsAh/7d7h7sAs/KcKhJd&table=Kd&turn=2", "done"),
        # The lowest beater of each, so that all are beaten; a trump only where it must be.
        ("kaschlan?trump=c&hands=KsAh/9dJdAd7c&table=8d", "beat 8d 9d"),
        ("kaschlan?trump=c&hands=KsAh/Jd7cAs&table=8d,8h", "beat 8d Jd"),
        ("kaschlan?trump=c&hands=KsAh/7cAs&table=8d:Jd,8h", "beat 8h 7c"),
        ("kaschlan?trump=c&hands=KsAh/As&table=8d:Jd,8h:7c", "done"),
        # A defence that fails costs no trump.
        ("kaschlan?trump=c&hands=KsAh/7c9dQs&table=8d,8h,8c,8s:Js", "beat 8d 9d"),
        ("kaschlan?trump=c&hands=KsAh/7c9sAs&table=8d,8h", "take"),
    ],
)
def test_what_it_plays(position: str, move: str) -> None:
    assert plain(position) == move


def test_b28_the_trump_ace_is_not_counted_on_while_the_queen_may_lie_against_it() -> None:
    assert plain("kaschlan?trump=d&hands=7cAd/8cQd") == "lead 7c"
    assert plain("kaschlan?trump=d&hands=7cQd/8cAd") == "lead Qd"
