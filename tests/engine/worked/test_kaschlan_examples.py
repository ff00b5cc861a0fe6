"""The worked examples KX1–KX8."""

import pytest

from engine.games import read_position
from tests.helpers import actor, events, legal, outcome, play, refused

KX1 = "kaschlan?trump=c&hands=Kc9hTh7sJs/9cKdJh8sAs&table=8d,8h,8c&stock=TsQs7c9d7dAc"
BEATEN = ("beat 8d Kd", "beat 8h Jh", "beat 8c 9c")


def defences(position: str) -> set[frozenset[str]]:
    """Every complete defence without own attacks, as sets of beats."""
    beats = [move for move in legal(position) if move.startswith("beat")]
    if not beats and "done" in legal(position):
        return {frozenset()}
    return {rest | {beat} for beat in beats for rest in defences(play(position, beat))}


def test_kx1_the_only_complete_defence() -> None:
    assert defences(KX1) == {frozenset(BEATEN)}


def test_kx1_the_defence_step_by_step() -> None:
    drawn = play(KX1, *BEATEN, "draw")
    assert drawn == "kaschlan?trump=c&hands=Kc9hTh7sJs/7c8sTsQsAs&table=8d:Kd,8h:Jh,8c:9c&stock=9d7dAc"
    assert legal(drawn) == ["own 8s 7c", "own 8s Ts", "own 8s Qs", "own 8s As", "done"]
    again = play(drawn, "own 8s Ts", "draw")
    assert again == "kaschlan?trump=c&hands=Kc9hTh7sJs/7c7d9dQsAs&table=8d:Kd,8h:Jh,8c:9c,8s:Ts&stock=Ac"
    end = play(again, "done")
    assert end == "kaschlan?trump=c&hands=Kc9hTh7sJs/7c7d9dQsAs&stock=Ac&attacker=1"
    assert actor(end) == 1


def test_kx1_before_the_draw_the_ten_is_not_there() -> None:
    assert refused(play(KX1, *BEATEN), "own 8s Ts")[0] == "K52"


def test_kx1_the_unwise_way_is_legal_and_on_the_limit() -> None:
    assert refused(KX1, "own 8s As") == []
    spent = play(KX1, "own 8s As")
    assert spent == "kaschlan?trump=c&hands=Kc9hTh7sJs/9cKdJh&table=8d,8h,8c,8s:As&stock=TsQs7c9d7dAc"
    assert defences(spent) == {frozenset(BEATEN)}
    smaller = KX1.replace("9cKdJh8sAs", "KdJh8sAs")
    assert refused(smaller, "own 8s As") == ["K34"]


@pytest.mark.parametrize(
    ("trump", "order"),
    [("s", "Qd As Ks Qs Js Ts 9s 8s 7s"), ("d", "Qd Ad Kd Jd Td 9d 8d 7d")],
)
def test_kx2_trump_order(trump: str, order: str) -> None:
    trumps = order.split()
    for place, led in enumerate(trumps):
        hand = "".join(card for card in trumps if card != led) + "Ah"
        position = f"kaschlan?trump={trump}&hands=7h/{hand}&table={led}"
        assert {move.split()[2] for move in legal(position) if move.startswith("beat")} == set(trumps[:place])


def test_kx3_a_failed_defence() -> None:
    led = "kaschlan?trump=c&hands=Js8h/9d9sThJhQh&table=7d,7s,7c&stock=KhAc"
    assert play(led, "beat 7d 9d", "beat 7s 9s", "take") == "kaschlan?trump=c&hands=8hJs/7cThJhQh&stock=KhAc"
    assert events(led, "beat 7d 9d", "beat 7s 9s", "take")[2:] == [
        "picked_up K61 1 7c",
        "discarded K62 7d9d7s9s",
        "drew K63 1",
        "roles K65 attacker=0 defender=1",
    ]


def test_kx4_the_draw_loop() -> None:
    start = "kaschlan?trump=c&hands=8d9hTsJsKh/9d9sThJhQh&stock=8sKsAc"
    assert events(start, "lead 8d", "lead 8s") == [
        "led K22 0 8d",
        "drew K24 0 8s",
        "led K25 0 8s",
        "drew K24 0 Ks",
        "turn K28 1",
    ]


def test_kx5_the_limit() -> None:
    start = "kaschlan?trump=c&hands=9d9h9s/ThJh"
    assert refused(start, "lead 9d 9h 9s") == ["K33"]
    assert legal(start) == ["lead 9d", "lead 9d 9h", "lead 9d 9s", "lead 9h", "lead 9h 9s", "lead 9s"]


@pytest.mark.parametrize(
    ("hands", "moves", "roles"),
    [
        ("7d/9dTs/8h/Kh", ["lead 7d", "beat 7d 9d", "done"], "roles K69 attacker=3 defender=1"),
        ("7d/9dTs/8h/Kh", ["lead 7d", "take"], "roles K70 attacker=3 defender=1"),
        ("7d8d/9d/8h/Kh", ["lead 7d", "beat 7d 9d", "done"], "roles K71 attacker=0 defender=2"),
        ("7d/9d/8h/Kh", ["lead 7d", "beat 7d 9d", "done"], "roles K72 attacker=2 defender=3"),
    ],
)
def test_kx6_going_out(hands: str, moves: list[str], roles: str) -> None:
    assert events(f"kaschlan?trump=c&hands={hands}", *moves)[-1] == roles


def test_kx7_the_end() -> None:
    assert outcome(play("kaschlan?trump=c&hands=7d/9dTs", "lead 7d")) == {"loser": 1}
    assert outcome(play("kaschlan?trump=c&hands=8h/9d/-&table=7d", "beat 7d 9d")) == {"loser": 0}


@pytest.mark.parametrize(("seats", "stock"), [(2, 22), (3, 17), (4, 12)])
def test_kx8_deals(seats: int, stock: int) -> None:
    state = read_position(f"kaschlan?deal=KX8&seats={seats}")[1]
    assert len(state.stock) == stock
    assert [hand.bit_count() for hand in state.hands] == [5] * seats
