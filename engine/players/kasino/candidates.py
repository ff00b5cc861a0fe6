"""The moves that are worth weighing: where there are very many, those that bring most."""

from engine.kasino.moves import legal, takes_the_table
from engine.kasino.state import Move, State
from engine.players.kasino.worth import POINT, of_cards

MOST_TAKES, MOST_BUILDS = 8, 6


def candidates(state: State) -> list[Move]:
    """The captures and builds that bring most, or in krypkasino least, and every card laid out."""
    moves = legal(state)
    sign = 1 if state.options.misere else -1
    takes = sorted((move for move in moves if move.verb == "take"), key=lambda move: sign * brings(state, move))
    builds = sorted((move for move in moves if move.verb == "build"), key=lambda move: -brings(state, move))
    return [*takes[:MOST_TAKES], *builds[:MOST_BUILDS], *(move for move in moves if move.verb == "lay")]


def brings(state: State, move: Move) -> int:
    """The worth of all the cards of a move, and of a tabbe."""
    found = of_cards(1 << move.card | move.loose | sum(move.builds))
    return found + POINT if move.verb == "take" and takes_the_table(state, move) else found
