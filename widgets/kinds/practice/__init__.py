"""Practising: a puzzle on a live table; the other side answers, a slip is shown to lose, the proof lies open at the end.

The model is that of ``widgets.kinds.practice.exercise``; what was solved and missed the device keeps (``progress``).  A puzzle
from a seed is looked for in slices: an attempt that makes none leads onward to the next by itself.
"""

from collections.abc import Mapping
from typing import Any

from htpy import Element, Node, div, header, p, section, span

from widgets.kinds.practice import chooser, exercise, progress, proof, trial
from widgets.kinds.practice.chooser import next_puzzle
from widgets.kinds.practice.exercise import Exercise
from widgets.kinds.practice.trial import Trial, answered, trial_of
from widgets.library import puzzles
from widgets.library.puzzles import MOST_ATTEMPTS
from widgets.place import Device, Place
from widgets.play.controls import do, go, legal_moves, moment_link, spoken, to_act, told, typed_move
from widgets.play.model import Model
from widgets.play.replay import Moment, moment_of
from widgets.play.respond import respond
from widgets.say import WORDS, Words
from widgets.tables import TABLES, Sight

NAME = "practise"
KEEPS = "progress"

GENERAL_HINTS = 2
"""So many hints are about the whole puzzle, the others about the next move."""


def init(name: str) -> str:
    """The model it starts with: the first of the easiest puzzles of the first theme."""
    if name != NAME:
        raise KeyError(name)
    easiest = puzzles.collection(puzzles.themes()[0])
    return exercise.write(Exercise(min(easiest, key=lambda one: easiest[one].level)))


# What a message makes of it


def update(name: str, text: str, message: Mapping[str, Any]) -> str:
    """The model after a message; ValueError or KeyError if it makes no sense.

    ``{"go": model}``; ``choose`` (with fields ``game``, ``theme``, ``level``), ``onto`` the next puzzle, ``missed``, ``daily``,
    ``another`` from a new seed, ``seek`` on, ``stop``; ``hint``, ``again`` after a slip, ``on`` from it, ``give`` up; or
    what a live table sends (``widgets.play.respond``).
    """
    if "go" in message:
        target = _read(name, str(message["go"]))
        _settled(target)
        return exercise.write(target)
    return exercise.write(_updated(_read(name, text), message))


def _read(name: str, text: str) -> Exercise:
    if name != NAME:
        raise KeyError(name)
    return exercise.read(text)


def _updated(now: Exercise, message: Mapping[str, Any]) -> Exercise:
    device: Device = message.get("device", Device())
    kept = progress.read(device.kept)
    match str(message.get("do", "")):
        case "choose":
            fields = message.get("fields")
            if not isinstance(fields, Mapping):
                raise ValueError("nothing chosen")
            game, theme, level = (str(fields.get(field, "")) for field in ("game", "theme", "level"))
            chosen = exercise.choice(game, theme, level)
            return Exercise(next_puzzle(chosen, kept, ""), chosen)
        case "onto":
            chosen = now.choice
            return Exercise(next_puzzle(chosen, kept, _name(now)), chosen)
        case "missed":
            if not progress.count(kept.records.values(), "missed"):
                return now._replace(panel=("none",))
            chosen = now.choice._replace(missed=True)
            return Exercise(next_puzzle(chosen, kept, _name(now)), chosen)
        case "daily":
            name = f"daily-{device.today}"
            puzzles.resolved(name)
            return Exercise(name)
        case "another":
            return Exercise(puzzles.seeded(_theme(now), device.luck, 0), now.choice._replace(missed=False))
        case "seek":
            return _sought(now)
        case "stop" if puzzles.seed_of(now.puzzle):
            return now._replace(panel=("stop",))
    puzzle = puzzles.puzzle(now.puzzle)
    if puzzle is None:
        raise ValueError("there is no puzzle yet")
    return _tried(now, trial_of(puzzle, now.played), message)


def _tried(now: Exercise, stands: Trial, message: Mapping[str, Any]) -> Exercise:
    """What the reader does at the table."""
    match str(message.get("do", "")):
        case "hint" if not stands.over:
            return now._replace(hints=min(now.hints + 1, exercise.HINTS))
        case "give":
            return now._replace(panel=("proof",), draft="", tried="")
        case "again" if stands.fell:
            return now._replace(panel=(), played=now.played[:-1], draft="", tried="")
        case "on" if stands.fell:
            return now._replace(panel=("on",), played=answered(stands.puzzle, now.played), draft="", tried="")
        case "on" if stands.decided:
            return now._replace(panel=("on",))
    if stands.over or (stands.fell and now.panel != ("on",)):
        raise ValueError("there is nothing to play")
    return _moved(now, stands, message)


