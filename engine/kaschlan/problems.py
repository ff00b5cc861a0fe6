"""What can be wrong with a position of Kaschlan whose cards and seats exist."""

from engine.cards import SUITS, rank, suit
from engine.kaschlan.beating import BEATERS
from engine.kaschlan.state import NO_CARD, Shown, State, attackers, held, holders, in_stock, is_over, passed_over
from engine.notation import Problem


def problems_of(state: Shown, turn: int | None) -> list[Problem]:
    """All that is wrong; ``turn`` is the turn as written, None where it was left out."""
    problems = []
    if state.stock and suit(state.stock[-1]) != state.trump:
        problems.append(Problem("trump_unlike_turn_up", (("trump", SUITS[state.trump]), ("cards", state.stock[-1:]))))
    problems += _table_problems(state)
    if state.attacker == state.defender:
        problems.append(Problem("attacker_is_defender", (("seat", state.attacker),)))
    holding = holders(state)
    if is_over(state):
        if turn is not None:
            problems.append(Problem("no_such_turn", (("seat", turn),)))
        return problems
    if not state.table:
        problems += [
            Problem("no_cards", (("field", role), ("seat", seat)))
            for role, seat in (("attacker", state.attacker), ("defender", state.defender))
            if seat not in holding
        ]
    if in_stock(state) and not any(seat != state.defender for seat in holding):
        problems.append(Problem("no_opponent"))
    if turn is not None and not problems and not _may_act(state, turn):
        problems.append(Problem("no_such_turn", (("seat", turn),)))
    return problems


def _table_problems(state: Shown) -> list[Problem]:
    problems = []
    led = tuple(card for card, _ in state.table)
    if len({rank(card) for card in led}) > 1:
        problems.append(Problem("led_ranks_differ", (("cards", led),)))
    if len(led) > 4:
        problems.append(Problem("more_than_four_led", (("cards", led),)))
    most = held(state, state.defender)
    if len(state.unbeaten) > most:
        problems.append(Problem("more_unbeaten_than_held", (("held", most), ("cards", state.unbeaten))))
    problems += [
        Problem("does_not_beat", (("led", (card,)), ("beater", (beater,))))
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
