"""The oracle of Kasino: cases and worked examples with known answers, and its parts against each other."""

from random import Random

import pytest

from . import kasino, kasino_state, random_positions
from .kasino_parts import subsets, table_value
from .text import PACK, BadText

pytestmark = pytest.mark.long

CX7 = "kasino?hands=2cTc6hJs/7c7d9h9s&table=4d,Td,6s,Ks"


def play(position: str, *moves: str) -> str:
    for move in moves:
        assert kasino.check(position, move) == [], move
        position = kasino.apply(position, move)
    return position


def moves(position: str, beginning: str) -> list[str]:
    return [move for move in kasino.legal("kasino?" + position) if (move + " ").startswith(beginning + " ")]


# Worked examples


def test_cx1_linnea_and_hugo() -> None:
    counted = "cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1"
    position = f"kasino?hands=-/-&{counted}&tabbar=1/0&last=1"
    assert kasino.outcome(position) == {"points": [6, 6]}
    assert kasino_state.write(kasino_state.read(position)) == position


def test_cx2_nine() -> None:
    takes = moves("hands=9s/Kc&table=2c,3c,4c,5c,6c", "take")
    for taken in ("3c 6c", "4c 5c", "2c 3c 4c", "3c 4c 5c 6c"):
        assert f"take 9s {taken}" in takes


def test_cx3_queen() -> None:
    takes = moves("hands=Qh/Kc&table=7s,5h,9c,3d", "take")
    assert takes == ["take Qh 9c 3d", "take Qh 9c 3d 5h 7s", "take Qh 5h 7s"]


def test_cx4_build_eight() -> None:
    built = play("kasino?hands=3h8c/8dAc9s2s&table=5c", "build 3h 8 5c")
    assert built == "kasino?hands=8c/Ac8d2s9s&builds=8:5c3h@0&turn=1"
    assert kasino.legal(built) == [
        "take 8d 5c.3h",
        "build Ac 9 5c.3h",
        "lay Ac",
        "lay 8d",
        "lay 2s",
        "lay 9s",
    ]
    raised = play(built, "build Ac 9 5c.3h")
    assert raised == "kasino?hands=8c/8d2s9s&builds=9:5cAc3h@1"


def test_cx5_value_decides() -> None:
    five = "hands=5c5dTs/Kc&table=5h"
    assert moves(five, "build") == ["build 5c 5 5h", "build 5c 10 5h", "build 5d 5 5h", "build 5d 10 5h"]
    assert "builds=5x:5c5h@0" in play("kasino?" + five, "build 5c 5 5h")
    assert "builds=10:5c5h@0" in play("kasino?" + five, "build 5c 10 5h")


def test_cx6_raise_and_gather() -> None:
    position = "kasino?hands=2s9c/KcAcTc&table=9h&builds=7:3c4d@1"
    built = play(position, "build 2s 9 3c.4d 9h")
    assert built == "kasino?hands=9c/TcKcAc&builds=9x:3c4d9h2s@0&turn=1"
    assert kasino.check(built, "build Ac 10 3c.4d.9h.2s") == ["C51"]


def test_cx7_the_short_situation() -> None:
    assert kasino.legal(CX7) == [
        "take Tc 4d Td 6s",
        "take Tc 4d 6s",
        "take Tc Td",
        "take 6h 6s",
        "build 2c 6 4d",
        "build 2c 6 4d 6s",
        "build 6h 10 4d",
        "build 6h 10 4d Td",
        "lay 2c",
        "lay Tc",
        "lay 6h",
        "lay Js",
    ]


def test_cx9_tabbe_and_sistan() -> None:
    position = "kasino?hands=5c/Kc&table=2d,3d"
    tabbe = play(position, "take 5c 2d 3d")
    assert tabbe == "kasino?hands=-/Kc&taken=5c2d3d/-&tabbar=1/0&last=0&turn=1"
    end = play(tabbe, "lay Kc")
    assert end == "kasino?hands=-/-&taken=5cKc2d3d/-&tabbar=1/0&last=0"
    assert kasino.outcome(end) == {"points": [1 + 1 + 1, 0]}


def test_cx10_finnish_values() -> None:
    finnish = "hands=2sTdAs/Kc&table=Kd,2c,3c&form=finnish"
    assert moves(finnish, "take") == ["take Td 3c Kd", "take 2s 2c Kd"]
    choice = "hands=2sTdAs/Kc&table=Kd,2c,3c&hand_values=choice&building=off"
    assert moves(choice, "take") == ["take Td 3c Kd", "take 2s 2c", "take 2s 2c Kd"]


