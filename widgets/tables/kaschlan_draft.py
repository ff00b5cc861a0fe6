"""Kaschlan: from pressed cards to a move.

A draft is a text: cards of the hand that were picked (``8d 8h``), the led card that is to be beaten (``on 8d``), or
the card to be led against oneself (``own 8s``).
"""

from engine.cards import CARD_TEXTS, bits_of, cards_of, parse_card
from engine.game import Legal
from engine.kaschlan import Move, State, check, legal
from widgets.tables.table import Picked


class Draft:
    """A draft read from its text; unreadable text is an empty draft."""

    def __init__(self, state: State, text: str):
        mode, _, rest = text.partition(" ")
        self.mode = mode if mode in ("on", "own") else ""
        try:
            cards = [parse_card(word) for word in (rest if self.mode else text).split()]
        except ValueError:
            cards = []
        led = {card for card, _ in state.table}
        hand = state.hands[state.turn] if state.turn is not None else 0
        known = led if self.mode == "on" else set(cards_of(hand))
        self.cards = tuple(card for card in cards if card in known)
        if not self.cards:
            self.mode = ""


def pick(state: State, text: str, word: str) -> Picked:
    """What pressing a card, ``lead`` or ``own`` means."""
    draft = Draft(state, text)
    if word == "lead":
        return Picked(move=_spell("lead", draft.cards))
    if word == "own":
        return Picked(draft=_spell("own", draft.cards[:1])) if draft.cards else Picked()
    card = parse_card(word)
    for seat, hand in enumerate(state.hands):
        if hand >> card & 1:
            return _pick_from_hand(state, draft, seat, card)
    return _pick_on_table(state, draft, card)


def _pick_from_hand(state: State, draft: Draft, seat: int, card: int) -> Picked:
    if seat != state.turn:
        return Picked(move=f"{seat}: {_natural_try(state, seat, card)}")
    if seat != state.defender:
        if card in draft.cards:
            return Picked(draft=_spell("", tuple(one for one in draft.cards if one != card)))
        together = (*draft.cards, card)
        if playable(state, draft) >> card & 1:
            return Picked(draft=_spell("", together))
        return Picked(move=_spell("lead", together))
    if draft.mode == "own":
        return Picked() if card == draft.cards[0] else Picked(move=_spell("own", (draft.cards[0], card)))
    if draft.mode == "on":
        return Picked(move=_spell("beat", (draft.cards[0], card)))
    if card in draft.cards:
        return Picked()
    if playable(state, draft) >> card & 1:
        return Picked(draft=CARD_TEXTS[card])
    return Picked(move=_natural_try(state, seat, card))


def _pick_on_table(state: State, draft: Draft, card: int) -> Picked:
    if draft.mode == "on" and card in draft.cards:
        return Picked()
    if state.turn == state.defender and draft.mode == "" and draft.cards:
        return Picked(move=_spell("beat", (card, draft.cards[0])))
    return Picked(draft=_spell("on", (card,)))


def _natural_try(state: State, seat: int, card: int) -> str:
    """The move a reader most likely means by pressing a card that cannot be played: its refusal is what they are told."""
    if seat != state.defender or not state.table:
        return _spell("lead", (card,))
    if state.unbeaten:
        return _spell("beat", (state.unbeaten[0], card))
    others = [other for other in cards_of(state.hands[seat]) if other != card]
    return _spell("own", (card, others[-1] if others else card))


def playable(state: State, draft: Draft) -> int:
    """The cards of the hand that may still join the draft, as a set."""
    cards = 0
    for move in legal(state):
        if move.verb == "lead" and set(draft.cards) < set(move.cards):
            cards |= bits_of(move.cards)
        elif move.verb == "beat" and (draft.mode == "" or (draft.mode == "on" and move.cards[0] in draft.cards)):
            cards |= 1 << move.cards[1]
        elif move.verb == "own" and draft.mode == "":
            cards |= 1 << move.cards[0]
        elif move.verb == "own" and draft.mode == "own" and move.cards[0] in draft.cards:
            cards |= 1 << move.cards[1]
    return cards & ~bits_of(draft.cards)


def targets(state: State, draft: Draft) -> int:
    """The led cards that the picked card beats, as a set; with nothing picked, all that are to be beaten."""
    if draft.mode:
        return 0
    if not draft.cards:
        return bits_of(state.unbeaten)
    return bits_of(move.cards[0] for move in legal(state) if move.verb == "beat" and move.cards[1] == draft.cards[0])


def may(state: State, move: Move) -> bool:
    """Whether a move is legal."""
    return isinstance(check(state, move), Legal)


def may_own(state: State, draft: Draft) -> bool:
    """Whether the picked card may be led against oneself."""
    return draft.mode == "" and any(move.verb == "own" and move.cards[:1] == draft.cards for move in legal(state))


def _spell(verb: str, cards: tuple[int, ...]) -> str:
    return " ".join([*([verb] if verb else []), *(CARD_TEXTS[card] for card in cards)])
