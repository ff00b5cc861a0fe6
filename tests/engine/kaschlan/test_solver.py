"""The exact solver: equal to a plain minimax, with a line that replays, within its budget, the same every time."""

import inspect
import sys
from random import Random
from typing import cast

import pytest

from engine import kaschlan
from engine.games import read_position
from engine.kaschlan import State
from engine.kaschlan.bots import plain_move
from engine.kaschlan.solver import Judge, solve, worth
from engine.search.budget import Budget, Unsolved
from engine.search.solution import NotSolvable
from engine.solvers import decided
from tests.engine.kaschlan.small import position
from tests.engine.search import plain
from tests.helpers import often

SIX = "kaschlan?trump=d&hands=9dAdKhAh8sJs/8cQd8hJh9sKs"
PLENTY = 1_000_000
# A browser's Python takes its time: there some of the positions must do.
FEW = often(1, browser=20, proof=1)

pytestmark = pytest.mark.long


def at(text: str) -> State:
    return cast(State, read_position(text)[1])


def best(state: State) -> list[str]:
    return [kaschlan.write_move(move) for move in solve(state).best]


def agree(random: Random, seats: int, most: int, wanted: int, limit: int) -> dict[int, int]:
    """Compare so many positions that the plain search solves within its limit; how often each value came."""
    values = {1: 0, 0: 0, -1: 0}
    while wanted:
        state = position(random, seats, most)
        try:
            expected = plain.solve(kaschlan, state, worth, limit).results
        except Unsolved:
            continue
        assert state.turn is not None
        assert Judge(state, state.turn, Budget(PLENTY)).results(state) == expected, kaschlan.write(state)
        for _, value in expected:
            values[value] += 1
        wanted -= 1
    return values


