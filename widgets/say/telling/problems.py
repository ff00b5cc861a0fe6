"""What is wrong with a position, put into a language's sentence for it."""

from typing import Protocol

from engine.notation import Problem, written

CARDS = ("cards", "led", "beater")


class Names(Protocol):
    """What a sentence names."""

    def cards(self, cards: tuple[int, ...]) -> str:
        """Several cards as a list in words."""

    def players(self, seats: tuple[int, ...]) -> str:
        """Players who have no names, counted from the first."""


def filled(problem: Problem, sentence: str, names: Names) -> str:
    """The sentence with the problem's facts in their places."""
    words = {"cards": "", "word": "", "field": ""}
    words |= written(problem.facts)
    for name, fact in problem.facts.items():
        if isinstance(fact, tuple) and name in CARDS:
            words[name] = names.cards(fact)
        elif name == "seat" and isinstance(fact, int):
            words[name] = names.players((fact,))
        elif name == "seats" and isinstance(fact, tuple):
            words[name] = names.players(fact)
    return sentence.format(**words)
