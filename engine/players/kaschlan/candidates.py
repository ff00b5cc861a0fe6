"""The moves that are worth weighing: of those that come to much the same only one."""

from itertools import groupby

from engine.cards import rank
from engine.kaschlan.bots import strength
from engine.kaschlan.moves import legal
from engine.kaschlan.state import Move, State


def candidates(state: State) -> list[Move]:
    """Of leads of a rank those with its least cards, of beats those on the least card led: in which order is all one."""
    moves = legal(state)
    assert state.turn is not None
    if state.turn != state.defender:
        return [*_leads(moves, state.trump), *(move for move in moves if move.verb == "done")]
    beats = [move for move in moves if move.verb == "beat"]
    if beats:
        first = min((move.cards[0] for move in beats), key=lambda card: strength(card, state.trump))
        beats = [move for move in beats if move.cards[0] == first]
    return [*beats, *(move for move in moves if move.verb != "beat")]


def _leads(moves: tuple[Move, ...], trump: int) -> list[Move]:
    """For each rank the least card, the two least, and so on."""
    singles = sorted(
        (move.cards[0] for move in moves if move.verb == "lead" and len(move.cards) == 1),
        key=lambda card: (rank(card), strength(card, trump)),
    )
    allowed = set(moves)
    found = []
    for _, alike in groupby(singles, rank):
        cards = tuple(alike)
        for count in range(1, len(cards) + 1):
            lead = Move("lead", tuple(sorted(cards[:count])))
            if lead in allowed:
                found.append(lead)
    return found
