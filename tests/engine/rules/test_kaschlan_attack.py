"""Kaschlan's attack and the drawing in it, one test for every number K22–K42."""

from engine import kaschlan
from engine.game import Illegal
from engine.games import read_position
from tests.helpers import actor, events, legal, play, refused, wander


def test_k22_a_lead_is_one_or_more_held_cards_of_one_rank() -> None:
    start = "kaschlan?trump=c&hands=7d7h8s/9dTdJd"
    assert legal(start) == ["lead 7d", "lead 7d 7h", "lead 7h", "lead 8s"]
    assert refused(start, "lead 7d 8s") == ["K22"]
    assert refused(start, "lead 9d") == ["K22"]
    assert refused(start, "lead 7d 7d") == ["K22"]
    assert refused(start, "done") == ["K22"]
    assert events(start, "lead 7h 7d")[0] == "led K22 0 7d7h"


def test_k22_a_lead_of_no_card_is_none() -> None:
    state = read_position("kaschlan?trump=c&hands=7d7h8s/9dTdJd")[1]
    verdict = kaschlan.check(state, kaschlan.Move("lead"))
    assert isinstance(verdict, Illegal)
    assert [violation.rule for violation in verdict.violations] == ["K22"]


def test_k24_the_attacker_draws_as_many_as_were_led() -> None:
    start = "kaschlan?trump=c&hands=7d7h8sKcAs/8d9dTdJdJh&stock=ThJsQs9c"
    assert events(start, "lead 7d 7h") == [
        "led K22 0 7d7h",
        "drew K24 0 ThJs",
        "turn K28 1",
    ]
    assert play(start, "lead 7d 7h") == "kaschlan?trump=c&hands=KcTh8sJsAs/8d9dTdJdJh&table=7d,7h&stock=Qs9c"


def test_k25_newly_drawn_cards_of_the_rank_may_follow_round_after_round() -> None:
    start = "kaschlan?trump=c&hands=7d8dKcTsAs/8h9dTdJdJh&stock=7hQs7s9s7cJc"
    first = play(start, "lead 7d")
    assert actor(first) == 0
    assert legal(first) == ["lead 7h", "done"]
    assert events(first, "lead 7h") == ["led K25 0 7h", "drew K24 0 Qs", "turn K28 1"]
    again = "kaschlan?trump=c&hands=7d8dKcTsAs/8h9dTdJdJh&stock=7h7s7cJc"
    assert events(again, "lead 7d", "lead 7h", "lead 7s", "lead 7c") == [
        "led K22 0 7d",
        "drew K24 0 7h",
        "led K25 0 7h",
        "drew K24 0 7s",
        "led K25 0 7s",
        "drew K24 0 7c",
        "led K25 0 7c",
        "drew K24 0 Jc",
        "stock_gone K41",
        "turn K28 1",
    ]


def test_k26_every_other_player_but_the_defender_may_add_cards() -> None:
    start = "kaschlan?trump=c&hands=7d8d/9sTsJsQs/7h8h/7s8s"
    assert events(start, "lead 7d", "lead 7h", "lead 7s") == [
        "led K22 0 7d",
        "turn K29 2",
        "led K26 2 7h",
        "turn K29 3",
        "led K26 3 7s",
        "turn K28 1",
    ]
    assert refused(play(start, "lead 7d"), "lead 7c") == ["K26"]
    assert refused(play(start, "lead 7d"), "lead 7h 7h") == ["K26"]


def test_k26_a_player_without_a_card_of_the_rank_is_passed_over() -> None:
    start = "kaschlan?trump=c&hands=7d8d/9sTsJsQs/-/8c9c"
    led = play(start, "lead 7d")
    assert events(start, "lead 7d") == ["led K22 0 7d", "passed_over K26 3 rank=7", "turn K28 1"]
    for seat in (2, 3):
        assert refused(led, f"{seat}: lead 7h") == ["K26"]
        assert refused(led, f"{seat}: done") == ["K26"]
    assert refused(led, "3: lead 8c") == ["K31"]


def test_k27_joiners_lead_and_draw_like_the_attacker() -> None:
    start = "kaschlan?trump=c&hands=7d8dKcTsAs/8h9dTdJdJh/7h9h9sJsQs&stock=Ks7sKhKdQc"
    assert events(start, "lead 7d", "lead 7h", "lead 7s") == [
        "led K22 0 7d",
        "drew K24 0 Ks",
        "turn K29 2",
        "led K26 2 7h",
        "drew K27 2 7s",
        "led K26 2 7s",
        "drew K27 2 Kh",
        "turn K28 1",
    ]


