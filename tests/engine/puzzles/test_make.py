"""New puzzles from a seed: the same on every platform and always, and true by a search that knows no tricks."""

import pytest

from engine import puzzles
from engine.games import read_position
from engine.puzzles.puzzle import GAME_OF
from engine.solvers import final
from tests.engine.search import plain

MADE = {
    "saving-beat": (2, 1, "kaschlan?trump=s&hands=JsQs/Kd8sAs&table=Th", 3),
    "keep": (2, 18, "kaschlan?trump=s&hands=QdAs/8c8s9s&table=Th", 1),
    "winning-attack": (1, 34, "kaschlan?trump=d&hands=JdKs/TdQdAdTs&attacker=1", 1),
    "self-attack": (1, 28, "kaschlan?trump=c&hands=QcTs/JhKhQs&table=Js", 1),
    "dumping": (1, 4, "kaschlan?trump=d&hands=TdKh/TcKcKdKs&attacker=1", 2),
    "going-out": (1, 31, "kaschlan?trump=d&hands=Kc/-/TcAdJhQhTs/Kd&table=Qs", 4),
    "trumps": (1, 20, "kaschlan?trump=c&hands=TcAcQs/7cKcKd", 1),
    "best-capture": (
        1,
        21,
        "kasino?hands=3cQs/3dAh&table=3h&builds=12x:2c4d6dQh@0,14:8c4h2s@1"
        "&cards=20/20&spades=5/6&aces=0/3&storan=0&last=1",
        2,
    ),
    "hidden-sweep": (
        1,
        57,
        "kasino?hands=3hQh/AdAs&table=3c,5c&cards=23/23&spades=7/5&aces=1/1&storan=0&lillan=0&last=0&form=finnish",
        1,
    ),
    "protect-storan": (
        1,
        51,
        "kasino?hands=4d/7sJs&table=Td,4s&cards=25/22&spades=5/5&aces=3/1&lillan=1&tabbar=1/1&last=0&turn=1",
        1,
    ),
    "build-or-take": (
        1,
        55,
        "kasino?hands=Qd/QhAs&table=4d,Jd,5h&builds=12x:Qc4h3s4s5s8s@0,14:3dJs@1"
        "&cards=21/17&spades=6/1&aces=1/2&storan=0&lillan=0&last=0&turn=1",
        2,
    ),
    "raise": (
        1,
        21,
        "kasino?hands=Jd/Tc6s&table=Kc,Qd,Kh&builds=4:Ad3s@1"
        "&cards=25/19&spades=6/5&aces=1/2&storan=0&lillan=0&last=0&turn=1",
        1,
    ),
    "count-spades": (
        1,
        6,
        "kasino?hands=7h/3hTh&table=7d,Kh,Js,Qs,Ks&cards=19/25&spades=4/6&aces=1/3&storan=0&lillan=1&last=1&turn=1",
        1,
    ),
    "sistan": (
        1,
        7,
        "kasino?hands=Ks/2c9c&table=Qh&builds=13x:7c6dKd@0,9x:4d5s9s@1"
        "&cards=27/15&spades=6/4&aces=2/2&storan=0&lillan=1&tabbar=0/2&last=0&turn=1",
        1,
    ),
    "last-deal": (
        1,
        15,
        "kasino?hands=2dJhQh/Qd4hAs&table=4c,5c,Qc,6d,8s,Js"
        "&cards=15/25&spades=6/4&aces=1/2&storan=1&lillan=0&tabbar=2/0&last=1&form=kryp",
        1,
    ),
}
"""By theme a seed and an attempt, the position that they make for ever, and its level."""


@pytest.mark.parametrize("theme", MADE)
def test_a_seed_makes_the_same_puzzle_for_ever(theme: str) -> None:
    seed, attempt, position, level = MADE[theme]
    puzzle = puzzles.make(theme, seed, attempt)
    assert puzzle is not None
    assert puzzle == puzzles.make(theme, seed, attempt)
    assert (puzzle.theme, puzzle.position, puzzle.level) == (theme, position, level)


@pytest.mark.parametrize("theme", MADE)
def test_its_best_moves_are_those_of_a_plain_search(theme: str) -> None:
    seed, attempt, _, _ = MADE[theme]
    puzzle = puzzles.make(theme, seed, attempt)
    assert puzzle is not None
    game, state = read_position(puzzle.position)
    results = plain.solve(game, state, lambda ended, seat: final(game, ended, seat)).results
    most = max(value for _, value in results)
    assert puzzle.best == tuple(game.write_move(move) for move, value in results if value == most)


def test_an_attempt_may_make_none() -> None:
    assert puzzles.make("dumping", 1, 0) is None


def test_every_theme_has_one() -> None:
    assert MADE.keys() == GAME_OF.keys()
