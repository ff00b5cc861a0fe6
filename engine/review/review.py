"""A deal looked back at: what each decision of a seat cost, the moments that matter, and how much was the cards' doing."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.arena import ahead
from engine.deal import numbers
from engine.game import Game
from engine.players import NOTHING_WITNESSED
from engine.record import Deal
from engine.review.judging import FLOORS, Certainty, Decision, Judgement, Work, judged

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


def judging(game: Game, decision: Decision, luck: int, floor: float = 0.0) -> Work[Judgement | None]:
    """The work of judging a decision; ``floor`` where it is not the usual one."""
    own = next(numbers(f"review/{luck}/{decision.at}")) >> 32
    return judged(game, decision, own, floor or FLOORS[game.NAME])


def gathered(deal: Deal, seat: int, judgements: Sequence[Judgement], floor: float = 0.0) -> Review:
    """The review that so many judgements make."""
    game, end = deal.game, deal.plays[-1].step.state if deal.plays else deal.start
    floor = floor or FLOORS[game.NAME]
    over = game.outcome(end) is not None
    return Review(game.NAME, seat, floor, tuple(judgements), _result(game, end, seat) if over else None, usual(deal))


def review(deal: Deal, seat: int, luck: int, floor: float = 0.0) -> Review:
    """The review of a deal from a seat's place, all at once."""
    found = [finished(judging(deal.game, one, luck, floor)) for one in decisions(deal, seat)]
    return gathered(deal, seat, [one for one in found if one is not None], floor)


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


def usual(deal: Deal) -> float:
    """What a deal comes to on the average for players who are equally strong."""
    return MOST_RISK / 2 - MOST_RISK / len(deal.start.hands) if deal.game.NAME == "kaschlan" else 0.0
