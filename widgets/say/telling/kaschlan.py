"""Kaschlan's events, refusals and moves in words: which sentence of a language is told."""

from typing import NamedTuple
from typing import cast as typed

from engine.cards import DIAMONDS, QUEEN, rank, suit
from engine.game import Event, Violation
from engine.kaschlan import Move, State
from engine.kaschlan.options import Options, write
from widgets.say import Words


class Cast(NamedTuple):
    """Who is who at a table: names by seat, the seats of attacker and defender, the led rank (0 if none)."""

    names: tuple[str, ...]
    attacker: int
    defender: int
    rank: int


def cast_of(state: State, names: tuple[str, ...]) -> Cast:
    """Who is who in a state."""
    return Cast(names, state.attacker, state.defender, rank(state.table[0][0]) if state.table else 0)


def move(words: Words, move: Move, defending: bool) -> str:
    """A move as the text of a button."""
    match move.verb:
        case "lead":
            return words.move_lead(move.cards)
        case "beat":
            return words.move_beat(*move.cards)
        case "own":
            return words.move_own(*move.cards)
        case "draw":
            return words.do_draw
        case "take":
            return words.do_take
    return words.do_done_defending if defending else words.do_done_leading


def house_rules(words: Words, options: Options) -> list[str]:
    """The house rules that are in force."""
    return [words.house(name, choice) for name, choice in write(options)]


def event(words: Words, event: Event, cast: Cast) -> str:
    """An event as a sentence; ``cast`` is who was who before the move."""
    who = "" if event.seat is None else cast.names[event.seat]
    cards = event.cards
    match event.event:
        case "led":
            return _led(words, event, who, cast)
        case "beat":
            return _beat(words, event, who)
        case "drew":
            return _drew(words, event, who)
        case "stock_gone":
            return words.stock_gone()
        case "turn":
            return words.turn_to_join(who) if event.rule == "K29" else words.turn_to_defend(who)
        case "passed_over":
            return _passed_over(words, event, who, cast)
        case "picked_up":
            return words.picked_up(who, cards)
        case "discarded":
            return words.discarded_all() if event.rule == "K59" else words.discarded_rest(cards)
        case "went_out":
            return words.went_out(who)
        case "roles":
            return _roles(words, event, cast)
        case "over":
            return words.deal_over()
        case "lost":
            return words.lost(who)
        case "drawn_deal":
            return words.drawn_deal()
    raise LookupError(event.event)


def _led(words: Words, event: Event, who: str, cast: Cast) -> str:
    match event.rule:
        case "K51":
            return words.led_own(who, event.cards[0])
        case "K26":
            return words.joined(who, event.cards, cast.names[cast.defender])
        case "K25":
            return words.led_again(who, event.cards)
    return words.led_first(who, event.cards)


def _beat(words: Words, event: Event, who: str) -> str:
    (led,) = event.facts["on"]
    if event.rule == "K7":
        return words.beat_highest_trump(who, led)
    return (words.beat_higher_trump if event.rule == "K45" else words.beat)(who, led, event.cards[0])


def _drew(words: Words, event: Event, who: str) -> str:
    if event.facts.get("count"):
        return words.drew_unseen(who, event.facts["count"], event.cards)
    match event.rule:
        case "K37":
            return words.drew_none(who)
        case "K63":
            return words.drew_none_after_taking(who)
        case "K40":
            return words.drew_the_last(who, event.cards)
        case "K36":
            return words.drew_to_five(who, event.cards)
    return words.drew(who, event.cards)


def _passed_over(words: Words, event: Event, who: str, cast: Cast) -> str:
    match event.rule:
        case "K26":
            return words.passed_no_rank(who, event.facts["rank"])
        case "K32":
            return words.passed_four_led(who)
    return words.passed_limit(who, cast.names[cast.defender])


