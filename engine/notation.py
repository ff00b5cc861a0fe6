"""The text form of positions and moves, as far as it is the same for every game.

A position is a flat set of named text fields: a query string (``kaschlan?trump=c&hands=…``) or a table.  Text that is
not notation is refused with the place where it stops making sense (:class:`BadText`); well-formed text that describes
no possible position is refused with the list of all that is wrong (:class:`BadPosition`).

>>> split("kaschlan?trump=c&hands=7c/8c")
('kaschlan', [Field(name='trump', value='c', at=15), Field(name='hands', value='7c/8c', at=23)])
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.cards import CARD_TEXTS, cards_text, parse_card, parse_cards
from engine.game import NO_FACTS, Facts
from engine.problems import What


class Field(NamedTuple):
    """One named text of a position; ``at`` is the offset of the value in the whole text (0 in a table)."""

    name: str
    value: str
    at: int = 0


class Problem(NamedTuple):
    """One thing that is wrong: a word for it and its data."""

    what: What
    facts: Facts = NO_FACTS

    def __str__(self) -> str:
        return " ".join([self.what, *facts_text(self.facts)])


class NotationError(ValueError):
    """Text that gives no position or no move."""

    def __init__(self, problems: Iterable[Problem]):
        self.problems = tuple(problems)
        super().__init__("; ".join(map(str, self.problems)))


class BadText(NotationError):
    """Text that is not notation: one problem, with the field and the offset where it stops making sense."""

    def __init__(self, what: What, at: int, *, field: str = "", word: str = ""):
        facts: Facts = {"at": at}
        if field:
            facts = {**facts, "field": field}
        if word:
            facts = {**facts, "word": word[:40]}
        super().__init__([Problem(what, facts)])


class BadPosition(NotationError):
    """A well-formed position that cannot be: the list of everything wrong with it."""


_UNSEEN = re.compile(
    r"[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]"
    r"|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])"
)
_BLANK = re.compile(r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")


def visible(text: str) -> str:
    """Text as it is seen: without byte order marks, soft hyphens and the like, every kind of blank a plain one.

    What joins two letters of a script that needs it, or the parts of a sign, stays.

    >>> visible("\\ufefflead\\u00a07\\u200bd")
    'lead 7d'
    """
    return _BLANK.sub(" ", _UNSEEN.sub("", text))


def facts_text(facts: Facts) -> list[str]:
    """Facts as ``name=value`` words."""
    return [f"{name}={text}" for name, text in written(facts)]


NUMBERS = ("seats", "numbers", "won", "totals")
"""The facts that are numbers, one for each of several seats or sides; others of several are cards."""


def written(facts: Facts) -> list[tuple[str, str]]:
    """The names of facts and their values in notation: cards, numbers where the name says so, sets of cards by dots."""
    found = []
    for name, value in facts.items():
        if name == "parts":
            text = " ".join(".".join(CARD_TEXTS[card] for card in part) for part in facts["parts"])
        elif isinstance(value, tuple) and name in NUMBERS:
            text = ",".join(map(str, value))
        elif isinstance(value, tuple):
            text = cards_text(value)
        else:
            text = str(value)
        found.append((name, text))
    return found


def split(text: str) -> tuple[str, list[Field]]:
    """A position's game and fields, in the order written; BadText if it is no query string or names a field twice."""
    game, mark, rest = text.partition("?")
    fields: list[Field] = []
    seen = set()
    at = len(game) + len(mark)
    for part in rest.split("&") if rest else ():
        name, equals, value = part.partition("=")
        if not equals or not re.fullmatch(r"[a-z_]+", name):
            raise BadText(What.NOT_A_FIELD, at, word=part)
        if name in seen:
            raise BadText(What.FIELD_TWICE, at, field=name)
        seen.add(name)
        fields.append(Field(name, value, at + len(name) + 1))
        at += len(part) + 1
    return game, fields


def table(position: Mapping[str, str]) -> tuple[str, list[Field]]:
    """The same from a table of texts whose ``game`` entry names the game."""
    return position.get("game", ""), [Field(name, value) for name, value in position.items() if name != "game"]


def join(game: str, fields: Iterable[tuple[str, str]]) -> str:
    """Canonical text of a position; empty fields are left out."""
    return f"{game}?" + "&".join(f"{name}={value}" for name, value in fields if value)


def read_cards(field: Field, pack: int, value: str | None = None, at: int = 0) -> list[int]:
    """The cards of a field (or of the part ``value`` at offset ``at`` in it), all from the set ``pack``."""
    text = field.value if value is None else value
    try:
        cards = parse_cards(text)
    except ValueError as error:
        raise BadText(
            What.NOT_A_CARD, field.at + at + error.args[1], field=field.name, word=text[error.args[1] :]
        ) from None
    for card in cards:
        if not pack >> card & 1:
            raise BadText(What.NOT_IN_THIS_PACK, field.at + at, field=field.name, word=CARD_TEXTS[card])
    return cards


def read_number(field: Field, limit: int, value: str | None = None, at: int = 0) -> int:
    """A whole number 0..limit."""
    text = field.value if value is None else value
    if not re.fullmatch(r"[0-9]{1,6}", text) or int(text) > limit:
        raise BadText(What.NOT_A_NUMBER, field.at + at, field=field.name, word=text)
    return int(text)


def read_choice(field: Field, choices: Iterable[str]) -> str:
    """One of the given words."""
    if field.value not in choices:
        raise BadText(What.NOT_A_CHOICE, field.at, field=field.name, word=field.value)
    return field.value


def parts(field: Field, separator: str = "/") -> list[tuple[str, int]]:
    """A field's parts and their offsets in it."""
    found = []
    at = 0
    for part in field.value.split(separator):
        found.append((part, at))
        at += len(part) + 1
    return found


# The last digit before a suit is a card's rank: x27c is two unseen cards and a seven.
_HIDDEN = re.compile(r"x([0-9]{1,2})(?!0?[cdhs])", re.IGNORECASE)


def read_hand(field: Field, pack: int, value: str, at: int) -> tuple[list[int], int]:
    """A hand's cards, and the number of unseen ones before them (``x4``); ``-`` is an empty hand."""
    if value == "-":
        return [], 0
    if not value:
        raise BadText(What.EMPTY, field.at + at, field=field.name)
    hidden = _HIDDEN.match(value)
    if hidden is None:
        return read_cards(field, pack, value, at), 0
    return read_cards(field, pack, value[hidden.end() :], at + hidden.end()), int(hidden[1])


def words(text: str) -> list[tuple[str, int]]:
    """The words of a move and their offsets."""
    return [(found[0], found.start()) for found in re.finditer(r"\S+", text)]


def read_card_word(word: str, at: int, pack: int) -> int:
    """The card a move's word names, from the set ``pack``."""
    try:
        card = parse_card(word)
    except ValueError:
        raise BadText(What.NOT_A_CARD, at, word=word) from None
    if not pack >> card & 1:
        raise BadText(What.NOT_IN_THIS_PACK, at, word=word)
    return card


def split_seat(text: str) -> tuple[int | None, str, int]:
    """A move's text without the seat that it may begin with (``2: lead 9d``), that seat, and the text's offset."""
    head, colon, rest = text.partition(":")
    if not colon:
        return None, text, 0
    seat = head.strip()
    if seat not in ("0", "1", "2", "3"):
        raise BadText(What.NOT_A_SEAT, 0, word=seat)
    return int(seat), rest, len(head) + 1
