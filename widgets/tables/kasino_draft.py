"""Kasino: from pressed cards to a move.

A draft is a text: the picked card of the hand and the things on the table, builds as their cards joined by dots:
``Qh 7s 5h.3s``.
"""

from engine.cards import CARD_TEXTS, cards_of, parse_card
from engine.game import Legal
from engine.kasino import check
from engine.kasino.addable import Draft as Picks
from engine.kasino.state import Build, Move, State
from widgets.tables.table import Picked

VALUES = range(1, 17)


def read(state: State, text: str) -> Picks:
    """The draft that a text spells; what is not there (any more) is left out."""
    if state.turn is None:
        return Picks()
    hand, loose, builds, card = state.hands[state.turn], 0, [], None
    by_name = {thing(build): build.cards for build in state.builds}
    for word in text.split():
        if word in by_name:
            builds.append(by_name[word])
            continue
        try:
            one = parse_card(word)
        except ValueError:
            continue
        if hand >> one & 1:
            card = one
        elif state.table >> one & 1:
            loose |= 1 << one
    return Picks("", card, 0, loose, tuple(builds))


def thing(build: Build) -> str:
    """How a build is named in a move."""
    return ".".join(CARD_TEXTS[card] for card in cards_of(build.cards))


def _write(state: State, picks: Picks) -> str:
    names = [CARD_TEXTS[picks.card]] if picks.card is not None else []
    return " ".join(names + _things(state, picks))


def _things(state: State, picks: Picks) -> list[str]:
    loose = [CARD_TEXTS[card] for card in cards_of(picks.loose)]
    return loose + [thing(build) for build in state.builds if build.cards in picks.builds]


def pick(state: State, text: str, word: str) -> Picked:
    """What pressing a card, a build, ``take``, ``lay`` or ``build VALUE`` means."""
    picks = read(state, text)
    verb, _, value = word.partition(" ")
    if verb in ("take", "lay", "build"):
        return _act(state, picks, verb, value)
    for build in state.builds:
        if thing(build) == word:
            return Picked(draft=_write(state, picks._replace(builds=_toggled(picks.builds, build.cards))))
    card = parse_card(word)
    for seat, hand in enumerate(state.hands):
        if hand >> card & 1:
            if seat != state.turn:
                return Picked(move=f"{seat}: lay {CARD_TEXTS[card]}")
            return Picked(draft=_write(state, picks._replace(card=None if card == picks.card else card)))
    return Picked(draft=_write(state, picks._replace(loose=picks.loose ^ 1 << card)))


def _toggled(builds: tuple[int, ...], cards: int) -> tuple[int, ...]:
    return tuple(one for one in builds if one != cards) if cards in builds else (*builds, cards)


def _act(state: State, picks: Picks, verb: str, value: str) -> Picked:
    if picks.card is None:
        return Picked(draft=_write(state, picks))
    words = [verb, CARD_TEXTS[picks.card], *([value] if verb == "build" else [])]
    return Picked(move=" ".join(words + (_things(state, picks) if verb != "lay" else [])))


def may(state: State, picks: Picks, verb: str, value: int = 0) -> bool:
    """Whether what is picked makes a legal move of that kind."""
    if picks.card is None:
        return False
    move = Move("lay", picks.card) if verb == "lay" else Move(verb, picks.card, value, picks.loose, picks.builds)
    return isinstance(check(state, move), Legal)


def build_values(state: State, picks: Picks) -> list[int]:
    """The values that may be announced for a build of what is picked."""
    return [value for value in VALUES if may(state, picks, "build", value)]
