"""The cards of one position, numbered by strength, and what a hand can do with them in a bout.

A search asks the same few questions very often: here a set of cards is a small integer, and the answers are tables
or short loops over bits. A number's order is that of beating: a card that beats another has the higher number.
"""

from engine.cards import cards_of, rank, suit
from engine.kaschlan.beating import BEATERS, QUEEN_OF_DIAMONDS, is_trump
from engine.kaschlan.options import Options
from engine.kaschlan.state import HAND, State

type Outcome = tuple[int, int, int]
"""A hand after what it did, the led cards that lie (after a defence: unbeaten), and how much of the stock is drawn."""


class Numbering:
    """The cards in play of one position; all sets below are sets of their numbers."""

    def __init__(self, state: State):
        trump = state.trump
        playing = sum(state.hands)
        for card in (*state.stock, *(card for pair in state.table for card in pair if card >= 0)):
            playing |= 1 << card

        def strength(card: int) -> tuple[bool, bool, int, int]:
            return is_trump(card, trump), card == QUEEN_OF_DIAMONDS, rank(card), suit(card)

        self.cards = tuple(sorted(cards_of(playing), key=strength))
        self._number = {card: number for number, card in enumerate(self.cards)}
        self.size = len(self.cards)
        self.options: Options = state.options
        self.beaters = [self.numbers(playing & BEATERS[trump][card]) for card in self.cards]
        self.beaten = [
            sum(1 << led for led in range(self.size) if self.beaters[led] >> card & 1) for card in range(self.size)
        ]
        self.alike = [
            sum(1 << other for other in range(self.size) if rank(self.cards[other]) == rank(card))
            for card in self.cards
        ]
        self.stock = len(state.stock)
        self._drawn = [0]
        for card in state.stock:
            self._drawn.append(self._drawn[-1] | 1 << self._number[card])
        self._beatable: dict[int, int] = {}

    def numbers(self, cards: int) -> int:
        """The set of the numbers of a set of cards."""
        return sum(1 << self._number[card] for card in cards_of(cards))

    def alike_in(self, cards: int) -> int:
        """All cards of the rank of the lowest of these."""
        return self.alike[(cards & -cards).bit_length() - 1]

    def beatable(self, hand: int) -> int:
        """The cards that some card of the hand beats (K44, K45)."""
        found = self._beatable.get(hand)
        if found is None:
            found = 0
            rest = hand
            while rest:
                low = rest & -rest
                found |= self.beaten[low.bit_length() - 1]
                rest ^= low
            self._beatable[hand] = found
        return found

    def draw(self, hand: int, drawn: int) -> tuple[int, int]:
        """The hand restored to five from what is left of the stock, and how much of it is drawn then (K36–K40)."""
        due = HAND - hand.bit_count()
        if due <= 0 or drawn >= self.stock:
            return hand, drawn
        after = min(self.stock, drawn + due)
        return hand | self._drawn[after] ^ self._drawn[drawn], after

    def attacks(self, hand: int, led: int, most: int, drawn: int) -> list[Outcome]:
        """All that a seat can have led when it is done: its hand, all led cards, how much is drawn (K22–K27).

        Leads one after the other come to the same as leads together: the cards drawn are as many, from the same stock.
        What was led before is the first answer; where nothing was, something must be.
        """
        found = {(hand, led, drawn)}
        todo = [(hand, led, drawn)]
        for kept, lying, used in todo:
            if lying.bit_count() >= most:
                continue
            rest = kept & self.alike_in(lying) if lying else kept
            while rest:
                card = rest & -rest
                rest ^= card
                hand, drawn = self.draw(kept ^ card, used)
                outcome = (hand, lying | card, drawn)
                if outcome not in found:
                    found.add(outcome)
                    todo.append(outcome)
        return todo if led else todo[1:]

    def defences(self, hand: int, unbeaten: int, count: int, alike: int, drawn: int) -> list[Outcome]:
        """All that a defence can come to; ``count`` cards of the rank ``alike`` have been led (K43–K59).

        Beating first and own attacks after that lose nothing: a beat changes neither the spare cards (K54) nor the
        number led (K55), and a beater that an own attack needs can be left where it is.
        """
        beaten = self._beats(hand, unbeaten)
        if self.options.must_beat == "full" and any(not left for _, left in beaten):
            beaten = [outcome for outcome in beaten if not outcome[1]]  # KA1
        always = self.options.self_attack == "always"
        todo = [(kept, left, drawn, count) for kept, left in beaten]
        found = dict.fromkeys((kept, left, drawn) for kept, left in beaten)
        for kept, left, used, led in todo:
            further = []
            if not left and used < self.stock and kept.bit_count() < HAND:
                further.append((*self.draw(kept, used), led))
            if led < 4 and kept.bit_count() - left.bit_count() >= 2 and (always or not left):  # K54, K55, KA4
                further += [(after, used, led + 1) for after in self._own_attacks(kept, alike)]
            for after, gone, lying in further:
                if (after, left, gone) not in found:
                    found[after, left, gone] = None
                    todo.append((after, left, gone, lying))
        if not self.stock:
            return list(found)
        # Who is done draws (K57, KA7); who takes up does not (K63).
        ended: dict[Outcome, None] = {}
        for kept, left, used in found:
            hand, gone = (kept, used) if left else self.draw(kept, used)
            ended[hand, left, gone] = None
        return list(ended)

    def _beats(self, hand: int, unbeaten: int) -> list[tuple[int, int]]:
        """The hands that can be left after beating some of the cards, each with the cards not beaten (K46)."""
        outcomes = [(hand, 0)]
        while unbeaten:
            led = unbeaten & -unbeaten
            unbeaten ^= led
            beaters = self.beaters[led.bit_length() - 1]
            after: dict[tuple[int, int], None] = {}
            for kept, left in outcomes:
                able = kept & beaters
                while able:
                    beater = able & -able
                    able ^= beater
                    after[kept ^ beater, left] = None
                after[kept, left | led] = None
            outcomes = list(after)
        return outcomes

    def _own_attacks(self, hand: int, alike: int) -> list[int]:
        """The hands that one own attack can leave: a card of the rank led and a card that beats it gone (K51, K52)."""
        left = []
        own = hand & alike
        while own:
            card = own & -own
            own ^= card
            beaters = hand & self.beaters[card.bit_length() - 1]
            while beaters:
                beater = beaters & -beaters
                beaters ^= beater
                left.append(hand ^ card ^ beater)
        return left
