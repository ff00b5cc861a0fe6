"""The open points of Kasino and how they are ruled, one test for every ruling CA1–CA43 that is played."""

import pytest

from engine import kasino, match
from engine.cards import PACK
from engine.deal import shuffle
from engine.games import read_position
from engine.notation import BadPosition, BadText
from tests.helpers import actor, events, legal, outcome, play, refused, wander


def moves(position: str, verb: str) -> list[str]:
    return [move for move in legal(position) if move.startswith(verb)]


def takes(position: str) -> list[str]:
    return moves(position, "take")


def builds(position: str) -> list[str]:
    return moves(position, "build")


def after_pack(taken: str, points: tuple[int, ...], options: str = "") -> match.Match:
    """A match with these points before a pack that ended with these piles."""
    seats = len(taken.split("&", maxsplit=1)[0].split("/"))
    state = read_position(f"kasino?hands={'/'.join('-' * seats)}&taken={taken}{options}")[1]
    before = match.begin(kasino, state.options, seats, "rulings", 1)._replace(points=points)
    return match.following(before, kasino.outcome(state))


def test_ca1_a_capture_need_not_take_all_it_can() -> None:
    start = "kasino?hands=9c/2c&table=3d,6d,9h,4s"
    assert takes(start) == ["take 9c 3d 6d", "take 9c 3d 6d 9h", "take 9c 9h"]
    assert takes(start + "&capture=maximal") == ["take 9c 3d 6d 9h"]
    assert refused(start + "&capture=maximal", "take 9c 9h") == ["CA1"]
    overlapping = "kasino?hands=9c/2c&table=3d,6d,6h&capture=maximal"
    assert takes(overlapping) == ["take 9c 3d 6d", "take 9c 3d 6h"]
    with_build = "kasino?hands=9c/2c&table=9d&builds=9:4c5d@1&capture=maximal"
    assert takes(with_build) == ["take 9c 9d 4c.5d"]
    assert refused(with_build, "take 9c 9d") == ["CA1"]
    # Larger is what contains the capture, even where nothing that is left over adds up by itself.
    hard = "kasino?hands=6c/Kc&table=2c,2d,2h,4c,4d,4h&capture=maximal"
    assert refused(hard, "take 6c 2c 2d 2h") == ["CA1"]
    assert takes(hard) == ["take 6c 2c 4c 2d 4d 2h 4h"]
    ace = "kasino?hands=Ac/2c&table=Kd,Ad,Ah&capture=maximal&table_ace=one"
    assert takes(ace) == ["take Ac Kd Ad", "take Ac Kd Ah", "take Ac Ad Ah"]


def test_ca2_a_card_that_could_take_may_be_laid_out() -> None:
    assert refused("kasino?hands=9c/2c&table=9d", "lay 9c") == []
    assert refused("kasino?hands=9c/2c&table=9d&capture=maximal", "lay 9c") == []


def test_ca3_a_loose_ace_is_taken_as_one_or_fourteen() -> None:
    start = "kasino?hands=As/2c&table=Ac,Kd,Ad"
    assert "take As Ac Kd Ad" in takes(start)
    assert events(start, "take As=14 Ac")[0] == "captured CA3 0 AsAc value=14"
    assert "take As Ac Kd Ad" not in takes(start + "&table_ace=one")
    assert refused(start + "&table_ace=one", "take As=14 Ac") == ["C31"]
    assert refused(start + "&table_ace=one", "take As Ac Ad") == []


def test_ca4_an_ace_in_a_sum_counts_one() -> None:
    assert takes("kasino?hands=9c/2c&table=8d,Ad") == ["take 9c 8d Ad"]
    assert takes("kasino?hands=Td2s/2c&table=Ad,Ah&form=finnish") == []


