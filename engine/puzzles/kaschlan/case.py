"""A position of Kaschlan with every first move's exact value, and with every way to finish the bout."""

from functools import cached_property
from typing import NamedTuple

from engine.kaschlan.bots import plain_move
from engine.kaschlan.moves import legal
from engine.kaschlan.playing import apply
from engine.kaschlan.solver import Judge
from engine.kaschlan.state import Move, State
from engine.search.budget import Budget
from engine.search.solution import Solution


class Ending(NamedTuple):
    """What the seat to act can have done when its part in the bout is over, and whether that holds.

    ``table`` are the led cards with their beaters, those not beaten in ``taken``; ``own`` counts own attacks.
    """

    table: frozenset[tuple[int, int]]
    taken: tuple[int, ...]
    own: int
    holds: bool


class Case:
    """A position seen by the seat to act; Unsolved where it takes more than so many nodes."""

    def __init__(self, state: State, nodes: int):
        assert state.turn is not None
        self.state = state
        self.seat = state.turn
        self.judge = Judge(state, self.seat, Budget(nodes))
        self._solved: dict[State, Solution[Move]] = {}

    def solved(self, state: State) -> Solution[Move]:
        """The solution of a state that can come of the position, without a line."""
        found = self._solved.get(state)
        if found is None:
            found = self._solved[state] = self.judge.solution(state)
        return found

    @property
    def best(self) -> tuple[Move, ...]:
        """The first moves that hold."""
        return self.solved(self.state).best

    @property
    def wrong(self) -> tuple[Move, ...]:
        """The first moves that do not."""
        found = self.solved(self.state)
        return tuple(move for move, value in found.results if value < found.value)

    @cached_property
    def plain(self) -> Move:
        """What plain play does first."""
        return plain_move(self.state)

    @cached_property
    def line(self) -> tuple[Move, ...]:
        """The solution: best play by all to the end of the deal."""
        return tuple(self.judge.line(self.state))

    @cached_property
    def refutation(self) -> tuple[Move, ...]:
        """The wrong first move that tempts most, plain play's if that is wrong, and what punishes it."""
        tempting = self.plain if self.plain in self.wrong else self.wrong[0]
        return (tempting, *self.judge.line(apply(self.state, tempting).state))

    @cached_property
    def endings(self) -> tuple[Ending, ...]:
        """All ways to finish the bout as far as this seat is concerned."""
        found: dict[Ending, None] = {}
        met = {self.state}
        todo = [(self.state, 0)]
        value = self.solved(self.state).value
        for state, own in todo:
            for move in legal(state):
                after = apply(state, move).state
                led = own + (move.verb == "own")
                if after.turn == self.seat and after.table:
                    if after not in met:
                        met.add(after)
                        todo.append((after, led))
                    continue
                holds = self.judge.value(after) >= value
                found[Ending(*_laid(state, move), led, holds)] = None
        return tuple(found)


def _laid(state: State, move: Move) -> tuple[frozenset[tuple[int, int]], tuple[int, ...]]:
    table = dict(state.table)
    if move.verb == "lead":
        table |= dict.fromkeys(move.cards, -1)
    elif move.verb in ("beat", "own"):
        led, beater = move.cards
        table[led] = beater
    return frozenset(table.items()), state.unbeaten if move.verb == "take" else ()
