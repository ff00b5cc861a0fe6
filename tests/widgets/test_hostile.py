"""What comes from links, storage, files and fields can be anything: every widget answers it in words, and as text."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from widgets import library, wire
from widgets.widget import KINDS, widget

HOSTILE = {
    "script": "<script>document.title = 'gone'</script><img src=x onerror=alert(1)>",
    "attribute": "\" autofocus onfocus=alert(1) x='",
    "end of a textarea": "</textarea></template><svg onload=alert(1)>",
    "address": "javascript:alert(1)",
    "long": "kaschlan?" + "7c" * 500_000,
    "separators": ";" * 5_000,
    "deep": "[" * 5_000 + "]" * 5_000,
    "deep build": "kasino?hands=8c/8d&builds=" + "8:5h3s+" * 2_000,
    "NUL": "kaschlan?\0trump=c\0",
    "right to left": "\u202e8d \u2067Kd\u200f\ufeff",
    "lone surrogate": "lead \ud83d",
    "prototype": "__proto__",
    "constructor": "constructor.prototype",
    "dunder": "__class__.__mro__",
    "format": "{0.__class__} %s %n",
    "number": "9" * 5_000,
    "other digits": "kaschlan?hands=٧c/७d",
    "newlines": "lead 8d\r\nSet-Cookie: x=1\u2028",
    "path": "../../../etc/passwd",
    "percent": "%00%3Cscript%3E",
}
ASKED = [(kind, hostile) for kind in KINDS for hostile in HOSTILE]
# Messages that go on with what was pressed, and forms.
PRESSED = ("move", "pick", "mark", "answer")
FORMS = ("type", "choose", "import", "solve", "count")
FIELDS = ("move", "file", "position", "game", "theme", "level", "cards0", "spades1", "name0", "name1")
FOREIGN = ("script", "img", "svg", "iframe", "object", "embed", "style", "link", "meta", "base")


class Markup(HTMLParser):
    """Elements and attributes of a frame that none of ours has: they would do something."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.strange: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in FOREIGN:
            self.strange.append(tag)
        for name, value in attrs:
            if re.match("on|style|srcdoc|autofocus", name) or (name == "href" and "script:" in (value or "")):
                self.strange.append(f"{tag} {name}")


def name_of(kind: str) -> str:
    """A widget of that kind."""
    return widget(kind).only or next(name for name in library.names() if library.kind(name) == kind)


def ask(kind: str, model: str, message: dict[str, Any] | None, kept: str = "") -> dict[str, Any]:
    request = {
        "kind": kind,
        "name": name_of(kind),
        "place": {"lang": "en", "root": "../", "prefix": "w1"},
        "model": model,
        "message": message,
        "device": {"today": "2026-11-30", "luck": 7, "kept": kept, "storage": ""},
    }
    answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request)))
    return answer


def harmless(answer: dict[str, Any]) -> None:
    """There is something to read, and nothing that runs."""
    assert answer.get("error") or answer["say"]
    assert Markup(answer["html"]).strange == []


@pytest.mark.parametrize(("kind", "hostile"), ASKED)
def test_any_text_is_answered_in_words_and_as_text(kind: str, hostile: str):
    text = HOSTILE[hostile]
    start = widget(kind).init(name_of(kind))
    fields = dict.fromkeys(FIELDS, text) | {text[:50]: text}
    for model in (text, f"{start};{text}", f"{start}?{text}"):
        answer = ask(kind, model, None)
        harmless(answer)
        # What cannot be read is told, and the example starts again.
        assert "error" not in answer or answer["model"] == start
    harmless(ask(kind, start, {"go": text}))
    harmless(ask(kind, start, {"do": text}))
    for word in PRESSED:
        harmless(ask(kind, start, {"do": f"{word} {text}"}))
    for word in FORMS:
        harmless(ask(kind, start, {"do": word, "fields": fields}))
    harmless(ask(kind, start, None, kept=text))
    harmless(ask(kind, start, None, kept=f"talong progress 1\n{text}"))
