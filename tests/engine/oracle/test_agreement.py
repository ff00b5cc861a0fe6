"""The engine and the oracle agree about random positions; ``python -m tests.tools.prove`` asks about ten times as many."""

import sys

import pytest

from tests.engine.oracle.agreement import WITNESSES, answers

POSITIONS = 2000
CHUNK = 50
# The oracle is as slow as it is plain, and in a browser's Python slower still.
CHUNKS = 4 if sys.platform == "emscripten" else POSITIONS // CHUNK


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", WITNESSES)
def test_they_agree(game: str, chunk: int) -> None:
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        for answer in answers(game, str(number)):
            assert answer.engine == answer.oracle, answer.question
