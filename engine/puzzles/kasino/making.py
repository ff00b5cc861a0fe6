"""Puzzles of Kasino: last deals between two who mostly play plainly, judged by the exact solver."""

from collections.abc import Iterator

from engine import kasino
from engine.cards import PACK, parse_card
from engine.deal import below, numbers, shuffle
from engine.kasino.bots import plain_move
from engine.kasino.dealing import start
from engine.kasino.moves import legal
from engine.kasino.notation import write_move
from engine.kasino.options import form
from engine.kasino.playing import apply
from engine.kasino.positions import write
from engine.kasino.scoring import tally
from engine.kasino.state import Move, State, tallies
from engine.puzzles.cited import cited
from engine.puzzles.kasino.case import Case
from engine.puzzles.kasino.themes import BEGINS, HOLDS
from engine.puzzles.levels import level
from engine.puzzles.main_line import main_line, plain_is_enough
from engine.puzzles.puzzle import Puzzle
from engine.search.budget import Unsolved

TRIES = dict.fromkeys(BEGINS, 3) | {"hidden-sweep": 12, "raise": 25}
"""How many packs one attempt plays."""

NODES = 2000
"""What one position may cost to judge."""

FORMS = {
    "best-capture": ("nordic", "finnish"),
    "hidden-sweep": ("nordic", "finnish"),
    "protect-storan": ("nordic", "finnish"),
    "count-spades": ("nordic",),
    "sistan": ("nordic",),
    "last-deal": ("nordic", "kryp", "drag"),
}
"""The forms besides the standard one, each in one pack of six."""

COSTS = {"hidden-sweep": 1}
"""So many points the tempting move costs at least, if not two: a tabbe is one."""

LOOSE, BUILDS = 8, 2
"""The most loose cards and builds on the table where a puzzle may begin."""

OF_THEME = {"hidden-sweep": ("C60", "C65"), "protect-storan": ("C72",), "count-spades": ("C70",), "sistan": ("C74",)}
"""What a theme is about."""

RULES = 4
"""The most rules that a puzzle is said to turn on."""


def moments(theme: str, seed: str) -> Iterator[State]:
    """The moments of a last deal at which a puzzle of the theme could begin.

    Half of the moves are plain; of the others two in three are builds where one can be made, else any.
    """
    stream = numbers(seed)
    pick = below(stream, 6)
    others = FORMS.get(theme, ())
    options = form(others[pick] if pick < len(others) else "standard")
    state = start(options, 2, 1, _pack(theme, seed))
    while state.turn is not None:
        moves = legal(state)
        if not state.stock and len(moves) > 2 and _natural(state) and BEGINS[theme](state, moves):
            yield counted(state)
        state = apply(state, _chosen(state, moves, below(stream, 6), next(stream))).state


def _pack(theme: str, seed: str) -> tuple[int, ...]:
    """A shuffled pack; with storan among the last eight cards where it is what the puzzle is about."""
    pack = shuffle(seed, PACK)
    if theme != "protect-storan":
        return pack
    at = pack.index(parse_card("Td"))
    if at >= 44:
        return pack
    late = 44 + at % 8
    return (*pack[:at], pack[late], *pack[at + 1 : late], pack[at], *pack[late + 1 :])


def _chosen(state: State, moves: tuple[Move, ...], die: int, number: int) -> Move:
    if die < 3:
        return plain_move(state)
    builds = [move for move in moves if move.verb == "build"]
    chosen = builds if builds and die < 5 else moves
    return chosen[number % len(chosen)]


def _natural(state: State) -> bool:
    """Little enough lies on the table, and who has most cards or most spades is open."""
    own, other = tallies(state)
    return (
        state.table.bit_count() <= LOOSE
        and len(state.builds) <= BUILDS
        and (
            abs(own.cards - other.cards) <= 52 - own.cards - other.cards
            or abs(own.spades - other.spades) <= 13 - own.spades - other.spades
        )
    )


def counted(state: State) -> State:
    """The same position with the piles counted, not shown."""
    return state._replace(taken=(0, 0), counted=tuple(map(tally, state.taken)))


def judge(theme: str, state: State) -> Puzzle | None:
    """The position as a puzzle of the theme, if it is one.

    One move alone is best, a tempting one costs points, and plain play goes wrong by the first or by a later move.
    """
    try:
        case = Case(state, NODES)
        if not case.is_clear(COSTS.get(theme, 2)) or not HOLDS[theme](case):
            return None
        line, moves = main_line(
            kasino, state, case.solved, plain_move, lambda after: plain_is_enough(kasino, after, case)
        )
        if not _goes_wrong(case, line):
            return None
    except Unsolved:
        return None
    best = tuple(map(write_move, case.best))
    return Puzzle(theme, level("kasino", moves, len(best), len(case.results)), write(state), best, rules(theme, case))


def _goes_wrong(case: Case, line: tuple[Move, ...]) -> bool:
    """Whether a plain move somewhere along the line is a mistake."""
    state = case.state
    for move in line:
        if state.turn == case.seat and plain_move(state) not in case.solved(state).best:
            return True
        state = apply(state, move).state
    return False


def rules(theme: str, case: Case) -> tuple[str, ...]:
    """The rule of the best move, that of the theme, then what the tempting move loses by at the count, most points first."""
    solution, slip = case.best[0], case.tempting
    ends = cited(kasino, case.state, case.line(solution)), cited(kasino, case.state, case.line(slip))
    held, left = case.ahead(solution), case.ahead(slip)
    costs = [rule for rule in held if held[rule] > left[rule]]
    tie = ["C77"] if ("C77" in ends[0]) != ("C77" in ends[1]) else []
    telling = [*_of_move(case.state, solution), *OF_THEME.get(theme, ())]
    telling += ["C88"] if case.state.options.misere else []
    telling += sorted(costs, key=lambda rule: left[rule] - held[rule]) + tie
    return tuple(rule for rule in dict.fromkeys(telling) if rule in ends[0] or rule in ends[1])[:RULES]


def _of_move(state: State, move: Move) -> tuple[str, ...]:
    """The rule that says most about a move: of a card laid out that could take, that it need not (C29)."""
    event = apply(state, move).events[0]
    return event.also if event.event == "laid" else (event.rule,)
