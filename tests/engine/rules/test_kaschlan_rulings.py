"""Kaschlan's rulings: the four house options, each with positions that differ by it, and what else decides play."""

from engine import kaschlan
from engine.games import read_position
from engine.match import begin, following
from tests.helpers import actor, events, legal, outcome, play, refused, wander


def test_ka1_free_any_card_may_be_left() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d9sTs&table=7d,7s"
    assert "take" in legal(led)
    assert "take" in legal(play(led, "beat 7d 9d"))


def test_ka1_full_where_a_complete_defence_exists_it_must_stay_possible() -> None:
    led = "kaschlan?trump=c&hands=Jh/7c9dTs8h&table=7d,7s&must_beat=full"
    assert legal(led) == ["beat 7d 7c", "beat 7d 9d", "beat 7s 7c", "beat 7s Ts"]
    tight = "kaschlan?trump=c&hands=Jh/7c9d8h&table=7d,7s&must_beat=full"
    assert legal(tight) == ["beat 7d 9d", "beat 7s 7c"]
    assert refused(tight, "beat 7d 7c") == ["KA1"]
    assert refused(tight, "take") == ["KA1"]
    assert refused(play(tight, "beat 7d 9d"), "take") == ["KA1"]
    assert refused(tight.replace("&must_beat=full", ""), "beat 7d 7c") == []


def test_ka1_full_binds_own_attacks_too() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9dTsAs&table=7d&must_beat=full"
    assert legal(led) == ["beat 7d 9d", "own 7s Ts", "own 7s As"]
    spending = "kaschlan?trump=c&hands=Jh/7s8c9h&table=7d&must_beat=full"
    assert refused(spending, "own 7s 8c") == ["KA1"]
    assert refused(spending.replace("full", "free"), "own 7s 8c") == []


def test_ka1_full_asks_nothing_where_no_complete_defence_exists() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d8h&table=7d,7s&must_beat=full"
    assert legal(led) == ["beat 7d 9d", "take"]
    assert legal(play(led, "beat 7d 9d")) == ["take"]
    queen = "kaschlan?trump=c&hands=Jh/Ac8h&table=Qd&must_beat=full"
    assert legal(queen) == ["take"]


def test_ka2_beat_some_and_take_the_rest() -> None:
    assert play("kaschlan?trump=c&hands=Jh/9dTs&table=7d,7s", "beat 7d 9d", "take") == (
        "kaschlan?trump=c&hands=Jh/7sTs"
    )


def test_ka3_beating_and_own_attacks_in_any_order() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9s9dThTd&table=7d,7h"
    one = play(led, "own 7s 9s", "beat 7d 9d", "beat 7h Th")
    other = play(led, "beat 7d 9d", "beat 7h Th", "own 7s 9s")
    assert one == other == "kaschlan?trump=c&hands=Jh/Td&table=7d:9d,7h:Th,7s:9s"


def test_ka4_always_own_attacks_even_where_the_defence_will_fail() -> None:
    led = "kaschlan?trump=c&hands=Jh/QsAsTh8h&table=Qd"
    assert legal(led) == ["own Qs As", "take"]
    assert play(led, "own Qs As", "take") == "kaschlan?trump=c&hands=Jh/Qd8hTh"


def test_ka4_when_all_beaten_no_own_attack_before() -> None:
    led = "kaschlan?trump=c&hands=Jh/QsAsTh8h&table=Qd&self_attack=when_all_beaten"
    assert legal(led) == ["take"]
    assert refused(led, "own Qs As") == ["KA4"]
    two = "kaschlan?trump=c&hands=Jh/7s9s9d8h&table=7d&self_attack=when_all_beaten"
    assert refused(two, "own 7s 9s") == ["KA4"]
    assert "own 7s 9s" in legal(play(two, "beat 7d 9d"))
    assert refused(two, "own 7s 9d") == ["K44", "K52", "KA4"]


