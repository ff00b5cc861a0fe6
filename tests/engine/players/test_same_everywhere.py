"""Players choose alike on every device: the moves that CPython chose once are chosen by a browser's Python, too."""

from hashlib import sha256

import pytest

from engine.games import GAMES
from engine.players import LEVELS, choose
from tests.engine.players.positions import so_many

SAME = {"kaschlan": "fff577c2175a5d08", "kasino": "6d6d84e4c4ff1728"}
"""Digests of sixty choices.  They change with the players, and with them whoever changes those writes them anew."""


def told(name: str, count: int) -> list[str]:
    """What players of all levels choose in so many positions, and why."""
    found = []
    for number, one in enumerate(so_many(name, count)):
        level = LEVELS[number % len(LEVELS)]
        chosen = choose(one.game.view(one.state, one.seat), one.log, level, number)
        found.append(f"{one.game.write_move(chosen.move)} {[reason.theme for reason in chosen.reasons]}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_same_place_gives_the_same_choice(name):
    assert sha256("\n".join(told(name, 60)).encode()).hexdigest()[:16] == SAME[name]
