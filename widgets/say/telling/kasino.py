"""Kasino's events, refusals and moves in words: which sentence of a language is told."""

from engine.cards import bits_of, cards_of
from engine.game import Event, Violation
from engine.kasino import options as forms
from engine.kasino.options import Options
from engine.kasino.state import Move, Shown, State, score
from widgets.say import Words

ROW_OF = {
    "C69": "cards",
    "C70": "spades",
    "C71": "aces",
    "C72": "storan",
    "C73": "lillan",
    "C74": "last",
    "C75": "tabbar",
}


def move(words: Words, move: Move, state: State) -> str:
    """A move as the text of a button; ``state`` is the one that it is made in."""
    if move.verb == "lay":
        return words.move_lay(move.card)
    cards = cards_of(move.loose | sum(move.builds))
    if move.verb == "take":
        return words.move_take(move.card, cards)
    raised = next((build for build in state.builds if build.cards in move.builds and build.value != move.value), None)
    if raised is None:
        return words.move_build(move.card, cards, move.value)
    gathered = tuple(card for card in cards if not raised.cards >> card & 1)
    alike = [build for build in state.builds if build.value == raised.value]
    named = words.the_build(raised.value, cards_of(raised.cards) if len(alike) > 1 else ())
    return words.move_raise(move.card, named, move.value, gathered)


def house_rules(words: Words, options: Options) -> list[str]:
    """The form and the house rules that are in force."""
    return [words.house(name, choice) for name, choice in forms.write(options)]


def event(words: Words, event: Event, state: State, names: tuple[str, ...]) -> str:
    """An event as a sentence; ``state`` is the one before it."""
    who = _who(words, event, state, names)
    facts = event.facts
    card, *others = event.cards or (0,)
    match event.event:
        case "laid":
            return words.laid(who, card, event.rule == "C59")
        case "captured":
            return _captured(words, who, event, state)
        case "tabbe":
            return words.swept(who)
        case "built":
            return words.built(who, card, tuple(others), facts["value"], bool(facts["double"]))
        case "raised":
            return words.raised(who, card, tuple(others), facts["value"], bool(facts["double"]))
        case "drew":
            return words.drew_unseen(who, 1, ()) if "count" in facts else words.drew_one(who, card)
        case "dealt":
            return words.dealt(who, facts.get("count", len(event.cards)))
        case "nobody_took":
            return words.nobody_took()
        case "leftovers":
            return words.leftovers(who, event.cards)
        case "sistan":
            return words.sistan(who)
        case "scored":
            return words.scored(who, ROW_OF[event.rule], facts["points"])
        case "tied":
            return words.tied(ROW_OF[facts["item"]])
        case "counted":
            return _counted(words, event, state, names)
        case "summed":
            found = score(state)
            assert found.checksum is not None
            return words.summed(sides(words, state, names), found.points, found.checksum, sum(state.tabbar), found.ties)
    raise LookupError(event.event)


def sides(words: Words, state: Shown, names: tuple[str, ...]) -> tuple[str, ...]:
    """Those who have points of their own: the seats' names, or in pairs the teams' (C85)."""
    if not state.options.pairs:
        return names
    return words.plain([names[0], names[2]]), words.plain([names[1], names[3]])


def _who(words: Words, event: Event, state: State, names: tuple[str, ...]) -> str:
    """The seat's name; points in pairs are a team's."""
    if event.seat is None:
        return ""
    if event.event == "scored" and state.options.pairs:
        return sides(words, state, names)[event.seat]
    return names[event.seat]


def _counted(words: Words, event: Event, state: State, names: tuple[str, ...]) -> str:
    facts = event.facts
    who = sides(words, state, names)
    return words.counted(ROW_OF[facts["item"]], who, facts["numbers"], facts["won"], state.options.pairs)


def _captured(words: Words, who: str, event: Event, state: State) -> str:
    card, *others = event.cards
    value = event.facts["value"]
    if "parts" in event.facts:
        return words.captured(who, card, event.facts["parts"], value)
    if bits_of(others) in {build.cards for build in state.builds}:
        return words.captured_build(who, card, tuple(others), value)
    return words.captured(who, card, (tuple(others),), value)


def refusal(words: Words, violation: Violation, state: State, names: tuple[str, ...]) -> str:
    """A refusal as a sentence."""
    facts = violation.facts
    cards = facts.get("cards", ())
    value = facts.get("value", 0)
    actor = names[state.turn or 0]
    match violation.rule:
        case "C66":
            return words.refuse_pack_over()
        case "C20":
            return words.refuse_other_turn(actor)
        case "C4":
            return words.refuse_card_not_held(names[facts.get("seat", state.turn or 0)], cards[0])
        case "C10":
            return words.refuse_value(cards[0], value)
        case "C31":
            return words.refuse_not_on_table(cards) if cards else words.refuse_sum(value)
        case "C34":
            return words.refuse_twice(cards)
        case "C44":
            return words.refuse_inside_build(cards)
        case "C59":
            return words.refuse_empty_table()
        case "C41":
            return words.refuse_build_sum(value)
        case "C43":
            return words.refuse_other_build(facts["build"], value)
        case "C40":
            return words.refuse_no_building()
        case "C42":
            return words.refuse_no_taker(value)
        case "C51":
            return words.refuse_raise_double()
        case "C54":
            return words.refuse_raise_from_table()
        case "C55":
            return words.refuse_no_hand_card()
        case "CA1":
            return words.refuse_not_maximal()
        case "CA8":
            return words.refuse_raise_own()
        case "CA12":
            return words.refuse_second_build(value)
        case "CA7":
            return words.refuse_duty(value)
        case "CA6":
            return words.refuse_lay_while_owning()
        case "CA37":
            return words.refuse_must_take()
        case "CA38":
            return words.refuse_must_sweep(cards)
    raise LookupError(violation.rule)
