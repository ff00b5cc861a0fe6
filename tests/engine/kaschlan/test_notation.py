"""Kaschlan's positions and moves as text: round trips, canonical text, and where bad text stops making sense."""

import sys
from collections.abc import Callable
from itertools import islice, product
from types import FrameType
from typing import Any

import pytest

from engine import kaschlan
from engine.games import read_position
from engine.kaschlan import CHOICES, Options
from engine.notation import BadPosition, BadText, NotationError
from tests.helpers import wander

BASE = "kaschlan?trump=c&hands=7d8d/9d9h/7h8h"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_reached_and_every_view_of_it_reads_as_written(seats: int) -> None:
    for chosen in product(*CHOICES.values()):
        start = read_position(f"kaschlan?deal={chosen}&seats={seats}")[1]._replace(options=Options(*chosen))
        for turn in wander(kaschlan, start, str(chosen)):
            for state in (turn.before, turn.after):
                text = kaschlan.write(state)
                assert read_position(text)[1] == state
                for seat in range(seats):
                    view = kaschlan.view(state, seat)
                    seen = any(view.unseen) or view.unseen_stock
                    assert read_position(kaschlan.write(view))[1] == (view if seen else state)
            move = kaschlan.write_move(turn.move)
            assert kaschlan.read_move(move) == (None, turn.move)
            assert kaschlan.read_move(f"{turn.before.turn}: {move}") == (turn.before.turn, turn.move)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("KASCHLAN?hands=10S9c/kd8H&trump=C", "kaschlan?trump=c&hands=9cTs/Kd8h"),
        ("kaschlan?trump=c&hands=7c/8c&attacker=0&defender=1&turn=0", "kaschlan?trump=c&hands=7c/8c"),
        ("kaschlan?trump=c&hands=7c/8c/9c&attacker=2&defender=0", "kaschlan?trump=c&hands=7c/8c/9c&attacker=2"),
        ("kaschlan?trump=c&hands=7c/8c/9c&defender=2", "kaschlan?trump=c&hands=7c/8c/9c&defender=2"),
        ("kaschlan?trump=c&hands=7c/-/9c&defender=2", "kaschlan?trump=c&hands=7c/-/9c"),
        ("kaschlan?trump=c&hands=7c/8c9c&table=8s:9s,8d&turn=1", "kaschlan?trump=c&hands=7c/8c9c&table=8s:9s,8d"),
        ("kaschlan?trump=c&hands=8h7c/8c9c&table=8d&turn=0", "kaschlan?trump=c&hands=7c8h/8c9c&table=8d&turn=0"),
        ("kaschlan?trump=c&hands=7c/8c&stock=AhKc7dTc", "kaschlan?trump=c&hands=7c/8c&stock=AhKc7dTc"),
        ("kaschlan?trump=c&hands=7c/8c&table=&stock=", "kaschlan?trump=c&hands=7c/8c"),
        ("kaschlan?trump=c&hands=7c/8c&stock=-", "kaschlan?trump=c&hands=7c/8c"),
        (
            "kaschlan?last_bout=play_out&must_beat=full&hands=7c/8c&trump=c&self_attack=always",
            "kaschlan?trump=c&hands=7c/8c&must_beat=full&last_bout=play_out",
        ),
        ("kaschlan?trump=c&hands=x4/8c", "kaschlan?trump=c&hands=x4/8c"),
        ("kaschlan?trump=c&hands=x2Ad7c/8c&stock=x7Ac", "kaschlan?trump=c&hands=x27cAd/8c&stock=x7Ac"),
        ("kaschlan?trump=c&hands=x210c/X217C&stock=x19c", "kaschlan?trump=c&hands=x2Tc/x217c&stock=x19c"),
    ],
)
def test_canonical_text(text: str, canonical: str) -> None:
    game, state = read_position(text)
    assert game.write(state) == canonical
    assert game.write(read_position(canonical)[1]) == canonical


