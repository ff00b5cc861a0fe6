"""The solver against plain minimax through ``legal`` and ``apply``, on last deals of every form and option."""

from random import Random
from typing import Any, cast

import pytest

from engine import kasino
from engine.cards import PACK, SUIT_BITS, bits_of
from engine.games import read_position
from engine.kasino import FORMS, Move, State
from engine.kasino.scoring import tally
from engine.kasino.solver import solve, worth
from engine.kasino.solver.endgame import LISTED, Endgame
from engine.search.budget import MOST, Unsolved
from engine.search.solution import NotSolvable, Solution
from tests.engine.oracle.random_positions import kasino_position
from tests.engine.search import plain
from tests.helpers import often

# For each form and for positions with options of any kind; most of the time goes into plain minimax.
POSITIONS = often(200, browser=20, proof=430)
PLAIN_NODES = 800
pytestmark = pytest.mark.long
KINDS = [*(form for form in FORMS if form != "pairs"), "any"]


def at(text: str) -> State:
    return cast(State, read_position(text)[1])


def last_deal(random: Random, kind: str) -> State:
    """A small last deal: one to three cards a hand, unequal hands too, builds, tallies and last takers at random."""
    while True:
        state = at(kasino_position(random))
        if state.turn is None or len(state.hands) != 2 or sum(hand.bit_count() for hand in state.hands) > 5:
            continue
        return state._replace(stock=(), options=state.options if kind == "any" else kasino.form(kind))


def points_ahead(state: State, seat: int) -> int:
    """The engine's score at the end, seen by a seat: fewest points win in krypkasino (C88)."""
    outcome = kasino.outcome(state)
    assert outcome is not None
    ahead = outcome.points[seat] - outcome.points[1 - seat]
    return -ahead if state.options.misere else ahead


def replayed(state: State, line: tuple[Move, ...]) -> State:
    for move in line:
        state = kasino.apply(state, move).state
    return state


def sound(state: State, solution: Solution[Move]) -> None:
    """What holds of every solution: all legal moves in order, the best of them, a line that ends in the value."""
    assert state.turn is not None
    assert tuple(move for move, _ in solution.results) == kasino.legal(state)
    assert solution.value == max(value for _, value in solution.results)
    assert solution.best == tuple(move for move, value in solution.results if value == solution.value)
    assert solution.line[0] in solution.best
    assert points_ahead(replayed(state, solution.line), state.turn) == solution.value


def test_the_other_seat_sees_the_values_from_its_side() -> None:
    state = at("kasino?hands=7d2s/9cKd&table=2h5c9s&last=1")
    own, other = solve(state, seat=0), solve(state, seat=1)
    assert own == solve(state)
    assert (other.value, other.best, other.line) == (1, own.best, own.line)
    assert other.results == tuple((move, -value) for move, value in own.results)


@pytest.mark.parametrize("kind", KINDS)
def test_every_first_move_is_worth_what_plain_minimax_says(kind: str) -> None:
    random = Random(f"last deals, {kind}")
    compared = 0
    while compared < POSITIONS:
        state = last_deal(random, kind)
        try:
            expected = plain.solve(kasino, state, points_ahead, PLAIN_NODES)
        except Unsolved:
            continue
        solution = solve(state)
        assert solution.results == expected.results, kasino.write(state)
        sound(state, solution)
        assert worth(replayed(state, solution.line), cast(int, state.turn)) == solution.value
        compared += 1


def whole_deal(seed: str, size: int, form: str) -> State:
    """Four cards each and so many loose cards, all others in the piles."""
    random = Random(seed)
    pack = random.sample(PACK, 52)
    others = pack[8 + size :]
    cut = len(others) // 2 + random.randint(-6, 6)
    state = kasino.start(kasino.form(form), 2, 1, PACK)
    return state._replace(
        hands=(bits_of(pack[:4]), bits_of(pack[4:8])),
        table=bits_of(pack[8 : 8 + size]),
        stock=(),
        taken=(bits_of(others[:cut]), bits_of(others[cut:])),
        tabbar=(random.randrange(3), random.randrange(3)),
        last=random.randrange(2),
    )


