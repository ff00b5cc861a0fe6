"""Which moves of Kasino are legal.

``legal`` and :func:`engine.kasino.judging.check` are written independently of each other; a property test binds the two.
"""

from engine.cards import ALL_CARDS, cards_of
from engine.kasino.builds import bases, buildings
from engine.kasino.captures import in_order, parts_by_value, sets_by_sum, takings, things
from engine.kasino.state import Move, State
from engine.kasino.values import HAND_VALUES, HOLDERS, TABLE_VALUE


def legal(state: State) -> tuple[Move, ...]:
    """All legal moves of the seat to act, in canonical order; none when the pack is over."""
    hand = 0 if state.turn is None else state.hands[state.turn]
    if not hand:
        return ()
    options = state.options
    cards = cards_of(hand)
    of_card = HAND_VALUES[options.hand_values]
    holders = HOLDERS[options.hand_values]
    values = sorted({value for card in cards for value in of_card[card]})
    by_sum = sets_by_sum(state.table, values[-1])
    parts = parts_by_value(state, by_sum, values)
    laid_on = bases(state, by_sum) if state.builds else by_sum
    takes: list[Move] = []
    builds: list[Move] = []
    lays: list[Move] = []
    for card in cards:
        own = of_card[card]
        taken = takings(state, parts[own[0]])
        if len(own) > 1 and parts[own[1]]:
            taken = in_order({*taken, *takings(state, parts[own[1]])})
        if taken:
            takes += _moves(state, "take", card, 0, taken)
        if options.building:
            rest = hand ^ 1 << card
            for value in values:
                if value >= TABLE_VALUE[card] and holders[value] & rest:
                    made = buildings(state, laid_on, parts[value], card, value)
                    if made:
                        builds += _moves(state, "build", card, value, made)
        if not taken or not options.misere:
            lays.append(_move(Move, ("lay", card, 0, 0, (), 0)))
    moves = takes + builds + lays
    if options.misere:
        moves = [move for move in takes if takes_the_table(state, move)] or moves
    if options.build_duty != "none":
        moves = [move for move in moves if _keeps_duties(state, move)] or moves
    return tuple(moves)


_move = tuple.__new__  # a named tuple's own constructor takes as long as finding the move


def _moves(state: State, verb: str, card: int, value: int, sets: list[int]) -> list[Move]:
    """The same play with each of the sets (see captures)."""
    return [
        _move(Move, (verb, card, value, some, (), 0))
        if some <= ALL_CARDS
        else _move(Move, (verb, card, value, *things(state, some), 0))
        for some in sets
    ]


def _keeps_duties(state: State, move: Move) -> bool:
    """Whether the owner still holds a card for every build left behind, and does not lay out where that is barred."""
    seat = state.turn
    rest = state.hands[seat] & ~(1 << move.card) if seat is not None else 0
    own = [build for build in state.builds if build.owner == seat]
    if own and move.verb == "lay" and state.options.build_duty == "keep_card_no_trail":
        return False
    holders = HOLDERS[state.options.hand_values]
    return all(build.cards in move.builds or holders[build.value] & rest for build in own)


def takes_the_table(state: State, move: Move) -> bool:
    """Whether a capture takes every card on the table: a tabbe (C60, C65)."""
    return move.loose == state.table and {*move.builds} == {build.cards for build in state.builds}
