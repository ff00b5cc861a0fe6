"""Builds and laying out in Kasino, one test for every number C40–C59."""

import pytest

from engine import kasino
from engine.games import read_position
from tests.helpers import events, legal, play, refused


def builds(position: str) -> list[str]:
    return [move for move in legal(position) if move.startswith("build")]


def test_c40_building_may_be_left_out() -> None:
    start = "kasino?hands=3c8d/9c&table=5h"
    assert builds(start) == ["build 3c 8 5h"]
    assert builds(start + "&form=nordic") == []
    assert refused(start + "&building=off", "build 3c 8 5h") == ["C40"]
    assert refused(start + "&form=nordic", "build 3c 9 5h") == ["C41", "C40", "C42"]


def test_c41_a_hand_card_on_a_table_card_with_the_total_announced() -> None:
    start = "kasino?hands=3c8d/9c&table=5h"
    assert play(start, "build 3c 8 5h") == "kasino?hands=8d/9c&builds=8:3c5h@0&turn=1"
    assert events(start, "build 3c 8 5h") == ["built C41 0 3c5h value=8 double=0"]
    assert refused("kasino?hands=3c9d/9c&table=5h", "build 3c 9 5h") == ["C41"]
    assert refused(start, "build 3c 8 5c") == ["C31"]


def test_c42_a_card_of_the_value_is_kept() -> None:
    assert refused("kasino?hands=3c9d/8c&table=5h", "build 3c 8 5h") == ["C42"]
    assert refused("kasino?hands=8c9d/8d&table=8h", "build 8c 8 8h") == ["C42"]
    assert refused("kasino?hands=8c8s/8d&table=8h", "build 8c 8 8h") == []
    ace = "kasino?hands=Ac2cAd/8d&table=Kh,Qd,Qs,Ah"
    assert refused(ace, "build Ac 14 Kh") == []
    assert refused(ace, "build 2c 14 Qd") == []
    assert refused(ace, "build Ac 2 Ah") == []
    assert refused(ace + "&hand_values=finnish&building=on", "build Ac 1 Ah") == ["C42"]


def test_c43_a_build_is_taken_as_a_unit_by_a_card_of_its_value() -> None:
    start = "kasino?hands=8c9c/2d&table=Ks&builds=8:3c5h@0"
    assert events(start, "take 8c 3c.5h")[0] == "captured C43 0 8c3c5h value=8"
    assert refused(start, "take 9c 5h.3c") == ["C43"]
    assert refused(start, "take 9c 5h.3c Ks") == ["C31", "C43"]
    assert refused("kasino?hands=2d9c/2c&builds=8:3c5h@0,7:3d4d@1", "build 2d 9 3d.4d 3c.5h") == ["C43"]


def test_c44_its_cards_are_not_taken_singly() -> None:
    start = "kasino?hands=3d7c8c/5d&table=4s&builds=8:3c5h@1"
    assert refused(start, "take 3d 3c") == ["C44"]
    assert refused(start, "take 7c 3c 4s") == ["C44"]
    assert refused(start, "build 3d 7 4s 3c") == ["C44"]
    assert refused(start, "take 8c 3c.4s") == ["C31", "C44"]
    assert refused(start, "take 8c 5h.4s") == ["C31", "C44"]
    assert all("3c" not in move.split() for move in legal(start))


def test_c45_an_opponent_may_take_it() -> None:
    assert events("kasino?hands=8c/2d&builds=8:3c5h@1", "take 8c 3c.5h")[0] == "captured C45 0 8c3c5h value=8"


def test_c46_an_opponent_may_raise_it() -> None:
    start = "kasino?hands=Ac9c/2d&builds=8:3c5h@1"
    assert builds(start) == ["build Ac 9 3c.5h"]
    assert play(start, "build Ac 9 3c.5h") == "kasino?hands=9c/2d&builds=9:3cAc5h@0&turn=1"
    assert events(start, "build Ac 9 3c.5h") == ["raised C46 0 Ac3c5h value=9 double=0"]
    assert refused("kasino?hands=AcTc/2d&builds=8:3c5h@1", "build Ac 9 3c.5h") == ["C42"]


def test_c47_a_double_build_has_several_parts_of_one_value() -> None:
    start = "kasino?hands=3c8d/9c&table=5h,6h,2h"
    assert builds(start) == ["build 3c 8 2h 5h 6h", "build 3c 8 5h"]
    assert play(start, "build 3c 8 5h 6h 2h") == "kasino?hands=8d/9c&builds=8x:3c2h5h6h@0&turn=1"
    assert events(start, "build 3c 8 5h 6h 2h") == ["built C47 0 3c2h5h6h value=8 double=1"]


def test_c48_two_fives_announced_as_five_are_double() -> None:
    start = "kasino?hands=5c5d/9c&table=5h"
    assert play(start, "build 5c 5 5h") == "kasino?hands=5d/9c&builds=5x:5c5h@0&turn=1"
    after = "kasino?hands=5dTd/9c&builds=5x:5c5h@0"
    assert refused(after, "take 5d 5c.5h") == []
    assert refused(after, "take Td 5c.5h") == ["C43"]


def test_c49_the_same_two_announced_as_ten_are_ordinary() -> None:
    assert play("kasino?hands=5cTd/9c&table=5h", "build 5c 10 5h") == "kasino?hands=Td/9c&builds=10:5c5h@0&turn=1"
    after = "kasino?hands=5dTd/9c&builds=10:5c5h@0"
    assert refused(after, "take Td 5c.5h") == []
    assert refused(after, "take 5d 5c.5h") == ["C43"]


