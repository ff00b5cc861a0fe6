"""What the browser calls: a request as JSON text in, an answer as JSON text out.

A request has ``kind`` (of widget), ``name``, ``place`` (``lang``, ``root``, ``prefix``), ``model`` and ``message``
(or null, to draw the model), and may tell of the reader's ``device`` (see :class:`widgets.place.Device`).

An answer has ``model`` and ``html`` (the frame), and ``say`` (for the live region); or, where model or message could not be
read, ``error``, a sentence, with the last good model.  ``keep`` is what the device is to keep from now on, ``onward`` a
message that the client sends by itself as long as the reader wants nothing else.  ``ahead`` says that there is work to be done
while the reader thinks: a request with ``ahead`` in place of a message does a slice of it, and the answer says no more than
whether there is more.  Nothing is kept between requests but what could be worked out again.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from htpy import fragment, p

from engine.notation import visible
from widgets.place import Browser, Device, Place
from widgets.say import WORDS
from widgets.widget import KINDS, LATER, Message, Widget, widget

LONGEST = 400_000


def answer(request: str) -> str:
    """Answer one request; ValueError only if it is not a request at all (a fault of the client, not of a reader)."""
    # Halves of characters, which a browser's strings may hold, are no text.
    asked = json.loads(json.dumps(json.loads(request), ensure_ascii=False).encode(errors="replace"))
    if len(request) > LONGEST:
        asked = asked | {"message": None, "model": "too long"}
    asked |= {part: _visible(asked[part]) for part in ("model", "message")}
    if asked.get("ahead"):
        return json.dumps({"ahead": _worked(widget(asked["kind"]), asked["name"], asked["model"])})
    lang, root, prefix = asked["place"]["lang"], asked["place"]["root"], asked["place"]["prefix"]
    if lang not in WORDS:
        raise ValueError(f"no such language: {lang}")
    place = Place(lang, root, prefix, _device(asked.get("device", {})))
    return json.dumps(_answer(widget(asked["kind"]), asked, place), ensure_ascii=False)


def _worked(asked: Widget, name: str, model: Any) -> bool:
    model = model or asked.init(name)
    with suppress(ValueError, LookupError):
        return asked.prepare(name, model)
    return False


def _visible(told: Any) -> Any:
    """All that a reader may have pasted or followed, as it is seen."""
    return json.loads(visible(json.dumps(told, ensure_ascii=False)))


def prepare() -> None:
    """Import all that any answer can need but what comes later: what is kept of a start is to spare all others the time."""
    for kind in KINDS:
        if kind not in LATER:
            widget(kind)


def _device(told: Mapping[str, Any]) -> Device:
    kept, storage = str(told.get("kept") or ""), str(told.get("storage", ""))
    browser = Browser(**told.get("browser", {}))
    return Device(str(told.get("today", ""))[:10], int(told.get("luck", 0)), kept, storage, browser)


def _message(told: Any) -> Message:
    if not isinstance(told, Mapping):
        raise ValueError("not a message")
    fields = told.get("fields")
    go = str(told["go"]) if "go" in told else None
    return Message(go, str(told.get("do", "")), fields if isinstance(fields, Mapping) else None)


def _answer(asked: Widget, request: Mapping[str, Any], place: Place) -> dict[str, Any]:
    name = request["name"]
    start = asked.init(name)
    model = request["model"] or start
    try:
        if request["message"] is None:
            return _shown(asked, name, model, place)
        return _updated(asked, name, model, _message(request["message"]), place)
    except (ValueError, LookupError):
        unreadable = WORDS[place.lang].unreadable
    with suppress(ValueError, LookupError):
        return _refused(asked, name, model, place, unreadable(model == start))
    return _refused(asked, name, start, place, unreadable(True))


def _updated(asked: Widget, name: str, model: str, message: Message, place: Place) -> dict[str, Any]:
    """The frame after a message, and what the device is to keep from now on, if that has changed."""
    model = asked.update(name, model, message, place.device)
    kept = asked.kept(name, model, message, place.device)
    if kept is None or kept == place.device.kept:
        return _shown(asked, name, model, place)
    place = place._replace(device=place.device._replace(kept=kept))
    return _shown(asked, name, model, place) | {"keep": kept}


def _shown(asked: Widget, name: str, model: str, place: Place) -> dict[str, Any]:
    frame = asked.frame(name, model, place)
    answer: dict[str, Any] = {"model": model, "html": str(fragment[frame.html]), "say": frame.say}
    onward = asked.onward(name, model)
    answer |= {"onward": {"do": onward}} if onward else {}
    return answer | ({"ahead": True} if asked.foresees(name, model) else {})


def _refused(asked: Widget, name: str, model: str, place: Place, error: str) -> dict[str, Any]:
    frame = asked.frame(name, model, place)
    return {"model": model, "html": str(fragment[p(".notice")[error], frame.html]), "error": error}
