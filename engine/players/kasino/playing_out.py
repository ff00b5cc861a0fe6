"""The rest of a deal played quickly by all sides, to see what a move leads to: who can take takes what is worth most.

Nobody builds; builds that lie there are taken like a card of their value.  This is no rule's work but a player's thought:
what may be done is for :mod:`engine.kasino` alone to say.
"""

from typing import NamedTuple

from engine.cards import bits_of, cards_of
from engine.kasino.captures import sets_by_sum
from engine.kasino.options import Options
from engine.kasino.scoring import pool, tally
from engine.kasino.state import State
from engine.kasino.values import ACES, HAND_VALUES, HIGH_ACE, TABLE_VALUE
from engine.players.kasino.worth import POINT, WORTH, at_the_end, of_cards, so_far

MOST_LOOSE = 12
"""With more loose cards than this only the highest are put together."""


def outcome(state: State, seat: int, plays: int) -> int:
    """How much better off the seat is after so many plays, or at the end of the deal if that comes before."""
    return _Deal(state).outcome(seat, plays)


class _Deal:
    """The deal as it is played: sets of cards by seat, and ``builds`` with their values."""

    def __init__(self, state: State) -> None:
        self.hands = list(state.hands)
        self.table = state.table
        self.builds = [(build.value, build.cards) for build in state.builds]
        self.piles = list(state.taken)
        self.tabbar = list(state.tabbar)
        self.stock = state.stock
        self.drawn = 0
        self.last = state.last
        self.turn = state.turn or 0
        self.options: Options = state.options
        self.values = HAND_VALUES[state.options.hand_values]

    def outcome(self, seat: int, plays: int) -> int:
        for _ in range(plays):
            if not self.hands[self.turn]:
                break
            self._play()
        over = not any(self.hands) and self.drawn == len(self.stock)
        return self._final(seat) if over else so_far(self.piles, self.tabbar, seat, self.options)

    def _final(self, seat: int) -> int:
        """By points alone: the pack is over (C66, C69, C70)."""
        if self.last is not None:
            left = self.table
            for _, cards in self.builds:
                left |= cards
            self.piles[self.last] |= left
        tallies = [
            tally(pile, number == self.last, swept)
            for number, (pile, swept) in enumerate(zip(self.piles, self.tabbar, strict=True))
        ]
        return at_the_end(pool(tallies, self.options), seat, self.options)

    def _play(self) -> None:
        seat, misere = self.turn, self.options.misere
        cards = cards_of(self.hands[seat])
        loose = self.table
        if loose.bit_count() > MOST_LOOSE:
            loose = bits_of(sorted(cards_of(loose), key=TABLE_VALUE.__getitem__)[-MOST_LOOSE:])
        by_sum = sets_by_sum(loose, max(self.values[card][-1] for card in cards))
        takes = [take for card in cards if (take := self._take(card, by_sum)) is not None]
        taking = {take.card for take in takes}
        lays = [card for card in cards if card not in taking]
        if takes and not (misere and lays):
            self._make(seat, (min if misere else max)(takes, key=lambda take: take.worth))
        else:
            # What is worth least; among such cards the highest, which takes more to be taken.  In misere the other way.
            sign = -1 if misere else 1
            self._lay(seat, min(lays, key=lambda card: (sign * WORTH[card], -TABLE_VALUE[card])))
        self._follow(seat)

    def _take(self, card: int, by_sum: list[list[int]]) -> "_Take | None":
        """The dearest that a card can take, part by part; None if it can take nothing."""
        best = None
        for value in self.values[card]:
            parts = list(by_sum[value])
            if value == HIGH_ACE and self.options.table_ace == "either":
                parts += [1 << ace for ace in cards_of(self.table & ACES)]
            loose = built = 0
            for part in sorted(parts, key=of_cards, reverse=True) if len(parts) > 1 else parts:
                if not part & loose:
                    loose |= part
            for build, cards in self.builds:
                if build == value:
                    built |= cards
            if not loose and not built:
                continue
            worth = of_cards(loose | built | 1 << card)
            if loose == self.table and all(build == value for build, _ in self.builds):
                worth += POINT
            if best is None or worth > best.worth:
                best = _Take(worth, card, value, loose, built)
        return best

    def _make(self, seat: int, take: "_Take") -> None:
        self.hands[seat] ^= 1 << take.card
        self.table &= ~take.loose
        self.builds = [build for build in self.builds if build[0] != take.value]
        self.piles[seat] |= take.loose | take.built | 1 << take.card
        self.last = seat
        if not self.table and not self.builds:
            last_play = not any(self.hands) and self.drawn == len(self.stock)
            self.tabbar[seat] += not last_play or self.options.tabbe_on_last_play

    def _lay(self, seat: int, card: int) -> None:
        self.hands[seat] ^= 1 << card
        self.table |= 1 << card

    def _follow(self, seat: int) -> None:
        """A drawn card, and the next seat that holds any."""
        if self.options.draw and self.drawn < len(self.stock):
            self.hands[seat] |= 1 << self.stock[self.drawn]
            self.drawn += 1
        seats = len(self.hands)
        for step in range(1, seats + 1):
            self.turn = (seat + step) % seats
            if self.hands[self.turn]:
                return


class _Take(NamedTuple):
    worth: int
    card: int
    value: int
    loose: int
    built: int
