"""The oracle of Kaschlan: cases and worked examples with known answers, and its parts against each other."""

from itertools import combinations, permutations
from random import Random

import pytest

from . import kaschlan, kaschlan_state, random_positions
from .text import PACK, BadText

pytestmark = pytest.mark.long

KX1 = "kaschlan?trump=c&hands=Kc9hTh7sJs/9cKdJh8sAs&table=8d,8h,8c&stock=TsQs7c9d7dAc"


def play(position: str, *moves: str) -> str:
    for move in moves:
        assert kaschlan.check(position, move) == [], move
        assert move in kaschlan.legal(position)
        position = kaschlan.apply(position, move)
    return position


# Worked examples


def test_kx1_the_clubs_defence() -> None:
    beaten = play(KX1, "beat 8d Kd", "beat 8h Jh", "beat 8c 9c")
    assert kaschlan.legal(beaten) == ["own 8s As", "draw", "done"]
    drawn = play(beaten, "draw")
    owns = [move for move in kaschlan.legal(drawn) if move.startswith("own")]
    assert owns == ["own 8s 7c", "own 8s Ts", "own 8s Qs", "own 8s As"]
    end = play(drawn, "own 8s Ts", "draw", "done")
    assert end == "kaschlan?trump=c&hands=Kc9hTh7sJs/7c7d9dQsAs&stock=Ac&attacker=1"


def test_kx1_leading_at_once_uses_the_limit_up() -> None:
    early = play(KX1, "own 8s As")
    assert early == "kaschlan?trump=c&hands=Kc9hTh7sJs/9cKdJh&table=8d,8h,8c,8s:As&stock=TsQs7c9d7dAc"
    assert kaschlan.check(early, "own 8s As") == ["K51", "K52", "K32", "K34"]


def test_kx1_complete_defence() -> None:
    full = KX1 + "&must_beat=full"
    assert kaschlan.legal(full) == ["beat 8c 9c", "beat 8d Kd", "beat 8h Jh", "own 8s As"]
    assert kaschlan.check(full, "take") == ["KA1"]
    assert kaschlan.check(full, "beat 8h 9c") == ["KA1"]
    assert kaschlan.check(KX1 + "&self_attack=when_all_beaten", "own 8s As") == ["KA4"]


@pytest.mark.parametrize(
    ("trump", "order"),
    [("s", "Qd As Ks Qs Js Ts 9s 8s 7s"), ("d", "Qd Ad Kd Jd Td 9d 8d 7d")],
)
def test_kx2_trumps(trump: str, order: str) -> None:
    assert kaschlan_state.trumps(trump) == order.split()


def test_kx3_failed_defence() -> None:
    position = "kaschlan?trump=c&hands=KcAd/9cKdJh8sAs&table=8d,8h,8c&stock=TsQs7c"
    end = play(position, "beat 8d Kd", "beat 8h Jh", "take")
    assert end == "kaschlan?trump=c&hands=KcAd/8c9c8sAs&stock=TsQs7c"


def test_kx4_draw_loop() -> None:
    position = "kaschlan?trump=c&hands=8c7d9hThJs/9cTcKdJh8s&stock=8dAsQs7c"
    once = play(position, "lead 8c")
    assert once == "kaschlan?trump=c&hands=7d8d9hThJs/9cTcKdJh8s&table=8c&stock=AsQs7c&turn=0"
    assert kaschlan.legal(once) == ["lead 8d", "done"]
    twice = play(once, "lead 8d")
    assert twice == "kaschlan?trump=c&hands=7d9hThJsAs/9cTcKdJh8s&table=8c,8d&stock=Qs7c"


def test_kx5_limit() -> None:
    position = "kaschlan?trump=c&hands=9d9h9s/7c7d"
    assert kaschlan.check(position, "lead 9d 9h 9s") == ["K33"]
    assert kaschlan.legal(position) == ["lead 9d", "lead 9d 9h", "lead 9d 9s", "lead 9h", "lead 9h 9s", "lead 9s"]


def test_kx6_attacker_out() -> None:
    position = "kaschlan?trump=c&hands=9s/7hTs/Kd/Kh"
    beaten = play(position, "lead 9s", "beat 9s Ts")
    assert play(beaten, "done") == "kaschlan?trump=c&hands=-/7h/Kd/Kh&attacker=3"  # B15
    assert kaschlan.apply(beaten + "&attacker_out=durak", "done") == (
        "kaschlan?trump=c&hands=-/7h/Kd/Kh&attacker=1&attacker_out=durak"
    )
    taken = play(position, "lead 9s", "take")
    assert taken == "kaschlan?trump=c&hands=-/7h9sTs/Kd/Kh&attacker=3"


def test_kx6_defender_out_and_both_out() -> None:
    one = play("kaschlan?trump=c&hands=9sKs/Ts/Kd/Kh", "lead 9s", "beat 9s Ts", "done")
    assert one == "kaschlan?trump=c&hands=Ks/-/Kd/Kh"
    both = play("kaschlan?trump=c&hands=9s/Ts/Kd/Kh", "lead 9s", "beat 9s Ts", "done")
    assert both == "kaschlan?trump=c&hands=-/-/Kd/Kh&attacker=2"


