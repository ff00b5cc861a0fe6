"""Where a reader is in an example or a lesson, as text, so that a model is a link.

``3`` is step 3 of the script and ``at-once.2`` step 2 of a branch; after a semicolon comes the reader's own attempt from
there: ``3;beat 8d Kd;draw~done``.

>>> read("at-once.2;draw").attempt
Attempt(played=('draw',), undone=(), draft='', tried='')
>>> write(read("3;beat 8d Kd;draw~done!8s?own 8s Td"))
'3;beat 8d Kd;draw~done!8s?own 8s Td'
"""

import re
from typing import NamedTuple

from widgets.play import attempt as attempts
from widgets.play.attempt import Attempt

LONGEST = 8000
_MODEL = re.compile(r"(?:([a-z0-9-]{1,40})\.)?([0-9]{1,3})(?:(;)(.*))?", re.DOTALL)


class Model(NamedTuple):
    """A moment of a script; ``attempt`` is None while the script is followed, else what the reader did from there."""

    step: int = 0
    branch: str = ""
    attempt: Attempt | None = None


def read(text: str) -> Model:
    """The model that a text spells; ValueError if it spells none.  Whether it fits an example is not known here."""
    found = _MODEL.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise ValueError("not a model")
    branch, step, own, attempt = found.groups(default="")
    return Model(int(step), branch, attempts.read(attempt) if own else None)


def write(model: Model) -> str:
    """The text of a model."""
    place = at(model.step, model.branch)
    return place if model.attempt is None else f"{place};{attempts.write(model.attempt)}"


def at(step: int, branch: str = "") -> str:
    """The text of a moment of the script."""
    return f"{branch}.{step}" if branch else str(step)
