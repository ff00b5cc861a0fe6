"""How a puzzle is shown: the prompt, the table, what happened and how it went, the ways on."""

from htpy import Node, div, header, p, section, span

from engine import kasino
from widgets import progress
from widgets.kinds.practice import chooser, proof
from widgets.kinds.practice.exercise import HINTS, Exercise, Mode, write
from widgets.kinds.practice.hints import hint, hints
from widgets.kinds.practice.moving import GENERAL_HINTS
from widgets.kinds.practice.trial import Trial, own_last, shown
from widgets.library import puzzles
from widgets.place import Place
from widgets.play.controls import do, folded, go, instrument, share
from widgets.play.replay import Moment, moments, tried
from widgets.play.telling import spoken, to_act, told
from widgets.tables import TABLES, sight_of
from widgets.widget import Frame

PLAYING = (Mode.PLAY, Mode.ON, Mode.NONE)
LOOKING = (Mode.LINE, Mode.PROOF)


class View:
    """An exercise and its trial at a place; ``name`` is that of the widget."""

    def __init__(self, name: str, exercise: Exercise, trial: Trial, place: Place):
        self.name = name
        self.exercise = exercise
        self.trial = trial
        self.place = place
        self.game = trial.position.game
        self.table = TABLES[self.game.NAME]
        mode = exercise.panel.mode
        # After a slip, and when all is found, the reader first says how to go on.
        waits = (trial.fell or trial.decided) and mode is not Mode.ON
        live = mode in PLAYING and self.game.actor(trial.state) == trial.seat and not waits
        self.sight = sight_of(trial.position, place, live, exercise.attempt.draft)
        self.words = self.sight.words
        self.moments = self._moments()

    def frame(self) -> Frame:
        """What is seen and said."""
        exercise, trial, words, place = self.exercise, self.trial, self.words, self.place
        html = section(".practice", aria_labelledby=place.id("title"))[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[words.theme(trial.puzzle.theme)],
                span(".where")[self._where()],
            ],
            self._notices(),
            instrument(
                self.table.draw(self.moments[-1].state, self.sight),
                [
                    p(".prompt")[self._prompt()],
                    div(".say", {"data-say": ""})[self._said()],
                    proof.panel(exercise, trial, self.sight) if proof.proven(exercise, trial) else None,
                ],
                [
                    proof.refutation(exercise, trial, self.sight) if proof.refuted(exercise, trial) else None,
                    self._controls(),
                ],
            ),
            folded(self.game, self.moments[-1], self.table, self.sight),
            chooser.view(exercise, words, place),
        ]
        return Frame(html, self._spoken())

    def _where(self) -> str:
        """The puzzle's game and level, and that it is the day's."""
        place = self.words.puzzle_place(self.trial.puzzle.game, self.trial.puzzle.level)
        return f"{self.words.daily_puzzle}: {place}" if puzzles.is_daily(self.exercise.puzzle) else place

    def _moments(self) -> list[Moment]:
        """The moments to tell of: since the reader's own last move, or the one that an open panel shows."""
        trial, attempt = self.trial, self.exercise.attempt
        if self.exercise.panel.mode in LOOKING:
            return moments(trial.position, shown(self.exercise, trial.puzzle))[-1:]
        all_of_them = moments(trial.position, attempt.played)
        if attempt.tried:
            refused = tried(trial.position, all_of_them[-1], attempt.tried)
            if refused.violations or refused.misheard:
                return [refused]
        own = own_last(trial, attempt.played)
        return all_of_them[own:] if own else all_of_them[:1]

    def _notices(self) -> list[Node]:
        """That nothing was missed, or why nothing is kept."""
        trouble = progress.trouble(self.place.device)
        return [
            p(".notice")[self.words.nothing_missed] if self.exercise.panel.mode is Mode.NONE else None,
            p(".notice")[self.words.storage_trouble(trouble)] if trouble else None,
        ]

    def _spoken(self) -> str:
        exercise, attempt = self.exercise, self.exercise.attempt
        if exercise.panel.mode is Mode.NONE:
            return self.words.nothing_missed
        told_by_itself = GENERAL_HINTS if attempt.played else 0
        if exercise.hints > told_by_itself and self.sight.live and not attempt.tried and not attempt.draft:
            return hint(exercise.hints, self.trial, self.sight)
        said = [one for moment in self.moments for one in spoken(moment, self.game, self.table, self.sight)]
        if not attempt.played and exercise.panel.mode is Mode.PLAY and not said:
            said = [self._prompt()]
        return " ".join([*said, self._verdict()])

    def _prompt(self) -> str:
        """What is to be found, and what is different in this form of the game."""
        position = self.trial.position
        form = self.words.form(_form_of(position.state))
        return f"{form} {self.words.prompt(self.trial.puzzle.theme, position.names[position.near])}".strip()

    def _verdict(self) -> str:
        """How the reader's last move did; empty before the first and while a panel is looked at."""
        exercise, trial, words = self.exercise, self.trial, self.words
        if exercise.panel.mode in LOOKING or not exercise.attempt.played:
            return ""
        if trial.fell:
            return proof.cost(trial, self.sight)
        if trial.solved:
            return words.all_found(trial.puzzle.game, trial.over)
        if trial.over:
            return words.played_out
        return words.still_holds if exercise.panel.mode is not Mode.ON and not exercise.attempt.tried else ""

    def _said(self) -> list[Node]:
        trial = self.trial
        # What a slip costs stands over its refutation, and stays there while that is stepped through.
        sentence = None if proof.refuted(self.exercise, trial) else self._verdict()
        kind = "right" if trial.solved else "wrong" if trial.fell else "so-far"
        return [
            [told(moment, self.game, self.table, self.sight) for moment in self.moments],
            sentence and p(class_=f"verdict {kind}")[sentence],
            to_act(trial.position, self.moments[-1], self.table, self.sight) if self.sight.live else None,
            None if trial.solved else hints(self.exercise, trial, self.sight),
        ]

    def _controls(self) -> list[Node]:
        exercise, trial, words, place = self.exercise, self.trial, self.words, self.place
        live, mode, played = self.sight.live, exercise.panel.mode, exercise.attempt.played
        actions = self.table.actions(trial.state, self.sight) if live else []
        start = write(Exercise(exercise.puzzle, exercise.choice, min(exercise.hints, GENERAL_HINTS)))
        begun = played or mode is not Mode.PLAY
        done = trial.solved or trial.over or mode is Mode.PROOF
        return [
            div(".controls.moves")[actions] if actions else None,
            div(".controls")[
                do(place, "onto", words.next_puzzle, kind="b primary") if done else None,
                do(place, "on", words.play_on) if trial.decided and not trial.fell and mode is not Mode.ON else None,
                do(place, "undo", words.undo, bool(played)) if live else None,
                do(place, "hint", words.hint, exercise.hints < HINTS) if live else None,
                do(place, "give", words.show_solution) if live or trial.fell else None,
                go(place, "start-over", start, words.start_over) if begun else None,
                None if done else do(place, "onto", words.next_puzzle),
                share(self.name, write(Exercise(exercise.puzzle)), place, words, write(exercise) if played else ""),
            ],
        ]


def _form_of(state: object) -> str:
    """The name of a state's form of Kasino; empty where it has none of its own."""
    return dict(kasino.options.write(state.options)).get("form", "") if isinstance(state, kasino.State) else ""
