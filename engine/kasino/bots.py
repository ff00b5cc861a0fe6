"""Players that need no thought.

>>> from engine.kasino.notation import write_move
>>> from engine.kasino.positions import read
>>> from engine.notation import split
>>> write_move(plain_move(read(split("kasino?hands=2cTc6hJs/7c7d9h9s&table=4d,Td,6s,Ks")[1])))
'take Tc 4d Td 6s'
"""

from engine.kasino.moves import legal, takes_the_table
from engine.kasino.scoring import tally
from engine.kasino.state import Move, State, View, view, visible
from engine.kasino.values import TABLE_VALUE


def plain_move(state: State) -> Move:
    """Plain play's move for the seat to act, which sees no more than its view; the pack is not over."""
    assert state.turn is not None
    return greedy(view(state, state.turn))


def greedy(seen: View) -> Move:
    """What looks best at once to the seat to act, whose view it is (CA43).

    It takes what gives most points (C71-C73, C75), then spades, then cards; what it cannot take with it lays out: no
    point card or spade if it can help it, high rather than low (C89, C90).  It never builds unless it must (CA6).  In
    krypkasino (C88) it would rather take nothing, else as little as it can, and lays out what it would not like to take.
    """
    state = visible(seen)
    moves = legal(state)
    takes = [move for move in moves if move.verb == "take"]
    lays = [move for move in moves if move.verb == "lay"]
    if state.options.misere:
        return max(lays, key=_card) if lays else min(takes, key=lambda move: _gain(seen, state, move))
    if takes:
        return max(takes, key=lambda move: _gain(seen, state, move))
    return min(lays, key=lambda move: (*_card(move)[:2], -TABLE_VALUE[move.card])) if lays else moves[0]


def _gain(seen: View, state: State, move: Move) -> tuple[int, int, int]:
    """What a capture brings: points, spades, cards."""
    taken = tally(1 << move.card | move.loose | sum(move.builds))
    tabbe = takes_the_table(state, move) and (state.options.tabbe_on_last_play or not _last_play(seen))
    return taken.aces + 2 * taken.storan + taken.lillan + tabbe, taken.spades, taken.cards


def _last_play(seen: View) -> bool:
    """Whether no card is left after this one (CA20)."""
    elsewhere = seen.unseen.stock + sum(seen.unseen.hands)
    return not seen.stock and not elsewhere and sum(hand.bit_count() for hand in seen.hands) == 1


def _card(move: Move) -> tuple[int, int, int]:
    """How much a card is worth: points, spades, its value."""
    card = tally(1 << move.card)
    return card.aces + 2 * card.storan + card.lillan, card.spades, TABLE_VALUE[move.card]