def test_a_table_of_fields_reads_like_text() -> None:
    fields = {"game": "kaschlan", "trump": "c", "hands": "7c/8c", "must_beat": "full"}
    assert read_position(fields) == read_position("kaschlan?trump=c&hands=7c/8c&must_beat=full")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not_a_game at=0"),
        ("whist?trump=c", "not_a_game at=0 word=whist"),
        ("kaschlan?trump", "not_a_field at=9 word=trump"),
        ("kaschlan?trump=c&&hands=7c/8c", "not_a_field at=17"),
        ("kaschlan?trump=c&trump=d&hands=7c/8c", "field_twice at=17 field=trump"),
        ("kaschlan?trump=c&Hands=7c/8c", "not_a_field at=17 word=Hands=7c/8c"),
        ("kaschlan?trump=c&hands=7c/8c&points=3", "no_such_field at=36 field=points"),
        ("kaschlan?trump=x&hands=7c/8c", "not_a_choice at=15 field=trump word=x"),
        ("kaschlan?trump=&hands=7c/8c", "not_a_choice at=15 field=trump"),
        ("kaschlan?trump=c&hands=", "empty at=23 field=hands"),
        ("kaschlan?trump=c&hands=7c/", "empty at=26 field=hands"),
        ("kaschlan?trump=c&hands=7c/8", "not_a_card at=26 field=hands word=8"),
        ("kaschlan?trump=c&hands=7c/8cZd", "not_a_card at=28 field=hands word=Zd"),
        ("kaschlan?trump=c&hands=7c/8c 9c", "not_a_card at=28 field=hands word= 9c"),
        ("kaschlan?trump=c&hands=7c/x", "not_a_card at=26 field=hands word=x"),
        ("kaschlan?trump=c&hands=7c/8c&table=9", "not_a_card at=35 field=table word=9"),
        ("kaschlan?trump=c&hands=7c/8c&table=9d,", "not_a_pair at=38 field=table"),
        ("kaschlan?trump=c&hands=7c/8c&table=9d9h", "not_a_pair at=35 field=table word=9d9h"),
        ("kaschlan?trump=c&hands=7c/8c&table=9d:", "not_a_pair at=35 field=table word=9d:"),
        ("kaschlan?trump=c&hands=7c/8c&table=9d:Td:Jd", "not_a_pair at=35 field=table word=9d:Td:Jd"),
        ("kaschlan?trump=c&hands=7c/8c&table=9d,9h:Zz", "not_a_card at=41 field=table word=Zz"),
        ("kaschlan?trump=c&hands=7c/8c&stock=9d/Ac", "not_a_card at=37 field=stock word=/Ac"),
        ("kaschlan?trump=c&hands=7c/8c&attacker=x", "not_a_number at=38 field=attacker word=x"),
        ("kaschlan?trump=c&hands=7c/8c&attacker=-1", "not_a_number at=38 field=attacker word=-1"),
        ("kaschlan?trump=c&hands=7c/8c&defender=10", "not_a_number at=38 field=defender word=10"),
        ("kaschlan?trump=c&hands=7c/8c&turn=²", "not_a_number at=34 field=turn word=²"),
        ("kaschlan?trump=c&hands=7c/8c&must_beat=yes", "not_a_choice at=39 field=must_beat word=yes"),
        ("kaschlan?deal=x&hands=7c/8c", "no_such_field at=22 field=hands"),
        ("kaschlan?deal=x&seats=many", "not_a_number at=22 field=seats word=many"),
        ("kaschlan?deal=x&dealer=4", "not_a_number at=23 field=dealer word=4"),
    ],
)
def test_text_that_is_no_position(text: str, problem: str) -> None:
    with pytest.raises(BadText) as refused:
        read_position(text)
    assert [str(one) for one in refused.value.problems] == [problem]


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("kaschlan?", ["missing_field field=trump", "missing_field field=hands"]),
        ("kaschlan?trump=c", ["missing_field field=hands"]),
        ("kaschlan?trump=c&hands=7c", ["seats count=1"]),
        ("kaschlan?trump=c&hands=7c/8c/9c/Tc/Jc", ["seats count=5"]),
        ("kaschlan?deal=x&seats=5", ["seats count=5"]),
        ("kaschlan?deal=x&seats=2&dealer=2", ["no_such_seat field=dealer seat=2"]),
        (
            "kaschlan?trump=c&hands=7c7c/8c2d&attacker=2",
            [
                "card_twice cards=7c",
                "not_in_this_pack cards=2d",
                "no_such_seat field=attacker seat=2",
            ],
        ),
        ("kaschlan?trump=c&hands=7c/8c&defender=2", ["no_such_seat field=defender seat=2"]),
        ("kaschlan?trump=c&hands=7c/8c&stock=AcAd", ["trump_unlike_turn_up trump=c cards=Ad"]),
        ("kaschlan?trump=c&hands=7c/8c9c&table=7d,8d", ["led_ranks_differ cards=7d8d"]),
        ("kaschlan?trump=c&hands=7c/8c&table=7d,7h", ["more_unbeaten_than_held held=1 cards=7d7h"]),
        ("kaschlan?trump=c&hands=7c/8c&table=7d:9h", ["does_not_beat led=7d beater=9h"]),
        ("kaschlan?trump=c&hands=7c/8c&table=Qd:Ac", ["does_not_beat led=Qd beater=Ac"]),
        ("kaschlan?trump=c&hands=7c/8c&attacker=1&defender=1", ["attacker_is_defender seat=1"]),
        ("kaschlan?trump=c&hands=-/8c/9c", ["no_cards field=attacker seat=0"]),
        ("kaschlan?trump=c&hands=7c/-/9c&defender=1", ["no_cards field=defender seat=1"]),
        (
            "kaschlan?trump=c&hands=-/-&stock=Ac",
            [
                "no_cards field=attacker seat=0",
                "no_cards field=defender seat=1",
                "no_opponent",
            ],
        ),
        ("kaschlan?trump=c&hands=-/8c&table=7d&stock=Ac", ["no_opponent"]),
        ("kaschlan?trump=c&hands=7c/8c&turn=1", ["no_such_turn seat=1"]),
        ("kaschlan?trump=c&hands=7c/8c&turn=2", ["no_such_turn seat=2"]),
        ("kaschlan?trump=c&hands=7c/8c/7h&table=7d&turn=0", ["no_such_turn seat=0"]),
        ("kaschlan?trump=c&hands=7s8h/8c/9h&table=7d&turn=2", ["no_such_turn seat=2"]),
        ("kaschlan?trump=c&hands=7s8h/8cTd/9h&table=7d:9d&turn=0", ["no_such_turn seat=0"]),
        ("kaschlan?trump=c&hands=7s8h/8cTd/-&table=7d&turn=2", ["no_such_turn seat=2"]),
        ("kaschlan?trump=c&hands=7s8h/8cTd/9h&table=7d&turn=3", ["no_such_turn seat=3"]),
        ("kaschlan?trump=c&hands=7c/-&turn=0", ["no_such_turn seat=0"]),
        (
            "kaschlan?trump=c&hands=7c/8c&table=7d,8d,7h:9s,9c:Td,Jd&stock=AcAd&attacker=1&defender=1",
            [
                "trump_unlike_turn_up trump=c cards=Ad",
                "led_ranks_differ cards=7d8d7h9cJd",
                "more_than_four_led cards=7d8d7h9cJd",
                "more_unbeaten_than_held held=1 cards=7d8dJd",
                "does_not_beat led=7h beater=9s",
                "does_not_beat led=9c beater=Td",
                "attacker_is_defender seat=1",
            ],
        ),
    ],
)
def test_positions_that_cannot_be(text: str, problems: list[str]) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(text)
    assert [str(one) for one in refused.value.problems] == problems


