"""A written move taken apart: who, the verbs, the cards, the numbers, and the words between them."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from engine.cards import CARD_TEXTS, parse_card
from widgets.say.en import hearing as english
from widgets.say.misheard import Misheard, Trouble
from widgets.say.sv import hearing as swedish

VOCABULARIES = (swedish.VOCABULARY, english.VOCABULARY)
SYMBOLS = {"♣": 0, "♦": 1, "♥": 2, "♠": 3, "♧": 0, "♢": 1, "♡": 2, "♤": 3}
_WORD = re.compile(r"[^\s,.:;!?()\"'“”’«»·+&/|–—-]+")
_FOLD = str.maketrans("åäàâãöøéèêü", "aaaaaooeeeu")
_MARKS = re.compile("[\u0300-\u036f\ufe0e\ufe0f]")


class Verb(NamedTuple):
    """What is to be done."""

    name: str


class Joint(NamedTuple):
    """A word between cards: ``with``, ``on``, ``to``, ``self``, ``the build``; or one that says nothing."""

    name: str


class Card(NamedTuple):
    """A card."""

    card: int


class Number(NamedTuple):
    """A number or rank that belongs to no suit; ``value`` is 0 where it is no number, ``rank`` where it is no rank."""

    word: str
    value: int
    rank: int


class Suit(NamedTuple):
    """A suit in words; ``first``: its language names it before the rank."""

    word: str
    suit: int
    first: bool


type Part = Verb | Joint | Card | Number | Suit


class Heard(NamedTuple):
    """A written move; ``seat`` is whoever is named before a colon."""

    seat: int | None
    parts: tuple[Part, ...]

    @property
    def verbs(self) -> set[str]:
        """What is to be done."""
        return {part.name for part in self.parts if isinstance(part, Verb)}

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards, in the order in which they were written."""
        return tuple(part.card for part in self.parts if isinstance(part, Card))

    @property
    def numbers(self) -> tuple[Number, ...]:
        """All numbers and ranks without a suit."""
        return tuple(part for part in self.parts if isinstance(part, Number))

    def says(self, joint: str) -> bool:
        """Whether that joint is among the words."""
        return Joint(joint) in self.parts

    def after(self, joint: str) -> tuple[int, ...]:
        """The cards that follow the joint directly."""
        if not self.says(joint):
            return ()
        following = self.parts[self.parts.index(Joint(joint)) + 1 :]
        found: list[int] = []
        for part in following:
            if not isinstance(part, Card):
                break
            found.append(part.card)
        return tuple(found)

    def before(self, joint: str) -> tuple[int, ...]:
        """The cards that stand before the joint."""
        parts = self.parts[: self.parts.index(Joint(joint))] if self.says(joint) else ()
        return tuple(part.card for part in parts if isinstance(part, Card))


def heard(text: str, game: str, names: tuple[str, ...]) -> Heard:
    """A move taken apart, by a player at a table with those names; Misheard."""
    head, colon, rest = text.partition(":")
    seat = _seat(head, names) if colon else None
    if colon and seat is None and not _says_something(head, game):
        raise Misheard(Trouble.NO_SUCH_NAME, head.strip())
    parts = tuple(_joined([*_parts(text if seat is None else rest, game)]))
    if not parts:
        raise Misheard(Trouble.NOTHING)
    return Heard(seat, parts)


def folded(word: str) -> str:
    """A word without regard to case and accents, for those who have no key for them."""
    return _MARKS.sub("", word.casefold()).translate(_FOLD)


def _seat(head: str, names: tuple[str, ...]) -> int | None:
    """The seat of a name; a number counts from 0, as the notation does."""
    called = folded(head.strip())
    seats = {str(seat): seat for seat in range(len(names))} | {folded(name): seat for seat, name in enumerate(names)}
    return seats.get(called)


def _says_something(head: str, game: str) -> bool:
    """Whether the words before a colon are part of the move rather than a name."""
    try:
        return any(not isinstance(part, Number) for part in _parts(head, game))
    except Misheard:
        return False


