"""What cards of Kasino are worth, and whether a set of them falls into parts: tried by brute force.

An item of the table is a word, as in moves: "5c" is a loose card, "3s.5h" the build of those two cards.
"""

from collections.abc import Callable
from functools import partial
from itertools import combinations

from .kasino_state import State
from .text import RANKS


def table_value(card: str) -> int:
    """C6 to C9; an ace counts 1 (CA4, CA5); storan and lillan their numbers (C13, CA18)."""
    return 1 if card[0] == "A" else RANKS.index(card[0]) + 2


def hand_values(state: State, card: str) -> list[int]:
    """What a card in hand may be worth when it takes or keeps (C10, C14, C15)."""
    extra = {"Td": 16, "2s": 15}.get(card)
    if card[0] == "A":
        return [14] if state.options["hand_values"] == "finnish" else [1, 14]
    if extra and state.options["hand_values"] == "finnish":
        return [extra]
    if extra and state.options["hand_values"] == "choice":
        return [table_value(card), extra]
    return [table_value(card)]


def holds(state: State, hand: list[str], value: int) -> bool:
    return any(value in hand_values(state, card) for card in hand)


def subsets(words: list[str]) -> list[list[str]]:
    """Every choice of one item or more."""
    return [list(items) for size in range(1, len(words) + 1) for items in combinations(words, size)]


def split(things: list[str], fits: Callable[[list[str]], bool]) -> bool:
    """Whether the things fall into parts that all fit, each thing in one part (C33, C34, C47)."""
    if not things:
        return True
    first, rest = things[0], things[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            if fits([first, *others]) and split([thing for thing in rest if thing not in others], fits):
                return True
    return False


def fits(state: State, part: list[str], value: int, card: str | None, loosened: tuple[str, ...] = ()) -> bool:
    """Whether the things make one part of the value; `card` is the hand card where one is laid on a build.

    With `loosened` a part may break a rule of raising: so a fault finds the rule that stands in its way.
    """
    builds = [state.build(word) for word in part if "." in word]
    cards = [word for word in part if "." not in word]
    total = sum(table_value(loose) for loose in cards)
    if not builds:
        lone_ace = len(cards) == 1 and cards[0][0] == "A" and value == 14
        if lone_ace and (cards[0] == card or state.options["table_ace"] == "either"):  # CA3, CA5
            return True
        return total == value  # C31, C37
    if len(builds) > 1:  # CA14
        return False
    if not cards:
        return builds[0].value == value  # C43
    if builds[0].value + total != value:
        return False
    if builds[0].double and "double raised" not in loosened:  # C51
        return False
    return cards == [card] or "table card raises" in loosened  # C52, C54, CA10


def can_take(state: State, value: int, items: list[str]) -> bool:
    return divides(state, value, items) and split(items, partial(fits, state, value=value, card=None))


def can_build(state: State, card: str, value: int, items: list[str]) -> bool:
    """Whether hand card and items make a build of the value; a card to keep is another matter (C42)."""
    things = [card, *items]
    return divides(state, value, things) and split(things, partial(fits, state, value=value, card=card))


def divides(state: State, value: int, things: list[str]) -> bool:
    """False where no split can be, since the parts would all have the value. Only saves time."""
    total = sum(state.build(word).value if "." in word else table_value(word) for word in things)
    return total % value == 0 or value == 14  # where aces may count 14


def captures(state: State, value: int) -> list[list[str]]:
    """What a card of the value may take; only maximal sets where the options say so (CA1, CA13, CA37)."""
    found = [items for items in subsets(state.words()) if can_take(state, value, items)]
    if state.options["capture"] == "maximal" or state.options["misere"] == "on":
        found = [items for items in found if not any(set(items) < set(larger) for larger in found)]
    return found


def can_take_something(state: State, card: str) -> bool:
    return any(captures(state, value) for value in hand_values(state, card))


def makes_tabbe(state: State, card: str) -> bool:
    """Whether a card can take all there is (C60, C65)."""
    words = state.words()
    return bool(words) and any(can_take(state, value, words) for value in hand_values(state, card))
