"""The end of a deal between two hands, the stock gone: who goes out first.

A node is a seat with a choice: an attacker before the first lead, or a defender after the last one. Nothing is
counted for what is known at once: a hand that marches out, or a position met before.
"""

from engine.kaschlan.solver.numbering import Numbering
from engine.search.budget import Budget


class Duel:
    """Answers for the cards of one numbering, remembered; bouts never repeat, so the search ends (K78)."""

    def __init__(self, cards: Numbering, budget: Budget):
        self._cards = cards
        self._budget = budget
        self._play_out = int(cards.options.last_bout == "play_out")
        self._known: dict[int, bool] = {}
        self._leads: dict[int, list[int]] = {}

    def attacker_wins(self, attacker: int, defender: int, serves: int = 0) -> bool:
        """Whether the hand ``attacker``, about to lead, goes out and leaves the other kaschlan, whatever that one does.

        With ``serves`` 1 a drawn deal (KA20) is as good as that for the attacker, with 0 it is as good for the
        defender; it must be 0 where no deal is drawn.
        """
        if self._marches_out(attacker, defender, serves):
            return True
        key = (attacker << self._cards.size | defender) << 1 | serves
        found = self._known.get(key)
        if found is None:
            self._budget.spend()
            found = False
            most = min(4, defender.bit_count())
            for led in self._possible_leads(attacker):
                if led.bit_count() <= most and not self._defender_holds(attacker ^ led, defender, led, serves):
                    found = True
                    break
            self._known[key] = found
        return found

    def _marches_out(self, attacker: int, defender: int, serves: int) -> bool:
        """Sound, and cheap: the attacker leads what cannot be beaten, from the weakest on, and his one other card last.

        The defender must take up each such card and is attacked again (K61, K65); what he took up beats none that
        follows, own attacks only cost him cards, and he always holds at least one, so that a single lead is legal
        (K33). The last card led ends the deal (K73): at once, or, where the bout is played out, unless it is beaten.
        A hand of one rank that may be led together ends it likewise, but only where the bout is not played out.
        """
        weak = attacker & self._cards.beatable(defender)
        if not weak:
            return True
        if self._play_out and not serves:
            return False
        if not weak & weak - 1:
            return True
        return not attacker & ~self._cards.alike_in(attacker) and attacker.bit_count() <= defender.bit_count()

    def _possible_leads(self, hand: int) -> list[int]:
        """Every set of cards of one rank, low ranks first and of each the largest sets first (K22)."""
        leads = self._leads.get(hand)
        if leads is None:
            leads = []
            rest = hand
            while rest:
                alike = hand & self._cards.alike_in(rest)
                rest &= ~alike
                led = alike
                while led:
                    leads.append(led)
                    led = led - 1 & alike
            self._leads[hand] = leads
        return leads

    def _defender_holds(self, attacker: int, defender: int, led: int, serves: int) -> bool:
        """Whether the defender of these led cards is not kaschlan, whatever the attacker does after the bout."""
        if not attacker and not self._play_out:
            return False
        self._budget.spend()
        cards = self._cards
        outcomes = cards.defences(defender, led, led.bit_count(), cards.alike_in(led), cards.stock)
        if not attacker:  # Who still holds a card when the bout is over has lost; else the deal is drawn (KA20).
            return not serves and any(not kept | left for kept, left, _ in outcomes)
        # Where deals are drawn, what serves the one seat in its next attack is what serves the other not in this.
        swapped = serves ^ self._play_out
        known = self._known
        open_bouts = []
        for kept, left, _ in outcomes:
            if left:  # The same attacks again (K65).
                first, second, loses, draws = attacker, kept | left, True, serves
            elif kept:  # The defender attacks (K60).
                first, second, loses, draws = kept, attacker, False, swapped
            else:
                return True
            found = self._marches_out(first, second, draws) or known.get((first << cards.size | second) << 1 | draws)
            if found is None:
                open_bouts.append((loses, (second if loses else first).bit_count(), -first, -second, draws))
            elif found != loses:
                return True
        # First where the defence held, with the fewest cards then in the defender's hand, the highest kept.
        open_bouts.sort()
        for loses, _, first, second, draws in open_bouts:  # noqa: SIM110 (a generator would be one frame more)
            if self.attacker_wins(-first, -second, draws) != loses:
                return True
        return False
