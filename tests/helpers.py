"""Positions, moves and events as text, for the tests of either game."""

import os
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.cards import CARD_TEXTS
from engine.deal import below, numbers
from engine.game import Event, Game, Illegal
from engine.games import read_position
from engine.notation import facts_text


def often[Number](usual: Number, *, browser: Number, proof: Number) -> Number:
    """How often dice are thrown, or what is tried: as usual, in a browser's Python, which is slow, when ``make prove`` asks."""
    if sys.platform == "emscripten":
        return browser
    return proof if os.environ.get("TALONG_PROVE") else usual


def play(position: str, *moves: str) -> str:
    """Canonical text of the position after the moves; IllegalMove if one of them is."""
    return _played(position, moves)[0]


def events(position: str, *moves: str) -> list[str]:
    """What happened in the course of the moves, as ``event_text`` has it."""
    return [event_text(event) for event in _played(position, moves)[1]]


def _played(position: str, moves: tuple[str, ...]) -> tuple[str, list[Event]]:
    game, state = read_position(position)
    happened: list[Event] = []
    for text in moves:
        seat, move = game.read_move(text)
        state, more = game.apply(state, move, seat)
        happened += more
    return game.write(state), happened


def event_text(event: Event) -> str:
    """An event on one line: ``beat K44 1 Kd on=8d``."""
    words = [event.event, event.rule]
    if event.seat is not None:
        words.append(str(event.seat))
    if event.cards:
        words.append("".join(CARD_TEXTS[card] for card in event.cards))
    return " ".join([*words, *facts_text(event.facts)])


def legal(position: str) -> list[str]:
    """The legal moves of whoever is to act."""
    game, state = read_position(position)
    return [game.write_move(move) for move in game.legal(state)]


def refused(position: str, move: str, seat: int | None = None) -> list[str]:
    """The rules that the move breaks, in the order in which they are told; none if it is legal."""
    game, state = read_position(position)
    named, read = game.read_move(move)
    verdict = game.check(state, read, named if seat is None else seat)
    return [violation.rule for violation in verdict.violations] if isinstance(verdict, Illegal) else []


def actor(position: str) -> int | None:
    """The seat to act."""
    game, state = read_position(position)
    return game.actor(state)


def outcome(position: str) -> dict[str, Any] | None:
    """How the deal or pack ended, or None."""
    game, state = read_position(position)
    ended = game.outcome(state)
    return None if ended is None else dict(ended._asdict())


class Turn(NamedTuple):
    """One move of a game: the state before it, the move, the state after it and what happened."""

    before: Any
    move: Any
    after: Any
    events: tuple[Event, ...]


def wander(game: Game, state: Any, seed: str) -> Iterator[Turn]:
    """Moves at random, to the end of the deal or pack; the same for the same seed on every platform."""
    luck = numbers(seed)
    while moves := game.legal(state):
        move = moves[below(luck, len(moves))]
        step = game.apply(state, move)
        yield Turn(state, move, step.state, step.events)
        state = step.state
