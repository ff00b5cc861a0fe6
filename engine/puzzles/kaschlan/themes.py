"""What each theme of Kaschlan means: predicates of a solved position, exactly what its prompt says."""

from collections.abc import Callable

from engine import kaschlan
from engine.cards import RANK_BITS, cards_of, rank
from engine.kaschlan.beating import BEATERS, is_trump
from engine.kaschlan.state import Move, State, holders
from engine.puzzles.cited import cited
from engine.puzzles.kaschlan.case import Case, Ending

MANY = 10
"""The most cards that three seats or more may hold together: with more there is too much to see."""


def begins_attack(state: State) -> bool:
    """The seat to act is about to open a bout."""
    return not state.table


def begins_defence(state: State) -> bool:
    """The seat to act has just been attacked."""
    return state.turn == state.defender and bool(state.table) and len(state.unbeaten) == len(state.table)


def holding(case: Case) -> list[Ending]:
    """The ways to finish the bout that hold."""
    return [ending for ending in case.endings if ending.holds]


def saving_beat(case: Case) -> bool:
    """Of several ways to beat all that was led exactly one saves, and nothing else does."""
    held = {(ending.table, ending.taken) for ending in holding(case)}
    if len(held) != 1 or any(ending.own or ending.taken for ending in holding(case)):
        return False
    return any(not ending.holds and not ending.own and not ending.taken for ending in case.endings)


def keep(case: Case) -> bool:
    """All that was led can be beaten, yet beating it as cheaply as possible loses: what is left in hand decides."""
    if case.plain.verb != "beat" or case.plain in case.best or any(move.verb == "own" for move in case.best):
        return False
    return any(not ending.own and not ending.taken for ending in case.endings)


def winning_attack(case: Case) -> bool:
    """Of three ranks to lead or more only few leads hold, and not because of how many cards are led."""
    return 3 * len(case.best) <= len(case.best) + len(case.wrong) and not dumping(case)


def self_attack(case: Case) -> bool:
    """Whatever is beaten or taken up, only with an own attack in this bout does the defence hold."""
    return all(ending.own for ending in holding(case))


def dumping(case: Case) -> bool:
    """Cards of one rank are to be led, and how many of them decides: so many hold, and fewer or more lose."""
    held = holding(case)
    ranks = {rank(led) for ending in held for led, _ in ending.table}
    sizes = {len(ending.table) for ending in held}
    return len(ranks) == 1 and any(
        rank(led) in ranks and len(ending.table) not in sizes
        for ending in case.endings
        if not ending.holds
        for led, _ in ending.table
    )


def someone_nearly_out(state: State) -> bool:
    """Three seats or more hold cards, one of them at most two, and there is no stock."""
    sizes = [state.hands[seat].bit_count() for seat in holders(state)]
    return len(sizes) > 2 and min(sizes) <= 2 and sum(sizes) <= MANY and not state.stock


def going_out(case: Case) -> bool:
    """In the solution a seat goes out while two others or more go on (K69–K72)."""
    found = cited(kaschlan, case.state, case.line)
    return any(number in found for number in ("K69", "K70", "K71", "K72"))


def trumps_meet(state: State) -> bool:
    """The seat to act holds two trumps or more, and another seat one."""
    mine = sum(is_trump(card, state.trump) for card in cards_of(_hand(state)))
    every = sum(is_trump(card, state.trump) for hand in state.hands for card in cards_of(hand))
    return 2 <= mine < every


def trumps(case: Case) -> bool:
    """Whether a trump is played, or which one, decides; and a trump is beaten by a higher one before the end."""
    played = {trump_of(case, move) for move in case.best}
    if None in played and (len(played) > 1 or trump_of(case, case.plain) is None):
        return False
    if all(trump_of(case, move) in played for move in case.wrong):
        return False
    trump = case.state.trump
    moves = (*case.line, *case.refutation)
    return any(move.verb in ("beat", "own") and is_trump(move.cards[0], trump) for move in moves)


def trump_of(case: Case, move: Move) -> int | None:
    """The highest trump that a move plays from the hand; None if it plays none."""
    played = move.cards[1:] if move.verb == "beat" else move.cards
    return max((card for card in played if is_trump(card, case.state.trump)), default=None)


BEGINS: dict[str, Callable[[State], bool]] = {
    "saving-beat": lambda state: begins_defence(state) and _beats(state) > 1,
    "keep": lambda state: begins_defence(state) and _beats(state) > 1,
    "winning-attack": lambda state: begins_attack(state) and _ranks(state) > 2,
    "self-attack": lambda state: begins_defence(state) and _may_come_to_own_attack(state),
    "dumping": lambda state: begins_attack(state) and _ranks(state) < _hand(state).bit_count(),
    "going-out": lambda state: someone_nearly_out(state) and (begins_attack(state) or begins_defence(state)),
    "trumps": lambda state: trumps_meet(state) and (begins_attack(state) or begins_defence(state)),
}
"""Where the puzzles of a theme may begin: what can be seen without solving."""

HOLDS: dict[str, Callable[[Case], bool]] = {
    "saving-beat": saving_beat,
    "keep": keep,
    "winning-attack": winning_attack,
    "self-attack": self_attack,
    "dumping": dumping,
    "going-out": going_out,
    "trumps": trumps,
}

TELLING: dict[str, tuple[str, ...]] = {
    "saving-beat": ("K7", "K45", "K44", "K65", "K70", "K61", "K60"),
    "keep": ("K7", "K45", "K61", "K65", "K44", "K60"),
    "winning-attack": ("K7", "K45", "K65", "K61", "K60", "K73"),
    "self-attack": ("K51", "K53", "K58", "K65"),
    "dumping": ("K22", "K65", "K61", "K7", "K45", "K60"),
    "going-out": ("K72", "K69", "K70", "K71", "K68", "K26"),
    "trumps": ("K7", "K45", "K65", "K9", "K8"),
}
"""The rules that a theme may turn on, the most telling first."""


def _hand(state: State) -> int:
    assert state.turn is not None
    return state.hands[state.turn]


def _ranks(state: State) -> int:
    return sum(1 for bits in RANK_BITS if _hand(state) & bits)


def _beats(state: State) -> int:
    return sum((BEATERS[state.trump][led] & _hand(state)).bit_count() for led in state.unbeaten)


def _may_come_to_own_attack(state: State) -> bool:
    """The led rank is in hand or may be drawn (K51, K53), and there is room for an own attack (K32, K34)."""
    reached = _hand(state) | sum(1 << card for card in state.stock)
    room = _hand(state).bit_count() >= len(state.table) + 2 or bool(state.stock)
    return room and len(state.table) < 4 and bool(reached & RANK_BITS[rank(state.table[0][0])])
