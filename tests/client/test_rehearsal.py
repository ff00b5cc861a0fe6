"""Answering again while nobody asks, under Node with a clock of its own."""

import json
import subprocess
from pathlib import Path

import pytest

MODULE = Path(__file__).parents[2] / "widgets" / "browser" / "rehearsal.js"
# Every request is answered with itself; what was answered is noted.
SCRIPT = """
import { mock } from "node:test";
import { rehearsed } from "%s";
mock.timers.enable({ apis: ["setTimeout"] });
const asked = [];
const slow = () => { for (const end = performance.now() + 200; performance.now() < end; ); return { answer: "" }; };
const kinds = { fault: () => ({ fault: "no" }), slow };
const ask = rehearsed((request) => { asked.push(request); return kinds[request]?.() ?? { answer: request }; });
const rest = (milliseconds) => { for (let n = 0; n < milliseconds; n += 10) mock.timers.tick(10); };
%s
console.log(JSON.stringify(asked));
"""


def asked(script: str) -> list[str]:
    """What was answered, in order, when that is done: `ask(request)` and `rest(milliseconds)`."""
    command = ["node", "--input-type=module", "--eval", SCRIPT % (MODULE.as_uri(), script)]
    found: list[str] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def test_the_last_answer_is_given_again_for_a_while() -> None:
    assert asked("ask('a'); ask('b'); rest(60_000)") == ["a", "b", *["b"] * 40]


def test_it_waits_until_the_reader_rests() -> None:
    assert asked("for (const one of 'abc') { ask(one); rest(900); }") == ["a", "b", "c"]


def test_who_asks_meanwhile_is_answered_and_the_rest_is_about_that() -> None:
    found = asked("ask('a'); rest(1_100); ask('b'); rest(60_000); ask('c'); rest(60_000)")
    first = found.index("b")
    assert first > 1
    assert found == ["a"] * first + ["b"] * (42 - first) + ["c"]


@pytest.mark.parametrize("kind", ["fault", "slow"])
def test_what_fails_or_takes_long_is_not_done_again(kind: str) -> None:
    assert asked(f"ask('{kind}'); rest(5_000)") == [kind]
