"""What a card and a spade are worth before the pack is over: ``python -m engine.players.kasino.fit [PACKS]``.

Plain play plays packs for two, in the standard form and the Nordic one.  At the end of each deal it is noted by how many
cards and spades one seat is ahead, and in the end by how many points for most cards and most spades (C69, C70).  The two
weights are those with the least squares of the error.
"""

import sys

from engine import kasino
from engine.deal import shuffle
from engine.kasino.bots import plain_move
from engine.kasino.scoring import tally
from engine.kasino.state import State

FORMS = ("standard", "nordic")


def main(packs: int) -> None:
    """Print the weights in thousandths of a point."""
    rows = [row for number in range(packs) for row in _pack(FORMS[number % len(FORMS)], f"fit {number}")]
    cards, spades = least_squares(rows)
    print(f"CARD = {round(1000 * cards)}\nSPADE = {round(1000 * spades)}\nfrom {packs} packs, {len(rows)} deals")


def _pack(form: str, seed: str) -> list[tuple[int, int, int]]:
    """By how many cards, spades, and in the end points for most of them, the first seat was ahead after each deal."""
    state = kasino.start(kasino.form(form), 2, 1, shuffle(seed, kasino.PACK), (0, 0))
    noted: list[tuple[int, int]] = []
    while state.turn is not None:
        after = kasino.apply(state, plain_move(state)).state
        if after.turn is not None and len(after.stock) < len(state.stock):
            noted.append(_ahead(after))
        state = after
    cards, spades = _ahead(state)
    points = (cards > 0) - (cards < 0) + 2 * ((spades > 0) - (spades < 0))
    return [(*one, points) for one in noted]


def _ahead(state: State) -> tuple[int, int]:
    mine, other = map(tally, state.taken)
    return mine.cards - other.cards, mine.spades - other.spades


def least_squares(rows: list[tuple[int, int, int]]) -> tuple[float, float]:
    """The two weights with which the first two numbers of a row come nearest to its third."""
    xx = sum(x * x for x, _, _ in rows)
    yy = sum(y * y for _, y, _ in rows)
    xy = sum(x * y for x, y, _ in rows)
    xz = sum(x * z for x, _, z in rows)
    yz = sum(y * z for _, y, z in rows)
    both = xx * yy - xy * xy
    return (xz * yy - yz * xy) / both, (yz * xx - xz * xy) / both


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
