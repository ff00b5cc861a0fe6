"""Games against the computer, by what the browser asks: every form to its end, kept at every move, hidden cards hidden."""

import html
import json
import random
import re
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from engine.cards import CARD_TEXTS, cards_of
from engine.games import GAMES
from engine.match import following, opening
from engine.notation import split
from engine.record import read
from tests.helpers import often
from widgets import progress, wire
from widgets.kinds.game import sitting as sittings
from widgets.kinds.game.beginning import FORMS
from widgets.kinds.game.moving import state_of
from widgets.say import WORDS
from widgets.say.why import Why

SEATS = {"kasino.pairs": (4,)}
KEPT = progress.HEAD + "\n"


class Reader:
    """Somebody who plays in a browser: the last answer, and what the device keeps."""

    kind, name = "game", "play"

    def __init__(self, lang: str = "sv", kept: str = "", luck: int = 7):
        self.lang, self.kept, self.luck = lang, kept, luck
        self.answer: dict[str, Any] = {"model": "new"}

    def ask(self, message: Any, model: str = "") -> dict[str, Any]:
        request = {
            "kind": self.kind,
            "name": self.name,
            "place": {"lang": self.lang, "root": "../", "prefix": "w1"},
            "model": model or self.answer["model"],
            "message": message,
            "device": {"today": "2026-12-01", "luck": self.luck, "kept": self.kept, "storage": ""},
        }
        self.answer = json.loads(wire.answer(json.dumps(request)))
        self.kept = self.answer.get("keep", self.kept)
        return self.answer

    def do(self, word: str, **fields: str) -> dict[str, Any]:
        return self.ask({"do": word, "fields": fields} if fields else {"do": word})

    def begin(self, form: str = "kaschlan", **fields: str) -> dict[str, Any]:
        return self.do("start", form=form, **({"seats": "2", "level": "2"} | fields))

    def until_own_turn(self) -> None:
        while "onward" in self.answer:
            self.ask(self.answer["onward"])

    @property
    def wishes(self) -> list[str]:
        return [html.unescape(one) for one in re.findall(r'data-do="([^"]+)"', self.answer["html"])]

    @property
    def sitting(self) -> sittings.Sitting:
        return sittings.read(self.answer["model"])

    def move(self, luck: random.Random) -> None:
        """A move of those that are listed, or card by card."""
        listed = [wish for wish in self.wishes if wish.startswith("move ")]
        if listed:
            self.do(luck.choice(listed))
            return
        played = len(self.sitting.attempt.played)
        while len(self.sitting.attempt.played) == played:
            self.do(luck.choice([wish for wish in self.wishes if wish.startswith("pick ")]))

    def to_the_end(self, luck: random.Random) -> None:
        """Any moves, until the next deal is offered."""
        self.until_own_turn()
        while "next" not in self.wishes:
            self.move(luck)
            self.until_own_turn()


def hidden(sitting: sittings.Sitting) -> set[str]:
    """The cards that the reader must not see."""
    state = state_of(sitting)
    cards = sum(hand for seat, hand in enumerate(state.hands) if seat != sitting.near)
    stock = state.stock[: len(state.stock) - (sitting.game.NAME == "kaschlan")]
    return {CARD_TEXTS[card] for card in cards_of(cards)} | {CARD_TEXTS[card] for card in stock}


def faces(frame: str) -> set[str]:
    return set(re.findall(r'data-card="([^"]+)"', frame))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deal_after_deal_and_match_after_match_is_played(form: str, seats: int):
    if seats not in SEATS.get(form, (2, 3, 4)):
        return
    luck = random.Random(f"{form} {seats}")
    reader = Reader(lang=luck.choice(list(WORDS)))
    reader.begin(form, seats=str(seats), level="2")
    deals = 0
    while deals < often(2, browser=1, proof=300):
        reader.until_own_turn()
        assert "error" not in reader.answer
        sitting = reader.sitting
        game, state = sitting.game, state_of(sitting)
        if game.actor(state) is not None:
            assert not faces(reader.answer["html"]) & hidden(sitting) - ({reader_aim(sitting)} - {""})
            reader.move(luck)
            continue
        deals += 1
        assert reader.answer["say"]
        engines = apart(sitting)
        assert state == engines
        after = following(sitting.match, game.outcome(engines))
        assert len(progress.read(reader.kept).played) == deals
        if after.result is None:
            assert "next" in reader.wishes
            reader.do("next")
            assert reader.sitting.match == after
        else:
            assert not progress.read(reader.kept).begun
            reader.luck += 1
            reader.do("again")
            assert reader.sitting.match.points == (0,) * len(after.points)


