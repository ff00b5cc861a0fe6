"""``python -m tests.prove``: the proofs by example that the test suite makes, with many more examples.

Engine and oracle are asked about 20,000 random positions of each game; 10,000 deals for each number of players and set
of options of Kaschlan, and 10,000 packs for each number of players and form of Kasino, are played at random and the
invariants checked. Prints what was done, and ends with a fault at the first thing that does not hold.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.kaschlan import invariants as kaschlan_invariants
from tests.kasino import invariants as kasino_invariants
from tests.kasino.variants import GROUPS, variants
from tests.oracle.agreement import WITNESSES, answers

POSITIONS = 20_000
DEALS = 10_000
CHUNK = 500


def agree(game: str, numbers: range) -> int:
    """Ask both about the positions of these numbers; how many answers were compared."""
    compared = 0
    for number in numbers:
        for answer in answers(game, str(number)):
            assert answer.engine == answer.oracle, answer
            compared += 1
    return compared


def deals(variant: int, seats: int, numbers: range) -> int:
    """Play these deals of Kaschlan; how many moves were made."""
    moves = 0
    for number in numbers:
        turns = kaschlan_invariants.played(kaschlan_invariants.VARIANTS[variant], seats, number)
        kaschlan_invariants.all_hold(turns)
        moves += len(turns)
    return moves


def packs(form: str, seats: int, numbers: range) -> int:
    """Play these packs of Kasino, one variant of the form after another; how many moves were made."""
    moves = 0
    every = variants(form, seats)
    for number in numbers:
        seed = f"{form} {seats} {number}"
        turns = kasino_invariants.played(every[number % len(every)], seats, seed)
        kasino_invariants.all_hold(turns, seed)
        moves += len(turns)
    return moves


def proofs() -> Iterator[tuple[str, int, Callable[[range], int]]]:
    """What is to be proven, by how many examples, and how some of them are tried."""
    for game in WITNESSES:
        yield f"{game}: engine and oracle agree", POSITIONS, partial(agree, game)
    for seats in (2, 3, 4):
        for variant, options in enumerate(kaschlan_invariants.VARIANTS):
            yield f"kaschlan: {seats} players, {' '.join(options)}", DEALS, partial(deals, variant, seats)
    for form, seats in GROUPS:
        yield (
            f"kasino: {seats} players, {form}, {len(variants(form, seats))} variants",
            DEALS,
            partial(packs, form, seats),
        )


def main() -> None:
    """Prove it all, on all processors."""
    with ProcessPoolExecutor() as workers:
        for what, count, proof in proofs():
            began = time.monotonic()
            chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
            compared = sum(workers.map(proof, chunks))
            print(f"{what}: {count} examples, {compared} checks, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
