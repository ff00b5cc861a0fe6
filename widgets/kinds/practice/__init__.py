"""Practising: a puzzle on a live table; the other side answers, a slip is shown to lose, the proof lies open at the end.

The model is an exercise (:mod:`widgets.kinds.practice.exercise`); what was solved and missed the device keeps (``progress``).
A puzzle from a seed is looked for in slices: an attempt that makes none leads onward to the next by itself.
"""

from htpy import Node

from widgets import progress
from widgets.kinds.practice import exercise as exercises
from widgets.kinds.practice import search
from widgets.kinds.practice.examples import one_of_each_theme
from widgets.kinds.practice.exercise import Exercise, Mode
from widgets.kinds.practice.moving import GENERAL_HINTS, updated
from widgets.kinds.practice.search import resolved_name, searching
from widgets.kinds.practice.trial import Trial, shown, trial_of
from widgets.kinds.practice.view import View
from widgets.library import puzzles
from widgets.place import Device, Place
from widgets.say import WORDS, Words
from widgets.widget import Frame, Message, Widget

__all__ = ["GENERAL_HINTS", "NAME", "WIDGET"]

NAME = "practise"


class PracticeWidget(Widget):
    """Its model is an exercise."""

    only = NAME
    keeps = "progress"

    def init(self, name: str) -> str:
        """The first of the easiest puzzles of the first theme."""
        if name != NAME:
            raise KeyError(name)
        easiest = puzzles.collection(puzzles.themes()[0])
        return exercises.write(Exercise(min(easiest, key=lambda one: easiest[one].level)))

    def update(self, name: str, model: str, message: Message, device: Device) -> str:
        """Go to an exercise, choose another puzzle, ask for help, or do something at the table (see ``moving``)."""
        if message.go is not None:
            target = _read(name, message.go)
            _settled(target)
            return exercises.write(target)
        return exercises.write(updated(_read(name, model), message, device))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The puzzle, or that one is looked for."""
        exercise = _read(name, model)
        trial = _settled(exercise)
        if trial is None:
            return search.frame(exercise, place)
        return View(NAME, exercise, trial, place).frame()

    def without_python(self, words: Words) -> str:
        """It can be read, and some with answers below."""
        return words.practice_without_python

    def static(self, name: str, place: Place) -> tuple[str, Node]:
        """A puzzle of each theme with its best moves."""
        return WORDS[place.lang].all_puzzles, one_of_each_theme(place)

    def kept(self, name: str, model: str, message: Message, device: Device) -> str | None:
        """The progress with what has just been solved or missed."""
        exercise = _read(name, model)
        trial = _settled(exercise)
        if trial is None:
            return None
        if trial.solved:
            result = "helped" if exercise.hints else "solved"
        elif trial.slips or exercise.panel.mode is Mode.PROOF:
            result = "missed"
        else:
            return None
        before = progress.read(device.kept)
        return progress.write(progress.noted(before, resolved_name(exercise), trial.puzzle.level, result, device.today))

    def onward(self, name: str, model: str) -> str | None:
        """The next slice of a search that has found nothing yet and was not stopped."""
        return "seek" if searching(_read(name, model)) else None


WIDGET = PracticeWidget()


def _read(name: str, text: str) -> Exercise:
    if name != NAME:
        raise KeyError(name)
    return exercises.read(text)


def _settled(exercise: Exercise) -> Trial | None:
    """The trial of an exercise, None while its puzzle is looked for; ValueError or KeyError if it does not fit."""
    puzzle = puzzles.puzzle(exercise.puzzle)
    if puzzle is None:
        return None
    shown(exercise, puzzle)
    return trial_of(puzzle, exercise.attempt.played)
