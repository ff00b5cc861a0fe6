"""The worked example as a widget: messages in, models and frames out."""

import json
import re

import pytest

from engine.games import read_position
from widgets import library, wire
from widgets.kinds import example
from widgets.place import Place
from widgets.play import model
from widgets.play.replay import moments
from widgets.say import WORDS

NAME = "kaschlan-clubs-defence"
SV = Place("sv", "../../", "w1")
EN = Place("en", "../../", "w1")


def ask(message: object, text: str = "", lang: str = "sv") -> dict[str, str]:
    place = {"lang": lang, "root": "../../", "prefix": "w1"}
    request = {"kind": "example", "name": NAME, "place": place, "model": text, "message": message}
    answer = json.loads(wire.answer(json.dumps(request)))
    assert isinstance(answer, dict)
    return answer


def after(*words: str, start: str = "0") -> str:
    """The model after the reader pressed these, one after the other."""
    text = start
    for word in words:
        text = ask({"do": word}, text)["model"]
    return text


def test_the_script_ends_as_the_source_tells_it() -> None:
    shown = library.example(NAME)
    assert shown.position.game.write(shown.steps[-1].state) == (
        "kaschlan?trump=c&hands=Kc9hTh7sJs/7c7d9dQsAs&stock=Ac&attacker=1"
    )
    assert len(shown.steps) == 8


def test_the_unwise_branch_spends_the_ace_and_is_compared() -> None:
    html = str(example.WIDGET.frame(NAME, "at-once.5", SV).html)
    assert "I huvudlinjen slutar Viktor med spader ess på handen, här med spader tio." in html
    assert "oklokt" in html
    assert "In the main line Viktor ends with the ace of spades in hand, here with the ten of spades." in str(
        example.WIDGET.frame(NAME, "at-once.5", EN).html
    )


@pytest.mark.parametrize(
    ("name", "model", "sentence"),
    [
        (
            "kaschlan-failed-defence",
            "take-all.1",
            "Here Viktor also ends with the seven of diamonds, the nine of diamonds, the seven of spades and the nine of spades",
        ),
        (
            "kaschlan-draw-loop",
            "enough.1",
            "In the main line Astrid ends with the king of spades in hand, here with the eight of spades.",
        ),
    ],
)
def test_a_branch_is_compared_by_what_differs(name: str, model: str, sentence: str) -> None:
    assert sentence in str(example.WIDGET.frame(name, model, EN).html)


def test_pressing_a_card_and_then_its_target_plays() -> None:
    assert after("pick Kd") == "0;!Kd"
    assert after("pick Kd", "pick 8d") == "0;beat 8d Kd"
    assert after("pick 8c", "pick 9c") == "0;beat 8c 9c"
    assert after("pick Kd", "pick Kd") == "0;"


def test_a_self_attack_is_two_presses_after_its_button() -> None:
    assert after("pick 8s", "pick own", start="4") == "4;!own 8s"
    assert after("pick 8s", "pick own", "pick Ts", start="4") == "4;own 8s Ts"


def test_attackers_pick_several_cards_before_they_lead() -> None:
    assert after("pick 7d", "pick 7c", start="7") == "7;!7d 7c"
    assert after("pick 7d", "pick 7c", "pick lead", start="7") == "7;lead 7c 7d"
    assert ask({"do": "pick 9d"}, "7;!7d 7c")["model"] == "7;!7d 7c?lead 7d 7c 9d"


def test_a_card_that_cannot_be_played_is_answered_with_the_rule() -> None:
    answer = ask({"do": "pick As"}, "0;!on 8c")
    assert answer["model"] == "0;!on 8c?beat 8c As"
    assert answer["say"] == "Klöver åtta är trumf och sticks bara över av en högre trumf. Det är inte spader ess."
    assert 'href="../../kaschlan/rules/#k45"' in answer["html"]


def test_another_seats_card_is_answered_too() -> None:
    answer = ask({"do": "pick 9h"}, "0")
    assert answer["model"] == "0;?0: lead 9h"
    assert answer["say"] == "Försvaret har börjat, så Astrid får inte lägga till fler kort."


def test_further_reasons_come_on_request() -> None:
    answer = ask({"do": "type", "fields": {"move": "own 9c 7d"}}, "0")
    first, rest = answer["html"].split('class="more"')
    assert re.findall(r"#(ka?\d+)", first.split('class="say"')[1]) == ["k52"]
    assert re.findall(r"#(ka?\d+)", rest.split("</details>")[0])[0] == "k51"


