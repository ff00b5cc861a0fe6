"""What an exercise stands for: the puzzle on its table, whether the reader's moves held, and how the other side answers."""

from functools import lru_cache
from typing import Any, NamedTuple

from engine import kasino
from engine.game import Illegal
from engine.games import GAMES, read_position
from engine.puzzles.main_line import defence
from engine.puzzles.puzzle import Puzzle
from engine.search.solution import Solution
from engine.solvers import decided, final, solve
from widgets.kinds.practice.exercise import Exercise
from widgets.library.script import NO_TEXT, Example, ScriptStep
from widgets.play.replay import Moment

NAMES = {"kaschlan": ("Astrid", "Viktor", "Signe", "Tor"), "kasino": ("Linnea", "Hugo", "Alva", "Nils")}


class Trial(NamedTuple):
    """A puzzle with the moves made so far.

    ``worth`` is what the position was worth before the reader's last move, and ``now`` what it is worth after, for the
    reader; ``slips`` counts the moves that gave something away.  ``over``: the deal or pack is; ``decided``: from here
    plain play is enough.
    """

    puzzle: Puzzle
    table: Example
    seat: int
    state: Any
    worth: int
    now: int
    slips: int
    over: bool
    decided: bool
    moved: bool

    @property
    def fell(self) -> bool:
        """Whether the last move made is the reader's and gave something away."""
        return self.moved and self.now < self.worth

    @property
    def solved(self) -> bool:
        """Whether all is found."""
        return (self.over or self.decided) and not self.slips


@lru_cache(maxsize=64)
def table_of(position: str) -> Example:
    """The table on which a position is played: an example of a single step, the seat to act nearest the reader."""
    game, state = read_position(position)
    names = NAMES[game.NAME][: len(state.hands)]
    return Example("", NO_TEXT, game, names, state.turn or 0, (ScriptStep("", NO_TEXT, state),))


@lru_cache(maxsize=1024)
def solved(game: str, state: Any, seat: int) -> Solution[Any]:
    """The solution of a state in which ``seat`` counts; Unsolved past the budget."""
    return solve(GAMES[game], state, seat)


@lru_cache(maxsize=256)
def plain(game: str, state: Any, seat: int) -> bool:
    """Whether from here plain play is enough for ``seat``."""
    return decided(GAMES[game], state, seat)


def worth(game: str, state: Any, seat: int) -> int:
    """What a state is worth to ``seat`` when both sides play their best."""
    return final(GAMES[game], state, seat) if state.turn is None else solved(game, state, seat).value


@lru_cache(maxsize=64)
def trial_of(puzzle: Puzzle, played: tuple[str, ...]) -> Trial:
    """Replay the moves; ValueError if one is not legal."""
    table = table_of(puzzle.position)
    game, seat = table.game, table.seat
    name = game.NAME
    state = table.steps[0].state
    before = now = worth(name, state, seat)
    slips, moved = 0, False
    for text in played:
        who, move = game.read_move(text)
        if isinstance(game.check(state, move, who), Illegal):
            raise ValueError("a move in the link is not legal")
        moved = state.turn == seat
        state = game.apply(state, move, who).state
        before, now = now, worth(name, state, seat)
        slips += moved and now < before
    over = state.turn is None
    enough = bool(played) and state.turn == seat and not over and plain(name, state, seat)
    return Trial(puzzle, table, seat, state, before, now, slips, over, enough, moved)


def answered(puzzle: Puzzle, played: tuple[str, ...]) -> tuple[str, ...]:
    """The moves with the other side's answers, until the reader is to act again or all is over."""
    table = table_of(puzzle.position)
    game = table.game
    state = moments(table, played)[-1].state
    while state.turn not in (None, table.seat):
        move = defence(game, state, table.seat, lambda at: solved(game.NAME, at, table.seat))
        played = (*played, game.write_move(move))
        state = game.apply(state, move).state
    return played


def form_of(state: Any) -> str:
    """The name of a state's form of Kasino; empty where it has none of its own."""
    return dict(kasino.options.write(state.options)).get("form", "") if isinstance(state, kasino.State) else ""


def line_of(name: str, state: Any, seat: int) -> tuple[str, ...]:
    """Best play by both sides to the end, in notation."""
    if state.turn is None:
        return ()
    return tuple(GAMES[name].write_move(move) for move in solved(name, state, seat).line)


def moments(table: Example, played: tuple[str, ...]) -> list[Moment]:
    """The opening and the moment after each move."""
    state = table.steps[0].state
    found = [Moment(state, state, ())]
    for text in played:
        step = table.game.apply(state, table.game.read_move(text)[1])
        found.append(Moment(step.state, state, step.events))
        state = step.state
    return found


def shown(exercise: Exercise, puzzle: Puzzle) -> tuple[str, ...]:
    """The moves whose end is on the table: those made, and what the open panel shows beyond them."""
    match exercise.panel:
        case ("line", *rest):
            name = puzzle.game
            trial = trial_of(puzzle, exercise.played)
            line = line_of(name, trial.state, trial.seat)
            return (*exercise.played, *line[: int(rest[0]) if rest else 0])
        case ("proof",):
            return ()
        case ("proof", index, *rest):
            return proof_line(puzzle.position, int(index))[: int(rest[0]) if rest else 1]
    return exercise.played


def proof_line(position: str, index: int) -> tuple[str, ...]:
    """A first move, by its index in canonical order, and the best play that follows; ValueError if there is none."""
    table = table_of(position)
    game, state = table.game, table.steps[0].state
    results = solved(game.NAME, state, table.seat).results
    if index >= len(results):
        raise ValueError("no such first move")
    move = results[index][0]
    after = game.apply(state, move).state
    return (game.write_move(move), *line_of(game.NAME, after, table.seat))
