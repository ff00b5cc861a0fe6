"""The worked examples: one TOML file each in ``docs/examples``, read, checked and played through.

Keys: ``title``, ``position``, ``names``, ``seat`` (the seat nearest the reader), ``[[step]]`` with ``move`` and
``caption`` (the first step has no move: it is the opening), ``[[branch]]`` with ``id``, ``at`` (the step it leaves
from), ``title``, ``verdict``, ``compare`` (a seat whose hand is compared with the main line's at the end) and its own
steps.  ``rules`` of a step default to those of its events.  Texts have a Swedish and an English half.  A file with
``kind = "sheet"`` is a score sheet instead: ``title``, ``names`` and ``score``.
"""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.game import Event, Game, IllegalMove
from engine.games import read_position
from engine.notation import NotationError


class ExampleError(ValueError):
    """A mistake in an example's file, with the file and, where known, the line."""


class Text(NamedTuple):
    """The same thing said in both languages."""

    sv: str
    en: str

    def say(self, lang: str) -> str:
        """The text in a language."""
        return self.sv if lang == "sv" else self.en


class ScriptStep(NamedTuple):
    """A moment of a script: the move that led to it, what to say, the state, and the events of the move."""

    move: str
    caption: Text
    state: Any
    events: tuple[Event, ...]
    rules: tuple[str, ...]


class Branch(NamedTuple):
    """Another way to go on from step ``at``; ``steps[0]`` is the moment after its first move."""

    id: str
    at: int
    title: Text
    verdict: str
    compare: int | None
    steps: tuple[ScriptStep, ...]


class Sheet(NamedTuple):
    """A score sheet: who plays, and the numbers it opens with, as fields of a position."""

    name: str
    title: Text
    names: tuple[str, ...]
    score: str


class Example(NamedTuple):
    """A worked example with every state on the way."""

    name: str
    title: Text
    game: Game
    names: tuple[str, ...]
    seat: int
    steps: tuple[ScriptStep, ...]
    branches: tuple[Branch, ...]

    def branch(self, id: str) -> Branch:
        """The branch of that id; KeyError if there is none."""
        return {branch.id: branch for branch in self.branches}[id]


VERDICTS = ("unwise",)


