"""A last deal of Kasino with every first move's exact value, and with how the pack then ends."""

from engine.kasino.bots import plain_move
from engine.kasino.playing import apply
from engine.kasino.scoring import Tally
from engine.kasino.solver import Solving
from engine.kasino.state import Move, State, score, tallies
from engine.search.solution import Solution


class Case:
    """A position seen by the seat to act; Unsolved where it takes more than so many nodes."""

    def __init__(self, state: State, nodes: int):
        assert state.turn is not None
        self.state = state
        self.seat = state.turn
        self._solving = Solving(state, nodes)
        self._solved: dict[State, Solution[Move]] = {}
        self._ends: dict[Move, State] = {}
        self.plain = plain_move(state)
        found = self.solved(state)
        self.value = found.value
        self.best = found.best
        self.results = dict(found.results)
        self.wrong = tuple(move for move, value in found.results if value < found.value)

    def solved(self, state: State) -> Solution[Move]:
        """The solution of a state that can come of the position, as the seat sees it, without a line."""
        found = self._solved.get(state)
        if found is None:
            found = self._solved[state] = self._solving.weigh(state)
        return found

    def is_clear(self, points: int) -> bool:
        """Whether one move alone is best, and the tempting one costs so many points."""
        return len(self.best) == 1 < len(self.results) and self.value - self.results[self.tempting] >= points

    @property
    def tempting(self) -> Move:
        """The wrong move that plain play makes; if it makes none, the largest of the same kind."""
        if self.plain in self.wrong:
            return self.plain
        return max(self.wrong, key=lambda move: (move.verb == self.plain.verb, _size(move)))

    def line(self, move: Move) -> tuple[Move, ...]:
        """A first move and the best play by both that follows."""
        return self._solving.line(move, self.results[move])

    def end(self, move: Move) -> State:
        """The pack's end after a first move and the best play by both that follows."""
        end = self._ends.get(move)
        if end is None:
            end = self.state
            for made in self.line(move):
                end = apply(end, made).state
            self._ends[move] = end
        return end

    def tallies(self, move: Move) -> tuple[Tally, Tally]:
        """What the seat and the other then have to show at the end."""
        each = tallies(self.end(move))
        return each[self.seat], each[1 - self.seat]

    def ahead(self, move: Move) -> dict[str, int]:
        """By how many points the seat is then ahead at the end, item by item (C69-C75); in krypkasino behind (C88)."""
        ahead = dict.fromkeys(("C69", "C70", "C71", "C72", "C73", "C74", "C75"), 0)
        better = 1 - self.seat if self.state.options.misere else self.seat
        for item in score(self.end(move)).items:
            ahead[item.rule] += item.points if item.seat == better else -item.points
        return ahead

    def sweeps(self, move: Move) -> str:
        """The rule by which a first move takes all that lies on the table; empty if it does not."""
        events = apply(self.state, move).events
        return events[0].rule if any(event.event == "tabbe" for event in events) else ""

    def sweeps_next(self, move: Move) -> bool:
        """Whether the seat's best play after a move and every best answer to it can be a tabbe."""
        after = apply(self.state, move).state
        if after.turn in (None, self.seat):
            return False
        for answer in self.solved(after).best:
            state = apply(after, answer).state
            if state.turn != self.seat or not any(_is_tabbe(state, best) for best in self.solved(state).best):
                return False
        return True


def _size(move: Move) -> int:
    return move.loose.bit_count() + sum(cards.bit_count() for cards in move.builds)


def _is_tabbe(state: State, move: Move) -> bool:
    return any(event.event == "tabbe" for event in apply(state, move).events)