def _moved(now: Exercise, stands: Trial, message: Mapping[str, Any]) -> Exercise:
    after = respond(stands.table, Model(0, "", now.played, (), now.draft, now.tried), message)
    played = after.played or ()
    if len(played) < len(now.played):
        # Back to the reader's own last move, not to an answer.
        return now._replace(panel=(), played=_before_own(stands, now.played), draft="", tried="")
    moved = len(played) > len(now.played)
    if moved and not trial_of(stands.puzzle, played).fell:
        played = answered(stands.puzzle, played)
    panel = () if moved and now.panel != ("on",) else now.panel
    # Of the next move the reader has had no hint yet.
    hints = min(now.hints, GENERAL_HINTS) if moved else now.hints
    return now._replace(hints=hints, panel=panel, played=played, draft=after.draft, tried=after.tried)


def _before_own(stands: Trial, played: tuple[str, ...]) -> tuple[str, ...]:
    moments = trial.moments(stands.table, played)[1:]
    return played[: max(index for index, moment in enumerate(moments) if moment.before.turn == stands.seat)]


def _sought(now: Exercise) -> Exercise:
    seed = puzzles.seed_of(now.puzzle)
    if seed is None or seed[2] >= MOST_ATTEMPTS:
        raise ValueError("nothing to look for")
    return now._replace(puzzle=puzzles.seeded(seed[0], seed[1], seed[2] + 1), panel=())


def _name(now: Exercise) -> str:
    return puzzles.resolved(now.puzzle)


def _theme(now: Exercise) -> str:
    return now.choice.theme or progress.theme_of(_name(now))


def _settled(now: Exercise) -> Trial | None:
    """The trial of an exercise, None while its puzzle is looked for; ValueError or KeyError if it does not fit."""
    puzzle = puzzles.puzzle(now.puzzle)
    if puzzle is None:
        return None
    trial.shown(now, puzzle)
    return trial_of(puzzle, now.played)


def onward(name: str, text: str) -> Mapping[str, Any] | None:
    """The next slice of a search that has found nothing yet and was not stopped."""
    now = _read(name, text)
    seed = puzzles.seed_of(now.puzzle)
    if seed is None or seed[2] >= MOST_ATTEMPTS or now.panel == ("stop",) or puzzles.puzzle(now.puzzle):
        return None
    return {"do": "seek"}


def keep(name: str, text: str, message: Mapping[str, Any]) -> str | None:
    """The progress with what has just been solved or missed."""
    now = _read(name, text)
    stands = _settled(now)
    device: Device = message["device"]
    if stands is None:
        return None
    if stands.solved:
        result = "helped" if now.hints else "solved"
    elif stands.slips or now.panel[:1] == ("proof",):
        result = "missed"
    else:
        return None
    kept = progress.noted(progress.read(device.kept), _name(now), stands.puzzle.level, result, device.today)
    return progress.write(kept)


# What is seen


def view(name: str, text: str, place: Place) -> Element:
    """The frame of a model."""
    now = _read(name, text)
    stands = _settled(now)
    if stands is None:
        return _search(now, place)
    moments = told_moments(now, stands)
    table = TABLES[stands.puzzle.game]
    sight = _sight(now, stands, place)
    words = sight.words
    return section(".practice", aria_labelledby=place.id("title"))[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[words.theme(stands.puzzle.theme)],
            span(".where")[words.puzzle_place(stands.puzzle.game, stands.puzzle.level)],
        ],
        _notices(now, words, place),
        p(".prompt")[prompt(stands, words)],
        table.draw(moments[-1].state, sight),
        div(".say", {"data-say": ""})[_said(now, stands, moments, sight)],
        proof.refutation(now, stands, sight) if proof.refuted(now, stands) else None,
        _controls(now, stands, moments[-1], sight),
        proof.panel(now, stands, sight) if proof.proven(now, stands) else None,
        chooser.view(now, sight.words, place),
    ]


def _notices(now: Exercise, words: Words, place: Place) -> list[Node]:
    """That nothing was missed, or why nothing is kept."""
    trouble = progress.trouble(place.device)
    return [
        p(".notice")[words.nothing_missed] if now.panel == ("none",) else None,
        p(".notice")[words.storage_trouble(trouble)] if trouble else None,
    ]


def say(name: str, text: str, place: Place) -> str:
    """What the frame of a model tells, as plain text for the live region."""
    now = _read(name, text)
    stands = _settled(now)
    words = WORDS[place.lang]
    if stands is None:
        return _search_text(now, words)
    sight = _sight(now, stands, place)
    if now.panel == ("none",):
        return words.nothing_missed
    if now.hints > (GENERAL_HINTS if now.played else 0) and sight.live and not now.tried and not now.draft:
        return proof.hint(now.hints, stands, sight)
    table = TABLES[stands.puzzle.game]
    said = [one for moment in told_moments(now, stands) for one in spoken(moment, stands.table.game, table, sight)]
    if not now.played and not now.panel and not said:
        said = [prompt(stands, words)]
    return " ".join([*said, verdict(now, stands, sight)])


