"""A deal looked back at: what each decision of a seat cost, the moments that matter, and how much was the cards' doing."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.arena import ahead
from engine.deal import numbers
from engine.game import Game
from engine.players import NOTHING_WITNESSED
from engine.record import Deal
from engine.review.judging import FLOORS, Certainty, Decision, Judgement, Terms, Work, judged

MOST_MOMENTS = 3
MOST_RISK = 100.0
"""Percentage points of becoming kaschlan, all of them."""


class Review(NamedTuple):
    """The judgements of all decisions of a seat, in order; what the deal came to for it, None while it
    goes on; and what deals come to on the average.

    Units are those of :mod:`engine.review.judging`.
    """

    game: str
    seat: int
    floor: float
    judgements: tuple[Judgement, ...]
    result: float | None
    usual: float

    @property
    def by_play(self) -> float:
        """What the own decisions have brought: never much more than nothing."""
        return -sum(one.loss for one in self.judgements)

    @property
    def by_cards(self) -> float | None:
        """All the rest: how the cards fell, and what the others did; None where the deal is not over."""
        return None if self.result is None else self.result - self.usual - self.by_play

    @property
    def mistakes(self) -> list[Judgement]:
        """The decisions that are called mistakes, the dearest first."""
        found = [one for one in self.judgements if one.certainty is not Certainty.NONE]
        return sorted(found, key=lambda one: -one.loss)

    @property
    def moments(self) -> list[Judgement]:
        """The dearest mistakes, one for each rule."""
        found: dict[str, Judgement] = {}
        for one in self.mistakes:
            assert one.lesson is not None
            found.setdefault(one.lesson.rule, one)
        return [*found.values()][:MOST_MOMENTS]


def decisions(deal: Deal, seat: int) -> list[Decision]:
    """All that a seat decided in a deal."""
    game, state, log = deal.game, deal.start, NOTHING_WITNESSED
    found = []
    for at, play in enumerate(deal.plays):
        if game.actor(state) == seat:
            found.append(Decision(at, state, log, play.move))
        log += game.witnessed(state, play.step.events, seat)
        state = play.step.state
    return found


def terms(game: Game) -> Terms:
    """The usual terms of a game."""
    return Terms(FLOORS[game.NAME])


def judging(game: Game, decision: Decision, luck: int, terms: Terms) -> Work[Judgement | None]:
    """The work of judging a decision; each has luck of its own."""
    return judged(game, decision, next(numbers(f"review/{luck}/{decision.at}")) >> 32, terms)


def gathered(deal: Deal, seat: int, judgements: Iterable[Judgement | None], floor: float) -> Review:
    """The review that so many judgements make."""
    game, end = deal.game, deal.plays[-1].step.state if deal.plays else deal.start
    found = tuple(one for one in judgements if one is not None)
    result = None if game.outcome(end) is None else _result(game, end, seat)
    return Review(game.NAME, seat, floor, found, result, _usual(deal))


def review(deal: Deal, seat: int, luck: int, terms: Terms) -> Review:
    """The review of a deal from a seat's place, all at once."""
    work = (judging(deal.game, one, luck, terms) for one in decisions(deal, seat))
    return gathered(deal, seat, map(finished, work), terms.floor)


def finished[Found](work: Work[Found]) -> Found:
    """What comes of work that is done without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


def _result(game: Game, end: Any, seat: int) -> float:
    outcome = game.outcome(end)
    if game.NAME == "kaschlan":
        return 0.0 if outcome.loser is None else -MOST_RISK / 2 if outcome.loser == seat else MOST_RISK / 2
    return ahead(outcome.points, seat, misere=end.options.misere)


def _usual(deal: Deal) -> float:
    """What a deal comes to on the average for players who are equally strong."""
    return MOST_RISK / 2 - MOST_RISK / len(deal.start.hands) if deal.game.NAME == "kaschlan" else 0.0
