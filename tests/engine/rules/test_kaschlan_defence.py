"""Kaschlan's defence, self-attack and its two ends, one test for every number K43–K67."""

from engine import kaschlan
from engine.cards import SHORT_PACK, SUITS, cards_text
from engine.game import Illegal
from engine.games import read_position
from engine.kaschlan.beating import BEATERS
from tests.helpers import actor, events, legal, play, refused, wander


def test_k43_every_led_card_is_beaten_or_picked_up() -> None:
    led = "kaschlan?trump=c&hands=Jh/9s9dTs&table=7d,7s"
    assert refused(led, "done") == ["K43"]
    assert refused(play(led, "beat 7d 9d"), "done") == ["K43"]
    assert refused(play(led, "beat 7d 9d", "beat 7s 9s"), "done") == []
    assert refused(play(led, "beat 7d 9d"), "take") == []


def test_k43_only_the_defender_beats_takes_and_draws() -> None:
    for move in ("beat 7d 9d", "take", "draw"):
        assert refused("kaschlan?trump=c&hands=7h9dJh/9s8dTs&table=7d&turn=0", move) == ["K43"]


def test_k44_a_side_suit_card_yields_to_a_higher_card_of_its_suit_or_any_trump() -> None:
    led = "kaschlan?trump=c&hands=Jh/7c7d9dTh&table=8d"
    assert legal(led) == ["beat 8d 7c", "beat 8d 9d", "take"]
    assert refused(led, "beat 8d 7d") == ["K44"]
    assert refused(led, "beat 8d Th") == ["K44"]
    assert events(led, "beat 8d 9d") == ["beat K44 1 9d on=8d"]


def test_k45_a_trump_yields_only_to_a_higher_trump() -> None:
    led = "kaschlan?trump=c&hands=Jh/7c9cAdAsQd&table=8c"
    assert legal(led) == ["beat 8c 9c", "beat 8c Qd", "take"]
    assert refused(led, "beat 8c 7c") == ["K45"]
    assert refused(led, "beat 8c Ad") == ["K45"]
    assert events(led, "beat 8c 9c") == ["beat K45 1 9c on=8c"]


def test_k46_one_beating_card_for_each_led_card() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d9sTd&table=7d,7s"
    beaten = play(led, "beat 7d 9d")
    assert beaten == "kaschlan?trump=c&hands=Jh/Td9s&table=7d:9d,7s"
    assert refused(beaten, "beat 7d Td") == ["K46"]
    assert refused(beaten, "beat 8d Td") == ["K46"]


def test_k47_beating_cards_come_from_the_defenders_hand() -> None:
    led = "kaschlan?trump=c&hands=Ac/9d9s&table=7d"
    assert refused(led, "beat 7d Ac") == ["K47"]
    assert refused(led, "beat 7d Kd") == ["K47"]
    assert refused(play(led, "beat 7d 9d"), "beat 7d 9d") == ["K47", "K46"]


def test_k48_the_queen_of_diamonds_is_the_only_unbeatable_card() -> None:
    for trump in range(4):
        unbeatable = [card for card in SHORT_PACK if not BEATERS[trump][card]]
        assert cards_text(unbeatable) == "Qd"
        ace = f"A{SUITS[trump]}"
        beaters = [card for card in SHORT_PACK if BEATERS[trump][13 * trump + 12] >> card & 1]
        assert cards_text(beaters) == "Qd", ace


def test_k48_nothing_beats_a_led_queen_of_diamonds() -> None:
    others = "".join(cards_text([card]) for card in SHORT_PACK if cards_text([card]) not in ("Qd", "7h"))
    for trump in SUITS:
        assert legal(f"kaschlan?trump={trump}&hands=7h/{others}&table=Qd&self_attack=when_all_beaten") == ["take"]
        assert refused(f"kaschlan?trump={trump}&hands=7h/{others}&table=Qd", f"beat Qd A{trump}") == ["K45"]


def test_k49_equal_rank_in_another_side_suit_never_beats() -> None:
    assert refused("kaschlan?trump=c&hands=Jh/9s9h9c&table=9d", "beat 9d 9s") == ["K44"]
    assert legal("kaschlan?trump=c&hands=Jh/9s9h9c&table=9d")[0] == "beat 9d 9c"


