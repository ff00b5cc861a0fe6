"""Cards and numbers in English."""

from engine.cards import rank, suit

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
INDICES = {11: "J", 12: "Q", 13: "K", 14: "A"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def number(count: int) -> str:
    """A count in words."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def count_of_cards(count: int) -> str:
    """So many cards in words."""
    return f"{number(count)} card" if count == 1 else f"{number(count)} cards"


def upper(text: str) -> str:
    """The same text with a capital first letter."""
    return text[:1].upper() + text[1:]


def so_many_points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def article(noun: str) -> str:
    """The noun with its indefinite article."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


class EnglishCards:
    """Cards and numbers."""

    def card(self, card: int) -> str:
        return f"the {RANKS[rank(card)]} of {SUITS[suit(card)]}"

    def Card(self, card: int) -> str:  # noqa: N802
        return upper(self.card(card))

    def plain(self, names: list[str]) -> str:
        return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]

    def cards(self, cards: tuple[int, ...]) -> str:
        return self.plain([self.card(card) for card in cards]) if cards else "no cards"

    def players(self, seats: tuple[int, ...]) -> str:
        """Players who have no names."""
        return self.plain([f"the {ORDINALS[seat]} player" for seat in seats])

    def index(self, card: int) -> str:
        return INDICES.get(rank(card), str(rank(card)))

    def card_in_hand(self, card: int, number: int, count: int) -> str:
        return f"{upper(RANKS[rank(card)])} of {SUITS[suit(card)]}, card {number} of {count}"

    def face_down(self, count: int) -> str:
        return "One card face down" if count == 1 else f"{upper(number(count))} cards face down"

    def card_count(self, count: int) -> str:
        return "1 card" if count == 1 else f"{count} cards"
