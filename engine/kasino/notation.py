"""Moves of Kasino as text; positions are in :mod:`engine.kasino.positions`.

>>> write_move(read_move("1: build 2s 9 9h 4d.3c")[1])
'build 2s 9 9h 3c.4d'
"""

import re

from engine import notation
from engine.cards import ALL_CARDS, CARD_TEXTS, cards_of
from engine.kasino.state import Move
from engine.kasino.values import HIGHEST
from engine.notation import BadText, read_card_word
from engine.problems import What


def read_move(text: str) -> tuple[int | None, Move]:
    """A move and the seat that tries it, if named; BadText.

    >>> from engine.cards import bits_of, parse_cards
    >>> read_move("1: take As=14 Kd Ac") == (1, Move("take", 51, 14, bits_of(parse_cards("KdAc"))))
    True
    """
    seat, rest, offset = notation.split_seat(text)
    words = [(word, offset + at) for word, at in notation.words(rest)]
    if not words:
        raise BadText(What.NO_MOVE, offset)
    (verb, at), *others = words
    verb = verb.lower()
    least, most = {"take": (2, None), "build": (3, None), "lay": (1, 1)}.get(verb, (0, 0))
    if not least:
        raise BadText(What.NOT_A_VERB, at, word=verb)
    if len(others) < least:
        raise BadText(What.TOO_FEW_WORDS, len(text), word=verb)
    if most and len(others) > most:
        raise BadText(What.TOO_MANY_WORDS, others[most][1], word=others[most][0])
    (word, at), *others = others
    value = 0
    if verb == "take" and "=" in word:
        word, _, number = word.partition("=")
        value = _read_value(number, at + len(word) + 1)
    card = read_card_word(word, at, ALL_CARDS)
    if verb == "build":
        value = _read_value(*others.pop(0))
    return seat, _read_things(Move(verb, card, value), others)


def _read_value(word: str, at: int) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= HIGHEST:
        raise BadText(What.NOT_A_VALUE, at, word=word)
    return int(word)


def _read_things(move: Move, words: list[tuple[str, int]]) -> Move:
    """The move with the loose cards and builds that the words name."""
    loose = twice = 0
    builds = []
    for word, at in words:
        cards = 0
        place = at
        names = word.split(".")
        for name in names:
            card = 1 << read_card_word(name, place, ALL_CARDS)
            if cards & card:
                raise BadText(What.CARD_TWICE, place, word=name)
            cards |= card
            place += len(name) + 1
        if len(names) > 1:
            builds.append(cards)
        else:
            twice |= loose & cards
            loose |= cards
    return move._replace(loose=loose, builds=tuple(sorted(builds, key=lambda cards: cards & -cards)), twice=twice)


def write_move(move: Move) -> str:
    """Canonical text of a move; a value that a taking card was said to have is left out."""
    words = [move.verb, CARD_TEXTS[move.card]]
    if move.verb == "build":
        words.append(str(move.value))
    for card in cards_of(move.loose):
        words += [CARD_TEXTS[card]] * (2 if move.twice >> card & 1 else 1)
    words += [".".join(CARD_TEXTS[card] for card in cards_of(cards)) for cards in move.builds]
    return " ".join(words)
