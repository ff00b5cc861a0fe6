"""A move of Kasino in words: which move is meant."""

from collections.abc import Iterable

from engine.cards import CARD_TEXTS, bits_of, cards_of
from engine.kasino.state import Build, State
from engine.kasino.values import HIGHEST
from widgets.say.hearing.parts import Heard, Joint, Number, heard
from widgets.say.misheard import Misheard, Trouble


def hear(text: str, state: State, names: tuple[str, ...]) -> str:
    """The move in notation, legal or not; Misheard."""
    said = heard(text, "kasino", names)
    seat = said.seat if said.seat is not None else state.turn
    verb = _verb(said)
    named, values = _numbers(said)
    if verb in ("take", "lay") and values:
        raise Misheard(Trouble.SUIT_MISSING, values[0].word)
    if not said.cards:
        raise Misheard(Trouble.WHICH_CARD)
    card = _hand_card(said, state.hands[seat] if seat is not None else 0)
    others = list(said.cards)
    others.remove(card)
    if verb == "raise" and not named and len(values) == 2:
        named, values = values[:1], values[1:]
    builds = _builds(others, named, state, verb == "raise")
    loose = [other for other in others if not any(build.cards >> other & 1 for build in builds)]
    things = [CARD_TEXTS[other] for other in loose] + [_text(build) for build in builds]
    words = _announced(verb, card, values, things)
    who = "" if said.seat is None else f"{said.seat}: "
    return who + " ".join([*words, *things])


def _verb(said: Heard) -> str:
    """``take``, ``build``, ``raise`` or ``lay``."""
    verbs = said.verbs - {"gather"}
    if "raise" in verbs and verbs <= {"raise", "build"}:
        return "raise"
    if "build" in verbs and verbs <= {"build", "put", "lay"}:
        return "build"
    if verbs == {"put"}:
        return "build" if said.says("on") else "lay"
    if len(verbs) > 1:
        raise Misheard(Trouble.TWO_MOVES)
    if not verbs:
        raise Misheard(Trouble.NO_VERB, cards=said.cards)
    return verbs.pop()


def _numbers(said: Heard) -> tuple[list[Number], list[Number]]:
    """The values of builds on the table that are named, and the other numbers."""
    named: list[Number] = []
    others: list[Number] = []
    for before, part in zip((None, *said.parts), said.parts, strict=False):
        if isinstance(part, Number):
            (named if before == Joint("the build") else others).append(part)
    return named, others


def _hand_card(said: Heard, hand: int) -> int:
    """The card that is played: the one after ``with`` or before ``on``, else the only one held, else the first."""
    held = [card for card in said.cards if hand >> card & 1]
    certain = said.after("with")[:1] or said.before("on")[-1:]
    return (*certain, *held, *said.cards)[0]


def _builds(others: Iterable[int], named: list[Number], state: State, raised: bool) -> list[Build]:
    """The builds on the table that are meant, by their cards or by their value; Misheard."""
    cards = bits_of(others)
    found = [build for build in state.builds if build.cards & ~cards == 0]
    for number in named:
        if any(build.value == number.value for build in found):
            continue
        alike = [build for build in state.builds if build.value == number.value]
        if len(alike) != 1:
            raise Misheard(Trouble.WHICH_BUILD)
        found += alike
    if raised and not found:
        if len(state.builds) != 1:
            raise Misheard(Trouble.WHICH_BUILD)
        found += state.builds
    return found


def _announced(verb: str, card: int, values: list[Number], things: list[str]) -> list[str]:
    """The move up to what lies on the table; Misheard."""
    if verb == "lay":
        if things:
            raise Misheard(Trouble.TOO_MANY_CARDS, cards=(card,))
        return ["lay", CARD_TEXTS[card]]
    if not things:
        raise Misheard(Trouble.TAKE_WHAT if verb == "take" else Trouble.BUILD_ON_WHAT, cards=(card,))
    if verb == "take":
        return ["take", CARD_TEXTS[card]]
    if len(values) != 1:
        raise Misheard(Trouble.VALUE_MISSING, cards=(card,))
    value = values[0].value
    if not 1 <= value <= HIGHEST:
        raise Misheard(Trouble.NOT_A_VALUE, values[0].word)
    return ["build", CARD_TEXTS[card], str(value)]


def _text(build: Build) -> str:
    return ".".join(CARD_TEXTS[card] for card in cards_of(build.cards))
