"""What is wrong with a position, put into a language's sentence for it."""

from collections.abc import Callable

from engine.notation import Problem, written

CARDS = ("cards", "led", "beater")


def filled(problem: Problem, sentence: str, cards: Callable[[tuple[int, ...]], str]) -> str:
    """The sentence with the problem's facts in their places; ``cards`` names cards in the language."""
    words = {"cards": "", "word": "", "field": ""}
    words |= written(problem.facts)
    for name, fact in problem.facts.items():
        if isinstance(fact, tuple) and name in CARDS:
            words[name] = cards(fact)
    return sentence.format(**words)
