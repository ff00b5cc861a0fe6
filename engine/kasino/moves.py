"""A turn of Kasino: which moves are legal, why another is not, and what a move does."""

from typing import NamedTuple

from engine.cards import cards_of
from engine.game import Illegal, Legal, Violation
from engine.kasino import captures, duties
from engine.kasino.builds import Building, bases, buildings
from engine.kasino.builds import plan as plan_build
from engine.kasino.captures import BUILDS, Capture, hand_values, in_order, parts_of, sets_by_sum, takings, things
from engine.kasino.state import Build, Move, State
from engine.kasino.values import HAND_VALUES, HOLDERS


class Laying(NamedTuple):
    """What laying a card out will do."""

    card: int


type Plan = Capture | Building | Laying


# Listing


def legal(state: State) -> tuple[Move, ...]:
    """All legal moves of the seat to act, in canonical order; none when the pack is over."""
    if state.turn is None:
        return ()
    options = state.options
    hand = state.hands[state.turn]
    cards = cards_of(hand)
    of_card = HAND_VALUES[options.hand_values]
    holders = HOLDERS[options.hand_values]
    values = sorted({value for card in cards for value in of_card[card]})
    by_sum = sets_by_sum(state.table, values[-1])
    parts = {value: parts_of(state, by_sum, value) for value in values}
    laid_on = bases(state, by_sum)
    takes: list[Move] = []
    builds: list[Move] = []
    lays: list[Move] = []
    for card in cards:
        first, *others = of_card[card]
        taken = takings(state, parts[first])
        for value in others:
            if parts[value]:
                taken = in_order({*taken, *takings(state, parts[value])})
        if taken:
            takes += _moves(state, "take", card, 0, taken)
        if options.building:
            rest = hand ^ 1 << card
            for value in values:
                if holders[value] & rest:
                    made = buildings(state, laid_on, parts[value], card, value)
                    if made:
                        builds += _moves(state, "build", card, value, made)
        if not taken or not options.misere:
            lays.append(_move(Move, ("lay", card, 0, 0, (), 0)))
    moves = takes + builds + lays
    if options.misere:
        moves = [move for move in takes if takes_the_table(state, move)] or moves
    if options.build_duty != "none":
        moves = [move for move in moves if _keeps_duties(state, move)] or moves
    return tuple(moves)


_move = tuple.__new__  # a named tuple's own constructor takes as long as finding the move


def _moves(state: State, verb: str, card: int, value: int, sets: list[int]) -> list[Move]:
    """The same play with each of the sets (see captures)."""
    if not state.builds:
        return [_move(Move, (verb, card, value, some, (), 0)) for some in sets]
    return [_move(Move, (verb, card, value, *things(state, some), 0)) for some in sets]


def _keeps_duties(state: State, move: Move) -> bool:
    """Whether the owner still holds a card for every build left behind, and does not lay out where that is barred."""
    seat = state.turn
    rest = state.hands[seat] & ~(1 << move.card) if seat is not None else 0
    own = [build for build in state.builds if build.owner == seat]
    if own and move.verb == "lay" and state.options.build_duty == "keep_card_no_trail":
        return False
    holders = HOLDERS[state.options.hand_values]
    return all(build.cards in move.builds or holders[build.value] & rest for build in own)


# Judging

_ORDER = ("C41", "C43", "C40", "C42", "C51", "C54", "C55", "CA8", "CA12")


def check(state: State, move: Move, seat: int | None = None) -> Legal[Plan] | Illegal:
    """Whether the seat (by default the one to act) may make the move; the violations are in the order of the book."""
    if state.turn is None:
        return Illegal((Violation("C66"),))
    violations = []
    if seat is None:
        seat = state.turn
    elif seat != state.turn:
        violations.append(Violation("C20", (("turn", state.turn),)))
        if seat >= len(state.hands):
            return Illegal(tuple(violations))
    held = bool(state.hands[seat] >> move.card & 1)
    if not held:
        violations.append(Violation("C4", (("cards", (move.card,)),)))
    plan: Plan | None = Laying(move.card)
    small = False
    if move.verb == "take":
        plan, small = _judge_take(state, move, violations)
    elif move.verb == "build":
        plan = _judge_build(state, move, seat, violations)
    if small and state.options.capture == "maximal":
        violations.append(Violation("CA1"))
    if held and state.options.build_duty != "none" and state.builds:
        violations += _judge_duties(state, move, seat)
    if held and state.options.misere:
        violations += _judge_misere(state, move, seat, plan, small)
    if plan is None or violations:
        return Illegal(tuple(violations))
    return Legal(plan)


