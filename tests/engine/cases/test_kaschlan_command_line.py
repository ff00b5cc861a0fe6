"""The command line as a program: what it prints, where, and with which exit status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[3]
KX1 = "kaschlan?trump=c&hands=Kc9hTh7sJs/9cKdJh8sAs&table=8d,8h,8c&stock=TsQs7c9d7dAc"


def run(*arguments: str, stdin: str | bytes = "") -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    done = subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        cwd=HOME,
        input=stdin if isinstance(stdin, bytes) else stdin.encode(),
        capture_output=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_play_prints_the_position_after() -> None:
    moves = ("beat 8d Kd", "beat 8h Jh", "beat 8c 9c", "draw", "own 8s Ts", "draw", "done")
    assert run("play", KX1, *moves) == (0, "kaschlan?trump=c&hands=Kc9hTh7sJs/7c7d9dQsAs&stock=Ac&attacker=1\n", "")


def test_an_illegal_move_exits_with_1_and_names_the_rule() -> None:
    status, out, err = run("play", KX1, "beat 8d Kd", "beat 8h Jh", "beat 8c 9c", "own 8s Ts")
    assert (status, out) == (1, "")
    assert err.startswith("illegal K52")


def test_the_limit_is_told_with_its_numbers() -> None:
    status, out, err = run("play", "kaschlan?trump=c&hands=9c9d9hJs/7s8s", "lead 9c 9d 9h")
    assert (status, out, err) == (1, "", "illegal K33 limit=2 led=3\n")


def test_every_rule_broken_is_told_the_first_first() -> None:
    status, _, err = run("play", "kaschlan?trump=c&hands=7d8d/9d9h/7h8h", "2: lead 9d 8h")
    assert status == 1
    assert [line.split()[:2] for line in err.splitlines()] == [["illegal", "K22"], ["illegal", "K26"]]


def test_legal_prints_one_move_a_line() -> None:
    assert run("legal", "kaschlan?trump=c&hands=7d7h8s/9dTdJd") == (0, "lead 7d\nlead 7d 7h\nlead 7h\nlead 8s\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("legal",),
        ("legal", KX1, "take"),
        ("deal", KX1),
        ("legal", "kaschlan?trump=x&hands=7c/8c"),
        ("legal", "kaschlan?trump=c&hands=7c7c/8c"),
        ("legal", "whist?trump=c"),
        ("legal", ""),
        ("legal", "kaschlan?trump=c&hands=x5/7c"),
        ("play", "kaschlan?trump=c&hands=x5/7c8c&table=7d", "take"),
        ("play", KX1, "beat 8d"),
        ("play", KX1, "give up"),
        ("play", KX1, "3: take"),
        ("play", "-", "take"),
        ("score", KX1),
    ],
)
def test_bad_text_exits_with_2(arguments: tuple[str, ...]) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err
    assert "Traceback" not in err


def test_show_prints_the_table() -> None:
    status, out, err = run("show", KX1)
    assert (status, err) == (0, "")
    assert out.endswith("to act: 1\n")


def test_batch_play_answers_every_line_and_no_bad_line_stops_it() -> None:
    lines = [
        "kaschlan?trump=c&hands=9s/Ts/-\tlead 9s",
        "nonsense",
        "kaschlan?trump=c&hands=9c9d9hJs/7s8s\tlead 9c\tlead 9d 9h",
        "kaschlan?trump=c&hands=9c9d9hJs/7s8s\tlead 9c 9c\tlead 9d",
        "kaschlan?trump=c&hands=9s/Ts\tfly",
        "",
        "kaschlan?trump=c&hands=9s/Ts",
    ]
    status, out, err = run("play", "-", stdin="\n".join(lines).encode() + b"\n\xff\xfe\n")
    answers = [json.loads(line) for line in out.splitlines()]
    assert (status, err, len(answers)) == (0, "", len(lines) + 1)
    assert answers[0]["outcome"] == {"loser": 1}
    assert answers[0]["actor"] is None
    assert answers[0]["events"][0] == {"event": "led", "seat": 0, "cards": ["9s"], "rule": "K22"}
    assert answers[2] == {"illegal": ["K33"], "move": 1}
    assert answers[3] == {"illegal": ["K22"], "move": 0}
    assert answers[6] == {"position": "kaschlan?trump=c&hands=9s/Ts", "actor": 0, "outcome": None, "events": []}
    for bad in (1, 4, 5, 7):
        assert answers[bad]["error"]
        assert answers[bad]["problems"]


def test_batch_legal_answers_lists_of_moves() -> None:
    status, out, _ = run("legal", "-", stdin="kaschlan?trump=c&hands=9s/Ts\nkaschlan?trump=c&hands=7c7c/Ts\n")
    first, second = map(json.loads, out.splitlines())
    assert status == 0
    assert first == ["lead 9s"]
    assert second == {"error": "position", "problems": ["card_twice cards=7c"]}


def test_what_is_not_seen_in_a_pasted_text_does_not_matter() -> None:
    position, move = "kaschlan?trump=c&hands=9s/Ts", "lead 9s"
    unseen = f"\ufeff{position}\u200b", "lead\u00a09\u00ads\u200e"
    assert run("play", *unseen) == run("play", position, move)
    assert run("legal", "-", stdin=f"\ufeff{position}\u200b\r\n") == run("legal", "-", stdin=f"{position}\n")
