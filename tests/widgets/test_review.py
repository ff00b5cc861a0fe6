"""A deal looked back at, by what the browser asks: worked out in slices, nothing given away, every moment to its end."""

import html
import json
import random
import re
from typing import Any
from urllib.parse import unquote

import pytest

from engine.games import GAMES
from engine.review import Certainty, kaschlan, kasino
from tests.helpers import often
from tests.widgets.test_game import KEPT, Reader
from widgets import progress, wire
from widgets.kinds.game.beginning import FORMS
from widgets.kinds.game.results import look_of
from widgets.kinds.practice import exercise as exercises
from widgets.kinds.review import desk, looking
from widgets.kinds.review.moment import question_at
from widgets.kinds.review.overview import review_of
from widgets.library import puzzles
from widgets.progress import Reviewed
from widgets.say import WORDS

THEMES = {"kaschlan": kaschlan.THEMES, "kasino": kasino.THEMES}


class Looker(Reader):
    """Somebody who looks back."""

    kind = name = "review"

    def look_at(self, model: str) -> dict[str, Any]:
        """All that there is to see of a look, once it has been worked out."""
        self.ask(None, model)
        while "onward" in self.answer:
            self.ask(self.answer["onward"])
        return self.answer

    @property
    def look(self) -> looking.Look:
        return looking.read(self.answer["model"])

    def link(self, id: str) -> str:
        """Where the button of that name leads."""
        found = re.search(rf'<button[^>]*id="w1-{re.escape(id)}"[^>]*>', self.answer["html"])
        assert found, id
        target = re.search(r'data-go="([^"]*)"', found[0])
        return html.unescape(target[1]) if target else ""

    @property
    def ids(self) -> set[str]:
        return set(re.findall(r'id="w1-([^"]+)"', self.answer["html"]))


def played(form: str, seats: str = "2", seed: str = "look", lang: str = "sv", luck: int = 5) -> Reader:
    """A deal against the computer with any moves, to its end."""
    reader = Reader(lang)
    reader.begin(form, seats=seats, seed=seed)
    reader.to_the_end(random.Random(luck))
    return reader


def model_of(reader: Reader) -> str:
    return looking.write(look_of(reader.sitting))


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("form", ["kaschlan", "kasino.standard"])
def test_all_of_a_deal_and_each_of_its_moments(form: str, lang: str):
    model = model_of(played(form, lang=lang))
    looker, words = Looker(lang), WORDS[lang]
    answer = looker.look_at(model)
    found = review_of(looker.look)
    assert found is not None
    assert found.moments
    assert answer["say"].startswith(words.review_found(len(found.moments), len(found.mistakes)))
    assert answer["html"].count('id="w1-bar-') == len(found.judgements)
    assert {f"moment-{one.at}" for one in found.moments} <= looker.ids
    for one in found.moments:
        assert one.lesson
        best = words.review_best("")[:-2]
        looker.look_at(model)
        looker.look_at(looker.link(f"moment-{one.at}"))
        assert best not in looker.answer["html"] + looker.answer["say"]
        looker.do("hint")
        assert words.review_lesson(one.lesson.theme, one.lesson.facts.get("cards", ())) in looker.answer["say"]
        looker.do("hint")
        assert "hint" not in looker.wishes
        looker.look_at(looker.link("show"))
        assert best in looker.answer["say"]
        exercise = re.search(r'href="\.\./practise/\?practise=([^"]+)"', looker.answer["html"])
        assert exercise
        asked = exercises.read(unquote(exercise[1]))
        assert asked.choice.theme == one.lesson.puzzles == puzzles.seed_of(asked.puzzle)[0]  # type: ignore[index]
        looker.look_at(looker.link("line"))
        steps = 0
        while target := looker.link("next"):
            looker.look_at(target)
            steps += 1
            assert looker.answer["say"]
        assert steps
        looker.look_at(looker.link("to-the-position"))
        assert looker.look.shown