def apart(sitting: sittings.Sitting) -> Any:
    """The end of a deal by the engine alone, move by move; at every moment each card is somewhere once."""
    game, state = sitting.game, opening(sitting.match)
    for text in sitting.attempt.played:
        state = game.apply(state, game.read_move(text)[1]).state
        game.read(split(game.write(state))[1])
    return state


def reader_aim(sitting: sittings.Sitting) -> str:
    """The card that an opponent shows."""
    return CARD_TEXTS[sitting.game.read_move(sitting.aim)[1].card] if sitting.aim else ""


@pytest.mark.parametrize("lang", WORDS)
def test_what_others_draw_is_not_told(lang: str):
    reader = Reader(lang)
    luck = random.Random(3)
    reader.begin("kaschlan", level="3", seed="hidden")
    words = WORDS[lang]
    for _ in range(30):
        while "onward" in reader.answer:
            before = hidden(reader.sitting)
            reader.ask(reader.answer["onward"])
            # How moves are typed names any cards.
            told = re.sub(r"<[^>]+>", " ", reader.answer["html"].partition('class="may"')[0]).lower()
            # What was played and picked up again everybody has seen, and the turn-up.
            turn_up = reader.sitting.position.state.stock[-1]
            seen = {*" ".join(reader.sitting.attempt.played).split(), CARD_TEXTS[turn_up]}
            still = before & hidden(reader.sitting) - seen
            for text in still:
                card = next(card for card in range(52) if CARD_TEXTS[card] == text)
                assert words.card(card).lower() not in told
        if "next" in reader.wishes:
            break
        reader.move(luck)


def test_every_move_is_kept_and_the_game_goes_on_where_it_was():
    reader, luck = Reader(), random.Random(1)
    reader.begin("kasino.nordic", seats="3", level="3")
    for _ in range(3):
        reader.until_own_turn()
        reader.move(luck)
    (start, moves), *others = progress.read(reader.kept).begun.items()
    assert not others
    assert start + moves == reader.answer["model"]
    # Another visit, in the other language.
    again = Reader("en", reader.kept)
    assert html.escape(start + moves, quote=True) in again.ask(None)["html"]
    assert again.ask({"go": start + moves})["model"] == reader.answer["model"]
    assert again.answer["html"].count('data-seat="') == 3


def test_a_move_is_taken_back_to_before_ones_own_and_that_is_noted():
    reader, luck = Reader(), random.Random(1)
    reader.begin(seed="back")
    reader.until_own_turn()
    before = reader.sitting
    reader.move(luck)
    reader.until_own_turn()
    reader.do("undo")
    assert reader.sitting.attempt.played == before.attempt.played
    assert reader.sitting.used == ("back",)
    reader.do("switch back")
    assert "undo" not in reader.wishes
    assert "error" in reader.do("undo")
    reader.to_the_end(luck)
    assert reader.sitting.used == ("back",)
    reader.do("next")
    assert not reader.sitting.used


def test_open_hands_show_all_and_are_noted():
    reader = Reader()
    reader.begin("kasino.standard", seed="open")
    reader.until_own_turn()
    reader.do("switch open")
    others = [card for seat, hand in enumerate(state_of(reader.sitting).hands) if seat for card in cards_of(hand)]
    assert {CARD_TEXTS[card] for card in others} <= faces(reader.answer["html"])
    assert reader.sitting.used == ("open",)
    reader.do("switch open")
    assert not {CARD_TEXTS[card] for card in others} & faces(reader.answer["html"])
    assert reader.sitting.used == ("open",)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("form", ["kaschlan", "kasino.standard"])
