"""The engine and the oracle agree about random positions; ``python -m tests.tools.prove`` asks about 20,000 of each."""

import pytest

from tests.engine.oracle.agreement import WITNESSES, answers
from tests.helpers import often

pytestmark = pytest.mark.long

CHUNK = 50
# The oracle is as slow as it is plain.
CHUNKS = often(10, browser=2, proof=40)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", WITNESSES)
def test_they_agree(game: str, chunk: int) -> None:
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        for answer in answers(game, str(number)):
            assert answer.engine == answer.oracle, answer.question
