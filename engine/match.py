"""Deal after deal, pack after pack: who deals next, which cards, the points so far, and who has won.

>>> from engine import kaschlan
>>> match = begin(kaschlan, kaschlan.DEFAULTS, seats=3, seed="talong", dealer=0)
>>> state = opening(match)
>>> while state.turn is not None:
...     state = kaschlan.apply(state, kaschlan.legal(state)[-1]).state
>>> following(match, state)[4:]
(2, 2, (0, 0, 1), None)
"""

from types import ModuleType
from typing import Any, NamedTuple, cast

from engine import kaschlan, kasino
from engine.cards import PACK, SHORT_PACK
from engine.deal import below, numbers, shuffle
from engine.kasino.options import Options as KasinoOptions
from engine.kasino.state import State as KasinoState
from engine.kasino.state import tallies


class Match(NamedTuple):
    """A match before its ``number``-th deal or pack, counted from 1.

    ``points`` are, in Kaschlan, how often each seat was kaschlan (KA29); in Kasino the points of each seat or, in
    pairs, team.  ``result`` is None while the match goes on, else those who have won it, in order: a seat or team.
    Kaschlan's matches go on as long as people play.
    """

    game: str
    options: Any
    seats: int
    seed: str
    dealer: int
    number: int
    points: tuple[int, ...]
    result: tuple[int, ...] | None = None


_GAMES = {kaschlan.NAME: kaschlan, kasino.NAME: kasino}
_PACKS = {kaschlan.NAME: SHORT_PACK, kasino.NAME: PACK}


def begin(game: ModuleType, options: Any, seats: int, seed: str, dealer: int | None = None) -> Match:
    """A match before its first deal; without a ``dealer`` the seed draws one (K12, KA29)."""
    if dealer is None:
        dealer = below(numbers(f"{seed}/dealer"), seats)
    sides = 2 if game.NAME == kasino.NAME and options.pairs else seats
    return Match(game.NAME, options, seats, seed, dealer, 1, (0,) * sides)


def opening(match: Match) -> Any:
    """The state with which the match's next deal or pack begins; the first is that of the seed alone."""
    seed = match.seed if match.number == 1 else f"{match.seed}/{match.number}"
    game = _GAMES[match.game]
    state = cast(Any, game).start(match.options, match.seats, match.dealer, shuffle(seed, _PACKS[match.game]))
    return state._replace(points=match.points) if match.game == kasino.NAME else state


def following(match: Match, state: Any) -> Match:
    """The match after a deal or pack that ended in ``state``; ValueError while that still goes on.

    The last state, not only its outcome, as a tie at the top goes to the most spades of the last pack (CA24).
    """
    if match.result is not None:
        raise ValueError("the match is over")
    if match.game == kaschlan.NAME:
        return _after_deal(match, state)
    return _after_pack(match, state)


def _after_deal(match: Match, state: kaschlan.State) -> Match:
    """The loser deals next (K18); after a draw the deal passes to the left (KA20)."""
    outcome = kaschlan.outcome(state)
    if outcome is None:
        raise ValueError("the deal goes on")
    loser = outcome.loser
    dealer = (match.dealer + 1) % match.seats if loser is None else loser
    points = tuple(count + (seat == loser) for seat, count in enumerate(match.points))
    return match._replace(dealer=dealer, number=match.number + 1, points=points)


def _after_pack(match: Match, state: KasinoState) -> Match:
    """The deal moves to the left (CA28); somebody with the target or more ends the match (C80, CA24, CA25, CA42)."""
    outcome = kasino.outcome(state)
    if outcome is None:
        raise ValueError("the pack goes on")
    points = tuple(total + won for total, won in zip(match.points, outcome.points, strict=True))
    played = match._replace(dealer=(match.dealer + 1) % match.seats, number=match.number + 1, points=points)
    spades = [tally.spades for tally in tallies(state)]
    winner = _winner(points, spades, match.options)
    return played if winner is None else played._replace(result=(winner,))


def _winner(points: tuple[int, ...], spades: list[int], options: KasinoOptions) -> int | None:
    """Who has won, or None where another pack is played."""
    if max(points) < options.target:
        return None
    best = min(points) if options.misere else max(points)
    tied = [side for side, total in enumerate(points) if total == best]
    if len(tied) > 1 and not options.misere:
        most = max(spades[side] for side in tied)
        tied = [side for side in tied if spades[side] == most]
    return tied[0] if len(tied) == 1 else None
