"""Anything at all as text, and anything at all as a game: only the declared errors, never a contradiction."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import kaschlan
from engine.games import read_position
from engine.kaschlan import Move
from engine.notation import NotationError
from tests.engine.kaschlan import invariants, weird
from tests.engine.kaschlan.test_generator import UNIVERSE, accepted
from tests.helpers import wander

CARDS = st.sampled_from([rank + suit for rank in (*"23789TJQKA", "10") for suit in "cdhsCx"])
HANDS = st.lists(CARDS, max_size=6).map("".join) | st.sampled_from(["-", "", "x4", "x3Ac", "x99"])
FIELDS = st.one_of(
    st.sampled_from(
        ["trump=c", "trump=D", "trump=x", "seats=3", "must_beat=full", "last_bout=play_out", "x=y", "&", "="]
    ),
    st.lists(HANDS, min_size=1, max_size=5).map(lambda hands: "hands=" + "/".join(hands)),
    st.lists(st.lists(CARDS, min_size=1, max_size=3).map(":".join), max_size=5).map(
        lambda led: "table=" + ",".join(led)
    ),
    HANDS.map("stock={}".format),
    st.tuples(st.sampled_from(["attacker", "defender", "turn", "dealer"]), st.integers(-1, 12)).map(
        lambda f: f"{f[0]}={f[1]}"
    ),
    st.text(max_size=12).map("deal={}".format),
    st.text(max_size=12),
)
POSITIONS = st.lists(FIELDS, max_size=7).map(lambda fields: "kaschlan?" + "&".join(fields))
MOVES = st.lists(
    st.sampled_from(["lead", "beat", "own", "draw", "take", "done", "BEAT", "0:", "3:", "7:", ":"])
    | CARDS
    | st.text(max_size=4),
    max_size=6,
).map(" ".join)
SEEDS = st.integers(0, 2**32)
MANY = settings(max_examples=300, deadline=None)
FEW = settings(max_examples=60, deadline=None)


def assert_readable(text: str) -> None:
    """Reading gives a state that reads as written and can be asked anything, or the declared error."""
    try:
        game, state = read_position(text)
    except NotationError:
        return
    written = game.write(state)
    assert read_position(written)[1] == state
    assert game.write(read_position(written)[1]) == written
    if not isinstance(state, game.View):
        for move in game.legal(state):
            game.apply(state, move)


@given(st.text() | POSITIONS)
@MANY
def test_any_text_as_a_position(text: str) -> None:
    assert_readable(text)


@given(SEEDS, st.integers(0, 200), st.text(max_size=3), st.integers(0, 3))
@MANY
def test_a_position_with_some_letters_changed(seed: int, at: int, put: str, cut: int) -> None:
    text = weird.text(Random(seed))
    assert_readable(text[:at] + put + text[at + cut :])


@given(st.text() | MOVES)
@MANY
def test_any_text_as_a_move(text: str) -> None:
    try:
        seat, move = kaschlan.read_move(text)
    except NotationError:
        return
    assert kaschlan.read_move(kaschlan.write_move(move)) == (None, move)
    assert seat in (None, 0, 1, 2, 3)


@given(SEEDS)
@FEW
def test_generator_and_checker_agree(seed: int) -> None:
    state = weird.position(Random(seed))
    assert accepted(state, UNIVERSE) == set(kaschlan.legal(state))


@given(SEEDS, st.lists(st.sampled_from(UNIVERSE), max_size=8), st.integers(0, 4))
@FEW
def test_check_answers_any_move_of_any_seat(seed: int, moves: list[Move], seat: int) -> None:
    state = weird.position(Random(seed))
    for move in moves:
        kaschlan.check(state, move, seat)


@given(st.text(max_size=8).filter(lambda seed: "&" not in seed), st.integers(2, 4), SEEDS)
@FEW
def test_deals(seed: str, seats: int, play: int) -> None:
    turns = list(wander(kaschlan, read_position(f"kaschlan?deal={seed}&seats={seats}")[1], str(play)))
    invariants.cards_conserved(turns)
    invariants.measure_falls(turns)
    invariants.one_loser(turns)
