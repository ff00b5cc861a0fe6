"""The command line for Kasino, and the solvers of both; Kaschlan's is in ``tests/engine/cases``."""

import json
from pathlib import Path

import pytest

from tests.engine.cases.test_kaschlan_command_line import run

PACK = "kasino?hands=-/-&cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&tabbar=1/0&last=1"
TABLE = "kasino?hands=2c9c/9s3s&table=7d"
SURE = "kaschlan?trump=s&hands=9cAd9h/TcJcQh"
LAST = "kasino?hands=Qh2c/9s9d&table=7s5h9c3d&last=1"


def test_score_prints_the_points_item_by_item() -> None:
    status, out, err = run("score", PACK)
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "C69 seat=0 points=1",
        "C70 seat=1 points=2",
        "C71 seat=0 points=2",
        "C71 seat=1 points=2",
        "C72 seat=0 points=2",
        "C73 seat=1 points=1",
        "C74 seat=1 points=1",
        "C75 seat=0 points=1",
        "points=6/6 checksum=11 ties=-",
    ]


def test_a_tie_is_told_and_no_checksum_where_nobody_took() -> None:
    assert run("score", "kasino?hands=-/-&cards=26/26&spades=6/7&aces=2/2&storan=0&lillan=1&last=1")[1].endswith(
        "points=4/6 checksum=10 ties=C69\n"
    )
    assert run("score", "kasino?hands=-/-&table=9c")[1] == "points=0/0 checksum=None ties=-\n"


@pytest.mark.parametrize(
    ("command", "lines", "answers"),
    [
        ("legal", [TABLE, "x", TABLE + "&form=nordic"], [["build 2c 9 7d", "lay 2c", "lay 9c"], None, ["lay 2c", "lay 9c"]]),
        ("score", ["kasino?hands=-/-", TABLE + "&turn=9"], [{"checksum": None, "items": [], "points": [0, 0], "ties": []}, None]),
        ("show", [TABLE], [{"table": "kasino\nhands: 2c9c / 3s9s\ntable: 7d\nto act: 0"}]),
        (
            "play",
            [f"{TABLE}\tlay 2c\tlay 9c", f"{TABLE}\tbuild 2c 9 7d\t1: take 9s 2c.7d", f"{TABLE}\t5: lay 2c"],
            [
                {"illegal": ["C4"], "move": 1},
                {
                    "actor": 0,
                    "events": [
                        {
                            "event": "built",
                            "seat": 0,
                            "cards": ["2c", "7d"],
                            "rule": "C41",
                            "value": 9,
                            "double": 0,
                        },
                        {"event": "captured", "seat": 1, "cards": ["9s", "2c", "7d"], "rule": "C45", "value": 9},
                        {"event": "tabbe", "seat": 1, "cards": [], "rule": "C65"},
                    ],
                    "outcome": None,
                    "position": "kasino?hands=9c/3s&taken=-/2c7d9s&tabbar=0/1&last=1",
                },
                None,
            ],
        ),
    ],
)  # fmt: skip
def test_a_batch_answers_every_line(command: str, lines: list[str], answers: list[object]) -> None:
    status, out, err = run(command, "-", stdin="\n".join(lines) + "\n")
    assert (status, err) == (0, "")
    told = [json.loads(line) for line in out.splitlines()]
    assert len(told) == len(answers)
    for answer, expected in zip(told, answers, strict=True):
        if expected is None:
            assert set(answer) == {"error", "problems"}
        else:
            assert answer == expected


def test_solve_prints_the_value_the_best_moves_and_a_line() -> None:
    status, out, err = run("solve", SURE)
    assert (status, err) == (0, "")
    value, best, line = out.splitlines()
    assert value.startswith("value=1 nodes=")
    assert (best, line) == ("best: lead Ad", "line: lead Ad, take, lead 9c 9h")


def test_the_last_deal_of_kasino_is_solved_as_well() -> None:
    status, out, err = run("solve", LAST)
    assert (status, err) == (0, "")
    assert out.splitlines()[1] == "best: take Qh 9c 3d 5h 7s"


def test_past_the_nodes_it_is_unsolved() -> None:
    assert run("solve", SURE, "--nodes", "2") == (1, "unsolved nodes=2\n", "")


@pytest.mark.parametrize(
    "more", [("2",), ("--nodes",), ("--nodes", "0"), ("--nodes", "-1"), ("--nodes", "x"), ("--nodes", "2", "3"), ("--node", "2")]
)  # fmt: skip
def test_nodes_are_a_number(more: tuple[str, ...]) -> None:
    status, out, err = run("solve", SURE, *more)
    assert (status, out) == (2, "")
    assert err.startswith("usage:")


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("kaschlan?trump=c&hands=-/7c", "bad position: over\n"),
        ("kaschlan?trump=c&hands=7c/x2", "bad position: hidden_cards\n"),
        ("kaschlan?trump=c", "bad position: missing_field field=hands\n"),
    ],
)
def test_a_position_that_cannot_be_solved_says_why(position: str, told: str) -> None:
    assert run("solve", position) == (2, "", told)


