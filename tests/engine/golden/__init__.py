"""Whole games, move by move, as they were played when somebody last looked: one file a scene; and refusals.

A file is a record: the start position, then one move a line. After each move the comments tell what happened and which
position came of it. ``refusals.txt`` has the moves of ``tests/engine/refusals.toml`` with all that is told of each: the rules
and their data. ``python -m tests.engine.golden`` plays every scene anew and writes the files; read the difference before
keeping it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.game import Game, Illegal
from engine.games import read_position
from engine.notation import facts_text
from tests.engine.golden.scenes import SCENES
from tests.engine.test_refusals import ROWS
from tests.helpers import Turn, event_text, wander

FOLDER = Path(__file__).parent / "records"
REFUSALS = Path(__file__).with_name("refusals.txt")


def path(scene: str) -> Path:
    """The file of a scene."""
    return FOLDER / f"{scene}.txt"


def played(scene: str) -> str:
    """The record of a scene, its moves chosen at random in the same way for ever."""
    game, state = read_position(SCENES[scene])
    return record(game, game.write(state), wander(game, state, scene))


def replayed(text: str) -> str:
    """The record that the moves of a record give now."""
    start, *moves = [line for line in text.splitlines() if not line.startswith("#")]
    game, state = read_position(start)
    return record(game, start, _replay(game, state, moves))


def _replay(game: Game, state: Any, moves: list[str]) -> Iterator[Turn]:
    for text in moves:
        move = game.read_move(text)[1]
        step = game.apply(state, move)
        yield Turn(state, move, step.state, step.events)
        state = step.state


def record(game: Game, start: str, turns: Iterator[Turn]) -> str:
    """A game as text."""
    lines = [start]
    for turn in turns:
        lines.append(game.write_move(turn.move))
        lines += [f"#   {event_text(event)}" for event in turn.events]
        lines.append(f"# {game.write(turn.after)}")
    return "\n".join(lines) + "\n"


def refusals() -> str:
    """What is told of every refused move."""
    lines = []
    for row in ROWS:
        game, state = read_position(row["position"])
        verdict = game.check(state, game.read_move(row["move"])[1], row.get("seat"))
        assert isinstance(verdict, Illegal)
        lines += [row["position"], row["move"] if "seat" not in row else f"{row['seat']}: {row['move']}"]
        lines += [" ".join(["#  ", one.rule, *facts_text(one.facts)]) for one in verdict.violations]
    return "\n".join(lines) + "\n"
