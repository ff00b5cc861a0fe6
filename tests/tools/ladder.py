"""``python -m tests.tools.ladder``: how much each level of player is better than the one below, in every form.

The plan was fixed before the first deal: so many pairs a step, these seeds, no step left out. In a pair the same cards are
played once in every seating (see :mod:`engine.arena`). Prints each step with its standard error, and fails where a level is
not better than the one below by more than its error.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, NamedTuple

from engine import kaschlan, kasino
from engine.arena import Strength, of, pair
from engine.games import GAMES
from engine.players import LEVELS

SEED = "ladder"
PAIRS = {"kaschlan": 120, "kasino": 60}
COMPANY = 48
"""Pairs with three or four at the table, which are as many deals as there are seats."""


class Step(NamedTuple):
    """Levels by seat, of which the first is asked about, and so many pairs."""

    game: str
    form: str
    levels: tuple[int, ...]
    pairs: int


def steps() -> Iterator[Step]:
    """All of the ladder."""
    for higher in LEVELS[1:]:
        lower = higher - 1
        yield Step("kaschlan", "standard", (higher, lower), PAIRS["kaschlan"])
        for seats in (3, 4):
            yield Step("kaschlan", "standard", (higher, *repeat(lower, seats - 1)), COMPANY)
        for form in kasino.FORMS:
            if form != "pairs":
                yield Step("kasino", form, (higher, lower), PAIRS["kasino"])
        for seats in (3, 4):
            yield Step("kasino", "standard", (higher, *repeat(lower, seats - 1)), COMPANY)
        yield Step("kasino", "pairs", (higher, lower, higher, lower), COMPANY)
    yield Step("kaschlan", "standard", (5, 2), PAIRS["kaschlan"])
    yield Step("kasino", "standard", (5, 2), PAIRS["kasino"])


def played(step: Step, number: int) -> float:
    """One pair."""
    chosen: Any = kaschlan.DEFAULTS if step.game == "kaschlan" else kasino.form(step.form)
    return pair(GAMES[step.game], chosen, step.levels, f"{SEED}/{number}")


def main() -> int:
    """Print it all; how many steps are none."""
    failed = 0
    with ProcessPoolExecutor() as workers:
        for step in steps():
            found: Strength = of(list(workers.map(played, repeat(step), range(step.pairs))))
            climbs = found.mean > found.error
            failed += not climbs
            levels = ",".join(map(str, step.levels))
            told = f"{step.game} {step.form} {levels}: {found.mean:+.2f} ± {found.error:.2f} after {found.pairs} pairs"
            print(told if climbs else f"{told}: no better", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
