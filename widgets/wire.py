"""What the browser calls: a request as JSON text in, an answer as JSON text out.

A request has ``kind`` (of widget), ``name``, ``place`` (``lang``, ``root``, ``prefix``), ``model`` and ``message``
(or null, to draw the model).  An answer has ``model``, ``html`` (the frame), ``say`` (for the live region) and
``focus``; with an ``error``, a sentence, where model or message could not be read: then the model is the last good
one.  Nothing is kept between requests.

A request may tell of the reader's ``device`` (see :class:`widgets.place.Device`), which a widget finds in its place and in
the message.  A widget may have more: ``KEEPS``, the name of a text that the device keeps for it; ``keep(name, model,
message)``, that text from now on, or None where it stays; and ``onward(name, model)``, a message that the client sends
by itself as long as the reader wants nothing else, for work that is done in slices, or None.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from types import ModuleType
from typing import Any

from htpy import fragment, p

from widgets.place import Browser, Device, Place
from widgets.say import WORDS
from widgets.widget import KINDS, widget

LONGEST = 400_000


def answer(request: str) -> str:
    """Answer one request; ValueError only if it is not a request at all (a fault of the client, not of a reader)."""
    # Halves of characters, which a browser's strings may hold, are no text.
    asked = json.loads(json.dumps(json.loads(request), ensure_ascii=False).encode(errors="replace"))
    if len(request) > LONGEST:
        asked = asked | {"message": None, "model": "too long"}
    lang, root, prefix = asked["place"]["lang"], asked["place"]["root"], asked["place"]["prefix"]
    if lang not in WORDS:
        raise ValueError(f"no such language: {lang}")
    place = Place(lang, root, prefix, _device(asked.get("device", {})))
    return json.dumps(_answer(widget(asked["kind"]), asked, place), ensure_ascii=False)


def prepare() -> None:
    """Import all that any answer can need: what is kept of a start is to spare all later ones the time."""
    for kind in KINDS:
        widget(kind)


def _device(told: Mapping[str, Any]) -> Device:
    kept, storage = str(told.get("kept") or ""), str(told.get("storage", ""))
    browser = Browser(**told.get("browser", {}))
    return Device(str(told.get("today", ""))[:10], int(told.get("luck", 0)), kept, storage, browser)


def _answer(module: ModuleType, asked: Mapping[str, Any], place: Place) -> dict[str, Any]:
    name, message = asked["name"], asked["message"]
    start = module.init(name)
    model = asked["model"] or start
    try:
        if message is None:
            return _frame(module, name, model, place)
        message |= {"device": place.device}
        return _kept(module, name, module.update(name, model, message), message, place)
    except (ValueError, LookupError):
        unreadable = WORDS[place.lang].unreadable
    with suppress(ValueError, LookupError):
        return _frame(module, name, model, place, unreadable(model == start))
    return _frame(module, name, start, place, unreadable(True))


def _kept(module: ModuleType, name: str, model: str, message: Mapping[str, Any], place: Place) -> dict[str, Any]:
    """The frame, and what the device is to keep from now on, if that has changed."""
    keep = getattr(module, "keep", None)
    kept = keep(name, model, message) if keep else None
    if kept is None or kept == place.device.kept:
        return _frame(module, name, model, place)
    place = place._replace(device=place.device._replace(kept=kept))
    return _frame(module, name, model, place) | {"keep": kept}


def _frame(module: ModuleType, name: str, model: str, place: Place, error: str = "") -> dict[str, Any]:
    frame = module.view(name, model, place)
    answer = {"model": model, "html": str(fragment[error and p(".notice")[error], frame]), "focus": None}
    if error:
        return answer | {"error": error}
    onward = getattr(module, "onward", None)
    message = onward(name, model) if onward else None
    return answer | {"say": module.say(name, model, place)} | ({"onward": message} if message else {})
