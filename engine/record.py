"""A played game as text: the start position on the first line, then one move a line; ``#`` begins a comment.

>>> end = replay("kaschlan?trump=c&hands=8d/9d\\n# the only card\\nlead 8d\\n")[-1]
>>> [event.event for event in end.events]
['led', 'went_out', 'over', 'lost']
"""

from collections.abc import Iterable
from typing import Any

from engine.game import Game, IllegalMove, Step
from engine.games import read_position
from engine.notation import BadText
from engine.problems import What


class IllegalRecord(ValueError):
    """A record with an illegal move: the line, from 1, and the violations."""

    def __init__(self, line: int, refusal: IllegalMove):
        super().__init__(f"line {line}: illegal {refusal}")
        self.line = line
        self.violations = refusal.violations


def write(game: Game, start: Any, moves: Iterable[Any]) -> str:
    """The record of a game from a state on."""
    return "\n".join([game.write(start), *map(game.write_move, moves)]) + "\n"


def read(text: str) -> tuple[str, list[tuple[int, str]]]:
    """A record's position and its moves, each with its line; BadText if there is no position."""
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines:
        raise BadText(What.NO_POSITION, 0)
    return lines[0][1], lines[1:]


def replay(text: str) -> list[Step[Any]]:
    """The states of a record, each with the events that led to it, the start first.

    NotationError for text that is no position or no move, IllegalRecord for a move that is not legal.
    """
    position, moves = read(text)
    game, state = read_position(position)
    steps: list[Step[Any]] = [Step(state, ())]
    for line, words in moves:
        seat, move = game.read_move(words)
        try:
            step = game.apply(steps[-1].state, move, seat)
        except IllegalMove as refusal:
            raise IllegalRecord(line, refusal) from None
        steps.append(step)
    return steps
