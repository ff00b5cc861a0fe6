"""Puzzles of Kaschlan: late moments of deals between players who mostly play plainly, judged by the exact solver."""

from collections.abc import Iterator

from engine import kaschlan
from engine.cards import SHORT_PACK
from engine.deal import below, numbers, shuffle
from engine.kaschlan.bots import plain_move
from engine.kaschlan.dealing import start
from engine.kaschlan.moves import legal
from engine.kaschlan.notation import write_move
from engine.kaschlan.options import DEFAULTS
from engine.kaschlan.playing import apply
from engine.kaschlan.positions import write
from engine.kaschlan.state import Move, State, holders
from engine.puzzles.cited import cited
from engine.puzzles.kaschlan.case import Case
from engine.puzzles.kaschlan.themes import BEGINS, HOLDS, TELLING
from engine.puzzles.levels import level
from engine.puzzles.main_line import main_line, plain_is_enough
from engine.puzzles.puzzle import Puzzle
from engine.search.budget import Unsolved

TRIES = {"saving-beat": 2, "keep": 4, "winning-attack": 2, "self-attack": 3, "dumping": 4, "going-out": 2, "trumps": 4}
"""How many deals one attempt goes through."""

NODES = 1000
"""What one position may cost to judge."""

STOCK, LARGEST, SMALLEST = 3, 7, 2
"""The most cards in the stock, and the sizes of a hand, where a puzzle may begin."""

MOST_OF = dict.fromkeys(HOLDS, 1 / 2) | {"self-attack": 2 / 3, "dumping": 2 / 3}
"""The share of the first moves that may hold; what is done in several steps can begin with any of them."""

RULES = 3
"""The most rules that a puzzle is said to turn on."""


def moments(theme: str, seed: str) -> Iterator[State]:
    """The late moments of a deal at which a puzzle of the theme could begin.

    One move in three is any legal one, all others are plain.
    """
    stream = numbers(seed)
    seats = 3 + below(stream, 2) if theme == "going-out" else 2
    state = start(DEFAULTS, seats, below(stream, seats), shuffle(seed, SHORT_PACK))
    while state.turn is not None:
        moves = legal(state)
        if len(moves) > 2 and _late(state):
            yield state
        any_move = moves[below(stream, len(moves))]
        state = apply(state, plain_move(state) if below(stream, 3) else any_move).state


def _late(state: State) -> bool:
    sizes = [state.hands[seat].bit_count() for seat in holders(state)]
    smallest = SMALLEST if len(state.hands) == 2 else 1
    return len(state.stock) <= STOCK and smallest <= min(sizes) and max(sizes) <= LARGEST


def judge(theme: str, state: State) -> Puzzle | None:
    """The position as a puzzle of the theme, if it is one.

    The seat to act can hold, by few of its moves, and plain play is not enough for it.
    """
    if not BEGINS[theme](state):
        return None
    try:
        case = Case(state, NODES if len(state.hands) == 2 else NODES // 2)
        first = case.solved(state)
        if first.value < 1 or len(first.best) > MOST_OF[theme] * len(first.results):
            return None
        if not HOLDS[theme](case) or plain_is_enough(kaschlan, state, case):
            return None
        moves = main_line(
            kaschlan, state, case.solved, plain_move, lambda after: plain_is_enough(kaschlan, after, case)
        )[1]
        rules = _rules(theme, case)
    except Unsolved:
        return None
    best = tuple(map(write_move, first.best))
    grade = level("kaschlan", moves, len(best), len(first.results))
    return Puzzle(theme, grade, write(state), best, rules) if rules else None


def _rules(theme: str, case: Case) -> tuple[str, ...]:
    """Of the rules that the theme turns on one of the first move, two of what punishes the tempting one, then others."""

    def told(moves: tuple[Move, ...]) -> list[str]:
        found = cited(kaschlan, case.state, moves)
        return [number for number in TELLING[theme] if number in found]

    found = dict.fromkeys(told(case.line[:1])[:1] + told(case.refutation)[:2] + told(case.line))
    return tuple(sorted(tuple(found)[:RULES], key=TELLING[theme].index))
