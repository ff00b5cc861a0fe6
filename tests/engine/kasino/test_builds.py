"""Corners of building, and of taking, that random positions seldom reach."""

import pytest

from engine import kasino
from engine.cards import bits_of, card_text, parse_card, parse_cards
from engine.games import read_position
from engine.kasino.addable import Draft, addable
from tests.helpers import legal, play, refused


def test_an_ace_from_the_hand_is_a_part_of_fourteen_beside_others() -> None:
    start = "kasino?hands=AcAs/9s&table=6d,8d&table_ace=one"
    assert "build Ac 14 6d 8d" in legal(start)
    assert play(start, "build Ac 14 6d 8d") == (
        "kasino?hands=As/9s&builds=14x:Ac6d8d@0&turn=1&table_ace=one"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("position", "move", "told"),
    [
        # raised by a table card, with the ace as a part of its own
        ("hands=AcAs/9s&table=9d&builds=5:2d3d@1&table_ace=one", "build Ac 14 9d 2d.3d", ["C54"]),
        # of two builds one would be raised, but a card is left over
        ("hands=2c9c/9s&table=8h&builds=5:2d3h@1,7:3d4d@1", "build 2c 9 8h 2d.3h 3d.4d", ["C41", "C43"]),
        # and here only the other build
        ("hands=2c9c/9s&table=9h&builds=6:2d4h@1,7:3d4d@1", "build 2c 9 9h 2d.4h 3d.4d", ["C43"]),
        # two double builds: the first is told
        (
            "hands=2c9c/9s&table=4h&builds=5x:2d3h5d@1,7x:3d4d7d@1",
            "build 2c 9 4h 2d.3h.5d 3d.4d.7d",
            ["C51", "C54"],
        ),
        # a build is not lowered, whatever lies beside it
        ("hands=5c3s/2s&table=6d&builds=9:4d5d@1", "build 5c 3 6d 4d.5d", ["C41", "C43"]),
    ],
)
def test_why_things_are_no_build(position: str, move: str, told: list[str]) -> None:
    assert refused(f"kasino?{position}", move) == told


@pytest.mark.parametrize(
    ("position", "card", "joining"),
    [
        ("hands=AcAs/9s&table=Ad&table_ace=one", "Ac", ["Ad"]),  # to one
        ("hands=7cTd/9s&table=9d&hand_values=choice", "7c", ["9d"]),  # to sixteen
        ("hands=6c2s/9s&table=9d&hand_values=choice", "6c", ["9d"]),  # to fifteen
        ("hands=6c2s/9s&table=9d", "6c", []),
    ],
)
def test_builds_of_any_value_that_is_held_may_be_begun(position: str, card: str, joining: list[str]) -> None:
    found = addable(read_position(f"kasino?{position}")[1], Draft("build", parse_card(card)))
    assert [card_text(other) for other, rule in found.loose.items() if not rule] == joining


def test_what_may_join_is_asked_of_the_builds_too() -> None:
    state = read_position("kasino?hands=9c2c/9s&table=9d&builds=9:4d5d@1,9:3d6d@1,8:3h5h@1")[1]
    found = addable(state, Draft("take", parse_card("9c"), 0, 0, (bits_of(parse_cards("4d5d")),)))
    assert list(found.builds.items()) == [(bits_of(parse_cards("3d6d")), ""), (bits_of(parse_cards("3h5h")), "C43")]


def test_an_ace_picked_is_taken_by_itself_and_others_may_join_for_fourteen() -> None:
    state = read_position("kasino?hands=AcKc/5h&table=6d,8d,Ad,9s")[1]
    found = addable(state, Draft("take", parse_card("Ac"), 0, bits_of(parse_cards("Ad"))))
    assert {card_text(card): rule for card, rule in found.loose.items()} == {"6d": "", "8d": "", "9s": "C31"}


def test_a_value_that_the_card_has_not_is_all_that_is_told_though_more_could_be_taken() -> None:
    position = "kasino?hands=Ac2c/9s&table=9d,4d,Kd&capture=maximal"
    assert refused(position, "take Ac=13 9d 4d") == ["C10"]
    assert refused(position, "take Ac=13 9d 4d Kd") == ["C10"]


def test_a_listed_move_is_the_move_that_its_text_reads_as() -> None:
    state = read_position("kasino?hands=2s9cAcTd/9s&table=9d,7d,Ad&builds=8:3d5h@1,9x:4c5c9h@0")[1]
    moves = kasino.legal(state)
    assert {move.verb for move in moves} == {"take", "build", "lay"}
    assert all(kasino.read_move(kasino.write_move(move)) == (None, move) for move in moves)
