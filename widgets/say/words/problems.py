"""What a language must be able to say of texts and positions that are wrong."""

from typing import Protocol

from engine.notation import Problem
from widgets.say.misheard import Misheard


class ProblemWords(Protocol):
    """A sentence for every word of :class:`engine.problems.What` and every :class:`widgets.say.misheard.Trouble`."""

    def position_problem(self, problem: Problem) -> str:
        """What is wrong with the text of a position."""

    def not_understood(self, game: str, misheard: Misheard) -> str:
        """Why what somebody typed at a table of that game is no move, with an example in words."""
