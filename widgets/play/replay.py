"""What a model stands for: the script it is in, the state, what led to it, and what was refused."""

from typing import Any, NamedTuple

from engine.game import Event, Illegal, Violation
from engine.notation import NotationError, Problem
from widgets.library.script import Example, ScriptStep
from widgets.play.model import Model


class Moment(NamedTuple):
    """Everything that a model stands for: the state, what led to it, and what was refused."""

    state: Any
    before: Any
    events: tuple[Event, ...]
    violations: tuple[Violation, ...] = ()
    problems: tuple[Problem, ...] = ()


def try_move(shown: Example, model: Model, text: str) -> Model:
    """The model after a move was tried: played if it is legal, else kept as a try to be answered."""
    state = moment_of(shown, model).state
    played = model.played or ()
    try:
        seat, move = shown.game.read_move(text)
    except NotationError:
        return model._replace(played=played, tried=text or " ")
    if isinstance(shown.game.check(state, move, seat), Illegal):
        return model._replace(played=played, tried=text)
    return Model(model.step, model.branch, (*played, shown.game.write_move(move)))


def script(shown: Example, model: Model) -> tuple[ScriptStep, ...]:
    """The steps of the main line or of a branch, numbered as the model numbers them; ValueError if there is no such."""
    if not model.branch:
        return shown.steps
    try:
        branch = shown.branch(model.branch)
    except KeyError:
        raise ValueError("no such branch") from None
    return (shown.steps[branch.at], *branch.steps)


def moment_of(shown: Example, model: Model) -> Moment:
    """Replay a model; ValueError if it does not fit the example."""
    steps = script(shown, model)
    if model.step >= len(steps) or (model.branch and model.step == 0):
        raise ValueError("no such step")
    step = steps[model.step]
    before = steps[max(0, model.step - 1)].state
    moment = Moment(step.state, before, step.events, step.violations)
    if model.played is None:
        return moment
    moment = moment._replace(violations=())
    game = shown.game
    for text in model.played:
        seat, move = game.read_move(text)
        if isinstance(game.check(moment.state, move, seat), Illegal):
            raise ValueError("a move in the link is not legal")
        played = game.apply(moment.state, move, seat)
        moment = Moment(played.state, moment.state, played.events)
    if not model.tried:
        return moment
    try:
        seat, move = game.read_move(model.tried)
    except NotationError as error:
        return moment._replace(problems=error.problems)
    verdict = game.check(moment.state, move, seat)
    return moment._replace(violations=verdict.violations) if isinstance(verdict, Illegal) else moment
