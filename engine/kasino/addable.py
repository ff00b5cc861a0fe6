"""What may still join a play that somebody is putting together, and for the rest which rule says no.

A table can have more than a thousand legal moves; nobody wants them listed to know which cards can be picked next.

>>> from engine.cards import card_text, parse_card
>>> from engine.kasino.positions import read
>>> from engine.notation import split
>>> state = read(split("kasino?hands=Qh2c/9s9d&table=7s5hJc3d&builds=12:8c4c@1,9:6c3c@0")[1])
>>> found = addable(state, Draft("take", parse_card("Qh")))
>>> [(card_text(card), rule) for card, rule in found.loose.items()]
[('Jc', 'C31'), ('3d', 'C31'), ('5h', ''), ('7s', '')]
>>> list(found.builds.values())
['C43', '']
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.cards import cards_of
from engine.kasino.builds import alone, kept_values
from engine.kasino.captures import BUILDS, builds_of, hand_values, may_join, takes_all, takes_something
from engine.kasino.duties import duties_lapse, takes_all_with, uncovered
from engine.kasino.splitting import single
from engine.kasino.state import State
from engine.kasino.values import HIGHEST, TABLE_VALUE


class Draft(NamedTuple):
    """What has been picked so far: the verb (``""``: take or build), the hand card, a build's value, things."""

    verb: str = ""
    card: int | None = None
    value: int = 0
    loose: int = 0
    builds: tuple[int, ...] = ()


class Addable(NamedTuple):
    """For all that is not picked yet, hand cards, loose cards, builds (by their cards): ``""``, or the rule against it.

    What may join is in some legal move together with all that has been picked.  Another hand card is judged as if it
    took the place of the one picked.
    """

    hand: dict[int, str]
    loose: dict[int, str]
    builds: dict[int, str]


def addable(state: State, draft: Draft) -> Addable:
    """What may still join the draft of the seat to act; when the pack is over, nothing (C66)."""
    if state.turn is None:
        left = {build.cards: "C66" for build in state.builds}
        return Addable({}, dict.fromkeys(cards_of(state.table), "C66"), left)
    hand = cards_of(state.hands[state.turn])
    chosen = hand if draft.card is None else tuple(card for card in hand if card == draft.card)
    by_card = {card: _joining(state, draft, card) for card in hand}
    joining = _union(by_card[card] for card in chosen) or 0
    reason = _Reason(state, draft, chosen)
    return Addable(
        {card: "" if by_card[card] is not None else reason.of_card(card) for card in hand if card != draft.card},
        {card: "" if (joining >> card) & 1 else reason.of_loose(card) for card in cards_of(state.table & ~draft.loose)},
        {
            build.cards: "" if (joining >> (BUILDS + index)) & 1 else reason.of_build(index)
            for index, build in enumerate(state.builds)
            if build.cards not in draft.builds
        },
    )


def _union(found: Iterable[int | None]) -> int | None:
    """All that may join by one way or another; None if there is no way at all."""
    union = None
    for joining in found:
        if joining is not None:
            union = (union or 0) | joining
    return union


def _joining(state: State, draft: Draft, card: int, *, unkept: bool = False) -> int | None:
    """What some legal play of the card has beside all of the draft, as a set (see captures); None if there is none.

    With ``unkept`` also builds of values that the hand would not hold.
    """
    return _union(_ways(state, draft, card, unkept))


def _ways(state: State, draft: Draft, card: int, unkept: bool) -> Iterator[int | None]:
    seat = state.turn
    assert seat is not None
    rest = state.hands[seat] & ~(1 << card)
    bare = []
    if state.options.build_duty != "none" and not duties_lapse(state, seat):
        bare = uncovered(state, seat, rest, draft.builds)
    picked = [index for index, build in enumerate(state.builds) if build.cards in draft.builds]
    if draft.verb != "build":
        sweeping = takes_all_with(state, seat) if state.options.misere else ()
        for value in hand_values(state, card):
            if all(build.value == value for build in bare) and (not sweeping or takes_all(state, value)):
                yield _taking(state, draft, picked, value)
    if draft.verb != "take" and state.options.building:
        values = range(1, HIGHEST + 1) if unkept else kept_values(state, rest)
        for value in values:
            if draft.value in (0, value):
                yield _laying_on(state, draft, picked, card, value, [build.cards for build in bare])
                if not bare:
                    yield _making(state, draft, picked, card, value)


def _taking(state: State, draft: Draft, picked: list[int], value: int) -> int | None:
    """What a capture at this value may have beside the draft."""
    if any(state.builds[index].value != value for index in picked):
        return None
    loose = may_join(state, draft.loose, value)
    if loose is None or not (draft.loose or picked or takes_something(state, value)):
        return None
    return loose | sum(builds_of(state, value)) & ~_numbers(picked)