@pytest.mark.parametrize(
    "text",
    [
        "kaschlan?trump=c&hands=7c/8c9c/Tc&defender=2",
        "kaschlan?trump=c&hands=7c8c9cTcJcQcKcAc7d8d9dTd/8h",
        "kaschlan?trump=c&hands=7c/8c&table=7d:8d,7h:8h,7s:8s",
        "kaschlan?trump=c&hands=7c/-&table=7d:8d&stock=Ac",
        "kaschlan?trump=c&hands=-/-",
        "kaschlan?trump=c&hands=7c/-/8c&attacker=1&table=7d:8d",
    ],
)
def test_positions_that_play_may_never_reach_are_read(text: str) -> None:
    game, state = read_position(text)
    assert read_position(game.write(state))[1] == state


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no_move at=0"),
        ("1:", "no_move at=2"),
        ("give up", "not_a_verb at=0 word=give"),
        ("  2:  give up", "not_a_verb at=6 word=give"),
        ("lead", "too_few_words at=4 word=lead"),
        ("lead" + 33 * " 7c", "too_many_words at=101 word=7c"),
        ("beat 7c", "too_few_words at=7 word=beat"),
        ("own 7c 8c 9c", "too_many_words at=10 word=9c"),
        ("take 7c", "too_many_words at=5 word=7c"),
        ("lead 7c 7x", "not_a_card at=8 word=7x"),
        ("lead 7c7d", "not_a_card at=5 word=7c7d"),
        ("lead 7c 6c", "not_in_this_pack at=8 word=6c"),
        ("9: lead 7c", "not_a_seat at=0 word=9"),
        ("a:b", "not_a_seat at=0 word=a"),
        ("٣: take", "not_a_seat at=0 word=٣"),
    ],
)
def test_text_that_is_no_move(text: str, problem: str) -> None:
    with pytest.raises(BadText) as refused:
        kaschlan.read_move(text)
    assert [str(one) for one in refused.value.problems] == [problem]


