"""What browsers of some years ago do not know is not needed for reading."""

import re
from pathlib import Path

import pytest

STYLES = sorted((Path(__file__).parents[2] / "docs" / "theme" / "assets").glob("*.css"))
TOO_NEW = ("light-dark(", "oklch(", "@starting-style", "@scope", "anchor-name")


@pytest.mark.parametrize("style", STYLES, ids=lambda path: path.name)
def test_no_colour_and_no_shape_hangs_on_the_newest_syntax(style: Path):
    text = style.read_text(encoding="utf-8")
    assert [word for word in TOO_NEW if word in text] == []


def test_every_colour_of_two_has_one_by_day_and_one_by_night():
    text = "".join(style.read_text(encoding="utf-8") for style in STYLES)
    both = re.findall(r"var\(--by-day, #[0-9a-f]+\) var\(--by-night, #[0-9a-f]+\)", text)
    assert len(both) == text.count("var(--by-day") == text.count("var(--by-night") > 15
