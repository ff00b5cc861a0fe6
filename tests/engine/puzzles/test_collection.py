"""Every puzzle of the collections is what it says: solved again, judged again, different from the others."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from engine.game import Game
from engine.games import read_position
from engine.puzzles import __main__ as miner
from engine.puzzles import make
from engine.puzzles.cited import cited
from engine.puzzles.kaschlan import making as kaschlan
from engine.puzzles.kasino import making as kasino
from engine.puzzles.levels import level
from engine.puzzles.main_line import main_line
from engine.puzzles.puzzle import GAME_OF, LEVELS, THEMES, Puzzle
from engine.puzzles.variety import alike
from engine.search.solution import Solution
from engine.solvers import BOTS, decided, solve
from widgets.library import puzzles
from widgets.say import WORDS

GAMES = tuple(THEMES)
JUDGES: dict[str, Callable[[str, Any], Puzzle | None]] = {"kaschlan": kaschlan.judge, "kasino": kasino.judge}
NAMES = [name for game in GAMES for theme in THEMES[game] for name in puzzles.names(theme)]


def found(name: str) -> Puzzle:
    puzzle = puzzles.puzzle(name)
    assert puzzle is not None
    return puzzle


def of(game: str) -> list[Puzzle]:
    return [puzzle for theme in THEMES[game] for puzzle in puzzles.collection(theme).values()]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_what_it_says(name: str) -> None:
    """Its best moves are the best, its theme, level and numbers are right; solved once for all of that."""
    puzzle = found(name)
    game, state = read_position(puzzle.position)
    known: dict[Any, Solution[Any]] = {}

    def solved(after: Any) -> Solution[Any]:
        if after not in known:
            known[after] = solve(game, after, state.turn)
        return known[after]

    solution = solved(state)
    assert game.write(state) == puzzle.position
    assert tuple(map(game.write_move, solution.best)) == puzzle.best
    assert any(value < solution.value for _, value in solution.results)
    assert not decided(game, state, state.turn)
    _, moves = main_line(game, state, solved, BOTS[game.NAME], lambda after: decided(game, after, state.turn))
    assert puzzle.level == level(game.NAME, moves, len(solution.best), len(solution.results))
    told = real_numbers(game, state, solution)
    assert 1 <= len(puzzle.rules) <= 4
    assert len(set(puzzle.rules)) == len(puzzle.rules)
    assert set(puzzle.rules) <= told
    assert JUDGES[game.NAME](puzzle.theme, state) == puzzle


def real_numbers(game: Game, state: Any, solution: Solution[Any]) -> set[str]:
    """The numbers of what happens in the solution, and in the refutation of each wrong move."""
    told = set(cited(game, state, solution.line))
    for move, value in solution.results:
        if value < solution.value:
            after = game.apply(state, move).state
            answers = solve(game, after, state.turn).line if after.turn is not None else ()
            told |= set(cited(game, state, (move, *answers)))
    return told


@pytest.mark.parametrize("theme", [theme for game in GAMES for theme in THEMES[game]])
def test_a_theme_has_many_that_differ_and_is_asked_for_in_words(theme: str) -> None:
    names, every = puzzles.names(theme), list(puzzles.collection(theme).values())
    assert tuple(puzzles.collection(theme)) == names
    assert all(re.fullmatch(rf"{theme}-[0-9]{{2}}", name) for name in names)
    assert len(names) >= 8
    for index, one in enumerate(every):
        assert not [other.position for other in every[:index] if alike(one, other)], one.position
    for say in WORDS.values():
        assert all(
            text and "{" not in text for text in (say.prompt(theme, "Astrid"), say.theme(theme), say.hint_theme(theme))
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_enough_of_every_level_and_plain_play_is_wrong_in_half(game: str) -> None:
    every = of(game)
    assert len(every) >= 120
    assert len({puzzle.position for puzzle in every}) == len(every)
    counted = Counter(puzzle.level for puzzle in every)
    assert all(counted[one] >= 15 for one in LEVELS), counted
    assert 2 * sum(map(miner.plain_is_right, every)) <= len(every)


def test_kaschlan_is_met_from_both_sides_with_every_trump_and_with_a_stock() -> None:
    states = [read_position(puzzle.position)[1] for puzzle in of("kaschlan")]
    assert min(Counter(state.trump for state in states).values()) >= 10
    assert min(Counter(state.turn == state.defender for state in states).values()) >= 30
    assert sum(bool(state.stock) for state in states) >= 5
    assert {len(state.hands) for state in states} == {2, 3, 4}


def test_the_collections_are_what_the_miner_finds() -> None:
    for theme in ("keep", "winning-attack"):
        names = puzzles.names(theme)
        mined = miner.mined(theme, 1, len(names), LEVELS, 100)
        assert list(islice(mined, 2)) == [puzzles.collection(theme)[name] for name in names[:2]]


def test_the_miner_is_a_command() -> None:
    command = [sys.executable, "-m", "engine.puzzles", "dumping", "--seed", "1", "--count", "1", "--level", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert puzzles.source("dumping").startswith(ran.stdout)


@pytest.mark.long
def test_an_attempt_succeeds_soon() -> None:
    for theme in GAME_OF:
        assert any(make(theme, 3, attempt) for attempt in range(40)), theme
