"""A move of Kaschlan in words: which move is meant."""

from engine.cards import CARD_TEXTS, SHORT_CARDS
from engine.kaschlan.beating import BEATERS
from engine.kaschlan.state import State
from widgets.say.hearing.parts import Heard, heard
from widgets.say.misheard import Misheard, Trouble


def hear(text: str, state: State, names: tuple[str, ...]) -> str:
    """The move in notation, legal or not; Misheard."""
    said = heard(text, "kaschlan", names)
    for card in said.cards:
        if not SHORT_CARDS >> card & 1:
            raise Misheard(Trouble.NOT_IN_PACK, cards=(card,))
    if said.numbers:
        raise Misheard(Trouble.SUIT_MISSING, said.numbers[0].word)
    seat = said.seat if said.seat is not None else state.turn
    verb = _verb(said, bool(state.table) and seat == state.defender)
    cards = _cards(verb, said, state, seat)
    who = "" if said.seat is None else f"{said.seat}: "
    return who + " ".join([verb, *(CARD_TEXTS[card] for card in cards)])


def _verb(said: Heard, defends: bool) -> str:
    """What is to be done; where only cards are named, what the one to act does with cards."""
    verbs = said.verbs
    if said.says("self") or verbs == {"lead", "beat"}:
        return "own"
    if verbs <= {"put"} and said.cards:
        return "beat" if defends else "lead"
    if len(verbs) > 1:
        raise Misheard(Trouble.TWO_MOVES)
    if not verbs or verbs == {"put"}:
        raise Misheard(Trouble.WHICH_CARD if verbs else Trouble.NO_VERB)
    return verbs.pop()


def _cards(verb: str, said: Heard, state: State, seat: int | None) -> tuple[int, ...]:
    """The move's cards in the notation's order."""
    cards = said.cards
    if verb in ("draw", "take", "done"):
        if cards:
            raise Misheard(Trouble.NO_CARD_NEEDED, cards=cards)
        return ()
    if not cards:
        raise Misheard(Trouble.WHICH_CARD)
    if verb == "lead":
        return cards
    if len(cards) > 2:
        raise Misheard(Trouble.TOO_MANY_CARDS, cards=cards)
    held = state.hands[seat] if seat is not None else 0
    if len(cards) == 2:
        first, second = cards
        turned = (
            first in said.after("with")
            or second in said.after("on")
            or (verb == "beat" and held >> first & 1 and second in state.unbeaten)
        )
        return (second, first) if turned else cards
    if verb == "own" or (cards[0] in state.unbeaten and not held >> cards[0] & 1):
        raise Misheard(Trouble.BEAT_WITH_WHAT, cards=cards)
    return _target(cards[0], state), cards[0]


def _target(beater: int, state: State) -> int:
    """The card that is meant to be beaten: the only one that can be, or the only one there is."""
    unbeaten = state.unbeaten
    possible = [led for led in unbeaten if BEATERS[state.trump][led] >> beater & 1] or unbeaten
    if len(possible) != 1:
        raise Misheard(Trouble.BEAT_WHAT, cards=(beater,))
    return possible[0]
