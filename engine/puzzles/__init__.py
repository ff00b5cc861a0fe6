"""Puzzles: positions with something to find, verified by the exact solvers; how they are found and how hard they are."""

from engine.puzzles.puzzle import GAME_OF, Puzzle


def make(theme: str, seed: int, attempt: int) -> Puzzle | None:
    """One attempt, of bounded work, to make a puzzle of the theme; the same everywhere for ever.  None if it failed."""
    # Who practises one game need not load the other.
    if GAME_OF[theme] == "kaschlan":
        from engine.puzzles.kaschlan import make as made  # noqa: PLC0415
    else:
        from engine.puzzles.kasino import make as made  # noqa: PLC0415
    return made(theme, seed, attempt)
