"""What a move can come to: a deal in which it costs something, and how it goes on from there."""

from itertools import islice
from typing import Any, NamedTuple

from engine import solvers
from engine.players import THINKING
from engine.review import Judgement
from widgets.kinds.review import desk
from widgets.kinds.review.desk import LUCK, Question
from widgets.position import Position

WORLDS = 200
"""So many ways in which the cards could lie are looked through."""

LONGEST = 80
"""So many moves are shown at most."""

MOST = 16
"""So many lines are remembered."""


class Line(NamedTuple):
    """A position, the cards in which lie as they may have lain, and moves from there in notation, the first one in question.

    ``true`` where the cards lie so, and best play follows; else all play plainly.
    """

    position: Position
    moves: tuple[str, ...]
    true: bool


_lines: dict[tuple[object, ...], Line] = {}


def line_of(question: Question, judged: Judgement) -> Line:
    """What the move of a judgement comes to where it costs most of the ways looked through, or as it is proved."""
    at = desk.key(question)
    if at not in _lines:
        if len(_lines) > MOST:
            _lines.clear()
        _lines[at] = _line(question, judged)
    return _lines[at]


def _line(question: Question, judged: Judgement) -> Line:
    opening, _, decision, _ = question
    game, state = opening.game, decision.state
    position = opening._replace(state=state)
    if not judged.deals:
        after = game.apply(state, judged.played).state
        rest = solvers.solve(game, after).line if game.actor(after) is not None else ()
        return Line(position, _written(game, (judged.played, *rest)), True)
    thinking, seat = THINKING[game.NAME], game.actor(state) or 0
    worlds = islice(thinking.worlds(game.view(state, seat), decision.log, LUCK), WORLDS)
    world = max(worlds, key=lambda one: thinking.comes_to(one, judged.best) - thinking.comes_to(one, judged.played))
    moves, after = [judged.played], game.apply(world, judged.played).state
    while game.actor(after) is not None:
        moves.append(solvers.BOTS[game.NAME](after))
        after, events = game.apply(after, moves[-1])
        if any(event.event == "dealt" for event in events):
            # No further than the move was judged by.
            break
    return Line(position._replace(state=world), _written(game, moves), False)


def _written(game: Any, moves: Any) -> tuple[str, ...]:
    return tuple(game.write_move(move) for move in moves[:LONGEST])
