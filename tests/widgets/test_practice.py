"""Practising: a puzzle of every theme solved, failed, hinted at, given up, gone on from; what the device keeps of it."""

import json
import re
from itertools import pairwise
from typing import Any
from urllib.parse import unquote

import pytest

from engine.puzzles.puzzle import GAME_OF, THEMES
from widgets import progress, wire
from widgets.analysis.solved import solution, solved
from widgets.kinds import practice
from widgets.kinds.practice import chooser, exercise
from widgets.kinds.practice.exercise import ANYTHING, Choice, Mode
from widgets.kinds.practice.trial import trial_of
from widgets.library import puzzles
from widgets.position import position_of
from widgets.progress import NOTHING, Record

THEME_NAMES = puzzles.themes()


def ask(
    model: str, message: dict[str, Any] | None = None, kept: str = "", lang: str = "sv", **device: Any
) -> dict[str, Any]:
    told = {"today": "2026-11-30", "luck": 7, "kept": kept, "storage": ""} | device
    place = {"lang": lang, "root": "../", "prefix": "w1"}
    request = {"kind": "practice", "name": "practise", "place": place, "model": model, "message": message}
    answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request | {"device": told})))
    return answer


def first(theme: str) -> str:
    return puzzles.names(theme)[0]


def best_move(model: str) -> str:
    """A best move where the model stands."""
    now = exercise.read(model)
    puzzle = puzzles.puzzle(now.puzzle)
    assert puzzle is not None
    trial = trial_of(puzzle, now.attempt.played)
    game = trial.position.game
    return str(game.write_move(solved(game, trial.state, trial.seat).best[0]))


def wrong_move(name: str) -> str:
    puzzle = puzzles.puzzle(name)
    assert puzzle is not None
    position = position_of(puzzle.position)
    moves = (position.game.write_move(move) for move, _ in solution(position).results)
    return next(text for text in moves if text not in puzzle.best)


def test_both_games_have_all_their_themes():
    assert set(THEME_NAMES) == set(GAME_OF)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_best_moves_solve_a_puzzle_and_the_proof_lies_open(theme: str):
    model, kept = first(theme), ""
    for _ in range(40):
        answer = ask(model, {"do": f"move {best_move(model)}"}, kept)
        assert "error" not in answer
        model = answer["model"]
        assert 'class="verdict wrong"' not in answer["html"]
        if "keep" in answer:
            kept = answer["keep"]
            break
    assert f"{first(theme)} {puzzles.collection(theme)[first(theme)].level} solved 2026-11-30" in kept
    assert 'class="proof"' in answer["html"]
    assert 'class="verdict right"' in answer["html"]


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_wrong_move_is_shown_to_lose_and_can_be_taken_back_or_played_on_from(theme: str, lang: str):
    name = first(theme)
    slip = wrong_move(name)
    answer = ask(name, {"do": f"move {slip}"}, lang=lang)
    assert f"{name} {puzzles.collection(theme)[name].level} missed" in answer["keep"]
    assert 'class="verdict wrong"' in answer["html"]
    assert 'data-slowly="now"' in answer["html"]
    stepped = ask(answer["model"], {"go": f"{name}@line.1;{slip}"}, lang=lang)
    assert "error" not in stepped
    assert stepped["html"] != answer["html"]
    assert ask(answer["model"], {"do": "again"}, lang=lang)["model"] == name
    onward = ask(answer["model"], {"do": "on"}, lang=lang)
    assert "error" not in onward
    assert exercise.read(onward["model"]).panel.mode is Mode.ON
    assert 'class="refutation"' not in onward["html"]


def test_after_a_slip_it_counts_as_helped():
    name = first("keep")
    kept = ask(name, {"do": f"move {wrong_move(name)}"})["keep"]
    model = name
    for _ in range(40):
        answer = ask(model, {"do": f"move {best_move(model)}"}, kept)
        model = answer["model"]
        if "keep" in answer:
            break
    assert f"{name} {puzzles.collection('keep')[name].level} helped" in answer["keep"]


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_the_hints_are_a_ladder_that_ends_in_the_move(theme: str):
    model, said = first(theme), []
    for _ in range(exercise.HINTS):
        answer = ask(model, {"do": "hint"}, lang="en")
        model = answer["model"]
        said.append(answer["say"])
    assert len(set(said)) == exercise.HINTS
    assert answer["html"].count("<li>", answer["html"].index('class="hints"')) >= exercise.HINTS
    solved = ask(model, {"do": f"move {best_move(model)}"})
    assert exercise.read(solved["model"]).hints == practice.GENERAL_HINTS


