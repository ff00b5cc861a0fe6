"""The moves of Kaschlan: which are legal, why the others are not, and what they do.

``check`` and ``legal`` are written independently of each other; a property test binds the two.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import RANK_BITS, cards_of, rank
from engine.game import Event, Illegal, IllegalMove, Legal, Step, Violation
from engine.kaschlan.beating import BEATERS, QUEEN_OF_DIAMONDS, can_beat_all, is_trump
from engine.kaschlan.bouts import draw, end_of_deal, finish_defence, pass_turn, take_up, went_out
from engine.kaschlan.state import HAND, NO_CARD, State, attackers, is_over, passed_over, room


class Move(NamedTuple):
    """A verb and its cards: ``lead`` those led; ``beat`` the led card and its beater; ``own`` the card led against
    oneself and its beater; none for ``draw``, ``take`` and ``done``.
    """

    verb: str
    cards: tuple[int, ...] = ()


def actor(state: State) -> int | None:
    """The seat to act, or None when the deal is over."""
    return state.turn


# Which moves are legal


def legal(state: State) -> tuple[Move, ...]:
    """All legal moves of the actor, in canonical order."""
    if state.turn is None or state.unseen:
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
        moves = [move for move in moves if _leaves_a_defence(state, move)]
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


def _leaves_a_defence(state: State, move: Move) -> bool:
    """Whether after a beat or an own attack every other led card can still be beaten (KA1)."""
    first, beater = move.cards
    hand = state.hands[state.defender] & ~(1 << beater)
    if move.verb == "own":
        hand &= ~(1 << first)
    return can_beat_all(tuple(led for led in state.unbeaten if led != first), hand, state.trump)


# Why a move is not


def check(state: State, move: Move, seat: int | None = None) -> Legal[Move] | Illegal:
    """Whether ``seat`` (default: the actor) may make the move; every rule it breaks, in the order they are told.

    The plan of a legal move is the move itself with its cards in pack order.
    """
    if state.turn is None:
        return Illegal((Violation("K73"),))
    if seat is None:
        seat = state.turn
    elif not 0 <= seat < len(state.hands):
        return Illegal((Violation("K1", (("seat", seat),)),))
    found = [] if seat == state.turn else _turn_violations(state, move, seat)
    found += _role_violations(state, move, seat)
    if found:
        told: dict[str, Violation] = {}
        for violation in found:
            told.setdefault(violation.rule, violation)
        return Illegal(tuple(told.values()))
    return Legal(Move("lead", tuple(sorted(move.cards))) if move.verb == "lead" else move)


def _turn_violations(state: State, move: Move, seat: int) -> list[Violation]:
    """Why another seat acts now.

    K22 before the first lead; K28 for the defender during the attack; K29 for a seat whose turn comes later; for a
    joiner that was passed over, why it cannot lead (a lead of its own says so by itself: K26, K31, K32, K33); for the
    others KA11 during the attack, and K28 once the defence has begun.
    """
    facts = (("seat", seat), ("turn", state.turn or 0))
    if not state.table:
        return [Violation("K22", facts)]
    if seat == state.defender:
        return [Violation("K28", facts)]
    order = attackers(state)
    if state.turn in order and order.index(seat) > order.index(state.turn):
        return [Violation("K29", facts)]
    reasons = passed_over(state, seat) if seat != state.attacker else []
    if not reasons:
        return [Violation("K28" if state.turn == state.defender else "KA11", facts)]
    if move.verb == "lead":
        return []
    return [Violation(rule, (*facts, ("rank", rank(state.table[0][0])))) for rule in reasons]


def _role_violations(state: State, move: Move, seat: int) -> list[Violation]:
    """What is wrong with the move itself for a seat in its role."""
    verb = move.verb
    if seat != state.defender:
        if verb == "lead":
            return _check_lead(state, move, seat)
        if verb == "done":
            return [] if state.table else [Violation("K22")]
        return [Violation("K51" if verb == "own" else "K43", (("seat", seat), ("defender", state.defender)))]
    if verb == "lead":
        return [Violation("K51", (("seat", seat), ("defender", seat)))]
    if verb == "beat":
        return _check_beat(state, move)
    if verb == "own":
        return _check_own(state, move)
    if verb == "draw":
        return _check_draw(state)
    if verb == "take":
        return _check_full_defence(state, move) if state.unbeaten else [Violation("K61")]
    return [Violation("K43", (("cards", state.unbeaten),))] if state.unbeaten else []


def _check_lead(state: State, move: Move, seat: int) -> list[Violation]:
    found = [] if move.cards else [Violation("K22")]
    joining = seat != state.attacker
    hand = state.hands[seat]
    missing = _missing(hand, move.cards)
    if missing:
        found.append(Violation("K26" if joining else "K22", (("seat", seat), ("cards", missing))))
    if len({rank(card) for card in move.cards}) > 1:
        found.append(Violation("K22", (("ranks", move.cards),)))
    if state.table:
        led = rank(state.table[0][0])
        others = tuple(card for card in move.cards if rank(card) != led)
        if others:
            found.append(Violation("K31", (("cards", others), ("rank", led))))
    total = len(state.table) + len(move.cards)
    if total > 4:
        found.append(Violation("K32", (("limit", 4), ("led", total))))
    limit = state.hands[state.defender].bit_count()
    unbeaten = len(state.unbeaten) + len(move.cards)
    if unbeaten > limit:
        found.append(Violation("K33", (("limit", limit), ("led", unbeaten))))
    return found


def _missing(hand: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that the hand does not hold, or that are named a second time."""
    missing = []
    for card in cards:
        if not hand >> card & 1:
            missing.append(card)
        hand &= ~(1 << card)
    return tuple(missing)