def test_c50_the_announced_value_decides_and_must_be_held() -> None:
    assert builds("kasino?hands=5c5dTd/9c&table=5h") == [
        "build 5c 5 5h",
        "build 5c 10 5h",
        "build 5d 5 5h",
        "build 5d 10 5h",
    ]
    assert builds("kasino?hands=5c5d/9c&table=5h") == ["build 5c 5 5h", "build 5d 5 5h"]
    assert builds("kasino?hands=5cTd/9c&table=5h") == ["build 5c 10 5h"]


def test_c51_a_double_build_is_not_raised() -> None:
    start = "kasino?hands=2c9h7c/9d&builds=7x:3c4d7d@1"
    assert refused(start, "build 2c 9 3c.4d.7d") == ["C51"]
    assert builds(start) == []
    assert refused("kasino?hands=7h7c/9d&builds=7x:3c4d7d@1", "build 7h 7 3c.4d.7d") == []


def test_c52_an_ordinary_build_is_raised_with_a_card_from_the_hand() -> None:
    start = "kasino?hands=2c9h/9d&builds=7:3c4d@0"
    assert events(start, "build 2c 9 3c.4d") == ["raised C52 0 2c3c4d value=9 double=0"]


def test_c53_an_ordinary_build_may_become_double() -> None:
    start = "kasino?hands=2s9h/9d&table=9c&builds=7:3c4d@1"
    assert builds(start) == ["build 2s 9 9c 3c.4d", "build 2s 9 3c.4d"]
    assert play(start, "build 2s 9 3c.4d 9c") == "kasino?hands=9h/9d&builds=9x:3c9c4d2s@0&turn=1"
    assert events(start, "build 2s 9 3c.4d 9c") == ["raised C53 0 2s3c9c4d value=9 double=1"]
    assert refused("kasino?hands=Ac9hTh/9d&builds=9x:3c4d2s9c@0", "build Ac 10 3c.4d.2s.9c") == ["C51"]


def test_c54_only_the_hand_card_changes_the_value() -> None:
    start = "kasino?hands=2s9h8hTh/9d&table=Ac,8c&builds=7:3c4d@1,6x:2d4h6h@0"
    assert refused(start, "build 2s 10 3c.4d Ac") == ["C54"]
    assert refused(start, "build 8h 8 3c.4d Ac") == ["C42", "C54"]
    assert refused(start, "build 2s 9 2d.4h.6h Ac") == ["C51", "C54"]
    assert refused(start, "build 2s 8 3c.4d Ac") == ["C54", "C55"]
    assert "build 2s 9 8c Ac 3c.4d" in builds(start)


def test_c55_a_hand_card_is_part_of_every_build() -> None:
    start = "kasino?hands=7h2c/9d&table=3c,4d"
    assert refused(start, "build 2c 7 3c 4d") == ["C55"]
    assert refused(start, "build 3c 7 4d") == ["C4"]
    assert refused("kasino?hands=7h2c/9d&builds=7:3c4d@1", "build 2c 7 3c.4d") == ["C55"]


def test_c56_no_build_is_above_fourteen_but_with_finnish_values() -> None:
    start = "kasino?hands=5cTd2sAs/9c&table=Jh,Th,9h,Kd"
    values = {int(move.split()[2]) for move in builds(start)}
    assert values == {10, 14}
    assert refused(start, "build 5c 15 Th") == ["C42"]
    assert refused(start, "build 5c 16 Jh") == ["C42"]
    choice = start + "&hand_values=choice"
    assert refused(choice, "build 5c 15 Th") == []
    assert refused(choice, "build 5c 16 Jh") == []
    assert {int(move.split()[2]) for move in builds(choice)} == {10, 14, 15, 16}


def test_c57_otherwise_the_card_is_laid_face_up() -> None:
    start = "kasino?hands=5c6c/9c&table=Kd"
    assert legal(start) == ["lay 5c", "lay 6c"]
    assert events(start, "lay 5c") == ["laid C57 0 5c"]
    assert play(start, "lay 5c") == "kasino?hands=6c/9c&table=5c,Kd&turn=1"


def test_c58_the_next_players_may_use_it() -> None:
    after = play("kasino?hands=5c6c/5d5h&table=Kd", "lay 5c")
    assert refused(after, "take 5d 5c") == []
    assert refused(after, "build 5h 5 5c") == []


@pytest.mark.parametrize("move", ["take 5c 5d", "build 5c 11 6d"])
def test_c59_on_an_empty_table_one_lays_out(move: str) -> None:
    start = "kasino?hands=5c6cJc/9c"
    assert legal(start) == ["lay 5c", "lay 6c", "lay Jc"]
    assert refused(start, move) == ["C31", "C59"]
    assert events(start, "lay 5c") == ["laid C59 0 5c"]
    assert "C59" not in refused("kasino?hands=5c6cJc/9c&builds=9:4c5d@0", move)


def test_a_build_of_the_cards_of_one_value_counts_an_ace_once() -> None:
    state = read_position("kasino?hands=Ac2dAd/9c&table=Ah")[1]
    made = {kasino.write_move(move) for move in kasino.legal(state) if move.verb == "build"}
    assert made == {
        "build Ac 1 Ah",
        "build Ac 2 Ah",
        "build Ac 14 Ah",
        "build Ad 1 Ah",
        "build Ad 2 Ah",
        "build Ad 14 Ah",
    }
