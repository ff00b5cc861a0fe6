"""What is wrong with a play of Kasino: every fault that can be found, for `check`."""

from functools import partial
from itertools import combinations

from .kasino_parts import (
    can_build,
    can_take,
    can_take_something,
    captures,
    fits,
    hand_values,
    holds,
    makes_tabbe,
    split,
)
from .kasino_state import State

# Every fault that a play can have, in the order in which they are told, with the rules behind it.
ORDER = [
    ("the pack is over", ["C66"]),
    ("not the seat's turn", ["C20"]),
    ("not held", ["C4"]),
    ("not on the table", ["C31"]),
    ("named twice", ["C34"]),
    ("card of a build taken singly", ["C44"]),
    ("table empty", ["C59"]),
    ("not a value of the card", ["C10"]),
    ("does not add up", ["C31"]),
    ("build does not add up", ["C41"]),
    ("build of another value", ["C43"]),
    ("builds are off", ["C40"]),
    ("no card of the value kept", ["C42"]),
    ("double raised", ["C51"]),
    ("table card raises", ["C54"]),
    ("no hand card in it", ["C55"]),
    ("not maximal", ["CA1"]),
    ("own build raised", ["CA8"]),
    ("build of the value not gathered", ["CA12"]),
    ("keeper of a build spent", ["CA7"]),
    ("laid out beside an own build", ["CA6"]),
    ("must take", ["CA37"]),
    ("tabbe not made", ["CA38"]),
]


def item_faults(state: State, verb: str, items: list[str]) -> set[str]:
    faults = set()
    if verb != "lay" and not state.words():
        faults.add("table empty")
    if len(set(items)) < len(items):
        faults.add("named twice")
    built = [card for build in state.builds for card in build.cards]
    for word in items:
        if word in built:
            faults.add("card of a build taken singly")
        elif word not in state.words():
            faults.add("not on the table")
    return faults


def take_faults(state: State, card: str, value: int | None, items: list[str]) -> set[str]:
    """At the value named, else at the value of the card with the fewest faults (the lower of two such).

    Where the items add up at one value, they are judged at that, though more might have to be taken.
    """
    values = hand_values(state, card) if value is None else [value]
    return min((take_faults_at(state, card, value, items) for value in values), key=severity)


def severity(faults: set[str]) -> tuple[int, int]:
    return len(faults - {"not maximal", "must take"}), len(faults)


def take_faults_at(state: State, card: str, value: int, items: list[str]) -> set[str]:
    faults = set()
    if not can_take(state, value, [word for word in items if "." not in word]):
        faults.add("does not add up")
    if any(state.build(word).value != value for word in items if "." in word):
        faults.add("build of another value")
    if not faults and value in hand_values(state, card) and not_maximal(state, value, items):
        if state.options["capture"] == "maximal":
            faults.add("not maximal")
        if state.options["misere"] == "on":
            faults.add("must take")
    return faults


def not_maximal(state: State, value: int, items: list[str]) -> bool:
    return set(items) not in [set(found) for found in captures(state, value)]


def build_faults(state: State, seat: int, card: str, value: int, items: list[str] | None) -> set[str]:
    """`items` is None where they are no set of things on the table, which can be judged no further."""
    faults = set()
    if state.options["building"] == "off":
        faults.add("builds are off")
    if not holds(state, [other for other in state.hands[seat] if other != card], value):
        faults.add("no card of the value kept")
    if items is not None:
        if not can_build(state, card, value, items):
            faults |= why_no_build(state, card, value, items)
        faults |= option_faults(state, seat, value, items)
        if "build of another value" in faults:  # then it is not raised at all
            faults.discard("own build raised")
    return faults


def why_no_build(state: State, card: str, value: int, items: list[str]) -> set[str]:
    """The fewest rules that, were they not there, would let the build stand; else what does not add up."""
    reasons = ["double raised", "table card raises", "no hand card in it"]
    for size in (1, 2, 3):
        for loosened in combinations(reasons, size):
            used = None if "no hand card in it" in loosened else card
            things = [used, *items] if used else items
            if split(things, partial(fits, state, value=value, card=used, loosened=loosened)):
                return set(loosened)
    loose = [word for word in items if "." not in word]
    built = [word for word in items if "." in word]
    ways = [shortfall(state, card, value, [card, *loose], built)]
    ways += [
        shortfall(state, card, value, loose, [other for other in built if other != word])
        for word in built
        if fits(state, [card, word], value, card)
    ]
    return min(ways, key=len)


def shortfall(state: State, card: str, value: int, loose: list[str], built: list[str]) -> set[str]:
    """What is wrong where these loose cards are to make parts, and each of these builds to be one."""
    faults = set()
    if not split(loose, partial(fits, state, value=value, card=card)):
        faults.add("build does not add up")
    if any(state.build(word).value != value for word in built):
        faults.add("build of another value")
    return faults


def option_faults(state: State, seat: int, value: int, items: list[str]) -> set[str]:
    faults = set()
    # A build of another value can be there only to be raised (CA16: a partner's is not one's own).
    raised = [build for build in state.builds if build.word in items and build.value != value]
    if state.options["raise_own"] == "no" and any(build.owner == seat for build in raised):  # CA8
        faults.add("own build raised")
    apart = [build for build in state.builds if build.word not in items and build.value == value]
    if state.options["same_value_builds"] == "no" and apart:  # CA12
        faults.add("build of the value not gathered")
    return faults


def duty_faults(state: State, seat: int, verb: str, card: str, items: list[str]) -> set[str]:
    """The duties of an owner (CA6, CA7), whether or not they lapse."""
    faults: set[str] = set()
    own = [build for build in state.builds if build.owner == seat]
    kept = [other for other in state.hands[seat] if other != card]
    if state.options["build_duty"] == "none":
        return faults
    if any(build.word not in items and not holds(state, kept, build.value) for build in own):
        faults.add("keeper of a build spent")
    if state.options["build_duty"] == "keep_card_no_trail" and verb == "lay" and own:
        faults.add("laid out beside an own build")
    return faults


def misere_faults(state: State, seat: int, verb: str, card: str, items: list[str]) -> set[str]:
    faults: set[str] = set()
    if state.options["misere"] == "off":
        return faults
    if verb == "lay" and can_take_something(state, card):
        faults.add("must take")
    # One of the plays that make a tabbe must be made: not every card that is tried on all there is can make one.
    able = [held for held in state.hands[seat] if makes_tabbe(state, held)]
    takes_all = verb == "take" and card in able and set(items) == set(state.words())
    if able and not takes_all:
        faults.add("tabbe not made")
    return faults
