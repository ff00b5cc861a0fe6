"""Players of Kaschlan.

1 sees only the table.  2 plays plainly (:mod:`engine.kaschlan.bots`).  3 imagines how the cards may lie and plays each
such deal to its end, but remembers nothing that is not on the table any more.  4 does the same with more deals, and
remembers all that it has witnessed.  5 is 4, and exact where nothing is hidden to who remembers.
"""

from engine.kaschlan.bots import greedy
from engine.kaschlan.playing import apply
from engine.kaschlan.solver import solve, worth
from engine.kaschlan.state import Move, State, View, holders
from engine.players.choice import NOTHING_WITNESSED, Choice, Log
from engine.players.kaschlan.candidates import candidates
from engine.players.kaschlan.playing_out import loser
from engine.players.kaschlan.reasons import THEMES, reasons
from engine.players.kaschlan.worlds import certain, worlds
from engine.players.thinking import Thinking
from engine.players.weighing import weigh
from engine.search.budget import Unsolved

__all__ = ["THEMES", "THINKING", "choose", "worlds"]

BATCHES = {3: (4, 4), 4: (24, 24, 48), 5: (48, 48, 96)}
"""By level, in how many imagined deals moves are weighed."""

NODES = 6000
"""What an exact end may cost."""


def choose(view: View, log: Log, level: int, luck: int) -> Choice:
    """The move of the seat on turn (see :func:`engine.players.choose`)."""
    deals = worlds(view, log if level >= 4 else NOTHING_WITNESSED, luck)
    world = next(deals)
    moves = candidates(world)
    if len(moves) == 1:
        return Choice(moves[0], reasons(view, moves[0], "only_move"))
    if level == 1:
        return _told(view, _naive(world, moves))
    usual = greedy(view)
    if level == 2:
        return _told(view, usual)
    if level == 5 and len(holders(view)) == 2 and certain(view, log):
        exact = _solved(world, usual)
        if exact is not None:
            return Choice(exact[0], reasons(view, exact[0], "proved", {"value": exact[1]}))
    found = weigh(moves, usual, deals, comes_to, BATCHES[level])
    if not found.gain:
        return _told(view, found.move)
    return Choice(found.move, reasons(view, found.move, "imagined", {"count": found.gain, "total": found.deals}))


def _told(view: View, move: Move) -> Choice:
    return Choice(move, reasons(view, move))


def _naive(state: State, moves: list[Move]) -> Move:
    """The first card of the hand that can be played, whatever it is worth; nothing is added to an attack."""
    assert state.turn is not None
    cards = [move for move in moves if move.cards and move.verb != "own"]
    if not cards or (state.table and state.turn != state.defender):
        return moves[-1]
    return min(cards, key=lambda move: (len(move.cards) if move.verb == "lead" else 0, move.cards[::-1]))


def comes_to(state: State, move: Move) -> int:
    """What a move comes to for the seat to act in a deal that all play out plainly: 1 or -1, 0 for a draw."""
    seat = state.turn
    assert seat is not None
    after = apply(state, move).state
    if after.turn is None:
        return worth(after, seat)
    found = loser(after)
    return 0 if found is None else -1 if found == seat else 1


def _solved(state: State, usual: Move) -> tuple[Move, int] | None:
    """The best move and its value where the last two hands are known, the usual one if it is as good; None past the budget."""
    try:
        solution = solve(state, NODES)
    except Unsolved:
        return None
    return usual if usual in solution.best else solution.best[0], solution.value


THINKING = Thinking(worlds, certain, candidates, comes_to, reasons)