def test_k28_the_defender_waits_until_all_attackers_are_done() -> None:
    start = "kaschlan?trump=c&hands=7d7h8d/9s9dTsJs/7s8h"
    led = play(start, "lead 7d")
    assert actor(led) == 0
    for move in ("beat 7d 9d", "take", "done"):
        assert refused(led, f"1: {move}")[0] == "K28"
    assert actor(play(led, "done")) == 2
    assert refused(play(led, "done"), "1: beat 7d 9d") == ["K28"]
    assert actor(play(led, "done", "done")) == 1
    assert play(led, "done", "done", "beat 7d 9d") == ("kaschlan?trump=c&hands=8d7h/9sTsJs/8h7s&table=7d:9d")


def test_k28_nobody_adds_once_the_defence_has_begun() -> None:
    begun = "kaschlan?trump=c&hands=7h8d/9sTsJs/7s8h&table=7d:9d"
    assert refused(begun, "0: lead 7h") == ["K28"]
    assert refused(begun, "2: lead 7s") == ["K28"]


def test_k29_joining_goes_clockwise_from_the_attacker() -> None:
    start = "kaschlan?trump=c&hands=7c8c/7d8d/7h8h/8sTsJsQs&attacker=2&defender=3"
    led = play(start, "lead 7h")
    assert actor(led) == 0
    assert refused(led, "1: lead 7d") == ["K29"]
    assert actor(play(led, "done")) == 1
    assert play(led, "done", "1: lead 7d") == "kaschlan?trump=c&hands=7c8c/8d/8h/8sTsJsQs&table=7h,7d&attacker=2"


def test_k30_joining_is_voluntary() -> None:
    start = "kaschlan?trump=c&hands=7d8d/9sTsJsQs/7h7s"
    led = play(start, "lead 7d")
    assert legal(led) == ["lead 7h", "lead 7h 7s", "lead 7s", "done"]
    assert play(led, "done") == "kaschlan?trump=c&hands=8d/9sTsJsQs/7h7s&table=7d"


def test_k31_only_one_rank_is_led_in_a_bout() -> None:
    led = "kaschlan?trump=c&hands=7h8d/9sTsJs/8h7s&table=7d"
    assert refused(f"{led}&turn=0", "lead 8d") == ["K31"]
    assert refused(f"{led}&turn=2", "lead 7s 8h") == ["K22", "K31"]
    assert refused(f"{led}&turn=2", "lead 8h") == ["K31"]
    assert legal(f"{led}&turn=2") == ["lead 7s", "done"]


def test_k32_never_more_than_four_led_cards() -> None:
    three = "kaschlan?trump=c&hands=7c8dJh/9sTsJsQsKsAs/8h9h&table=7d,7h,7s&turn=0"
    assert refused(three, "lead 7c 8d") == ["K22", "K31", "K32"]
    four = "kaschlan?trump=c&hands=8dJh/9sTsJsQsKsAs/8h9h&table=7c,7d,7h,7s"
    assert refused(four, "2: done") == ["K26", "K32"]
    assert actor(play(three, "lead 7c")) == 1
    assert refused(four, "1: own 9s Ts")[-1:] == ["K32"]
    assert legal(four) == [
        *(f"beat 7s {card}" for card in ("9s", "Ts", "Js", "Qs", "Ks", "As")),
        "take",
    ]


def test_k33_led_cards_never_outnumber_the_defenders_hand() -> None:
    start = "kaschlan?trump=c&hands=9c9d9hJs/7s8s"
    assert refused(start, "lead 9c 9d 9h") == ["K33"]
    assert refused(start, "lead 9c 9d") == []
    one_more = play(start, "lead 9c")
    assert refused(one_more, "lead 9d 9h") == ["K33"]
    assert actor(play(one_more, "lead 9d")) == 1


def test_k34_the_limit_binds_the_defender_too() -> None:
    assert refused("kaschlan?trump=c&hands=Jh/7sTs9d&table=7d,7h", "own 7s Ts") == ["K34"]
    assert refused("kaschlan?trump=c&hands=Jh/7sTs9d&table=7d", "own 7s Ts") == []
    assert "own 7s Ts" not in legal("kaschlan?trump=c&hands=Jh/7sTs9d&table=7d,7h")


def test_k35_the_limit_counts_all_attackers_together() -> None:
    start = "kaschlan?trump=c&hands=9c9dJs/7s8s/9hJh/9sJd"
    assert events(start, "lead 9c 9d") == [
        "led K22 0 9c9d",
        "passed_over K33 2 rank=9",
        "passed_over K33 3 rank=9",
        "turn K28 1",
    ]
    assert refused(play(start, "lead 9c 9d"), "2: lead 9h") == ["K33"]
    assert refused(play(start, "lead 9c 9d"), "2: done") == ["K33"]
    assert events(start, "lead 9c", "done", "lead 9h")[2:] == [
        "led K26 2 9h",
        "passed_over K33 3 rank=9",
        "turn K28 1",
    ]


