"""Faults seen in other programs of this family, as positions with the right answer, and the same fault next door."""

import json
from itertools import permutations

import pytest

from engine import commands, kasino, match
from engine.cards import ALL_CARDS, PACK
from engine.deal import shuffle
from engine.games import read_position
from engine.notation import NotationError
from tests.helpers import wander


def after(position: str, *moves: str) -> str:
    """The position after the moves."""
    return str(commands.play(position, moves)["position"])


def told(position: str, *moves: str) -> list[str]:
    """The rules for which the last of the moves is refused."""
    with pytest.raises(commands.Refused) as refused:
        commands.play(position, moves)
    assert refused.value.index == len(moves) - 1
    return [violation.rule for violation in refused.value.violations]


def takes(position: str) -> list[str]:
    return [move for move in commands.legal(position) if move.startswith("take")]


# B31: an ace took every build matching one of its values, even the 13-build


def test_b31_an_ace_takes_the_fourteen_build_only() -> None:
    position = "kasino?hands=Ac2c/2d&builds=13:8c5d@1,14:4hTs@1"
    assert takes(position) == ["take Ac 4h.Ts"]
    assert told(position, "take Ac 8c.5d") == ["C43"]
    assert told(position, "take Ac 8c.5d 4h.Ts") == ["C43"]
    assert after(position, "take Ac 4h.Ts") == ("kasino?hands=2c/2d&builds=13:8c5d@1&taken=Ac4hTs/-&last=0&turn=1")


@pytest.mark.parametrize("value", range(2, 14))
def test_b31_an_ace_takes_no_other_build(value: int) -> None:
    low = f"{value - 1}" if value < 11 else "TJQ"[value - 11]
    build = f"{value}:Ad{low}h@1" if value > 2 else "2:AdAh@1"
    position = f"kasino?hands=Ac2c/2d&builds={build}"
    assert [move for move in takes(position) if move.startswith("take Ac")] == []


# B32: an ace stored as one could not take a 14-build


@pytest.mark.parametrize("move", ["take Ac 4h.Ts", "take Ac=14 4h.Ts"])
def test_b32_an_ace_takes_a_fourteen_build(move: str) -> None:
    assert "taken=Ac4hTs/-" in after("kasino?hands=Ac2c/2d&builds=14:4hTs@1", move)
    assert "taken=Ac4hTs/-" in after("kasino?hands=Ac2c/2d&builds=14:4hTs@1&form=finnish", move)


def test_b32_an_ace_takes_a_build_of_one_too() -> None:
    assert "taken=AcAdAh/-" in after("kasino?hands=Ac2c/2d&builds=1x:AdAh@1", "take Ac Ad.Ah")


# B34: builds made only of table cards


def test_b34_no_build_without_a_hand_card() -> None:
    assert told("kasino?hands=2c7h/2d&table=3c,4d", "build 2c 7 3c 4d") == ["C55"]
    assert told("kasino?hands=2c7h/2d&table=3c,4d", "build 3c 7 4d") == ["C4"]
    assert told("kasino?hands=7h/2d&table=3c,4d", "build 7h 7 3c 4d") == ["C42"]
    assert told("kasino?hands=2c7h/Kd&table=Ac&builds=6:2d4d@1", "build 2c 7 Ac 2d.4d") == ["C54", "C55"]


# B36: the owner was never recognised


def test_b36_the_owner_after_saving_and_loading() -> None:
    made = after("kasino?hands=2c/3c8d&table=5h&turn=1", "build 3c 8 5h")
    assert made == "kasino?hands=2c/8d&builds=8:3c5h@1"
    assert read_position(made)[1].builds[0].owner == 1
    duty = "kasino?hands=2c/3c8d9h&table=5h&turn=1&build_duty=keep_card_no_trail"
    later = after(after(duty, "build 3c 8 5h"), "lay 2c")
    assert told(later, "lay 9h") == ["CA6"]


# B38: storan and lillan swapped