def test_ka5_an_own_card_and_its_beater_go_down_together() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9s9d8h&table=7d"
    assert play(led, "own 7s 9s") == "kaschlan?trump=c&hands=Jh/9d8h&table=7d,7s:9s"


def test_ka6_any_card_of_the_rank_in_hand_may_be_self_led() -> None:
    led = "kaschlan?trump=c&hands=Jh/7s9s9d8h&table=7d&stock=KdKhAdAc"
    assert "own 7s 9s" in legal(play(led, "beat 7d 9d", "draw"))


def test_ka7_attackers_draw_at_once_the_defender_when_he_chooses() -> None:
    start = "kaschlan?trump=c&hands=7d8d8hTsAs/9hJhQhTdKd&stock=KsKhKcAc"
    assert events(start, "lead 7d")[1] == "drew K24 0 Ks"
    beaten = play(start, "lead 7d", "beat 7d Td")
    assert legal(beaten) == ["draw", "done"]
    assert events(beaten, "done")[0] == "drew K57 1 Kh"
    assert events(beaten, "draw") == ["drew K57 1 Kh"]


def test_ka8_a_draw_restores_to_five_and_takes_nothing_from_a_larger_hand() -> None:
    small = "kaschlan?trump=c&hands=7d8d/9h9dTd&stock=KsKhQcJc9cAc"
    assert play(small, "lead 7d") == "kaschlan?trump=c&hands=JcQc8dKhKs/9dTd9h&table=7d&stock=9cAc"
    large = "kaschlan?trump=c&hands=7d8d9sTsJsQsAs/9h9dTd&stock=KsKhAc"
    assert play(large, "lead 7d") == "kaschlan?trump=c&hands=8d9sTsJsQsAs/9dTd9h&table=7d&stock=KsKhAc"


def test_ka10_a_card_held_back_may_be_led_in_a_later_round() -> None:
    start = "kaschlan?trump=c&hands=7d7h8hTsAs/9hJhQhTdKd&stock=KsKhKcAc"
    assert legal(play(start, "lead 7d")) == ["lead 7h", "done"]


def test_ka11_one_turn_each() -> None:
    start = "kaschlan?trump=c&hands=7d7h8h/9hJhQhTdKd/7s7cTh"
    joined = play(start, "lead 7d", "done", "lead 7s")
    assert actor(joined) == 2
    assert refused(joined, "0: lead 7h") == ["KA11"]
    assert refused(joined, "0: done") == ["KA11"]
    assert refused(play(joined, "done"), "2: lead 7c") == ["K28"]


def test_ka12_nobody_adds_after_the_defender_began() -> None:
    begun = play("kaschlan?trump=c&hands=7d7h8h/9dJh/7sTh", "lead 7d", "done", "done", "beat 7d 9d")
    assert refused(begun, "0: lead 7h") == ["K28"]


def test_ka13_an_own_attack_counts_the_hand_without_the_self_led_card() -> None:
    three = "kaschlan?trump=c&hands=9hTh/8sTsKdJh&table=8d,8h"
    assert refused(three, "own 8s Ts") == []
    assert refused(three.replace("Jh&", "&"), "own 8s Ts") == ["K34"]


def test_ka14_the_queen_of_diamonds_turned_up_makes_diamonds_trumps_and_is_drawn_last() -> None:
    seed = next(seed for seed in map(str, range(200)) if read_position(f"kaschlan?deal={seed}")[1].stock[-1] == 23)
    start = read_position(f"kaschlan?deal={seed}")[1]
    assert kaschlan.write(start).startswith("kaschlan?trump=d&")
    drawn = [
        card for turn in wander(kaschlan, start, seed) for e in turn.events if e.event == "drew" for card in e.cards
    ]
    assert drawn[-1] == 23


def test_ka15_the_queen_of_diamonds_may_be_led_alone() -> None:
    assert "lead Qd" in legal("kaschlan?trump=c&hands=Qd8h/9d9h")


