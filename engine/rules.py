"""What a rule is: a public number that sentence, refusal, event and test share."""

from enum import Enum
from typing import NamedTuple


class Kind(Enum):
    """How a number shows itself in the project."""

    PLAYED = "played"  # some code refuses, acts or counts by it
    TOLD = "told"  # a sentence only
    PROVEN = "proven"  # a fact about the game, shown by tests
    EXAMPLE = "example"
    ADVICE = "advice"


class Origin(Enum):
    """Where a rule comes from."""

    STATED = "stated"
    SUGGESTED = "suggested"
    SHOWN = "shown"  # only by an example of the source
    DERIVED = "derived"
    RULING = "ruling"  # the source is silent or disagrees with itself; this is how we rule
    OPTION = "option"  # a ruling that players may switch


class Rule(NamedTuple):
    """One numbered rule: ``number`` is ``K33``, ``KA7``, ``C42`` or ``CA7`` and never changes."""

    number: str
    kind: Kind
    origin: Origin


def catalogue(prefix: str, count: int, default: Origin, **groups: str) -> dict[str, Rule]:
    """Rules ``prefix1`` … ``prefix<count>``, in order.

    Each keyword is a kind or an origin in lower case and its value the numbers of that sort, as ``"2-4 12"``; numbers
    in no group are played and of the default origin.
    """
    kinds = {kind.value: kind for kind in Kind}
    origins = {origin.value: origin for origin in Origin}
    kind_of: dict[int, Kind] = {}
    origin_of: dict[int, Origin] = {}
    for name, numbers in groups.items():
        for span in numbers.split():
            first, _, last = span.partition("-")
            for number in range(int(first), int(last or first) + 1):
                if name in kinds:
                    kind_of[number] = kinds[name]
                else:
                    origin_of[number] = origins[name]
    return {
        f"{prefix}{number}": Rule(f"{prefix}{number}", kind_of.get(number, Kind.PLAYED), origin_of.get(number, default))
        for number in range(1, count + 1)
    }
