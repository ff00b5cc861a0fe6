"""The games of the past are played the same today."""

import pytest

from tests.engine.golden import FOLDER, REFUSALS, path, played, refusals, replayed
from tests.engine.golden.scenes import SCENES


def test_there_is_one_file_for_every_scene() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(f"{scene}.txt" for scene in SCENES)


@pytest.mark.parametrize("scene", SCENES)
def test_the_same_moves_have_the_same_events_and_positions(scene: str) -> None:
    text = path(scene).read_text(encoding="utf-8")
    assert replayed(text) == text


@pytest.mark.parametrize("scene", SCENES)
def test_the_same_seed_plays_the_same_game(scene: str) -> None:
    assert played(scene) == path(scene).read_text(encoding="utf-8")


def test_refusals_tell_the_same_rules_and_data() -> None:
    assert refusals() == REFUSALS.read_text(encoding="utf-8")
