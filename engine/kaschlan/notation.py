"""The text form of Kaschlan's moves; positions are in :mod:`engine.kaschlan.positions`.

>>> write_move(read_move("1: BEAT 10s kd")[1])
'beat Ts Kd'
"""

from engine.cards import CARD_TEXTS, SHORT_CARDS, SHORT_PACK
from engine.kaschlan.state import Move
from engine.notation import BadText, read_card_word, split_seat, words
from engine.problems import What

_CARD_COUNTS = {
    "lead": (1, len(SHORT_PACK)),
    "beat": (2, 2),
    "own": (2, 2),
    "draw": (0, 0),
    "take": (0, 0),
    "done": (0, 0),
}
"""How many cards a verb takes, at least and at most; that no more than four may be led is a rule (K32)."""


def write_move(move: Move) -> str:
    """Canonical text of a move; cards led together in pack order."""
    cards = sorted(move.cards) if move.verb == "lead" else move.cards
    return " ".join([move.verb, *(CARD_TEXTS[card] for card in cards)])


def read_move(text: str) -> tuple[int | None, Move]:
    """A move and the seat that tries it, if named; BadText with the offset."""
    seat, rest, offset = split_seat(text)
    found = words(rest)
    if not found:
        raise BadText(What.NO_MOVE, offset)
    (verb, at), *cards = found
    verb = verb.lower()
    if verb not in _CARD_COUNTS:
        raise BadText(What.NOT_A_VERB, offset + at, word=verb)
    fewest, most = _CARD_COUNTS[verb]
    if len(cards) < fewest:
        raise BadText(What.TOO_FEW_WORDS, offset + len(rest), word=verb)
    if len(cards) > most:
        raise BadText(What.TOO_MANY_WORDS, offset + cards[most][1], word=cards[most][0])
    return seat, Move(verb, tuple(read_card_word(word, offset + at, SHORT_CARDS) for word, at in cards))
