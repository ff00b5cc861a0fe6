"""The text of Kasino's positions, options and moves: round trips, and what is refused."""

from contextlib import suppress
from itertools import product
from random import Random

import pytest

from engine import kasino
from engine.cards import PACK, bits_of, parse_cards
from engine.deal import shuffle
from engine.games import read_position
from engine.kasino import options as house
from engine.kasino.positions import splits
from engine.kasino.state import visible
from engine.notation import BadPosition, BadText, Field, NotationError, split
from tests.engine.kasino.test_moves import positions, random_options
from tests.helpers import wander


def read(fields: str) -> kasino.Shown:
    return kasino.read(split("kasino?" + fields)[1])


def hides(view: kasino.View) -> bool:
    return any(view.unseen.hands) or view.unseen.stock > 0 or any(view.unseen.piles)


def canonical(fields: str) -> str:
    return kasino.write(read(fields)).removeprefix("kasino?")


def wrong(fields: str) -> list[str]:
    """Everything that is wrong with a position."""
    with pytest.raises(BadPosition) as refused:
        read(fields)
    return [str(problem) for problem in refused.value.problems]


def bad(fields: str) -> str:
    """What is wrong with a text, and where."""
    with pytest.raises(BadText) as refused:
        read(fields)
    (problem,) = refused.value.problems
    return str(problem)


def test_every_state_reached_reads_as_it_is_written() -> None:
    for state in positions(21, 20):
        text = kasino.write(state)
        assert kasino.read(split(text)[1]) == state
        assert kasino.write(kasino.read(split(text)[1])) == text
        for move in kasino.legal(state):
            assert kasino.read_move(kasino.write_move(move)) == (None, move)
            assert kasino.read_move(f"2: {kasino.write_move(move)}") == (2, move)


def test_views_and_ended_packs_read_as_they_are_written() -> None:
    for state in positions(22, 5):
        for seat in range(len(state.hands)):
            seen = kasino.view(state, seat)
            assert kasino.read(split(kasino.write(seen))[1]) == (seen if hides(seen) else visible(seen))
    for form in kasino.FORMS:
        *_, last = wander(kasino, kasino.start(kasino.form(form), 4, 1, shuffle(form, PACK)), form)
        assert kasino.read(split(kasino.write(last.after))[1]) == last.after


@pytest.mark.parametrize(
    "text",
    [
        "hands=2cTc6hJs/7c7d9h9s&table=4d,Td,6s,Ks",
        "hands=5c/-&builds=9x:3c4d2h9s@0,14x:AcKhAs@1",
        "hands=2c/3c/4c/5c&tabbar=0/1/0/2&last=3&turn=2&dealer=0&points=1/2&form=pairs&target=21",
        "hands=2c/3c&cards=8/2&spades=3/0&aces=1/0&storan=0&last=0",
        "hands=2c/x4&stock=x8&taken=x7/x2",
        "hands=x2/x1",
    ],
)
def test_canonical_text_stays_as_it_is(text: str) -> None:
    assert canonical(text) == text


def test_any_order_reads_and_defaults_are_left_out() -> None:
    assert (
        canonical(
            "form=standard&turn=0&points=0/0&stock=&table=10s,2c&hands=KsQs/ac&dealer=1&building=on&tabbar=0/0&taken=-/-"
        )
        == "hands=QsKs/Ac&table=2c,Ts"
    )
    assert canonical("hands=2c/3c&cards=0/0&spades=0/0") == "hands=2c/3c"
    assert canonical("hands=2c/3c&builds=8:5h3s@1,7:3d4c@0") == "hands=2c/3c&builds=7:4c3d@0,8:5h3s@1"
    assert canonical("cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&last=1&tabbar=1/0") == (
        "hands=-/-&cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&tabbar=1/0&last=1"
    )
    assert canonical("taken=2c/3c/4c") == "hands=-/-/-&taken=2c/3c/4c"
    assert canonical("table=2c") == "hands=-/-&table=2c"
    assert canonical("hands=-/2c") == "hands=-/2c&turn=1"


def test_a_table_of_texts_reads_as_the_query_string() -> None:
    position = {"game": "kasino", "hands": "2c/3c", "table": "4c,5c"}
    assert read_position(position)[1] == read("hands=2c/3c&table=4c,5c")


