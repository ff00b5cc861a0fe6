"""Faults seen in other programs of this family, as positions with the right answer, and the same fault next door."""

import json
from collections.abc import Callable
from itertools import combinations

import pytest

from engine import commands, kaschlan
from engine.cards import CARD_TEXTS, SHORT_PACK
from engine.deal import shuffle
from engine.games import read_position
from engine.notation import BadPosition, BadText
from tests.helpers import wander

OVER = "kaschlan?trump=c&hands=-/Th8s&table=9s"


def after(position: str, *moves: str) -> str:
    """The position after the moves."""
    return str(commands.play(position, moves)["position"])


def told(position: str, *moves: str) -> list[str]:
    """The rules for which the last of the moves is refused."""
    with pytest.raises(commands.Refused) as refused:
        commands.play(position, moves)
    assert refused.value.index == len(moves) - 1
    return [violation.rule for violation in refused.value.violations]


def cards_in(position: str) -> int:
    """How many cards a position names."""
    fields = dict(field.split("=") for field in position.partition("?")[2].split("&"))
    return sum(
        len(fields.get(name, "").translate(str.maketrans("", "", "/,:-"))) // 2 for name in ("hands", "table", "stock")
    )


# B1: the same card twice


def test_b1_a_lead_names_a_card_twice() -> None:
    position = "kaschlan?trump=c&hands=7h9sKcQsJd/8c9cTcJc"
    assert told(position, "lead 7h 7h") == ["K22"]
    assert told(position, "lead 7h 7h 7h 7h") == ["K22"]


@pytest.mark.parametrize(
    ("position", "move", "rules"),
    [
        ("kaschlan?trump=c&hands=8c/7s9s9d8h&table=7d", "own 7s 7s", ["K52", "K44"]),
        ("kaschlan?trump=c&hands=7h7d/9s9dTd/7s8s&table=7c&turn=2", "lead 7s 7s", ["K26"]),
        ("kaschlan?trump=c&hands=7h7d/9s9dTd/7s8s&table=7c&turn=0", "lead 7h 7h", ["K22"]),
        ("kaschlan?trump=c&hands=8c/7s9s9d8h&table=7d", "beat 7d 7d", ["K47", "K44"]),
    ],
)
def test_b1_twice_elsewhere(position: str, move: str, rules: list[str]) -> None:
    assert told(position, move) == rules


@pytest.mark.parametrize(
    "position",
    [
        "kaschlan?trump=c&hands=7h7h/8c",
        "kaschlan?trump=c&hands=7h/7h",
        "kaschlan?trump=c&hands=7h/8c&table=7h",
        "kaschlan?trump=c&hands=8h/8c&table=7h:8h",
        "kaschlan?trump=c&hands=8h/8c&table=7h,7h",
        "kaschlan?trump=c&hands=8h/8c&stock=8hAc",
        "kaschlan?trump=c&hands=8h/8c&stock=AcAc",
        "kaschlan?trump=c&hands=9h/8c&table=7h:7h",
    ],
)
def test_b1_a_position_holds_a_card_twice(position: str) -> None:
    with pytest.raises(BadPosition, match="card_twice"):
        commands.legal(position)


# B2: a card that stays in hand, or was never there


def test_b2_cards_of_an_own_attack_leave_the_hand() -> None:
    position = "kaschlan?trump=c&hands=7h7s/Kd8sAs9cQh&table=8d"
    beaten = after(position, "own 8s As", "beat 8d Kd")
    assert beaten == "kaschlan?trump=c&hands=7h7s/9cQh&table=8d:Kd,8s:As"
    played = commands.play(beaten, ["done"])
    assert played["position"] == "kaschlan?trump=c&hands=7h7s/9cQh&attacker=1"
    discarded = [event["cards"] for event in played["events"] if event["event"] == "discarded"]
    assert discarded == [["8d", "Kd", "8s", "As"]]
    assert told(position, "own 8h As") == ["K51", "K44", "K52"]