def _sight(now: Exercise, stands: Trial, place: Place) -> Sight:
    playing = now.panel in ((), ("on",), ("none",))
    live = playing and stands.state.turn == stands.seat and not _waits(now, stands)
    return Sight(WORDS[place.lang], place, stands.table.names, stands.seat, live, now.draft)


def _waits(now: Exercise, stands: Trial) -> bool:
    """Whether the reader is to choose what to do about a slip, or whether to go on when all is found."""
    return (stands.fell or stands.decided) and now.panel != ("on",)


def prompt(stands: Trial, words: Words) -> str:
    """What is to be found, and what is different in this form of the game."""
    form = words.form(trial.form_of(stands.table.steps[0].state))
    return f"{form} {words.prompt(stands.puzzle.theme, stands.table.names[stands.seat])}".strip()


def told_moments(now: Exercise, stands: Trial) -> list[Moment]:
    """The moments to tell of: since the reader's own last move, or the one that an open panel shows."""
    if now.panel[:1] in (("line",), ("proof",)):
        return trial.moments(stands.table, trial.shown(now, stands.puzzle))[-1:]
    moments = trial.moments(stands.table, now.played)
    if now.tried:
        moments[-1] = moment_of(stands.table, Model(0, "", now.played, (), "", now.tried))
        if moments[-1].violations or moments[-1].problems:
            return moments[-1:]
    own = [index for index, moment in enumerate(moments) if index and moment.before.turn == stands.seat]
    return moments[own[-1] :] if own else moments[:1]


def verdict(now: Exercise, stands: Trial, sight: Sight) -> str:
    """How the reader's last move did; empty before the first and while a panel is looked at."""
    words = sight.words
    if now.panel[:1] in (("line",), ("proof",)) or not now.played:
        return ""
    if stands.fell:
        return proof.cost(stands, sight)
    if stands.solved:
        return words.all_found(stands.puzzle.game, stands.over)
    if stands.over:
        return words.played_out
    return words.still_holds if now.panel != ("on",) and not now.tried else ""


def _said(now: Exercise, stands: Trial, moments: list[Moment], sight: Sight) -> list[Node]:
    table = TABLES[stands.puzzle.game]
    # What a slip costs stands over its refutation, and stays there while that is stepped through.
    sentence = None if proof.refuted(now, stands) else verdict(now, stands, sight)
    how = "right" if stands.solved else "wrong" if stands.fell else "so-far"
    return [
        [told(moment, stands.table.game, table, sight) for moment in moments],
        sentence and p(class_=f"verdict {how}")[sentence],
        to_act(stands.table, moments[-1], table, sight) if sight.live else None,
        proof.hints(now, stands, sight) if not stands.solved else None,
    ]


def _controls(now: Exercise, stands: Trial, moment: Moment, sight: Sight) -> list[Node]:
    words = sight.words
    table = TABLES[stands.puzzle.game]
    actions = table.actions(stands.state, sight) if sight.live else []
    done = stands.solved or stands.over
    start = exercise.write(Exercise(now.puzzle, now.choice, min(now.hints, GENERAL_HINTS)))
    return [
        div(".controls.moves")[actions] if actions else None,
        div(".controls")[
            do(sight, "onto", words.next_puzzle) if done or now.panel[:1] == ("proof",) else None,
            do(sight, "on", words.play_on) if stands.decided and now.panel != ("on",) else None,
            do(sight, "undo", words.undo, bool(now.played)) if sight.live else None,
            do(sight, "hint", words.hint, now.hints < exercise.HINTS) if sight.live else None,
            do(sight, "give", words.show_solution) if sight.live or stands.fell else None,
            go(sight, "start-over", start, words.start_over) if now.played or now.panel else None,
            moment_link(NAME, exercise.write(now), sight.place, words),
        ],
        [legal_moves(stands.table, moment, table, sight), typed_move(table, sight)] if sight.live else None,
    ]


def _search(now: Exercise, place: Place) -> Element:
    """The frame while a puzzle is looked for."""
    words = WORDS[place.lang]
    sight = Sight(words, place, (), 0)
    going = onward(NAME, exercise.write(now)) is not None
    return section(".practice", aria_labelledby=place.id("title"), aria_busy="true" if going else None)[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[words.theme(_theme(now))],
            span(".where")[words.new_puzzle],
        ],
        div(".say", {"data-say": ""})[p(".searching")[_search_text(now, words)]],
        div(".controls")[
            do(sight, "stop", words.stop_search) if going else do(sight, "seek", words.go_on_searching),
            do(sight, "onto", words.next_puzzle),
        ],
        chooser.view(now, words, place),
    ]


def _search_text(now: Exercise, words: Words) -> str:
    seed = puzzles.seed_of(now.puzzle)
    attempts = seed[2] + 1 if seed else 0
    return words.search_stopped(attempts) if now.panel == ("stop",) else words.searching(attempts)
