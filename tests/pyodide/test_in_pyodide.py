"""Both Pythons agree: the runtime that ships draws every frame as the desk does, and the engine's tests pass there."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from widgets import library, wire
from widgets.build import runtime
from widgets.build.closure import closure
from widgets.pages import fence as page

RUNNER = Path(__file__).with_name("run.mjs")
LANGUAGES = ("sv", "en")
# Requests that are played from the frames of each example and of each scene, in each language, beside its script.
WANDERINGS, SCENE_WANDERINGS = 5, 1
# Text that is no model and no move; links and storage can hold anything.
NONSENSE = ("", "x", "-1", "99999", "kaschlan?", "<script>", "\0", "\u202e", "constructor", "é" * 5000, "[" * 3000)
TESTS = runtime.HOME / "tests"
# What a test may import to be run in a browser's Python, which has no processes, threads or sockets.
PLAIN = sys.stdlib_module_names - {"subprocess", "multiprocessing", "threading", "socket"} | {
    "pytest",
    *runtime.LIBRARIES,
}

Request = dict[str, Any]


class Frame(HTMLParser):
    """What a frame lets a reader do: `wishes` are messages, `models` the frames of a script, `host` the widget's data."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.host: dict[str, str] = {}
        self.models: list[str] = []
        self.wishes: list[dict[str, Any]] = []
        self.fields: dict[str, str] | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "talong-widget":
            self.host = given
        elif tag == "template":
            self.models.append(given["data-model"])
        elif tag == "form" and "data-do" in given:
            self.fields = {}
            self.wishes.append({"do": given["data-do"], "fields": self.fields})
        elif "data-go" in given:
            self.wishes.append({"go": given["data-go"]})
        elif "data-do" in given:
            self.wishes.append({"do": given["data-do"]})
        if tag in ("input", "select", "textarea") and self.fields is not None and "name" in given:
            self.fields[given["name"]] = given.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.fields = None


def on_pages() -> Iterator[tuple[str, str, str, int]]:
    """Every widget in every language: its name, language, HTML, and how long to wander in it."""
    for lang in LANGUAGES:
        for name in library.names():
            yield name, lang, page.render(f"{library.kind(name)}: {name}", lang, "../../", "w1"), WANDERINGS
        for number in (number for game in library.SCENE_FILES.values() for number in library.scenes(game)):
            yield number.lower(), lang, page.scene(number, lang, "../../", "w1"), SCENE_WANDERINGS


def requests(name: str, lang: str, html: str, wanderings: int) -> Iterator[Request]:
    """The script of an example, then a walk through whatever its frames offer, legal or not, then nonsense."""
    widget = Frame(html)
    place = {"lang": lang, "root": "../../", "prefix": "w1"}
    base = {"kind": widget.host["data-kind"], "name": name, "place": place}
    luck = random.Random(f"{name} {lang}")
    models = [widget.host["data-model"], *widget.models]
    for model in models:
        yield base | {"model": model, "message": None}
    model = models[0]
    for _ in range(wanderings):
        frame = Frame(json.loads(wire.answer(json.dumps(base | {"model": model, "message": None})))["html"])
        if not frame.wishes:
            model = luck.choice(models)
            continue
        wish = luck.choice(frame.wishes)
        for field in wish.get("fields", {}):
            if luck.random() < 0.3:
                wish["fields"][field] = luck.choice(("", "0", "1", "13", "52", "-1", "x"))
        request = base | {"model": model, "message": wish}
        yield request
        model = json.loads(wire.answer(json.dumps(request)))["model"]
    for text in NONSENSE if wanderings == WANDERINGS else ():
        yield base | {"model": text, "message": None}
        yield base | {"model": models[0], "message": {"do": text}}
        yield base | {"model": models[0], "message": {"go": text}}


def run(*arguments: str) -> Any:
    ran = subprocess.run(["node", str(RUNNER), *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_every_frame_and_refusal_is_the_same_in_the_browser(tmp_path: Path) -> None:
    runtime.build(tmp_path / "talong")
    asked = [request for widget in on_pages() for request in requests(*widget)]
    (tmp_path / "requests.json").write_text(json.dumps(asked))
    told = run("answers", str(tmp_path / "talong"), str(tmp_path / "requests.json"))
    assert len(told["answers"]) == len(asked) > 0
    # What would take long to import is not imported to start.
    assert {"ast", "dis", "dataclasses", "pathlib", "asyncio.base_events"}.isdisjoint(told["modules"])
    for request, there in zip(asked, told["answers"], strict=True):
        assert there == {"answer": wire.answer(json.dumps(request))}, request


def plain(test: Path) -> bool:
    """Is this a test of the engine that needs nothing that a browser lacks? Widgets are compared frame by frame."""
    if test.is_relative_to(TESTS / "widgets"):
        return False
    name = ".".join(test.relative_to(runtime.HOME).with_suffix("").parts)
    reached = closure([name], dict.fromkeys(("tests", *runtime.OURS), runtime.HOME), ("tests",))
    others = {other.partition(".")[0] for other in reached.others}
    return "engine" in reached.ours and others <= PLAIN | {"tests"}


def test_the_engines_tests_pass_in_the_browsers_python() -> None:
    tests = [path for path in sorted(TESTS.rglob("test_*.py")) if plain(path)]
    named = [str(path.relative_to(runtime.HOME)) for path in tests]
    # Among them are the games of the past, which are played there to the same bytes.
    assert "tests/engine/golden/test_golden.py" in named
    packages = str(Path(pytest.__file__).parents[1])
    # The fixtures that tests share are for browsers.
    options = ("-q", "--no-header", "--tb=short", "--noconftest")
    told = run("suite", str(runtime.HOME), packages, *options, "engine", *named)
    print(told["output"])
    assert told["status"] == 0, told["output"]
    assert told["outcomes"].get("passed", 0) > 0
    assert "failed" not in told["outcomes"]