def test_an_illegal_try_is_answered_with_the_rule_and_costs_nothing():
    name = first("winning-attack")
    answer = ask(name, {"do": "type", "fields": {"move": "take"}})
    assert 'class="refused"' in answer["html"]
    assert "keep" not in answer
    answer = ask(name, {"do": "type", "fields": {"move": "<script>alert(1)</script>"}})
    assert 'class="refused"' in answer["html"]
    assert "<script" not in answer["html"]


def shared(answer: dict[str, Any]) -> list[str]:
    """The models that are offered to be shared."""
    links = re.findall(r'href="\?practise=([^#"]*)#w1-title"', answer["html"])
    return [unquote(link) for link in links]


def test_what_is_shared_is_the_unsolved_puzzle_and_the_line_only_beside_it():
    name = first("trumps")
    assert shared(ask(name, None)) == [name]
    helped = ask(name, {"do": "hint"})["model"]
    assert shared(ask(helped, {"do": "type", "fields": {"move": "take"}})) == [name]
    assert shared(ask(name, {"do": "give"})) == [name]
    moved = ask(name, {"do": f"move {best_move(name)}"})
    assert shared(moved) == [name, moved["model"]]
    assert "Dela med dina drag" in moved["html"]


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_no_id_stands_twice_whatever_is_played(theme: str):
    name = first(theme)
    game = position_of(puzzles.collection(theme)[name].position).game
    models = [name]
    for _ in range(6):
        model = models.pop(0)
        state = trial_of(puzzles.collection(theme)[name], exercise.read(model).attempt.played).state
        for move in game.legal(state)[:6]:
            answer = ask(model, {"do": f"move {game.write_move(move)}"})
            ids = re.findall(r' id="([^"]*)"', answer["html"])
            assert len(ids) == len(set(ids)), (answer["model"], [one for one in ids if ids.count(one) > 1])
            models.append(answer["model"])
        if not models:
            break


def test_giving_up_opens_the_proof_and_is_a_miss():
    name = first("trumps")
    answer = ask(name, {"do": "give"})
    assert " missed " in answer["keep"]
    puzzle = puzzles.collection("trumps")[name]
    results = solution(position_of(puzzle.position)).results
    assert answer["html"].count('data-go="' + name + "@proof.") == len(results)
    for index in range(len(results)):
        assert 'class="line"' in ask(answer["model"], {"go": f"{name}@proof.{index}.1"})["html"]
    assert "error" in ask(answer["model"], {"go": f"{name}@proof.{len(results)}.1"})


def test_undo_takes_back_the_answer_too():
    name = first("best-capture")
    model = ask(name, {"do": f"move {best_move(name)}"})["model"]
    if exercise.read(model).attempt.played:
        stands = ask(model, {"do": "undo"})
        assert "error" in stands or exercise.read(stands["model"]).attempt.played == ()


@pytest.mark.parametrize("theme", ["saving-beat", "sistan"])
def test_another_one_is_made_from_a_seed_in_slices(theme: str):
    model = ask(f".{theme}./{first(theme)}", {"do": "another"}, luck=42)["model"]
    assert exercise.read(model).puzzle == f"{theme}-s42-0"
    for _ in range(200):
        answer = ask(model)
        model = answer["model"]
        if "onward" not in answer:
            break
        assert answer["onward"] == {"do": "seek"}
        assert 'data-do="stop"' in answer["html"]
        model = ask(model, answer["onward"])["model"]
    puzzle = puzzles.puzzle(exercise.read(model).puzzle)
    assert puzzle is not None
    assert puzzle.theme == theme
    assert ask(model)["html"] == answer["html"]


