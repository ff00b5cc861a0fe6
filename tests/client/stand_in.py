"""A small world for the builder and the client: two packages, one example, a page; it counts instead of playing."""

from pathlib import Path

ENTRIES = ("widgets.wire",)
WIRE = """
import json
from pathlib import Path

import htpy as h

from engine import counting

EXAMPLES = Path(__file__).parents[1] / "examples"


def answer(request: str) -> str:
    asked = json.loads(request)
    model, message = asked["model"], asked["message"] or {}
    prefix = asked["place"]["prefix"]
    keep = {}
    match message:
        case {"do": "raise"}:
            raise ValueError("asked to")
        case {"do": "loop"}:
            while True:
                pass
        case {"do": "hoard"}:
            hoard = []
            while True:
                hoard.append(bytearray(10_000_000))
        case {"do": "note"}:
            keep = {"keep": asked["device"]["kept"] + model}
        case {"do": "read"}:
            model = (EXAMPLES / "count.toml").read_text().strip()
        case {"do": "form", "fields": fields}:
            model = str(counting.add(*map(int, fields.values())))
        case {"do": amount}:
            model = str(counting.add(int(model), int(amount)))
        case {"go": other}:
            model = other
    return json.dumps({"model": model, "html": str(frame(prefix, model)), "say": f"now {model}"} | keep)


def prepare() -> None:
    pass


def frame(prefix: str, model: str) -> h.Element:
    def button(name: str, **attributes: str) -> h.Element:
        return h.button(id=f"{prefix}-{name}", type="button", **attributes)[name]

    back, on = str(int(model) - 1), str(int(model) + 1)
    return h.div[
        h.h3[model],
        h.p(data_say=True)[f"frame {model}"],
        h.div(id=f"{prefix}-hand", data_hand=True)[(button(f"card{n}", data_do=str(n)) for n in range(1, 4))],
        button("back", data_go=back, data_key="ArrowLeft"),
        button("on", data_go=on, data_key="ArrowRight"),
        button("gone", data_go=on) if int(model) < 3 else None,
        button("raise", data_do="raise"),
        button("loop", data_do="loop"),
        button("hoard", data_do="hoard"),
        button("note", data_do="note"),
        h.form(id=f"{prefix}-form", data_do="form", data_live=True)[
            h.input(id=f"{prefix}-a", name="a", value=model), h.input(id=f"{prefix}-b", name="b", value="0")
        ],
    ]
"""

COUNTING = """
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import decimal


def add(*numbers: int) -> int:
    from engine.deep import total

    return total(numbers)
"""

FILES = {
    "engine/__init__.py": "",
    "engine/counting.py": COUNTING,
    "engine/deep.py": "from . import __name__ as name\nfrom .deeper import *\n",
    "engine/deeper.py": "import statistics\n\n\ndef total(numbers):\n    return sum(numbers)\n",
    "engine/unused.py": "",
    "widgets/__init__.py": "",
    "widgets/wire.py": WIRE,
    "widgets/build/__init__.py": "",
    "docs/examples/count.toml": "41\n",
}

TROUBLES = ("fetching", "slow", "failed", "forbidden", "crashed")


def home(folder: Path) -> Path:
    """Write the stand-in's sources."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def page(client: str, frames: list[str]) -> str:
    """A page with one example that starts at 0 and has `frames` as its script."""
    templates = "".join(
        f'<template data-model="{n}" data-say="step {n}">{frame}</template>' for n, frame in enumerate(frames)
    )
    notes = "".join(
        f'<div data-trouble="{kind}"><p>{kind} note</p><p data-detail></p>'
        "<p data-arrived hidden><i data-came></i>/<i data-size></i></p>"
        '<button type="button" data-retry>again</button></div>'
        for kind in TROUBLES
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Count</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'"></head><body>
<a id="rule" href="#k33">K33</a>
<talong-widget data-kind="example" data-name="count" data-lang="en" data-root="./" data-prefix="w1" data-model="0">
<div class="talong-frame">{frames[0]}</div>{templates}
<p class="talong-say" role="status" aria-live="polite"></p>
<div class="talong-trouble" hidden>{notes}</div>
</talong-widget>
<p id="k33">K33</p>
<script type="module" src="talong/{client}"></script></body></html>"""