def test_a_deal_is_read_and_written_out() -> None:
    text = canonical("deal=talong&seats=3&dealer=0&form=drag&points=1/2/3")
    state = kasino.start(kasino.form("drag"), 3, 0, shuffle("talong", PACK))
    assert read(text) == state._replace(points=(1, 2, 3))
    assert canonical("deal=talong").count("/") == 1
    assert len(read("deal=x&form=pairs").hands) == 4
    assert read("deal=x&seats=4&form=pairs").points == (0, 0)
    assert wrong("deal=x&seats=1") == ["seats count=1"]
    assert wrong("deal=x&seats=3&form=pairs") == ["pairs_need_four field=pairs count=3"]
    assert bad("deal=x&seats=5") == "not_a_number at=20 field=seats word=5"
    assert bad("deal=x&dealer=2") == "not_a_number at=21 field=dealer word=2"
    assert bad("deal=x&table=2c") == "no_such_field at=20 field=table"
    assert wrong("deal=x&points=1") == ["entries field=points count=1 limit=2"]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("hands=2c/2c&table=2c,3c,3c", ["card_twice cards=2c3c"]),
        ("hands=2c/3c&stock=4c4d4h4s5c5d5h2c", ["card_twice cards=2c"]),
        ("hands=2c/3c&builds=8:5h5h@0&taken=-/5h", ["card_twice cards=5h", "build field=builds value=8 cards=5h5h"]),
        ("hands=2c", ["seats count=1"]),
        ("hands=2c/3c/4c/5c/6c", ["seats count=5"]),
        ("hands=2c/3c&taken=-/-/4c", ["entries field=taken count=3 limit=2"]),
        ("hands=2c/3c&tabbar=1&points=1/2/3", ["entries field=tabbar count=1 limit=2", "entries field=points count=3 limit=2"]),
        ("hands=2c/3c/4c/5c&form=pairs&points=1/2/3/4", ["entries field=points count=4 limit=2"]),
        (
            "hands=2c/3c&last=2&dealer=3&turn=2",
            [
                "no_such_seat field=last seat=2",
                "no_such_seat field=dealer seat=3",
                "no_such_seat field=turn seat=2",
            ],
        ),
        ("hands=-/3c&turn=0", ["no_such_turn field=turn seat=0"]),
        ("hands=-/-&turn=0", ["no_such_turn field=turn seat=0"]),
        ("hands=-/-&stock=2c3c4c5c6c7c8c9c", ["stock_without_hands field=stock count=8"]),
        ("hands=2c/3c&stock=4c5c6c7c", ["stock_does_not_deal field=stock count=4"]),
        ("hands=2c/3c/4c&stock=5c6c7c8c9cTcJcQc", ["stock_does_not_deal field=stock count=8"]),
        ("hands=2c/3c&builds=8:5h3s@2", ["owner field=builds seat=2"]),
        ("hands=2c/3c&builds=9:5h3s@0", ["build field=builds value=9 cards=5h3s"]),
        ("hands=2c/3c&builds=8x:5h3s@0", ["build field=builds value=8 cards=5h3s"]),
        ("hands=2c/3c&builds=8:5h3s4d4h@0", ["build field=builds value=8 cards=5h3s4d4h"]),
        ("hands=2c/3c&builds=8:8h@0", ["build field=builds value=8 cards=8h"]),
        ("hands=2c/3c&builds=8x:8h@0", ["build field=builds value=8 cards=8h"]),
        ("hands=2c/3c&builds=8:@0", ["build field=builds value=8 cards="]),
        ("hands=2c/3c&form=pairs", ["pairs_need_four field=pairs count=2"]),
        ("hands=2c/3c&misere=on", ["misere_without_building field=building"]),
        ("hands=2c/3c&form=kryp&tabbe_on_last_play=no", ["misere_counts_every_tabbe field=tabbe_on_last_play"]),
        ("hands=2c/3c&form=finnish&table_ace=either", ["finnish_ace_is_one field=table_ace"]),
        ("hands=2c/3c&taken=4c/-&cards=1/2", ["taken_and_counted field=taken"]),
        ("cards=30/30", ["total field=cards total=60 limit=52"]),
        ("cards=10/2&spades=0/1&aces=0/2&lillan=0", ["lillan_without_spade field=lillan seat=0"]),
        ("hands=Td/2s&cards=10/5&storan=0&lillan=1&spades=0/1", [
            "total field=storan total=1 limit=0",
            "total field=lillan total=1 limit=0",
        ]),
        ("hands=2c/3c&cards=2/2&spades=2/2&aces=2/2", [
            "too_few_cards field=cards seat=0 least=3",
            "too_few_cards field=cards seat=1 least=3",
        ]),
        ("hands=As/3c&cards=5/2&spades=2/0&aces=4/0", ["total field=aces total=4 limit=3"]),
        ("hands=As/3c&cards=4/2&spades=2/0&aces=3/0", ["too_few_cards field=cards seat=0 least=5"]),
        ("cards=3/3&spades=2/2&aces=2/2", ["spade_ace_twice field=cards seats=0,1"]),
        ("cards=40/0&spades=0/0&aces=0/0", ["no_division field=cards"]),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_all_that_is_wrong(fields: str, told: list[str]) -> None:
    assert sorted(wrong(fields)) == sorted(told)


