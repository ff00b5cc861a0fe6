"""The scenes beside the rules: ``docs/scenes/*.toml``, one small position for each number in which that rule acts.

A scene is a ``position``, moves ``before``, and then a ``move`` whose events, or a ``try`` whose refusal, cite its
number.  Numbers that no scene can show have their reason under ``[reasons]``.

``python -m tests.tools.scenes`` plays them all and prints what does not hold.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from engine.game import Illegal, IllegalMove
from engine.games import read_position
from engine.notation import NotationError

FOLDER = Path(__file__).parents[2] / "docs" / "scenes"
GAMES = ("kaschlan", "kasino")
KEYS = {"position", "before", "move", "try", "caption", "names", "seat"}


@cache
def scenes(game: str) -> dict[str, Any]:
    """The scenes of a game by number, as its file has them; none if there is no file."""
    return {number: scene for number, scene in _file(game).items() if number != "reasons"}


def reasons(game: str) -> dict[str, Any]:
    """Why the other numbers have no scene, by number, in both languages."""
    return dict(_file(game).get("reasons", {}))


@cache
def _file(game: str) -> dict[str, Any]:
    path = FOLDER / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def cited(scene: dict[str, Any]) -> list[str]:
    """The rules that act or refuse in a scene, in order; NotationError, or IllegalMove for a move that is refused."""
    game, state = read_position(scene["position"])
    for text in scene.get("before", ()):
        seat, move = game.read_move(text)
        state = game.apply(state, move, seat).state
    if "try" in scene:
        seat, move = game.read_move(scene["try"])
        verdict = game.check(state, move, seat)
        told = verdict.violations if isinstance(verdict, Illegal) else ()
        return [number for violation in told for number in violation.numbers]
    seat, move = game.read_move(scene["move"])
    return [number for event in game.apply(state, move, seat).events for number in event.numbers]


def faults(game: str) -> Iterator[str]:
    """What does not hold of a game's scenes, one sentence each."""
    told = reasons(game)
    for number, scene in scenes(game).items():
        yield from (f"{number}: {fault}" for fault in _faults(number, scene))
        if number in told:
            yield f"{number}: has both a scene and a reason"
    for number, reason in told.items():
        if set(reason) != {"sv", "en"}:
            yield f"{number}: a reason needs sv and en"


def _faults(number: str, scene: dict[str, Any]) -> Iterator[str]:
    if unknown := sorted(set(scene) - KEYS):
        yield f"unknown keys {', '.join(unknown)}"
    if set(scene.get("caption", ())) != {"sv", "en"}:
        yield "a caption needs sv and en"
    if ("move" in scene) == ("try" in scene):
        yield "a scene needs a move or a try"
        return
    try:
        state = read_position(scene["position"])[1]
        rules = cited(scene)
    except (NotationError, IllegalMove) as error:
        yield f"{type(error).__name__} {error}"
        return
    if scene.get("seat", 0) not in range(len(state.hands)):
        yield "no such seat"
    if len(scene.get("names", state.hands)) != len(state.hands):
        yield "as many names as hands"
    if number not in rules:
        yield f"neither acts nor refuses: {' '.join(rules) or 'nothing is cited'}"


def main() -> int:
    """Print the faults of both games and how many scenes there are; 1 if there are any."""
    found = 0
    for game in GAMES:
        for fault in faults(game):
            found += 1
            print(fault)
        print(f"{game}: {len(scenes(game))} scenes, {len(reasons(game))} reasons")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