def test_kx7_b13_the_end() -> None:
    end = play("kaschlan?trump=c&hands=9s/7h8s", "lead 9s")
    assert end == "kaschlan?trump=c&hands=-/7h8s&table=9s"
    assert kaschlan.outcome(end) == {"loser": 1}
    assert kaschlan.legal(end) == []
    assert kaschlan.check(end, "take") == ["K73"]  # B5


# Cases


def test_b1_same_card_twice() -> None:
    position = "kaschlan?trump=c&hands=Kc7hQh9sJs/8c8d8h8sTs"
    assert kaschlan.check(position, "lead 7h 7h") == ["K22"]


def test_b2_own_attack() -> None:
    position = "kaschlan?trump=c&hands=7d/9cKdQh8sAs&table=8d"
    end = play(position, "own 8s As", "beat 8d Kd")
    assert end == "kaschlan?trump=c&hands=7d/9cQh&table=8d:Kd,8s:As"
    assert kaschlan.check(position, "own 8h As") == ["K51", "K44", "K52"]
    assert play(end, "done") == "kaschlan?trump=c&hands=7d/9cQh&attacker=1"


def test_b3_nothing_there_to_beat() -> None:
    assert kaschlan.check("kaschlan?trump=c&hands=7d/9cKd&table=8d", "beat 8h 9c") == ["K46"]


def test_b4_only_unbeaten_cards_are_taken() -> None:
    end = play("kaschlan?trump=c&hands=7d/KdTs&table=9s,9h", "beat 9s Ts", "take")
    assert end == "kaschlan?trump=c&hands=7d/Kd9h"


def test_b6_b21_last_bout() -> None:
    position = "kaschlan?trump=c&hands=9s/Ts/-"
    end = play(position, "lead 9s")
    assert kaschlan.outcome(end) == {"loser": 1}
    played_out = play(position + "&last_bout=play_out", "lead 9s")
    assert kaschlan.outcome(played_out) is None
    assert kaschlan.legal(played_out) == ["beat 9s Ts", "take"]
    draw = play(played_out, "beat 9s Ts")
    assert draw == "kaschlan?trump=c&hands=-/-/-&table=9s:Ts&defender=1&last_bout=play_out"
    assert kaschlan.outcome(draw) == {"loser": None}
    assert kaschlan.outcome(play(played_out, "take")) == {"loser": 1}


def test_play_out_with_an_own_attack() -> None:
    position = "kaschlan?trump=c&hands=9s/9dTdTs&last_bout=play_out"
    beaten = play(position, "lead 9s", "beat 9s Ts")
    assert kaschlan.legal(beaten) == ["own 9d Td", "done"]
    assert kaschlan.outcome(play(beaten, "done")) == {"loser": 1}
    assert kaschlan.outcome(play(beaten, "own 9d Td")) == {"loser": None}


def test_b7_the_attacker_draws_first() -> None:
    position = "kaschlan?trump=c&hands=Kc7d8d9h9s/TcJcThQhTs&stock=Ac"
    led = play(position, "lead 9h 9s")
    assert led == "kaschlan?trump=c&hands=KcAc7d8d/TcJcThQhTs&table=9h,9s"
    assert play(led, "beat 9h Th", "beat 9s Ts", "done") == "kaschlan?trump=c&hands=KcAc7d8d/TcJcQh&attacker=1"


def test_b8_trump_king() -> None:
    assert kaschlan.legal("kaschlan?trump=c&hands=7d/Ac7h&table=Kc") == ["beat Kc Ac", "take"]
    assert kaschlan.legal("kaschlan?trump=c&hands=7d/AcQd7h&table=Kc") == ["beat Kc Ac", "beat Kc Qd", "take"]


@pytest.mark.parametrize(
    ("card", "led", "beaten"),
    [
        ("7c", "As", True),  # B10, B29
        ("Ts", "9s", True),  # B25
        ("9s", "Ts", False),
        ("Js", "Ts", True),
        ("Ad", "Qd", False),  # K48
        ("Ac", "Qd", False),
        ("Kd", "Jd", True),
        ("9h", "9s", False),  # K49
    ],
)
def test_beating(card: str, led: str, beaten: bool) -> None:
    assert kaschlan_state.beats(card, led, "c") == beaten


def test_b14_nobody_attacks_herself() -> None:
    position = "kaschlan?trump=c&hands=9hKs/-/TdTh"
    assert play(position, "lead 9h", "beat 9h Th", "done") == "kaschlan?trump=c&hands=Ks/-/Td&attacker=2"