@pytest.mark.parametrize("seed", range(5))
def test_two_seats_are_valued_as_by_plain_minimax(seed: int) -> None:
    values = agree(Random(f"two {seed}"), 2, 3, 500 // FEW, 700)
    assert FEW > 1 or min(values.values()) > 20


def test_so_are_larger_hands() -> None:
    values = agree(Random("larger"), 2, 4, 30 // FEW, 8000)
    assert FEW > 1 or min(values.values()) > 0


@pytest.mark.parametrize(("seats", "wanted"), [(3, 350), (4, 150)])
def test_three_and_four_seats_are_one_against_the_rest(seats: int, wanted: int) -> None:
    values = agree(Random(f"{seats} seats"), seats, 2, wanted // FEW, 700)
    assert FEW > 1 or min(values[1], values[-1]) > 15
    assert values[0] == 0


def test_the_line_replays_and_ends_in_the_value() -> None:
    random = Random("lines")
    for number in range(300 // FEW):
        state = position(random, 2 + number % 3, 3 if number % 3 == 0 else 2)
        assert state.turn is not None
        seat = state.turn
        solved = solve(state, PLENTY)
        assert solved.value == max(value for _, value in solved.results)
        assert solved.best == tuple(move for move, value in solved.results if value == solved.value)
        assert tuple(move for move, _ in solved.results) == kaschlan.legal(state)
        assert solved.line[0] in solved.best
        for move in solved.line:
            state = kaschlan.apply(state, move).state
        assert worth(state, seat) == solved.value, kaschlan.write(state)


def test_no_move_of_a_line_gives_anything_away() -> None:
    random = Random("each move")
    for number in range(60 // FEW):
        state = position(random, 2 + number % 2, 3)
        assert state.turn is not None
        seat = state.turn
        solved = solve(state, PLENTY)
        judge = Judge(state, seat, Budget(PLENTY))
        for move in solved.line:
            assert judge.value(state) == solved.value
            state = kaschlan.apply(state, move).state


def test_the_budget_holds_and_what_was_spent_is_told() -> None:
    state = at(SIX)
    solved = solve(state, PLENTY)
    assert solve(state, solved.nodes) == solved
    for nodes in (0, 1, solved.nodes - 1):
        with pytest.raises(Unsolved) as unsolved:
            solve(state, nodes)
        assert unsolved.value.nodes == nodes


@pytest.mark.parametrize(
    "whole", ["deal=any&seats=2", "deal=any&seats=3", "deal=any&seats=4", "trump=c&hands={}{}/{}{}", "trump=c&hands={}/{}/{}/{}"]
)  # fmt: skip
def test_the_largest_positions_are_not_too_deep_for_a_browser(whole: str) -> None:
    suits = ["".join(rank + suit for rank in "789TJQKA") for suit in "cdhs"]
    state = at("kaschlan?" + whole.format(*suits))
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 800)
    try:
        with pytest.raises(Unsolved):
            solve(state, 4000)
    finally:
        sys.setrecursionlimit(limit)


def test_the_same_position_gives_the_same_solution_with_other_suits_led_first() -> None:
    table = "kaschlan?trump=c&hands=7cKd/9cTh8s&table={}"
    first, second = (solve(at(table.format(led))) for led in ("8d,8h", "8h,8d"))
    assert first.results == second.results
    assert first.nodes == second.nodes


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("kaschlan?trump=c&hands=-/7c", "over"),
    ],
)
def test_what_cannot_be_solved_says_why(position: str, reason: str) -> None:
    with pytest.raises(NotSolvable) as refused:
        solve(at(position))
    assert refused.value.reason == reason


def test_the_sure_lead_comes_before_the_last_one() -> None:
    solved = solve(at("kaschlan?trump=s&hands=9cAd9h/TcJcQh"))
    assert [kaschlan.write_move(move) for move in solved.best] == ["lead Ad"]
    assert [kaschlan.write_move(move) for move in solved.line] == ["lead Ad", "take", "lead 9c 9h"]


def test_a_hand_that_nothing_beats_is_not_searched() -> None:
    state = at("kaschlan?trump=c&hands=TcAhAs/9dJhQs")
    assert Judge(state, 0, Budget(0)).value(state) == 1


def test_a_drawn_deal_lies_between() -> None:
    drawn = "kaschlan?trump=c&hands=7d/8d&last_bout=play_out"
    assert solve(at(drawn)).value == 0
    assert solve(at(drawn.removesuffix("&last_bout=play_out"))).value == 1
    assert solve(at(drawn.replace("8d", "8d9h"))).value == 1


def test_the_one_saving_beat() -> None:
    # The trump would beat the nine as well, but is then no sure lead; and whoever takes up faces both jacks at once.
    state = at("kaschlan?trump=c&hands=JdJh/7cTd8h&table=9d")
    assert best(state) == ["beat 9d Td"]


def test_plain_play_decides_or_not() -> None:
    assert decided(kaschlan, at("kaschlan?trump=c&hands=7d/8d9d"), 0)
    random = Random("decided")
    found = {True: 0, False: 0}
    for _ in range(150):
        state = position(random, 2, 3)
        assert state.turn is not None
        if solve(state, PLENTY).value == 1:
            found[decided(kaschlan, state, state.turn, PLENTY)] += 1
    assert min(found.values()) > 10


def test_what_is_decided_is_so_against_every_defence() -> None:
    random = Random("every defence")
    for _ in range(60):
        state = position(random, 2, 3)
        assert state.turn is not None
        seat = state.turn
        if not decided(kaschlan, state, seat, PLENTY):
            continue
        value = solve(state, PLENTY).value
        for _ in range(5):
            now = state
            while now.turn is not None:
                move = plain_move(now) if now.turn == seat else random.choice(kaschlan.legal(now))
                now = kaschlan.apply(now, move).state
            assert worth(now, seat) >= value


def test_what_takes_too_many_nodes_to_see_is_not_decided() -> None:
    assert decided(kaschlan, at("kaschlan?trump=c&hands=7d/8d9d"), 0, 20)
    assert not decided(kaschlan, at("kaschlan?trump=c&hands=7d/8d9d"), 0, 1)
