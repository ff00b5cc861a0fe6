"""Why a move of Kasino is not legal: every rule that it breaks, in the order in which they are told."""

from typing import NamedTuple

from engine.cards import cards_of
from engine.game import Illegal, Legal, Violation
from engine.kasino import captures, citing, duties
from engine.kasino.builds import Building
from engine.kasino.builds import plan as plan_build
from engine.kasino.captures import Capture, hand_values
from engine.kasino.moves import takes_the_table
from engine.kasino.state import Build, Move, State
from engine.kasino.values import HOLDERS


class Laying(NamedTuple):
    """What laying a card out will do."""

    card: int


type Plan = Capture | Building | Laying


_ORDER = ("C41", "C43", "C40", "C42", "C51", "C54", "C55", "CA8", "CA12")


def check(state: State, move: Move, seat: int | None = None) -> Legal[Plan] | Illegal:
    """Whether the seat (by default the one to act) may make the move; the violations are in the order of the book.

    Whether cards add up is not asked of cards that are not there to be named.
    """
    if state.turn is None:
        return Illegal((Violation("C66"),))
    violations = []
    if seat is None:
        seat = state.turn
    elif seat != state.turn:
        violations.append(Violation("C20", {"turn": state.turn}))
        if seat >= len(state.hands):
            return Illegal(tuple(violations))
    held = bool(state.hands[seat] >> move.card & 1)
    if not held:
        violations.append(Violation("C4", {"cards": (move.card,)}))
    plan: Plan | None = Laying(move.card)
    sound, small = True, False
    if move.verb != "lay":
        wrong, builds = _check_named_cards(state, move)
        sound = not wrong
        if move.verb == "take":
            plan, small = _judge_take(state, move, builds, wrong, violations)
        else:
            violations += wrong
            plan = _judge_build(state, move, builds, seat, violations, sound=sound)
    if small and state.options.capture == "maximal":
        violations.append(Violation("CA1"))
    if held and sound and state.builds and state.options.build_duty != "none":
        violations += _judge_duties(state, move, seat)
    if state.options.misere:
        violations += _judge_misere(state, move, seat, small)
    if plan is None or violations:
        return Illegal(tuple(violations))
    return Legal(plan)


def _judge_take(
    state: State, move: Move, builds: tuple[Build, ...], wrong: list[Violation], violations: list[Violation]
) -> tuple[Capture | None, bool]:
    """The capture (None if it is none at any value of the card), and whether it is smaller than it must be.

    Against a capture at no value the value with the fewest violations is told.
    """
    values = hand_values(state, move.card)
    impossible = move.value != 0 and move.value not in values
    violations += wrong
    if impossible:
        violations.append(Violation("C10", {"cards": (move.card,), "value": move.value}))
    if wrong:
        return None, False
    compulsory = state.options.capture == "maximal" or state.options.misere
    least: list[Violation] | None = None
    smaller = None
    for value in (move.value,) if move.value else values:
        plan = captures.plan(state, move, builds, value)
        if isinstance(plan, Capture):
            if impossible or not compulsory or not captures.could_be_larger(state, plan):
                return plan, False
            smaller = smaller or plan
        elif least is None or len(plan) < len(least):
            least = plan
    if smaller is None:
        violations += least or ()
    return smaller, smaller is not None


def _judge_build(
    state: State, move: Move, builds: tuple[Build, ...], seat: int, violations: list[Violation], *, sound: bool
) -> Building | None:
    """The build that would be made, None if it does not come out."""
    plan = plan_build(state, move, builds, seat) if sound else []
    against = plan if isinstance(plan, list) else []
    if not state.options.building:
        against.append(Violation("C40"))
    if not HOLDERS[state.options.hand_values][move.value] & state.hands[seat] & ~(1 << move.card):
        against.append(Violation("C42", {"value": move.value}, citing.of_value_nobody_holds(move.value)))
    violations += sorted(against, key=lambda violation: _ORDER.index(violation.rule))
    return plan if isinstance(plan, Building) else None


def _check_named_cards(state: State, move: Move) -> tuple[list[Violation], tuple[Build, ...]]:
    """What is wrong with the things that the move names (C31, C34, C44, C59), and the builds among them."""
    violations = []
    builds = tuple([build for build in state.builds if build.cards in move.builds])
    if move.loose & ~state.table or len(builds) < len(move.builds) or move.twice:
        known = {build.cards for build in builds}
        astray = move.loose & ~state.table
        twice = move.twice
        for index, cards in enumerate(move.builds):
            astray |= 0 if cards in known else cards
            twice |= cards if cards in move.builds[:index] else 0
        in_builds = sum(build.cards for build in state.builds)
        for rule, cards in (("C31", astray & ~in_builds), ("C34", twice), ("C44", astray & in_builds)):
            if cards:
                violations.append(Violation(rule, {"cards": cards_of(cards)}))
    if not state.table and not state.builds:
        violations.append(Violation("C59"))
    return violations, builds


def _judge_duties(state: State, move: Move, seat: int) -> list[Violation]:
    """What the owner of a build owes (CA7, CA6), unless that leaves no legal play."""
    violations = []
    bare = duties.uncovered(state, seat, state.hands[seat] & ~(1 << move.card), move.builds)
    if bare:
        violations.append(Violation("CA7", {"value": bare[0].value, "cards": cards_of(bare[0].cards)}))
    if move.verb == "lay" and state.options.build_duty == "keep_card_no_trail" and duties.owns_a_build(state, seat):
        violations.append(Violation("CA6"))
    return [] if violations and duties.duties_lapse(state, seat) else violations


def _judge_misere(state: State, move: Move, seat: int, small: bool) -> list[Violation]:
    """What is compulsory in krypkasino: to take, and as much as can be (CA37); a tabbe that can be made (CA38)."""
    violations = []
    if move.verb == "lay":
        small = any(captures.takes_something(state, value) for value in hand_values(state, move.card))
    if small:
        violations.append(Violation("CA37", {"cards": (move.card,)}))
    sweeping = duties.takes_all_with(state, seat)
    if sweeping and not (move.verb == "take" and move.card in sweeping and takes_the_table(state, move)):
        violations.append(Violation("CA38", {"cards": sweeping}))
    return violations
