"""Every puzzle of the collections is what it says: solved again, judged again, different from the others."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
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


@cache
def solved(name: str) -> tuple[Game, Any, Solution[Any]]:
    game, state = read_position(found(name).position)
    return game, state, solve(game, state)


@pytest.mark.parametrize("name", NAMES)
def test_the_best_moves_are_the_best(name: str) -> None:
    game, _, solution = solved(name)
    assert tuple(map(game.write_move, solution.best)) == found(name).best
    assert any(value < solution.value for _, value in solution.results)


@pytest.mark.parametrize("name", NAMES)
def test_the_level_is_that_of_the_line_that_the_reader_meets(name: str) -> None:
    game, state, solution = solved(name)
    seat = state.turn
    assert not decided(game, state, seat)
    known: dict[Any, Solution[Any]] = {state: solution}

    def again(after: Any) -> Solution[Any]:
        if after not in known:
            known[after] = solve(game, after, seat)
        return known[after]

    _, moves = main_line(game, state, again, BOTS[game.NAME], lambda after: decided(game, after, seat))
    assert found(name).level == level(game.NAME, moves, len(solution.best), len(solution.results))


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_occur_in_the_solution_or_refute_a_wrong_move(name: str) -> None:
    game, state, solution = solved(name)
    real = cited(game, state, solution.line)
    for move, value in solution.results:
        if value < solution.value:
            after = game.apply(state, move).state
            answers = solve(game, after, state.turn).line if after.turn is not None else ()
            real |= cited(game, state, (move, *answers))
    rules = found(name).rules
    assert 1 <= len(rules) <= 4
    assert len(set(rules)) == len(rules)
    assert set(rules) <= real.keys()


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_puzzle_of_its_theme(name: str) -> None:
    puzzle = found(name)
    game, state, _ = solved(name)
    assert game.write(state) == puzzle.position
    assert JUDGES[game.NAME](puzzle.theme, state) == puzzle


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


def test_an_attempt_succeeds_soon() -> None:
    for theme in GAME_OF:
        assert any(make(theme, 3, attempt) for attempt in range(40)), theme
