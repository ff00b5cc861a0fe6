"""Tabbe, sistan, scoring, the match and the variants, one test for every number C60–C88."""

from typing import Any

import pytest

from engine import kasino, match
from engine.cards import PACK
from engine.deal import shuffle
from engine.games import read_position
from engine.kasino.state import tallies
from tests.helpers import actor, events, legal, outcome, play, refused, wander

SHEET = "kasino?hands=-/-&cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&tabbar=1/0&last=1"


def score(position: str) -> dict[str, Any]:
    return kasino.score(read_position(position)[1])._asdict()


def points(position: str) -> tuple[int, ...]:
    return kasino.score(read_position(position)[1]).points


def items(position: str, rule: str) -> list[tuple[int, int]]:
    """Who has points by a rule, and how many."""
    return [(item.seat, item.points) for item in score(position)["items"] if item.rule == rule]


def test_c60_taking_every_card_on_the_table_is_a_tabbe() -> None:
    start = "kasino?hands=9c9s/2d&table=3d,6d"
    assert events(start, "take 9c 3d 6d") == ["captured C31 0 9c3d6d value=9", "tabbe C60 0"]
    assert events("kasino?hands=9c9s/2d&table=3d,6d,9d", "take 9c 3d 6d") == ["captured C31 0 9c3d6d value=9"]


def test_c61_a_tabbe_scores_one() -> None:
    assert points("kasino?hands=-/-&taken=3c4c5c/3d4d&tabbar=0/1") == (1, 1)


def test_c62_each_tabbe_counts() -> None:
    end = play("kasino?hands=9c9s/2d2c&table=3d,6d", "take 9c 3d 6d", "lay 2d", "lay 9s", "lay 2c")
    assert "tabbar=1/0" in end
    twice = play("kasino?hands=9c2s/2d2c&table=3d,6d", "take 9c 3d 6d", "lay 2d", "take 2s 2d", "lay 2c")
    assert "tabbar=2/0" in twice
    assert items(twice, "C75") == [(0, 2)]


def test_c64_the_next_player_meets_an_empty_table() -> None:
    after = play("kasino?hands=9c9s/9d&table=3d,6d", "take 9c 3d 6d")
    assert actor(after) == 1
    assert legal(after) == ["lay 9d"]


def test_c65_builds_must_be_taken_as_well() -> None:
    start = "kasino?hands=9c9s/2d&table=9d&builds=9:4c5c@1"
    assert "tabbe" not in " ".join(events(start, "take 9c 9d"))
    assert "tabbe" not in " ".join(events(start, "take 9c 4c.5c"))
    assert events(start, "take 9c 9d 4c.5c")[1] == "tabbe C65 0"


def test_c66_the_leftovers_go_to_who_took_last() -> None:
    start = "kasino?hands=9c/2d&table=Kd,9d,8s&builds=8:4c4d@1"
    happened = events(start, "take 9c 9d", "lay 2d")
    assert "leftovers C66 0 4c2d4dKd8s" in happened
    end = play(start, "take 9c 9d", "lay 2d")
    assert end == "kasino?hands=-/-&taken=4c9c2d4d9dKd8s/-&last=0"
    assert legal(end) == []
    assert refused(end, "lay 2d") == ["C66"]
    assert refused(end, "lay 2d", 1) == ["C66"]


def test_c67_that_is_sistan_and_scores_one() -> None:
    happened = events("kasino?hands=9c/2d&table=Kd,9d", "take 9c 9d", "lay 2d")
    assert "sistan C67 0" in happened
    assert "scored C74 0 points=1" in happened


def test_c68_receiving_leftovers_is_no_tabbe() -> None:
    end = play("kasino?hands=9c/2d&table=Kd,9d", "take 9c 9d", "lay 2d")
    assert "tabbar" not in end


def test_c69_most_cards_is_one_point() -> None:
    assert items(SHEET, "C69") == [(0, 1)]
    three = "kasino?hands=-/-/-&cards=17/17/18&spades=5/6/2&aces=4/0/0&storan=0&lillan=1&last=2"
    assert items(three, "C69") == [(2, 1)]


def test_c70_most_spades_is_two_points() -> None:
    assert items(SHEET, "C70") == [(1, 2)]


def test_c71_each_ace_is_one_point() -> None:
    assert items("kasino?hands=-/-&taken=AcAdAh/As", "C71") == [(0, 3), (1, 1)]


def test_c72_storan_is_two_points() -> None:
    assert items(SHEET, "C72") == [(0, 2)]


def test_c73_lillan_is_one_point() -> None:
    assert items(SHEET, "C73") == [(1, 1)]


def test_c74_sistan_is_one_point() -> None:
    assert items(SHEET, "C74") == [(1, 1)]


def test_c75_each_tabbe_is_one_point() -> None:
    assert items(SHEET.replace("tabbar=1/0", "tabbar=1/3"), "C75") == [(0, 1), (1, 3)]


