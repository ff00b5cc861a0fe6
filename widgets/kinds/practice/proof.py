"""What lies beside a puzzle's table: the refutation of a slip, and the proof of every first move."""

from htpy import Element, div, p, section, strong

from widgets.analysis.first_moves import first_moves
from widgets.analysis.solved import best_line
from widgets.kinds.practice.exercise import PLAYING, Exercise, Mode, Panel, write
from widgets.kinds.practice.trial import Trial
from widgets.play.controls import do, go, slowly
from widgets.tables import Sight
from widgets.tables.rule_links import rule_links


def proven(exercise: Exercise, trial: Trial) -> bool:
    """Whether the proof lies open: all is found, or given up."""
    mode = exercise.panel.mode
    return mode is Mode.PROOF or (trial.solved and mode is not Mode.ON) or bool(trial.over and trial.slips)


def refuted(exercise: Exercise, trial: Trial) -> bool:
    """Whether the refutation of a slip is shown."""
    return trial.fell and exercise.panel.mode is not Mode.ON and not proven(exercise, trial)


def cost(trial: Trial, sight: Sight) -> str:
    """What the slip just made gave away."""
    return sight.words.slipped(trial.puzzle.game, sight.names[trial.seat], trial.before, trial.now)


def refutation(exercise: Exercise, trial: Trial, sight: Sight) -> Element:
    """What the slip costs, and the best play after it to step through; it starts by itself."""
    words, place = sight.words, sight.place
    last = len(best_line(trial.position.game, trial.state, trial.seat))
    step = min(exercise.panel.at, last) if exercise.panel.mode is Mode.LINE else 0

    def at(step: int) -> str:
        return write(exercise._replace(panel=Panel(Mode.LINE, at=step) if step else PLAYING))

    back = at(step - 1) if step else None
    forward = at(step + 1) if step < last else None
    return section(".refutation", aria_labelledby=place.id("refutation"))[
        p(".verdict.wrong")[cost(trial, sight)],
        p(".label", id=place.id("refutation"))[strong[words.what_it_costs], " ", words.step(step, last)],
        div(".controls")[
            do(place, "again", words.choose_again),
            do(place, "on", words.play_on_from_slip),
            go(place, "back", back, words.back, "ArrowLeft"),
            go(place, "next", forward, words.next, "ArrowRight", "b primary"),
            slowly(sight, forward is not None, at_once=not step),
        ],
    ]


def panel(exercise: Exercise, trial: Trial, sight: Sight) -> Element:
    """The proof: every first move, and the rules that decide."""
    words, puzzle, looked_at = sight.words, trial.puzzle, exercise.panel

    def at(first: int, step: int) -> str:
        attempt = exercise.attempt._replace(draft="", tried="")
        return write(exercise._replace(panel=Panel(Mode.PROOF, first, step), attempt=attempt))

    first = looked_at.first if looked_at.mode is Mode.PROOF else None
    return section(".proof", aria_labelledby=sight.place.id("proof"))[
        p(".label", id=sight.place.id("proof"))[strong[words.proof_title]],
        first_moves(trial.position, first, looked_at.at, at, sight),
        p(".why")[words.rules_that_decide, rule_links(puzzle.rules, words, sight.place)],
    ]
