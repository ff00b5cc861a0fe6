"""How a bout goes on and ends: draws, whose turn it is, who attacks whom next, and the end of the deal."""

from engine.cards import rank
from engine.game import Event, Facts, Step
from engine.kaschlan import citing
from engine.kaschlan.options import Options
from engine.kaschlan.state import HAND, State, attackers, is_over, next_holder, outcome, passed_over

type Events = tuple[Event, ...]


def draw(state: State, seat: int, rule: str, led: int = 0) -> tuple[State, Events]:
    """Draw up to five cards in hand, as long as the stock lasts (K24, K36–K40, KA8).

    The event names the rule that set the number: ``rule`` itself, K36 where five in hand came before as many as were
    ``led``, K37 where nothing was due, K40 where the stock ran out, K41 where it was gone before.
    """
    due = max(0, HAND - state.hands[seat].bit_count())
    if not state.stock:
        return state, ()
    if not due:
        return state, (Event("drew", "K37", seat),)
    cards = state.stock[:due]
    if len(cards) < due:
        rule = "K40"
    elif due < led:
        rule = "K36"
    hands = list(state.hands)
    for card in cards:
        hands[seat] |= 1 << card
    drawn = state._replace(hands=tuple(hands), stock=state.stock[len(cards) :])
    events = (Event("drew", rule, seat, cards, also=citing.of_draw(state, cards, rule)),)
    return drawn, events if drawn.stock else (*events, Event("stock_gone", "K41", also=("K42",)))


def pass_turn(state: State, seat: int, events: Events = ()) -> Step[State]:
    """The turn after an attacking seat: the next that can lead (K26, K29), at last the defender (K28)."""
    order = attackers(state)
    told = list(events)
    also = ("K30",) if seat != state.attacker and not events else ()
    for candidate in order[order.index(seat) + 1 :]:
        reasons = passed_over(state, candidate)
        if not reasons:
            turn = Event("turn", "K29", candidate, also=also)
            return Step(state._replace(turn=candidate), (*told, turn))
        if state.hands[candidate]:
            facts: Facts = {"rank": rank(state.table[0][0])}
            limit = ("K35",) if reasons[0] == "K33" else ()
            told.append(Event("passed_over", reasons[0], candidate, (), facts, limit))
    turn = Event("turn", "K28", state.defender, also=also)
    return Step(state._replace(turn=state.defender), (*told, turn))


def take_up(state: State) -> Step[State]:
    """A failed defence: only the unbeaten cards are picked up, without a draw; the same attack again (K61–K65)."""
    taken = state.unbeaten
    gone = tuple(card for pair in state.table for card in pair if card >= 0 and card not in taken)
    hands = list(state.hands)
    for card in taken:
        hands[state.defender] |= 1 << card
    events = [Event("picked_up", "K61", state.defender, taken, also=citing.of_picking_up(state, taken))]
    if gone:
        events.append(Event("discarded", "K62", None, gone))
    if state.stock and state.hands[state.defender].bit_count() + len(taken) < HAND:
        events.append(Event("drew", "K63", state.defender))
    return _next_bout(state._replace(hands=tuple(hands), table=()), events, held=False)


def finish_defence(state: State) -> Step[State]:
    """A successful defence: the defender draws up to five, the table leaves play, the roles move (K57–K60)."""
    gone = tuple(card for pair in state.table for card in pair)
    discarded = Event("discarded", "K59", None, gone, also=citing.of_finishing(state))
    state, drew = draw(state, state.defender, "K57")
    return _next_bout(state._replace(table=()), [*drew, discarded], held=True)


def went_out(state: State, seat: int) -> Events:
    """A seat whose last card is played with no stock to draw from is out (K68, KA25, KA38)."""
    return () if state.hands[seat] or state.stock else (Event("went_out", "K68", seat),)


def _next_bout(state: State, events: list[Event], held: bool) -> Step[State]:
    """The next bout's start, or the end of the deal."""
    if is_over(state):
        return end_of_deal(state, tuple(events))
    rule, attacker, defender = next_roles(state.hands, state.attacker, state.defender, held, state.options)
    facts: Facts = {"attacker": attacker, "defender": defender}
    events.append(Event("roles", rule, None, (), facts, citing.OF_ROLES.get(rule, ())))
    return Step(state._replace(attacker=attacker, defender=defender, turn=attacker), tuple(events))


def next_roles(
    hands: tuple[int, ...], attacker: int, defender: int, held: bool, options: Options
) -> tuple[str, int, int]:
    """Who attacks whom next, after the rule that says so; ``held`` is a successful defence (K60, K65, K69–K72, KA18)."""
    if not hands[attacker] and not hands[defender]:
        attacker = next_holder(hands, defender)
        return "K72", attacker, next_holder(hands, attacker)
    if not hands[attacker]:
        if held and options.attacker_out == "durak":
            return "KA18", defender, next_holder(hands, defender)
        return "K69" if held else "K70", next_holder(hands, attacker, -1, but=defender), defender
    if not hands[defender]:
        return "K71", attacker, next_holder(hands, defender, but=attacker)
    if held:
        return "K60", defender, next_holder(hands, defender)
    return "K65", attacker, defender


def end_of_deal(state: State, events: Events) -> Step[State]:
    """The deal is over at once; table cards stay where they are (K73, K74, KA24)."""
    result = outcome(state)
    assert result is not None
    lost = Event("lost", "K74", result.loser) if result.loser is not None else Event("drawn_deal", "KA20")
    return Step(state._replace(turn=None), (*events, Event("over", "K73"), lost))