@pytest.mark.parametrize(
    ("position", "move", "rule"),
    [
        ("kaschlan?trump=c&hands=7h/8c9c", "lead 7s", "K22"),
        ("kaschlan?trump=c&hands=7h/8c9c", "lead 8c", "K22"),
        ("kaschlan?trump=c&hands=7h8h/8c9c/7s&table=7d&turn=2", "lead 7h", "K26"),
        ("kaschlan?trump=c&hands=7h8h/8c9c/7s&table=7d&turn=0", "lead 7s", "K22"),
        ("kaschlan?trump=c&hands=7h8h/8c9c&table=7d", "beat 7d 8d", "K47"),
        ("kaschlan?trump=c&hands=7h8h/8c9c7s&table=7d", "own 7h 8c", "K51"),
        ("kaschlan?trump=c&hands=7h8s/8c9c7s&table=7d", "own 7s 8s", "K52"),
    ],
)
def test_b2_cards_of_others(position: str, move: str, rule: str) -> None:
    assert told(position, move) == [rule]


def test_b2_no_card_is_made_or_lost_by_any_move_of_a_deal() -> None:
    for turn in wander(kaschlan, read_position("kaschlan?deal=B2&seats=3")[1], "B2"):
        gone = sum(len(event.cards) for event in turn.events if event.event == "discarded")
        assert cards_in(kaschlan.write(turn.after)) == cards_in(kaschlan.write(turn.before)) - gone


# B3: a place on the table that is not there


def test_b3_beating_what_is_not_led() -> None:
    position = "kaschlan?trump=c&hands=Jh/8d8h9c&table=7d,7h"
    for move in ("beat 7s 8h", "beat 7c 9c", "beat 8d 8h"):
        assert "K46" in told(position, move)
    assert "K46" in told(position, "beat 7d 8d", "beat 7d 9c")


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("beat 3 9c", "not_a_card"),
        ("beat 7d", "too_few_words"),
        ("beat 7d 8d 9c", "too_many_words"),
        ("beat", "too_few_words"),
        ("own 7d", "too_few_words"),
        ("lead", "too_few_words"),
        ("take 7d", "too_many_words"),
        ("draw 1", "too_many_words"),
        ("done 7d", "too_many_words"),
        ("pass", "not_a_verb"),
        ("", "no_move"),
        ("5: take", "not_a_seat"),
        ("2: take", "not_a_seat"),
        ("-1: take", "not_a_seat"),
        ("x: take", "not_a_seat"),
        ("beat 7d 2c", "not_in_this_pack"),
    ],
)
def test_b3_text_that_is_no_move(move: str, problem: str) -> None:
    with pytest.raises(BadText, match=problem):
        commands.play("kaschlan?trump=c&hands=Jh/8d8h9c&table=7d,7h", [move])


# B4: the table not cleared


def test_b4_a_failed_defence_clears_the_table() -> None:
    position = "kaschlan?trump=c&hands=7h7s/Ts8s&table=9s,9h"
    assert after(position, "beat 9s Ts", "take") == "kaschlan?trump=c&hands=7h7s/9h8s"
    played = commands.play(position, ["beat 9s Ts", "take"])["events"]
    assert [event["cards"] for event in played if event["event"] == "discarded"] == [["9s", "Ts"]]


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("kaschlan?trump=c&hands=7h7s/Ts8sAh&table=9s,9h", ["beat 9s Ts", "beat 9h Ah", "done"]),
        ("kaschlan?trump=c&hands=7h7s/Ts8sAh&table=9s,9h", ["take"]),
        ("kaschlan?trump=c&hands=7h/-/Ts8s&table=9s:As,9h:Ah&defender=2", ["done"]),
        ("kaschlan?trump=c&hands=-/Ts8s/7d&table=9s&defender=1", ["take"]),
        ("kaschlan?trump=c&hands=-/Ts/7d/7c&table=9s&defender=1", ["beat 9s Ts", "done"]),
        ("kaschlan?trump=c&hands=-/TsTh&table=9s&last_bout=play_out", ["take"]),
        ("kaschlan?trump=c&hands=-/TsTh&table=9s&last_bout=play_out", ["beat 9s Ts", "done"]),
    ],
)
def test_b4_every_way_a_bout_ends_clears_the_table(position: str, moves: list[str]) -> None:
    assert "table" not in after(position, *moves)


# B5: playing on


