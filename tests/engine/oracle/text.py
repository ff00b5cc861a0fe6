"""Cards and query strings as plain text: what both oracles read and write. A card is its two letters, "Qd"."""

import re
from collections.abc import Iterable
from urllib.parse import unquote

RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
PLACE = {card: place for place, card in enumerate(PACK)}


class BadText(ValueError):
    """The text is not notation."""


def in_pack_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: PLACE[card])


def read_card(word: str) -> str:
    if not re.fullmatch("(10|[2-9TJQKA])[cdhs]", word, re.IGNORECASE):
        raise BadText(word)
    return word[:-1].upper().replace("10", "T") + word[-1].lower()


def read_cards(text: str) -> list[str]:
    """Cards written one after the other; "-" or nothing is no cards."""
    if text in ("", "-"):
        return []
    words = re.findall("(?:10|[2-9TJQKA])[cdhs]", text, re.IGNORECASE)
    if "".join(words) != text:
        raise BadText(text)
    return [read_card(word) for word in words]


def write_cards(cards: Iterable[str]) -> str:
    return "".join(cards) or "-"


def read_fields(position: str, game: str) -> dict[str, str]:
    name, _, query = position.partition("?")
    if name != game:
        raise BadText(position)
    fields = {}
    for pair in query.split("&"):
        key, equals, value = pair.partition("=")
        if not equals or key in fields:
            raise BadText(pair)
        fields[key] = unquote(value)
    return fields


def write_fields(game: str, fields: Iterable[tuple[str, str]]) -> str:
    """The fields in the order given; empty ones are left out."""
    return f"{game}?" + "&".join(f"{key}={value}" for key, value in fields if value)


def read_numbers(text: str | None, count: int) -> list[int]:
    """One number for each seat (or team), zeros where nothing is written."""
    return [int(word) for word in text.split("/")] if text else [0] * count


def write_numbers(numbers: list[int]) -> str:
    return "/".join(str(number) for number in numbers) if any(numbers) else ""


def read_move(move: str, seats: int) -> tuple[int | None, list[str]]:
    """The seat that tries it, if it is named ("2: lead 9d"), and the words of the move."""
    seat = None
    named = re.match(r"\s*(\d+)\s*:", move)
    if named:
        seat = int(named[1])
        move = move[named.end() :]
        if seat >= seats:
            raise BadText(move)
    words = move.split()
    if not words:
        raise BadText(move)
    return seat, words


def told(faults: set[str], order: list[tuple[str, list[str]]]) -> list[str]:
    """The numbers of the rules behind the faults found, in the order given, each once."""
    numbers: list[str] = []
    for fault, rules in order:
        if fault in faults:
            numbers += [rule for rule in rules if rule not in numbers]
    assert faults <= {fault for fault, _ in order}
    return numbers
