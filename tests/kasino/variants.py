"""Every named form of Kasino, and every form with one option changed."""

from typing import Any

from engine import kasino
from engine.kasino import CHOICES, FORMS, Options
from engine.kasino.options import problems, settle

ALTERNATIVES: dict[str, list[Any]] = {name: list(words.values()) for name, words in CHOICES.items()} | {"target": [11]}


def variants(form: str, seats: int) -> list[Options]:
    """A form, then what else it may be with one option changed; empty where the seats do not fit it."""
    if problems(kasino.form(form), seats):
        return []
    found = [kasino.form(form)]
    for name, choices in ALTERNATIVES.items():
        for choice in choices:
            options = settle(FORMS[form] | {name: choice})
            if options not in found and not problems(options, seats):
                found.append(options)
    return found


GROUPS = [(form, seats) for form in FORMS for seats in (2, 3, 4) if variants(form, seats)]
"""Every form with every number of seats that can play it."""
