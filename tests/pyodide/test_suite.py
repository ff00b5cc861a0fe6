"""The engine's tests pass in a browser's Python: those of rules, notation and whole games always, with TALONG_PROVE all."""

import os
import sys
from pathlib import Path

import pytest

from tests.pyodide import run
from widgets.build import runtime
from widgets.build.closure import closure

TESTS = runtime.HOME / "tests"
# What a test may import to be run in a browser's Python, which has no processes, threads or sockets.
PLAIN = sys.stdlib_module_names - {"subprocess", "multiprocessing", "threading", "socket"} | {
    "pytest",
    *runtime.LIBRARIES,
}
# Where numbers of 32 bits, another order of sets or another recursion limit would show.
ALWAYS = ("golden/", "oracle/test_agreement", "rules/", "test_refusals", "/test_notation", "perft/", "same_everywhere")


def plain(test: Path) -> bool:
    """Is this a test of the engine that needs nothing that a browser lacks? Widgets are compared frame by frame."""
    if test.is_relative_to(TESTS / "widgets"):
        return False
    name = ".".join(test.relative_to(runtime.HOME).with_suffix("").parts)
    reached = closure([name], dict.fromkeys(("tests", *runtime.OURS), runtime.HOME), ("tests",))
    others = {other.partition(".")[0] for other in reached.others}
    return "engine" in reached.ours and others <= PLAIN | {"tests"}


def test_the_engines_tests_pass_in_the_browsers_python() -> None:
    named = [str(path.relative_to(runtime.HOME)) for path in sorted(TESTS.rglob("test_*.py")) if plain(path)]
    if not os.environ.get("TALONG_PROVE"):
        named = [name for name in named if any(part in name for part in ALWAYS)]
    # Among them are the games of the past, which are played there to the same bytes.
    assert "tests/engine/golden/test_golden.py" in named
    packages = str(Path(pytest.__file__).parents[1])
    # The fixtures that tests share are for browsers.
    options = ("-q", "--no-header", "--tb=short", "--noconftest")
    told = run("suite", str(runtime.HOME), packages, *options, "engine", *named)
    print(told["output"])
    assert told["status"] == 0, told["output"]
    assert told["outcomes"].get("passed", 0) > 0
    assert "failed" not in told["outcomes"]
