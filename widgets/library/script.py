"""What an author has written, read and played through: examples, lessons and score sheets."""

from typing import Any, NamedTuple

from engine.game import Event, Violation
from widgets.position import Position


class Text(NamedTuple):
    """The same thing said in both languages."""

    sv: str
    en: str

    def say(self, lang: str) -> str:
        """The text in a language."""
        return self.sv if lang == "sv" else self.en


NO_TEXT = Text("", "")

COUNTS = ("counted", "summed")
"""The events that a count has a step for each."""


class ScriptStep(NamedTuple):
    """A moment of a script: the move that led to it, what to say, the state, and the events of the move.

    Where the move was only tried, the state is the one before it, and ``violations`` say why it was refused.
    """

    move: str
    caption: Text
    state: Any
    events: tuple[Event, ...] = ()
    violations: tuple[Violation, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def counted(self) -> Event | None:
        """What is counted, if the step is one of a count."""
        return self.events[0] if self.events and self.events[0].event in COUNTS else None


class Branch(NamedTuple):
    """Another way to go on from step ``at``; ``steps[0]`` is the moment after its first move.

    ``opening`` is the moment that it leaves from where that is not the main line's: there the house rule is off.
    """

    id: str
    at: int
    title: Text
    verdict: str
    compare: int | None
    steps: tuple[ScriptStep, ...]
    opening: ScriptStep | None = None


WITHOUT = "without"
"""The branch that shows an example without its house rule; it has no texts of its own."""

VERDICTS = ("unwise", "better", "other")


class Example(NamedTuple):
    """A worked example with every state on the way; ``start`` is the step that it opens with."""

    name: str
    title: Text
    position: Position
    steps: tuple[ScriptStep, ...]
    branches: tuple[Branch, ...] = ()
    start: int = 0

    @property
    def switched(self) -> bool:
        """Whether the house rule that it is about can be switched off."""
        return any(branch.id == WITHOUT for branch in self.branches)

    def branch(self, id: str) -> Branch:
        """The branch of that id; KeyError if there is none."""
        return {branch.id: branch for branch in self.branches}[id]

    def script(self, branch: str = "") -> tuple[ScriptStep, ...]:
        """The steps of the main line or of a branch, whose first is the one that it leaves from; KeyError."""
        if not branch:
            return self.steps
        chosen = self.branch(branch)
        return (chosen.opening or self.steps[chosen.at], *chosen.steps)


class Task(NamedTuple):
    """One task of a lesson: a position, what to do and what is said about it.

    ``goal`` are the moves that accomplish it, none in a sandbox; ``reply`` are moves that then follow by themselves.
    """

    position: Position
    prompt: Text
    goal: tuple[str, ...]
    done: Text
    wrong: Text
    reply: tuple[str, ...]


class Lesson(NamedTuple):
    """A guided lesson."""

    name: str
    title: Text
    tasks: tuple[Task, ...]


class Sheet(NamedTuple):
    """A score sheet: who plays, and the numbers it opens with, as fields of a position."""

    name: str
    title: Text
    names: tuple[str, ...]
    score: str