def test_solve_answers_every_line_of_a_batch() -> None:
    lines = [SURE, "x", LAST, "kaschlan?trump=c&hands=-/7c", "kaschlan?deal=any&seats=2"]
    status, out, err = run("solve", "-", "--nodes", "500", stdin="\n".join(lines))
    assert (status, err) == (0, "")
    sure, nonsense, last, over, much = map(json.loads, out.splitlines())
    assert set(sure) == set(last) == {"value", "best", "line", "nodes"}
    assert (sure["value"], sure["best"], sure["line"]) == (1, ["lead Ad"], ["lead Ad", "take", "lead 9c 9h"])
    assert nonsense["error"] == "text"
    assert over == {"error": "position", "problems": ["over"]}
    assert much == {"unsolved": 500}


def test_players_play_against_each_other() -> None:
    status, out, err = run("match", "kaschlan", "--levels", "2,1", "--deals", "3", "--seed", "x", "-")
    assert (status, err) == (0, "")
    *deals, strength = map(json.loads, out.splitlines())
    assert [deal["levels"] for deal in deals] == [[2, 1], [1, 2]] * 3
    assert strength["pairs"] == 3
    first = deals[0]
    position = f"kaschlan?deal={first['deal']}&seats=2&dealer=0"
    played = run("play", position, *first["moves"])
    assert played[0] == 0
    lost = sum(deal["outcome"]["loser"] == deal["levels"].index(2) for deal in deals)
    assert strength["mean"] == pytest.approx(1 - 2 * lost / 6, abs=0.001)
    short = run("match", "kaschlan", "--levels", "2,1", "--deals", "3", "--seed", "x")
    assert short[1].startswith(f"levels=2,1 mean={strength['mean']} error=")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("chess", "--levels", "2,1"), "bad match: game"),
        (("kaschlan", "--levels", "2,9"), "bad match: levels"),
        (("kaschlan", "--levels", "2"), "bad match: levels"),
        (("kasino", "--levels", "2,1", "--options", "form=none"), "bad match: options"),
        (("kasino", "--levels", "2,1", "--options", "form=pairs"), "bad match: options"),
        (("kasino",), "usage:"),
        (("kasino", "--levels", "2,1", "--deals", "0"), "usage:"),
        (("kasino", "--levels", "2,x"), "usage:"),
        (("kasino", "--levels"), "usage:"),
        (("kasino", "--levels", "2,1", "--what", "3"), "usage:"),
        ((), "usage:"),
    ],
)
def test_a_match_that_cannot_be_says_why(arguments: tuple[str, ...], told: str) -> None:
    status, out, err = run("match", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(told)


REVIEWED = "levels: -/2\n\nkaschlan?trump=s&hands=9cAd9h/TcJcQh\nlead 9h\n"


def test_what_a_record_teaches_is_a_line_of_json_for_each_deal() -> None:
    status, out, _ = run("review", "-", "--worlds", "96", stdin=REVIEWED)
    assert status == 0
    (told,) = map(json.loads, out.splitlines())
    assert (told["game"], told["seat"]) == ("kaschlan", 0)
    (one,) = told["decisions"]
    assert (one["played"], one["rule"], one["lay"], one["lay_exact"]) == ("lead 9h", "K22", 100, True)
    assert one["deals"] == 96
    assert told["by_play"] == -one["loss"]
    assert told["by_cards"] is None
    assert run("review", "-", "--worlds", "96", stdin=REVIEWED)[1] == out
    whole = run("review", "-", "--seat", "1", stdin=REVIEWED)[1]
    assert json.loads(whole)["decisions"] == []


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(REVIEWED)
    assert run("review", str(path), "--worlds", "96") == run("review", "-", "--worlds", "96", stdin=REVIEWED)


@pytest.mark.parametrize(
    ("arguments", "record", "status", "told"),
    [
        (("-",), "nonsense", 2, "bad record: line 1"),
        (("-",), "kaschlan?trump=s&hands=9c/Tc\nlead 8c", 1, "bad record: line 2: illegal"),
        (("-", "--seat", "2"), REVIEWED, 2, "bad record: not_a_seat"),
        (("nowhere.txt",), "", 2, "bad record: No such file"),
        (("-", "--worlds"), "", 2, "usage"),
        (("-", "--worlds", "many"), "", 2, "usage"),
        (("-", "--best", "1"), "", 2, "usage"),
        ((), "", 2, "usage"),
    ],
)
def test_a_review_that_cannot_be_says_why(arguments: tuple[str, ...], record: str, status: int, told: str) -> None:
    found, out, err = run("review", *arguments, stdin=record)
    assert (found, out) == (status, "")
    assert err.startswith(told)
