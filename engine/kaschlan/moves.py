"""Which moves of Kaschlan are legal.

``legal`` and :func:`engine.kaschlan.judging.check` are written independently of each other; a property test binds the two.
"""

from collections.abc import Sequence
from itertools import combinations

from engine.cards import RANK_BITS, cards_of, rank
from engine.kaschlan.beating import BEATERS, can_beat_all
from engine.kaschlan.state import HAND, Move, State, room


def legal(state: State) -> tuple[Move, ...]:
    """All legal moves of the actor, in canonical order."""
    if state.turn is None:
        return ()
    if state.turn != state.defender:
        return _attacks(state, state.turn)
    return _defences(state)


def _attacks(state: State, seat: int) -> tuple[Move, ...]:
    """Leads of one rank within K32 and K33, and ``done`` once something is led (K22, K26)."""
    most = room(state)
    hand = state.hands[seat] if most else 0
    ranks: Sequence[int] = range(7, 15)
    if state.table:
        ranks = (rank(state.table[0][0]),)
        hand &= RANK_BITS[ranks[0]]
    leads: list[tuple[int, ...]] = [(card,) for card in cards_of(hand)]
    for one in ranks:
        alike = hand & RANK_BITS[one]
        if alike & alike - 1:
            for size in range(2, most + 1):
                leads += combinations(cards_of(alike), size)
    leads.sort()
    moves = [Move("lead", cards) for cards in leads]
    if state.table:
        moves.append(Move("done"))
    return tuple(moves)


def _defences(state: State) -> tuple[Move, ...]:
    """Beats and own attacks (K44–K56), then ``draw`` (K57), ``take`` (K61) or ``done`` (K59)."""
    hand = state.hands[state.defender]
    beaters = BEATERS[state.trump]
    unbeaten = state.unbeaten
    full = state.options.must_beat == "full" and can_beat_all(unbeaten, hand, state.trump)
    moves = [Move("beat", (led, by)) for led in sorted(unbeaten) for by in cards_of(hand & beaters[led])]
    if _may_attack_oneself(state, unbeaten):
        own = cards_of(hand & RANK_BITS[rank(state.table[0][0])])
        moves += [Move("own", (card, by)) for card in own for by in cards_of(hand & beaters[card])]
    if full:
        moves = [move for move in moves if leaves_a_defence(state, move)]
    if unbeaten:
        if not full:
            moves.append(Move("take"))
    else:
        if hand.bit_count() < HAND and state.stock:
            moves.append(Move("draw"))
        moves.append(Move("done"))
    return tuple(moves)


def _may_attack_oneself(state: State, unbeaten: tuple[int, ...]) -> bool:
    """Room under K32 and, with the card and its beater gone, under K34; KA4 where that option is on."""
    spare = state.hands[state.defender].bit_count() - len(unbeaten)
    return len(state.table) < 4 and spare >= 2 and not (unbeaten and state.options.self_attack == "when_all_beaten")


def leaves_a_defence(state: State, move: Move) -> bool:
    """Whether after a beat or an own attack every other led card can still be beaten (KA1)."""
    first, beater = move.cards
    hand = state.hands[state.defender] & ~(1 << beater)
    if move.verb == "own":
        hand &= ~(1 << first)
    return can_beat_all(tuple(led for led in state.unbeaten if led != first), hand, state.trump)
