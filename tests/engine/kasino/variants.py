"""Every named form of Kasino, and every form with one option changed."""

from collections.abc import Iterator
from typing import Any

from engine import kasino
from engine.kasino import CHOICES, FORMS, Options
from engine.kasino.options import problems, settle

ALTERNATIVES: dict[str, dict[str, Any]] = CHOICES | {"target": {"11": 11}}


def named() -> Iterator[tuple[str, Options]]:
    """Every form as it is, then every form with one option changed."""
    for form in FORMS:
        yield form, kasino.form(form)
    for form, chosen in FORMS.items():
        for name, words in ALTERNATIVES.items():
            for word, choice in words.items():
                yield f"{form} {name}={word}", settle(chosen | {name: choice})


def variants(seats: int) -> dict[Options, str]:
    """Of them all those that so many seats can play, each once, by the first of its names."""
    found: dict[Options, str] = {}
    for name, options in named():
        if not problems(options, seats):
            found.setdefault(options, name)
    return found


VARIANTS = [(f"{seats} {name}", options, seats) for seats in (2, 3, 4) for options, name in variants(seats).items()]
"""The names of all that is played, with options and seats."""
