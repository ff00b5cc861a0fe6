"""What a reader did from a position, as text, so that it is part of a link.

Moves are parted by semicolons; after them ``~`` what was undone, ``!`` what is picked for the next move, ``?`` a try that
was refused.

>>> read("beat 8d Kd;draw~done!8s?own 8s Td").undone
('done',)
>>> write(Attempt(("beat 8d Kd",), tried="take"))
'beat 8d Kd?take'
"""

import re
from typing import NamedTuple

_ATTEMPT = re.compile(r"([^~!?]*)(?:~([^!?]*))?(?:!([^?]*))?(?:\?(.*))?", re.DOTALL)


class Attempt(NamedTuple):
    """Moves ``played`` and ``undone``, the latest undone first, in notation; the table's ``draft``; the move ``tried``,
    in notation or as it was written.
    """

    played: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()
    draft: str = ""
    tried: str = ""

    def then(self, move: str) -> "Attempt":
        """With a move more."""
        return Attempt((*self.played, move))

    def trying(self, move: str) -> "Attempt":
        """With a try that is to be refused."""
        return self._replace(tried=move)

    def back(self) -> "Attempt":
        """Without the last move, which can be made again; there must be one."""
        *played, last = self.played
        return Attempt(tuple(played), (last, *self.undone))

    def again(self) -> "Attempt":
        """With the move that was undone last; there must be one."""
        first, *rest = self.undone
        return Attempt((*self.played, first), tuple(rest))


NOTHING = Attempt()


def read(text: str) -> Attempt:
    """The attempt that a text spells; ValueError if it spells none.  Whether the moves are legal is not known here."""
    found = _ATTEMPT.fullmatch(text)
    if found is None:
        raise ValueError("not an attempt")
    played, undone, draft, tried = found.groups(default="")
    return Attempt(_moves(played), _moves(undone), draft, tried)


def write(attempt: Attempt) -> str:
    """The text of an attempt; empty for none."""
    marked = (("~", ";".join(attempt.undone)), ("!", attempt.draft), ("?", attempt.tried))
    return ";".join(attempt.played) + "".join(mark + text for mark, text in marked if text)


def _moves(text: str) -> tuple[str, ...]:
    return tuple(text.split(";")) if text else ()