def test_who_asks_is_told_why(form: str, lang: str):
    reader, luck = Reader(lang), random.Random(2)
    reader.begin(form, seats="3", level="4", seed="why")
    for _ in range(4):
        reader.until_own_turn()
        if "ask why" in reader.wishes:
            length = len(reader.answer["html"])
            reader.do("ask why")
            assert len(reader.answer["html"]) > length
            assert 'aria-pressed="true"' in reader.answer["html"]
            reader.do("ask why")
        if "ask better" in reader.wishes:
            reader.do("ask better")
            assert WORDS[lang].as_the_strongest in reader.answer["html"] or "so-far" in reader.answer["html"]
        if not any(wish.startswith(("move", "pick")) for wish in reader.wishes):
            break
        reader.move(luck)


@pytest.mark.parametrize("lang", WORDS)
def test_every_reason_has_its_sentence(lang: str):
    for name in GAMES:
        for theme in import_module(f"engine.players.{name}").THEMES:
            for value in (-2000, 0, 1, 2500):
                told = WORDS[lang].reason(theme, Why(name, "Viktor", (9,), value, 24))
                assert told[0].isupper()
                assert told.endswith(".")


def test_a_shown_move_is_seen_before_it_is_made():
    reader, luck = Reader(), random.Random(4)
    reader.begin("kasino.standard", level="2")
    shown = 0
    for _ in range(40):
        while "onward" in reader.answer:
            reader.ask(reader.answer["onward"])
            sitting = reader.sitting
            if sitting.aim:
                shown += 1
                card = sitting.game.read_move(sitting.aim)[1].card
                assert CARD_TEXTS[card] in faces(reader.answer["html"])
                made = len(sitting.attempt.played)
                reader.ask(reader.answer["onward"])
                assert reader.sitting.attempt.played[made] == sitting.aim
        if "next" in reader.wishes:
            break
        reader.move(luck)
    assert shown > 3
    # At once: nothing is shown beforehand.
    reader.do("pace fast")
    assert progress.read(reader.kept).pace == "fast"
    assert 'data-pace="0"' in reader.answer["html"]


def test_the_cards_can_be_checked():
    reader, luck = Reader(), random.Random(5)
    reader.begin(seed="check")
    digest = re.search(r'class="digest">([0-9a-f]{64})<', reader.answer["html"])
    assert digest is not None
    assert "check:" not in reader.answer["html"].replace("<code>", "").replace("</code>", "")
    reader.to_the_end(luck)
    order = re.findall(r"<code>([^<]+)</code>", reader.answer["html"])
    assert order[0] == "check"
    assert sha256(order[1].encode()).hexdigest() == digest[1]


def test_a_challenge_is_the_same_cards_with_how_it_went():
    reader, luck = Reader(), random.Random(6)
    reader.begin(seed="challenge", name0="Elsa")
    reader.to_the_end(luck)
    link = re.search(r'href="\?play=([^"#]+)#', reader.answer["html"])
    assert link is not None
    friend = Reader("en", luck=9)
    friend.ask(None, unquote(html.unescape(link[1])))
    assert "Elsa" in friend.answer["html"]
    assert friend.sitting.position.state == reader.sitting.position.state
    assert not friend.sitting.attempt.played


@pytest.mark.parametrize(
    "model",
    [
        "kaschlan?players=-/2",
        "kaschlan?players=2/2&seed=x&dealer=0",
        "kaschlan?players=-/9&seed=x&dealer=0",
        "kaschlan?players=-/2&seed=x&dealer=2",
        "kaschlan?players=-/2&seed=x&dealer=0&look=5",
        "kaschlan?players=-/2&seed=x&dealer=0;lead 2c",
        "kaschlan?players=-/2&seed=<b>&dealer=0",
        "kaschlan?players=-/2&seed=x&dealer=0&aim=lead",
        "kaschlan?players=-/2&seed=x&dealer=0&deal=y",
        "kasino?players=-/2&seed=x&dealer=0&form=pairs",
        "kasino?players=-/2&seed=x&dealer=0&points=1/2/3",
        "kasino?players=-/2&seed=x&dealer=0&names=a",
        "chess?players=-/2&seed=x&dealer=0",
        "kaschlan?players=-/2&seed=x&dealer=0&rival=x",
        "x" * 13_000,
    ],
)
def test_a_link_that_makes_no_sense_is_answered(model: str):
    reader = Reader()
    assert reader.ask(None, model)["error"]
    assert reader.answer["model"] == "new"
    assert reader.do("answer")["error"]


