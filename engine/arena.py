"""Players against each other: deals in pairs, and how much stronger one is than another.

In a pair the same cards are played once for each seat, every player sitting everywhere once, so that luck with the cards
is everybody's.  The players' own luck comes from another stream than the cards'.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from engine.deal import numbers
from engine.game import Game
from engine.match import begin, opening
from engine.players import Choice, Log, choose


class Played(NamedTuple):
    """A deal that was played: the levels by seat, the moves, the state at the end, and how it ended."""

    levels: tuple[int, ...]
    moves: tuple[Any, ...]
    state: Any
    outcome: Any


class Strength(NamedTuple):
    """By how much the first level was better off than the others, on the average of ``pairs``; with its standard error.

    In Kaschlan of a deal: -1 for being kaschlan, and 1, shared by the others, for not being it; in Kasino in points of a pack.
    Players who are equally strong come to nothing.
    """

    mean: float
    error: float
    pairs: int


def turns(
    game: Game,
    state: Any,
    levels: Sequence[int],
    luck: str,
    ask: Callable[[Any, Log, int, int], Choice] = choose,
) -> Iterator[tuple[Any, Log, Choice]]:
    """Each state in which somebody acts, what that seat has witnessed, and what it chooses, to the end of the deal."""
    logs: list[Log] = [()] * len(levels)
    stream = numbers(f"players/{luck}")
    while (seat := game.actor(state)) is not None:
        chosen = ask(game.view(state, seat), logs[seat], levels[seat], next(stream) >> 32)
        yield state, logs[seat], chosen
        after, events = game.apply(state, chosen.move, seat)
        logs = [log + game.witnessed(state, events, other) for other, log in enumerate(logs)]
        state = after


def play(game: Game, options: Any, levels: Sequence[int], seed: str) -> Played:
    """One deal or pack."""
    state = opening(begin(game, options, len(levels), seed, 0))
    moves = []
    for before, _, chosen in turns(game, state, levels, seed):
        moves.append(chosen.move)
        state = before
    state = game.apply(state, moves[-1]).state
    return Played(tuple(levels), tuple(moves), state, game.outcome(state))


def seatings(game: Game, options: Any, levels: Sequence[int], seed: str) -> Iterator[tuple[Played, float]]:
    """The same deal once for each seat that the first level can have, and how much better off it was."""
    for shift in range(len(levels)):
        played = play(game, options, (*levels[shift:], *levels[:shift]), seed)
        yield played, advantage(played, -shift % len(levels))


def pair(game: Game, options: Any, levels: Sequence[int], seed: str) -> float:
    """How much better off the first level was, on the average over the seats it can have."""
    return sum(better for _, better in seatings(game, options, levels, seed)) / len(levels)


def advantage(played: Played, seat: int) -> float:
    """How much better off a seat, or its team, is than the others on the average; over all seats it adds up to nothing."""
    seats = len(played.levels)
    if hasattr(played.outcome, "loser"):
        loser = played.outcome.loser
        return 0.0 if loser is None else -1.0 if loser == seat else 1 / (seats - 1)
    return ahead(played.outcome.points, seat, misere=played.state.options.misere)


def ahead(points: Sequence[int], seat: int, *, misere: bool) -> float:
    """How many points of Kasino more a seat's side has than the others on the average; in krypkasino fewer."""
    sides = len(points)
    found = (points[seat % sides] * sides - sum(points)) / (sides - 1)
    return -found if misere else found


def strength(game: Game, options: Any, levels: Sequence[int], seed: str, pairs: int) -> Strength:
    """Of the first level beside the others, after so many pairs of deals."""
    return of([pair(game, options, levels, f"{seed}/{number}") for number in range(pairs)])


def of(found: Sequence[float]) -> Strength:
    """The strength that so many pairs have shown."""
    mean = sum(found) / len(found)
    error = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) * max(1, len(found) - 1)))
    return Strength(mean, error, len(found))
