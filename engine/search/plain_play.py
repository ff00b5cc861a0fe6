"""How far plain play goes: what a puzzle asks for has been done once the rest needs no thought."""

from collections.abc import Callable
from typing import NamedTuple

from engine.search.budget import Budget


class Play[State, Move](NamedTuple):
    """A game as plain play sees it; all functions are the game's own.

    ``turn`` is the seat to act, None at the end; ``replies`` what another seat may do, where moves that come to the
    same may be left out; ``plain`` the move that plain play makes; ``worth`` what an ended state is to a seat.
    """

    turn: Callable[[State], int | None]
    replies: Callable[[State], tuple[Move, ...]]
    after: Callable[[State, Move], State]
    plain: Callable[[State], Move]
    worth: Callable[[State, int], int]


def reaches[State, Move](play: Play[State, Move], state: State, seat: int, value: int, budget: Budget) -> bool:
    """Whether plain play by ``seat`` comes to at least ``value``, whatever the others do; a node is a state.

    Raises Unsolved past the budget.
    """
    met = {state}
    todo = [state]
    while todo:
        budget.spend()
        state = todo.pop()
        turn = play.turn(state)
        if turn is None:
            if play.worth(state, seat) < value:
                return False
            continue
        for move in (play.plain(state),) if turn == seat else play.replies(state):
            after = play.after(state, move)
            if after not in met:
                met.add(after)
                todo.append(after)
    return True