@pytest.mark.parametrize(
    "fields",
    [
        "hands=2c3c4c5c6c7c/3d",
        "hands=2c/3c&table=4c&taken=5c/-",
        "hands=2c/3c&builds=16:9c7d@0,15x:Tc5c8d7h@1,1x:AcAd@0",
        "hands=2c/3c&builds=14x:AcKdAdAh@0",
        "hands=2c/3c&stock=4c&form=drag",
        "hands=2c/-/3c",
        "hands=2c/3c&tabbar=9/9",
        "hands=2c/3c&cards=1/0&last=1",
        "hands=2c/3c&builds=8:5h3s@0&form=nordic",
        "cards=24/20&spades=6/5",
    ],
)
def test_positions_that_play_does_not_reach_are_not_refused(fields: str) -> None:
    assert read(canonical(fields)) == read(fields)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("hands=2c/3x", "not_a_card at=16 field=hands word=3x"),
        ("hands=2c/", "empty at=16 field=hands"),
        ("hands=2c/3c&table=4c,,5c&trump=c", "no_such_field at=38 field=trump"),
        ("hands=2c/3c&table=4c,1c", "not_a_card at=28 field=table word=1c"),
        ("hands=2c/3c&builds=8", "not_a_build at=26 field=builds word=8"),
        ("hands=2c/3c&builds=8:5h3s", "not_a_build at=26 field=builds word=8:5h3s"),
        ("hands=2c/3c&builds=8:5h3s@0,17:8hTs@0", "not_a_build at=35 field=builds word=17:8hTs@0"),
        ("hands=2c/3c&builds=0:5h3s@0", "not_a_build at=26 field=builds word=0:5h3s@0"),
        ("hands=2c/3c&builds=8:5h3@0", "not_a_card at=30 field=builds word=3"),
        ("hands=2c/3c&tabbar=1/x", "not_a_number at=28 field=tabbar word=x"),
        ("hands=2c/3c&last=4", "not_a_number at=24 field=last word=4"),
        ("hands=2c/3c&form=swedish", "not_a_choice at=24 field=form word=swedish"),
        ("hands=2c/3c&draw=yes", "not_a_choice at=24 field=draw word=yes"),
        ("hands=2c/3c&target=0", "not_a_number at=26 field=target word=0"),
        ("hands=2c/3c&storan=5", "not_a_number at=26 field=storan word=5"),
    ],
)
def test_text_that_is_no_position_is_refused_with_the_place(fields: str, told: str) -> None:
    assert bad(fields) == told


def test_the_form_that_leaves_the_fewest_options_is_written() -> None:
    assert house.write(kasino.DEFAULTS) == []
    assert house.write(kasino.form("finnish")) == [("form", "finnish")]
    assert canonical("hands=2c/3c&building=off&draw=on") == "hands=2c/3c&form=nordic&draw=on"
    assert canonical("hands=2c/3c&building=off&hand_values=finnish&draw=on") == "hands=2c/3c&form=finnish&draw=on"
    assert canonical("hands=2c/3c&hand_values=finnish") == "hands=2c/3c&hand_values=finnish"
    assert canonical("hands=2c/3c&hand_values=finnish&table_ace=one") == "hands=2c/3c&hand_values=finnish"
    assert canonical("hands=2c/3c&form=finnish&hand_values=off") == "hands=2c/3c&form=nordic"
    assert canonical("hands=2c/3c&form=kryp&target=30") == "hands=2c/3c&form=kryp&target=30"
    assert canonical("hands=2c/3c&form=kryp&hand_values=finnish") == "hands=2c/3c&form=finnish&misere=on"


def test_any_options_read_as_they_are_written() -> None:
    random = Random(23)
    seen = [random_options(random, 4)._replace(target=random.choice((1, 16, 9999))) for _ in range(300)]
    for name, change in product(house.FORMS, ({}, {"draw": True}, {"capture": "maximal"}, {"raise_own": False})):
        seen.append(house.settle(house.FORMS[name] | change))
    for options in seen:
        fields = house.write(options)
        assert house.read([Field(name, value) for name, value in fields]) == options
        assert len([name for name, _ in fields if name != "form"]) <= len(
            [
                name
                for name, value in zip(options._fields, options, strict=True)
                if value != getattr(kasino.DEFAULTS, name)
            ]
        )


