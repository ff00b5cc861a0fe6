"""Deals with a stock whose order is known, or with more than two seats: one seat against all the others together.

A node is a seat with a choice: what it will have led in this bout, or how it will have defended. Where two hands and
no stock are left, :class:`Duel` goes on.
"""

from engine.kaschlan.bouts import next_roles
from engine.kaschlan.solver.duel import Duel
from engine.kaschlan.solver.numbering import Numbering
from engine.search.budget import Budget, Unsolved

DEEPEST = 40
"""Bouts that a line may have before the stock is gone and two hands are left; past it the search gives up.

Four seats take fourteen frames a bout, and a browser's Python has room for hardly a thousand.
"""

type Hands = tuple[int, ...]


class Company:
    """Answers for one seat, the ``hero``, and one question: does this seat reach what it needs against the rest?

    With ``draw_serves`` a drawn deal is enough (KA20).
    """

    def __init__(self, cards: Numbering, hero: int, draw_serves: bool, budget: Budget):
        self._cards = cards
        self._hero = hero
        self._draw_serves = draw_serves
        self._budget = budget
        self._duel = Duel(cards, budget)
        self._play_out = cards.options.last_bout == "play_out"
        self._known: dict[tuple[object, ...], bool] = {}
        self._depth = 0

    def bout(self, hands: Hands, attacker: int, defender: int, drawn: int) -> bool:
        """Before a bout's first lead; the deal is not over."""
        hero = self._hero
        if drawn >= self._cards.stock:
            if not hands[hero]:
                return True
            if len(hands) - hands.count(0) == 2:
                serves = self._draw_serves if hero == attacker else not self._draw_serves
                wins = self._duel.attacker_wins(hands[attacker], hands[defender], int(serves and self._play_out))
                return wins == (hero == attacker)
        return self.attack(hands, attacker, defender, attacker, 0, drawn)

    def attack(self, hands: Hands, attacker: int, defender: int, seat: int, led: int, drawn: int) -> bool:
        """Before ``seat`` of the attacking side leads; ``led`` lies on the table, none of it beaten."""
        seats = len(hands)
        if seat == defender:
            return self._next_seat(hands, attacker, defender, seat, led, drawn)
        most = min(4, hands[defender].bit_count())
        outcomes = self._cards.attacks(hands[seat], led, most, drawn)
        if len(outcomes) == 1 and led:
            return self._next_seat(hands, attacker, defender, seat, led, drawn)
        key = (hands, attacker, defender, seat, led, drawn)
        found = self._known.get(key)
        if found is not None:
            return found
        self._budget.spend()
        mine = seat == self._hero
        found = not mine
        for kept, lying, after in sorted(outcomes, key=_fewest_left):
            then = (*hands[:seat], kept, *hands[seat + 1 : seats])
            if self._led(then, attacker, defender, seat, lying, after) == mine:
                found = mine
                break
        self._known[key] = found
        return found

    def _led(self, hands: Hands, attacker: int, defender: int, seat: int, led: int, drawn: int) -> bool:
        """After a seat has led all that it wants to."""
        if drawn >= self._cards.stock and not hands[seat]:
            if hands.count(0) == len(hands) - 1 and not self._play_out:
                return defender != self._hero  # K73
            if seat == self._hero and len(hands) > 2:
                return True
        return self._next_seat(hands, attacker, defender, seat, led, drawn)

    def _next_seat(self, hands: Hands, attacker: int, defender: int, seat: int, led: int, drawn: int) -> bool:
        """The next attacking seat clockwise, at last the defender (K26, K28, K29)."""
        after = (seat + 1) % len(hands)
        if after != attacker:
            return self.attack(hands, attacker, defender, after, led, drawn)
        cards = self._cards
        return self.defence(hands, attacker, defender, led, led.bit_count(), cards.alike_in(led), drawn)

    def defence(
        self, hands: Hands, attacker: int, defender: int, unbeaten: int, count: int, alike: int, drawn: int
    ) -> bool:
        """Before the defender acts; ``count`` cards of the rank ``alike`` have been led."""
        key = (hands, attacker, defender, unbeaten, count, alike, drawn)
        found = self._known.get(key)
        if found is not None:
            return found
        self._budget.spend()
        if self._depth >= DEEPEST:
            raise Unsolved(self._budget.nodes)
        self._depth += 1
        mine = defender == self._hero
        found = not mine
        outcomes = self._cards.defences(hands[defender], unbeaten, count, alike, drawn)
        for kept, left, after in sorted(outcomes, key=_fewest_left):
            then = (*hands[:defender], kept | left, *hands[defender + 1 :])
            if self._defended(then, attacker, defender, not left, after) == mine:
                found = mine
                break
        self._depth -= 1
        self._known[key] = found
        return found

    def _defended(self, hands: Hands, attacker: int, defender: int, held: bool, drawn: int) -> bool:
        """After a bout: the end of the deal (K73, K74), or the next bout (K60, K65, K69–K72)."""
        if drawn >= self._cards.stock and hands.count(0) >= len(hands) - 1:
            return self._draw_serves if not any(hands) else not hands[self._hero]
        _, attacker, defender = next_roles(hands, attacker, defender, held, self._cards.options)
        return self.bout(hands, attacker, defender, drawn)


def _fewest_left(outcome: tuple[int, int, int]) -> tuple[int, int, int]:
    """To try first what leaves fewest cards lying unbeaten or in hand, and the lowest cards played."""
    kept, left, _ = outcome
    return (kept | left).bit_count(), left.bit_count(), -kept
