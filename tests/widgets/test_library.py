"""Mistakes in an example's file stop the build and name file and line."""

from collections.abc import Callable

import pytest

from widgets import library
from widgets.library.reading import ExampleError, Reader

GOOD = """
title.sv = "a"
title.en = "b"
position = "kaschlan?trump=c&hands=8d/9d"
names = ["A", "B"]

[[step]]
caption.sv = "c"
caption.en = "d"

[[step]]
move = "lead 8d"
caption.sv = "e"
caption.en = "f"
"""


def test_a_good_file_is_played_through() -> None:
    shown = Reader("good.toml", GOOD).example("good")
    assert [step.rules for step in shown.steps] == [(), ("K22", "K68", "K73", "K74")]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('caption.en = "f"', 'captoin.en = "f"', "docs/examples/x.toml:11: unknown key captoin"),
        ('caption.en = "f"\n', "", "docs/examples/x.toml:11: a text needs sv and en"),
        ("lead 8d", "lead 9d", "docs/examples/x.toml:11: lead 9d: illegal K22"),
        ("lead 8d", "leed 8d", "docs/examples/x.toml:11: leed 8d: not_a_verb at=0 word=leed"),
        ("8d/9d", "8d/8d", "docs/examples/x.toml: position: card_twice cards=8d"),
        ('names = ["A", "B"]', 'names = ["A"]', "docs/examples/x.toml: as many names as hands"),
        ("title.sv", "titel.sv", "docs/examples/x.toml: unknown key titel"),
        ('names = ["A", "B"]', "names = [", "docs/examples/x.toml: Invalid value"),
        (
            '[[step]]\ncaption.sv = "c"',
            '[[step]]\nmove = "lead 8d"\ncaption.sv = "c"',
            "docs/examples/x.toml:7: the first step",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, told: str) -> None:
    with pytest.raises(ExampleError) as error:
        Reader("docs/examples/x.toml", GOOD.replace(old, new, 1)).example("x")
    assert str(error.value).startswith(told)


READERS: dict[str, Callable[[str], object]] = {
    "example": library.example,
    "lesson": library.lesson,
    "sheet": library.sheet,
    "beats": library.chart,
    "takes": library.chart,
    "drill": library.chart,
}


@pytest.mark.parametrize("name", library.names())
def test_every_file_in_the_project_is_sound(name: str) -> None:
    assert READERS[library.kind(name)](name)


@pytest.mark.parametrize("name", ["../pyproject", "", "kaschlan-clubs-defence.toml", "no such"])
def test_a_name_from_a_link_reaches_no_other_file(name: str) -> None:
    with pytest.raises(KeyError):
        library.source(name)
