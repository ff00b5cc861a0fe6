"""What the exact solvers cost: nodes, and time by the desk's Python and by a browser's, beside plain minimax.

The two Pythons search the same nodes. Plain minimax takes so long that it is given a few of the positions only, and by
the desk's Python only; where it comes to its limit, what is printed is the least that it can be.
"""

import json
import random
import subprocess
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from engine import kaschlan, kasino
from engine.cards import PACK, SHORT_PACK, bits_of
from engine.game import Game
from engine.kaschlan import solver as kaschlan_solver
from engine.kasino import solver as kasino_solver
from engine.search.budget import Unsolved
from engine.search.solution import Solution
from tests.engine.search import plain

LIMIT = 10_000_000
PLAIN_LIMIT = 200_000
PLAIN_POSITIONS = 3

RUNNER = Path(__file__).parents[1] / "pyodide" / "run.mjs"
HOME = Path(__file__).parents[2]


class Kind(NamedTuple):
    """Positions of one size, from a seed, and the two ways to solve them; ``worth`` is as ``plain.solve`` takes it."""

    name: str
    game: Game
    positions: Callable[[], list[Any]]
    solve: Callable[[Any, int], Solution[Any]]
    worth: Callable[[Any, int], int]


def kaschlan_hands(size: int, count: int) -> list[kaschlan.State]:
    """Two seats with so many cards each, the stock gone."""
    found = []
    for number in range(count):
        luck = random.Random(f"{size} {number}")
        pack = luck.sample(SHORT_PACK, 2 * size)
        hands = bits_of(pack[:size]), bits_of(pack[size:])
        found.append(kaschlan.State(luck.randrange(4), hands, (), (), 0, 1, 0))
    return found


def _kaschlan(size: int, count: int) -> Kind:
    return Kind(
        f"kaschlan, {size}+{size} cards",
        kaschlan,
        lambda: kaschlan_hands(size, count),
        kaschlan_solver.solve,
        kaschlan_solver.worth,
    )


def last_deals(form: str, size: int, count: int) -> list[kasino.State]:
    """Four cards each and so many loose cards, all the others in the piles, about evenly."""
    found = []
    for number in range(count):
        luck = random.Random(f"{form} {size} {number}")
        pack = luck.sample(PACK, 52)
        cut = (60 + size) // 2 + luck.randint(-6, 6)
        found.append(
            kasino.start(kasino.form(form), 2, 1, PACK)._replace(
                hands=(bits_of(pack[:4]), bits_of(pack[4:8])),
                table=bits_of(pack[8 : 8 + size]),
                stock=(),
                taken=(bits_of(pack[8 + size : cut]), bits_of(pack[cut:])),
                tabbar=(luck.randrange(3), luck.randrange(3)),
                last=luck.randrange(2),
            )
        )
    return found


def _kasino(form: str, size: int, count: int) -> Kind:
    return Kind(
        f"kasino, {form}, {size} loose cards",
        kasino,
        lambda: last_deals(form, size, count),
        kasino_solver.solve,
        kasino_solver.worth,
    )


KINDS = (
    _kaschlan(5, 40),
    _kaschlan(6, 40),
    _kaschlan(7, 20),
    _kaschlan(8, 5),
    _kasino("standard", 4, 40),
    _kasino("standard", 8, 40),
    _kasino("standard", 12, 5),
    _kasino("nordic", 4, 40),
    _kasino("nordic", 8, 40),
    _kasino("nordic", 12, 10),
)


def _took(work: Callable[[], object]) -> float:
    """Milliseconds."""
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


def measure() -> str:
    """Of each kind the nodes and milliseconds of all its positions, as JSON."""
    found = {}
    for kind in KINDS:
        nodes, times = [], []
        for state in kind.positions():
            solve = cache(lambda state=state, kind=kind: kind.solve(state, LIMIT))
            times.append(_took(solve))
            nodes.append(solve().nodes)
        found[kind.name] = {"nodes": nodes, "times": times}
    return json.dumps(found)


def in_the_browser() -> str:
    """The same by a browser's Python, under Node."""
    command = ["node", str(RUNNER), "call", str(HOME), str(HOME), "tests.bench.solvers", "measure"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Plainly(NamedTuple):
    """What plain minimax took; ``least`` where it came to its limit."""

    nodes: int
    time: float
    least: bool


def plainly(kind: Kind, state: Any) -> Plainly:
    """One position by plain minimax."""
    began = time.process_time()
    try:
        nodes, least = plain.solve(kind.game, state, kind.worth, PLAIN_LIMIT).nodes, False
    except Unsolved as unsolved:
        nodes, least = unsolved.nodes, True
    return Plainly(nodes, 1000 * (time.process_time() - began), least)


def main() -> None:
    """Print a line for each kind of position, and one for plain minimax on the first few of them."""
    desk, browser = json.loads(measure()), json.loads(in_the_browser())
    for kind in KINDS:
        nodes, times = desk[kind.name]["nodes"], desk[kind.name]["times"]
        there = browser[kind.name]["times"]
        assert browser[kind.name]["nodes"] == nodes
        print(
            f"solver: {kind.name}: median of {len(nodes)}: {median(nodes):,.0f} nodes, {median(times):.1f} ms in CPython, "
            f"{median(there):.1f} ms in Pyodide; at most {max(nodes):,} nodes, {max(times):.0f} ms, {max(there):.0f} ms"
        )
        found = [plainly(kind, state) for state in kind.positions()[:PLAIN_POSITIONS]]
        mean = sum(one.nodes for one in found) / len(found)
        ratio = sum(one.nodes for one in found) / sum(nodes[: len(found)])
        least = "at least " if any(one.least for one in found) else ""
        print(
            f"plain:  {kind.name}: mean of {len(found)}: {least}{mean:,.0f} nodes, "
            f"{least}{sum(one.time for one in found) / len(found):,.0f} ms in CPython; {least}{ratio:,.0f} × the solver's nodes"
        )


if __name__ == "__main__":
    main()
