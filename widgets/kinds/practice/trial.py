"""What an exercise stands for: the puzzle on its table, whether the reader's moves held, and how the other side answers."""

from functools import lru_cache
from typing import Any, NamedTuple

from engine.puzzles.main_line import defence
from engine.puzzles.puzzle import Puzzle
from widgets.analysis.solved import best_line, line_after, plain_is_enough, solved, worth
from widgets.kinds.practice.exercise import Exercise, Mode
from widgets.play.replay import moments
from widgets.position import Position, position_of


class Trial(NamedTuple):
    """A puzzle with the moves made so far.

    ``before`` is what the position was worth before the last move, ``now`` what it is worth after, for the reader;
    ``slips`` counts the moves that gave something away.  ``over``: the deal or pack is; ``decided``: from here plain play
    is enough; ``moved``: the last move made is the reader's.
    """

    puzzle: Puzzle
    position: Position
    state: Any
    before: int
    now: int
    slips: int
    over: bool
    decided: bool
    moved: bool

    @property
    def seat(self) -> int:
        """The reader's."""
        return self.position.near

    @property
    def fell(self) -> bool:
        """Whether the last move made is the reader's and gave something away."""
        return self.moved and self.now < self.before

    @property
    def solved(self) -> bool:
        """Whether all is found."""
        return (self.over or self.decided) and not self.slips


@lru_cache(maxsize=64)
def trial_of(puzzle: Puzzle, played: tuple[str, ...]) -> Trial:
    """The trial that moves have come to; ValueError if one is not legal."""
    position = position_of(puzzle.position)
    game, seat = position.game, position.near
    before = now = worth(game, position.state, seat)
    slips, moved = 0, False
    steps = moments(position, played)
    for moment in steps[1:]:
        moved = game.actor(moment.before) == seat
        before, now = now, worth(game, moment.state, seat)
        slips += moved and now < before
    state = steps[-1].state
    over = game.actor(state) is None
    enough = bool(played) and game.actor(state) == seat and plain_is_enough(game, state, seat)
    return Trial(puzzle, position, state, before, now, slips, over, enough, moved)


def answered(position: Position, played: tuple[str, ...]) -> tuple[str, ...]:
    """The moves with the other side's answers, until the reader is to act again or all is over."""
    game, seat = position.game, position.near
    state = moments(position, played)[-1].state
    while game.actor(state) not in (None, seat):
        move = defence(game, state, seat, lambda at: solved(game, at, seat))
        played = (*played, game.write_move(move))
        state = game.apply(state, move).state
    return played


def own_last(trial: Trial, played: tuple[str, ...]) -> int:
    """The place of the reader's own last move, from 1; 0 if there is none."""
    steps = enumerate(moments(trial.position, played))
    return max((place for place, moment in steps if place and _own(trial, moment.before)), default=0)


def _own(trial: Trial, state: Any) -> bool:
    """Whether it is the reader's turn."""
    return trial.position.game.actor(state) == trial.seat


def shown(exercise: Exercise, puzzle: Puzzle) -> tuple[str, ...]:
    """The moves whose end is on the table: those made, and what the open panel shows beyond them; ValueError."""
    panel = exercise.panel
    if panel.mode is Mode.LINE:
        trial = trial_of(puzzle, exercise.attempt.played)
        line = best_line(trial.position.game, trial.state, trial.seat)
        return (*exercise.attempt.played, *line[: panel.at])
    if panel.mode is not Mode.PROOF:
        return exercise.attempt.played
    return () if panel.first is None else line_after(position_of(puzzle.position), panel.first)[: panel.at]
