"""What a puzzle is, and its themes."""

from typing import NamedTuple

THEMES = {
    "kaschlan": ("saving-beat", "keep", "winning-attack", "self-attack", "dumping", "going-out", "trumps"),
    "kasino": (
        "best-capture",
        "hidden-sweep",
        "protect-storan",
        "build-or-take",
        "raise",
        "count-spades",
        "sistan",
        "last-deal",
    ),
}
"""The themes of each game; no two have one name."""

GAME_OF = {theme: game for game, themes in THEMES.items() for theme in themes}

LEVELS = range(1, 6)


class Puzzle(NamedTuple):
    """A position whose best moves the seat to act is to find.

    ``best`` are all first moves, in notation and canonical order, that keep what the position is worth; ``rules`` the
    numbers that it turns on: each occurs in the events of the solution or in those of the refutation of a wrong move.
    """

    theme: str
    level: int
    position: str
    best: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def game(self) -> str:
        """The name of the game."""
        return GAME_OF[self.theme]