@pytest.mark.parametrize("form", ["kaschlan", "kasino.standard"])
def test_what_is_as_good_as_the_best_passes_and_nothing_else_does(form: str):
    model = model_of(played(form))
    looker, words = Looker(), WORDS["sv"]
    looker.look_at(model)
    found = review_of(looker.look)
    assert found
    one = found.moments[0]
    looker.look_at(looker.link(f"moment-{one.at}"))
    start = looker.answer["model"]
    asked = question_at(looker.look)
    game = looker.look.opening.game
    passed, failed = 0, 0
    for move in game.legal(asked.decision.state):
        looker.look_at(start)
        looker.do(f"move {game.write_move(move)}")
        looker.look_at(looker.answer["model"])
        judged = desk.judgement(asked._replace(decision=asked.decision._replace(played=move)))
        assert judged
        passes = judged.certainty is Certainty.NONE
        assert (words.review_passes(game.NAME, found.floor) in looker.answer["say"]) == passes
        if passes:
            assert "practise" in looker.ids
            passed += 1
        else:
            assert words.review_best("")[:-2] not in looker.answer["html"]
            looker.look_at(looker.link("again"))
            assert looker.answer["model"] == start
            failed += 1
    assert passed >= 1
    assert failed >= 1
    looker.look_at(start)
    looker.do(f"move {game.write_move(one.best)}")
    assert words.review_passes(game.NAME, found.floor) in looker.look_at(looker.answer["model"])["say"]


def test_a_refused_move_is_told_with_its_rule():
    looker = Looker()
    looker.look_at(model_of(played("kaschlan")))
    found = review_of(looker.look)
    assert found
    looker.look_at(looker.link(f"moment-{found.moments[0].at}"))
    looker.do("move lead 2c")
    assert 'class="refused"' in looker.answer["html"]
    assert "error" not in looker.answer


def test_it_is_worked_out_while_the_game_goes_on():
    reader, luck = Reader(), random.Random(5)
    reader.begin("kasino.standard", seed="ahead")
    slices = 0
    reader.until_own_turn()
    while "next" not in reader.wishes:
        reader.move(luck)
        while "onward" in reader.answer:
            reader.ask(reader.answer["onward"])
        while reader.answer.get("ahead"):
            request = {"kind": "game", "name": "play", "model": reader.answer["model"], "message": None, "ahead": True}
            told = json.loads(wire.answer(json.dumps(request)))
            assert set(told) == {"ahead"}
            slices += 1
            if not told["ahead"]:
                break
    assert slices > 10
    looker = Looker()
    looker.ask(None, model_of(reader))
    assert "onward" not in looker.answer


@pytest.mark.parametrize("model", ["", "new", "kaschlan?x", "kasino?players=-/2&seed=x;lay 2c"])
def test_work_ahead_of_nothing_is_no_work(model: str):
    request = {"kind": "game", "name": "play", "model": model, "message": None, "ahead": True}
    assert json.loads(wire.answer(json.dumps(request))) == {"ahead": False}
    for kind, name in (("review", "review"), ("practice", "practise")):
        assert json.loads(wire.answer(json.dumps(request | {"kind": kind, "name": name}))) == {"ahead": False}


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_every_form_can_be_looked_back_at(form: str):
    seats = {"kasino.pairs": "4", "kaschlan": "3"}.get(form, "2")
    for number in range(often(1, browser=1, proof=5)):
        reader = played(form, seats, f"forms{number}", luck=number)
        looker = Looker("en")
        looker.look_at(model_of(reader))
        found = review_of(looker.look)
        assert found
        assert found.by_cards is not None
        assert abs(found.usual + found.by_play + found.by_cards - (found.result or 0)) < 1e-9
        for one in found.judgements[:: often(6, browser=12, proof=1)]:
            looker.look_at(looking.write(looker.look.moment(one.at)))
            assert "error" not in looker.answer


def test_the_same_game_pasted_is_the_same_look():
    reader = played("kaschlan")
    record = unquote(re.search(r'href="data:text/plain;charset=utf-8,([^"]+)"', reader.answer["html"])[1])  # type: ignore[index]
    looker = Looker()
    looker.do("open", record=record, seat="", deal="1")
    assert looker.look == look_of(reader.sitting)._replace(of="")
    looker.do("open", record=record, seat="2", deal="1")
    assert looker.look.near == 1
    looker.do("open", record=" ", file=record, seat="", deal="1")
    assert looker.look == look_of(reader.sitting)._replace(of="")


