"""What can be put on a page: worked examples, lessons and score sheets by name, scenes by rule number.

Examples, lessons and sheets are one TOML file each in ``docs/examples``; the scenes of a game, and the reasons why a
number has none, are one file in ``docs/scenes``.  ``widgets.library.reading`` says what stands in them.
"""

import os
import re
import tomllib
from functools import cache
from typing import Any

from widgets.library.reading import Reader
from widgets.library.script import Example, Lesson, Sheet, Text

SCENE_FILES = {"k": "kaschlan", "c": "kasino"}
_SCENE = re.compile(r"[kc]a?[0-9]{1,2}")


def folder(kind: str) -> str:
    """The folder of the examples or scenes: beside the packages in the browser's archive, under ``docs`` at home."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    packed = os.path.join(root, kind)
    return packed if os.path.isdir(packed) else os.path.join(root, "docs", kind)


def names() -> list[str]:
    """The names of all examples, lessons and sheets, sorted."""
    return sorted(file.removesuffix(".toml") for file in os.listdir(folder("examples")) if file.endswith(".toml"))


def source(name: str) -> str:
    """The text of an example's file; KeyError if there is no such name (names come from links, too)."""
    if name not in names():
        raise KeyError(name)
    return _text("examples", name)


def _text(kind: str, name: str) -> str:
    with open(os.path.join(folder(kind), f"{name}.toml"), encoding="utf-8") as file:
        return file.read()


def kind(name: str) -> str:
    """The kind of widget that a name stands for: ``example``, ``lesson``, ``sheet``, ``beats``, ``takes``, ``drill``."""
    return "example" if _SCENE.fullmatch(name) else str(tomllib.loads(source(name)).get("kind", "example"))


@cache
def example(name: str) -> Example:
    """The example or scene of that name; KeyError if there is none, ExampleError if its file is wrong."""
    return scene(name) if _SCENE.fullmatch(name) else Reader(f"docs/examples/{name}.toml", source(name)).example(name)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of that name; KeyError if there is none, ExampleError if its file is wrong."""
    return Reader(f"docs/examples/{name}.toml", source(name)).lesson(name)


@cache
def sheet(name: str) -> Sheet:
    """The score sheet of that name; KeyError if there is none, ExampleError if its file is wrong."""
    return Reader(f"docs/examples/{name}.toml", source(name)).sheet(name)


@cache
def chart(name: str) -> Text:
    """The title of the chart or drill of that name; KeyError if there is none, ExampleError if its file is wrong."""
    return Reader(f"docs/examples/{name}.toml", source(name)).chart()


def scene(name: str) -> Example:
    """The scene of a rule (``k33``); KeyError if it has none."""
    reader, scenes = _scenes(SCENE_FILES[name[0]])
    return reader.scene(name, scenes[name.upper()])


def has_scene(number: str) -> bool:
    """Whether a rule has a scene."""
    return number in _scenes(SCENE_FILES[number[0].lower()])[1]


def scenes(game: str) -> list[str]:
    """The numbers that have a scene, in the order of the file."""
    return list(_scenes(game)[1])


def reasons(game: str) -> dict[str, Text]:
    """Why the other numbers have none."""
    data = tomllib.loads(_text("scenes", game)).get("reasons", {})
    return {number: Text(text["sv"], text["en"]) for number, text in data.items()}


@cache
def _scenes(game: str) -> tuple[Reader, dict[str, Any]]:
    if not os.path.exists(os.path.join(folder("scenes"), f"{game}.toml")):
        return Reader("", ""), {}
    text = _text("scenes", game)
    reader = Reader(f"docs/scenes/{game}.toml", text)
    return reader, {number: data for number, data in reader.data().items() if number != "reasons"}
