"""Plain play: what a sensible player does at once, without looking ahead."""

from engine.cards import RANK_BITS, SHORT_CARDS, cards_of, rank
from engine.kaschlan.beating import BEATERS, QUEEN_OF_DIAMONDS, is_trump
from engine.kaschlan.state import Move, State, View, held, in_stock, view

HIGHEST_JOINED = 10
"""The highest rank that plain play adds to another's attack."""


def plain_move(state: State) -> Move:
    """Plain play's move for the seat on turn, which sees no more than its view."""
    assert state.turn is not None
    return greedy(view(state, state.turn))


def greedy(seen: View) -> Move:
    """The move of the seat on turn, whose view it is: the lowest lead, the lowest beaters, no own attacks.

    Trumps are kept while there is anything else to lead, and where a defence fails anyway. What is unseen can be in
    any hand: only a card that nothing unseen beats is counted on.
    """
    assert seen.turn is not None
    return _defend(seen) if seen.turn == seen.defender else _attack(seen, seen.turn)


def strength(card: int, trump: int) -> tuple[bool, bool, int, int]:
    """The order in which plain play parts with cards: side suits by rank, then trumps (K7–K9)."""
    return is_trump(card, trump), card == QUEEN_OF_DIAMONDS, rank(card), card


def _attack(seen: View, seat: int) -> Move:
    hand = seen.hands[seat]
    most = min(4 - len(seen.table), held(seen, seen.defender) - len(seen.unbeaten))
    stock = in_stock(seen)
    if seen.table:
        hand &= RANK_BITS[rank(seen.table[0][0])]
    order = sorted(cards_of(hand), key=lambda card: strength(card, seen.trump))
    if not stock and hand == seen.hands[seat] and len({rank(card) for card in order}) == 1 and len(order) <= most:
        return Move("lead", tuple(sorted(order)))  # The last cards: out.
    if not seen.table:
        sure = _sure_lead(seen, seat) if not stock and len(order) == 2 else None
        lowest = order[0] if sure is None else sure
        alike = [card for card in order if rank(card) == rank(lowest) and not is_trump(card, seen.trump)]
        return Move("lead", tuple(sorted(alike[:most])) if lowest in alike else (lowest,))
    plain = [card for card in order if not is_trump(card, seen.trump)]
    if seat != seen.attacker and rank(seen.table[0][0]) > HIGHEST_JOINED:
        plain = []
    return Move("lead", tuple(sorted(plain[:most]))) if plain and most else Move("done")


def _sure_lead(seen: View, seat: int) -> int | None:
    """With two cards left, one that nothing unseen beats: it must be taken up, and the other is led after it (K65)."""
    hand = seen.hands[seat]
    able = [card for card in cards_of(hand) if not BEATERS[seen.trump][card] & SHORT_CARDS & ~hand]
    return able[0] if able else None


def _defend(seen: View) -> Move:
    unbeaten = sorted(seen.unbeaten, key=lambda card: strength(card, seen.trump))
    if not unbeaten:
        return Move("done")
    hand = cards_of(seen.hands[seen.defender])
    order = sorted(hand, key=lambda card: strength(card, seen.trump))
    whole = _lowest_defence(tuple(unbeaten), order, seen.trump)
    if whole:
        return Move("beat", (unbeaten[0], whole[0]))
    for led in unbeaten:
        for card in order:
            if BEATERS[seen.trump][led] >> card & 1 and not is_trump(card, seen.trump):
                return Move("beat", (led, card))
    return Move("take")


def _lowest_defence(led: tuple[int, ...], order: list[int], trump: int) -> tuple[int, ...]:
    """A beater for every card led, each as low as the others allow; empty if there is no complete defence."""
    for card in order:
        if BEATERS[trump][led[0]] >> card & 1:
            rest = [other for other in order if other != card]
            others = _lowest_defence(led[1:], rest, trump) if led[1:] else ()
            if others or not led[1:]:
                return card, *others
    return ()
