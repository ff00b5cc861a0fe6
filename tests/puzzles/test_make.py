"""New puzzles from a seed: the same on every platform and always, and true by a search that knows no tricks."""

import pytest

from engine import puzzles
from engine.games import read_position
from engine.puzzles.puzzle import GAME_OF
from engine.solvers import final
from tests.search import plain

MADE = {
    "saving-beat": (2, 1, "kaschlan?trump=s&hands=JsQs/Kd8sAs&table=Th", 3),
    "keep": (2, 18, "kaschlan?trump=s&hands=QdAs/8c8s9s&table=Th", 1),
    "winning-attack": (1, 34, "kaschlan?trump=d&hands=JdKs/TdQdAdTs&attacker=1", 1),
    "self-attack": (1, 28, "kaschlan?trump=c&hands=QcTs/JhKhQs&table=Js", 1),
    "dumping": (1, 4, "kaschlan?trump=d&hands=TdKh/TcKcKdKs&attacker=1", 2),
    "going-out": (1, 31, "kaschlan?trump=d&hands=Kc/-/TcAdJhQhTs/Kd&table=Qs", 4),
    "trumps": (1, 20, "kaschlan?trump=c&hands=TcAcQs/7cKcKd", 1),
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
