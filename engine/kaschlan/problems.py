"""What can be wrong with a position of Kaschlan whose cards and seats exist."""

from engine.cards import SUITS, rank, suit
from engine.kaschlan.beating import BEATERS
from engine.kaschlan.state import NO_CARD, Shown, State, attackers, held, holders, in_stock, is_over, passed_over
from engine.notation import Problem
from engine.problems import What


def problems_of(state: Shown, turn: int | None) -> list[Problem]:
    """All that is wrong; ``turn`` is the turn as written, None where it was left out."""
    problems = []
    if state.stock and suit(state.stock[-1]) != state.trump:
        problems.append(Problem(What.TRUMP_UNLIKE_TURN_UP, {"trump": SUITS[state.trump], "cards": state.stock[-1:]}))
    problems += _table_problems(state)
    if state.attacker == state.defender:
        problems.append(Problem(What.ATTACKER_IS_DEFENDER, {"seat": state.attacker}))
    holding = holders(state)
    if is_over(state):
        if turn is not None:
            problems.append(Problem(What.NO_SUCH_TURN, {"seat": turn}))
        return problems
    if not state.table:
        problems += [
            Problem(What.NO_CARDS, {"field": role, "seat": seat})
            for role, seat in (("attacker", state.attacker), ("defender", state.defender))
            if seat not in holding
        ]
    if in_stock(state) and not any(seat != state.defender for seat in holding):
        problems.append(Problem(What.NO_OPPONENT))
    if turn is not None and not problems and not _may_act(state, turn):
        problems.append(Problem(What.NO_SUCH_TURN, {"seat": turn}))
    return problems


def _table_problems(state: Shown) -> list[Problem]:
    problems = []
    led = tuple(card for card, _ in state.table)
    if len({rank(card) for card in led}) > 1:
        problems.append(Problem(What.LED_RANKS_DIFFER, {"cards": led}))
    if len(led) > 4:
        problems.append(Problem(What.MORE_THAN_FOUR_LED, {"cards": led}))
    most = held(state, state.defender)
    if len(state.unbeaten) > most:
        problems.append(Problem(What.MORE_UNBEATEN_THAN_HELD, {"held": most, "cards": state.unbeaten}))
    problems += [
        Problem(What.DOES_NOT_BEAT, {"led": (card,), "beater": (beater,)})
        for card, beater in state.table
        if beater != NO_CARD and not BEATERS[state.trump][card] >> beater & 1
    ]
    return problems


def _may_act(state: Shown, turn: int) -> bool:
    """Whether the turn can be there: the attacker before the first lead, then who can still lead, or the defender."""
    if not state.table:
        return turn == state.attacker
    if turn == state.defender:
        return True
    if turn not in attackers(state) or any(beater != NO_CARD for _, beater in state.table):
        return False
    return not isinstance(state, State) or not passed_over(state, turn)
