"""Every number of Kasino that is played or proven has a test named by it."""

import re
from pathlib import Path

import pytest

from engine.kasino import RULES
from engine.rules import Kind

NAMED = [rule.number for rule in RULES.values() if rule.kind in (Kind.PLAYED, Kind.PROVEN)]
TESTS = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_kasino_*.py")))


@pytest.mark.parametrize("number", NAMED)
def test_number_has_a_test(number: str) -> None:
    assert re.search(rf"^def test_{number.lower()}_", TESTS, re.MULTILINE)


def test_the_catalogue_is_whole() -> None:
    assert list(RULES) == [f"C{number}" for number in range(1, 94)] + [f"CA{number}" for number in range(1, 44)]