def test_moves_are_read_in_any_case_and_spacing() -> None:
    assert kaschlan.read_move(" 2 :  LEAD  10S   9d") == (2, kaschlan.Move("lead", (47, 20)))
    assert kaschlan.read_move("0\x1f:take") == (0, kaschlan.Move("take"))
    assert kaschlan.write_move(kaschlan.Move("lead", (47, 20))) == "lead 9d Ts"


def calls(act: Callable[[], object]) -> int:
    """How many functions are called, Python's and built-in ones."""
    count = 0

    def note(_frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        act()
    except NotationError:
        pass
    finally:
        sys.setprofile(None)
    return count


LONG: dict[str, Callable[[int], str]] = {
    "cards": lambda size: f"kaschlan?trump=c&hands={'7c' * size}/8c",
    "tens": lambda size: f"kaschlan?trump=c&hands={'10c' * size}/8c",
    "seats": lambda size: f"kaschlan?trump=c&hands={'7c/' * size}8c",
    "empty seats": lambda size: f"kaschlan?trump=c&hands={'-/' * size}8c",
    "slashes": lambda size: f"kaschlan?trump=c&hands={'/' * size}",
    "table": lambda size: f"kaschlan?trump=c&hands=7c/8c&table={'9d:Td,' * size}9d",
    "colons": lambda size: f"kaschlan?trump=c&hands=7c/8c&table=9d{':Td' * size}",
    "commas": lambda size: f"kaschlan?trump=c&hands=7c/8c&table={',' * size}",
    "stock": lambda size: f"kaschlan?trump=c&hands=7c/8c&stock={'9d' * size}",
    "number": lambda size: f"kaschlan?trump=c&hands=7c/8c&turn={'1' * size}",
    "seed": lambda size: f"kaschlan?deal={'x' * size}",
    "fields": lambda size: (
        "kaschlan?" + "&".join("".join(names) + "=1" for names in islice(product("xyz", repeat=6), size))
    ),
    "ampersands": lambda size: f"kaschlan?{'&' * size}",
    "game": lambda size: "k" * size,
}


@pytest.mark.parametrize("name", LONG)
def test_reading_long_text_takes_linear_work(name: str) -> None:
    short, long = (LONG[name](size) for size in (200, 400))
    calls(lambda: read_position(short))
    assert calls(lambda: read_position(long)) <= 2 * calls(lambda: read_position(short)) + 20


@pytest.mark.parametrize("move", ["lead {}", "{}", "1: {}", "beat {}", "{}: take"])
def test_reading_a_long_move_takes_linear_work(move: str) -> None:
    short, long = (move.format("7c " * size) for size in (200, 400))
    assert calls(lambda: kaschlan.read_move(long)) <= 2 * calls(lambda: kaschlan.read_move(short)) + 20


def test_very_long_text_is_answered() -> None:
    for name, text in LONG.items():
        with pytest.raises(NotationError):
            read_position(text(20_000) + ("&seats=5" if name == "seed" else ""))


def test_writing_takes_the_work_of_its_cards() -> None:
    few = read_position("kaschlan?trump=c&hands=7c/8c")[1]
    many = read_position("kaschlan?deal=all&seats=2")[1]
    assert calls(lambda: kaschlan.write(many)) < 20 * calls(lambda: kaschlan.write(few))
