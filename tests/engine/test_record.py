"""Played games as text: written, read and replayed."""

import pytest

from engine import kaschlan, kasino, record
from engine.game import Game
from engine.games import read_position
from engine.notation import BadText
from tests.helpers import wander


@pytest.mark.parametrize(
    ("game", "start"),
    [
        (kaschlan, "kaschlan?deal=record&seats=3"),
        (kasino, "kasino?deal=record&seats=3"),
        (kasino, "kasino?deal=record&form=pairs"),
    ],
)
def test_a_game_that_was_written_replays(game: Game, start: str) -> None:
    state = read_position(start)[1]
    turns = list(wander(game, state, "record"))
    steps = record.replay(record.write(game, state, (turn.move for turn in turns)))
    assert [step.state for step in steps] == [state, *(turn.after for turn in turns)]
    assert [step.events for step in steps] == [(), *(turn.events for turn in turns)]


def test_comments_blank_lines_and_seats_are_read() -> None:
    text = "# a deal\n\nkaschlan?trump=c&hands=8d/9d  # two cards\n\n  0: lead 8d # the only one\n"
    assert record.read(text) == ("kaschlan?trump=c&hands=8d/9d", [(5, "0: lead 8d")])
    assert kaschlan.write(record.replay(text)[-1].state) == "kaschlan?trump=c&hands=-/9d&table=8d"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_a_record_has_a_position(text: str) -> None:
    with pytest.raises(BadText, match="no_position"):
        record.replay(text)


def test_an_illegal_move_is_told_with_its_line() -> None:
    with pytest.raises(record.IllegalRecord, match="line 3: illegal K33") as refused:
        record.replay("kaschlan?trump=c&hands=9c9dJs/7s\n# too many\nlead 9c 9d\n")
    assert refused.value.line == 3
    assert [violation.rule for violation in refused.value.violations] == ["K33"]
