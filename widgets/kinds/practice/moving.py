"""What a message makes of an exercise.

``choose`` (with fields ``game``, ``theme``, ``level``), ``onto`` the next puzzle, ``missed``, ``daily``, ``another`` from a
new seed, ``seek`` on, ``stop``; ``hint``, ``again`` after a slip, ``on`` from it, ``give`` up; or what a live table sends
(:func:`widgets.play.respond.respond`).
"""

from widgets import progress
from widgets.kinds.practice import exercise as exercises
from widgets.kinds.practice.chooser import next_puzzle
from widgets.kinds.practice.exercise import PLAYING, Exercise, Mode, Panel
from widgets.kinds.practice.search import resolved_name, sought, theme_of
from widgets.kinds.practice.trial import Trial, answered, own_last, trial_of
from widgets.library import puzzles
from widgets.place import Device
from widgets.play.attempt import Attempt
from widgets.play.respond import respond
from widgets.widget import Message

GENERAL_HINTS = 2
"""So many hints are about the whole puzzle, the others about the next move."""


def updated(exercise: Exercise, message: Message, device: Device) -> Exercise:
    """The exercise after a message; ValueError or LookupError if it makes no sense."""
    kept = progress.read(device.kept)
    match message.do:
        case "choose":
            if message.fields is None:
                raise ValueError("nothing chosen")
            chosen = exercises.choice(message.field("game"), message.field("theme"), message.field("level"))
            return Exercise(next_puzzle(chosen, kept, ""), chosen)
        case "onto":
            return Exercise(next_puzzle(exercise.choice, kept, resolved_name(exercise)), exercise.choice)
        case "missed":
            if not progress.count(kept.records.values(), "missed"):
                return exercise._replace(panel=Panel(Mode.NONE))
            chosen = exercise.choice._replace(missed=True)
            return Exercise(next_puzzle(chosen, kept, resolved_name(exercise)), chosen)
        case "daily":
            name = f"daily-{device.today}"
            puzzles.resolved(name)
            return Exercise(name)
        case "another":
            name = puzzles.seeded(theme_of(exercise), device.luck, 0)
            return Exercise(name, exercise.choice._replace(missed=False))
        case "seek":
            return sought(exercise)
        case "stop" if puzzles.seed_of(exercise.puzzle):
            return exercise._replace(panel=Panel(Mode.STOP))
    puzzle = puzzles.puzzle(exercise.puzzle)
    if puzzle is None:
        raise ValueError("there is no puzzle yet")
    return _at_the_table(exercise, trial_of(puzzle, exercise.attempt.played), message)


def _at_the_table(exercise: Exercise, trial: Trial, message: Message) -> Exercise:
    played = exercise.attempt.played
    match message.do:
        case "hint" if not trial.over:
            return exercise._replace(hints=min(exercise.hints + 1, exercises.HINTS))
        case "give":
            return exercise._replace(panel=Panel(Mode.PROOF), attempt=Attempt(played))
        case "again" if trial.fell:
            return exercise._replace(panel=PLAYING, attempt=Attempt(played[:-1]))
        case "on" if trial.fell:
            return exercise._replace(panel=Panel(Mode.ON), attempt=Attempt(answered(trial.position, played)))
        case "on" if trial.decided:
            return exercise._replace(panel=Panel(Mode.ON))
    if trial.over or (trial.fell and exercise.panel.mode is not Mode.ON):
        raise ValueError("there is nothing to play")
    return _moved(exercise, trial, message)


def _moved(exercise: Exercise, trial: Trial, message: Message) -> Exercise:
    """The exercise after a press or a move, and the other side's answers to it."""
    before = exercise.attempt.played
    attempt = respond(trial.position, exercise.attempt, message)
    if len(attempt.played) < len(before):
        # Back to the reader's own last move, not to an answer.
        return exercise._replace(panel=PLAYING, attempt=Attempt(before[: own_last(trial, before) - 1]))
    if attempt.played == before:
        return exercise._replace(attempt=attempt)
    if not trial_of(trial.puzzle, attempt.played).fell:
        attempt = Attempt(answered(trial.position, attempt.played))
    panel = exercise.panel if exercise.panel.mode is Mode.ON else PLAYING
    # Of the next move the reader has had no hint yet.
    return exercise._replace(hints=min(exercise.hints, GENERAL_HINTS), panel=panel, attempt=attempt)