def _roles(words: Words, event: Event, cast: Cast) -> str:
    attacker, defender = cast.names[event.facts["attacker"]], cast.names[event.facts["defender"]]
    match event.rule:
        case "K65":
            return words.roles_again(attacker, defender)
        case "K69" | "K70":
            return words.roles_right_neighbour(attacker, defender)
        case "K71":
            return words.roles_next_defender(attacker, defender)
        case "K72":
            return words.roles_both_new(attacker, defender)
    return words.roles_held(attacker, defender)


def _cards(fact: object) -> tuple[int, ...]:
    return typed(tuple[int, ...], fact)


def refusal(words: Words, violation: Violation, cast: Cast) -> str:
    """A refusal as a sentence."""
    facts = violation.facts
    cards = facts.get("cards", ())
    seat = facts.get("seat")
    who = cast.names[seat] if isinstance(seat, int) and seat < len(cast.names) else cast.names[cast.defender]
    defender = cast.names[cast.defender]
    match violation.rule:
        case "K1":
            return words.refuse_seat()
        case "K22" | "K26" | "K29" | "K31" | "K32" | "K33" | "KA11":
            return _refused_lead(words, violation.rule, violation, cast)
        case "K28":
            return words.refuse_defence_too_early(who) if seat == cast.defender else words.refuse_defence_begun(who)
        case "K34":
            return words.refuse_own_limit(facts["limit"], _number(facts["led"]))
        case "K37":
            return words.refuse_draw_five(defender)
        case "K41":
            return words.refuse_draw_no_stock()
        case "K43":
            return words.refuse_done_unbeaten(cards) if cards else words.refuse_not_defender(defender)
        case "K44" | "K45":
            return _refused_beater(words, violation.rule, *_cards(facts["led"]), *facts["beater"])
        case "K46":
            return words.refuse_no_such_target(cards[0])
        case "K47":
            return words.refuse_not_held(defender, cards)
        case "K51":
            if cards:
                return words.refuse_not_held(defender, cards)
            if "ranks" in facts:
                return words.refuse_own_rank()
            return words.refuse_defender_leads() if seat == cast.defender else words.refuse_own_by_attacker(defender)
        case "K52":
            return words.refuse_own_unbeaten(cards[0])
        case "K57":
            return words.refuse_draw_unbeaten(cards)
        case "K61":
            return words.refuse_take_nothing()
        case "K73":
            return words.refuse_over()
        case "KA1":
            return words.refuse_must_beat()
        case "KA4":
            return words.refuse_own_before_beaten()
    raise LookupError(violation.rule)


def _refused_lead(words: Words, rule: str, violation: Violation, cast: Cast) -> str:
    """The refusals of a lead; with ``turn`` among the facts it is not that seat's turn."""
    facts = violation.facts
    attacker, defender = cast.names[cast.attacker], cast.names[cast.defender]
    waiting = "turn" in facts
    who = cast.names[facts["seat"]] if "seat" in facts else attacker
    match rule:
        case "K22" if waiting:
            return words.refuse_before_lead(attacker)
        case "K22" if "ranks" in facts:
            return words.refuse_ranks_differ()
        case "K22" if "cards" not in facts:
            return words.refuse_pass(attacker)
        case "K26" if waiting:
            return words.refuse_no_rank(who, cast.rank)
        case "K22" | "K26":
            return words.refuse_not_held(who, facts["cards"])
        case "K29":
            return words.refuse_out_of_order(who, cast.names[facts["turn"]])
        case "K31":
            return words.refuse_other_rank(cast.rank)
        case "K32":
            return words.refuse_four_led()
        case "K33" if waiting:
            return words.refuse_limit_reached(who, defender)
        case "K33":
            return words.refuse_limit(defender, facts["limit"], _number(facts["led"]))
    return words.refuse_had_turn(who)


def _refused_beater(words: Words, rule: str, led: int, beater: int) -> str:
    if suit(led) == DIAMONDS and rank(led) == QUEEN:
        return words.refuse_queen()
    return (words.refuse_trump if rule == "K45" else words.refuse_side_suit)(led, beater)


def _number(fact: object) -> int:
    return typed(int, fact)