def test_ca5_the_announced_value_decides_what_an_ace_is_in_a_build() -> None:
    start = "kasino?hands=Ac2c/2d&table=Ad"
    assert builds(start) == ["build Ac 2 Ad"]
    aces = "kasino?hands=AcAs/2d&table=Ad"
    assert builds(aces) == ["build Ac 1 Ad", "build Ac 14 Ad", "build As 1 Ad", "build As 14 Ad"]
    assert play(aces, "build Ac 1 Ad") == "kasino?hands=As/2d&builds=1x:AcAd@0&turn=1"
    assert play(aces, "build Ac 14 Ad") == "kasino?hands=As/2d&builds=14x:AcAd@0&turn=1"
    king = "kasino?hands=AcAs/2d&table=Ad,Kd"
    assert play(king, "build Ac 14 Kd") == "kasino?hands=As/2d&table=Ad&builds=14:AcKd@0&turn=1"
    assert play(king, "build Ac 14 Kd Ad") == "kasino?hands=As/2d&builds=14x:AcKdAd@0&turn=1"
    assert refused(aces + "&table_ace=one", "build Ac 14 Ad") == ["C41"]
    one = "kasino?hands=AcAs/2d&table=Ad,Kd&table_ace=one"
    assert builds(one) == [
        "build Ac 1 Ad",
        "build Ac 14 Kd",
        "build Ac 14 Kd Ad",
        "build As 1 Ad",
        "build As 14 Kd",
        "build As 14 Kd Ad",
    ]


def test_ca6_an_owner_may_lay_out() -> None:
    start = "kasino?hands=9c2c/2d&table=Kd&builds=9:4c5d@0"
    assert refused(start, "lay 2c") == []
    assert refused(start + "&build_duty=keep_card", "lay 2c") == []
    assert refused(start + "&build_duty=keep_card_no_trail", "lay 2c") == ["CA6"]
    assert refused(start + "&build_duty=keep_card_no_trail", "lay 9c") == ["CA7", "CA6"]
    assert legal(start + "&build_duty=keep_card_no_trail") == ["take 9c 4c.5d"]
    other = start.replace("@0", "@1")
    assert refused(other + "&build_duty=keep_card_no_trail", "lay 2c") == []


def test_ca7_an_owner_need_not_keep_a_card_of_the_value() -> None:
    start = "kasino?hands=9cKc/2d&table=5h,4h&builds=9:4c5d@0"
    keep = start + "&build_duty=keep_card"
    assert refused(start, "take 9c 4h 5h") == []
    assert refused(keep, "take 9c 4h 5h") == ["CA7"]
    assert refused(keep, "take 9c 4h 5h 4c.5d") == []
    assert refused(keep, "lay 9c") == ["CA7"]
    assert refused(keep, "lay Kc") == []
    # One card covers any number of builds of its value.
    assert refused("kasino?hands=9c9dKc/2d&builds=9:4c5d@0,9:4d5c@0&build_duty=keep_card", "lay 9c") == []


def test_ca7_duties_that_leave_no_play_lapse() -> None:
    bare = "kasino?hands=Kc2c/2d&builds=9:4c5d@0"
    for duty in ("keep_card", "keep_card_no_trail"):
        assert moves(f"{bare}&build_duty={duty}", "lay") == ["lay 2c", "lay Kc"]
    no_play = "kasino?hands=9cKc/2d&table=3d&builds=9:4c5d@0&build_duty=keep_card_no_trail"
    assert legal(no_play) == ["take 9c 4c.5d"]
    lapsed = "kasino?hands=8c8d/2d&table=3d&builds=8x:4c4d8h@0,9:4h5d@0&build_duty=keep_card_no_trail"
    assert "lay 8c" in legal(lapsed)
    assert refused(lapsed, "lay 8d") == []


def test_ca7_the_build_that_is_raised_needs_no_card_any_longer() -> None:
    start = "kasino?hands=9cTcAc/2d&table=Kh&builds=9:4c5d@0&build_duty=keep_card"
    assert refused(start, "build Ac 10 4c.5d") == []
    only = "kasino?hands=TcAc/2d&table=Kh&builds=9:4c5d@0&build_duty=keep_card"
    assert legal(only) == ["build Ac 10 4c.5d"]
    assert legal(only + "&raise_own=no") == ["lay Tc", "lay Ac"]


def test_ca8_the_builder_may_raise_his_own_build() -> None:
    start = "kasino?hands=Ac9c/2d&builds=8:3c5h@0"
    assert builds(start) == ["build Ac 9 3c.5h"]
    assert builds(start + "&raise_own=no") == []
    assert refused(start + "&raise_own=no", "build Ac 9 3c.5h") == ["CA8"]
    assert refused(start.replace("@0", "@1") + "&raise_own=no", "build Ac 9 3c.5h") == []
    equal = "kasino?hands=8c8d/2d&builds=8:3c5h@0&raise_own=no"
    assert refused(equal, "build 8c 8 3c.5h") == []


