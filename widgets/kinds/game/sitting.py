"""A reader's game against the computer, as text, so that it is a link: who plays what, and the moves of this deal.

First the match as it stands before the deal, in fields as those of a position, then after a semicolon the moves made since
the cards were dealt (:mod:`widgets.play.attempt`): ``kaschlan?players=-/2&seed=talong&number=1&dealer=1;lead 8d``.

>>> sitting = read("kaschlan?players=-/2&seed=talong&dealer=1;lead 8d")
>>> sitting.players, sitting.match.number, sitting.attempt.played
((0, 2), 1, ('lead 8d',))
>>> write(sitting)
'kaschlan?players=-/2&seed=talong&dealer=1;lead 8d'
"""

import re
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from engine.game import Game, Match
from engine.games import GAMES
from engine.match import opening
from engine.notation import Field, join, split
from engine.players import LEVELS
from widgets.play import attempt as attempts
from widgets.play.attempt import NOTHING, Attempt
from widgets.position import NAMES, Position

LONGEST = 12_000
LONGEST_NAME = 24
READER = 0
"""Where the computer's levels stand by seat, the reader's seat."""

OPEN, BACK, COMMENTS = SWITCHES = ("open", "back", "comments")
"""Open hands, moves taken back, comments on one's own moves."""

WHY, BETTER = QUESTIONS = ("why", "better")
"""Why the others moved as they did; what the strongest player would have done in the reader's place."""

FIELDS = ("players", "seed", "number", "dealer", "points", "names", "on", "used", "rival", "look", "aim", "ask")
"""The fields that are not the game's own."""

_SEED = re.compile(r"[a-z0-9-]{1,20}")
_RIVAL = re.compile(r"(.{1,24}):(-?[0-9]{1,4})", re.DOTALL)


class Rival(NamedTuple):
    """Somebody who played the same cards, and how it went (see :class:`widgets.progress.Played`)."""

    name: str
    result: int


class Sitting(NamedTuple):
    """A match before its deal, who sits where, and what has happened since the cards were dealt.

    ``players`` by seat, the level of the computer or READER; ``on`` and ``used`` are switches that are on, and have been.
    ``look`` is how many moves had been made in the moment that is looked back at; ``aim`` the move that an opponent shows
    before it is made; ``ask`` a question that is answered.
    """

    match: Match
    players: tuple[int, ...]
    names: tuple[str, ...]
    attempt: Attempt = NOTHING
    on: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    rival: Rival | None = None
    look: int | None = None
    aim: str = ""
    ask: str = ""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.match.game]

    @property
    def near(self) -> int:
        """The reader's seat."""
        return self.players.index(READER)

    @property
    def position(self) -> Position:
        """The deal at its opening, from where the reader sits."""
        return Position(self.game, self.names, self.near, _opening(self.match))


_opening = lru_cache(maxsize=8)(opening)


@lru_cache(maxsize=16)
def read(text: str) -> Sitting:
    """The sitting that a text spells; ValueError if it spells none.  Whether its moves are legal is not known here."""
    if len(text) > LONGEST:
        raise ValueError("too long")
    start, _, moves = text.partition(";")
    name, given = split(start)
    game = GAMES[name]
    own = {field.name: field.value for field in given if field.name in FIELDS}
    players = _players(own.get("players", ""))
    match = _match(game, own, [field for field in given if field.name not in FIELDS], len(players))
    return Sitting(
        match,
        players,
        _names(own.get("names", ""), game, len(players)),
        attempts.read(moves),
        _some(own.get("on", ""), SWITCHES),
        _some(own.get("used", ""), SWITCHES),
        _rival(own.get("rival", "")),
        _number(own["look"]) if "look" in own else None,
        _unquoted(own.get("aim", "")),
        _one(own.get("ask", ""), QUESTIONS),
    )


