"""Positions from games that players play, with what the one to act has witnessed."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from engine import kaschlan, kasino
from engine.arena import turns
from engine.game import Game
from engine.games import GAMES
from engine.match import begin, opening
from engine.players import Log
from tests.engine.kasino.variants import VARIANTS


class Seen(NamedTuple):
    """A state, the seat to act, and its log."""

    game: Game
    state: Any
    seat: int
    log: Log


KASCHLAN = [(kaschlan.Options(*chosen), seats) for seats in (2, 3, 4) for chosen in product(*kaschlan.CHOICES.values())]
KASINO = [(options, seats) for _, options, seats in VARIANTS]
ALL: dict[str, list[tuple[Any, int]]] = {kaschlan.NAME: KASCHLAN, kasino.NAME: KASINO}
"""All that can be played: options, and how many seats."""


def seen(name: str, number: int, levels: tuple[int, ...] = (2, 3, 2, 3)) -> Iterator[Seen]:
    """The positions of the game of this number, each form and number of seats in turn."""
    game = GAMES[name]
    options, seats = ALL[name][number % len(ALL[name])]
    state = opening(begin(game, options, seats, f"players {number}", number % seats))
    for before, log, _ in turns(game, state, levels[:seats], str(number)):
        seat = game.actor(before)
        assert seat is not None
        yield Seen(game, before, seat, log)


def so_many(name: str, count: int, levels: tuple[int, ...] = (2, 3, 2, 3)) -> Iterator[Seen]:
    """So many positions, of as many games as it takes."""
    number = 0
    while count > 0:
        for one in seen(name, number, levels):
            yield one
            count -= 1
            if not count:
                return
        number += 1
