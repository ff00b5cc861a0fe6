"""What can be checked of a deal: a digest of the cards' order before it, and afterwards what the order came from."""

import hashlib
from functools import lru_cache

from htpy import Node, code, details, p, summary

from engine.cards import cards_text
from engine.game import Match
from engine.match import order, word
from widgets.place import Place
from widgets.say import Words


def digest_of(cards: tuple[int, ...]) -> str:
    """SHA-256 of an order of cards, in notation."""
    return hashlib.sha256(cards_text(cards).encode()).hexdigest()


@lru_cache(maxsize=8)
def digest(match: Match) -> str:
    """That of the order of the pack for the match's next deal."""
    return digest_of(order(match))


def check(match: Match, over: bool, place: Place, words: Words) -> Node:
    """The digest; when the deal is over also the seed and the order."""
    return details(".fair", id=place.id("fair"))[
        summary[words.order_hash],
        p[code(".digest")[digest(match)]],
        p(".key")[words.order_hash_key],
        p[words.order_seed, " ", code[word(match)], ": ", code[cards_text(order(match))]] if over else None,
    ]