@pytest.mark.parametrize(
    ("pile", "points"), [("Td", 2), ("2s", 1), ("Ts", 0), ("2d", 0), ("Th", 0), ("2c", 0), ("Td2s", 3)]
)
def test_b38_storan_is_two_and_lillan_one(pile: str, points: int) -> None:
    scored = commands.score(f"kasino?hands=-/-&taken={pile}/3c3d3h3s4s")
    assert sum(item["points"] for item in scored["items"] if item["seat"] == 0) == points


# B39, B40, B47: what an owner may do meanwhile


BUILD_OF_NINE = "builds=9:4c5d@0"


def test_b39_an_owner_spends_the_last_taker_elsewhere() -> None:
    position = f"kasino?hands=9cKc/2d&table=4h,5h&{BUILD_OF_NINE}"
    assert BUILD_OF_NINE in after(position, "take 9c 4h 5h")
    assert told(position + "&build_duty=keep_card", "take 9c 4h 5h") == ["CA7"]
    assert told(position + "&build_duty=keep_card", "lay 9c") == ["CA7"]


def test_b40_an_owner_builds_with_the_last_taker() -> None:
    position = f"kasino?hands=9cTc/2d&table=Ad&{BUILD_OF_NINE}"
    assert "builds=9:4c5d@0,10:9cAd@0" in after(position, "build 9c 10 Ad")
    assert told(position + "&build_duty=keep_card", "build 9c 10 Ad") == ["CA7"]
    assert told(position + "&build_duty=keep_card_no_trail", "build 9c 10 Ad") == ["CA7"]


def test_b47_an_owner_lays_out() -> None:
    position = f"kasino?hands=9cKc/2d&table=Ad&{BUILD_OF_NINE}"
    assert BUILD_OF_NINE in after(position, "lay Kc")
    assert BUILD_OF_NINE in after(position + "&build_duty=keep_card", "lay Kc")
    assert told(position + "&build_duty=keep_card_no_trail", "lay Kc") == ["CA6"]


# B42: a ten on two tens announced as 20


def test_b42_three_tens_are_a_build_of_ten() -> None:
    position = "kasino?hands=TcTh/2d&table=Ts,Td"
    assert after(position, "build Tc 10 Ts Td") == "kasino?hands=Th/2d&builds=10x:TcTdTs@0&turn=1"
    for value in ("20", "30"):
        answer = json.loads(json.dumps(one_line("play", f"{position}\tbuild Tc {value} Ts Td")))
        assert answer["error"] == "text"
    assert {move.split()[2] for move in commands.legal(position) if move.startswith("build")} == {"10"}


def one_line(command: str, line: str) -> dict[str, object]:
    """A request of the batch form, answered as that does."""
    position, *moves = line.split("\t")
    try:
        return dict(getattr(commands, command)(position, moves))
    except NotationError as error:
        return commands.error_json(error)


# B44: adding to an existing build did nothing


def test_b44_an_equal_card_on_a_build() -> None:
    position = "kasino?hands=8c8d/Ac9c&builds=8:5h3s@1"
    double = after(position, "build 8c 8 5h.3s")
    assert double == "kasino?hands=8d/9cAc&builds=8x:8c5h3s@0&turn=1"
    assert told(double, "build Ac 9 8c.5h.3s") == ["C51"]


# B45, B52: an empty table


def test_b45_on_an_empty_table_a_card_is_laid() -> None:
    position = "kasino?hands=5cKd/2d2c"
    assert commands.legal(position) == ["lay 5c", "lay Kd"]
    assert after(position, "lay 5c") == "kasino?hands=Kd/2c2d&table=5c&turn=1"


def test_b52_that_is_no_tabbe_and_no_capture() -> None:
    played = commands.play("kasino?hands=5cKd/2d2c&taken=3c3d/4c4d&last=1", ["lay 5c"])
    assert [event["event"] for event in played["events"]] == ["laid"]
    assert played["position"] == "kasino?hands=Kd/2c2d&table=5c&taken=3c3d/4c4d&last=1&turn=1"


