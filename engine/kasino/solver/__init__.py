"""The last deal of Kasino between two players, solved: what every first move comes to, and best play to the end.

Whoever has counted knows all the cards of the last deal, so nothing is left to chance.
"""

from operator import attrgetter
from typing import NamedTuple

from engine.kasino.bots import plain_move
from engine.kasino.moves import legal
from engine.kasino.playing import apply
from engine.kasino.scoring import tally
from engine.kasino.solver.endgame import DECIDED, Endgame, Node
from engine.kasino.solver.kinds import Kinds
from engine.kasino.state import Move, State, score, tallies
from engine.search.budget import Budget
from engine.search.plain_play import Play
from engine.search.solution import NotSolvable, Solution, weighed

DEFAULT_NODES = 200_000
"""Many times what a last deal with eight loose cards takes."""

ROOT_MOVE = 4
"""So many nodes a move played by the rules is as dear as."""


def solve(state: State, nodes: int = DEFAULT_NODES, seat: int | None = None) -> Solution[Move]:
    """Solve a last deal; values are :func:`worth` of the end, as ``seat`` (default: the one to act) sees them.

    Raises NotSolvable (see :func:`why_not`), and Unsolved when the nodes are spent.

    >>> from engine.kasino.notation import write_move
    >>> from engine.kasino.positions import read
    >>> from engine.notation import split
    >>> found = solve(read(split("kasino?hands=7d2s/9cKd&table=2h5c9s&last=1")[1]))
    >>> found.value, [write_move(move) for move in found.line]
    (-1, ['take 2s 2h', 'take 9c 9s', 'lay 7d', 'lay Kd'])
    """
    reason = why_not(state)
    if reason:
        raise NotSolvable(reason)
    found = Solving(state, nodes).solution()
    if seat in (state.turn, None):
        return found
    return found._replace(value=-found.value, results=tuple((move, -value) for move, value in found.results))


def why_not(state: State) -> str:
    """Why a position cannot be solved: ``seats``, ``over``, ``not_the_last_deal``; "" if it can."""
    if len(state.hands) != 2:
        return "seats"
    if state.turn is None:
        return "over"
    return "not_the_last_deal" if state.stock else ""


def worth(state: State, seat: int) -> int:
    """What the end of a pack is to one of two seats: its points less the other's (C69-C78), in krypkasino the reverse.

    All of the pack counts, the piles and tabbar before the last deal too.
    """
    points = score(state).points
    return points[1 - seat] - points[seat] if state.options.misere else points[seat] - points[1 - seat]


class _Reached(NamedTuple):
    """What moves lead to: points so far, what their sign is for the seat to play, and what is left to be played.

    The points are those of the seat to act at the root less the other's, all of them at the end (``node`` None).
    """

    points: int
    sign: int
    node: Node | None


def _in_play(state: State) -> int:
    """The cards that are in hands or on the table."""
    return state.hands[0] | state.hands[1] | state.table | sum(build.cards for build in state.builds)


class Solving:
    """A last deal being solved: any position that can come of it can be asked for, as the seat to act at the root sees it."""

    def __init__(self, state: State, nodes: int):
        assert state.turn is not None
        self.root = state
        self.seat: int = state.turn
        self.budget = Budget(nodes)
        first, second = tallies(state)
        self.spades_count = abs(first.spades - second.spades) <= tally(_in_play(state)).spades
        cards = state.hands[0] | state.hands[1] | state.table
        self.kinds = Kinds(cards, state.options, self.budget, spades=self.spades_count)
        self.endgame = Endgame(self.kinds, state.options, self.budget)
        self.values: dict[_Reached, int] = {}
        self.guess = 0

    def solution(self) -> Solution[Move]:
        found = self.weigh(self.root)
        line = self.line(found.best[0], found.value)
        return found._replace(line=line, nodes=self.budget.nodes)

    def weigh(self, state: State) -> Solution[Move]:
        """Every move of a position with its value, and the best of whoever is to act; without a line."""
        moves = legal(state)
        # Playing a move by the rules is dearer than a node; with very many of them nothing else is even begun.
        self.budget.work(ROOT_MOVE * len(moves))
        results = tuple((move, self.value(apply(state, move).state)) for move in moves)
        return weighed(results, state.turn == self.seat, self.budget.nodes)

    def value(self, state: State) -> int:
        """What a position after moves from the root comes to, for the seat to act at the root."""
        self.budget.spend()
        reached = self.reached(state)
        value = self.values.get(reached)
        if value is None:
            value, sign, node = reached
            if node is not None:
                self.guess = sign * self.endgame.value(node, sign * self.guess)
                value += self.guess
            self.values[reached] = value
        return value

    def line(self, move: Move, value: int) -> tuple[Move, ...]:
        """Best play by both from the first move on: the first move of each list that keeps the value."""
        line = [move]
        state = apply(self.root, move).state
        while state.turn is not None:
            for reply in legal(state):
                after = apply(state, reply).state
                if self.keeps(after, state.turn, value):
                    line.append(reply)
                    state = after
                    break
        return tuple(line)

    def keeps(self, state: State, mover: int, value: int) -> bool:
        """Whether the move to a position is as good as any, where the best for the mover is known."""
        points, sign, node = self.reached(state)
        if node is None:
            return points == value
        wanted = sign * (value - points)
        mover_is_next = sign == (1 if mover == self.seat else -1)
        if mover_is_next:
            return self.endgame.bound(node, wanted) >= wanted
        return self.endgame.bound(node, wanted + 1) <= wanted

    def reached(self, state: State) -> _Reached:
        """A position after moves from the root, as the endgame sees it."""
        kinds, seat = self.kinds, self.seat
        if state.turn is None:
            return _Reached(worth(state, seat), 1, None)
        turn = state.turn
        both = tallies(state)
        own, other = both[turn], both[1 - turn]
        spades = own.spades - other.spades
        if not self.spades_count:
            spades = DECIDED if spades > 0 else -DECIDED
        node: Node = (
            kinds.heap(state.table),
            tuple(
                sorted(
                    self.endgame.build(build.value, build.double, kinds.worth_of(build.cards), build.owner)
                    for build in state.builds
                )
            ),
            kinds.hand(kinds.heap(state.hands[turn])),
            kinds.hand(kinds.heap(state.hands[1 - turn])),
            own.cards - other.cards,
            spades,
            own.sistan - other.sistan,
            kinds.worth_of(_in_play(state)),
            self.endgame.seat(turn),
        )
        ahead = own.aces - other.aces + 2 * (own.storan - other.storan) + own.lillan - other.lillan
        ahead += own.tabbar - other.tabbar
        sign = 1 if turn == seat else -1
        return _Reached(-sign * ahead if state.options.misere else sign * ahead, sign, node)


def _after(state: State, move: Move) -> State:
    return apply(state, move).state


PLAY = Play(attrgetter("turn"), legal, _after, plain_move, worth)
"""Kasino as plain play sees it."""