def test_ca9_a_build_on_several_table_cards() -> None:
    start = "kasino?hands=2c9c/2d&table=3d,4d"
    assert builds(start) == ["build 2c 9 3d 4d"]
    assert events(start, "build 2c 9 3d 4d") == ["built CA9 0 2c3d4d value=9 double=0"]


def test_ca10_table_cards_do_not_change_a_builds_value() -> None:
    start = "kasino?hands=2cTc/2d&table=Ad&builds=7:3c4d@1"
    assert builds(start) == []
    assert refused(start, "build 2c 10 3c.4d Ad") == ["C54"]


def test_ca11_an_equal_part_may_be_added() -> None:
    start = "kasino?hands=5c8c8d/2d&table=3d&builds=8:3c5h@1"
    assert play(start, "build 8c 8 3c.5h") == "kasino?hands=5c8d/2d&table=3d&builds=8x:3c8c5h@0&turn=1"
    assert play(start, "build 5c 8 3d 3c.5h") == "kasino?hands=8c8d/2d&builds=8x:3c5c3d5h@0&turn=1"
    assert events(start, "build 8c 8 3c.5h") == ["built CA11 0 8c3c5h value=8 double=1"]
    double = "kasino?hands=8c8d/2d&builds=8x:3c4h4s5h@1"
    assert refused(double, "build 8c 8 3c.4h.4s.5h") == []


def test_ca12_two_builds_of_one_value() -> None:
    start = "kasino?hands=5c8c/2d&table=3d&builds=8:3c5h@0"
    assert builds(start) == ["build 5c 8 3d", "build 5c 8 3d 3c.5h"]
    assert play(start, "build 5c 8 3d") == "kasino?hands=8c/2d&builds=8:3c5h@0,8:5c3d@0&turn=1"
    for owner in "01":
        merged = start.replace("@0", f"@{owner}") + "&same_value_builds=no"
        assert builds(merged) == ["build 5c 8 3d 3c.5h"]
        assert refused(merged, "build 5c 8 3d") == ["CA12"]
    raising = "kasino?hands=Ac8c/2d&builds=7:3d4d@1,8:3c5h@1&same_value_builds=no"
    assert builds(raising) == ["build Ac 8 3c.5h 3d.4d"]
    assert refused(raising, "build Ac 8 3d.4d") == ["CA12"]


def test_ca13_one_card_takes_builds_equal_cards_and_sums_in_any_choice() -> None:
    start = "kasino?hands=9c/2d&table=9d,6h,3h&builds=9:4c5d@1,9x:4d5h9s@1"
    assert len(takes(start)) == 15
    assert events(start, "take 9c 9d 3h 6h 4c.5d")[0] == ("captured CA13 0 9c4c5d9d3h6h value=9 parts=9d 3h.6h 4c.5d")


def test_ca14_a_build_is_no_member_of_a_sum() -> None:
    start = "kasino?hands=9c2c/2d&table=Ad&builds=8:3c5h@1"
    assert takes(start) == []
    assert refused(start, "take 9c Ad 3c.5h") == ["C31", "C43"]


def test_ca15_court_cards_in_builds() -> None:
    assert builds("kasino?hands=Jc2cKcQc/2d&table=Jd,Ad") == ["build 2c 13 Jd", "build Jc 12 Ad", "build Qc 13 Ad"]


def test_ca16_a_partners_build_may_be_raised() -> None:
    start = "kasino?hands=Ac9c/2d/3d/4d&builds=8:3c5h@2&form=pairs"
    assert events(start, "build Ac 9 3c.5h") == ["raised CA16 0 Ac3c5h value=9 double=0"]
    assert refused(start + "&raise_own=no", "build Ac 9 3c.5h") == []


def test_ca17_no_build_relies_on_the_partners_card() -> None:
    assert refused("kasino?hands=3c2c/2d/8d/4d&table=5h&form=pairs", "build 3c 8 5h") == ["C42"]


