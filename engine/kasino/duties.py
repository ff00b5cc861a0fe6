"""What a player must do: keep a card for one's own builds (CA6, CA7), and take, in krypkasino (CA37, CA38).

These are house options; by default nothing is compulsory (C29).
"""

from collections.abc import Collection, Iterator

from engine.cards import cards_of
from engine.kasino.builds import alone, kept_values
from engine.kasino.captures import hand_values, takes_all, takes_something
from engine.kasino.state import Build, State
from engine.kasino.values import HIGHEST, HOLDERS, TABLE_VALUE, sums


def uncovered(state: State, seat: int, rest: int, gone: Collection[int] = ()) -> list[Build]:
    """The seat's builds, but those whose cards are ``gone``, that the ``rest`` of its hand keeps no card for (CA7)."""
    holders = HOLDERS[state.options.hand_values]
    return [
        build
        for build in state.builds
        if build.owner == seat and build.cards not in gone and not holders[build.value] & rest
    ]


def owns_a_build(state: State, seat: int) -> bool:
    """Whether a build on the table is the seat's (CA6)."""
    return any(build.owner == seat for build in state.builds)


def takes_all_with(state: State, seat: int) -> tuple[int, ...]:
    """The cards of a hand that take the whole table (CA38)."""
    return tuple(
        card
        for card in cards_of(state.hands[seat])
        if any(takes_all(state, value) for value in hand_values(state, card))
    )


def duties_lapse(state: State, seat: int) -> bool:
    """Whether no legal play would keep a card for every build of one's own: then none is owed (CA6, CA7)."""
    return not any(
        _play_keeps(state, seat, card, uncovered(state, seat, state.hands[seat] & ~(1 << card)))
        for card in cards_of(state.hands[seat])
    )


def _play_keeps(state: State, seat: int, card: int, bare: list[Build]) -> bool:
    """Whether some legal play of a card removes, or gathers, all the builds that its going would leave bare."""
    may_lay = not bare and not (state.options.build_duty == "keep_card_no_trail" and owns_a_build(state, seat))
    values = [value for value in hand_values(state, card) if takes_something(state, value)]
    if state.options.misere:
        if takes_all_with(state, seat):
            values = [value for value in values if takes_all(state, value)]
        elif not values:
            return may_lay
        may_lay = False
    return (
        may_lay
        or any(all(build.value == value for build in bare) for value in values)
        or (state.options.building and any(_can_build(state, seat, card, bare)))
    )


def _can_build(state: State, seat: int, card: int, bare: list[Build]) -> Iterator[bool]:
    """For each value that the rest of the hand holds: whether the card builds it, raising what would be left bare."""
    worth = TABLE_VALUE[card]
    reached = sums(state.table) & (2 << HIGHEST) - 1
    for value in kept_values(state, state.hands[seat] & ~(1 << card)):
        for build in state.builds:
            if (
                build.value + worth == value
                and not build.double
                and not (build.owner == seat and not state.options.raise_own)
            ):
                yield all(other is build for other in bare)
        if not bare:
            yield value > worth and bool(reached >> value - worth & 1)
            yield alone(card, value) and takes_something(state, value)
