"""Players of Kasino, in every form of it.

1 sees only the table.  2 plays plainly (:mod:`engine.kasino.bots`), which never builds unless it must.  From 3 on they
build, remember all that they have witnessed and imagine how the cards may lie: 3 looks as far as the next player's reply,
4 to the end of the deal.  5 is 4, and exact in the last deal between two.
"""

from engine.kasino.bots import greedy
from engine.kasino.playing import apply
from engine.kasino.solver import solve
from engine.kasino.state import Move, State, View, tallies
from engine.players.choice import Choice, Log
from engine.players.kasino import playing_out
from engine.players.kasino.candidates import candidates
from engine.players.kasino.reasons import THEMES, reasons
from engine.players.kasino.worlds import certain, worlds
from engine.players.kasino.worth import POINT, at_the_end, so_far
from engine.players.thinking import Thinking
from engine.players.weighing import weigh
from engine.search.budget import Unsolved
from engine.search.solution import NotSolvable

__all__ = ["THEMES", "THINKING", "choose", "worlds"]

BATCHES = {3: (12, 12), 4: (8, 8), 5: (24, 24, 48)}
"""By level, in how many imagined deals moves are weighed."""

NODES = 2000
"""What an exact last deal may cost."""


def choose(view: View, log: Log, level: int, luck: int) -> Choice:
    """The move of the seat on turn (see :func:`engine.players.choose`)."""
    deals = worlds(view, log, luck)
    world = next(deals)
    moves = candidates(world)
    if len(moves) == 1:
        return Choice(moves[0], reasons(view, moves[0], "only_move"))
    if level == 1:
        return _told(view, _naive(moves))
    usual = greedy(view)
    if level == 2:
        return _told(view, usual)
    if level == 5 and len(view.hands) == 2 and certain(view, log):
        exact = _solved(world, usual)
        if exact is not None:
            return Choice(exact[0], reasons(view, exact[0], "proved", {"value": exact[1]}))
    # What is to be avoided comes late: in krypkasino one reply is not far enough.
    reply = len(view.hands) if view.options.misere else 1
    found = weigh(
        moves,
        usual,
        deals,
        comes_to if level > 3 else lambda deal, move: _worth(deal, move, reply),
        BATCHES[level],
    )
    if not found.gain:
        return _told(view, found.move)
    return Choice(
        found.move, reasons(view, found.move, "imagined", {"value": found.gain // found.deals, "total": found.deals})
    )


def _told(view: View, move: Move) -> Choice:
    return Choice(move, reasons(view, move))


def _naive(moves: list[Move]) -> Move:
    """Takes what it sees first, and as little as that; else lays out the first card that it may."""
    takes = [move for move in moves if move.verb == "take"]
    if takes:
        return min(takes, key=lambda move: ((move.loose | sum(move.builds)).bit_count(), move))
    return next((move for move in moves if move.verb == "lay"), moves[0])


def _worth(state: State, move: Move, plays: int) -> int:
    """How much better off the seat to act is after a move and so many plays more, in thousandths of a point."""
    seat = state.turn
    assert seat is not None
    after = apply(state, move).state
    if after.turn is None:
        return at_the_end(tallies(after), seat, after.options)
    if not after.options.draw and sum(map(int.bit_count, after.hands)) > sum(map(int.bit_count, state.hands)):
        # The next deal is another matter.
        return so_far(after.taken, after.tabbar, seat, after.options)
    return playing_out.outcome(after, seat, plays)


def comes_to(state: State, move: Move) -> int:
    """The same to the end of the deal."""
    return _worth(state, move, 4 * len(state.hands))


def _solved(state: State, usual: Move) -> tuple[Move, int] | None:
    """The best move and its value where both hands are known, the usual one if it is as good; None where it is not found."""
    try:
        solution = solve(state, NODES)
    except (Unsolved, NotSolvable):
        return None
    return usual if usual in solution.best else solution.best[0], POINT * solution.value


THINKING = Thinking(worlds, certain, candidates, comes_to, reasons)