def _parts(text: str, game: str) -> Iterator[Part]:
    """The parts as the words give them, suits and ranks apart."""
    written = _WORD.findall(text)
    words = tuple(map(folded, written))
    phrases = _phrases(game)
    longest = max(map(len, phrases))
    at = 0
    while at < len(words):
        for length in range(min(longest, len(words) - at), 0, -1):
            found = phrases.get(words[at : at + length])
            if found is not None:
                break
        else:
            length, found = 1, _single(words[at], written[at])
        at += length
        if found != Joint(""):
            yield found


def _single(word: str, written: str) -> Part:
    """A card in letters or in one word, or a number; Misheard."""
    short = _short().get(word)
    if short is not None:
        return Card(short)
    if re.fullmatch("[0-9]{1,3}", word):
        value = int(word)
        return Number(written, value, value if 2 <= value <= 10 else 0)
    raise Misheard(Trouble.UNKNOWN_WORD, written)


def _joined(parts: list[Part]) -> Iterator[Part]:
    """The same with every suit joined to its rank; Misheard for a suit that has none."""
    at = 0
    while at < len(parts):
        one, two, three = (*parts[at : at + 3], None, None)[:3]
        pair = _pair(one, two, three)
        if pair is None and isinstance(one, Suit):
            raise Misheard(Trouble.RANK_MISSING, one.word)
        at += 1 if pair is None else 2
        yield parts[at - 1] if pair is None else pair


def _pair(one: Part | None, two: Part | None, three: Part | None) -> Card | None:
    """The card of two parts that follow each other, with an eye to the third: ``8 ruter 3`` has the three of diamonds."""
    match one, two:
        case Number(rank=found), Suit() as of if found and not (of.first and isinstance(three, Number)):
            return Card(13 * of.suit + found - 2)
        case Suit() as of, Number(rank=found) if found:
            return Card(13 * of.suit + found - 2)
    return None


@cache
def _phrases(game: str) -> dict[tuple[str, ...], Part]:
    """Every way of writing a part, as words."""
    found: dict[tuple[str, ...], Part] = {}
    for one in VOCABULARIES:
        verbs = one.kaschlan if game == "kaschlan" else one.kasino
        said: list[tuple[str, Part]] = [(word, Number(word, 0, of)) for word, of in one.ranks.items()]
        said += [
            (word, Number(word, value, value if 2 <= value <= 10 else 0))
            for value, word in enumerate(one.numbers)
            if value
        ]
        said += [(word, Suit(word, of, one.suit_first)) for word, of in one.suits.items()]
        said += [(word, Card(parse_card(card))) for word, card in one.nicknames.items()]
        said += [(phrase, Verb(verb)) for verb, phrases in verbs.items() for phrase in phrases]
        said += [(phrase, Joint(joint)) for joint, phrases in one.joints.items() for phrase in phrases]
        found |= {tuple(map(folded, _WORD.findall(phrase))): part for phrase, part in said}
    return found | {(symbol,): Suit(symbol, of, True) for symbol, of in SYMBOLS.items()}


@cache
def _short() -> dict[str, int]:
    """Every card written in letters or as one word; where two cards could be meant the first of these ways is."""
    digits = {str(number): number for number in range(2, 11)}
    letters = [({**one.short_suits, **SYMBOLS}, {**one.short_ranks, **digits}) for one in VOCABULARIES]
    words = [({**one.suits}, {**one.ranks, **digits}) for one in VOCABULARIES if one.suit_first]
    found = {text.lower(): card for card, text in enumerate(CARD_TEXTS)}
    for suits, ranks in letters:
        for of, number in product(suits, ranks):
            found.setdefault(number + of, 13 * suits[of] + ranks[number] - 2)
    for suits, ranks in letters + words:
        for of, number in product(suits, ranks):
            found.setdefault(folded(of + number), 13 * suits[of] + ranks[number] - 2)
    return found