def test_ka17_the_nearest_player_to_the_right_who_still_has_cards() -> None:
    start = "kaschlan?trump=c&hands=7d/9d9hTs/8h/7h"
    bout = ("lead 7d", "lead 7h", "beat 7d 9d", "beat 7h 9h", "done")
    assert events(start, *bout)[-1] == "roles K69 attacker=2 defender=1"


def test_ka18_after_a_success_the_right_neighbour_of_the_one_who_went_out_attacks() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs/8h/Kh"
    bout = ("lead 7d", "beat 7d 9d", "done")
    assert events(start, *bout)[-1] == "roles K69 attacker=3 defender=1"
    assert events(f"{start}&attacker_out=durak", *bout)[-1] == "roles KA18 attacker=1 defender=2"
    three = "kaschlan?trump=c&hands=8h/7d/9dTs&attacker=1"
    assert events(three, *bout)[-1] == "roles K69 attacker=0 defender=2"
    assert events(f"{three}&attacker_out=durak", *bout)[-1] == "roles KA18 attacker=2 defender=0"


def test_ka18_durak_changes_only_what_follows_a_success() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs/8h/Kh&attacker_out=durak"
    assert events(start, "lead 7d", "take")[-1] == "roles K70 attacker=3 defender=1"
    both = "kaschlan?trump=c&hands=7d/9d/8h/Kh&attacker_out=durak"
    assert events(both, "lead 7d", "beat 7d 9d", "done")[-1] == "roles K72 attacker=2 defender=3"
    defender = "kaschlan?trump=c&hands=7d8d/9d/8h/Kh&attacker_out=durak"
    assert events(defender, "lead 7d", "beat 7d 9d", "done")[-1] == "roles K71 attacker=0 defender=2"


def test_ka19_two_players_the_deal_is_over_when_the_attacker_goes_out() -> None:
    assert outcome(play("kaschlan?trump=c&hands=7d/9dTs", "lead 7d")) == {"loser": 1}


def test_ka20_immediate_the_deal_is_over_although_the_defender_could_beat() -> None:
    assert outcome(play("kaschlan?trump=c&hands=9s/Ts", "lead 9s")) == {"loser": 1}


def test_ka20_play_out_both_out_is_a_draw() -> None:
    start = "kaschlan?trump=c&hands=9s/Ts&last_bout=play_out"
    led = play(start, "lead 9s")
    assert led == "kaschlan?trump=c&hands=-/Ts&table=9s&last_bout=play_out"
    assert outcome(led) is None
    assert actor(led) == 1
    assert legal(led) == ["beat 9s Ts", "take"]
    assert events(led, "beat 9s Ts")[-2:] == ["over K73", "drawn_deal KA20"]
    assert outcome(play(led, "beat 9s Ts")) == {"loser": None}


def test_ka20_after_a_draw_the_deal_passes_to_the_left() -> None:
    match = begin(kaschlan, kaschlan.Options(last_bout="play_out"), 3, "KA20", dealer=2)
    end = read_position("kaschlan?trump=c&hands=-/-/-&table=9s:Ts&last_bout=play_out")[1]
    drawn = following(match, kaschlan.outcome(end))
    assert (drawn.dealer, drawn.points) == (0, (0, 0, 0))


def test_ka20_play_out_the_defender_with_a_card_left_is_kaschlan() -> None:
    led = "kaschlan?trump=c&hands=-/TsJh&table=9s&last_bout=play_out"
    assert outcome(play(led, "beat 9s Ts", "done")) == {"loser": 1}
    assert outcome(play(led, "take")) == {"loser": 1}
    assert events(led, "take") == ["picked_up K61 1 9s", "over K73", "lost K74 1"]


def test_ka20_play_out_own_attacks_may_empty_the_hand() -> None:
    led = "kaschlan?trump=c&hands=-/-/9d9hTsTh&table=9s&attacker=1&last_bout=play_out"
    assert outcome(play(led, "beat 9s Ts", "own 9h Th", "done")) == {"loser": 2}
    three = "kaschlan?trump=c&hands=-/-/9hTsTh&table=9s&attacker=1&last_bout=play_out"
    assert outcome(play(three, "own 9h Th", "beat 9s Ts")) == {"loser": None}


