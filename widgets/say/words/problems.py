"""What a language must be able to say of texts and positions that are wrong."""

from typing import Protocol

from engine.notation import Problem


class ProblemWords(Protocol):
    """A sentence for every word of :class:`engine.problems.What`, with the problem's data in it."""

    def position_problem(self, problem: Problem) -> str:
        """What is wrong with the text of a position."""

    def move_problem(self, game: str, problem: Problem) -> str:
        """What is wrong with a move that somebody typed at a table of that game."""
