"""What a reader looks at in a deal that was played, as text, so that it is a link: the deal, from whose place, which moment.

The fields of the position that the deal began with, among them those of the look, then after a semicolon its moves:
``kaschlan?near=0&at=2&trump=s&hands=9cAd9h/TcJcQh;lead Ad;…``.

>>> look = read("kaschlan?near=1&at=1&trump=s&hands=9cAd/TcJc;lead 9c;beat 9c Tc")
>>> look.near, look.at, look.moves
(1, 1, ('lead 9c', 'beat 9c Tc'))
>>> write(look)
'kaschlan?near=1&at=1&trump=s&hands=9cAd/TcJc;lead 9c;beat 9c Tc'
"""

import re
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import quote, unquote

from engine.games import GAMES
from engine.notation import join, split
from widgets.play import attempt as attempts
from widgets.play.attempt import NOTHING, Attempt
from widgets.position import NAMES, Position, position_of

LONGEST = 12_000
LONGEST_NAME = 24
HINTS = 2
FIELDS = ("near", "names", "of", "at", "try", "hints", "shown", "line", "small")
"""The fields that are not the position's own."""

_OF = re.compile(r"[a-z0-9-]{1,24}\.[0-9]{1,5}")


class Look(NamedTuple):
    """A deal and a reader's look at it.

    ``position`` is the text of the one it began with, ``near`` the seat looked back from, ``of`` which cards it was, if that
    is known.  ``at`` is the place of the move looked at, from 0, None for all of the deal; ``attempt`` what was tried
    instead, ``hints`` how many were asked for, ``shown`` whether the answer was, ``line`` a step of what a move can come to.
    ``small``: small losses are told of, too.
    """

    position: str
    moves: tuple[str, ...]
    names: tuple[str, ...]
    near: int
    of: str = ""
    at: int | None = None
    attempt: Attempt = NOTHING
    hints: int = 0
    shown: bool = False
    line: int | None = None
    small: bool = False

    @property
    def opening(self) -> Position:
        """The deal at its beginning, from where one looks back."""
        found = position_of(self.position)
        return found._replace(names=self.names, near=self.near)

    def whole(self) -> "Look":
        """A look at all of the deal."""
        return Look(self.position, self.moves, self.names, self.near, self.of, small=self.small)

    def moment(self, at: int) -> "Look":
        """A look at a move."""
        return self.whole()._replace(at=at)


@lru_cache(maxsize=16)
def read(text: str) -> Look:
    """The look that a text spells; ValueError or LookupError if it spells none.  Whether its moves are legal is not known."""
    if len(text) > LONGEST:
        raise ValueError("too long")
    start, _, moves = text.partition(";")
    name, given = split(start)
    own = {field.name: field.value for field in given if field.name in FIELDS}
    position = join(GAMES[name].NAME, [(field.name, field.value) for field in given if field.name not in FIELDS])
    seats = len(position_of(position).names)
    near, hints = _number(own.get("near", "0")), _number(own.get("hints", "0"))
    played = tuple(moves.split(";")) if moves else ()
    look = Look(
        position,
        played,
        _names(own.get("names", ""), name, seats),
        near,
        own.get("of", ""),
        _number(own["at"]) if "at" in own else None,
        attempts.read(unquote(own.get("try", ""), errors="strict")),
        hints,
        _yes(own, "shown"),
        _number(own["line"]) if "line" in own else None,
        _yes(own, "small"),
    )
    beside = look.attempt != NOTHING or look.shown or look.line is not None or hints
    if near >= seats or hints > HINTS or (look.of and not _OF.fullmatch(look.of)) or (beside and look.at is None):
        raise ValueError("no such look")
    if look.attempt.undone or len(look.attempt.played) > 1 or (look.at is not None and look.at >= len(played)):
        raise ValueError("no such moment")
    return look


def write(look: Look) -> str:
    """The text of a look."""
    game, _, fields = look.position.partition("?")
    usual = NAMES[game][: len(look.names)]
    own = [
        ("near", str(look.near)),
        ("names", "/".join(quote(name, safe="") for name in look.names) if look.names != usual else ""),
        ("of", look.of),
        ("at", "" if look.at is None else str(look.at)),
        ("try", quote(attempts.write(look.attempt), safe="")),
        ("hints", str(look.hints or "")),
        ("shown", "yes" if look.shown else ""),
        ("line", "" if look.line is None else str(look.line)),
        ("small", "yes" if look.small else ""),
    ]
    return f"{join(game, own)}&{fields}" + "".join(f";{move}" for move in look.moves)


def tidy_names(wanted: tuple[str, ...], game: str, seats: int) -> tuple[str, ...]:
    """The names by seat, those wanted where there is one for each seat, else the usual ones."""
    found = tuple(" ".join(one.split())[:LONGEST_NAME] for one in wanted)
    return (
        found if len(found) == seats == len({one.casefold() for one in found}) and all(found) else NAMES[game][:seats]
    )


def _names(text: str, game: str, seats: int) -> tuple[str, ...]:
    return tidy_names(tuple(unquote(one, errors="strict") for one in text.split("/")) if text else (), game, seats)


def _yes(own: dict[str, str], name: str) -> bool:
    if own.get(name, "yes") != "yes":
        raise ValueError("no such word")
    return name in own


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise ValueError("no such number")
    return int(text)