def _check_beat(state: State, move: Move) -> list[Violation]:
    found = []
    led, beater = move.cards
    if not state.hands[state.defender] >> beater & 1:
        found.append(Violation("K47", (("cards", (beater,)),)))
    if led not in state.unbeaten:
        found.append(Violation("K46", (("cards", (led,)),)))
    found += _does_not_beat(state, led, beater)
    return found or _check_full_defence(state, move)


def _check_own(state: State, move: Move) -> list[Violation]:
    found = []
    card, beater = move.cards
    hand = state.hands[state.defender]
    if not hand >> card & 1:
        found.append(Violation("K51", (("cards", (card,)),)))
    if not hand >> beater & 1 or card == beater:
        found.append(Violation("K52", (("cards", (beater,)),)))
    if not state.table or rank(card) != rank(state.table[0][0]):
        found.append(Violation("K51", (("ranks", (card,)),)))
    if len(state.table) >= 4:
        found.append(Violation("K32", (("limit", 4), ("led", len(state.table) + 1))))
    limit = hand.bit_count() - 1
    unbeaten = len(state.unbeaten) + 1
    if unbeaten > limit:
        found.append(Violation("K34", (("limit", limit), ("led", unbeaten))))
    unable = _does_not_beat(state, card, beater)
    if unable:
        found += [*unable, Violation("K52", (("cards", (beater,)),))]
    if not found:
        found = _check_full_defence(state, move)
    if state.turn == state.defender and state.unbeaten and state.options.self_attack == "when_all_beaten":
        found.append(Violation("KA4"))
    return found


def _does_not_beat(state: State, led: int, beater: int) -> list[Violation]:
    if BEATERS[state.trump][led] >> beater & 1:
        return []
    rule = "K45" if is_trump(led, state.trump) else "K44"
    return [Violation(rule, (("led", (led,)), ("beater", (beater,))))]


def _check_full_defence(state: State, move: Move) -> list[Violation]:
    """KA1: where a complete defence exists, every beat must leave one possible and nothing may be picked up."""
    if state.options.must_beat == "free" or state.turn != state.defender:
        return []
    hand = state.hands[state.defender]
    if not can_beat_all(state.unbeaten, hand, state.trump):
        return []
    if move.verb != "take" and _leaves_a_defence(state, move):
        return []
    return [Violation("KA1")]


def _check_draw(state: State) -> list[Violation]:
    found = []
    if state.unbeaten:
        found.append(Violation("K57", (("cards", state.unbeaten),)))
    held = state.hands[state.defender].bit_count()
    if held >= HAND:
        found.append(Violation("K37", (("held", held),)))
    if not state.stock:
        found.append(Violation("K41"))
    return found


# What a move does


def apply(state: State, move: Move, seat: int | None = None) -> Step[State]:
    """Make the move; raises IllegalMove with the violations."""
    verdict = check(state, move, seat)
    if isinstance(verdict, Illegal):
        raise IllegalMove(verdict.violations)
    move = verdict.plan
    assert state.turn is not None
    if move.verb == "lead":
        return _lead(state, move.cards, state.turn)
    if move.verb == "beat":
        return _beat(state, *move.cards)
    if move.verb == "own":
        return _own(state, *move.cards)
    if move.verb == "draw":
        drawn, events = draw(state, state.defender, "K57")
        return Step(drawn, events)
    if move.verb == "take":
        return take_up(state)
    if state.turn == state.defender:
        return finish_defence(state)
    return pass_turn(state, state.turn)


def _lead(state: State, cards: tuple[int, ...], seat: int) -> Step[State]:
    """Lead, draw at once (K24, K27), and pass the turn where the seat cannot lead more."""
    rule = "K26" if seat != state.attacker else "K25" if state.table else "K22"
    hands = list(state.hands)
    for card in cards:
        hands[seat] ^= 1 << card
    table = state.table + tuple((card, NO_CARD) for card in cards)
    led = Event("led", rule, seat, cards)
    state, drew = draw(
        state._replace(hands=tuple(hands), table=table), seat, "K27" if rule == "K26" else "K24", len(cards)
    )
    events = (led, *drew, *went_out(state, seat))
    if is_over(state):
        return end_of_deal(state, events)
    if not passed_over(state, seat):
        return Step(state, events)
    return pass_turn(state, seat, events)


def _beat(state: State, led: int, beater: int) -> Step[State]:
    """Lay the beater on the led card (K46)."""
    table = tuple((card, beater if card == led else by) for card, by in state.table)
    return _after_defence(state, table, 1 << beater, (_beaten(state, led, beater),))


def _own(state: State, card: int, beater: int) -> Step[State]:
    """Lead against oneself and beat it, in one action (K51, K52, KA5)."""
    led = Event("led", "K51", state.defender, (card,))
    events = (
        led,
        _beaten(state, card, beater),
    )
    return _after_defence(state, (*state.table, (card, beater)), 1 << card | 1 << beater, events)


def _beaten(state: State, led: int, beater: int) -> Event:
    if beater == QUEEN_OF_DIAMONDS:
        rule = "K7"
    elif is_trump(led, state.trump):
        rule = "K45"
    else:
        rule = "K44"
    return Event("beat", rule, state.defender, (beater,), (("on", (led,)),))


def _after_defence(
    state: State, table: tuple[tuple[int, int], ...], played: int, events: tuple[Event, ...]
) -> Step[State]:
    hands = list(state.hands)
    hands[state.defender] ^= played
    state = state._replace(hands=tuple(hands), table=table)
    events += went_out(state, state.defender)
    return end_of_deal(state, events) if is_over(state) else Step(state, events)
