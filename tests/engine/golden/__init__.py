"""Whole games, move by move, as they were played when somebody last looked: one file a scene; and refusals.

A file is a record (``engine.record``). After each move the comments tell what happened and which position came of it.
``refusals.txt`` has the moves of ``tests/engine/refusals.toml`` with all that is told of each: the rules and their data.
``python -m tests.engine.golden`` plays every scene anew and writes the files; read the difference before keeping it.
"""

from pathlib import Path

from engine import record
from engine.game import Illegal, Step
from engine.games import read_position
from engine.notation import facts_text
from tests.engine.golden.scenes import SCENES
from tests.engine.test_refusals import ROWS
from tests.helpers import event_text, wander

FOLDER = Path(__file__).parent / "records"
REFUSALS = Path(__file__).with_name("refusals.txt")


def path(scene: str) -> Path:
    """The file of a scene."""
    return FOLDER / f"{scene}.txt"


def played(scene: str) -> str:
    """The record of a scene, its moves chosen at random in the same way for ever."""
    game, state = read_position(SCENES[scene])
    plays = [record.Play(turn.move, Step(turn.after, turn.events)) for turn in wander(game, state, scene)]
    return told(record.Deal(game, state, tuple(plays)))


def replayed(text: str) -> str:
    """The record that the moves of a record give now."""
    (deal,) = record.read(text).deals
    return told(deal)


def told(deal: record.Deal) -> str:
    """The record of a game that says after each move what came of it."""

    def comments(step: Step[object]) -> tuple[str, ...]:
        return (*(f"  {event_text(event)}" for event in step.events), deal.game.write(step.state))

    plays = tuple([play._replace(comments=comments(play.step)) for play in deal.plays])
    return record.write(record.Record((deal._replace(plays=plays),)))


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
