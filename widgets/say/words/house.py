"""What a language must be able to say of house rules."""

from typing import Protocol


class HouseWords(Protocol):
    """House rules, by the names that they have in a position."""

    house_rule: str
    house_rule_off: str

    def house(self, option: str, choice: str) -> str:
        """A house rule that is in force, at the beginning of a sentence."""
