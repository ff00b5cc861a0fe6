"""Looking for a new puzzle from a seed, in slices; and what a puzzle's name says."""

from htpy import div, header, p, section, span

from widgets import progress
from widgets.kinds.practice import chooser
from widgets.kinds.practice.exercise import PLAYING, Exercise, Mode
from widgets.library import puzzles
from widgets.library.puzzles import MOST_ATTEMPTS
from widgets.place import Place
from widgets.play.controls import do
from widgets.say import WORDS, Words
from widgets.widget import Frame


def resolved_name(exercise: Exercise) -> str:
    """The name of the exercise's puzzle in a collection or of a seed."""
    return puzzles.resolved(exercise.puzzle)


def theme_of(exercise: Exercise) -> str:
    """The theme that was chosen, or that of the puzzle."""
    return exercise.choice.theme or progress.theme_of(resolved_name(exercise))


def searching(exercise: Exercise) -> bool:
    """Whether a puzzle is looked for: it has not been found, and the search was not stopped."""
    if exercise.panel.mode is Mode.STOP or puzzles.puzzle(exercise.puzzle):
        return False
    seed = puzzles.seed_of(exercise.puzzle)
    return seed is not None and seed[2] < MOST_ATTEMPTS


def sought(exercise: Exercise) -> Exercise:
    """The exercise with the seed's next attempt; ValueError if there is none."""
    seed = puzzles.seed_of(exercise.puzzle)
    if seed is None or seed[2] >= MOST_ATTEMPTS:
        raise ValueError("nothing to look for")
    return exercise._replace(puzzle=puzzles.seeded(seed[0], seed[1], seed[2] + 1), panel=PLAYING)


def frame(exercise: Exercise, place: Place) -> Frame:
    """What is shown and said while a puzzle is looked for."""
    words = WORDS[place.lang]
    going = searching(exercise)
    said = _told(exercise, words)
    html = section(".practice", aria_labelledby=place.id("title"), aria_busy="true" if going else None)[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[words.theme(theme_of(exercise))],
            span(".where")[words.new_puzzle],
        ],
        div(".say", {"data-say": ""})[p(".searching")[said]],
        div(".controls")[
            do(place, "stop", words.stop_search) if going else do(place, "seek", words.go_on_searching),
            do(place, "onto", words.next_puzzle),
        ],
        chooser.view(exercise, words, place),
    ]
    return Frame(html, said)


def _told(exercise: Exercise, words: Words) -> str:
    seed = puzzles.seed_of(exercise.puzzle)
    attempts = seed[2] + 1 if seed else 0
    if exercise.panel.mode is Mode.STOP:
        return words.search_stopped(attempts)
    return words.searching(attempts)