def test_ca18_finnish_values_are_off_a_choice_or_fixed() -> None:
    start = "kasino?hands=Td2sAs/2c&table=Tc,Kd,3d,2h,Ad"
    off = [move.split()[1] + " " + " ".join(move.split()[2:]) for move in takes(start)]
    choice = takes(start + "&hand_values=choice")
    finnish = takes(start + "&hand_values=finnish")
    assert "Td Tc" in off
    assert {"take Td Tc", "take Td 3d Kd", "take 2s 2h", "take 2s Kd 2h"} <= set(choice)
    assert "take Td Tc" not in finnish
    assert "take 2s 2h" not in finnish
    assert {"take Td 3d Kd", "take 2s Kd 2h", "take As Kd Ad"} <= set(finnish)
    assert "take As Ad" not in finnish
    assert read_position(start + "&hand_values=finnish")[1].options.table_ace == "one"
    with pytest.raises(BadPosition, match="finnish_ace_is_one"):
        read_position(start + "&hand_values=finnish&table_ace=either")


def test_ca18_in_a_build_every_card_counts_its_table_value() -> None:
    start = "kasino?hands=TdQc2s/2c&table=2h,5h&hand_values=finnish"
    assert builds(start) == ["build Td 12 2h", "build Td 15 5h"]
    assert play(start, "build Td 12 2h") == "kasino?hands=Qc2s/2c&table=5h&builds=12:Td2h@0&turn=1&hand_values=finnish"
    held = "kasino?hands=8c2s/2c&table=7h&hand_values=choice"
    assert builds(held) == ["build 8c 15 7h"]


def test_ca19_storan_is_ten_or_sixteen_in_one_play() -> None:
    start = "kasino?hands=Td/2c&table=Tc,7c,4d,9d,Qh&hand_values=choice"
    assert takes(start) == [
        "take Td 7c 4d 9d Qh",
        "take Td 7c 9d",
        "take Td Tc",
        "take Td 4d Qh",
    ]
    assert refused(start, "take Td Tc 7c 9d") == ["C31"]


def test_ca20_a_tabbe_with_the_last_card_counts() -> None:
    start = "kasino?hands=-/9c&table=9d&turn=1"
    assert events(start, "take 9c 9d")[:2] == ["captured C30 1 9c9d value=9", "tabbe CA20 1"]
    assert outcome(play(start, "take 9c 9d"))["points"] == (0, 3)  # type: ignore[index]
    off = events(start + "&tabbe_on_last_play=no", "take 9c 9d")
    assert "tabbe" not in " ".join(off)
    before = "kasino?hands=2c/9c&table=9d&turn=1&tabbe_on_last_play=no"
    assert events(before, "take 9c 9d")[1] == "tabbe C60 1"
    stock = "kasino?hands=-/9c&table=9d&turn=1&stock=3c4c5c6c3d4d5d6d&tabbe_on_last_play=no"
    assert events(stock, "take 9c 9d")[1] == "tabbe C60 1"


def test_ca21_tabbar_do_not_cancel_each_other() -> None:
    assert outcome("kasino?hands=-/-&taken=3c4c/3d4d5d&tabbar=2/1")["points"] == (2, 2)  # type: ignore[index]
    assert outcome("kasino?hands=-/-&taken=3c4c/3d4d5d&tabbar=2/1&points=15/15")["points"] == (2, 2)  # type: ignore[index]


def test_ca22_sistan_counts_when_nothing_is_left() -> None:
    happened = events("kasino?hands=-/9c&table=9d&turn=1", "take 9c 9d")
    assert "sistan CA22 1" in happened
    assert "scored C74 1 points=1" in happened


def test_ca23_nobody_takes_in_a_whole_pack() -> None:
    start = "kasino?hands=2c/3c&table=Kd"
    assert events(start, "lay 2c", "lay 3c")[-1] == "nobody_took CA23 2c3cKd"
    end = play(start, "lay 2c", "lay 3c")
    assert end == "kasino?hands=-/-&table=2c,3c,Kd"
    found = kasino.score(read_position(end)[1])
    assert found == kasino.Score(items=(), points=(0, 0), ties=(), checksum=None, spades=(0, 0))