def test_cx11_ace() -> None:
    takes = moves("hands=As/Kc&table=Kd,Ac,Ah", "take As")
    assert takes == [
        "take As Ac",
        "take As Ac Kd",
        "take As Ac Kd Ah",
        "take As Ac Ah",
        "take As Kd Ah",
        "take As Ah",
    ]
    one = moves("hands=As/Kc&table=Kd,Ac,Ah&table_ace=one", "take As")
    assert one == ["take As Ac", "take As Ac Kd", "take As Ac Ah", "take As Kd Ah", "take As Ah"]
    assert kasino.check("kasino?hands=As/Kc&table=Kd,Ac", "take As=1 Kd Ac") == ["C31"]
    assert kasino.check("kasino?hands=As/Kc&table=Kd,Ac", "take As=13 Kd") == ["C10"]


def test_cx12_draw_casino() -> None:
    position = "kasino?hands=5c/Kc&table=2d&stock=7h&form=drag"
    assert play(position, "lay 5c") == "kasino?hands=7h/Kc&table=5c,2d&turn=1&form=drag"


# Cases


def test_b31_b32_ace_and_builds() -> None:
    takes = moves("hands=As/Kc&builds=13:8d5h@1,14:Tc4d@1", "take")
    assert takes == ["take As Tc.4d"]


def test_b34_hand_card_must_be_in_it() -> None:
    assert kasino.check("kasino?hands=7sKh/Kc&table=3c,4d", "build Kh 7 3c 4d") == ["C55"]
    assert kasino.check("kasino?hands=7sKh/Kc&table=3c,4d", "build 7s 7 3c 4d") == ["C42"]


def test_b36_owner() -> None:
    built = play("kasino?hands=Kc/3h8c&table=5c&turn=1", "build 3h 8 5c")
    assert kasino_state.read(built).builds[0].owner == 1


@pytest.mark.parametrize(
    ("options", "move", "rules"),
    [
        ("", "take 9h 4c 5c", []),  # B39
        ("&build_duty=keep_card", "take 9h 4c 5c", ["CA7"]),
        ("&build_duty=keep_card", "lay Kd", []),
        ("&build_duty=keep_card_no_trail", "lay Kd", ["CA6"]),  # B47
        ("&build_duty=keep_card_no_trail", "lay 9h", ["CA7", "CA6"]),
        ("&build_duty=keep_card_no_trail", "take 9h 6c.3d", []),
    ],
)
def test_b39_b47_duties(options: str, move: str, rules: list[str]) -> None:
    assert kasino.check("kasino?hands=9hKd/Kc&table=4c,5c&builds=9:6c3d@0" + options, move) == rules


def test_b40_duty_in_building() -> None:
    position = "kasino?hands=9hTc/Kc&table=Ac&builds=9:6c3d@0"
    assert kasino.check(position, "build 9h 10 Ac") == []
    assert kasino.check(position + "&build_duty=keep_card", "build 9h 10 Ac") == ["CA7"]


def test_duties_lapse_together() -> None:
    position = "kasino?hands=2h/Kc&table=4c&builds=9:6c3d@0&build_duty=keep_card_no_trail"
    assert kasino.legal(position) == ["lay 2h"]
    assert kasino.check(position, "lay 2h") == []


def test_b42_three_tens() -> None:
    built = play("kasino?hands=TcTh/Kc&table=Ts,Td", "build Tc 10 Ts Td")
    assert "builds=10x:TcTdTs@0" in built
    assert kasino.check("kasino?hands=TcTh/Kc&table=Ts,Td", "build Tc 16 Ts Td") == ["C41", "C42"]


def test_b44_adding_a_part() -> None:
    built = play("kasino?hands=8c8d/Kc9c&builds=8:5c3h@1", "build 8c 8 5c.3h")
    assert "builds=8x:5c8c3h@0" in built


def test_b45_b52_empty_table() -> None:
    position = "kasino?hands=5cKd/Kc&last=1&taken=-/2c2d"
    assert kasino.legal(position) == ["lay 5c", "lay Kd"]
    assert play(position, "lay 5c") == "kasino?hands=Kd/Kc&table=5c&taken=-/2c2d&last=1&turn=1"
    assert kasino.check(position, "take 5c 5d") == ["C31", "C59"]


def test_b49_b53_ties() -> None:
    two = "kasino?hands=-/-&cards=26/26&spades=6/7&last=0"
    assert kasino.outcome(two) == {"points": [1, 2]}
    three = "kasino?hands=-/-/-&cards=20/16/16&spades=5/5/3&last=0"
    assert kasino.outcome(three) == {"points": [2, 0, 0]}


