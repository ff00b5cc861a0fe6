"""What best play comes to in a deal of Kaschlan whose cards are all known, exactly.

Two seats: 1 where the seat to act is not kaschlan, 0 a drawn deal (KA20), -1 where it is. Three and four seats: the
seat to act against all the others together: 1 says that they cannot force it to be kaschlan, -1 that they can.
"""

from engine.kaschlan.bots import plain_move
from engine.kaschlan.moves import legal
from engine.kaschlan.playing import apply
from engine.kaschlan.solver.company import Company
from engine.kaschlan.solver.numbering import Numbering
from engine.kaschlan.state import Move, State, actor, outcome
from engine.search.budget import Budget
from engine.search.plain_play import Play
from engine.search.solution import NotSolvable, Solution, weighed

DEFAULT_NODES = 200_000

_LAST = {"done": 1, "draw": 2, "take": 3}
"""Verbs that a line comes to last, where several are as good: what plays a card goes before."""


def solve(state: State, nodes: int = DEFAULT_NODES, seat: int | None = None) -> Solution[Move]:
    """The value, every first move's value, the best moves and a line, as ``seat`` (default: the one to act) sees them.

    Raises NotSolvable (``over``), or Unsolved where it takes more than so many nodes.
    """
    if state.turn is None:
        raise NotSolvable("over")
    judge = Judge(state, state.turn if seat is None else seat, Budget(nodes))
    found = judge.solution(state)
    line = tuple(judge.line(state))
    return found._replace(line=line, nodes=judge.nodes)


def worth(state: State, seat: int) -> int:
    """What an ended deal is to a seat: 1, 0 or -1; with three or four seats 1 is all that is not kaschlan."""
    ended = outcome(state)
    assert ended is not None
    if ended.loser is None:
        return 0 if len(state.hands) == 2 else 1
    return -1 if ended.loser == seat else 1


class Judge:
    """The exact values, for one seat, of a position and of all that can come of it."""

    def __init__(self, state: State, seat: int, budget: Budget):
        self._seat = seat
        self._budget = budget
        self._cards = Numbering(state)
        drawn_deals = state.options.last_bout == "play_out" and len(state.hands) == 2
        # A seat that is out has reached all it can: with three or more a drawn deal is as good as any.
        questions = {1: False, 0: True} if drawn_deals else {1: True}
        self._questions = {value: Company(self._cards, seat, serves, budget) for value, serves in questions.items()}
        self._stock = len(state.stock)

    @property
    def nodes(self) -> int:
        """What all the answers have cost until now."""
        return self._budget.nodes

    def value(self, state: State) -> int:
        """1, 0 or -1 for the judge's seat; Unsolved."""
        if state.turn is None:
            return worth(state, self._seat)
        return next((value for value, company in self._questions.items() if self._reaches(company, state)), -1)

    def results(self, state: State) -> tuple[tuple[Move, int], ...]:
        """Every legal move with its value, in canonical order."""
        return tuple((move, self.value(apply(state, move).state)) for move in legal(state))

    def solution(self, state: State) -> Solution[Move]:
        """The same with the best moves of whoever is to act, without a line."""
        results = self.results(state)
        return weighed(results, state.turn == self._seat, self.nodes)

    def line(self, state: State) -> list[Move]:
        """Best play by all from here to the end of the deal: plain moves where they are among the best.

        Who gains by it ends the deal at once where that can be done; who loses puts the end off.
        """
        moves = []
        while state.turn is not None:
            steps = [(move, apply(state, move).state) for move in legal(state)]
            values = [self.value(after) for _, after in steps]
            mine = state.turn == self._seat
            wanted = max(values) if mine else min(values)
            gains = wanted > 0 if mine else wanted < 0
            best = [step for step, value in zip(steps, values, strict=True) if value == wanted]
            best = [step for step in best if (step[1].turn is None) == gains] or best
            usual = plain_move(state)
            move, state = min(best, key=lambda step: (step[0] != usual, _LAST.get(step[0].verb, 0)))
            moves.append(move)
        return moves

    def _reaches(self, company: Company, state: State) -> bool:
        cards = self._cards
        hands = tuple(cards.numbers(hand) for hand in state.hands)
        unbeaten = sum(cards.numbers(1 << card) for card in state.unbeaten)
        drawn = self._stock - len(state.stock)
        attacker, defender = state.attacker, state.defender
        assert state.turn is not None
        if not state.table:
            return company.bout(hands, attacker, defender, drawn)
        if state.turn != defender:
            return company.attack(hands, attacker, defender, state.turn, unbeaten, drawn)
        alike = cards.alike_in(cards.numbers(1 << state.table[0][0]))
        return company.defence(hands, attacker, defender, unbeaten, len(state.table), alike, drawn)


def _replies(state: State) -> tuple[Move, ...]:
    """Cards that may be led together may be led one after the other: that comes to the same."""
    return tuple(move for move in legal(state) if move.verb != "lead" or len(move.cards) == 1)


def _after(state: State, move: Move) -> State:
    """The state after the move, the table in pack order: what was led or beaten first is of no account."""
    after = apply(state, move).state
    return after._replace(table=tuple(sorted(after.table)))


PLAY = Play(actor, _replies, _after, plain_move, worth)
"""Kaschlan as plain play sees it."""
