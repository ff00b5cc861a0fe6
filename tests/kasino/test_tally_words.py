"""What is told of more tabbar than can be made."""

import pytest

from engine.kasino.scoring import Tally, problems


@pytest.mark.parametrize(
    ("tallies", "told"),
    [
        (
            [Tally(31, 6, 2, 1, 0, 1, 13), Tally(7, 2, 1), Tally(7, 2, 1), Tally(7, 3, 0, 0, 1)],
            ["too_many_tabbar field=tabbar seat=0 limit=12"],
        ),
        ([Tally(31, 6, 2, 1, 0, 1, 12), Tally(7, 2, 1), Tally(7, 2, 1), Tally(7, 3, 0, 0, 1)], []),
        (
            [Tally(27, 6, 2, 1, 0, 1, 13), Tally(25, 7, 2, 0, 1, 0, 12)],
            ["too_many_tabbar field=tabbar total=25 limit=24"],
        ),
        ([Tally(27, 6, 2, 1, 0, 1, 12), Tally(25, 7, 2, 0, 1, 0, 12)], []),
        ([Tally(27, 6, 2, 1, 0, 1, 0), Tally(25, 7, 2, 0, 1, 0, 13)], ["tabbe_cards field=tabbar seat=1 limit=12"]),
    ],
)
def test_too_many_tabbar(tallies: list[Tally], told: list[str]) -> None:
    assert [str(problem) for problem in problems(tallies)] == told
