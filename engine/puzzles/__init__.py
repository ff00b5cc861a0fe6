"""Puzzles: positions with something to find, verified by the exact solvers; how they are found and how hard they are."""

from typing import Any

from engine.puzzles.puzzle import GAME_OF, Puzzle


def make(theme: str, seed: int, attempt: int) -> Puzzle | None:
    """One attempt, of bounded work, to make a puzzle of the theme; the same everywhere for ever.  None if it failed."""
    # Who practises one game need not load the other; and only modules that a statement names travel to the browser.
    game: Any
    if GAME_OF[theme] == "kaschlan":
        from engine.puzzles.kaschlan import making as game  # noqa: PLC0415
    else:
        from engine.puzzles.kasino import making as game  # noqa: PLC0415
    for number in range(game.TRIES[theme]):
        for state in game.moments(theme, f"{theme} {seed} {attempt} {number}"):
            found: Puzzle | None = game.judge(theme, state)
            if found is not None:
                return found
    return None