@pytest.mark.parametrize(
    "position",
    [
        OVER,
        "kaschlan?trump=c&hands=7h/-",
        "kaschlan?trump=c&hands=-/7h&attacker=0",
        "kaschlan?trump=c&hands=8h/-&table=7d:9d",
        "kaschlan?trump=c&hands=-/-/7c&attacker=1",
        "kaschlan?trump=c&hands=-/-&table=9s:Ts&last_bout=play_out",
    ],
)
def test_b5_nothing_is_played_when_the_deal_is_over(position: str) -> None:
    assert commands.legal(position) == []
    played = commands.play(position, [])
    assert played["actor"] is None
    assert played["outcome"] is not None
    for move in ("lead 7h", "beat 9s Th", "own 7h 8h", "draw", "take", "done", "1: take", "0: lead 7h"):
        assert told(position, move) == ["K73"]


# B6, B21: nobody has cards left


def test_b6_the_last_card_led_ends_the_deal() -> None:
    played = commands.play("kaschlan?trump=c&hands=9s/Ts/-", ["lead 9s"])
    assert played["outcome"] == {"loser": 1}
    assert played["position"] == "kaschlan?trump=c&hands=-/Ts/-&table=9s"


def test_b21_played_out_it_is_a_draw() -> None:
    position = "kaschlan?trump=c&hands=9s/Ts/-&last_bout=play_out"
    played = commands.play(position, ["lead 9s", "beat 9s Ts"])
    assert played["outcome"] == {"loser": None}
    assert played["actor"] is None
    assert commands.legal(played["position"]) == []
    assert told(played["position"], "done") == ["K73"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b21_by_default_every_deal_has_one_loser(seats: int) -> None:
    for seed in range(60):
        end = None
        for turn in wander(kaschlan, read_position(f"kaschlan?deal={seed}&seats={seats}")[1], str(seed)):
            end = kaschlan.outcome(turn.after)
        assert end is not None
        assert end.loser in range(seats)


# B7: the order of refilling


def test_b7_the_attacker_draws_the_last_card_in_mid_bout() -> None:
    position = "kaschlan?trump=c&hands=9s9hKcQsJd/TsThKdAdAs&stock=Ac"
    led = after(position, "lead 9s 9h")
    assert led == "kaschlan?trump=c&hands=KcAcJdQs/KdAdThTsAs&table=9h,9s"
    assert after(led, "beat 9s Ts", "beat 9h Th", "done") == "kaschlan?trump=c&hands=KcAcJdQs/KdAdAs&attacker=1"


def test_b7_joiners_draw_before_the_defender() -> None:
    position = "kaschlan?trump=c&hands=9s8h8dQsJd/TsThKdAdAs/9hKcKhKsTd&stock=7hAc"
    played = commands.play(position, ["lead 9s", "lead 9h", "beat 9s Ts", "beat 9h Th", "done"])
    drew = [(event["seat"], event["cards"]) for event in played["events"] if event["event"] == "drew"]
    assert drew == [(0, ["7h"]), (2, ["Ac"])]


# B8: the trump ace


@pytest.mark.parametrize("trump", "chs")
def test_b8_the_trump_ace_beats(trump: str) -> None:
    position = f"kaschlan?trump={trump}&hands=Jh/A{trump}7d&table=K{trump}"
    assert commands.legal(position) == [f"beat K{trump} A{trump}", "take"]
    queen = position.replace("7d", "Qd")
    beats = {move.split()[2] for move in commands.legal(queen) if move.startswith("beat")}
    assert beats == {f"A{trump}", "Qd"}


def test_b8_diamonds_trumps() -> None:
    assert commands.legal("kaschlan?trump=d&hands=Jh/Ad7h&table=Kd") == ["beat Kd Ad", "take"]
    assert commands.legal("kaschlan?trump=d&hands=Jh/Qd7h&table=Ad") == ["beat Ad Qd", "take"]


# B10: trumps outlive the card that showed them


@pytest.mark.parametrize("trump", "cdhs")
def test_b10_trumps_without_a_stock(trump: str) -> None:
    led = next(f"A{suit}" for suit in "schd" if suit != trump)
    position = f"kaschlan?trump={trump}&hands=Jh/7{trump}8d&table={led}"
    assert f"beat {led} 7{trump}" in commands.legal(position)


# B11: who begins


@pytest.mark.parametrize(("seats", "dealer"), [(seats, dealer) for seats in (2, 3, 4) for dealer in range(seats)])
def test_b11_every_seat_can_begin(seats: int, dealer: int) -> None:
    played = commands.play(f"kaschlan?deal=B11&seats={seats}&dealer={dealer}", [])
    state = read_position(played["position"])[1]
    assert played["actor"] == state.attacker == (dealer + 1) % seats
    assert state.defender == (dealer + 2) % seats


# B13, B27: the end of two players


def test_b13_b27_the_last_card_led_to_a_defender_who_cannot_beat() -> None:
    played = commands.play("kaschlan?trump=c&hands=9s/8s7h", ["lead 9s"])
    assert played["outcome"] == {"loser": 1}
    assert played["actor"] is None


def test_b27_either_of_two_players_can_lose() -> None:
    assert commands.play("kaschlan?trump=c&hands=8s7h/9s&attacker=1", ["lead 9s"])["outcome"] == {"loser": 0}
    assert commands.play("kaschlan?trump=c&hands=8s/Ts&table=9s", ["beat 9s Ts"])["outcome"] == {"loser": 0}


# B14: attacking oneself


def test_b14_nobody_attacks_himself() -> None:
    position = "kaschlan?trump=c&hands=9s7h/-/TsKs"
    state = read_position(position)[1]
    assert (state.attacker, state.defender) == (0, 2)
    assert after(position, "lead 9s", "beat 9s Ts", "done") == "kaschlan?trump=c&hands=7h/-/Ks&attacker=2"
    state = read_position("kaschlan?trump=c&hands=7h/-/Ks&attacker=2")[1]
    assert (state.attacker, state.defender) == (2, 0)
    with pytest.raises(BadPosition, match="attacker_is_defender seat=1"):
        read_position("kaschlan?trump=c&hands=7h/8h/9h&attacker=1&defender=1")


@pytest.mark.parametrize("option", ["", "&attacker_out=durak", "&last_bout=play_out"])
@pytest.mark.parametrize("hands", ["-/8h/9dTs8d", "8s/8h/9d", "-/8h/9d", "-/8h/9d8d/7h", "8s/-/9d8d/7h", "-/8h/9d/7h"])
def test_b14_wherever_the_defender_sits(hands: str, option: str) -> None:
    position = f"kaschlan?trump=c&hands={hands}&table=7d&defender=2{option}"
    for move in commands.legal(position):
        played = commands.play(position, [move])
        if "done" in commands.legal(played["position"]) and played["actor"] == 2:
            played = commands.play(played["position"], ["done"])
        state = read_position(played["position"])[1]
        assert state.attacker != state.defender
        if played["outcome"] is None and not state.table:
            assert state.hands[state.attacker]
            assert state.hands[state.defender]


# B15: the attacker goes out


def test_b15_the_attacker_goes_out_against_a_defence_that_holds() -> None:
    position = "kaschlan?trump=c&hands=9s/Ts7h/8d/8h"
    played = read_position(after(position, "lead 9s", "beat 9s Ts", "done"))[1]
    assert (played.attacker, played.defender) == (3, 1)
    durak = read_position(after(f"{position}&attacker_out=durak", "lead 9s", "beat 9s Ts", "done"))[1]
    assert (durak.attacker, durak.defender) == (1, 2)


@pytest.mark.parametrize("seat", range(4))
def test_b15_from_every_seat(seat: int) -> None:
    hands = ["9s", "Ts7h", "8d", "8h"]
    turned = "/".join(hands[-seat:] + hands[:-seat] if seat else hands)
    position = f"kaschlan?trump=c&hands={turned}&attacker={seat}"
    for move in ("take", "beat 9s Ts"):
        moves = ["lead 9s", move] + ["done"] * (move != "take")
        state = read_position(after(position, *moves))[1]
        assert (state.attacker, state.defender) == ((seat + 3) % 4, (seat + 1) % 4)


# B18, B20: who may open, and that one must


def test_b18_nobody_else_opens_the_attack() -> None:
    position = "kaschlan?trump=c&hands=7d8d/9d9h/7h8h/7s8s"
    for seat, move in ((1, "lead 9d"), (2, "lead 7h"), (3, "lead 7s"), (2, "done"), (1, "take"), (1, "own 9d 9h")):
        assert told(position, f"{seat}: {move}")[0] == "K22"


def test_b20_the_first_attack_is_not_passed() -> None:
    for position in (
        "kaschlan?trump=c&hands=7d8d/9d9h",
        "kaschlan?trump=c&hands=7d8d/9d9h/7h8h",
        "kaschlan?trump=c&hands=7d8d/9d9h&stock=Ac",
    ):
        assert "done" not in commands.legal(position)
        assert told(position, "done") == ["K22"]
    again = "kaschlan?trump=c&hands=7d8d/9d9h&table=7h"
    assert told(again, "take", "done") == ["K22"]
    assert told(again, "beat 7h 9h", "done", "done") == ["K22"]


# B22, B23: no misdeal, no search for another trump


def seed_where(test: Callable[[tuple[int, ...]], bool]) -> str:
    """A seed whose pack passes the test."""
    return next(seed for seed in map(str, range(20000)) if test(shuffle(seed, SHORT_PACK)))


def test_b22_five_of_one_suit_are_played() -> None:
    seed = seed_where(lambda pack: len({card // 13 for card in pack[:5]}) == 1)
    played = commands.play(f"kaschlan?deal={seed}", [])
    hand = sum(1 << card for card in shuffle(seed, SHORT_PACK)[:5])
    assert read_position(played["position"])[1].hands[0] == hand


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b22_the_queen_of_diamonds_turned_up(seats: int) -> None:
    seed = seed_where(lambda pack: CARD_TEXTS[pack[5 * seats]] == "Qd")
    played = commands.play(f"kaschlan?deal={seed}&seats={seats}", [])["position"]
    assert "trump=d&" in played
    assert played.partition("stock=")[2].partition("&")[0].endswith("Qd")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turn_up", ["As", "Ac", "7h", "Kd"])
def test_b23_any_card_may_be_turned_up(seats: int, turn_up: str) -> None:
    seed = seed_where(lambda pack: CARD_TEXTS[pack[5 * seats]] == turn_up)
    pack = shuffle(seed, SHORT_PACK)
    played = commands.play(f"kaschlan?deal={seed}&seats={seats}", [])["position"]
    stock = "".join(CARD_TEXTS[card] for card in (*pack[5 * seats + 1 :], pack[5 * seats]))
    assert f"trump={turn_up[1]}&" in played
    assert f"&stock={stock}" in played


# B25, B29: what beats what


@pytest.mark.parametrize(("led", "by", "beats"), [("9s", "Ts", True), ("Ts", "9s", False), ("Ts", "Js", True)])
def test_b25_ranks_are_not_compared_as_text(led: str, by: str, beats: bool) -> None:
    position = f"kaschlan?trump=c&hands=7h/{by}8h&table={led}"
    assert (f"beat {led} {by}" in commands.legal(position)) is beats
    if not beats:
        assert told(position, f"beat {led} {by}") == ["K44"]


@pytest.mark.parametrize("suit", "cdhs")
@pytest.mark.parametrize("trump", "cdhs")
def test_b25_every_pair_of_ranks_of_every_suit(suit: str, trump: str) -> None:
    for low, high in combinations("789TJKAQ" if suit == "d" else "789TJQKA", 2):
        for led, by, beats in ((low, high, True), (high, low, False)):
            position = f"kaschlan?trump={trump}&hands=7{'h' if suit != 'h' else 's'}/{by}{suit}&table={led}{suit}"
            assert (f"beat {led}{suit} {by}{suit}" in commands.legal(position)) is beats, position


def test_b29_any_trump_beats_any_side_suit_card() -> None:
    assert "beat As 7c" in commands.legal("kaschlan?trump=c&hands=Jh/7c8d&table=As")
    for rank in "789TJQKA":
        for suit in "dhs":
            led = rank + suit
            if led != "Qd":
                other = "Jh" if led != "Jh" else "Kh"
                assert f"beat {led} 7c" in commands.legal(f"kaschlan?trump=c&hands={other}/7c8c&table={led}")


def test_an_answer_is_json() -> None:
    played = commands.play("kaschlan?trump=c&hands=9s/Ts/-", ["lead 9s"])
    assert json.loads(json.dumps(played)) == played
