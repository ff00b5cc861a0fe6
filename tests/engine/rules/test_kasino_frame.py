"""Kasino's frame, values, deals and turns, one test for every number C1–C39."""

import pytest

from engine import kasino
from engine.cards import ALL_CARDS, PACK, cards_of
from engine.deal import shuffle
from engine.games import read_position
from engine.kasino.values import HAND_VALUES, TABLE_VALUE
from engine.notation import BadPosition
from tests.helpers import actor, events, legal, outcome, play, refused, wander


def dealt(seats: int, dealer: int = 0, options: kasino.Options = kasino.DEFAULTS) -> kasino.State:
    return kasino.start(options, seats, dealer, shuffle("frame", PACK))


def takes(position: str) -> list[str]:
    return [move for move in legal(position) if move.startswith("take")]


def test_c1_two_three_or_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(dealt(seats).hands) == seats
        assert actor("kasino?hands=" + "/".join(["2c", "3c", "4c", "5c"][:seats])) == 0
    for hands in ("2c", "2c/3c/4c/5c/6c"):
        with pytest.raises(BadPosition, match="seats"):
            read_position(f"kasino?hands={hands}")


def test_c2_four_may_play_two_against_two() -> None:
    assert len(dealt(4, options=kasino.form("pairs")).points) == 2
    with pytest.raises(BadPosition, match="pairs_need_four"):
        kasino.start(kasino.form("pairs"), 3, 0, PACK)
    with pytest.raises(BadPosition, match="pairs_need_four"):
        read_position("kasino?hands=2c/3c&form=pairs")


def test_c3_fifty_two_cards() -> None:
    state = dealt(3)
    seen = [*state.stock, *cards_of(state.table), *(card for hand in state.hands for card in cards_of(hand))]
    assert sorted(seen) == list(PACK)


def test_c4_one_card_of_ones_own_hand_is_played() -> None:
    start = "kasino?hands=9c2d/9dKh&table=9h"
    assert refused(start, "take 9d 9h") == ["C4"]
    assert refused(start, "lay 9h") == ["C4"]
    assert refused(start, "build Kh 13 9h") == ["C4", "C41", "C42"]
    assert play(start, "take 9c 9h") == "kasino?hands=2d/9dKh&taken=9c9h/-&tabbar=1/0&last=0&turn=1"


def test_c5_the_target_is_sixteen() -> None:
    assert kasino.DEFAULTS.target == 16
    assert read_position("kasino?hands=2c/3c&target=21")[1].options.target == 21


@pytest.mark.parametrize("rank", range(2, 11))
def test_c6_the_low_cards_are_worth_their_number(rank: int) -> None:
    for suit in range(4):
        assert TABLE_VALUE[13 * suit + rank - 2] == rank
        assert HAND_VALUES["off"][13 * suit + rank - 2] == (rank,)


def test_c7_a_jack_is_eleven() -> None:
    assert takes("kasino?hands=Jc/Jd&table=5c,6c,7c,Jh") == ["take Jc 5c 6c", "take Jc 5c 6c Jh", "take Jc Jh"]


def test_c8_a_queen_is_twelve() -> None:
    assert takes("kasino?hands=Qc/Qd&table=5c,6c,7c,Jh") == ["take Qc 5c 7c"]


def test_c9_a_king_is_thirteen() -> None:
    assert takes("kasino?hands=Kc/Qd&table=5c,6c,7c,Jh") == ["take Kc 6c 7c"]


def test_c10_an_ace_is_one_or_fourteen_as_its_player_says() -> None:
    start = "kasino?hands=As/Qh&table=2c,Ac,Kc,Qd"
    assert takes(start) == [
        "take As 2c Kc Ac Qd",
        "take As 2c Ac Qd",
        "take As 2c Qd",
        "take As Kc Ac",
        "take As Ac",
    ]
    assert refused(start, "take As=1 Ac") == []
    assert refused(start, "take As=14 Kc Ac") == []
    assert refused(start, "take As=1 Kc Ac") == ["C31"]
    assert refused(start, "take As=13 Kc") == ["C10"]
    assert refused(start, "take As=13 Qd") == ["C10", "C31"]


def test_c11_storan_is_the_ten_of_diamonds() -> None:
    assert outcome("kasino?hands=-/-&taken=Td/Tc")["points"] == (2, 0)  # type: ignore[index]


