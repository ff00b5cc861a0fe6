"""Moves from a position: replayed once, remembered, refused where they cannot be."""

import json
from typing import Any
from unittest.mock import Mock

import pytest

from engine import kaschlan, kasino
from engine.cards import PACK, SHORT_PACK
from engine.deal import shuffle
from tests.helpers import wander
from widgets import library, wire
from widgets.library.script import NO_TEXT, Example, ScriptStep
from widgets.play import replay
from widgets.play.attempt import Attempt, read, write
from widgets.play.replay import moments, replayed
from widgets.position import NAMES, Position

PACKS = {kaschlan: SHORT_PACK, kasino: PACK}


def game_of(game: Any) -> tuple[Position, list[str]]:
    """A deal or pack at random, as its start and its moves."""
    state = game.start(game.DEFAULTS, 2, 0, shuffle("fifty", PACKS[game]))
    moves = [game.write_move(turn.move) for turn in wander(game, state, "fifty")]
    return Position(game, NAMES[game.NAME][:2], 0, state), moves


@pytest.mark.parametrize("game", [kaschlan, kasino], ids=lambda game: game.NAME)
@pytest.mark.parametrize("lang", ["sv", "en"])
def test_a_press_late_in_a_game_makes_one_move(game: Any, lang: str, monkeypatch: pytest.MonkeyPatch):
    position, moves = game_of(game)
    start = ScriptStep("", NO_TEXT, position.state)
    monkeypatch.setattr("widgets.kinds.example.example", lambda _: Example("x", NO_TEXT, position, (start,)))
    replay.made.cache_clear()
    request = {"kind": "example", "name": "x", "place": {"lang": lang, "root": "", "prefix": "w1"}}

    def ask(model: str, message: dict[str, Any] | None) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request | {"model": model, "message": message})))
        assert "error" not in answer
        return answer

    before = f"0;{';'.join(moves[:40])}"
    ask(before, None)
    apply = Mock(wraps=game.apply)
    monkeypatch.setattr(game, "apply", apply)
    after = ask(before, {"do": f"move {moves[40]}"})["model"]
    assert after == f"{before};{moves[40]}"
    assert apply.call_count == 1
    # What is only looked at makes none.
    ask(after, {"do": "undo"})
    ask(after, {"do": "type", "fields": {"move": "nonsense"}})
    assert apply.call_count == 1


def test_moments_are_the_opening_and_one_for_each_move():
    position = library.example("kaschlan-clubs-defence").position
    opening, after = moments(position, ["beat 8d Kd"])
    assert opening.state == opening.before == after.before == position.state
    assert [event.rule for event in after.events] == ["K44"]


@pytest.mark.parametrize("moves", [["lead 8d"], ["beat 8d Kd", "beat 8d Kd"], ["fly"], [""]])
def test_moves_that_cannot_be_made_are_refused(moves: list[str]):
    with pytest.raises(ValueError, match=r"legal|verb|move|empty"):
        moments(library.example("kaschlan-clubs-defence").position, moves)


def test_a_try_is_answered_beside_the_moment_that_it_leaves():
    position = library.example("kaschlan-clubs-defence").position
    refused = replayed(position, Attempt(("beat 8d Kd",), tried="beat 8c As"))
    assert refused.state == moments(position, ["beat 8d Kd"])[-1].state
    assert [violation.rule for violation in refused.violations] == ["K45"]
    assert replayed(position, Attempt(tried="fly")).misheard


@pytest.mark.parametrize(
    "attempt",
    [
        Attempt(),
        Attempt(("draw",), ("done", "take"), "8s 9c", "own 8s Td"),
        Attempt(draft="8s"),
        Attempt(undone=("take",)),
        Attempt(("take",), tried="?!~;"),
    ],
)
def test_writing_then_reading_is_the_identity(attempt: Attempt):
    assert read(write(attempt)) == attempt


def test_undo_and_redo_go_back_and_forth():
    attempt = Attempt(("beat 8d Kd", "take"), draft="8s", tried="x")
    assert attempt.back() == Attempt(("beat 8d Kd",), ("take",))
    assert attempt.back().back().again() == Attempt(("beat 8d Kd",), ("take",))