def test_b38_storan_and_lillan() -> None:
    assert kasino.outcome("kasino?hands=-/-&taken=Td/2s&last=0") == {"points": [3, 3]}


def test_b50_pack_empty_in_draw_casino() -> None:
    position = "kasino?hands=3c4c/3d4d&form=drag"
    end = play(position, "lay 3c", "take 3d 3c", "lay 4c", "take 4d 4c")
    assert end == "kasino?hands=-/-&taken=-/3c4c3d4d&tabbar=0/2&last=1&form=drag"
    assert kasino.outcome(end) == {"points": [0, 1 + 1 + 2]}


def test_b55_no_new_deal_yet() -> None:
    stock = "2c2d2h3c3d3h4c4d"
    position = f"kasino?hands=5c/6c&table=Kc&stock={stock}&dealer=0&turn=1"
    once = play(position, "lay 6c")
    assert once == f"kasino?hands=5c/-&table=6c,Kc&stock={stock}&dealer=0"
    assert play(once, "lay 5c") == "kasino?hands=4c3d4d3h/2c3c2d2h&table=5c,6c,Kc&turn=1&dealer=0"


def test_b56_krypkasino() -> None:
    kryp = "hands=6c2d5s/Kc&table=3c,2h,3d,3h&form=kryp"
    assert moves(kryp, "lay") == []
    assert kasino.check("kasino?" + kryp, "lay 2d") == ["CA37"]
    assert moves(kryp, "take 6c") == ["take 6c 3c 3d", "take 6c 3c 3h", "take 6c 3d 3h"]
    tabbe = "kasino?hands=6c2d5s/Kc&table=2h,3h&form=kryp"
    assert kasino.legal(tabbe) == ["take 5s 2h 3h"]
    assert kasino.check(tabbe, "take 2d 2h") == ["CA38"]


def test_b62_take_or_build() -> None:
    assert kasino.legal("kasino?hands=5d5h/Kc&table=5c")[:4] == [
        "take 5d 5c",
        "take 5h 5c",
        "build 5d 5 5c",
        "build 5h 5 5c",
    ]


def test_b66_nothing_special_about_a_five() -> None:
    assert kasino.legal("kasino?hands=5s/Kc&table=Kd,Qd") == ["lay 5s"]


def test_b67_storan_ten_or_sixteen() -> None:
    takes = moves("hands=Td/Kc&table=Tc,Qs,4c,9s,7h&hand_values=choice", "take")
    assert takes == ["take Td 4c 7h 9s Qs", "take Td 4c Qs", "take Td Tc", "take Td 7h 9s"]


def test_b69_two_builds_of_a_value() -> None:
    position = "kasino?hands=8c2d/Kc&table=6c&builds=8:5c3h@0"
    assert kasino.check(position, "build 2d 8 6c") == []
    assert kasino.check(position + "&same_value_builds=no", "build 2d 8 6c") == ["CA12"]
    assert kasino.check(position + "&same_value_builds=no", "build 2d 8 6c 5c.3h") == []


@pytest.mark.parametrize(
    ("position", "move", "rules"),
    [
        ("hands=9c2d/Kc&table=6c&builds=7:4c3h@0&raise_own=no", "build 2d 9 4c.3h", ["CA8"]),
        ("hands=9c2d/Kc&table=6c&builds=7:4c3h@1&raise_own=no", "build 2d 9 4c.3h", []),
        ("hands=9cAd/Kc&table=Ah&builds=7:4c3h@1", "build Ad 9 4c.3h Ah", ["C54"]),
        ("hands=9c9d/Kc&table=2h&builds=7:4c3h@1", "build 9d 9 4c.3h 2h", ["C54"]),
        ("hands=9c8d/Kc&table=Ah&builds=8:5c3h@1", "take 9c Ah 5c.3h", ["C31", "C43"]),
        ("hands=9c8d/Kc&table=Ah&builds=8:5c3h@1", "take 8d 5c", ["C44"]),
        ("hands=9c8d/Kc&table=5h,3d", "take 8d 5h 3d 5h", ["C34"]),
        ("hands=9c8d/Kc&table=5h,3d", "1: take 8d 5h 3d", ["C20", "C4"]),
        ("hands=9c8d/Kc&table=5h,3d&building=off", "build 5h 8 3d", ["C4", "C40"]),
        ("hands=9c8d/Kc&table=5h,3d,8h&capture=maximal", "take 8d 8h", ["CA1"]),
    ],
)
def test_faults(position: str, move: str, rules: list[str]) -> None:
    assert kasino.check("kasino?" + position, move) == rules


