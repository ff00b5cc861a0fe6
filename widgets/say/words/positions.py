"""What a language must be able to say of any position that is to be solved."""

from typing import Protocol


class PositionWords(Protocol):
    """A position, what it comes to, or what is wrong with it."""

    solve_title: str
    position: str
    solve_this: str
    solve_key: str
    empty_position: str
    best_moves: str
    solve_without_python: str

    def worth(self, game: str, seats: int, value: int, who: str) -> str:
        """What a position is worth to the seat to act."""

    def unsolvable(self, reason: str) -> str:
        """Why a position cannot be solved, a word of ``engine.search.solution.NotSolvable``, or ``unsolved``."""
