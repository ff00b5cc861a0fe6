"""What is wrong with a position, put into a language's sentence for it."""

from collections.abc import Callable

from engine.notation import Problem, fact_text

CARDS = ("cards", "led", "beater")


def filled(problem: Problem, sentence: str, cards: Callable[[tuple[int, ...]], str]) -> str:
    """The sentence with the problem's facts in their places; ``cards`` names cards in the language."""
    words = {"cards": "", "word": "", "field": ""}
    for name, fact in problem.facts:
        words[name] = cards(fact) if isinstance(fact, tuple) and name in CARDS else fact_text(name, fact)
    return sentence.format(**words)
