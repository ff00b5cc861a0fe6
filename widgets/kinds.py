"""The kinds of widgets, each a module of that name.

One is imported when it is first asked for: most pages have only one or two of them, and the others would take a third of the
time that Python takes to import what is ours.
"""

from importlib import import_module
from types import ModuleType

KINDS = ("example", "lesson", "sheet", "beats", "takes", "drill", "practice", "journal", "solve", "selftest")


def widget(kind: str) -> ModuleType:
    """The widget of a kind; KeyError if there is no such kind."""
    if kind not in KINDS:
        raise KeyError(kind)
    return import_module(f"widgets.{kind}")