def write(sitting: Sitting) -> str:
    """The text of a sitting."""
    match = sitting.match
    usual = NAMES[match.game][: len(sitting.names)]
    points = "/".join(map(str, match.points)) if any(match.points) else ""
    fields = [
        ("players", write_players(sitting.players)),
        ("seed", match.seed),
        ("number", str(match.number) if match.number > 1 else ""),
        ("dealer", str(match.dealer)),
        ("points", points),
        ("names", "/".join(quote(name, safe="") for name in sitting.names) if sitting.names != usual else ""),
        ("on", ",".join(sitting.on)),
        ("used", ",".join(sitting.used)),
        ("rival", f"{quote(sitting.rival.name, safe='')}:{sitting.rival.result}" if sitting.rival else ""),
        ("look", "" if sitting.look is None else str(sitting.look)),
        ("aim", quote(sitting.aim, safe="")),
        ("ask", sitting.ask),
        *sitting.game.write_options(match.options),
    ]
    moves = attempts.write(sitting.attempt)
    return join(match.game, fields) + (f";{moves}" if moves else "")


def start_of(sitting: Sitting) -> Sitting:
    """The same cards in the same seats, with nothing played yet."""
    return Sitting(sitting.match, sitting.players, sitting.names, on=sitting.on)


def write_players(players: tuple[int, ...]) -> str:
    """Who sits where: the reader, and the levels of the others."""
    return "/".join("-" if level == READER else str(level) for level in players)


def read_options(game: Game, given: list[Field], seats: int) -> Any:
    """The options that fields name, in the form that so many seats can play; NotationError."""
    deal = [Field("deal", "x"), Field("seats", str(seats)), Field("dealer", "0"), *given]
    return game.read(deal).options


def _match(game: Game, own: dict[str, str], given: list[Field], seats: int) -> Match:
    seed = own.get("seed", "")
    if not _SEED.fullmatch(seed):
        raise ValueError("no such seed")
    if any(field.name in ("deal", "seats") for field in given):
        raise ValueError("that is decided already")
    chosen = read_options(game, given, seats)
    points = tuple(map(_number, own["points"].split("/"))) if "points" in own else (0,) * game.sides(chosen, seats)
    dealer, number = _number(own.get("dealer", "0")), _number(own.get("number", "1"))
    if dealer >= seats or number < 1 or len(points) != game.sides(chosen, seats):
        raise ValueError("no such match")
    return Match(game.NAME, chosen, seats, seed, dealer, number, points)


def _players(text: str) -> tuple[int, ...]:
    """The level of each seat; ValueError unless two to four sit there, the reader once."""
    players = tuple([READER if one == "-" else _number(one) for one in text.split("/")])
    others = [level for level in players if level != READER]
    if not 1 <= len(others) == len(players) - 1 <= 3 or not set(others) <= set(LEVELS):
        raise ValueError("no such players")
    return players


def named(game: Game, seats: int, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The names by seat: those wanted where they are any and none is there twice, else the usual ones."""
    usual = NAMES[game.NAME][:seats]
    found = [" ".join(one.split())[:LONGEST_NAME] or other for one, other in zip(wanted, usual, strict=True)]
    return tuple(found) if len({one.casefold() for one in found}) == seats else usual


def _names(text: str, game: Game, seats: int) -> tuple[str, ...]:
    if not text:
        return NAMES[game.NAME][:seats]
    wanted = tuple(map(_unquoted, text.split("/")))
    if len(wanted) != seats:
        raise ValueError("no such names")
    return named(game, seats, wanted)


def _rival(text: str) -> Rival | None:
    if not text:
        return None
    found = _RIVAL.fullmatch(_unquoted(text))
    if found is None:
        raise ValueError("no such rival")
    return Rival(found[1], int(found[2]))


def _unquoted(text: str) -> str:
    return unquote(text, errors="strict")


def _some(text: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Some of the words, in their order."""
    wanted = set(text.split(",")) if text else set()
    if not wanted <= set(words):
        raise ValueError("no such word")
    return tuple(word for word in words if word in wanted)


def _one(text: str, words: tuple[str, ...]) -> str:
    if text and text not in words:
        raise ValueError("no such word")
    return text


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text):
        raise ValueError("no such number")
    return int(text)
