"""Kaschlan: going out, and the end of the deal, one test for every number K68–K75."""

from engine import kaschlan
from engine.games import read_position
from engine.kaschlan.state import next_holder
from tests.helpers import actor, events, legal, outcome, play, refused, wander


def test_k68_a_player_without_cards_goes_out_and_is_skipped() -> None:
    start = "kaschlan?trump=c&hands=7d8d/9dTs/7h/Kh"
    bout = ("lead 7d", "lead 7h", "beat 7d 9d", "take")
    assert "went_out K68 2" in events(start, *bout)
    after = play(start, *bout)
    assert after == "kaschlan?trump=c&hands=8d/7hTs/-/Kh"
    assert actor(play(after, "lead 8d")) == 1


def test_k69_attacker_out_the_player_to_the_right_attacks() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs/8h/Kh"
    assert events(start, "lead 7d", "beat 7d 9d", "done") == [
        "led K22 0 7d",
        "went_out K68 0",
        "passed_over K26 2 rank=7",
        "passed_over K26 3 rank=7",
        "turn K28 1",
        "beat K44 1 9d on=7d",
        "discarded K59 7d9d",
        "roles K69 attacker=3 defender=1",
    ]


def test_k70_the_same_when_the_defender_picked_up() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs/8h/Kh"
    assert events(start, "lead 7d", "take")[-1] == "roles K70 attacker=3 defender=1"
    assert actor(play(start, "lead 7d", "take")) == 3


def test_k71_defender_out_the_next_player_defends() -> None:
    start = "kaschlan?trump=c&hands=7d8d/9d/8h/Kh"
    assert events(start, "lead 7d", "beat 7d 9d", "done")[-3:] == [
        "went_out K68 1",
        "discarded K59 7d9d",
        "roles K71 attacker=0 defender=2",
    ]
    skipping = "kaschlan?trump=c&hands=7d8d/9d/-/Kh"
    assert events(skipping, "lead 7d", "beat 7d 9d", "done")[-1] == "roles K71 attacker=0 defender=3"


def test_k72_both_out_the_next_two_take_their_places() -> None:
    start = "kaschlan?trump=c&hands=7d/9d/8h/Kh"
    assert events(start, "lead 7d", "beat 7d 9d", "done")[-1] == "roles K72 attacker=2 defender=3"
    round_the_corner = "kaschlan?trump=c&hands=Kh/8h/7d/9d&attacker=2"
    assert events(round_the_corner, "lead 7d", "beat 7d 9d", "done")[-1] == "roles K72 attacker=0 defender=1"


def test_k73_the_deal_ends_when_the_second_last_player_plays_the_last_card() -> None:
    leading = "kaschlan?trump=c&hands=7d/9dTs"
    assert events(leading, "lead 7d") == ["led K22 0 7d", "went_out K68 0", "over K73", "lost K74 1"]
    assert play(leading, "lead 7d") == "kaschlan?trump=c&hands=-/9dTs&table=7d"
    beating = "kaschlan?trump=c&hands=8h/9d&table=7d"
    assert events(beating, "beat 7d 9d") == ["beat K44 1 9d on=7d", "went_out K68 1", "over K73", "lost K74 0"]
    assert play(beating, "beat 7d 9d") == "kaschlan?trump=c&hands=8h/-&table=7d:9d&defender=1"
    own = "kaschlan?trump=c&hands=8h/7s9s&table=7d:8d"
    assert events(own, "own 7s 9s")[-2:] == ["over K73", "lost K74 0"]


def test_k73_not_while_there_is_stock_to_draw_from() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs&stock=Ac"
    assert events(start, "lead 7d") == ["led K22 0 7d", "drew K40 0 Ac", "stock_gone K41", "turn K28 1"]


def test_k73_nothing_is_played_after_the_end() -> None:
    over = play("kaschlan?trump=c&hands=7d/9dTs", "lead 7d")
    assert legal(over) == []
    assert actor(over) is None
    for move in ("beat 7d 9d", "take", "done", "draw", "0: lead 8d", "own 9d Ts"):
        assert refused(over, move) == ["K73"]


def test_k74_the_remaining_player_has_lost() -> None:
    assert outcome(play("kaschlan?trump=c&hands=7d/9dTs", "lead 7d")) == {"loser": 1}
    assert outcome(play("kaschlan?trump=c&hands=8h/9d/-&table=7d", "beat 7d 9d")) == {"loser": 0}
    assert outcome("kaschlan?trump=c&hands=7d/9dTs") is None


def test_k75_when_the_attacker_goes_out_the_defender_stays() -> None:
    seen = 0
    for seed in range(150):
        for turn in wander(kaschlan, read_position(f"kaschlan?deal={seed}&seats=4")[1], f"roles {seed}"):
            if any(event.rule in ("K69", "K70") for event in turn.events):
                seen += 1
                assert turn.after.defender == turn.before.defender
                assert turn.after.defender == next_holder(turn.after.hands, turn.after.attacker)
    assert seen > 20


def test_k75_roles_stay_apart_in_positions_that_play_never_reaches() -> None:
    far = "kaschlan?trump=c&hands=-/8h/9dTs&table=7d&defender=2"
    assert play(far, "take") == "kaschlan?trump=c&hands=-/8h/7d9dTs&attacker=1"
    assert play(far, "beat 7d 9d", "done") == "kaschlan?trump=c&hands=-/8h/Ts&attacker=1"
    out = "kaschlan?trump=c&hands=8s/8h/9d&table=7d&defender=2"
    assert play(out, "beat 7d 9d", "done") == "kaschlan?trump=c&hands=8s/8h/-"
