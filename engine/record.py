"""Played games as text: a match of one deal or many, with what is to be known of it and what there is to say.

One thing a line, and blank lines wherever one likes::

    title: A Wednesday
    players: Astrid, Viktor

    kaschlan?trump=c&hands=8d/9d
    # Two cards are left.
    0: lead 8d
    beat 8d 9d   # the only card

- Headers, ``key: value``, stand before the first position.  A key begins with a letter.
- A position begins a deal or a pack.  Its moves follow it, and may name the seat that makes them.
- ``#`` at the beginning of a line or after a blank begins a comment on the move, or else the position, or else the
  headers, above it.  :func:`write` gives every comment a line of its own.

>>> record = read("kaschlan?trump=c&hands=8d/9d\\nlead 8d  # the only card\\n")
>>> [event.event for event in record.deals[0].plays[0].step.events]
['led', 'went_out', 'over', 'lost']
>>> write(record).splitlines()
['kaschlan?trump=c&hands=8d/9d', 'lead 8d', '# the only card']
"""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from engine.game import Game, IllegalMove, Step
from engine.games import open_position
from engine.notation import NotationError, Problem
from engine.problems import What


class Play(NamedTuple):
    """A move that was made, and what came of it; ``seat`` only where the record names it."""

    move: Any
    step: Step[Any]
    seat: int | None = None
    comments: tuple[str, ...] = ()


class Deal(NamedTuple):
    """A deal or pack, or part of one, from a state on."""

    game: Game
    start: Any
    plays: tuple[Play, ...] = ()
    comments: tuple[str, ...] = ()


class Record(NamedTuple):
    """A match, or some deals of one; ``headers`` are keys and their values, in order."""

    deals: tuple[Deal, ...]
    headers: tuple[tuple[str, str], ...] = ()
    comments: tuple[str, ...] = ()

    @property
    def reader(self) -> int:
        """The seat that the header ``levels`` (``-/2``: the computer's) leaves to a reader, else the first."""
        levels = dict(self.headers).get("levels", "-").split("/")
        return levels.index("-") if "-" in levels else 0


class BadRecord(NotationError):
    """Text that is no record: its line, from 1, and the problem, whose place counts from where that line's text begins."""

    def __init__(self, line: int, problems: tuple[Problem, ...]):
        super().__init__(problems)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


class IllegalRecord(ValueError):
    """A record with an illegal move: the line, from 1, and the violations."""

    def __init__(self, line: int, refusal: IllegalMove):
        super().__init__(f"line {line}: illegal {refusal}")
        self.line = line
        self.violations = refusal.violations


_HEADER = re.compile(r"([^\W\d_](?:[\w -]*\w)?)\s*:\s*(.*)")
_POSITION = re.compile(r"\w+\?")
_COMMENT = re.compile(r"(?<!\S)#")


def write(record: Record) -> str:
    """The record as text; ValueError for headers and comments that would not be read again as they are."""
    blocks = [[*_headers(record.headers), *_comments(record.comments)]]
    for deal in record.deals:
        block = [deal.game.write(deal.start), *_comments(deal.comments)]
        for play in deal.plays:
            seat = "" if play.seat is None else f"{play.seat}: "
            block += [seat + deal.game.write_move(play.move), *_comments(play.comments)]
        blocks.append(block)
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _headers(headers: tuple[tuple[str, str], ...]) -> Iterator[str]:
    for key, value in headers:
        line = f"{key}: {value}".rstrip()
        header = _HEADER.fullmatch(line)
        if header is None or header.groups() != (key, value) or _lines(line)[1:] != [_Line(1, line, [])]:
            raise ValueError(f"no header: {line}")
        yield line


def _comments(comments: tuple[str, ...]) -> Iterator[str]:
    for comment in comments:
        if comment != comment.rstrip() or len(comment.splitlines()) > 1:
            raise ValueError(f"no comment: {comment}")
        yield f"# {comment}".rstrip()


class _Line(NamedTuple):
    number: int
    words: str
    comments: list[str]


def read(text: str) -> Record:
    """The match that a text tells, its moves made: BadRecord if it tells none, IllegalRecord for an illegal move."""
    top, *lines = _lines(text)
    headers = []
    comments = top.comments
    while lines and (header := _HEADER.fullmatch(lines[0].words)):
        headers.append((header[1], header[2]))
        comments += lines.pop(0).comments
    if not lines:
        raise BadRecord(len(text.splitlines()) or 1, (Problem(What.NO_POSITION, {"at": 0}),))
    begins = [index for index, line in enumerate(lines) if not index or _POSITION.match(line.words)]
    deals = [_deal(lines[first:end]) for first, end in pairwise([*begins, len(lines)])]
    return Record(tuple(deals), tuple(headers), tuple(comments))


def _lines(text: str) -> list[_Line]:
    """The lines that have words, each with the comments up to the next; first, without words, what is above them all."""
    found = [_Line(0, "", [])]
    for number, line in enumerate(text.splitlines(), 1):
        words, *comment = _COMMENT.split(line.strip(), maxsplit=1)
        if words:
            found.append(_Line(number, words.rstrip(), []))
        found[-1].comments.extend(part.removeprefix(" ") for part in comment)
    return found


def _deal(lines: list[_Line]) -> Deal:
    """The deal whose position and moves stand on these lines."""
    first, *moves = lines
    game, start = _on(first, open_position)
    plays: list[Play] = []
    for line in moves:
        seat, move = _on(line, game.read_move)
        try:
            step = game.apply(plays[-1].step.state if plays else start, move, seat)
        except IllegalMove as refusal:
            raise IllegalRecord(line.number, refusal) from None
        plays.append(Play(move, step, seat, tuple(line.comments)))
    return Deal(game, start, tuple(plays), tuple(first.comments))


def _on[Read](line: _Line, reader: Callable[[str], Read]) -> Read:
    """What the line says; BadRecord if that makes no sense."""
    try:
        return reader(line.words)
    except NotationError as error:
        raise BadRecord(line.number, error.problems) from None
