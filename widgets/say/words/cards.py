"""What a language must be able to say of cards and numbers."""

from typing import Protocol


class CardWords(Protocol):
    """Cards and numbers."""

    def card(self, card: int) -> str:
        """A card's name inside a sentence."""

    def Card(self, card: int) -> str:  # noqa: N802 - the same at the beginning of a sentence
        """A card's name at the beginning of a sentence, or alone."""

    def cards(self, cards: tuple[int, ...]) -> str:
        """Several cards as a list in words."""

    def players(self, seats: tuple[int, ...]) -> str:
        """Players who have no names, counted from the first."""

    def index(self, card: int) -> str:
        """What stands in the corner of the card: its rank."""

    def card_in_hand(self, card: int, number: int, count: int) -> str:
        """A card's name as a button of a hand."""

    def face_down(self, count: int) -> str:
        """So many cards that are not seen, for those who do not see their backs."""

    def card_count(self, count: int) -> str:
        """So many cards."""

    def plain(self, names: list[str]) -> str:
        """A list in words."""
