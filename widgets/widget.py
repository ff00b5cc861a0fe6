"""What a kind of widget is, and the kinds there are.

To add one: a module in :mod:`widgets.kinds` that ends in ``WIDGET = …``, its line in :data:`KINDS`, its words in
:mod:`widgets.say`, its tests.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import NamedTuple, Protocol

from htpy import Element, Node

from widgets.place import Device, Place
from widgets.say import Words


class Message(NamedTuple):
    """What a reader did: went to a model (``go``), or pressed something (``do``), with the ``fields`` of its form if any."""

    go: str | None = None
    do: str = ""
    fields: Mapping[str, object] | None = None

    def field(self, name: str, default: str = "") -> str:
        """What stands in a field of the form."""
        return str((self.fields or {}).get(name, default))


class Frame(NamedTuple):
    """A model as it is shown: what is seen, and the sentence for the live region."""

    html: Element
    say: str


class Widget(Protocol):
    """A kind of widget.  Nothing is kept between calls: a *model* is text, so that it is a link.

    ``name`` says which of the kind is meant, a file of ``docs/examples`` or, where there is only one, :attr:`only`.
    A name, model or message that makes no sense is answered with ValueError or LookupError.
    """

    only: str = ""
    """The name of the one widget of this kind; empty where files have the names."""

    keeps: str = ""
    """The name of the text that the reader's device keeps for this kind; empty where it is not asked for one."""

    fresh: bool = False
    """Whether the frame depends on what the device keeps, and so is drawn anew as soon as the page is there."""

    def init(self, name: str) -> str:
        """The model it starts with."""
        ...

    def update(self, name: str, model: str, message: Message, device: Device) -> str:
        """The model after a message."""
        ...

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The model as it is shown at a place."""
        ...

    def without_python(self, words: Words) -> str:
        """What can still be done where Python does not start, in a sentence."""
        ...

    def moments(self, name: str) -> Iterable[str]:
        """The models whose frames a page carries, so that they are shown without Python."""
        return [self.init(name)]

    def static(self, name: str, place: Place) -> tuple[str, Node] | None:
        """What a page shows without a script beside the first frame: a title and what is folded under it."""
        return None

    def kept(self, name: str, model: str, message: Message, device: Device) -> str | None:
        """What the device is to keep from now on, after a message that led to the model; None where that stays."""
        return None

    def foresees(self, name: str, model: str) -> bool:
        """Whether there is work that will be wanted later and can be done while the reader thinks."""
        return False

    def prepare(self, name: str, model: str) -> bool:
        """Do a slice of that work; whether there is more."""
        return False

    def onward(self, name: str, model: str) -> str | None:
        """What the client is to ``do`` by itself as long as the reader wants nothing else, for work done in slices."""
        return None


KINDS = {
    "example": "example",
    "lesson": "lesson",
    "sheet": "sheet",
    "beats": "charts.beats",
    "takes": "charts.takes",
    "drill": "drill",
    "practice": "practice",
    "game": "game",
    "fair": "fair",
    "review": "review",
    "journal": "journal",
    "solve": "solve",
    "selftest": "selftest",
}
"""The module of each kind, in :mod:`widgets.kinds`.

One is imported when it is first asked for: most pages have only one or two of them, and the others would take a third of
the time that Python takes to import what is ours.
"""

LATER = ("game", "fair", "review")
"""The kinds whose modules a browser fetches only when one is asked for: whoever only reads and practises has no need of them."""


def module_of(kind: str) -> str:
    """The name of a kind's module; KeyError if there is no such kind."""
    return f"widgets.kinds.{KINDS[kind]}"


def widget(kind: str) -> Widget:
    """The widget of a kind; KeyError if there is no such kind."""
    found: Widget = import_module(module_of(kind)).WIDGET
    return found
