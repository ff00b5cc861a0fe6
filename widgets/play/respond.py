"""The reader's own play on a table: what a message makes of an attempt."""

from widgets.play.attempt import Attempt
from widgets.play.replay import moments, tried, understood
from widgets.position import Position
from widgets.say.misheard import Misheard
from widgets.tables import TABLES
from widgets.widget import Message

TYPED_LENGTH = 240
"""So many characters of a typed move are read."""


def respond(position: Position, attempt: Attempt, message: Message) -> Attempt:
    """The attempt after a message; ValueError if its words make no sense.

    ``play`` takes over, ``undo`` and ``redo`` go back and forth, ``move MOVE`` tries a move, ``type`` the one in the
    field, ``pick WORD`` presses a card or one of the table's actions.
    """
    word, _, rest = message.do.partition(" ")
    match word:
        case "play":
            return attempt
        case "undo" if attempt.played:
            return attempt.back()
        case "redo" if attempt.undone:
            return attempt.again()
        case "move":
            return try_move(position, attempt, rest)
        case "type":
            return try_move(position, attempt, _harmless(message.field("move")))
        case "pick":
            state = moments(position, attempt.played)[-1].state
            picked = TABLES[position.game.NAME].pick(state, attempt.draft, rest)
            if picked.move:
                return try_move(position, attempt, picked.move)
            return attempt._replace(draft=picked.draft, tried="")
    raise ValueError("no such message")


def try_move(position: Position, attempt: Attempt, text: str) -> Attempt:
    """The attempt after a move was tried: played if it is legal, else kept as a try to be answered."""
    moment = moments(position, attempt.played)[-1]
    try:
        move = understood(position, moment.state, text)
    except Misheard:
        return attempt.trying(text or " ")
    if tried(position, moment, move).violations:
        return attempt.trying(move)
    return attempt.then(position.game.write_move(position.game.read_move(move)[1]))


def _harmless(typed: str) -> str:
    """What was typed, short and without the marks of an attempt."""
    return " ".join("".join(" " if mark in ";~!?" else mark for mark in typed[:TYPED_LENGTH]).split())