def test_undo_redo_start_over_and_back_to_the_script() -> None:
    text = after("move beat 8d Kd", "move take")
    assert after("undo", start=text) == "0;beat 8d Kd~take"
    assert after("undo", "undo", "redo", "redo", start=text) == text
    assert after("undo", "move beat 8h Jh", start=text) == "0;beat 8d Kd;beat 8h Jh"
    html = str(example.WIDGET.frame(NAME, text, SV).html)
    assert 'data-go="0;"' in html
    assert 'data-go="0"' in html


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Skriv ett drag, till exempel: stick ruter åtta med ruter kung."),
        ("slå 8d", "Med vilket kort ska ruter åtta stickas över? Skriv till exempel: stick ruter åtta med ruter kung."),
        ("beat 8d 1x", "Det går inte att förstå ”1x” här. Skriv till exempel: stick ruter åtta med ruter kung."),
        ("beat 8d 2d", "Ruter två finns inte i leken. Kaschlan spelas med sjuor och uppåt."),
        ("take 8d", "Här ska inget kort nämnas. Skriv bara dra, ta upp eller klar."),
        ("9: take", "Vid bordet sitter ingen som heter ”9”."),
        ("3: take", "Så många sitter inte vid bordet."),
    ],
)
def test_typed_text_that_is_no_move_is_told_what_is_wrong(typed: str, sentence: str) -> None:
    answer = ask({"do": "type", "fields": {"move": typed}}, "0")
    assert answer["say"] == sentence
    assert ask(None, answer["model"])["html"] == answer["html"]


HOSTILE = [
    "<script>alert(1)</script>",
    "0;<script>",
    "at-once.0",
    "nowhere.1",
    "8",
    "999",
    "0;take;take",
    "0;lead 8d",
    "0;beat 8x",
    "\0",
    "__proto__",
    "constructor.1",
    "0;" + "beat 8d Kd;" * 700,
    "x" * 1_000_000,
    "{" * 50_000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_link_gets_a_sentence_and_the_example(text: str) -> None:
    answer = ask(None, text)
    assert answer["error"] == "Länken gick inte att läsa. Exemplet visas från början."
    assert answer["model"] == "0"
    assert "<script" not in answer["html"]


@pytest.mark.parametrize(
    "message", [{}, {"do": "fly"}, {"do": "pick <b>"}, {"go": "99"}, {"do": ["pick"]}, {"do": "move"}]
)
def test_a_message_that_makes_no_sense_leaves_the_example_as_it_was(message: object) -> None:
    answer = ask(message, "3")
    assert answer["model"].split(";")[0] == "3"
    assert "example" in answer["html"]


def test_what_is_typed_comes_back_escaped() -> None:
    answer = ask({"do": "type", "fields": {"move": '<img src=x onerror="1">'}}, "0")
    assert "<img" not in answer["html"]
    assert "&lt;img" in answer["html"]


def test_a_finished_deal_says_who_is_kaschlan_and_offers_the_way_back() -> None:
    text = "7"
    for _ in range(300):
        shown = library.example(NAME)
        state = read_position(ask_position(text))[1]
        moves = shown.position.game.legal(state)
        if not moves:
            break
        text = after(f"move {shown.position.game.write_move(moves[0])}", start=text)
    answer = ask(None, text)
    assert "är kaschlan" in answer["say"]
    assert 'data-do="undo"' in answer["html"]
    assert "Spela ut<" not in answer["html"]


def ask_position(text: str) -> str:
    """The position that a model stands for."""
    shown = library.example(NAME)
    read = model.read(text)
    state = shown.steps[read.step].state
    at = shown.position._replace(state=state)
    return str(at.game.write(moments(at, read.attempt.played if read.attempt else ())[-1].state))


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_every_frame_of_the_script_is_in_its_own_language(lang: str) -> None:
    other = {
        "sv": ("the ", " of ", "Back", "leads"),
        "en": ("klöver", "ruter", "hjärter", "spader", "Tillbaka", "spelar"),
    }
    for text in example.WIDGET.moments(NAME):
        frame = re.sub(r"<[^>]*>", " ", str(example.WIDGET.frame(NAME, text, Place(lang, "../", "w1")).html))
        assert not [word for word in other[lang] if word in frame], text


def test_indices_follow_the_language() -> None:
    ranks = {
        lang: set(re.findall(r'data-index="(\w+)"', str(example.WIDGET.frame(NAME, "0", Place(lang, "", "w1")).html)))
        for lang in WORDS
    }
    assert ranks["sv"] >= {"E", "K", "Kn"}
    assert ranks["en"] >= {"A", "K", "J"}
    assert "A" not in ranks["sv"]


def test_ids_are_unique_and_carry_the_prefix() -> None:
    for text in [*example.WIDGET.moments(NAME), "0;", "4;!8s", "0;?take 8d"]:
        ids = re.findall(r'\bid="([^"]*)"', str(example.WIDGET.frame(NAME, text, SV).html))
        assert len(ids) == len(set(ids))
        assert all(one.startswith("w1-") for one in ids)


def test_no_style_attributes_and_every_button_can_be_reached() -> None:
    html = str(example.WIDGET.frame(NAME, "0;", SV).html)
    assert "style=" not in html
    for button in re.findall(r"<button[^>]*>", html):
        assert ' id="' in button
        assert 'type="' in button


def test_what_is_not_seen_in_a_link_does_not_matter() -> None:
    assert ask(None, "\u202e0\ufeff") == ask(None, "0")
