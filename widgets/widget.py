"""The kinds of widgets, and the module of each.

One is imported when it is first asked for: most pages have only one or two of them, and the others would take a third of the
time that Python takes to import what is ours.
"""

from importlib import import_module
from types import ModuleType

KINDS = {
    "example": "example",
    "lesson": "lesson",
    "sheet": "sheet",
    "beats": "charts.beats",
    "takes": "charts.takes",
    "drill": "drill",
    "practice": "practice",
    "journal": "journal",
    "solve": "solve",
    "selftest": "selftest",
}
"""The module of each kind, in :mod:`widgets.kinds`."""


def module_of(kind: str) -> str:
    """The name of a kind's module; KeyError if there is no such kind."""
    return f"widgets.kinds.{KINDS[kind]}"


def widget(kind: str) -> ModuleType:
    """The widget of a kind; KeyError if there is no such kind."""
    return import_module(module_of(kind))
