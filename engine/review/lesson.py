"""What is to be learnt from a move beside which there was a better one."""

from typing import NamedTuple

from engine.game import NO_FACTS, Facts


class Lesson(NamedTuple):
    """The ``rule`` that the mistake hangs on, its ``theme``, for which there are words, and what a sentence needs.

    ``puzzles`` is the theme of the puzzles in which the same can be practised.
    """

    rule: str
    theme: str
    puzzles: str
    facts: Facts = NO_FACTS
