"""Where decisions are judged, in slices: what has been found is remembered, and what is going on waits for its next slice.

All of it can be worked out again from the models, and is where Python has been started anew.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.game import Step
from engine.record import Deal, Play
from engine.review import FLOORS, Decision, Judgement, Terms, Work, decisions, judging, terms
from widgets.play.replay import moments
from widgets.position import Position

SLICE = 240
"""So many moves are played out before whoever presses something has their turn."""

MOST = 600
"""So many judgements are remembered."""

SMALL = 0.4
"""What is told of as a small loss, as a part of the usual floor."""

LUCK = 0


class Question(NamedTuple):
    """What a move was worth: the opening and the moves before it, the decision, and from which loss on it counts."""

    opening: Position
    before: tuple[str, ...]
    decision: Decision
    terms: Terms


_done: dict[tuple[object, ...], Judgement | None] = {}
_going: dict[tuple[object, ...], Work[Judgement | None]] = {}


def key(question: Question) -> tuple[object, ...]:
    """What tells one question from all others."""
    opening, before, decision, asked = question
    return opening.game.NAME, opening.state, before, decision.played, asked


def found(question: Question) -> bool:
    """Whether it has been answered."""
    return key(question) in _done


def judgement(question: Question) -> Judgement | None:
    """The answer, None where there was nothing to decide; KeyError if it has not been found."""
    return _done[key(question)]


def work(questions: Iterable[Question]) -> bool:
    """A slice of work at the first questions that are not answered; whether there is more to do."""
    spent = 0
    for question in questions:
        at = key(question)
        if at in _done:
            continue
        going = _going.setdefault(at, judging(question.opening.game, question.decision, LUCK, question.terms))
        while spent < SLICE:
            try:
                spent += next(going)
            except StopIteration as done:
                _note(at, done.value)
                break
        else:
            return True
    return False


def _note(at: tuple[object, ...], answer: Judgement | None) -> None:
    del _going[at]
    _done[at] = answer
    for mapping in (_done, _going):
        while len(mapping) > MOST:
            del mapping[next(iter(mapping))]


@lru_cache(maxsize=8)
def deal_of(opening: Position, moves: tuple[str, ...]) -> Deal:
    """The deal; ValueError if a move is not legal."""
    steps = moments(opening, moves)[1:]
    plays = [
        Play(opening.game.read_move(text)[1], Step(made.state, made.events))
        for text, made in zip(moves, steps, strict=True)
    ]
    return Deal(opening.game, opening.state, tuple(plays))


@lru_cache(maxsize=8)
def questions(opening: Position, moves: tuple[str, ...], small: bool = False) -> tuple[Question, ...]:
    """One for each move of the seat nearest the reader, in order; ValueError if a move is not legal."""
    asked = terms_of(opening, small)
    made = decisions(deal_of(opening, moves), opening.near)
    return tuple(Question(opening, moves[: one.at], one, asked) for one in made)


def terms_of(opening: Position, small: bool) -> Terms:
    """From which loss on one counts."""
    usual = terms(opening.game)
    return usual._replace(floor=FLOORS[opening.game.NAME] * SMALL) if small else usual
