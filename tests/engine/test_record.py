"""Played matches as text: written, read and replayed."""

from typing import Any

import pytest

from engine import kaschlan, kasino
from engine.game import Game, Step
from engine.games import read_position
from engine.match import begin, following, opening
from engine.record import BadRecord, Deal, IllegalRecord, Play, Record, read, write
from tests.helpers import wander


def played(game: Game, state: Any, seed: str, named: bool = False) -> Deal:
    """A deal or pack played at random; each move says which was made, and names its seat if so wished."""
    plays = [
        Play(
            turn.move,
            Step(turn.after, turn.events),
            game.actor(turn.before) if named else None,
            (f"  {number}", "", f"# {turn.events[0].event}"),
        )
        for number, turn in enumerate(wander(game, state, seed))
    ]
    return Deal(game, state, tuple(plays), ("dealt", "a=b # c: d"))


@pytest.mark.parametrize(
    ("game", "form", "seats"),
    [(kaschlan, kaschlan.DEFAULTS, 3), (kasino, kasino.DEFAULTS, 3), (kasino, kasino.form("pairs"), 4)],
)
def test_a_match_that_was_written_is_read_as_it_was(game: Game, form: Any, seats: int) -> None:
    match = begin(game, form, seats, "record")
    deals: list[Deal] = []
    for _ in range(2):
        deals.append(played(game, opening(match), f"{match.number}", named=match.number == 2))
        match = following(match, game.outcome(deals[-1].plays[-1].step.state))
    headers = (
        ("title", "Onsdag: tre spelare"),
        ("players", "Åsa, Viktor, Signe"),
        ("date", "2026-11-25"),
        ("where", ""),
    )
    record = Record(tuple(deals), headers, ("A long evening.",))
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    assert read(write(Record(tuple(deals)))) == Record(tuple(deals))


TEXT = """
# a match
title : Who won?  # the first line
  place:Home

kaschlan?trump=c&hands=8d/9d  # two cards
# and no more
0: lead 8d # the only one
  # really

kasino?hands=2c/3c&table=Kd
lay 2c
"""


def test_headers_comments_and_seats_are_kept() -> None:
    record = read(TEXT)
    assert record.headers == (("title", "Who won?"), ("place", "Home"))
    assert record.comments == ("a match", "the first line")
    first, second = record.deals
    assert (first.game, first.comments) == (kaschlan, ("two cards", "and no more"))
    assert [(play.seat, play.comments) for play in first.plays] == [(0, ("the only one", "really"))]
    assert kaschlan.write(first.plays[0].step.state) == "kaschlan?trump=c&hands=-/9d&table=8d"
    assert (second.game, second.comments, second.plays[0].seat) == (kasino, (), None)
    assert write(record) == (
        "title: Who won?\nplace: Home\n# a match\n# the first line\n\n"
        "kaschlan?trump=c&hands=8d/9d\n# two cards\n# and no more\n0: lead 8d\n# the only one\n# really\n\n"
        "kasino?hands=2c/3c&table=Kd\nlay 2c\n"
    )


def test_a_comment_begins_after_a_blank_so_that_a_seed_may_be_any_text() -> None:
    (deal,) = read("kasino?deal=a#b # a # b\n").deals
    assert (deal.start, deal.comments) == (read_position("kasino?deal=a#b")[1], ("a # b",))


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "no_position at=0"),
        ("\n\n", 2, "no_position at=0"),
        ("# nothing\ntitle: a\n", 2, "no_position at=0"),
        ("title: a\n0: lead 8d\n", 2, "not_a_game at=0 word=0: lead 8d"),
        ("\nkaschlan?trump=c\n", 2, "missing_field field=hands"),
        ("kaschlan?trump=c&hands=8d/x1\n", 1, "hidden_cards"),
        ("kaschlan?trump=c&hands=8d/9d\n\n  lead 8y\n", 3, "not_a_card at=5 word=8y"),
        ("kaschlan?trump=c&hands=8d/9d\nlead 8d\nchess?a=b\n", 3, "not_a_game at=0 word=chess"),
        ("kaschlan?trump=c&hands=8d/9d\ntitle: too late\n", 2, "not_a_seat at=0 word=title"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert (refused.value.line, [str(problem) for problem in refused.value.problems]) == (line, [problem])
    assert str(refused.value) == f"line {line}: {problem}"


def test_an_illegal_move_is_told_with_its_line() -> None:
    with pytest.raises(IllegalRecord, match="line 5: illegal K33") as refused:
        read("kasino?hands=2c/3c\nlay 2c\nkaschlan?trump=c&hands=9c9dJs/7s\n# too many\nlead 9c 9d\n")
    assert refused.value.line == 5
    assert [violation.rule for violation in refused.value.violations] == ["K33"]


@pytest.mark.parametrize(
    "header",
    [
        ("", "a"),
        ("1", "a"),
        ("a:b", "c"),
        ("a?", "b"),
        ("a ", "b"),
        ("a", " b"),
        ("a", "b\nc"),
        ("a", "b #c"),
        ("a", "b\x85"),
    ],
)
def test_a_header_that_would_not_be_read_is_not_written(header: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="no header"):
        write(Record((), (header,)))


@pytest.mark.parametrize("comment", ["a\nlead 8d", "a ", "\n", "a\u2028b"])
def test_a_comment_that_would_not_be_read_is_not_written(comment: str) -> None:
    with pytest.raises(ValueError, match="no comment"):
        write(Record((), (), (comment,)))
