"""What is told of tallies at the edges of what can be: more tabbar than can be made, and cards that are elsewhere."""

import pytest

from engine.cards import ALL_CARDS, bits_of, parse_cards
from engine.kasino.options import form
from engine.kasino.scoring import Tally, problems, tally


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


def test_a_team_of_two_plays_half_of_the_cards() -> None:
    teams = [Tally(48, 11, 2, 1, 0, 1, 24), Tally(4, 2, 2, 0, 1)]
    assert problems(teams, form("pairs")) == []
    assert [str(problem) for problem in problems([*teams, Tally(), Tally()])] == [
        "too_many_tabbar field=tabbar seat=0 limit=12"
    ]


def test_a_pile_is_counted() -> None:
    pile = bits_of(parse_cards("4cAh2sAsTd"))
    assert tally(pile) == Tally(5, 2, 2, 1, 1, 0, 0)
    assert tally(pile, True, 2) == Tally(5, 2, 2, 1, 1, 1, 2)
    assert tally(0) == Tally()


@pytest.mark.parametrize(
    ("left", "tallies", "told"),
    [
        # every card that is left, in one pile, its ace of spades counted both ways
        ("4cAh3sAs", [Tally(4, 2, 2)], []),
        ("4c3sAs", [Tally(2, 1, 1)], []),  # the ace of spades and the four
        ("3sAs", [Tally(2, 1, 1)], ["no_division field=cards"]),
        ("AhAs", [Tally(2, 1, 1)], ["no_division field=cards"]),
        ("Td2sAs", [Tally(3, 2, 1, 1, 1)], []),
        # the same without the ace of spades
        ("4cAh3s", [Tally(3, 1, 1)], []),
        ("4cAh3s", [Tally(3, 0, 1)], ["no_division field=cards"]),
        ("4cAh3s", [Tally(2, 2, 1)], ["total field=spades total=2 limit=1"]),
        ("4c3s5s", [Tally(2, 2, 1)], ["total field=aces total=1 limit=0"]),
        ("4cAh3s5s", [Tally(2, 2, 1)], ["too_few_cards field=cards seat=0 least=3"]),
        ("4cAh3s5s", [Tally(), Tally(3, 2, 1)], []),
        # a pile that must be the ace of spades, and one with more plain cards than there are
        ("4cAh3sAs", [Tally(1, 1, 1), Tally(2)], ["no_division field=cards"]),
        ("4c5cAh3sAs", [Tally(1, 1, 1), Tally(2)], []),
        # what is no plain card, and no plain spade
        ("4cTd", [Tally(2)], ["no_division field=cards"]),
        ("4cTd", [Tally(2, 0, 0, 1)], []),
        ("4cAh", [Tally(2)], ["no_division field=cards"]),
        ("4c3s", [Tally(2)], ["no_division field=cards"]),
        ("4c5c2sAs", [Tally(2, 1)], ["no_division field=cards"]),
        ("2s3s", [Tally(2, 2)], ["total field=spades total=2 limit=1"]),
        ("2s3s", [Tally(2, 2, 0, 0, 1)], []),
    ],
)
def test_of_the_cards_that_are_left(left: str, tallies: list[Tally], told: list[str]) -> None:
    elsewhere = ALL_CARDS & ~bits_of(parse_cards(left))
    assert [str(problem) for problem in problems(tallies, elsewhere=elsewhere, whole=False)] == told
