"""Deal after deal, pack after pack: who deals next, which cards, the points so far, and who has won.

>>> from engine import kaschlan
>>> match = begin(kaschlan, kaschlan.DEFAULTS, seats=3, seed="talong", dealer=0)
>>> state = opening(match)
>>> while state.turn is not None:
...     state = kaschlan.apply(state, kaschlan.legal(state)[-1]).state
>>> following(match, kaschlan.outcome(state))[4:]
(2, 2, (0, 0, 1), None)
"""

from typing import Any

from engine.deal import below, numbers, shuffle
from engine.game import Game, Match
from engine.games import GAMES

__all__ = ["Match", "begin", "following", "opening", "order", "word"]


def begin(game: Game, options: Any, seats: int, seed: str, dealer: int | None = None) -> Match:
    """A match before its first deal; without a ``dealer`` the seed draws one (K12, KA29)."""
    if dealer is None:
        dealer = below(numbers(f"{seed}/dealer"), seats)
    return Match(game.NAME, options, seats, seed, dealer, 1, (0,) * game.sides(options, seats))


def opening(match: Match) -> Any:
    """The state with which the match's next deal or pack begins."""
    return GAMES[match.game].start(match.options, match.seats, match.dealer, order(match), match.points)


def order(match: Match) -> tuple[int, ...]:
    """The order of the pack for the match's next deal, top card first."""
    return shuffle(word(match), GAMES[match.game].PACK)


def word(match: Match) -> str:
    """What that order comes from; for the first deal the seed alone."""
    return match.seed if match.number == 1 else f"{match.seed}/{match.number}"


def following(match: Match, outcome: Any) -> Match:
    """The match after a deal or pack that ended so, as the game's ``outcome`` or a score sheet has it.

    ValueError if the match is over, if there is no outcome yet, and for one with other seats or sides.
    """
    if match.result is not None:
        raise ValueError("the match is over")
    if outcome is None:
        raise ValueError("the deal or pack goes on")
    return GAMES[match.game].continued(match, outcome)