# B49, B53: ties


def test_b49_a_tie_gives_no_points() -> None:
    sheet = "kasino?cards=26/26&spades=6/7&aces=2/2&storan=0&lillan=1&last=0"
    scored = commands.score(sheet)
    assert scored["points"] == [2 + 2 + 1, 2 + 2 + 1]
    assert scored["ties"] == ["C69"]
    assert scored["checksum"] == 10
    assert [item for item in scored["items"] if item["rule"] == "C70"] == [{"rule": "C70", "seat": 1, "points": 2}]


@pytest.mark.parametrize("spades", sorted({*permutations((5, 5, 3))}))
def test_b53_no_points_for_a_tied_category(spades: tuple[int, int, int]) -> None:
    counted = "/".join(map(str, spades))
    scored = commands.score(f"kasino?cards=20/17/15&spades={counted}&aces=4/0/0&storan=0&lillan=1&last=0")
    assert scored["ties"] == ["C70"]
    assert "C70" not in [item["rule"] for item in scored["items"]]
    assert scored["checksum"] == 9


def test_b53_two_behind_a_third_are_no_tie() -> None:
    scored = commands.score("kasino?cards=16/16/20&spades=6/3/4&aces=4/0/0&storan=0&lillan=1&last=0")
    assert scored["ties"] == []
    assert scored["points"] == [2 + 4 + 2 + 1, 1, 1]


# B50: dragkasino with the pack used up


def test_b50_hands_run_out_when_the_stock_is_gone() -> None:
    state = kasino.start(kasino.form("drag"), 2, 1, shuffle("b50", PACK))
    sizes = [
        turn.after.hands[turn.before.turn].bit_count()
        for turn in wander(kasino, state, "b50")
        if turn.before.turn == 0 and not turn.before.stock
    ]
    assert sizes == [3, 2, 1, 0]
    assert after("kasino?hands=2c3c/4c5c&stock=7c&form=drag", "lay 2c", "lay 4c") == (
        "kasino?hands=3c7c/5c&table=2c,4c&form=drag"
    )


# B55: the round ended as soon as one hand was empty


def test_b55_no_deal_while_somebody_holds_a_card() -> None:
    position = "kasino?hands=2c/3c4c&stock=5c6c7c8c9cTcJcQc"
    once = after(position, "lay 2c")
    assert once == "kasino?hands=-/3c4c&table=2c&stock=5c6c7c8c9cTcJcQc&turn=1"
    twice = after(once, "lay 3c")
    assert twice == "kasino?hands=-/4c&table=2c,3c&stock=5c6c7c8c9cTcJcQc&turn=1"
    assert after(twice, "lay 4c") == "kasino?hands=5c6c7c8c/9cTcJcQc&table=2c,3c,4c"


# B56: what may be laid out


def test_b56_what_may_be_laid_out() -> None:
    position = "kasino?hands=6c2c5c/Kc&table=3c,2d,3d,3h"
    lays = [move for move in commands.legal(position) if move.startswith("lay")]
    assert lays == ["lay 2c", "lay 5c", "lay 6c"]
    kryp = position + "&form=kryp"
    assert [move for move in commands.legal(kryp) if move.startswith("lay")] == []
    for card in ("6c", "2c", "5c"):
        assert told(kryp, f"lay {card}") == ["CA37"]


# B57: the pack was not shuffled anew


def test_b57_two_packs_of_a_match_differ() -> None:
    first = match.begin(kasino, kasino.DEFAULTS, 2, "b57", 0)
    state = match.opening(first)
    *_, last = wander(kasino, state, "b57")
    second = match.opening(match.following(first, kasino.outcome(last.after)))
    assert second.stock != state.stock
    assert second.hands != state.hands
    for opened in (state, second):
        cards = sum(opened.hands) + opened.table + sum(1 << card for card in opened.stock)
        assert cards == ALL_CARDS
    assert second.turn != state.turn


