"""What a move of Kaschlan does."""

from engine.game import Event, Illegal, IllegalMove, Step
from engine.kaschlan import citing
from engine.kaschlan.beating import QUEEN_OF_DIAMONDS, is_trump
from engine.kaschlan.bouts import draw, end_of_deal, finish_defence, pass_turn, take_up, went_out
from engine.kaschlan.judging import check
from engine.kaschlan.state import NO_CARD, Move, State, is_over, passed_over


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
    led = Event("led", rule, seat, cards, also=citing.of_lead(state, cards))
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
    led = Event("led", "K51", state.defender, (card,), also=citing.of_own_lead(state))
    events = (led, _beaten(state, card, beater))
    return _after_defence(state, (*state.table, (card, beater)), 1 << card | 1 << beater, events)


def _beaten(state: State, led: int, beater: int) -> Event:
    if beater == QUEEN_OF_DIAMONDS:
        rule = "K7"
    elif is_trump(led, state.trump):
        rule = "K45"
    else:
        rule = "K44"
    also = citing.of_beat(led, beater, rule, state.trump)
    return Event("beat", rule, state.defender, (beater,), {"on": (led,)}, also)


def _after_defence(
    state: State, table: tuple[tuple[int, int], ...], played: int, events: tuple[Event, ...]
) -> Step[State]:
    hands = list(state.hands)
    hands[state.defender] ^= played
    state = state._replace(hands=tuple(hands), table=table)
    events += went_out(state, state.defender)
    return end_of_deal(state, events) if is_over(state) else Step(state, events)
