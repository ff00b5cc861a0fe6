"""From a position and moves to moments: the one loop over reading, checking and making moves.

Every move made is remembered, so that a press after fifty moves makes one more and no others again.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from engine.game import Event, Game, Illegal, IllegalMove, Violation
from engine.notation import NotationError
from widgets.play.attempt import Attempt
from widgets.position import Position
from widgets.say.misheard import Misheard
from widgets.tables import TABLES


class Moment(NamedTuple):
    """A state, the one before it, what happened between them; and why a try was refused or not understood."""

    state: Any
    before: Any
    events: tuple[Event, ...] = ()
    violations: tuple[Violation, ...] = ()
    misheard: Misheard | None = None


@lru_cache(maxsize=4096)
def made(game: Game, state: Any, move: str) -> Moment:
    """The moment after a move; NotationError, or ValueError if it is not legal."""
    seat, read = game.read_move(move)
    try:
        step = game.apply(state, read, seat)
    except IllegalMove as refusal:
        raise ValueError(f"not legal: {move}") from refusal
    return Moment(step.state, state, step.events)


def moments(position: Position, moves: Iterable[str]) -> list[Moment]:
    """The opening and the moment after each move; ValueError if one cannot be made."""
    found = [Moment(position.state, position.state)]
    for move in moves:
        found.append(made(position.game, found[-1].state, move))
    return found


def replayed(position: Position, attempt: Attempt) -> Moment:
    """The moment that an attempt has come to, with the refusal of what was tried last; ValueError if it cannot be."""
    moment = moments(position, attempt.played)[-1]
    return tried(position, moment, attempt.tried) if attempt.tried else moment


def tried(position: Position, moment: Moment, text: str) -> Moment:
    """The moment with what is wrong with a move, if anything is."""
    try:
        seat, move = position.game.read_move(understood(position, moment.state, text))
    except Misheard as misheard:
        return moment._replace(misheard=misheard)
    verdict = position.game.check(moment.state, move, seat)
    return moment._replace(violations=verdict.violations) if isinstance(verdict, Illegal) else moment


def understood(position: Position, state: Any, text: str) -> str:
    """A move that somebody wrote, in notation or in words, as notation; Misheard."""
    try:
        position.game.read_move(text)
    except NotationError:
        return TABLES[position.game.NAME].hear(text, state, position.names)
    return text
