"""What is done again and again is named, and where nothing stands out nothing is."""

import pytest

from engine.games import GAMES
from engine.review import review, terms
from engine.review.habits import COST, LATEST, Case, habits
from tests.engine.review.deals import REVIEWED, Player, dealt, leaves_tabbar, never_builds, trumps_first
from tests.helpers import often

GAMES_LONG = 4
"""So many games are enough to see what somebody does wrong."""


def cases(game: str, seat: int, levels: tuple[int, ...], seed: str, weak: Player | None = None) -> list[Case]:
    deal = dealt(game, levels, seed, weak)
    found = review(deal, seat, 7, terms(deal.game))
    return [Case(one.lesson.theme, one.loss) for one in found.mistakes if one.lesson]


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_strongest_player_has_no_habits_and_loses_nothing_that_could_be_proved(game: str):
    deals = []
    for number in range(often(2, browser=1, proof=40)):
        seat = number % 2
        levels = (5, 2) if seat == 0 else (2, 5)
        deal = dealt(game, levels, f"strong/{number}")
        found = review(deal, seat, 7, terms(deal.game))
        assert not any(one.proved for one in found.judgements)
        deals.append([Case(one.lesson.theme, one.loss) for one in found.mistakes if one.lesson])
        assert habits(game, deals) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "weak", "theme"),
    [
        ("kaschlan", trumps_first, "wastes_trump"),
        ("kasino", never_builds, "missed_build"),
        ("kasino", leaves_tabbar, "left_tabbe"),
    ],
)
def test_a_weakness_that_was_planted_is_named_within_four_games(game: str, weak: Player, theme: str):
    trials = often(1, browser=0, proof=20)
    named = 0
    for trial in range(trials):
        deals = []
        for number in range(GAMES_LONG):
            seat = number % 2
            levels = (REVIEWED, 2) if seat == 0 else (2, REVIEWED)
            deals.append(cases(game, seat, levels, f"{theme}/{trial}/{number}", weak))
        named += any(habit.theme == theme for habit in habits(game, deals))
    assert named >= 0.9 * trials


def test_two_cases_that_cost_enough_make_a_habit_and_one_does_not():
    cost = COST["kasino"]
    assert habits("kasino", [[Case("left_tabbe", 3 * cost)], []]) == []
    assert habits("kasino", [[Case("left_tabbe", cost / 3)], [Case("left_tabbe", cost / 3)]]) == []
    (found,) = habits("kasino", [[Case("left_tabbe", cost / 2)], [Case("left_tabbe", cost / 2)]])
    assert (found.theme, found.cases, found.loss) == ("left_tabbe", 2, cost)


def test_the_dearest_habit_comes_first_and_what_is_long_ago_is_forgotten():
    old = [[Case("missed_build", 9.0)] * 2]
    new = [[Case("left_tabbe", 2.0)] * 2, [Case("missed_tabbe", 3.0)] * 2]
    assert [one.theme for one in habits("kasino", old + new)] == ["missed_build", "missed_tabbe", "left_tabbe"]
    quiet: list[list[Case]] = [[]] * (LATEST - len(new))
    assert [one.theme for one in habits("kasino", [*old, *quiet, *new])] == ["missed_tabbe", "left_tabbe"]
