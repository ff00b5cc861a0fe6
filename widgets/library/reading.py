"""Reads what an author has written, plays it through, and names the line of what is wrong.

A text has a Swedish and an English half: ``caption.sv``, ``caption.en``.

An **example**: ``title``, ``position``, ``names``, ``seat`` (the seat nearest the reader), ``[[step]]`` with ``move``
(or ``try``: a move that is to be refused) and ``caption``; the first step has no move, it is the opening.
``[[branch]]`` with ``id``, ``at`` (the step it leaves from), ``title``, ``verdict``, ``compare`` (a seat whose hand is
compared with the main line's at the end) and its own steps.  ``rules`` of a step default to those of its events.
``switch`` names the option that the position sets (``form`` for all of them): the same moves are then also shown
without it, up to the first that fares differently.  A line that ends a pack of Kasino is followed by its count, item by
item.

A **lesson**, ``kind = "lesson"``: ``title`` and ``[[task]]`` with ``position``, ``names``, ``seat``, ``prompt``,
``goal`` (moves that accomplish it; none in a sandbox), ``done``, ``wrong`` and ``reply``.

A **score sheet**, ``kind = "sheet"``: ``title``, ``names``, ``score``.

A **chart**, ``kind = "beats"`` (Kaschlan) or ``"takes"`` (Kasino): ``title``.  A **drill**, ``kind = "drill"``, likewise;
what it asks is the last word of its name.

A **scene**, one table a rule number: ``position``, ``move`` or ``try``, ``before`` (moves that lead up to it),
``caption``, ``names``, ``seat``.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

from engine.game import Event, Game, Illegal, IllegalMove, Violation
from engine.games import read_position
from engine.notation import NotationError
from widgets.library.counting import and_counted
from widgets.library.script import NO_TEXT, VERDICTS, WITHOUT, Branch, Example, Lesson, ScriptStep, Sheet, Task, Text
from widgets.position import NAMES, Position


class ExampleError(ValueError):
    """A mistake in a file, with the file and, where known, the line."""


class Reader:
    """Reads one file."""

    def __init__(self, file: str, text: str):
        self.file = file
        self.text = text

    def fail(self, message: str, line: int = 0) -> ExampleError:
        """What is wrong, with its place."""
        return ExampleError(f"{self.file}{f':{line}' if line else ''}: {message}")

    def line(self, header: str, index: int = 0) -> int:
        """The line on which the ``index``-th table with that header begins."""
        lines = [number for number, line in enumerate(self.text.splitlines(), 1) if line.strip() == header]
        return lines[index] if index < len(lines) else 0

    def data(self) -> dict[str, Any]:
        """The file as TOML."""
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self.fail(str(error)) from None

    def example(self, name: str) -> Example:
        """The worked example that the file is."""
        data = self.data()
        needed = {"title", "position", "names", "step"}
        self.keys(data, needed | {"kind", "seat", "branch", "switch"}, needed)
        position = self.position(data, 0)
        game = position.game
        steps = self.steps(game, position.state, data["step"], "[[step]]", 0, opening=True)
        branches: list[Branch] = []
        done = 0
        for index, branch in enumerate(data.get("branch", ())):
            branches.append(self.branch(game, steps, branch, self.line("[[branch]]", index), done))
            done += len(branch["step"])
        if "switch" in data:
            branches.append(self.without(game, steps, data["switch"]))
        return Example(
            name,
            self.said(data["title"], 0),
            position,
            and_counted(steps),
            tuple([branch._replace(steps=and_counted(branch.steps)) for branch in branches]),
        )

    def lesson(self, name: str) -> Lesson:
        """The lesson that the file is."""
        data = self.data()
        self.keys(data, {"kind", "title", "task"}, {"title", "task"})
        tasks = [self.task(task, self.line("[[task]]", index)) for index, task in enumerate(data["task"])]
        return Lesson(name, self.said(data["title"], 0), tuple(tasks))

    def sheet(self, name: str) -> Sheet:
        """The score sheet that the file is."""
        data = self.data()
        known = {"kind", "title", "names", "score"}
        self.keys(data, known, known)
        return Sheet(name, self.said(data["title"], 0), tuple(data["names"]), data["score"])

    def chart(self) -> Text:
        """The title of the chart that the file is."""
        data = self.data()
        self.keys(data, {"kind", "title"}, {"kind", "title"})
        return self.said(data["title"], 0)

    def scene(self, name: str, data: Mapping[str, Any]) -> Example:
        """A scene of the file: the position, and the move or try as its only step."""
        line = self.line(f"[{name.upper()}]")
        self.keys(
            data, {"position", "move", "try", "before", "caption", "names", "seat"}, {"position", "caption"}, line
        )
        position = self.position(data, line)
        state = position.state
        for move in data.get("before", ()):
            state, _ = self.play(position.game, state, move, line)
        opening = ScriptStep("", NO_TEXT, state)
        step = self.step(position.game, state, data, line)
        number = name.upper()
        steps = (opening, step)
        return Example(name, Text(number, number), position._replace(state=state), steps, start=1)

    def task(self, data: Mapping[str, Any], line: int) -> Task:
        """A task of a lesson; its goals and replies are played to see that they are legal."""
        known = {"position", "names", "seat", "prompt", "goal", "done", "wrong", "reply"}
        self.keys(data, known, {"position", "prompt"}, line)
        position = self.position(data, line)
        game = position.game
        goals = []
        for goal in data.get("goal", ()):
            state, _ = self.play(game, position.state, goal, line)
            goals.append(game.write_move(game.read_move(goal)[1]))
            for reply in data.get("reply", ()):
                state, _ = self.play(game, state, reply, line)
        said = [self.said(data[key], line) if key in data else NO_TEXT for key in ("prompt", "done", "wrong")]
        return Task(position, said[0], tuple(goals), said[1], said[2], tuple(data.get("reply", ())))

    def position(self, data: Mapping[str, Any], line: int) -> Position:
        """The position and its players."""
        try:
            game, state = read_position(data["position"])
        except NotationError as error:
            raise self.fail(f"position: {error}", line) from None
        names = tuple(data.get("names", NAMES[game.NAME][: len(state.hands)]))
        if len(names) != len(state.hands):
            raise self.fail("as many names as hands", line)
        near = data.get("seat", 0)
        if near not in range(len(names)):
            raise self.fail(f"no seat {near}", line)
        return Position(game, names, near, state)

    def branch(self, game: Game, main: tuple[ScriptStep, ...], data: Mapping[str, Any], line: int, done: int) -> Branch:
        """A branch, played from the step that it leaves."""
        needed = {"id", "at", "title", "verdict", "step"}
        self.keys(data, needed | {"compare"}, needed, line)
        if data["at"] not in range(len(main)):
            raise self.fail(f"no step {data['at']}", line)
        if data["verdict"] not in VERDICTS:
            raise self.fail(f"no verdict {data['verdict']}", line)
        steps = self.steps(game, main[data["at"]].state, data["step"], "[[branch.step]]", done, opening=False)
        return Branch(
            data["id"], data["at"], self.said(data["title"], line), data["verdict"], data.get("compare"), steps
        )

    def without(self, game: Game, main: tuple[ScriptStep, ...], option: str) -> Branch:
        """The main line without its house rule, up to the first move that fares differently."""
        state = main[0].state
        usual = type(state.options)()
        options = usual if option == "form" else state.options._replace(**{option: getattr(usual, option, None)})
        if options == state.options:
            raise self.fail(f"the position does not set {option}")
        state = state._replace(options=options)
        opening = ScriptStep("", NO_TEXT, state)
        steps: list[ScriptStep] = []
        for step in main[1:]:
            seat, move = game.read_move(step.move)
            verdict = game.check(state, move, seat)
            if isinstance(verdict, Illegal):
                steps.append(ScriptStep(step.move, NO_TEXT, state, (), verdict.violations))
            else:
                after = game.apply(state, move, seat)
                steps.append(ScriptStep(step.move, NO_TEXT, after.state, after.events))
            alike = bool(step.violations) == isinstance(verdict, Illegal)
            state = steps[-1].state
            if not alike or [event[:4] for event in step.events] != [event[:4] for event in steps[-1].events]:
                return Branch(WITHOUT, 0, NO_TEXT, "other", None, tuple(steps), opening)
        raise self.fail(f"without {option} nothing is different")

    def steps(
        self, game: Game, state: Any, tables: list[Mapping[str, Any]], header: str, done: int, *, opening: bool
    ) -> tuple[ScriptStep, ...]:
        """The steps of a line, each played on from the one before."""
        steps = []
        for index, data in enumerate(tables):
            line = self.line(header, done + index)
            self.keys(data, {"move", "try", "caption", "rules"}, {"caption"}, line)
            if opening and index == 0:
                if "move" in data or "try" in data:
                    raise self.fail("the first step is the opening and has no move", line)
                steps.append(
                    ScriptStep("", self.said(data["caption"], line), state, rules=tuple(data.get("rules", ())))
                )
                continue
            steps.append(self.step(game, state, data, line))
            state = steps[-1].state
        return tuple(steps)

    def step(self, game: Game, state: Any, data: Mapping[str, Any], line: int) -> ScriptStep:
        """A step after a state: a move that is made, or a try that is refused."""
        caption = self.said(data["caption"], line)
        if ("move" in data) == ("try" in data):
            raise self.fail("a step needs a move or a try", line)
        if "try" in data:
            violations = self.refused(game, state, data["try"], line)
            rules = data.get("rules", ())
            return ScriptStep(data["try"], caption, state, (), violations, tuple(rules))
        after, events = self.play(game, state, data["move"], line)
        rules = data.get("rules", dict.fromkeys(event.rule for event in events))
        return ScriptStep(data["move"], caption, after, events, (), tuple(rules))

    def play(self, game: Game, state: Any, move: str, line: int) -> tuple[Any, tuple[Event, ...]]:
        """The state and events after a move that must be legal."""
        try:
            seat, read = game.read_move(move)
            step = game.apply(state, read, seat)
        except NotationError as error:
            raise self.fail(f"{move}: {error}", line) from None
        except IllegalMove as error:
            raise self.fail(f"{move}: illegal {error}", line) from None
        return step.state, step.events

    def refused(self, game: Game, state: Any, move: str, line: int) -> tuple[Violation, ...]:
        """Why a move that must be illegal is refused."""
        try:
            seat, read = game.read_move(move)
        except NotationError as error:
            raise self.fail(f"{move}: {error}", line) from None
        verdict = game.check(state, read, seat)
        if not isinstance(verdict, Illegal):
            raise self.fail(f"{move}: is legal, but only to be tried", line)
        return verdict.violations

    def said(self, data: Any, line: int) -> Text:
        """A text in both languages."""
        if not isinstance(data, Mapping) or set(data) != {"sv", "en"}:
            raise self.fail("a text needs sv and en", line)
        return Text(data["sv"], data["en"])

    def keys(self, data: Mapping[str, Any], known: set[str], needed: set[str], line: int = 0) -> None:
        """Refuse keys that are unknown or missing."""
        for key in sorted(set(data) - known):
            raise self.fail(f"unknown key {key}", line)
        for key in sorted(needed - set(data)):
            raise self.fail(f"missing key {key}", line)
