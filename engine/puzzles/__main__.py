"""The miner: ``python -m engine.puzzles THEME --seed N --count N [--level L]`` prints a collection of puzzles.

The deals of the seed are gone through in order.  A puzzle is left out where it is like one before it, where its level
has had more than its share, or where it would make plain play's move right in more than half of them.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import count

from engine import puzzles
from engine.games import read_position
from engine.puzzles.puzzle import GAME_OF, LEVELS, Puzzle
from engine.puzzles.variety import alike
from engine.solvers import BOTS


def main(arguments: Sequence[str]) -> int:
    """Mine and print; 1 if the attempts did not make as many as asked for."""
    parser = argparse.ArgumentParser(prog="python -m engine.puzzles", description="Find puzzles; print them as TOML.")
    parser.add_argument("theme", choices=tuple(GAME_OF))
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--level", type=int, choices=LEVELS, help="only this level; else all, about equally many")
    parser.add_argument("--attempts", type=int, default=2000, help="give up after so many (default: %(default)s)")
    asked = parser.parse_args(arguments)
    levels = (asked.level,) if asked.level else tuple(LEVELS)
    found = 0
    for found, puzzle in enumerate(mined(asked.theme, asked.seed, asked.count, levels, asked.attempts), 1):
        print(("\n" if found > 1 else "") + written(puzzle, f"{asked.theme}-{found:02}"), flush=True)
    return 0 if found == asked.count else 1


def mined(theme: str, seed: int, wanted: int, levels: Sequence[int], attempts: int) -> Iterator[Puzzle]:
    """Puzzles that differ, of these levels; where a theme hardly has one of them the others may have two more."""
    kept: list[Puzzle] = []
    share = wanted // len(levels) + len(levels) // 2
    for attempt in count():
        if len(kept) == wanted or attempt == attempts:
            return
        puzzle = puzzles.make(theme, seed, attempt)
        if puzzle is None or puzzle.level not in levels or any(alike(puzzle, one) for one in kept):
            continue
        if sum(one.level == puzzle.level for one in kept) == share:
            continue
        if plain_is_right(puzzle) and 2 * (1 + sum(map(plain_is_right, kept))) > wanted:
            continue
        kept.append(puzzle)
        yield puzzle


def plain_is_right(puzzle: Puzzle) -> bool:
    """Whether plain play's first move is one of the best."""
    game, state = read_position(puzzle.position)
    return game.write_move(BOTS[game.NAME](state)) in puzzle.best


def written(puzzle: Puzzle, name: str) -> str:
    """The puzzle as a table of a collection's file."""
    return "\n".join(
        [
            "[[puzzle]]",
            f'id = "{name}"',
            f'position = "{puzzle.position}"',
            f"level = {puzzle.level}",
            f"best = {json.dumps(puzzle.best)}",
            f"rules = {json.dumps(puzzle.rules)}",
        ]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
