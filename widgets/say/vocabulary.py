"""What a language lends to those who write a move: see :mod:`widgets.say.hearing`."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

type Phrases = Mapping[str, Sequence[str]]
"""What is meant, and the ways to write it."""


class Vocabulary(NamedTuple):
    """The words of one language.

    ``short_suits`` and ``short_ranks`` are the letters in which a card is written short.  ``suit_first``: the language
    names the suit before the rank.  ``numbers`` begins with nought.  ``kaschlan`` and ``kasino`` have the ways to say each
    verb of those games, ``joints`` the words between the cards.
    """

    suits: Mapping[str, int]
    ranks: Mapping[str, int]
    short_suits: Mapping[str, int]
    short_ranks: Mapping[str, int]
    suit_first: bool
    numbers: Sequence[str]
    nicknames: Mapping[str, str]
    kaschlan: Phrases
    kasino: Phrases
    joints: Phrases