def test_k36_a_draw_only_restores_a_hand_to_five() -> None:
    start = "kaschlan?trump=c&hands=7d7h8s9sTsJs/8d9dTdJdJh&stock=QsKsAs9c"
    assert events(start, "lead 7d 7h")[:2] == ["led K22 0 7d7h", "drew K36 0 Qs"]
    assert play(start, "lead 7d 7h").startswith("kaschlan?trump=c&hands=8s9sTsJsQs/")


def test_k37_five_or_more_cards_draw_none() -> None:
    start = "kaschlan?trump=c&hands=7d7h8s9sTsJsKd/8d9dTdJdJh&stock=QsKsAs9c"
    assert events(start, "lead 7d 7h")[:2] == ["led K22 0 7d7h", "drew K37 0"]
    assert play(start, "lead 7d 7h").endswith("&stock=QsKsAs9c")
    full = "kaschlan?trump=c&hands=Jh/7s8s9sTsKs&table=7d:8d&stock=Ac"
    assert refused(full, "draw") == ["K37"]
    assert "draw" not in legal(full)


def test_k38_hands_above_five_come_from_picking_up() -> None:
    start = "kaschlan?trump=c&hands=9h/7s8s9sTsKs&table=7d,7h&stock=Ac"
    assert play(start, "take") == "kaschlan?trump=c&hands=9h/7d7h7s8s9sTsKs&stock=Ac"
    turns = list(wander(kaschlan, read_position("kaschlan?deal=six&seats=3")[1], "six"))
    for turn in turns:
        for seat, hand in enumerate(turn.after.hands):
            if hand.bit_count() > max(5, turn.before.hands[seat].bit_count()):
                assert turn.move.verb == "take"
                assert seat == turn.before.defender
    assert any(hand.bit_count() > 5 for turn in turns for hand in turn.after.hands)


def test_k39_refilling_goes_on_as_long_as_the_stock_lasts() -> None:
    for turn in wander(kaschlan, read_position("kaschlan?deal=refill&seats=4")[1], "refill"):
        if turn.move.verb == "lead" and turn.after.stock:
            assert turn.after.hands[turn.before.turn].bit_count() >= 5


def test_k40_the_last_drawer_may_get_fewer_than_needed() -> None:
    start = "kaschlan?trump=c&hands=7d7h7s9sTs/8d9dTdJdJh&stock=Qs9c"
    assert events(start, "lead 7d 7h 7s")[:3] == ["led K22 0 7d7h7s", "drew K40 0 Qs9c", "stock_gone K41"]
    assert play(start, "lead 7d 7h 7s").startswith("kaschlan?trump=c&hands=9c9sTsQs/")
    defended = "kaschlan?trump=c&hands=Jh/Ks&table=7d:8d&stock=Qs9c"
    assert events(defended, "draw") == ["drew K40 1 Qs9c", "stock_gone K41"]


def test_k41_without_a_stock_play_goes_on_without_draws() -> None:
    start = "kaschlan?trump=c&hands=7d7h9s/8d9dTh"
    assert events(start, "lead 7d", "done", "beat 7d 8d", "done") == [
        "led K22 0 7d",
        "turn K28 1",
        "beat K44 1 8d on=7d",
        "discarded K59 7d8d",
        "roles K60 attacker=1 defender=0",
    ]
    assert refused("kaschlan?trump=c&hands=7h9s/9dTh&table=7d:8d", "draw") == ["K41"]
    assert "draw" not in legal("kaschlan?trump=c&hands=7h9s/9dTh&table=7d:8d")


def test_k42_draws_go_attacker_then_joiners_then_defender() -> None:
    start = "kaschlan?trump=c&hands=7d8d8hTsAs/9hJhQhTdKd/7h9s9dJsQs/7s8sJdTh8c&stock=KsKhKcAhAdQcAc"
    drew = [
        event
        for event in events(start, "lead 7d", "lead 7h", "lead 7s", "beat 7d Td", "beat 7h 9h", "take")
        if event.startswith("drew")
    ]
    assert drew == ["drew K24 0 Ks", "drew K27 2 Kh", "drew K27 3 Kc", "drew K63 1"]
    won = "kaschlan?trump=c&hands=7d8d8hTsAs/9hJhQhTdKd/7h9s9dJsQs&stock=KsKhKcAhAc"
    drew = [
        event
        for event in events(won, "lead 7d", "lead 7h", "beat 7d Td", "beat 7h 9h", "done")
        if event.startswith("drew")
    ]
    assert drew == ["drew K24 0 Ks", "drew K27 2 Kh", "drew K57 1 KcAh"]