def folder() -> str:
    """The folder of the examples: beside the packages in the browser's archive, under ``docs`` in the project."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    packed = os.path.join(root, "examples")
    return packed if os.path.isdir(packed) else os.path.join(root, "docs", "examples")


def names() -> list[str]:
    """The names of all files in the folder, sorted."""
    return sorted(file.removesuffix(".toml") for file in os.listdir(folder()) if file.endswith(".toml"))


def source(name: str) -> str:
    """The text of a file; KeyError if there is no such name (names come from links, too)."""
    if name not in names():
        raise KeyError(name)
    with open(os.path.join(folder(), f"{name}.toml"), encoding="utf-8") as file:
        return file.read()


@cache
def example(name: str) -> Example:
    """The example of that name; KeyError if there is none, ExampleError if its file is wrong."""
    return parse(name, source(name))


def kind(name: str) -> str:
    """The kind of widget that a file describes: ``example`` or ``sheet``."""
    return str(tomllib.loads(source(name)).get("kind", "example"))


@cache
def sheet(name: str) -> Sheet:
    """The score sheet of that name; KeyError if there is none, ExampleError if its file is wrong."""
    return _Parser(name, source(name)).sheet()


def parse(name: str, text: str) -> Example:
    """An example from the text of its file."""
    return _Parser(name, text).example()


class _Parser:
    """Reads one file and names the line of what is wrong."""

    def __init__(self, name: str, text: str):
        self.name = name
        self.text = text

    def fail(self, message: str, line: int = 0) -> ExampleError:
        where = f"docs/examples/{self.name}.toml" + (f":{line}" if line else "")
        return ExampleError(f"{where}: {message}")

    def line(self, header: str, index: int) -> int:
        """The line on which the ``index``-th table with that header begins."""
        lines = [number for number, line in enumerate(self.text.splitlines(), 1) if line.strip() == header]
        return lines[index] if index < len(lines) else 0

    def data(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self.fail(str(error)) from None

    def sheet(self) -> Sheet:
        data = self.data()
        known = {"kind", "title", "names", "score"}
        self.keys(data, known, known)
        return Sheet(self.name, self.said(data["title"], 0), tuple(data["names"]), data["score"])

    def example(self) -> Example:
        data = self.data()
        self.keys(
            data, {"title", "position", "names", "seat", "step", "branch"}, {"title", "position", "names", "step"}
        )
        try:
            game, state = read_position(data["position"])
        except NotationError as error:
            raise self.fail(f"position: {error}") from None
        if len(data["names"]) != len(state.hands):
            raise self.fail("as many names as hands")
        seat = data.get("seat", 0)
        if seat not in range(len(state.hands)):
            raise self.fail(f"no seat {seat}")
        steps = self.steps(game, state, data["step"], "[[step]]", 0, opening=True)
        branches = []
        done = 0
        for index, table in enumerate(data.get("branch", ())):
            branches.append(self.branch(game, steps, table, self.line("[[branch]]", index), done))
            done += len(table["step"])
        return Example(self.name, self.said(data["title"], 0), game, tuple(data["names"]), seat, steps, tuple(branches))

    def branch(self, game: Game, main: tuple[ScriptStep, ...], data: Mapping[str, Any], line: int, done: int) -> Branch:
        needed = {"id", "at", "title", "verdict", "step"}
        self.keys(data, needed | {"compare"}, needed, line)
        if data["at"] not in range(len(main)):
            raise self.fail(f"no step {data['at']}", line)
        if data["verdict"] not in VERDICTS:
            raise self.fail(f"no verdict {data['verdict']}", line)
        steps = self.steps(game, main[data["at"]].state, data["step"], "[[branch.step]]", done, opening=False)
        title = self.said(data["title"], line)
        return Branch(data["id"], data["at"], title, data["verdict"], data.get("compare"), steps)

    def steps(
        self, game: Game, state: Any, tables: list[Mapping[str, Any]], header: str, done: int, *, opening: bool
    ) -> tuple[ScriptStep, ...]:
        steps = []
        for index, table in enumerate(tables):
            line = self.line(header, done + index)
            moves = not (opening and index == 0)
            self.keys(table, {"move", "caption", "rules"}, {"caption"} | ({"move"} if moves else set()), line)
            events: tuple[Event, ...] = ()
            if moves:
                state, events = self.play(game, state, table["move"], line)
            elif "move" in table:
                raise self.fail("the first step is the opening and has no move", line)
            rules = tuple(table.get("rules", dict.fromkeys(event.rule for event in events)))
            steps.append(ScriptStep(table.get("move", ""), self.said(table["caption"], line), state, events, rules))
        return tuple(steps)

    def play(self, game: Game, state: Any, move: str, line: int) -> tuple[Any, tuple[Event, ...]]:
        try:
            seat, read = game.read_move(move)
            step = game.apply(state, read, seat)
        except NotationError as error:
            raise self.fail(f"{move}: {error}", line) from None
        except IllegalMove as error:
            raise self.fail(f"{move}: illegal {error}", line) from None
        return step.state, step.events

    def said(self, data: Any, line: int) -> Text:
        if not isinstance(data, Mapping) or set(data) != {"sv", "en"}:
            raise self.fail("a text needs sv and en", line)
        return Text(data["sv"], data["en"])

    def keys(self, data: Mapping[str, Any], known: set[str], needed: set[str], line: int = 0) -> None:
        for key in sorted(set(data) - known):
            raise self.fail(f"unknown key {key}", line)
        for key in sorted(needed - set(data)):
            raise self.fail(f"missing key {key}", line)