def test_k50_ranks_of_beating_cards_open_nothing_for_attackers() -> None:
    start = "kaschlan?trump=c&hands=7d9h/9dTs/9s8h"
    assert actor(play(start, "lead 7d", "beat 7d 9d")) == 1
    begun = play(start, "lead 7d", "beat 7d 9d")
    assert refused(begun, "0: lead 9h") == ["K28", "K31"]
    assert refused(begun, "2: lead 9s") == ["K31"]


def test_k51_the_defender_may_lead_the_led_rank_against_himself() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9s9dTd&table=7d"
    assert "own 7s 9s" in legal(led)
    assert events(led, "own 7s 9s") == ["led K51 1 7s", "beat K44 1 9s on=7s"]
    assert refused(led, "own 9d Td") == ["K51"]
    game, state = read_position(led)
    verdict = game.check(state, game.read_move("own 9d Td")[1])
    assert isinstance(verdict, Illegal)
    assert [violation.numbers for violation in verdict.violations] == [("K51", "K31")]
    assert refused(led, "own 7h 9s")[0] == "K51"
    assert refused(led, "lead 7s") == ["K51"]
    assert refused("kaschlan?trump=c&hands=7hJh/7s9s9dTd&table=7d&turn=0", "own 7h Jh") == ["K51"]


def test_k52_a_self_led_card_is_beaten_from_hand() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9d8hTd&table=7d"
    assert refused(led, "own 7s 9d") == ["K44", "K52"]
    assert refused(led, "own 7s 9s") == ["K52"]
    assert refused(led, "own 7s 7s") == ["K52", "K44"]
    trump = "kaschlan?trump=c&hands=Jh/7c9d8hTd&table=7d"
    assert refused(trump, "own 7c 9d") == ["K45", "K52"]


def test_k53_self_attack_at_once_or_after_the_defence_and_refill() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9s9dTd8h&table=7d&stock=7hKhAc"
    assert "own 7s 9s" in legal(led)
    assert "own 7s 9s" in legal(play(led, "beat 7d 9d"))
    assert "own 7s 9s" in legal(play(led, "beat 7d 9d", "draw"))


def test_k54_each_self_led_card_costs_two_spare_cards() -> None:
    for held, unbeaten, allowed in ((2, 0, True), (3, 1, True), (2, 1, False), (4, 2, True), (3, 2, False)):
        hand = "7s9s" + "JhQhKh"[: 2 * (held - 2)]
        table = ",".join(["7c", "7d", "7h"][:unbeaten] or ["7d:8d"])
        position = f"kaschlan?trump=d&hands=Ah/{hand}&table={table}"
        assert ("own 7s 9s" in legal(position)) is allowed, position
        assert refused(position, "own 7s 9s") == ([] if allowed else ["K34"])


def test_k55_self_led_cards_count_among_the_four() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9s8h8sTs&table=7c:8c,7d:8d,7h"
    assert play(led, "own 7s 9s") == "kaschlan?trump=c&hands=Jh/8h8sTs&table=7c:8c,7d:8d,7h,7s:9s"
    assert refused(play(led, "own 7s 9s"), "own 8s Ts") == ["K51", "K32"]


def test_k56_self_attack_is_voluntary() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9s9dTd&table=7d"
    assert refused(play(led, "beat 7d 9d"), "done") == []


def test_k57_after_beating_everything_the_defender_may_draw_to_five() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d9sTs&table=7d&stock=7hKhAdAsAc"
    assert refused(led, "draw") == ["K57"]
    assert "draw" not in legal(led)
    assert legal(play(led, "beat 7d 9d")) == ["draw", "done"]
    assert events(led, "beat 7d 9d", "draw")[1:] == ["drew K57 1 7hKhAd"]
    assert events(led, "beat 7d 9d", "done")[1:2] == ["drew K57 1 7hKhAd"]