@pytest.mark.parametrize("form", ["standard", "nordic", "finnish", "drag", "kryp"])
@pytest.mark.parametrize("size", [3, 6])
def test_a_move_is_worth_what_the_position_after_it_is_to_the_other(form: str, size: int) -> None:
    state = whole_deal(f"after, {form}, {size}", size, form)
    solution = solve(state)
    sound(state, solution)
    for move, value in solution.results[:: max(1, len(solution.results) // 5)]:
        assert solve(kasino.apply(state, move).state).value == -value


@pytest.mark.parametrize("form", ["standard", "nordic", "finnish", "drag", "kryp"])
def test_piles_that_are_only_counted_are_worth_the_same(form: str) -> None:
    state = whole_deal(f"counted, {form}", 4, form)
    counted = state._replace(taken=(0, 0), counted=tuple(tally(pile) for pile in state.taken))
    assert solve(counted) == solve(state)


def test_clubs_and_hearts_are_alike() -> None:
    def other(cards: int) -> int:
        clubs, hearts = cards & SUIT_BITS[0], cards & SUIT_BITS[2]
        return cards & ~(clubs | hearts) | clubs << 26 | hearts >> 26

    state = whole_deal("suits", 5, "standard")
    changed = state._replace(
        hands=tuple(map(other, state.hands)), table=other(state.table), taken=tuple(map(other, state.taken))
    )
    first, second = solve(state), solve(changed)
    assert first.value == second.value
    assert sorted(value for _, value in first.results) == sorted(value for _, value in second.results)


def test_the_same_search_everywhere() -> None:
    state = at("kasino?hands=2cTc6hJs/7c7d9h9s&table=4d,Td,6s,Ks&last=1")
    solution = solve(state)
    assert solution == solve(state)
    assert [kasino.write_move(move) for move in solution.best] == ["take Tc Td", "take 6h 6s"]
    assert (solution.value, solution.nodes) == (2, 791)


@pytest.mark.parametrize(
    ("position", "value", "best"),
    [
        # C66, C67: the king has to take at once, before the other's king does; the nine will take last.
        ("hands=4cKd/Kh9s&table=Ks,5d&last=1", -2, ["take Kd Ks"]),
        # C60, CA20: a tabbe with the very last card, unless that is agreed not to count.
        ("hands=9d/-&table=4h5c&last=0", 3, ["take 9d 5c 4h"]),
        ("hands=9d/-&table=4h5c&last=0&tabbe_on_last_play=no", 2, ["take 9d 5c 4h", "lay 9d"]),
        # C88: what wins points loses here.
        ("hands=9d/-&table=4h5c&last=0&form=kryp", -3, ["take 9d 5c 4h"]),
        # C70, C77: one spade more makes four each, so nobody has most; most cards, sistan and a tabbe are won.
        ("hands=5d/-&table=5s,5h&cards=20/20&spades=3/4&last=1", 3, ["take 5d 5h 5s"]),
        # CA23: nobody takes at all.
        ("hands=2d/3d&table=Kc", 0, ["lay 2d"]),
    ],
)
def test_what_decides(position: str, value: int, best: list[str]) -> None:
    solution = solve(at(f"kasino?{position}"))
    assert (solution.value, [kasino.write_move(move) for move in solution.best]) == (value, best)


def test_past_the_budget_it_is_unsolved() -> None:
    state = whole_deal("budget", 5, "standard")
    solution = solve(state)
    assert solve(state, solution.nodes) == solution
    for nodes in (0, 1, 50, solution.nodes - 1):
        with pytest.raises(Unsolved) as unsolved:
            solve(state, nodes)
        assert unsolved.value.nodes == nodes


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("hands=2c/3c/4c&table=5d", "seats"),
        ("hands=2c/3c/4c/5c&table=5d&form=pairs", "seats"),
        ("hands=-/-&taken=2c3c/4c5c&last=0", "over"),
        ("hands=2c/3c&table=5d&stock=7d8d9dTdJdQdKdAd", "not_the_last_deal"),
        ("hands=2c3c/4c5c&table=5d&stock=7d8d&form=drag", "not_the_last_deal"),
    ],
)
def test_what_cannot_be_solved(position: str, reason: str) -> None:
    with pytest.raises(NotSolvable) as refused:
        solve(at(f"kasino?{position}"))
    assert refused.value.reason == reason


CROWDED = (
    "kasino?hands=Kc6d/Kd6h&table=Ac,Ad,Ah,2c,2d,2h,2s,3c,3d,3h,3s,4c,4d,4h,4s,5c,5d,5h,5s,6c&last=0"
    "&taken=7c7d7h7s/8c8d8h8s"
)
LONG = (
    "kasino?hands=9cQc8dJc/AhJh2cTh&table=9d,8h,6d,5s,5d,4s,2h,4h,Ac,3s,Qh,5c,Kh,3d&last=0"
    "&taken=Js6sKs5hTs7h7c6h3c8c6cAdKc2d4c/9hQd3hQs9sTc7sKdAs8s2sTd7d4dJd"
)


def test_a_position_with_very_many_moves_is_too_large_before_any_is_played(monkeypatch: pytest.MonkeyPatch):
    played: list[Move] = []
    monkeypatch.setattr("engine.kasino.solver.apply", lambda _, move: played.append(move))
    with pytest.raises(Unsolved):
        solve(at(CROWDED))
    assert not played


def test_listing_plays_is_paid_for(monkeypatch: pytest.MonkeyPatch):
    listed = 0
    find = Endgame._find_takes

    def counted(self: Endgame, *where: Any) -> Any:
        nonlocal listed
        found = find(self, *where)
        listed += len(found)
        return found

    monkeypatch.setattr(Endgame, "_find_takes", counted)
    with pytest.raises(Unsolved):
        solve(at(LONG))
    assert 0 < listed <= MOST * LISTED