def _making(state: State, draft: Draft, picked: list[int], card: int, value: int) -> int | None:
    """What a build of this value may have beside the draft, if the hand card is laid alone or with loose cards."""
    worth = TABLE_VALUE[card]
    if value < worth or any(state.builds[index].value != value for index in picked):
        return None
    loose = may_join(state, draft.loose, value, single(worth))
    if value != worth and alone(card, value):
        loose = _union((loose, may_join(state, draft.loose, value)))
    if loose is None:
        return None
    joining = loose | sum(builds_of(state, value)) & ~_numbers(picked)
    return joining if joining or draft.loose or picked else None


def _laying_on(state: State, draft: Draft, picked: list[int], card: int, value: int, bare: list[int]) -> int | None:
    """What a build of this value may have beside the draft, if the hand card raises a build to it."""
    odd = [index for index in picked if state.builds[index].value != value]
    raisable = [
        index
        for index in odd or range(len(state.builds))
        if state.builds[index].value + TABLE_VALUE[card] == value
        and not state.builds[index].double
        and (state.options.raise_own or state.builds[index].owner != state.turn)
        and bare in ([], [state.builds[index].cards])
    ]
    loose = may_join(state, draft.loose, value)
    if not raisable or len(odd) > 1 or loose is None:
        return None
    return loose | (sum(builds_of(state, value)) | _numbers(raisable)) & ~_numbers(picked)


def _numbers(indices: Iterable[int]) -> int:
    """Builds as a set (see captures)."""
    return sum(1 << (BUILDS + index) for index in indices)


class _Reason:
    """Which rule keeps something out of a draft that no legal play has it in."""

    def __init__(self, state: State, draft: Draft, chosen: Iterable[int]):
        self.state = state
        self.draft = draft
        self.unkept: int | None = None
        self.chosen = tuple(chosen)
        self.general: str | None = None

    def of_card(self, card: int) -> str:
        """Why a hand card cannot be the one played."""
        state, draft = self.state, self.draft
        general = self._general(card)
        if general:
            return general
        if not state.table and not state.builds:
            return "C59"
        if draft.verb == "take":
            picked = [build for build in state.builds if build.cards in draft.builds]
            values = hand_values(state, card)
            return "C43" if picked and all(build.value not in values for build in picked) else "C31"
        return "C42" if _joining(state, draft, card, unkept=True) is not None else "C41"

    def of_loose(self, card: int) -> str:
        """Why a loose card cannot join."""
        return self._of_play() or ("C31" if self.draft.verb == "take" else self._of_build_move(1 << card) or "C41")

    def of_build(self, index: int) -> str:
        """Why a build cannot join."""
        state, build = self.state, self.state.builds[index]
        general = self._of_play() or ("" if self.draft.verb == "take" else self._of_build_move(1 << (BUILDS + index)))
        if general or self.draft.verb == "take":
            return general or "C43"
        hand = state.hands[state.turn or 0]
        fitting = any(
            build.value + TABLE_VALUE[card] in kept_values(state, hand & ~(1 << card)) for card in self.chosen
        )
        if fitting and build.double:
            return "C51"
        return "CA8" if fitting and build.owner == state.turn and not state.options.raise_own else "C43"

    def _of_play(self) -> str:
        """Why nothing can be done with the hand cards in question."""
        if self.general is None:
            self.general = self._general(*self.chosen)
        return self.general

    def _general(self, *cards: int) -> str:
        """Why nothing can be done with any of these cards: builds are off, a tabbe must be made, a card must be kept."""
        state, draft = self.state, self.draft
        seat = state.turn
        assert seat is not None
        if draft.verb == "build" and not state.options.building:
            return "C40"
        sweeping = takes_all_with(state, seat) if state.options.misere else ()
        if sweeping and not any(card in sweeping for card in cards):
            return "CA38"
        if state.options.build_duty == "none" or duties_lapse(state, seat):
            return ""
        free = state._replace(options=state.options._replace(build_duty="none"))
        if all(_joining(state, draft, card) is None for card in cards) and any(
            _joining(free, draft, card) is not None for card in cards
        ):
            return "CA7"
        return ""

    def _of_build_move(self, some: int) -> str:
        """C42 if only a card to keep is wanting."""
        if self.unkept is None:
            self.unkept = _union(_joining(self.state, self.draft, card, unkept=True) for card in self.chosen) or 0
        return "C42" if self.unkept & some else ""
