"""Which puzzle comes next, and the part of the practice widget where a reader chooses."""

from htpy import Element, a, button, details, div, form, p, summary

from engine.puzzles.puzzle import GAME_OF, LEVELS, THEMES
from widgets import progress
from widgets.kinds.practice.exercise import Choice, Exercise
from widgets.library import puzzles
from widgets.place import Place
from widgets.play.controls import choice
from widgets.progress import Progress
from widgets.say import Words


def next_puzzle(chosen: Choice, kept: Progress, now: str) -> str:
    """The name of the puzzle that comes next; LookupError if there is none to choose from.

    First those that were never tried, of the level that the reader has come to (or chose), the nearest levels first; then
    those that were missed; then all, from the one after ``now``.  Asked for what was missed: only that, the oldest first.
    """
    themes = [chosen.theme] if chosen.theme else list(puzzles.themes(chosen.game))
    if chosen.missed:
        missed = [name for name, record in kept.records.items() if record.result == "missed"]
        again = [name for name in missed if progress.theme_of(name) in themes and name != now]
        return (again or missed)[0]
    every = [name for theme in themes for name in puzzles.names(theme)]
    fitting = [name for name in every if chosen.level in (0, level_of(name))] or every
    fresh = [name for name in fitting if name not in kept.records and name != now]
    if fresh:
        aim = chosen.level or min(1 + progress.reached(kept.records.values()), LEVELS[-1])
        played = len(kept.records)
        # Themes take turns: the same one twice in a row only if there is no other.
        last = progress.theme_of(now) if now else ""
        return min(
            enumerate(fresh),
            key=lambda one: (
                abs(level_of(one[1]) - aim),
                progress.theme_of(one[1]) == last,
                (one[0] * 7 + played * 5) % len(fresh),
            ),
        )[1]
    missed = [name for name in fitting if name != now and kept.records.get(name, _NONE).result == "missed"]
    after = every.index(now) + 1 if now in every else 0
    turned = [name for name in every[after:] + every[:after] if name in fitting]
    return (missed or turned)[0]


_NONE = progress.Record(1, "", "")


def level_of(name: str) -> int:
    """The level of a puzzle of the collections."""
    return puzzles.collection(progress.theme_of(name))[name].level


def view(exercise: Exercise, words: Words, place: Place) -> Element:
    """What to practise: game, theme and level; the day's puzzle, a new one, the missed ones."""
    chosen = exercise.choice
    anything = ("", words.anything)
    games = [(game, words.game(game)) for game in THEMES]
    themes = [(theme, words.theme(theme)) for theme in _themes(chosen)]
    levels = [(str(level), words.level(level)) for level in LEVELS]
    return details(".choose", id=place.id("choose"))[
        summary[words.choose_puzzles],
        form({"data-do": "choose"}, id=place.id("chooser"))[
            choice(place, "game", words.choose_game, [anything, *games], chosen.game),
            choice(place, "theme", words.choose_theme, [anything, *themes], chosen.theme),
            choice(place, "level", words.choose_level, [anything, *levels], str(chosen.level or "")),
            button(".b.primary", type="submit", id=place.id("chosen"))[words.start_practising],
        ],
        div(".controls")[_ways(words, place)],
        p(".key")[a(href=f"{place.root}progress/")[words.see_progress]],
    ]


def _themes(chosen: Choice) -> tuple[str, ...]:
    return tuple(theme for theme in puzzles.themes() if not chosen.game or GAME_OF[theme] == chosen.game)


def _ways(words: Words, place: Place) -> list[Element]:
    ways = (("daily", words.daily_puzzle), ("another", words.another_puzzle), ("missed", words.missed_puzzles))
    return [button(".b", type="button", id=place.id(name), data_do=name)[text] for name, text in ways]
