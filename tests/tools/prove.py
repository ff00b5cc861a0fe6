"""``python -m tests.tools.prove``: the proofs by example that the test suite makes, with many more examples.

Engine and oracle are asked about 20,000 random positions of each game, and at least 10,000 deals for each number of
players, form and changed option are played at random and the invariants checked. Prints what was done, and ends with a
fault at the first thing that does not hold. All of it takes half an hour on two processors; it can be had in pieces:
``python -m tests.tools.prove "kasino deals: 2" "kasino oracle" --share 4/5``.
"""

import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import batched

from engine import kaschlan, kasino
from tests.engine.kaschlan import invariants as kaschlan_invariants
from tests.engine.kasino import invariants as kasino_invariants
from tests.engine.kasino.variants import VARIANTS
from tests.engine.oracle.agreement import WITNESSES, answers

POSITIONS = 20_000
DEALS = 10_000
CHUNK = 250


def agree(game: str, numbers: tuple[int, ...]) -> int:
    """Ask both about the positions of these numbers; how many answers were compared."""
    compared = 0
    for number in numbers:
        for answer in answers(game, str(number)):
            assert answer.engine == answer.oracle, answer
            compared += 1
    return compared


def kaschlan_deals(options: kaschlan.Options, seats: int, numbers: tuple[int, ...]) -> int:
    """Play these deals; how many moves were made."""
    moves = 0
    for number in numbers:
        turns = kaschlan_invariants.played(options, seats, number)
        kaschlan_invariants.all_hold(turns, number)
        moves += len(turns)
    return moves


def kasino_packs(name: str, options: kasino.Options, seats: int, numbers: tuple[int, ...]) -> int:
    """Play these packs; how many moves were made."""
    moves = 0
    for number in numbers:
        seed = f"{name} {number}"
        turns = kasino_invariants.played(options, seats, seed)
        kasino_invariants.all_hold(turns, seed)
        moves += len(turns)
    return moves


def proofs() -> Iterator[tuple[str, int, Callable[[tuple[int, ...]], int]]]:
    """What is to be proven, by how many examples, and how some of them are tried."""
    for game in WITNESSES:
        yield f"{game} oracle: positions", POSITIONS, partial(agree, game)
    for seats in (2, 3, 4):
        for options in kaschlan_invariants.VARIANTS:
            yield f"kaschlan deals: {seats} {' '.join(options)}: deals", DEALS, partial(kaschlan_deals, options, seats)
    for name, chosen, seats in VARIANTS:
        packs = kasino_invariants.packs(chosen, seats, DEALS)
        yield f"kasino deals: {name}: packs", packs, partial(kasino_packs, name, chosen, seats)


def main() -> None:
    """Prove it all, or what is asked for, on all processors."""
    parser = ArgumentParser(prog="python -m tests.tools.prove")
    parser.add_argument("what", nargs="*", default=[""], help="only what begins so")
    parser.add_argument("--share", default="1/1", help="so much of the examples: 4/5 is the fourth fifth")
    asked = parser.parse_args()
    share, shares = map(int, asked.share.split("/"))
    with ProcessPoolExecutor() as workers:
        for what, count, proof in proofs():
            if what.startswith(tuple(asked.what)):
                began = time.monotonic()
                examples = range(count * (share - 1) // shares, count * share // shares)
                compared = sum(workers.map(proof, batched(examples, CHUNK, strict=False)))
                print(f"{what} {examples}, {compared} checks, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
