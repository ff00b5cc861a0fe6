"""Every number of Kaschlan that is played or proven has a test named by it."""

import re
from pathlib import Path

import pytest

from engine.kaschlan import RULES
from engine.rules import Kind

NAMED = [rule.number for rule in RULES.values() if rule.kind in (Kind.PLAYED, Kind.PROVEN)]
TESTS = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_kaschlan_*.py")))


@pytest.mark.parametrize("number", NAMED)
def test_number_has_a_test(number: str) -> None:
    assert re.search(rf"^def test_{number.lower()}_", TESTS, re.MULTILINE)