def test_k58_the_defender_may_go_on_leading_and_refilling() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d9sTs8h&table=7d&stock=7hKd7sKhAsAdAc"
    assert events(led, "beat 7d 9d", "draw", "own 7h 8h", "draw", "own 7s 9s", "draw", "done") == [
        "beat K44 1 9d on=7d",
        "drew K57 1 7hKd",
        "led K51 1 7h",
        "beat K44 1 8h on=7h",
        "drew K57 1 7sKh",
        "led K51 1 7s",
        "beat K44 1 9s on=7s",
        "drew K57 1 AsAd",
        "drew K37 1",
        "discarded K59 7d9d7h8h7s9s",
        "roles K60 attacker=1 defender=0",
    ]


def test_k59_when_the_defender_is_done_the_table_leaves_play() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d9sTs&table=7d:8d,7s"
    assert play(led, "beat 7s 9s", "done") == "kaschlan?trump=c&hands=Jh/9dTs&attacker=1"


def test_k60_the_defender_attacks_and_the_next_player_defends() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d9s/Kh/Ks&table=7d"
    assert events(led, "beat 7d 9d", "done")[-1] == "roles K60 attacker=1 defender=2"
    skipping = "kaschlan?trump=c&hands=Jh/9d9s/-/Ks&table=7d"
    assert events(skipping, "beat 7d 9d", "done")[-1] == "roles K60 attacker=1 defender=3"


def test_k61_only_unbeaten_cards_are_picked_up() -> None:
    led = "kaschlan?trump=c&hands=Jh/9dTs&table=7d,7s"
    assert play(led, "beat 7d 9d", "take") == "kaschlan?trump=c&hands=Jh/7sTs"
    assert events(led, "beat 7d 9d", "take")[1] == "picked_up K61 1 7s"
    assert refused("kaschlan?trump=c&hands=Jh/9h&table=7d:9d,7s:Ts", "take") == ["K61"]


def test_k62_the_other_table_cards_leave_play() -> None:
    led = "kaschlan?trump=c&hands=Jh/9dTs&table=7d,7s"
    assert events(led, "beat 7d 9d", "take")[2] == "discarded K62 7d9d"
    assert events(led, "take") == ["picked_up K61 1 7d7s", "roles K65 attacker=0 defender=1"]


def test_k63_a_failed_defence_draws_nothing() -> None:
    led = "kaschlan?trump=c&hands=Jh/9dTs&table=7d,7s&stock=AhKhAc"
    assert play(led, "beat 7d 9d", "take") == "kaschlan?trump=c&hands=Jh/7sTs&stock=AhKhAc"
    assert "drew K63 1" in events(led, "beat 7d 9d", "take")


def test_k64_the_hand_may_end_above_or_below_five() -> None:
    below = "kaschlan?trump=c&hands=Jh/9d9sThJsQs&table=7d,7s,7h&stock=Ac"
    assert play(below, "beat 7d 9d", "beat 7s 9s", "take") == "kaschlan?trump=c&hands=Jh/7hThJsQs&stock=Ac"
    source = "kaschlan?trump=c&hands=Jh/9d9sThJsQs&table=7d,7s,7h,7c&stock=Ac"
    assert play(source, "beat 7d 9d", "beat 7s 9s", "beat 7h Th", "take") == (
        "kaschlan?trump=c&hands=Jh/7cJsQs&stock=Ac"
    )
    above = "kaschlan?trump=c&hands=Jh/9d9sThJsQs&table=7d,7s&stock=Ac"
    assert play(above, "take") == "kaschlan?trump=c&hands=Jh/7d9dTh7s9sJsQs&stock=Ac"


def test_k65_the_same_attacker_attacks_the_same_defender_again() -> None:
    led = "kaschlan?trump=c&hands=9h/Jh/9dTs/Kh&table=7d&attacker=1"
    assert events(led, "take")[-1] == "roles K65 attacker=1 defender=2"
    assert actor(play(led, "take")) == 1


def test_k66_the_new_attack_is_of_any_rank() -> None:
    led = "kaschlan?trump=c&hands=7h8dKs/9dTs&table=7d"
    assert legal(play(led, "take")) == ["lead 8d", "lead 7h", "lead Ks"]


def test_k67_a_failing_defender_always_keeps_a_card() -> None:
    takes = 0
    for seed in range(20):
        for turn in wander(kaschlan, read_position(f"kaschlan?deal={seed}&seats=3")[1], f"fail {seed}"):
            if turn.move.verb == "take":
                takes += 1
                assert turn.after.hands[turn.before.defender]
    assert takes > 20