def test_a_search_can_be_stopped_and_gone_on_with(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(puzzles, "puzzle", lambda _: None)
    stopped = ask("keep-s42-3", {"do": "stop"})
    assert "onward" not in stopped
    assert "fyra försök" in stopped["say"]
    assert exercise.read(ask(stopped["model"], {"do": "seek"})["model"]).puzzle == "keep-s42-4"


def test_the_puzzle_of_a_day_is_the_same_for_everybody():
    swedish, english = (ask(first("keep"), {"do": "daily"}, lang=lang) for lang in ("sv", "en"))
    assert swedish["model"] == english["model"] == "daily-2026-11-30"
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    chosen = [puzzles.of_day(day) for day in days]
    games = [GAME_OF[progress.theme_of(name)] for name in chosen[:28]]
    assert games == [games[0], games[1]] * 14
    assert len(set(chosen[:200])) == 200
    for bad in ("daily-2026-02-30", "daily-9999-99-99"):
        assert "error" in ask(first("keep"), {"go": bad})


def test_the_puzzle_of_the_day_says_so_and_the_next_is_always_at_hand():
    todays = ask("daily-2026-11-30", None)
    assert "Dagens problem: " in todays["html"]
    assert 'class="b" data-do="onto"' in todays["html"]
    assert "Dagens problem: " not in ask(first("keep"), None)["html"]
    given_up = ask(first("keep"), {"do": "give"})
    assert 'class="b primary" data-do="onto"' in given_up["html"]
    assert given_up["html"].count('data-do="onto"') == 1


def test_the_next_puzzle_is_a_new_one_near_the_level_reached():
    kept = NOTHING
    met: list[str] = []
    now = ""
    for _ in range(12):
        now = chooser.next_puzzle(ANYTHING, kept, now)
        assert now not in met
        met.append(now)
        kept = progress.noted(kept, now, chooser.level_of(now), "solved", "2026-11-30")
    levels = [chooser.level_of(name) for name in met]
    assert levels[:3] == [1, 1, 1]
    assert max(levels) >= 3
    themes = [progress.theme_of(name) for name in met]
    assert all(one != two for one, two in pairwise(themes))


def test_a_choice_is_kept_to():
    for theme in THEME_NAMES:
        assert progress.theme_of(chooser.next_puzzle(Choice(GAME_OF[theme], theme), NOTHING, "")) == theme
    for game in THEMES:
        for level in range(1, 6):
            name = chooser.next_puzzle(Choice(game, "", level), NOTHING, "")
            assert chooser.level_of(name) == level
            assert GAME_OF[progress.theme_of(name)] == game


def test_when_all_is_solved_it_begins_again():
    kept = NOTHING
    for name in puzzles.names("keep"):
        kept = progress.noted(kept, name, 1, "solved", "2026-11-30")
    names = puzzles.names("keep")
    assert chooser.next_puzzle(Choice("kaschlan", "keep"), kept, names[0]) == names[1]
    assert chooser.next_puzzle(Choice("kaschlan", "keep"), kept, names[-1]) == names[0]


def test_the_missed_ones_come_only_when_asked_for():
    names = puzzles.names("keep")
    kept = progress.write(progress.Progress({names[2]: Record(1, "missed", "2026-11-30")}))
    assert exercise.read(ask(names[0], {"do": "missed"}, kept)["model"]).puzzle == names[2]
    none = ask(names[0], {"do": "missed"})
    assert "inga missade" in none["html"]
    assert exercise.read(ask(names[0], {"do": "onto"}, kept)["model"]).puzzle != names[2]


def test_choosing_by_the_form():
    answer = ask(first("keep"), {"do": "choose", "fields": {"game": "kasino", "theme": "", "level": "2"}})
    now = exercise.read(answer["model"])
    assert now.choice == Choice("kasino", "", 2)
    assert "error" in ask(first("keep"), {"do": "choose", "fields": {"game": "chess", "theme": "", "level": ""}})


@pytest.mark.parametrize(
    "model",
    [
        "keep-99",
        "nothing-01",
        "keep-01;lead 2c",
        "keep-01;take;take;take;take",
        "keep-01@proof.999",
        "<b>",
        "keep-01\0",
    ],
)
@pytest.mark.parametrize("lang", ["sv", "en"])
def test_a_link_that_makes_no_sense_shows_the_first_puzzle(model: str, lang: str):
    answer = ask(model, lang=lang)
    assert answer["error"]
    assert answer["model"] == practice.WIDGET.init("practise")


def test_a_text_of_a_later_version_is_not_written_over():
    name = first("keep")
    answer = ask(name, {"do": "give"}, "talong progress 2\nwhatever\n")
    assert "keep" not in answer
    assert "senare version" in answer["html"]