def test_c76_a_pack_without_tabbar_and_ties_gives_eleven() -> None:
    assert sum(points(SHEET.replace("&tabbar=1/0", ""))) == 11


def test_c77_a_tie_gives_nobody_the_item() -> None:
    tied = SHEET.replace("28/24", "26/26")
    assert items(tied, "C69") == []
    assert score(tied)["ties"] == ("C69",)
    three = "kasino?hands=-/-/-&cards=20/20/12&spades=5/5/3&aces=4/0/0&storan=0&lillan=1&last=2"
    assert items(three, "C70") == []
    assert score(three)["ties"] == ("C69", "C70")
    assert events("kasino?hands=2c/-&table=2d&taken=3c/3d4d5d", "take 2c 2d")[-2:] == [
        "tied C77 item=C69",
        "tied C77 item=C70",
    ]


@pytest.mark.parametrize("form", kasino.FORMS)
def test_c78_the_checksum(form: str) -> None:
    options = kasino.form(form)
    for seed in range(6):
        seats = 4 if options.pairs else 2 + seed % 3
        *_, last = wander(kasino, kasino.start(options, seats, 0, shuffle(f"{form} {seed}", PACK)), str(seed))
        found = kasino.score(last.after)
        ties = ("C69" in found.ties) + 2 * ("C70" in found.ties)
        assert found.checksum == 11 - ties
        assert sum(found.points) == 11 - ties + sum(last.after.tabbar)


def test_c79_points_are_counted_after_the_pack() -> None:
    assert outcome("kasino?hands=9c/2d&table=Kd&taken=AcAd/-") is None
    *before, (_, _, after, happened) = wander(kasino, read_position("kasino?hands=9c/2d&taken=AcAd/-&last=0")[1], "")
    assert kasino.outcome(after) is not None
    assert [event.rule for event in happened if event.event == "scored"] == ["C69", "C71", "C74"]
    assert all(event.event != "scored" for turn in before for event in turn.events)


def finished(*points: int, won: str, options: str = "") -> match.Match:
    """A match with these points before its last pack, of which ``won`` tells the piles."""
    state = read_position(
        f"kasino?hands={'/'.join('-' * len(won.split('&', maxsplit=1)[0].split('/')))}&taken={won}{options}"
    )[1]
    before = match.begin(kasino, state.options, len(state.hands), "c80", 0)._replace(points=points)
    return match.following(before, kasino.outcome(state))


def test_c80_the_match_goes_on_until_somebody_has_sixteen() -> None:
    assert finished(13, 9, won="AcAd/-").result == (0,)
    assert finished(12, 9, won="AcAd/-").result is None
    assert finished(12, 9, won="AcAd/-").points == (15, 9)


def test_c83_dragkasino_draws_after_every_play() -> None:
    start = "kasino?hands=2c3c/4c5c&table=Kd&stock=7d8d9d&form=drag"
    assert events(start, "lay 2c", "lay 4c") == ["laid C57 0 2c", "drew C83 0 7d", "laid C57 1 4c", "drew C83 1 8d"]
    assert play(start, "lay 2c") == "kasino?hands=3c7d/4c5c&table=2c,Kd&stock=8d9d&turn=1&form=drag"
    assert "drew" not in " ".join(events(start.replace("&form=drag", "").replace("7d8d9d", ""), "lay 2c"))


@pytest.mark.parametrize(("seats", "draws"), [(2, 20), (3, 12), (4, 8)])
def test_c84_the_draws_are_even(seats: int, draws: int) -> None:
    drawn = [0] * seats
    for turn in wander(kasino, kasino.start(kasino.form("drag"), seats, 0, shuffle("c84", PACK)), "c84"):
        for event in turn.events:
            if event.event == "drew":
                drawn[event.seat or 0] += 1
    assert drawn == [draws] * seats


def test_c85_partners_sit_opposite_and_pool_their_cards() -> None:
    taken = "kasino?hands=-/-/-/-&taken=AcTd/2s/AdAh/As&tabbar=1/0/2/0&last=3&form=pairs"
    assert points(taken) == (1 + 3 + 2 + 3, 2 + 1 + 1 + 1)
    assert points(taken.replace("&form=pairs", "")) == (1 + 2 + 1, 1, 2 + 2, 1 + 1)


def test_c87_a_partners_build_may_be_taken() -> None:
    start = "kasino?hands=8c2c/9c/9d/9h&builds=8:3c5h@2&form=pairs"
    assert events(start, "take 8c 3c.5h")[0] == "captured C87 0 8c3c5h value=8"
    assert events(start.replace("@2", "@1"), "take 8c 3c.5h")[0] == "captured C45 0 8c3c5h value=8"


def test_c88_in_krypkasino_points_are_penalties() -> None:
    low = finished(15, 12, won="AcAd/-", options="&form=kryp")
    assert low.points == (18, 12)
    assert low.result == (1,)
    assert tallies(read_position("kasino?hands=-/-&taken=AcAd/-&form=kryp")[1])[0].aces == 2
