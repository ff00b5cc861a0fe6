"""The engine and the oracle asked the same: legal moves, the rules that a move breaks, the position after a move."""

from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType
from typing import NamedTuple

from engine.games import read_position
from tests import helpers
from tests.engine.oracle import kaschlan, kasino, random_positions

CHECKS = 10
"""Moves judged at every position."""

APPLIED = 5
"""Legal moves made at every position."""


class Witness(NamedTuple):
    """The oracle of one game, and where its random positions and moves come from."""

    oracle: ModuleType
    position: Callable[[Random], str]
    moves: Callable[[Random, str, int], list[str]]


WITNESSES = {
    "kaschlan": Witness(kaschlan, random_positions.kaschlan_position, random_positions.kaschlan_moves),
    "kasino": Witness(kasino, random_positions.kasino_position, random_positions.kasino_moves),
}


class Answer(NamedTuple):
    """What was asked of both, and what they said."""

    question: str
    engine: object
    oracle: object


def answers(game: str, seed: str) -> Iterator[Answer]:
    """All that is asked about the random position of a seed."""
    witness = WITNESSES[game]
    random = Random(f"{game} {seed}")
    position = witness.position(random)
    yield Answer(position, _canonical(position), position)
    yield Answer(f"outcome {position}", _outcome(position), witness.oracle.outcome(position))
    legal = witness.oracle.legal(position)
    yield Answer(f"legal {position}", helpers.legal(position), legal)
    for move in witness.moves(random, position, CHECKS):
        yield Answer(f"check {position} {move}", helpers.refused(position, move), witness.oracle.check(position, move))
    for move in random.sample(legal, min(APPLIED, len(legal))):
        after = witness.oracle.apply(position, move)
        yield Answer(f"check {position} {move}", helpers.refused(position, move), [])
        yield Answer(f"apply {position} {move}", helpers.play(position, move), after)
        yield Answer(f"outcome {after}", _outcome(after), witness.oracle.outcome(after))


def _canonical(position: str) -> str:
    game, state = read_position(position)
    return game.write(state)


def _outcome(position: str) -> dict[str, object] | None:
    outcome = helpers.outcome(position)
    return outcome and {name: _plain(outcome[name]) for name in ("loser", "points") if name in outcome}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
