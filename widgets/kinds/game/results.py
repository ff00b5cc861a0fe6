"""How a deal or pack came out for the reader, and how the match stands then."""

from typing import NamedTuple

from engine.game import Match
from engine.match import following
from widgets.kinds.game.moving import state_of
from widgets.kinds.game.sitting import Sitting, write_players
from widgets.kinds.review.looking import Look
from widgets.progress import Played

HOUSE = "house"
"""The form of a game with house rules of its own."""


class Result(NamedTuple):
    """What an ended deal was worth to the reader (see :class:`~widgets.progress.Played`), and the match after it."""

    own: int
    match: Match


def result_of(sitting: Sitting) -> Result | None:
    """The result, None while the deal goes on."""
    game = sitting.game
    outcome = game.outcome(state_of(sitting))
    if outcome is None:
        return None
    after = following(sitting.match, outcome)
    if game.NAME == "kaschlan":
        return Result(0 if outcome.loser is None else -1 if outcome.loser == sitting.near else 1, after)
    others = [points for side, points in enumerate(outcome.points) if side != side_of(sitting)]
    return Result(outcome.points[side_of(sitting)] - max(others), after)


def side_of(sitting: Sitting) -> int:
    """The reader's side: in pairs the team."""
    return sitting.near % len(sitting.match.points)


def form_of(sitting: Sitting) -> str:
    """The name of the form that is played."""
    match sitting.game.write_options(sitting.match.options):
        case []:
            return "standard"
        case [("form", name)]:
            return name
    return HOUSE


def deal_name(sitting: Sitting) -> str:
    """Which cards they were."""
    return f"{sitting.match.seed}.{sitting.match.number}"


def look_of(sitting: Sitting) -> Look:
    """A look back at the deal as far as it has come, from the reader's place."""
    position = sitting.position
    return Look(
        position.game.write(position.state), sitting.attempt.played, sitting.names, sitting.near, deal_name(sitting)
    )


def played(sitting: Sitting, day: str) -> Played | None:
    """The deal as the device remembers it; None while it goes on."""
    result = result_of(sitting)
    if result is None:
        return None
    winners = result.match.result
    return Played(
        sitting.game.NAME,
        form_of(sitting),
        write_players(sitting.players),
        deal_name(sitting),
        result.own,
        "on" if winners is None else "won" if side_of(sitting) in winners else "lost",
        day,
        ",".join(sitting.used) or "-",
    )
