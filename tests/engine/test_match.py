"""Matches: who deals next, the points so far, and when it is over."""

from typing import Any

import pytest

from engine import kaschlan, kasino
from engine.game import Game
from engine.games import read_position
from engine.kasino.scoring import Tally, count
from engine.match import Match, begin, following, opening
from tests.helpers import wander


def played(match: Match, game: Game) -> Match:
    """The match after one more deal or pack, played at random."""
    state = opening(match)
    assert state.dealer == match.dealer if game is kasino else state.attacker == (match.dealer + 1) % match.seats
    *_, last = wander(game, state, f"{match.seed} {match.number}")
    return following(match, game.outcome(last.after))


@pytest.mark.parametrize(("form", "seats"), [("standard", 2), ("drag", 3), ("pairs", 4), ("kryp", 4), ("finnish", 3)])
def test_kasino_is_played_pack_by_pack_to_the_target(form: str, seats: int) -> None:
    match = begin(kasino, kasino.form(form), seats, "match", 1)
    packs: list[tuple[int, ...]] = []
    while match.result is None:
        assert match.number == len(packs) + 1
        assert match.dealer == (1 + len(packs)) % seats
        assert opening(match).points == match.points
        packs.append(opening(match).hands)
        match = played(match, kasino)
    assert max(match.points) >= 16
    best = min(match.points) if form == "kryp" else max(match.points)
    assert [match.points[side] for side in match.result] == [best]
    assert len(set(packs)) == len(packs) > 1
    with pytest.raises(ValueError, match="over"):
        following(match, kasino.Score((), match.points, (), None, ()))


def test_kaschlan_goes_on_with_the_loser_dealing() -> None:
    match = begin(kaschlan, kaschlan.DEFAULTS, 4, "match", 0)
    for number in range(1, 9):
        after = played(match, kaschlan)
        loser = next(seat for seat in range(4) if after.points[seat] > match.points[seat])
        assert (after.dealer, after.number, sum(after.points), after.result) == (loser, number + 1, number, None)
        match = after


@pytest.mark.parametrize("game", [kaschlan, kasino])
def test_nothing_follows_before_the_end(game: Any) -> None:
    match = begin(game, game.DEFAULTS, 2, "match", 0)
    with pytest.raises(ValueError, match="goes on"):
        following(match, game.outcome(opening(match)))


def test_an_outcome_has_the_seats_or_sides_of_its_match() -> None:
    deals = begin(kaschlan, kaschlan.DEFAULTS, 2, "match", 0)
    with pytest.raises(ValueError, match="no such seat"):
        following(deals, kaschlan.Outcome(2))
    packs = begin(kasino, kasino.form("pairs"), 4, "match", 0)
    with pytest.raises(ValueError, match="zip"):
        following(packs, count([Tally(cards=13)] * 4))


def test_a_score_sheet_is_enough() -> None:
    pairs = begin(kasino, kasino.form("pairs"), 4, "match", 0)._replace(points=(10, 15))
    linnea_and_alva = Tally(cards=26, spades=6, aces=2, storan=1, lillan=1, tabbar=2)
    hugo_and_nils = Tally(cards=26, spades=7, aces=2, sistan=1)
    sheet = count([linnea_and_alva, hugo_and_nils])
    assert following(pairs, sheet)[4:] == (1, 2, (17, 20), (1,))
    level = following(pairs._replace(points=(13, 15)), sheet)
    assert (level.points, level.result) == ((20, 20), (1,))


def test_the_seed_draws_the_first_dealer() -> None:
    assert {begin(kasino, kasino.DEFAULTS, 3, str(seed)).dealer for seed in range(30)} == {0, 1, 2}
    assert begin(kasino, kasino.DEFAULTS, 3, "7") == begin(kasino, kasino.DEFAULTS, 3, "7")


@pytest.mark.parametrize(
    ("end", "result"),
    [
        # both at sixteen or more: the higher total
        ("hands=-/-&taken=AcAd/3s&last=0&points=13/15", (1,)),
        # equal: the most spades of the pack
        ("hands=-/-&taken=AcAd/3s&last=0&points=12/14", (1,)),
        ("hands=-/-&taken=AcAd/3c&last=0&points=12/16", None),
        # only among those who are equal
        ("hands=-/-/-&taken=AcAd4s/3c/5s6s7s&last=0&points=17/20/1", (0,)),
        # pairs put their spades together
        ("hands=-/-/-/-&taken=2d/3s/2c/4s5s&last=0&points=17/16&form=pairs", (1,)),
        # krypkasino: the lowest, once somebody is there
        ("hands=-/-&taken=AcAd/3s&last=0&points=13/11&form=kryp", (1,)),
        ("hands=-/-&taken=AcAd/3s&last=0&points=10/1&form=kryp", None),
        ("hands=-/-/-&taken=AcAd/3s/-&last=0&points=13/3/5&form=kryp", None),
    ],
)
def test_who_has_won(end: str, result: tuple[int, ...] | None) -> None:
    state = read_position(f"kasino?{end}")[1]
    match = begin(kasino, state.options, len(state.hands), "match", 0)._replace(points=state.points)
    assert following(match, kasino.outcome(state)).result == result
