"""Every scene plays, and its number acts or refuses in it."""

import pytest

from tests.tools.scenes import GAMES, faults


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_shows_its_number(game: str) -> None:
    assert list(faults(game)) == []
