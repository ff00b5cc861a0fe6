"""The one function the browser calls: a request as JSON text in, an answer as JSON text out.

A request has ``kind`` (of widget), ``name``, ``place`` (``lang``, ``root``, ``prefix``), ``model`` and ``message``
(or null, to draw the model).  An answer has ``model``, ``html`` (the frame), ``say`` (for the live region) and
``focus``; with an ``error``, a sentence, where model or message could not be read: then the model is the last good
one.  Nothing is kept between requests.
"""

import json
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from htpy import fragment, p

from widgets import beats, example, lesson, sheet, takes
from widgets.place import Place
from widgets.say import WORDS

KINDS: dict[str, ModuleType] = {"example": example, "lesson": lesson, "sheet": sheet, "beats": beats, "takes": takes}
LONGEST = 100_000


def answer(request: str) -> str:
    """Answer one request; ValueError only if it is not a request at all (a fault of the client, not of a reader)."""
    asked = json.loads(request)
    if len(request) > LONGEST:
        asked = asked | {"message": None, "model": "too long"}
    lang, root, prefix = asked["place"]["lang"], asked["place"]["root"], asked["place"]["prefix"]
    if lang not in WORDS:
        raise ValueError(f"no such language: {lang}")
    return json.dumps(_answer(KINDS[asked["kind"]], asked, Place(lang, root, prefix)), ensure_ascii=False)


def _answer(widget: ModuleType, asked: Mapping[str, Any], place: Place) -> dict[str, Any]:
    name, message = asked["name"], asked["message"]
    model = start = widget.init(name)
    try:
        shown = _frame(widget, name, asked["model"] or start, place)
        model = shown["model"]
        return shown if message is None else _frame(widget, name, widget.update(name, model, message), place)
    except (ValueError, LookupError):
        return _frame(widget, name, model, place, WORDS[place.lang].unreadable(model == start))


def _frame(widget: ModuleType, name: str, model: str, place: Place, error: str = "") -> dict[str, Any]:
    frame = widget.view(name, model, place)
    answer = {"model": model, "html": str(fragment[error and p(".notice")[error], frame]), "focus": None}
    return answer | ({"error": error} if error else {"say": widget.say(name, model, place)})
