"""What a fence becomes on a page: the live frame, the frames of a script, and every step in words."""

from collections.abc import Iterable

from htpy import Element, Node, button, details, div, fragment, p, span, summary, talong_widget, template

from widgets import library
from widgets.place import Place
from widgets.say import WORDS, Words
from widgets.widget import KINDS, Frame, Widget, widget


def render(source: str, lang: str, root: str, prefix: str) -> str:
    """The HTML of a fence's ``source``, one line ``KIND: NAME``; ValueError or ExampleError if it is wrong."""
    kind, _, name = (part.strip() for part in source.strip().partition(":"))
    place = Place(lang, root, prefix)
    if kind not in KINDS:
        raise ValueError(f"unknown kind of widget: {kind!r}")
    chosen = widget(kind)
    if name != chosen.only and (name not in library.names() or library.kind(name) != kind):
        raise ValueError(f"no {kind} named {name!r} in docs/examples")
    return str(fragment[_widget(kind, name, place, chosen.moments(name)), _static(chosen, name, place)])


def scene(number: str, lang: str, root: str, prefix: str) -> str:
    """The scene of a rule, folded away under its sentence; "" if it has none."""
    if not library.has_scene(number):
        return ""
    place = Place(lang, root, prefix)
    words = WORDS[lang]
    return str(
        details(".scene", {"data-search-exclude": ""}, id=f"{number.lower()}-scene")[
            summary(aria_label=words.scene_of(number))[words.scene], _widget("example", number.lower(), place, [])
        ]
    )


def _widget(kind: str, name: str, place: Place, moments: Iterable[str]) -> Node:
    """The live frame, with the frames of the given moments beside it, which need no Python to be shown."""
    chosen = widget(kind)
    model = chosen.init(name)
    return talong_widget(
        ".talong",
        data_search_exclude=True,
        data_kind=kind,
        data_name=name,
        data_lang=place.lang,
        data_root=place.root,
        data_prefix=place.prefix,
        data_model=model,
        data_keeps=chosen.keeps or None,
        data_fresh=chosen.fresh or None,
    )[
        div(".talong-frame")[chosen.frame(name, model, place).html],
        [_known(one, chosen.frame(name, one, place)) for one in moments],
        p(".talong-say", role="status", aria_live="polite"),
        _troubles(chosen, WORDS[place.lang]),
    ]


def _known(model: str, frame: Frame) -> Element:
    """A frame that the page has, to be shown without Python."""
    return template(data_model=model, data_say=frame.say)[frame.html]


def _static(chosen: Widget, name: str, place: Place) -> Node:
    """What can be read without a script, folded away."""
    found = chosen.static(name, place)
    if found is None:
        return None
    title, content = found
    return details(".talong-steps", {"data-search-exclude": ""})[summary[title], content]


def _troubles(chosen: Widget, words: Words) -> Node:
    """What the client may have to show; which of it, it decides, the words are ours."""
    instead = chosen.without_python(words)
    retry = button(".b", {"type": "button", "data-retry": ""})[words.retry]
    detail = p(".detail", {"data-detail": ""})
    arrived = span({"data-arrived": ""}, hidden=True)[
        " ", words.fetched, " ", span({"data-came": ""}), " ", words.fetched_of, " ", span({"data-size": ""}), " MB."
    ]
    return div(".talong-trouble", hidden=True)[
        div(data_trouble="fetching", hidden=True)[p[words.fetching]],
        div(data_trouble="slow", hidden=True)[p[words.engine_slow, " ", instead, arrived]],
        div(data_trouble="failed", hidden=True)[p[words.engine_failed, " ", instead], detail, retry],
        div(data_trouble="forbidden", hidden=True)[p[words.engine_forbidden, " ", instead], detail, retry],
        div(data_trouble="crashed", hidden=True)[p[words.engine_crashed], detail, retry],
    ]