def test_c12_lillan_is_the_two_of_spades() -> None:
    assert outcome("kasino?hands=-/-&taken=2s/2c2d")["points"] == (3, 1)  # type: ignore[index]


def test_c13_storan_and_lillan_take_at_face_value() -> None:
    start = "kasino?hands=2sTd/3c&table=2c,8c,8h,9d,Qh,Kd"
    assert takes(start) == ["take Td 2c 8c", "take Td 2c 8h", "take 2s 2c"]
    assert refused(start, "take 2s=15 2c Kd") == ["C10"]


def test_c14_storan_takes_sixteen_by_the_finnish_form() -> None:
    table = "kasino?hands=Td3h/3c&table=7c,9d,Th"
    assert takes(table) == ["take Td Th"]
    assert takes(table + "&hand_values=finnish") == ["take Td 7c 9d"]
    assert takes(table + "&hand_values=choice") == ["take Td 7c 9d", "take Td Th"]


def test_c15_lillan_takes_fifteen_by_the_finnish_form() -> None:
    table = "kasino?hands=3d2s/3c&table=2c,7c,8d"
    assert takes(table) == ["take 2s 2c"]
    assert takes(table + "&hand_values=finnish") == ["take 2s 7c 8d"]
    assert takes(table + "&hand_values=choice") == ["take 2s 2c", "take 2s 7c 8d"]


def test_c17_four_cards_to_each_player() -> None:
    for seats in (2, 3, 4):
        assert [hand.bit_count() for hand in dealt(seats).hands] == [4] * seats
    state = kasino.start(kasino.DEFAULTS, 3, 1, PACK)
    assert kasino.write(state).startswith("kasino?hands=6c7c8c9c/TcJcQcKc/2c3c4c5c&table=Ac,2d,3d,4d&stock=5d6d7d")


def test_c18_four_cards_face_up_on_the_table() -> None:
    assert [dealt(seats).table.bit_count() for seats in (2, 3, 4)] == [4, 4, 4]


def test_c19_the_player_left_of_the_dealer_starts() -> None:
    for seats in (2, 3, 4):
        assert [dealt(seats, dealer).turn for dealer in range(seats)] == [*range(1, seats), 0]


def test_c20_the_turn_passes_clockwise() -> None:
    start = "kasino?hands=2c3c/4c5c/6c7c"
    assert actor(play(start, "lay 2c")) == 1
    assert actor(play(start, "lay 2c", "lay 4c", "lay 6c")) == 0
    assert refused(start, "lay 4c", 1) == ["C20"]
    assert refused(start, "lay 2c", 2) == ["C20", "C4"]
    assert refused(start, "lay 2c", 3) == ["C20"]
    assert actor(play("kasino?hands=2c3c/-/6c7c", "lay 2c")) == 2


def test_c21_four_more_each_when_all_have_played() -> None:
    start = "kasino?hands=2c/3c&stock=5d6d7d8d9dTdJdQd&dealer=0&turn=1"
    assert events(start, "lay 3c", "lay 2c")[2:] == ["dealt C21 1 5d6d7d8d", "dealt C21 0 9dTdJdQd"]
    assert actor(play(start, "lay 3c", "lay 2c")) == 1


def test_c22_no_new_table_cards_then() -> None:
    after = play("kasino?hands=2c/3c&stock=5d6d7d8d9dTdJdQd&table=Kc", "lay 2c", "lay 3c")
    assert after == "kasino?hands=5d6d7d8d/9dTdJdQd&table=2c,3c,Kc"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c23_until_the_pack_is_used_up(seats: int) -> None:
    *_, last = wander(kasino, dealt(seats), "c23")
    assert not last.after.stock
    assert last.after.turn is None
    assert sum(last.after.taken) == ALL_CARDS


def deals(seats: int) -> int:
    return (
        1 + sum(event.event == "dealt" for turn in wander(kasino, dealt(seats), "") for event in turn.events) // seats
    )


def test_c24_two_players_have_six_deals() -> None:
    assert deals(2) == 6


def test_c25_three_players_have_four_deals() -> None:
    assert deals(3) == 4


def test_c26_four_players_have_three_deals() -> None:
    assert deals(4) == 3


def test_c28_a_card_takes_builds_or_is_laid_out() -> None:
    start = "kasino?hands=5c5d/2c&table=5h"
    assert legal(start) == ["take 5c 5h", "take 5d 5h", "build 5c 5 5h", "build 5d 5 5h", "lay 5c", "lay 5d"]