@pytest.mark.parametrize(
    ("record", "fields", "trouble"),
    [
        ("", {}, ("empty", 0)),
        ("nonsense", {}, ("unreadable", 1)),
        ("players: A, B\n\nkaschlan?trump=s&hands=9c/Tc\nlead 8c", {}, ("illegal", 4)),
        ("kaschlan?trump=s&hands=9c/Tc", {}, ("nothing", 0)),
        ("kaschlan?trump=s&hands=9c/Tc\nlead 9c", {"deal": "2"}, ("no-deal", 1)),
        ("kaschlan?trump=s&hands=9c/Tc\nlead 9c", {"seat": "3"}, ("no-seat", 2)),
    ],
)
def test_what_is_wrong_with_a_record_is_told(record: str, fields: dict[str, str], trouble: tuple[str, int]):
    for lang, words in WORDS.items():
        looker = Looker(lang)
        looker.do("open", **({"record": record, "seat": "", "deal": "1"} | fields))
        assert words.review_trouble(*trouble) == looker.answer["say"]
        assert "error" not in looker.answer


def test_hostile_looks_are_refused():
    good = model_of(played("kaschlan"))
    luck = random.Random(4)
    cut = [good[: luck.randrange(len(good))] for _ in range(often(60, browser=10, proof=600))]
    worse = [
        good.replace("near=0", "near=7"),
        good.replace("near=0", "near=0&at=9999"),
        good.replace("near=0", "near=0&hints=9&at=0"),
        good.replace("near=0", "near=0&shown=perhaps&at=0"),
        good.replace("near=0", "near=0&line=999&at=0"),
        good.replace("near=0", "near=0&try=beat%208d%20Kd;x&at=0"),
        good.replace("of=", "of=../"),
        good + ";lead 2c",
        good + "x" * 20_000,
        "new.strange.1",
        "new.empty",
    ]
    for model in [*cut, *worse]:
        looker = Looker()
        answer = looker.ask(None, model)
        assert "error" in answer or looking.read(looking.write(looking.read(answer["model"]))) == looking.read(
            answer["model"]
        )
    for model in worse:
        assert "error" in Looker().ask(None, model)


def test_small_losses_are_told_of_where_that_is_asked_for():
    looker = Looker()
    looker.look_at(model_of(played("kasino.standard")))
    first = review_of(looker.look)
    looker.look_at(looker.link("small"))
    second = review_of(looker.look)
    assert first
    assert second
    assert second.floor < first.floor
    assert len(second.mistakes) > len(first.mistakes)
    assert not looker.look._replace(small=False).small


def test_mistakes_are_kept_once_and_become_habits():
    looker = Looker("en")
    for seed in ("one", "two", "three"):
        model = model_of(played("kasino.standard", seed=seed))
        looker.look_at(model)
        looker.look_at(model)
    kept = progress.read(looker.kept)
    assert [one.deal for one in kept.reviewed] == ["one.1", "two.1", "three.1"]
    assert all(one.game == "kasino" and one.cases for one in kept.reviewed)
    assert progress.read(progress.write(kept)) == kept
    assert 'id="w1-habits"' in looker.answer["html"]
    assert WORDS["en"].review_habit("kasino", "missed_build", 2, 2.0).partition(":")[0] in looker.answer["html"]


def test_reviews_are_brought_from_another_device():
    mine = progress.with_reviewed(progress.NOTHING, Reviewed("kasino", "a.1", "2026-12-01", (("left_tabbe", 2.5),)))
    other = progress.read(KEPT + "reviewed kasino a.1 2026-12-02 -\nreviewed kaschlan b.2 2026-11-30 -\n")
    both = progress.merged(mine, other)
    assert [(one.deal, one.cases) for one in both.reviewed] == [("b.2", ()), ("a.1", (("left_tabbe", 2.5),))]
    strange = progress.read(KEPT + "reviewed kasino a.1 2026-12-02 left_tabbe\n")
    assert strange.strange
    assert not strange.reviewed


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_lesson_has_words(game: str, lang: str):
    words = WORDS[lang]
    # Lillan and an ace are each worth a point.
    told = {words.review_lesson(theme, (len(theme),)) for theme in THEMES[game]}
    named = {words.review_habit(game, theme, 2, 3.0) for theme in THEMES[game]}
    assert len(told) == len(named) == len(THEMES[game])