def _judge_take(state: State, move: Move, violations: list[Violation]) -> tuple[Capture | None, bool]:
    """The capture (None if it is none at any value of the card), and whether it is smaller than it must be."""
    values = hand_values(state, move.card)
    if move.value and move.value not in values:
        violations.append(Violation("C10", (("cards", (move.card,)), ("value", move.value))))
        values = ()
    elif move.value:
        values = (move.value,)
    builds = _judge_things(state, move, violations)
    compulsory = state.options.capture == "maximal" or state.options.misere
    least: list[Violation] | None = None
    smaller = None
    for value in values:
        plan = captures.plan(state, move, builds, value)
        if isinstance(plan, Capture):
            if not compulsory or violations or not captures.could_be_larger(state, plan):
                return plan, False
            smaller = smaller or plan
        elif least is None or len(plan) < len(least):
            least = plan
    if smaller:
        return smaller, True
    told = {violation.rule for violation in violations}
    violations += [violation for violation in least or () if violation.rule not in told]
    return None, False


def _judge_build(state: State, move: Move, seat: int, violations: list[Violation]) -> Building | None:
    """The build that would be made, None if it does not come out."""
    builds = _judge_things(state, move, violations)
    plan, against = plan_build(state, move, builds, seat)
    if not state.options.building:
        against.append(Violation("C40"))
    if not HOLDERS[state.options.hand_values][move.value] & state.hands[seat] & ~(1 << move.card):
        against.append(Violation("C42", (("value", move.value),)))
    if not state.options.same_value_builds:
        apart = [build for build in state.builds if build.value == move.value and build not in builds]
        if apart:
            against.append(Violation("CA12", (("value", move.value), ("cards", cards_of(apart[0].cards)))))
    violations += sorted(against, key=lambda violation: _ORDER.index(violation.rule))
    return plan


def _judge_things(state: State, move: Move, violations: list[Violation]) -> tuple[Build, ...]:
    """The builds that the move names; what is wrong with the things named goes to the violations."""
    builds = tuple(build for build in state.builds if build.cards in move.builds)
    if move.loose & ~state.table or len(builds) < len(move.builds) or move.twice:
        known = {build.cards for build in builds}
        astray = move.loose & ~state.table
        named = twice = 0
        for cards in move.builds:
            astray |= 0 if cards in known else cards
            twice |= named & cards
            named |= cards
        twice |= move.twice | named & move.loose
        in_builds = sum(build.cards for build in state.builds)
        for rule, cards in (("C31", astray & ~in_builds), ("C34", twice), ("C44", astray & in_builds)):
            if cards:
                violations.append(Violation(rule, (("cards", cards_of(cards)),)))
    if not state.table and not state.builds:
        violations.append(Violation("C59"))
    return builds


def _judge_duties(state: State, move: Move, seat: int) -> list[Violation]:
    """What the owner of a build owes (CA7, CA6), unless that leaves no legal play."""
    violations = []
    bare = duties.uncovered(state, seat, state.hands[seat] & ~(1 << move.card), move.builds)
    if bare:
        violations.append(Violation("CA7", (("value", bare[0].value), ("cards", cards_of(bare[0].cards)))))
    if move.verb == "lay" and state.options.build_duty == "keep_card_no_trail" and duties.owns_a_build(state, seat):
        violations.append(Violation("CA6"))
    return [] if violations and duties.duties_lapse(state, seat) else violations


def _judge_misere(state: State, move: Move, seat: int, plan: Plan | None, small: bool) -> list[Violation]:
    """What is compulsory in krypkasino: to take, and as much as can be (CA37); a tabbe that can be made (CA38)."""
    violations = []
    if small or (
        move.verb == "lay"
        and any(captures.takes_something(state, value) for value in hand_values(state, move.card))
    ):
        violations.append(Violation("CA37", (("cards", (move.card,)),)))
    if not (isinstance(plan, Capture) and takes_the_table(state, move)):
        sweeping = duties.takes_all_with(state, seat)
        if sweeping:
            violations.append(Violation("CA38", (("cards", sweeping),)))
    return violations


def takes_the_table(state: State, move: Move) -> bool:
    """Whether a legal capture takes every card on the table: a tabbe (C60, C65)."""
    return move.loose == state.table and len(move.builds) == len(state.builds)