def test_a_build_splits_into_its_value() -> None:
    def build(value: int, double: bool, cards: str) -> kasino.Build:
        return kasino.Build(value, double, bits_of(parse_cards(cards)), 0)

    assert splits(build(9, True, "3c4d2h9s"))
    assert splits(build(14, True, "AcAd"))
    assert splits(build(14, False, "KcAd"))
    assert splits(build(2, False, "AcAd"))
    assert not splits(build(14, False, "AcAd"))
    assert not splits(build(9, False, "3c4d2h9s"))
    assert not splits(build(9, True, "3c4d2h"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take Qh 7s 5h 9c 3d", kasino.Move("take", 36, 0, bits_of(parse_cards("7s5h9c3d")))),
        ("TAKE qh 10s", kasino.Move("take", 36, 0, bits_of(parse_cards("Ts")))),
        ("take 8s 5h.3s 8d", kasino.Move("take", 45, 0, bits_of(parse_cards("8d")), (bits_of(parse_cards("5h3s")),))),
        ("take As=14 Kd", kasino.Move("take", 51, 14, bits_of(parse_cards("Kd")))),
        ("build 3h 8 5c", kasino.Move("build", 27, 8, bits_of(parse_cards("5c")))),
        ("lay Jh", kasino.Move("lay", 35)),
        ("take 8s 8d 8d", kasino.Move("take", 45, 0, bits_of(parse_cards("8d")), (), bits_of(parse_cards("8d")))),
    ],
)
def test_moves_are_read(text: str, move: kasino.Move) -> None:
    assert kasino.read_move(text) == (None, move)


def test_moves_are_written_in_canonical_order() -> None:
    def canonical_move(text: str) -> str:
        return kasino.write_move(kasino.read_move(text)[1])

    assert canonical_move("take Qh 7s 5h 9c 3d") == "take Qh 9c 3d 5h 7s"
    assert canonical_move("take 8s 5h.3s 8d 5d.3c") == "take 8s 8d 3c.5d 5h.3s"
    assert canonical_move("take As=14 Kd") == "take As Kd"
    assert canonical_move("build 2s 9 9h 3c.4d") == "build 2s 9 9h 3c.4d"
    assert canonical_move("take 8s 8d 8d 8d") == "take 8s 8d 8d"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no_move at=0"),
        ("1:", "no_move at=2"),
        ("5: lay 2c", "not_a_seat at=0 word=5"),
        ("throw 2c", "not_a_verb at=0 word=throw"),
        ("lay", "too_few_words at=3 word=lay"),
        ("lay 2c 3c", "too_many_words at=7 word=3c"),
        ("lay 2x", "not_a_card at=4 word=2x"),
        ("take 2c", "too_few_words at=7 word=take"),
        ("build 2c 3", "too_few_words at=10 word=build"),
        ("build 2c 2d 3c", "not_a_value at=9 word=2d"),
        ("build 2c 0 3c", "not_a_value at=9 word=0"),
        ("build 2c 17 3c", "not_a_value at=9 word=17"),
        ("take Ac=15x 3c", "not_a_value at=8 word=15x"),
        ("take Ac=0 3c", "not_a_value at=8 word=0"),
        ("build Ac=1 14 3c", "not_a_card at=6 word=Ac=1"),
        ("lay Ac=1", "not_a_card at=4 word=Ac=1"),
        ("1: take Ac 3c.", "not_a_card at=14"),
        ("take Ac 3c.4c.3c", "card_twice at=14 word=3c"),
        ("take Ac 3c.4c.5z", "not_a_card at=14 word=5z"),
    ],
)
def test_text_that_is_no_move_is_refused_with_the_place(text: str, told: str) -> None:
    with pytest.raises(BadText) as refused:
        kasino.read_move(text)
    assert str(refused.value) == told


def test_spoilt_text_raises_the_declared_errors_and_no_other() -> None:
    random = Random(24)
    letters = "0123456789TJQKAcdhsx@:,./=-& ?"
    for state in positions(25, 4):
        text = list(kasino.write(state))
        moves = [list(kasino.write_move(move)) for move in kasino.legal(state)[:3]]
        for _ in range(8):
            spoilt = text.copy()
            for _ in range(random.randint(1, 3)):
                spoilt[random.randrange(7, len(spoilt))] = random.choice(letters)
            with suppress(NotationError):
                kasino.write(kasino.read(split("".join(spoilt))[1]))
        for move in moves:
            move[random.randrange(len(move))] = random.choice(letters)
            with suppress(NotationError):
                seat, read_back = kasino.read_move("".join(move))
                kasino.check(state, read_back, seat)
