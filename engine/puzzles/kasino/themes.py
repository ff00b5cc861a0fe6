"""What each theme of Kasino means: predicates of a solved position, exactly what its prompt says.

``begins`` functions are cheap and asked of a position and its legal moves before it is solved, the others of a solved one.
"""

from collections.abc import Callable

from engine.kasino.scoring import STORAN
from engine.kasino.state import Move, State, tallies
from engine.puzzles.kasino.case import Case

type Begins = Callable[[State, tuple[Move, ...]], bool]
type Holds = Callable[[Case], bool]


SEVERAL_SETS = ("C33", "C35", "CA13")
"""The rules by which sums, sums and equal cards, or builds and others are taken in one play."""


def verbs(moves: tuple[Move, ...]) -> set[str]:
    """The kinds of play among moves."""
    return {move.verb for move in moves}


def captures(moves: tuple[Move, ...]) -> set[tuple[int, tuple[int, ...]]]:
    """The different sets of things that moves take."""
    return {(move.loose, move.builds) for move in moves if move.verb == "take"}


def raises(state: State, move: Move) -> bool:
    """Whether a build changes the value of another (C52, C53)."""
    others = {build.cards for build in state.builds if build.value != move.value}
    return move.verb == "build" and any(cards in others for cards in move.builds)


# Whether a theme can begin


def begins_captures(_: State, moves: tuple[Move, ...]) -> bool:
    """There are at least two different captures."""
    return len(captures(moves)) > 1


def begins_storan(state: State, moves: tuple[Move, ...]) -> bool:
    """Storan is on the table or in a hand."""
    in_builds = sum(build.cards for build in state.builds)
    return bool(moves) and bool((state.table | in_builds | state.hands[0] | state.hands[1]) & STORAN)


def begins_build_or_take(_: State, moves: tuple[Move, ...]) -> bool:
    """Something can be built and something taken."""
    return {"take", "build"} <= verbs(moves)


def begins_raise(state: State, moves: tuple[Move, ...]) -> bool:
    """A build can be raised."""
    return any(raises(state, move) for move in moves)


def begins_spades(state: State, moves: tuple[Move, ...]) -> bool:
    """Who has most spades is open: those left in hands and on the table can change it."""
    own, other = tallies(state)
    return bool(moves) and abs(own.spades - other.spades) <= 13 - own.spades - other.spades >= 2


def begins_any(state: State, moves: tuple[Move, ...]) -> bool:
    """Something lies on the table."""
    return bool(state.table or state.builds) and len(moves) > 2


def begins_sweep(state: State, moves: tuple[Move, ...]) -> bool:
    """So little lies on the table that it may be empty soon; who has one card left prepares nothing."""
    things = state.table.bit_count() + len(state.builds)
    return 1 <= things <= 4 and len(moves) > 2 and min(hand.bit_count() for hand in state.hands) > 1


def begins_last_deal(state: State, moves: tuple[Move, ...]) -> bool:
    """The last deal has just begun: three or four cards in each hand."""
    return min(hand.bit_count() for hand in state.hands) >= 3 and begins_any(state, moves)


# Whether it is the theme


def best_capture(case: Case) -> bool:
    """All the best moves are captures, and another capture is worse."""
    return verbs(case.best) == {"take"} and "take" in verbs(case.wrong)


def hidden_sweep(case: Case) -> bool:
    """Best play makes a tabbe that is not seen at once.

    Either each of the best moves is a tabbe of several sets, not all of them equal cards; or none is a tabbe, and after
    each the seat can make one by its next move whatever good answer the other side has.
    """
    rules = [case.sweeps(move) for move in case.best]
    if any(rules):
        return all(rule in SEVERAL_SETS for rule in rules)
    return all(case.sweeps_next(move) for move in case.best)


def protect_storan(case: Case) -> bool:
    """With best play the seat gets storan; after most wrong moves, the tempting one too, the other side gets it."""
    return _hangs_on(case, lambda move: case.tallies(move)[0].storan > 0)


def count_spades(case: Case) -> bool:
    """With best play the seat has most spades, or as many; after most wrong moves, the tempting one too, it comes to less."""
    held = _sign_of_spades(case, case.best[0])
    return held >= 0 and _hangs_on(case, lambda move: _sign_of_spades(case, move) >= held)


def _sign_of_spades(case: Case, move: Move) -> int:
    own, other = case.tallies(move)
    return (own.spades > other.spades) - (own.spades < other.spades)


def sistan(case: Case) -> bool:
    """With best play the seat takes last; after most wrong moves, the tempting one too, the other side does."""
    return _hangs_on(case, lambda move: case.end(move).last == case.seat)


def _hangs_on(case: Case, reached: Callable[[Move], bool]) -> bool:
    """Something that all the best moves reach, and of the wrong ones the tempting one does not, nor do most others."""
    if reached(case.tempting) or not all(map(reached, case.best)):
        return False
    return 2 * sum(map(reached, case.wrong)) <= len(case.wrong)


def build_or_take(case: Case) -> bool:
    """All the best moves build and some capture is worse, or the other way about."""
    kinds = verbs(case.best)
    return len(kinds) == 1 and "lay" not in kinds and bool({"take", "build"} - kinds <= verbs(case.wrong))


def raising(case: Case) -> bool:
    """All the best moves raise a build; or none does, a raise is wrong and tempts, or the best take a build instead."""
    rising = [raises(case.state, move) for move in case.best]
    if any(rising):
        return all(rising)
    return any(raises(case.state, move) for move in case.wrong) and all(move.builds for move in case.best)


def last_deal(case: Case) -> bool:
    """Any: it is the number of moves to find that makes it worth while."""
    return bool(case.wrong)


BEGINS: dict[str, Begins] = {
    "best-capture": begins_captures,
    "hidden-sweep": begins_sweep,
    "protect-storan": begins_storan,
    "build-or-take": begins_build_or_take,
    "raise": begins_raise,
    "count-spades": begins_spades,
    "sistan": begins_any,
    "last-deal": begins_last_deal,
}

HOLDS: dict[str, Holds] = {
    "best-capture": best_capture,
    "hidden-sweep": hidden_sweep,
    "protect-storan": protect_storan,
    "build-or-take": build_or_take,
    "raise": raising,
    "count-spades": count_spades,
    "sistan": sistan,
    "last-deal": last_deal,
}