def test_names_from_a_link_are_text_and_nothing_else():
    reader = Reader("en")
    reader.ask(None, "kaschlan?players=-/2&seed=x&dealer=0&names=%3Cscript%3Ealert(1)/%22%3E%3Cimg%20src%3Dx%3E")
    assert "<script>" not in reader.answer["html"]
    assert "<img" not in reader.answer["html"]
    assert "&lt;script&gt;alert(1)" in reader.answer["html"]


@pytest.mark.parametrize("name", ["# 1", "a: b", "Åsa\u2028", "😀" * 30, "~!?;", "%00", "<i>"])
def test_names_can_be_anything(name: str):
    reader, luck = Reader(), random.Random(1)
    reader.begin(name0=name)
    reader.until_own_turn()
    reader.move(luck)
    assert "error" not in reader.answer
    shown = reader.sitting.names[0]
    assert shown == " ".join(name.split())[: sittings.LONGEST_NAME]
    assert html.escape(shown, quote=False) in reader.answer["html"]


def test_what_does_not_go_together_is_said():
    reader = Reader()
    fields = {"kasino.capture": "maximal", "target": "0"}
    assert reader.begin("kasino.standard", **fields)["model"] == "unfit"
    assert WORDS["sv"].unreadable_choice in reader.answer["html"]
    assert "error" in reader.begin("kaschlan", level="7")
    assert "error" in reader.begin("chess")


def test_the_last_choice_is_offered_again():
    reader = Reader()
    reader.begin("kasino.finnish", seats="3", level="4", name0="Elsa", **{"kasino.capture": "maximal"})
    assert reader.sitting.match.options.capture == "maximal"
    assert reader.sitting.names[0] == "Elsa"
    shown = reader.ask({"go": "new"})["html"]
    assert '<option value="kasino.finnish" selected>' in shown
    assert '<option value="3" selected>' in shown
    assert 'value="Elsa"' in shown
    assert re.search(r'value="maximal"[^>]* checked', shown)


def test_games_that_go_on_are_many_and_those_of_one_match_one():
    reader, luck = Reader(), random.Random(8)
    for number in range(7):
        reader.answer = {"model": "new"}
        reader.begin("kaschlan", seed=f"g{number}")
        reader.until_own_turn()
        reader.move(luck)
    begun = progress.read(reader.kept).begun
    assert len(begun) == progress.MOST_BEGUN
    assert list(begun)[-1].startswith("kaschlan?players=-/2&seed=g6")


def test_what_the_device_holds_may_be_anything():
    for kept in ("begun x\n", "begun kaschlan?players=-/2&seed=x&dealer=0;lead 2c\n", "choice kasino?\n", "pace ?\n"):
        reader = Reader(kept=KEPT + kept)
        assert "error" not in reader.ask(None)
        reader.begin()
        assert "error" not in reader.answer


def test_the_record_is_read_again():
    reader, luck = Reader(), random.Random(9)
    reader.begin("kasino.drag", seats="2", seed="record")
    for _ in range(4):
        reader.until_own_turn()
        reader.move(luck)
    text = re.search(r'href="data:text/plain;charset=utf-8,([^"]+)"', reader.answer["html"])
    assert text is not None
    record = read(unquote(text[1]))
    assert record.deals[0].start == reader.sitting.position.state
    assert record.deals[0].plays[-1].step.state == state_of(reader.sitting)
    assert record.deals[0].game is GAMES["kasino"]


GOLDEN = (Path(__file__).with_name("games") / "begun.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", GOLDEN, ids=range(len(GOLDEN)))
def test_a_game_that_an_earlier_version_left_goes_on(line: str):
    """Games of every form as the first version kept them, and the positions that they had come to: never to be changed."""
    model, position = line.split("\t")
    reader = Reader(kept=f"{KEPT}begun {model}\n")
    assert reader.ask({"go": model})["model"] == model
    assert reader.sitting.game.write(state_of(reader.sitting)) == position
    reader.move(random.Random(1))
    assert "error" not in reader.answer
