"""Puzzles: positions with something to find, verified by the exact solvers; how they are found and how hard they are."""

from importlib import import_module

from engine.puzzles.puzzle import GAME_OF, Puzzle


def make(theme: str, seed: int, attempt: int) -> Puzzle | None:
    """One attempt, of bounded work, to make a puzzle of the theme; the same everywhere for ever.  None if it failed."""
    # Who practises one game need not load the other.
    game = import_module(f"engine.puzzles.{GAME_OF[theme]}.making")
    for number in range(game.TRIES[theme]):
        for state in game.moments(theme, f"{theme} {seed} {attempt} {number}"):
            found: Puzzle | None = game.judge(theme, state)
            if found is not None:
                return found
    return None
