"""Where a reader is in an example, as text: the model of the example widget.

``3`` is step 3 of the script and ``at-once.2`` step 2 of a branch; everything after a semicolon is the reader's own
play from there: ``3;beat 8d Kd;draw~done!8s?own 8s Td`` has two moves played, one undone, a card picked and a try
that was refused.  So a model is a link.

>>> read("at-once.2;draw").played
('draw',)
>>> write(read("3;beat 8d Kd;draw~done!8s?own 8s Td"))
'3;beat 8d Kd;draw~done!8s?own 8s Td'
"""

import re
from typing import NamedTuple

LONGEST = 8000
_MODEL = re.compile(
    r"(?:([a-z0-9-]{1,40})\.)?([0-9]{1,3})(;([^~!?]*)(?:~([^!?]*))?(?:!([^?]*))?(?:\?(.*))?)?", re.DOTALL
)


class Model(NamedTuple):
    """``played`` is None while the script is followed, else the reader's moves from that step on."""

    step: int = 0
    branch: str = ""
    played: tuple[str, ...] | None = None
    undone: tuple[str, ...] = ()
    draft: str = ""
    tried: str = ""


def read(text: str) -> Model:
    """The model that a text spells; ValueError if it spells none.  Whether it fits an example is not known here."""
    found = _MODEL.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise ValueError("not a model")
    branch, step, play, moves, undone, draft, tried = found.groups(default="")
    if not play:
        return Model(int(step), branch)
    return Model(int(step), branch, _moves(moves), _moves(undone), draft, tried)


def write(model: Model) -> str:
    """The text of a model."""
    base = at(model.step, model.branch)
    if model.played is None:
        return base
    return "".join(
        [
            f"{base};{';'.join(model.played)}",
            f"~{';'.join(model.undone)}" if model.undone else "",
            f"!{model.draft}" if model.draft else "",
            f"?{model.tried}" if model.tried else "",
        ]
    )


def at(step: int, branch: str = "") -> str:
    """The text of a moment of the script."""
    return f"{branch}.{step}" if branch else str(step)


def _moves(text: str) -> tuple[str, ...]:
    return tuple(text.split(";")) if text else ()