@pytest.mark.parametrize(
    "move", ["", "pass", "lay", "lay Kc 2d", "take Kc", "build Kc 17 2d", "build Kc 0 2d", "build Kc 9", "lay As=1"]
)
def test_bad_text(move: str) -> None:
    with pytest.raises(BadText):
        kasino.check(CX7, move)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("building=off", "form=nordic"),
        ("building=off&draw=on", "form=nordic&draw=on"),
        ("hand_values=finnish", "hand_values=finnish"),
        ("form=kryp&hand_values=finnish", "form=finnish&misere=on"),
        ("form=nordic&building=on", ""),
        ("form=finnish&table_ace=one", "form=finnish"),
    ],
)
def test_shortest_form(written: str, canonical: str) -> None:
    position = kasino_state.write(kasino_state.read(f"kasino?hands=2c/2d&{written}"))
    assert position == "kasino?hands=2c/2d" + ("&" + canonical if canonical else "")


# One part against another


@pytest.mark.parametrize("seed", range(40))
def test_legal_is_what_check_lets_pass(seed: int) -> None:
    position = random_positions.kasino_position(Random(seed))
    state = kasino_state.read(position)
    texts = []
    for card in state.hands[state.turn or 0]:
        texts.append(f"lay {card}")
        for items in subsets(state.words()[:5]):
            texts.append(" ".join(["take", card, *items]))
            texts += [" ".join(["build", card, str(value), *items]) for value in range(1, 17)]
    legal = kasino.legal(position)
    passed = [move for move in texts if not kasino.check(position, move)]
    assert [move for move in legal if move in texts] == sorted(passed, key=legal.index)
    if len(state.words()) <= 5:
        assert len(passed) == len(legal)


@pytest.mark.parametrize("seed", range(100))
def test_random_positions_are_canonical_and_whole(seed: int) -> None:
    random = Random(seed)
    position = random_positions.kasino_position(random)
    state = kasino_state.read(position)
    assert kasino_state.write(state) == position
    cards = held(state)
    assert len(cards) == len(set(cards))
    assert kasino_state.over(state) or kasino.legal(position)
    assert state.options["draw"] == "on" or len(state.stock) % (4 * len(state.hands)) == 0
    for build in state.builds:
        assert len(build.cards) > 1
        assert sum(table_value(card) for card in build.cards) == build.value or build.double
    legal = kasino.legal(position)
    for move in random_positions.kasino_moves(random, position):
        assert (move in legal) <= (kasino.check(position, move) == [])


def held(state: kasino_state.State) -> list[str]:
    cards = [card for group in (*state.hands, *state.piles.taken) for card in group]
    return cards + state.table + [card for build in state.builds for card in build.cards] + state.stock


@pytest.mark.parametrize("seed", range(25))
def test_whole_packs(seed: int) -> None:
    """C78: from the deal to the points, whatever is played."""
    random = Random(seed)
    seats = random.choice([2, 3, 4])
    options = random_positions.draft_options(random, seats)
    pack = list(PACK)
    random.shuffle(pack)
    hands = [pack[4 * seat : 4 * seat + 4] for seat in range(seats)]
    rest = pack[4 * seats :]
    position = kasino_state.write(
        kasino_state.State(
            hands=hands,
            table=rest[:4],
            builds=[],
            stock=rest[4:],
            piles=kasino_state.read_piles({}, seats),
            tabbar=[0] * seats,
            last=None,
            turn=0,
            dealer=seats - 1,
            points=[0] * seats,
            options=options,
        )
    )
    while kasino.outcome(position) is None:
        legal = kasino.legal(position)
        takes = [move for move in legal if move.startswith("take")]
        chosen = random.choice(takes if takes and random.random() < 0.8 else legal)  # or tables grow too long
        assert kasino.check(position, chosen) == []
        position = kasino.apply(position, chosen)
        state = kasino_state.read(position)
        assert kasino_state.write(state) == position
        assert sorted(held(state)) == sorted(PACK)
    state = kasino_state.read(position)
    teams = [[0, 2], [1, 3]] if options["pairs"] == "on" else [[seat] for seat in range(seats)]
    cards = [sum(state.piles.cards[seat] for seat in team) for team in teams]
    spades = [sum(state.piles.spades[seat] for seat in team) for team in teams]
    tied = (cards.count(max(cards)) > 1) + 2 * (spades.count(max(spades)) > 1)
    end = kasino.outcome(position)
    assert end is not None
    assert sum(end["points"]) == 11 - tied + sum(state.tabbar)