def test_ca24_the_highest_total_wins_then_spades_then_another_pack() -> None:
    higher = after_pack("AcAd3c/AhAs", (13, 14))
    assert (higher.points, higher.result) == ((16, 18), (1,))
    spades = after_pack("AcAd3s4s/AhAs7s8s9s", (17, 13))
    assert (spades.points, spades.result) == ((19, 18), (0,))
    spades = after_pack("AcAd3s4s/AhAs7s8s9s", (16, 13))
    assert (spades.points, spades.result) == ((18, 18), (1,))
    again = after_pack("Ac3s/Ad4s", (15, 15))
    assert (again.points, again.result) == ((16, 16), None)
    assert (again.number, again.dealer) == (2, 0)
    pairs = after_pack("3s4s/5s6s7s/Ac8s9s/Ad", (13, 15), "&form=pairs")
    assert (pairs.points, pairs.result) == ((17, 16), (0,))
    pairs = after_pack("3s4s/5s6s7s/Ac8s9s/Ad", (13, 16), "&form=pairs")
    assert (pairs.points, pairs.result) == ((17, 17), (0,))


def test_ca25_the_pack_is_finished_before_anybody_has_won() -> None:
    start = "kasino?hands=9c/2d&table=9d,Ad&taken=AcAs/-&points=15/15"
    assert actor(play(start, "take 9c 9d")) == 1


def test_ca26_only_a_unique_most_scores() -> None:
    cards = kasino.score(read_position("kasino?hands=-/-/-&taken=3c4c/3d4d/3h")[1])
    assert cards.points == (0, 0, 0)
    assert kasino.score(read_position("kasino?hands=-/-/-&taken=3c4c/3d4d5d/3h")[1]).points == (0, 1, 0)


def test_ca27_in_pairs_the_team_counts() -> None:
    state = read_position("kasino?hands=-/-/-/-&taken=3c4c/3d4d5d/3h4h/-&tabbar=1/0/1/0&form=pairs")[1]
    assert kasino.score(state).points == (3, 0)
    assert kasino.score(state._replace(options=kasino.DEFAULTS)).points == (1, 1, 1, 0)


def test_ca28_the_next_dealer_sits_to_the_left() -> None:
    assert after_pack("Ac/Ad", (0, 0)).dealer == 0
    assert after_pack("Ac/Ad/Ah", (0, 0, 0)).dealer == 2


def test_ca30_taking_the_four_opening_cards_is_a_tabbe() -> None:
    start = "kasino?hands=Kc2c3c4c/5c6c7c8c&table=Kd,7d,4h,2h&stock=3d5d6d8d3h5h6h7h"
    assert "tabbe C60 0" in events(start, "take Kc Kd 7d 4h 2h")


def test_ca31_dragkasino_from_the_first_deal_to_sistan() -> None:
    state = kasino.start(kasino.form("drag"), 2, 1, shuffle("drag", PACK))
    assert [hand.bit_count() for hand in state.hands] == [4, 4]
    assert state.table.bit_count() == 4
    turns = list(wander(kasino, state, "drag"))
    assert len(turns) == 48
    for turn in turns:
        after = turn.after
        if turn.before.stock:
            assert after.hands[turn.before.turn].bit_count() == 4
    assert sum(after.taken) == (1 << 52) - 1
    assert [event.event for event in turns[-1].events].count("sistan") == 1


def test_ca32_the_announcement_decides_between_five_and_ten() -> None:
    start = "kasino?hands=2c5cTc/2d&table=3d,5d"
    assert builds(start)[:2] == ["build 2c 5 3d", "build 2c 5 3d 5d"]
    assert play(start, "build 2c 5 3d 5d").endswith("builds=5x:2c3d5d@0&turn=1")
    assert play(start, "build 2c 10 3d 5d").endswith("builds=10:2c3d5d@0&turn=1")
    with pytest.raises(BadText):
        play(start, "build 2c 3d 5d")


def test_ca33_a_turn_is_one_card() -> None:
    after = play("kasino?hands=3c8c/2d&table=5d", "build 3c 8 5d")
    assert refused(after, "take 8c 3c.5d", 0) == ["C20"]


def test_ca34_who_adds_to_a_build_owns_it() -> None:
    start = "kasino?hands=Ac9c/2d&builds=8:3c5h@1"
    assert play(start, "build Ac 9 3c.5h").endswith("builds=9:3cAc5h@0&turn=1")
    equal = "kasino?hands=8c8d/2d&builds=8:3c5h@1"
    assert play(equal, "build 8c 8 3c.5h").endswith("builds=8x:3c8c5h@0&turn=1")


