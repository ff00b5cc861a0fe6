"""A deal played to its end by plain play on all sides, many times faster than move by move.

Cards are numbered by how readily plain play parts with them, so that the lowest of a set of cards is its lowest bit.
A test binds it to :func:`engine.kaschlan.bots.plain_move` and :func:`engine.kaschlan.apply`, move for move.
"""

from engine.cards import SHORT_PACK, rank
from engine.kaschlan.beating import BEATERS, is_trump
from engine.kaschlan.bots import HIGHEST_JOINED, strength
from engine.kaschlan.bouts import next_roles
from engine.kaschlan.state import HAND, NO_CARD, State


class _Cards:
    """The numbers 0..31 of the cards for a trump suit, and sets of them: of a rank, of trumps, of what beats each."""

    def __init__(self, trump: int) -> None:
        order = sorted(SHORT_PACK, key=lambda card: strength(card, trump))
        self.order = order
        self.number = {card: number for number, card in enumerate(order)}
        self.bit = {card: 1 << number for card, number in self.number.items()}
        self.rank = [rank(card) for card in order]
        self.alike = [sum(1 << n for n, other in enumerate(order) if rank(other) == rank(card)) for card in order]
        self.beaters = [
            sum(1 << n for n, other in enumerate(order) if BEATERS[trump][card] >> other & 1) for card in order
        ]
        self.trumps = sum(1 << n for n, card in enumerate(order) if is_trump(card, trump))

    def set(self, cards: int) -> int:
        found = 0
        while cards:
            low = cards & -cards
            found |= self.bit[low.bit_length() - 1]
            cards ^= low
        return found


_NUMBERED = tuple(map(_Cards, range(4)))


def loser(state: State) -> int | None:
    """Who is kaschlan when all play plainly from here on; None for a drawn deal."""
    return _Deal(state).loser()


class _Deal:
    """The deal as it is played; all cards by their numbers."""

    def __init__(self, state: State) -> None:
        cards = self.cards = _NUMBERED[state.trump]
        self.hands = [cards.set(hand) for hand in state.hands]
        self.stock = [cards.bit[card] for card in state.stock]
        self.drawn = 0
        self.left = len(self.stock)
        self.attacker, self.defender, self.turn = state.attacker, state.defender, state.turn
        self.options = state.options
        self.unbeaten = 0
        self.laid = len(state.table)  # pairs on the table
        self.first = cards.number[state.table[0][0]] if state.table else -1
        for led, beater in state.table:
            if beater == NO_CARD:
                self.unbeaten |= cards.bit[led]

    def loser(self) -> int | None:
        while self.turn is not None:
            if self.turn == self.defender:
                self._defend()
            else:
                self._attack(self.turn)
        holding = [seat for seat, hand in enumerate(self.hands) if hand]
        return holding[0] if holding else None

    def _over(self) -> bool:
        if self.left:
            return False
        holding = [seat for seat, hand in enumerate(self.hands) if hand]
        if len(holding) > 1:
            return False
        return not (self.options.last_bout == "play_out" and self.laid and holding == [self.defender])

    def _draw(self, seat: int) -> None:
        due = min(HAND - self.hands[seat].bit_count(), self.left)
        for _ in range(due):
            self.hands[seat] |= self.stock[self.drawn]
            self.drawn += 1
            self.left -= 1

    def _can_lead(self, seat: int) -> bool:
        """Whether the seat can add to what is led (K26, K32, K33)."""
        return (
            self.laid < 4
            and self.unbeaten.bit_count() < self.hands[self.defender].bit_count()
            and bool(self.hands[seat] & self.cards.alike[self.first])
        )

    def _attack(self, seat: int) -> None:
        cards, whole = self.cards, self.hands[seat]
        most = min(4 - self.laid, self.hands[self.defender].bit_count() - self.unbeaten.bit_count())
        hand = whole & cards.alike[self.first] if self.laid else whole
        lowest = hand & -hand
        led = 0
        if (
            not self.left
            and hand == whole
            and hand.bit_count() <= most
            and not hand & ~cards.alike[lowest.bit_length() - 1]
        ):
            led = hand
        elif not self.laid:
            if not self.left and hand.bit_count() == 2:
                lowest = self._sure(hand) or lowest
            alike = hand & cards.alike[lowest.bit_length() - 1] & ~cards.trumps
            led = _lowest(alike, most) if lowest & alike else lowest
        elif seat == self.attacker or cards.rank[self.first] <= HIGHEST_JOINED:
            led = _lowest(hand & ~cards.trumps, most)
        if not led:
            self._pass(seat)
            return
        if not self.laid:
            # Which of them is the first is of no account: they are of one rank.
            self.first = (led & -led).bit_length() - 1
        self.hands[seat] ^= led
        self.unbeaten |= led
        self.laid += led.bit_count()
        if self.left:
            self._draw(seat)
        if self._over():
            self.turn = None
        elif not self._can_lead(seat):
            self._pass(seat)

    def _sure(self, hand: int) -> int:
        """The first of two cards, in pack order, that nothing outside the hand beats; 0 if there is none."""
        low = hand & -hand
        numbers = [bit.bit_length() - 1 for bit in (low, hand ^ low)]
        sure = [number for number in numbers if not self.cards.beaters[number] & ~hand]
        return 1 << min(sure, key=self.cards.order.__getitem__) if sure else 0

    def _pass(self, seat: int) -> None:
        seats = len(self.hands)
        distance = (seat - self.attacker) % seats
        for step in range(distance + 1, seats):
            candidate = (self.attacker + step) % seats
            if candidate != self.defender and self._can_lead(candidate):
                self.turn = candidate
                return
        self.turn = self.defender

    def _defend(self) -> None:
        """The whole defence at once: nobody else acts before it ends."""
        seat, cards = self.defender, self.cards
        beaters = self._defence(self.unbeaten, self.hands[seat])
        if beaters or not self.unbeaten:
            for beater in beaters:
                self.hands[seat] ^= beater
                self.unbeaten &= self.unbeaten - 1
                if not self.hands[seat] and self._over():
                    self.turn = None
                    return
            if self.left:
                self._draw(seat)
            self._next(held=True)
            return
        unbeaten = self.unbeaten
        while unbeaten:
            led = unbeaten & -unbeaten
            unbeaten ^= led
            able = self.hands[seat] & cards.beaters[led.bit_length() - 1] & ~cards.trumps
            if able:
                self.hands[seat] ^= able & -able
                self.unbeaten ^= led
        self.hands[seat] |= self.unbeaten
        self._next(held=False)

    def _defence(self, led: int, hand: int) -> list[int]:
        """A beater for every card led, each as low as the others allow; empty if there is no complete defence."""
        if not led:
            return []
        first = led & -led
        rest = led ^ first
        able = hand & self.cards.beaters[first.bit_length() - 1]
        while able:
            beater = able & -able
            able ^= beater
            if not rest:
                return [beater]
            others = self._defence(rest, hand ^ beater)
            if others:
                return [beater, *others]
        return []

    def _next(self, held: bool) -> None:
        self.unbeaten = self.laid = 0
        self.first = -1
        if self._over():
            self.turn = None
            return
        _, self.attacker, self.defender = next_roles(
            tuple(self.hands), self.attacker, self.defender, held, self.options
        )
        self.turn = self.attacker


def _lowest(cards: int, most: int) -> int:
    """The lowest of the cards, at most so many."""
    if cards.bit_count() <= most:
        return cards
    found = 0
    for _ in range(most):
        low = cards & -cards
        found |= low
        cards ^= low
    return found