def test_c29_taking_is_never_compulsory() -> None:
    assert refused("kasino?hands=5c/2c&table=5h", "lay 5c") == []
    assert "lay 5c" in legal("kasino?hands=5c/2c&table=5h")


def test_c30_an_equal_card_may_be_taken_and_all_of_them_may() -> None:
    start = "kasino?hands=5c/2c&table=5d,5h,5s,Kc"
    assert len(takes(start)) == 7
    assert events(start, "take 5c 5h")[0] == "captured C30 0 5c5h value=5"
    assert events(start, "take 5c 5d 5h 5s")[0] == "captured C30 0 5c5d5h5s value=5 parts=5d 5h 5s"


def test_c31_a_sum_may_be_taken() -> None:
    start = "kasino?hands=9c2c/Kc&table=3d,6d,8h"
    assert takes(start) == ["take 9c 3d 6d"]
    assert events(start, "take 9c 3d 6d")[0] == "captured C31 0 9c3d6d value=9"
    assert refused(start, "take 9c 3d") == ["C31"]
    assert refused(start, "take 9c 3d 8h") == ["C31"]
    assert refused(start, "take 9c 3d 6d 8h") == ["C31"]
    assert refused(start, "take 9c 3d 6s") == ["C31"]
    assert refused(start, "take 9c 9d") == ["C31"]


def test_c32_a_sum_of_more_than_two() -> None:
    start = "kasino?hands=9c/2c&table=2d,3d,4h"
    assert takes(start) == ["take 9c 2d 3d 4h"]
    assert events(start, "take 9c 4h 3d 2d")[0] == "captured C32 0 9c2d3d4h value=9"


def test_c33_several_sets_in_one_play() -> None:
    start = "kasino?hands=9c/2c&table=3d,6d,4h,5h"
    assert takes(start) == ["take 9c 3d 6d", "take 9c 3d 6d 4h 5h", "take 9c 4h 5h"]
    assert events(start, "take 9c 3d 6d 4h 5h")[0] == "captured C33 0 9c3d6d4h5h value=9 parts=3d.6d 4h.5h"


def test_c34_a_card_belongs_to_one_set_at_most() -> None:
    start = "kasino?hands=9c/2c&table=3d,6d,6h&builds=9:5c4c@1"
    assert refused(start, "take 9c 3d 6d 6h") == ["C31"]
    assert refused(start, "take 9c 3d 6d 3d 6h") == ["C34"]
    assert refused(start, "take 9c 4c.5c 5c.4c") == ["C34"]
    assert refused(start, "build 9c 9 3d 6d 6d") == ["C34", "C42"]


def test_c35_equal_cards_and_sums_in_one_play() -> None:
    start = "kasino?hands=9c/2c&table=3d,6d,9h"
    assert "take 9c 3d 6d 9h" in takes(start)
    assert events(start, "take 9c 3d 6d 9h")[0] == "captured C35 0 9c3d6d9h value=9 parts=9h 3d.6d"


def test_c36_court_cards_take_sums() -> None:
    start = "kasino?hands=Qc/2c&table=3d,5d,7h,9h"
    assert takes(start) == ["take Qc 3d 5d 7h 9h", "take Qc 3d 9h", "take Qc 5d 7h"]
    assert events(start, "take Qc 5d 7h")[0] == "captured C36 0 Qc5d7h value=12"


def test_c37_court_cards_in_sums() -> None:
    assert takes("kasino?hands=Kc/2c&table=2d,Jd") == ["take Kc 2d Jd"]
    assert takes("kasino?hands=Kc/2c&table=Ad,Qd") == ["take Kc Qd Ad"]
    assert takes("kasino?hands=Ac/2c&table=Ad,Kd") == ["take Ac Kd Ad", "take Ac Ad"]


def test_c38_what_is_taken_goes_to_the_takers_pile() -> None:
    state = read_position(play("kasino?hands=9c/2c&table=3d,6d&taken=-/Kh", "take 9c 3d 6d"))[1]
    assert kasino.write(state) == "kasino?hands=-/2c&taken=9c3d6d/Kh&tabbar=1/0&last=0&turn=1"


def test_c39_so_does_the_card_that_took_it() -> None:
    counted = play("kasino?hands=Ts/2c&table=Td&cards=4/2&spades=1/0", "take Ts Td")
    assert counted == "kasino?hands=-/2c&cards=6/2&spades=2/0&storan=0&tabbar=1/0&last=0&turn=1"