# B58, B59, B71: the end of a match, and what a pack is worth


def ended(points: tuple[int, int], taken: str) -> match.Match:
    state = read_position(f"kasino?hands=-/-&taken={taken}")[1]
    before = match.begin(kasino, state.options, 2, "b58", 0)._replace(points=points)
    return match.following(before, kasino.outcome(state))


def test_b58_a_match_ends() -> None:
    over = ended((13, 9), "AcAd/-")
    assert (over.points, over.result) == ((16, 9), (0,))
    assert ended((12, 9), "AcAd/-").result is None
    with pytest.raises(ValueError, match="over"):
        match.following(over, kasino.outcome(read_position("kasino?hands=-/-&taken=AcAd/-")[1]))


@pytest.mark.parametrize("seed", range(8))
def test_b59_a_pack_is_worth_eleven_and_tabbar(seed: int) -> None:
    state = kasino.start(kasino.DEFAULTS, 2 + seed % 3, 0, shuffle(f"b59 {seed}", PACK))
    *_, last = wander(kasino, state, str(seed))
    scored = commands.score(kasino.write(last.after))
    ties = ("C69" in scored["ties"]) + 2 * ("C70" in scored["ties"])
    assert scored["checksum"] == 11 - ties
    assert sum(scored["points"]) == 11 - ties + sum(last.after.tabbar)


def test_b71_the_higher_total_wins_whoever_took_last() -> None:
    over = ended((12, 13), "Ac3c/AdAh3d4d&last=0")
    assert over.points == (14, 16)
    assert over.result == (1,)
    over = ended((13, 14), "Ac3c/AdAh3d4d&last=0")
    assert (over.points, over.result) == ((15, 17), (1,))


# B62: a card on an equal card


def test_b62_to_take_and_to_build_are_two_moves() -> None:
    position = "kasino?hands=5d5h/Kc&table=5c"
    assert commands.legal(position) == [
        "take 5d 5c",
        "take 5h 5c",
        "build 5d 5 5c",
        "build 5h 5 5c",
        "lay 5d",
        "lay 5h",
    ]
    assert "taken=5c5d/-" in after(position, "take 5d 5c")
    assert "builds=5x:5c5d@0" in after(position, "build 5d 5 5c")


# B63: others could not take one's build


def test_b63_an_opponent_takes_the_build() -> None:
    taken = after("kasino?hands=2c/8c&builds=8:5h3s@0&turn=1", "take 8c 5h.3s")
    assert taken == "kasino?hands=2c/-&taken=-/8c5h3s&tabbar=0/1&last=1"


# B66: the five of spades clears no table


def test_b66_the_five_of_spades_is_an_ordinary_five() -> None:
    position = "kasino?hands=5s2c/2d&table=Kc,Qd"
    assert commands.legal(position) == ["lay 2c", "lay 5s"]
    assert told(position, "take 5s Kc Qd") == ["C31"]


# B67: storan as ten and sixteen at once


def test_b67_storan_is_ten_or_sixteen() -> None:
    position = "kasino?hands=Td/2c&table=Tc,Qd,4h,9h,7s&hand_values=choice"
    assert "take Td Qd 4h 9h 7s" in takes(position)
    assert "take Td Tc" in takes(position)
    assert told(position, "take Td Tc Qd 4h 9h 7s") == ["C31"]
    assert told(position, "take Td=16 Tc") == ["C31"]
    assert told(position, "take Td=10 Qd 4h") == ["C31"]
    for move in takes(position):
        assert "tabbe" not in [event["event"] for event in commands.play(position, [move])["events"]]


# B69: two builds of one value


def test_b69_two_builds_of_one_value_stand_apart() -> None:
    position = "kasino?hands=6c8c/Kc&table=2d&builds=8:5h3s@0"
    assert "builds=8:6c2d@0,8:5h3s@0" in after(position, "build 6c 8 2d")
    assert "builds=8x:6c2d5h3s@0" in after(position, "build 6c 8 2d 5h.3s")