def test_ca35_the_turn_after_a_tabbe_is_the_next_players() -> None:
    assert actor(play("kasino?hands=9c9s/2d/3d&table=9d", "take 9c 9d")) == 1


def test_ca36_all_of_the_score_counts_in_krypkasino() -> None:
    sheet = "kasino?hands=-/-&cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&tabbar=1/0&last=1"
    assert outcome(sheet + "&form=kryp") == outcome(sheet)


def test_ca37_in_krypkasino_one_must_take_and_as_much_as_can_be() -> None:
    start = "kasino?hands=9c2c/2d&table=3d,6d,9h,4s,7s&form=kryp"
    assert legal(start) == ["take 9c 3d 6d 9h", "lay 2c"]
    assert refused(start, "lay 9c") == ["CA37"]
    assert refused(start, "take 9c 9h") == ["CA37"]
    assert refused(start, "take 9c 9h 4s") == ["C31"]
    choose = "kasino?hands=9c2c/2d&table=3d,6d,6h,4s&form=kryp"
    assert legal(choose) == ["take 9c 3d 6d", "take 9c 3d 6h", "lay 2c"]


def test_ca38_in_krypkasino_a_tabbe_that_can_be_made_must_be() -> None:
    start = "kasino?hands=9c8c2c/2d&table=3d,5d&form=kryp"
    assert legal(start) == ["take 8c 3d 5d"]
    assert refused(start, "lay 2c") == ["CA38"]
    two = "kasino?hands=8d8c5c/2d&table=3d,5d&form=kryp"
    assert legal(two) == ["take 8c 3d 5d", "take 8d 3d 5d"]
    assert refused(two, "take 5c 5d") == ["CA38"]
    assert refused(two, "lay 5c") == ["CA37", "CA38"]


def test_ca39_a_tabbe_costs_the_taker_one() -> None:
    end = play("kasino?hands=-/9c&table=9d&turn=1&form=kryp", "take 9c 9d")
    items = kasino.score(read_position(end)[1]).items
    assert ("C75", 1, 1) in items
    assert all(item.seat == 1 for item in items)


def test_ca40_the_ace_is_one_or_fourteen_in_krypkasino() -> None:
    start = "kasino?hands=Ac2c/2d&table=Ad,Kd,7h&form=kryp"
    assert legal(start) == ["take Ac Kd Ad", "take Ac Ad", "lay 2c"]


def test_ca41_the_leftovers_of_krypkasino_go_to_who_took_last_with_sistan() -> None:
    end = play("kasino?hands=2c/3d&table=Kd&taken=5c5d/-&last=0&form=kryp", "lay 2c", "lay 3d")
    assert end == "kasino?hands=-/-&taken=2c5c3d5dKd/-&last=0&form=kryp"
    assert ("C74", 0, 1) in kasino.score(read_position(end)[1]).items


def test_ca42_the_lowest_total_wins_krypkasino() -> None:
    over = after_pack("AcAd/Ah", (13, 9), "&form=kryp")
    assert (over.points, over.result) == ((16, 10), (1,))
    assert after_pack("AcAd/Ah", (12, 9), "&form=kryp").result is None
    level = after_pack("AcAd/3s/4s", (13, 7, 7), "&form=kryp")
    assert (level.points, level.result) == ((16, 7, 7), None)


def test_ca43_piles_are_hidden_counts() -> None:
    state = read_position("kasino?hands=9c8c/2d3d&table=5d&stock=4c5c6c7cTcJcQcKc&taken=AcAd/Ah&tabbar=1/0&last=1")[1]
    seen = kasino.view(state, 0)
    assert kasino.write(seen) == "kasino?hands=8c9c/x2&table=5d&stock=x8&taken=x2/x1&tabbar=1/0&last=1"
    assert kasino.write(kasino.view(state, 1)) == "kasino?hands=x2/2d3d&table=5d&stock=x8&taken=x2/x1&tabbar=1/0&last=1"
    assert not seen.taken[0] | seen.taken[1]
    assert seen.unseen.piles == (2, 1)
