"""Why a move of Kaschlan is not legal: every rule that it breaks, in the order in which they are told."""

from engine.cards import rank
from engine.game import Facts, Illegal, Legal, Violation
from engine.kaschlan import citing
from engine.kaschlan.beating import BEATERS, can_beat_all, is_trump
from engine.kaschlan.moves import leaves_a_defence
from engine.kaschlan.state import HAND, Move, State, attackers, passed_over


def check(state: State, move: Move, seat: int | None = None) -> Legal[Move] | Illegal:
    """Whether ``seat`` (default: the actor) may make the move; every rule it breaks, in the order they are told.

    The plan of a legal move is the move itself with its cards in pack order.
    """
    if state.turn is None:
        return Illegal((Violation("K73"),))
    if seat is None:
        seat = state.turn
    elif not 0 <= seat < len(state.hands):
        return Illegal((Violation("K1", {"seat": seat}),))
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
    facts: Facts = {"seat": seat, "turn": state.turn or 0}
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
    return [Violation(rule, {**facts, "rank": rank(state.table[0][0])}) for rule in reasons]


def _role_violations(state: State, move: Move, seat: int) -> list[Violation]:
    """What is wrong with the move itself for a seat in its role."""
    verb = move.verb
    if seat != state.defender:
        if verb == "lead":
            return _check_lead(state, move, seat)
        if verb == "done":
            return [] if state.table else [Violation("K22")]
        return [Violation("K51" if verb == "own" else "K43", {"seat": seat, "defender": state.defender})]
    if verb == "lead":
        return [Violation("K51", {"seat": seat, "defender": seat})]
    if verb == "beat":
        return _check_beat(state, move)
    if verb == "own":
        return _check_own(state, move)
    if verb == "draw":
        return _check_draw(state)
    if verb == "take":
        return _check_full_defence(state, move) if state.unbeaten else [Violation("K61")]
    return [Violation("K43", {"cards": state.unbeaten})] if state.unbeaten else []


def _check_lead(state: State, move: Move, seat: int) -> list[Violation]:
    found = [] if move.cards else [Violation("K22")]
    joining = seat != state.attacker
    hand = state.hands[seat]
    missing = _missing(hand, move.cards)
    if missing:
        found.append(Violation("K26" if joining else "K22", {"seat": seat, "cards": missing}))
    if len({rank(card) for card in move.cards}) > 1:
        found.append(Violation("K22", {"ranks": move.cards}))
    if state.table:
        led = rank(state.table[0][0])
        others = tuple(card for card in move.cards if rank(card) != led)
        if others:
            found.append(Violation("K31", {"cards": others, "rank": led}, citing.of_other_rank(state, others)))
    total = len(state.table) + len(move.cards)
    if total > 4:
        found.append(Violation("K32", {"limit": 4, "led": total}, citing.of_fifth_lead(state)))
    limit = state.hands[state.defender].bit_count()
    unbeaten = len(state.unbeaten) + len(move.cards)
    if unbeaten > limit:
        found.append(Violation("K33", {"limit": limit, "led": unbeaten}))
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
        found.append(Violation("K47", {"cards": (beater,)}))
    if led not in state.unbeaten:
        found.append(Violation("K46", {"cards": (led,)}))
    found += _does_not_beat(state, led, beater)
    return found or _check_full_defence(state, move)


def _check_own(state: State, move: Move) -> list[Violation]:
    found = []
    card, beater = move.cards
    hand = state.hands[state.defender]
    if not hand >> card & 1:
        found.append(Violation("K51", {"cards": (card,)}))
    if not hand >> beater & 1 or card == beater:
        found.append(Violation("K52", {"cards": (beater,)}))
    if not state.table or rank(card) != rank(state.table[0][0]):
        found.append(Violation("K51", {"ranks": (card,)}, ("K31",) if state.table else ()))
    if len(state.table) >= 4:
        found.append(Violation("K32", {"limit": 4, "led": len(state.table) + 1}, citing.of_fifth_lead(state)))
    limit = hand.bit_count() - 1
    unbeaten = len(state.unbeaten) + 1
    if unbeaten > limit:
        found.append(Violation("K34", {"limit": limit, "led": unbeaten}, ("K54",)))
    unable = _does_not_beat(state, card, beater)
    if unable:
        found += [*unable, Violation("K52", {"cards": (beater,)})]
    if not found:
        found = _check_full_defence(state, move)
    if state.turn == state.defender and state.unbeaten and state.options.self_attack == "when_all_beaten":
        found.append(Violation("KA4"))
    return found


def _does_not_beat(state: State, led: int, beater: int) -> list[Violation]:
    if BEATERS[state.trump][led] >> beater & 1:
        return []
    rule = "K45" if is_trump(led, state.trump) else "K44"
    return [Violation(rule, {"led": (led,), "beater": (beater,)}, citing.of_not_beating(led, beater))]


def _check_full_defence(state: State, move: Move) -> list[Violation]:
    """KA1: where a complete defence exists, every beat must leave one possible and nothing may be picked up."""
    if state.options.must_beat == "free" or state.turn != state.defender:
        return []
    hand = state.hands[state.defender]
    if not can_beat_all(state.unbeaten, hand, state.trump):
        return []
    if move.verb != "take" and leaves_a_defence(state, move):
        return []
    return [Violation("KA1")]


def _check_draw(state: State) -> list[Violation]:
    found = []
    if state.unbeaten:
        found.append(Violation("K57", {"cards": state.unbeaten}))
    held = state.hands[state.defender].bit_count()
    if held >= HAND:
        found.append(Violation("K37", {"held": held}))
    if not state.stock:
        found.append(Violation("K41"))
    return found
