"""What a drill asks: choices of which some are right, and the reason for each."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from htpy import Element

from engine.deal import numbers
from widgets.kinds.drill.board import Board
from widgets.play.telling import Told
from widgets.say import Words

SEEDS = 1 << 32


class Choice(NamedTuple):
    """Something to be chosen or left: its name in a model, whether it belongs to the answer, the rules that say so."""

    name: str
    right: bool
    rules: tuple[str, ...]


class Group(NamedTuple):
    """Choices that belong together: any number of them is the answer or, in a ``single`` group, exactly one."""

    choices: tuple[Choice, ...]
    single: bool = False


class Question(Protocol):
    """A question with its answer, made from a seed."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """All there is to choose."""

    def prompt(self, words: Words) -> str:
        """What is asked."""

    def help(self, words: Words) -> str:
        """How to answer."""

    def draw(self, board: Board) -> Element:
        """What lies there, with the choices on it."""

    def label(self, choice: Choice, words: Words) -> str:
        """What a choice is called inside a sentence."""

    def why(self, choice: Choice, words: Words) -> str:
        """Why a choice is right or is not, in a sentence."""

    def more(self, words: Words) -> list[Told]:
        """What else there is to say about the answer."""


def luck(kind: str, seed: int) -> Iterator[int]:
    """The stream of numbers from which a question of that kind is made."""
    return numbers(f"{kind} {seed}")


def tries[T](draw: Callable[[Iterator[int]], T | None], stream: Iterator[int]) -> Iterator[T]:
    """What is drawn from the stream again and again, without what came to nothing."""
    while True:
        drawn = draw(stream)
        if drawn is not None:
            yield drawn