@pytest.mark.parametrize(
    ("position", "move", "rules"),
    [
        ("hands=9hKs/TdTh/9s", "2: lead 9s", ["K22"]),  # B18
        ("hands=9hKs/TdTh/9s", "done", ["K22"]),  # B20
        ("hands=9h9d/TdThJs/9s9c&table=8h", "0: lead 9h", ["K28", "K31"]),
        ("hands=9h9d/TdThJs/9s9c&table=8h", "2: lead 9s", ["K31"]),  # passed over: has no eight
        ("hands=9h9d/TdThJs/8s9c&table=8h", "2: lead 8s", ["K28"]),
        ("hands=8d9d/Td/8s9c&table=8h", "2: lead 8s", ["K33"]),  # passed over: the limit
        ("hands=8d9d/TdTh/8s9c&table=8h&turn=0", "2: lead 8s", ["K29"]),
        ("hands=8d9d/TdTh/8s9c&table=8h&turn=2", "0: lead 8d", ["KA11"]),
        ("hands=8d9d/TdTh/8s9c&table=8h&turn=2", "1: take", ["K28"]),
        ("hands=8d9d/TdTh/8s9c&table=8h&turn=2", "beat 8h Th", ["K43"]),
        ("hands=8d9d/TdTh/8s9c&table=8h", "done", ["K43"]),
        ("hands=8d9d/TdTh/8s9c&table=8h:Th", "take", ["K61"]),
        ("hands=8d9d/TdTh/8s9c&table=8h", "draw", ["K57", "K41"]),
        ("hands=8d9d/TdJh/8s9c&table=8h", "beat 8h Td", ["K44"]),
        ("hands=8d9d/TdJh/8s9c&table=Kc", "beat Kc Td", ["K45"]),
        ("hands=9d/8sTs/8h9c&table=8d", "own 8s Ts", ["K34"]),
    ],
)
def test_faults(position: str, move: str, rules: list[str]) -> None:
    assert kaschlan.check("kaschlan?trump=c&" + position, move) == rules


@pytest.mark.parametrize("move", ["", "pass", "lead", "lead 5d", "beat 8h", "take 8h", "lead 8x", "3: take"])
def test_bad_text(move: str) -> None:
    with pytest.raises(BadText):
        kaschlan.check("kaschlan?trump=c&hands=9h9d/TdThJs/9s9c&table=8h", move)


# One part against another


def every_text(position: str) -> list[str]:
    """Every move that could be legal, written in pack order."""
    cards = [card for card in PACK if card[0] in "789TJQKA"]
    seen = [card for card in cards if card in position]
    leads = [lead for size in (1, 2, 3, 4) for lead in combinations(seen, size) if len({c[0] for c in lead}) == 1]
    pairs = [f"{verb} {one} {other}" for verb in ("beat", "own") for one, other in permutations(seen, 2)]
    return [f"lead {' '.join(lead)}" for lead in leads] + pairs + ["draw", "take", "done"]


@pytest.mark.parametrize("seed", range(60))
def test_legal_is_what_check_lets_pass(seed: int) -> None:
    position = random_positions.kaschlan_position(Random(seed))
    passed = [move for move in every_text(position) if not kaschlan.check(position, move)]
    assert sorted(passed) == sorted(kaschlan.legal(position))


@pytest.mark.parametrize("seed", range(100))
def test_random_positions_are_canonical_and_whole(seed: int) -> None:
    random = Random(seed)
    position = random_positions.kaschlan_position(random)
    state = kaschlan_state.read(position)
    assert kaschlan_state.write(state) == position
    assert random_positions.sound_kaschlan(state)
    cards = held(state)
    assert len(cards) == len(set(cards))
    assert kaschlan_state.over(state) or kaschlan.legal(position)
    for move in random_positions.kaschlan_moves(random, position):
        assert (move in kaschlan.legal(position)) <= (kaschlan.check(position, move) == [])


def held(state: kaschlan_state.State) -> list[str]:
    table = [card for pair in state.table for card in pair if card is not None]
    return [card for hand in state.hands for card in hand] + table + state.stock


@pytest.mark.parametrize("seed", range(40))
def test_whole_deals(seed: int) -> None:
    """K77 to K81: from the deal to one loser, whatever is played."""
    random = Random(seed)
    seats = random.choice([2, 3, 4])
    pack = [card for card in PACK if card[0] in "789TJQKA"]
    random.shuffle(pack)
    hands = [pack[5 * seat : 5 * seat + 5] for seat in range(seats)]
    options = dict(kaschlan_state.OPTIONS) | {
        name: random.choice(choices)
        for name, choices in random_positions.KASCHLAN_CHOICES.items()
        if random.random() < 0.3
    }
    state = kaschlan_state.State(pack[-1][1], hands, [], pack[5 * seats :], 0, 1, 0, options)
    position = kaschlan_state.write(state)
    for _ in range(1000):
        before = kaschlan_state.read(position)
        if kaschlan_state.over(before):
            break
        assert random_positions.sound_kaschlan(before)
        position = kaschlan.apply(position, random.choice(kaschlan.legal(position)))
        after = kaschlan_state.read(position)
        assert kaschlan_state.write(after) == position
        assert set(held(after)) <= set(held(before))
        assert len(held(after)) == len(set(held(after)))
    end = kaschlan.outcome(position)
    assert end is not None
    assert end["loser"] is not None or options["last_bout"] == "play_out"
