"""The reader's own play on a table: what a message makes of the model."""

from collections.abc import Mapping
from typing import Any

from widgets.library.script import Example
from widgets.play.controls import TYPED_LENGTH
from widgets.play.model import Model
from widgets.play.replay import moment_of, try_move
from widgets.tables import TABLES, Picked


def respond(shown: Example, model: Model, message: Mapping[str, Any]) -> Model:
    """The model after ``{"do": words, "fields": {…}}``; ValueError if the words make no sense.

    ``play`` takes over, ``undo`` and ``redo`` go back and forth, ``move MOVE`` tries a move, ``type`` the one in the
    field, ``pick WORD`` presses a card or one of the table's actions.
    """
    word, _, rest = str(message.get("do", "")).partition(" ")
    match word:
        case "play":
            return model._replace(played=())
        case "undo" if model.played:
            undone = (model.played[-1], *model.undone)
            return model._replace(played=model.played[:-1], undone=undone, draft="", tried="")
        case "redo" if model.undone and model.played is not None:
            again = (*model.played, model.undone[0])
            return model._replace(played=again, undone=model.undone[1:], draft="", tried="")
        case "move":
            return try_move(shown, model, rest)
        case "type":
            fields = message.get("fields")
            typed = str(fields.get("move", "")) if isinstance(fields, Mapping) else ""
            return try_move(shown, model, _harmless(typed))
        case "pick":
            state = moment_of(shown, model).state
            return _picked(shown, model, TABLES[shown.game.NAME].pick(state, model.draft, rest))
    raise ValueError("no such message")


def _harmless(typed: str) -> str:
    """What was typed, short and without the model's own marks."""
    return " ".join("".join(" " if mark in ";~!?" else mark for mark in typed[:TYPED_LENGTH]).split())


def _picked(shown: Example, model: Model, picked: Picked) -> Model:
    if picked.move:
        return try_move(shown, model, picked.move)
    return model._replace(played=model.played or (), draft=picked.draft, tried="")
