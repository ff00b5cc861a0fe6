"""The runtime that ships draws every frame as the desk does, of every kind of widget, and answers nonsense alike."""

import json
import random
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from tests.pyodide import run
from widgets import library, wire
from widgets.build import runtime
from widgets.pages import fence as page
from widgets.widget import KINDS, widget

LANGUAGES = ("sv", "en")
# Requests that are played from the frames of each example and of each scene, in each language, beside its script.
WANDERINGS, SCENE_WANDERINGS = 5, 1
# What says how long something took, or which Python it is, differs.
MEASURED = {"measure"}
POSITIONS = (
    "kaschlan?trump=s&hands=9cAd9h/TcJcQh",
    "kasino?hands=Kc6d/Kd6h&table=Ac,5h&last=0",
    "kaschlan?trump=c",
    "x?",
)
KEPT = "talong progress 1\nkeep-07 2 solved 2026-11-30\n"
# Text that is no model and no move; links and storage can hold anything.
NONSENSE = ("", "x", "-1", "99999", "kaschlan?", "<script>", "\0", "\u202e", "constructor", "é" * 5000, "[" * 3000)

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
    alone = [(kind, widget(kind).only) for kind in KINDS if widget(kind).only]
    for lang in LANGUAGES:
        for kind, name in [*((library.kind(name), name) for name in library.names()), *alone]:
            yield name, lang, page.render(f"{kind}: {name}", lang, "../../", "w1"), WANDERINGS
        for number in (number for game in library.SCENE_FILES.values() for number in library.scenes(game)):
            yield number.lower(), lang, page.scene(number, lang, "../../", "w1"), SCENE_WANDERINGS


def requests(name: str, lang: str, html: str, wanderings: int) -> Iterator[Request]:
    """The script of an example, then a walk through whatever its frames offer, legal or not, then nonsense."""
    host = Frame(html)
    place = {"lang": lang, "root": "../../", "prefix": "w1"}
    device = {"today": "2026-11-30", "luck": 7, "kept": KEPT, "storage": ""}
    base = {"kind": host.host["data-kind"], "name": name, "place": place, "device": device}
    luck = random.Random(f"{name} {lang}")
    models = [host.host["data-model"], *host.models]
    for model in models:
        yield base | {"model": model, "message": None}
    model = models[0]
    for _ in range(wanderings):
        frame = Frame(json.loads(wire.answer(json.dumps(base | {"model": model, "message": None})))["html"])
        if not frame.wishes or (frame.wishes[0].get("do") in MEASURED):
            model = luck.choice(models)
            continue
        wish = luck.choice(frame.wishes)
        for field in wish.get("fields", {}):
            if field == "position":
                wish["fields"][field] = luck.choice(POSITIONS)
            elif luck.random() < 0.3:
                wish["fields"][field] = luck.choice(("", "0", "1", "13", "52", "-1", "x"))
        request = base | {"model": model, "message": wish}
        yield request
        model = json.loads(wire.answer(json.dumps(request)))["model"]
    for text in NONSENSE if wanderings == WANDERINGS else ():
        yield base | {"model": text, "message": None}
        yield base | {"model": models[0], "message": {"do": text}}
        yield base | {"model": models[0], "message": {"go": text}}


def test_every_frame_and_refusal_is_the_same_in_the_browser(tmp_path: Path) -> None:
    runtime.build(tmp_path / "talong")
    asked = [request for one in on_pages() for request in requests(*one)]
    (tmp_path / "requests.json").write_text(json.dumps(asked))
    told = run("answers", str(tmp_path / "talong"), str(tmp_path / "requests.json"))
    assert len(told["answers"]) == len(asked) > 0
    assert {request["kind"] for request in asked} == set(KINDS)
    # What would take long to import is not imported to start.
    assert {"ast", "dis", "dataclasses", "pathlib", "asyncio.base_events"}.isdisjoint(told["modules"])
    for request, there in zip(asked, told["answers"], strict=True):
        assert there == {"answer": wire.answer(json.dumps(request))}, request