def test_ka20_play_out_is_for_the_defender_alone() -> None:
    beating = "kaschlan?trump=c&hands=8h/9d&table=7d&last_bout=play_out"
    assert outcome(play(beating, "beat 7d 9d")) == {"loser": 0}


def test_ka21_a_beating_card_can_be_the_last_card() -> None:
    assert outcome(play("kaschlan?trump=c&hands=8h/9d&table=7d", "beat 7d 9d")) == {"loser": 0}


def test_ka22_the_bout_goes_on_while_a_third_player_holds_cards() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs/7h8h"
    assert events(start, "lead 7d") == ["led K22 0 7d", "went_out K68 0", "turn K29 2"]


def test_ka23_over_at_once_when_the_last_joiner_runs_out() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs/7h"
    assert events(start, "lead 7d", "lead 7h")[-4:] == ["led K26 2 7h", "went_out K68 2", "over K73", "lost K74 1"]


def test_ka24_roles_change_at_the_end_of_the_bout_and_table_cards_stay_at_the_end() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs/8h/Kh"
    assert play(start, "lead 7d") == "kaschlan?trump=c&hands=-/9dTs/8h/Kh&table=7d"
    assert play("kaschlan?trump=c&hands=7d/9dTs", "lead 7d") == "kaschlan?trump=c&hands=-/9dTs&table=7d"


def test_ka25_the_last_card_with_a_stock_left_puts_nobody_out() -> None:
    led = "kaschlan?trump=c&hands=Jh/9d&table=7d&stock=KhAc"
    assert events(led, "beat 7d 9d") == ["beat K44 1 9d on=7d"]
    assert play(led, "beat 7d 9d") == "kaschlan?trump=c&hands=Jh/-&table=7d:9d&stock=KhAc&defender=1"
    assert play(led, "beat 7d 9d", "done") == "kaschlan?trump=c&hands=Jh/AcKh&attacker=1"


def test_ka26_no_passing() -> None:
    assert refused("kaschlan?trump=c&hands=7d/9dTs", "done") == ["K22"]


def test_ka28_the_attacker_draws_the_last_cards_in_mid_bout() -> None:
    start = "kaschlan?trump=c&hands=9s9hKcQsJd/TsThKdAdAs&stock=Ac"
    assert events(start, "lead 9h 9s", "beat 9h Th", "beat 9s Ts", "done") == [
        "led K22 0 9h9s",
        "drew K40 0 Ac",
        "stock_gone K41",
        "turn K28 1",
        "beat K44 1 Th on=9h",
        "beat K44 1 Ts on=9s",
        "discarded K59 9hTh9sTs",
        "roles K60 attacker=1 defender=0",
    ]


def test_ka29_a_match_counts_who_was_kaschlan_and_the_first_dealer_comes_from_the_seed() -> None:
    match = begin(kaschlan, kaschlan.DEFAULTS, 2, "KA29", dealer=0)
    for loser in (1, 1, 0):
        over = "kaschlan?trump=c&hands=-/7c&attacker=1" if loser else "kaschlan?trump=c&hands=7c/-"
        match = following(match, kaschlan.outcome(read_position(over)[1]))
    assert (match.points, match.dealer, match.number) == ((1, 2), 0, 4)
    assert {begin(kaschlan, kaschlan.DEFAULTS, 4, str(seed)).dealer for seed in range(40)} == {0, 1, 2, 3}


def test_ka37_a_lead_over_the_limit_is_refused() -> None:
    assert refused("kaschlan?trump=c&hands=9c9d9hJs/7s8s", "lead 9c 9d 9h") == ["K33"]


def test_ka38_the_last_card_led_with_a_stock_left_is_followed_by_a_draw() -> None:
    start = "kaschlan?trump=c&hands=7d/9dTs&stock=7hAc"
    assert events(start, "lead 7d") == ["led K22 0 7d", "drew K40 0 7hAc", "stock_gone K41"]
