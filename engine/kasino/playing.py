"""What a move does: the state after it, and what happened on the way."""

from engine.cards import cards_of
from engine.game import Event, Facts, Illegal, IllegalMove, Step
from engine.kasino import citing, scoring
from engine.kasino.builds import Building
from engine.kasino.captures import Capture
from engine.kasino.dealing import follow
from engine.kasino.judging import check
from engine.kasino.state import Build, Move, State
from engine.kasino.values import HIGH_ACE


def apply(state: State, move: Move, seat: int | None = None) -> Step[State]:
    """Make the move, and what follows by itself; raises IllegalMove with the violations."""
    verdict = check(state, move, seat)
    if isinstance(verdict, Illegal):
        raise IllegalMove(verdict.violations)
    assert state.turn is not None
    plan = verdict.plan
    events: list[Event] = []
    hands = _changed(state.hands, state.turn, state.hands[state.turn] ^ 1 << plan.card)
    if isinstance(plan, Capture):
        after = _take(state, plan, state.turn, hands, events)
    elif isinstance(plan, Building):
        after = _build(state, plan, state.turn, hands, events)
    else:
        rule = "C57" if state.table or state.builds else "C59"
        also = citing.of_laying(state, plan.card)
        events.append(Event("laid", rule, state.turn, (plan.card,), also=also))
        after = _on_table(state, hands, state.table | 1 << plan.card, state.builds)
    return Step(follow(after, state.turn, events), tuple(events))


def _changed[T](each: tuple[T, ...], seat: int, own: T) -> tuple[T, ...]:
    return (*each[:seat], own, *each[seat + 1 :])


def _on_table(state: State, hands: tuple[int, ...], table: int, builds: tuple[Build, ...]) -> State:
    """The state with other hands and another table; a plain call, as ``_replace`` takes longer than all the rest."""
    return State(
        hands,
        table,
        builds,
        state.stock,
        state.taken,
        state.counted,
        state.tabbar,
        state.last,
        state.turn,
        state.dealer,
        state.points,
        state.options,
    )


def _take(state: State, plan: Capture, seat: int, hands: tuple[int, ...], events: list[Event]) -> State:
    cards = loose = sum(plan.parts)
    builds = state.builds
    if plan.builds:
        cards |= sum(build.cards for build in plan.builds)
        builds = tuple(build for build in builds if build not in plan.builds)
    table = state.table ^ loose
    taken, counted, tabbar = state.taken, state.counted, state.tabbar
    events.append(_captured(state, plan, seat, cards))
    if not table and not builds:
        last_play = not state.stock and not any(hands)
        if not last_play or state.options.tabbe_on_last_play:
            tabbar = _changed(tabbar, seat, tabbar[seat] + 1)
            rule = "CA20" if last_play else "C65" if plan.builds else "C60"
            events.append(Event("tabbe", rule, seat, also=citing.of_tabbe(state.tabbar[seat], over=last_play)))
    cards |= 1 << plan.card
    if counted:
        counted = _changed(counted, seat, scoring.add(counted[seat], scoring.tally(cards)))
    else:
        taken = _changed(taken, seat, taken[seat] | cards)
    return State(
        hands,
        table,
        builds,
        state.stock,
        taken,
        counted,
        tabbar,
        seat,
        state.turn,
        state.dealer,
        state.points,
        state.options,
    )


def _captured(state: State, plan: Capture, seat: int, cards: int) -> Event:
    """The value, and of several parts what they are."""
    parts = tuple([cards_of(part) for part in (*plan.parts, *(build.cards for build in plan.builds))])
    facts: Facts = {"value": plan.value, "parts": parts} if len(parts) > 1 else {"value": plan.value}
    also = citing.of_capture(plan.card, plan.value, parts)
    return Event("captured", _capture_rule(state, plan, seat), seat, (plan.card, *cards_of(cards)), facts, also)


def _capture_rule(state: State, plan: Capture, seat: int) -> str:
    """The most particular rule by which the cards are taken."""
    if len(plan.parts) + len(plan.builds) > 1:
        kinds = {part & part - 1 == 0 for part in plan.parts}
        return "CA13" if plan.builds else "C35" if len(kinds) > 1 else "C33" if False in kinds else "C30"
    if plan.builds:
        owner = plan.builds[0].owner
        if owner == seat:
            return "C43"
        return "C87" if state.options.pairs and (owner - seat) % 2 == 0 else "C45"
    part = plan.parts[0]
    if part & part - 1 == 0:
        return "CA3" if plan.value == HIGH_ACE else "C30"
    if plan.value > 10:
        return "C36"
    return "C32" if part.bit_count() > 2 else "C31"


def _build(state: State, plan: Building, seat: int, hands: tuple[int, ...], events: list[Event]) -> State:
    made = plan.build
    used = (plan.raised, *plan.gathered)
    builds = tuple(sorted((*(build for build in state.builds if build not in used), made), key=_first_card))
    cards = (plan.card, *cards_of(made.cards ^ 1 << plan.card))
    facts: Facts = {"value": made.value, "double": int(made.double)}
    also = citing.of_build(cards, double=made.double)
    events.append(Event("raised" if plan.raised else "built", _build_rule(state, plan, seat), seat, cards, facts, also))
    return _on_table(state, hands, state.table ^ plan.loose, builds)


def _build_rule(state: State, plan: Building, seat: int) -> str:
    """The most particular rule by which the build is made."""
    if plan.raised:
        if plan.gathered or plan.loose:
            return "C53"
        if plan.raised.owner == seat:
            return "C52"
        return "CA16" if state.options.pairs and (plan.raised.owner - seat) % 2 == 0 else "C46"
    if plan.gathered:
        return "CA11"
    if plan.build.double:
        return "C47"
    return "CA9" if plan.loose & plan.loose - 1 else "C41"


def _first_card(build: Build) -> int:
    return build.cards & -build.cards
