"""The score sheet as a widget."""

import json
import re

import pytest

from engine.kasino.scoring import problems
from widgets import wire
from widgets.kinds import sheet
from widgets.place import Place

NAME = "kasino-linnea-hugo"


def ask(text: str = "", lang: str = "sv", **fields: str) -> dict[str, str]:
    place = {"lang": lang, "root": "../../", "prefix": "w1"}
    message = {"do": "count", "fields": fields} if fields else None
    request = {"kind": "sheet", "name": NAME, "place": place, "model": text, "message": message}
    answer = json.loads(wire.answer(json.dumps(request)))
    assert isinstance(answer, dict)
    return answer


def points(html: str) -> list[str]:
    return re.findall(r'class="points">([^<]*)<', html)


def test_it_opens_with_the_example_item_by_item() -> None:
    answer = ask()
    assert answer["say"] == "Linnea: 6 poäng, Hugo: 6 poäng."
    assert points(answer["html"]) == ["1", "–", "–", "2", "2", "2", "2", "–", "–", "1", "–", "1", "1", "–", "6", "6"]
    assert re.findall(r"#(c\d+)", answer["html"]) == [
        *(f"c{number}" for number in range(69, 76)),
        "c78",
    ]
    assert "Utan tabben blir det 11 poäng, precis som det ska vara." in answer["html"]


def test_a_tie_gives_nobody_the_points_and_the_checksum_follows() -> None:
    answer = ask(cards0="26", cards1="26")
    assert answer["say"] == "Linnea: 5 poäng, Hugo: 6 poäng."
    assert "Det är lika om flest kort" in answer["html"]
    assert "Utan tabben blir det 10 poäng: 11, minus ett för korten." in answer["html"]


WRONG = [
    ({"cards0": "30"}, "cards", "Det finns 52 kort i leken, men här står det 54 sammanlagt."),
    ({"spades0": "sex"}, "spades", "Antal spader, Linnea: skriv ett heltal, 0 eller mer."),
    ({"spades0": "-1"}, "spades", "Antal spader, Linnea: skriv ett heltal, 0 eller mer."),
    ({"aces0": ""}, "aces", "Antal ess, Linnea: skriv ett heltal, 0 eller mer."),
    ({"aces0": "5"}, "aces", "Det finns 4 ess i leken, men här står det 7 sammanlagt."),
    (
        {"spades0": "13", "spades1": "0"},
        "lillan",
        "Hugo har lillan och måste då ha minst en spader: lillan är spader två.",
    ),
    (
        {"cards0": "51", "cards1": "1"},
        "cards",
        "Hugo har för få kort: bara spaderna, essen och storan är minst 8.",
    ),
    (
        {"tabbar0": "15"},
        "tabbar",
        "Linnea har inte kort till så många tabbar. Varje tabbe tar minst två kort, så 14 är flest.",
    ),
    ({"last": ""}, "last", "Någon måste ha tagit in sist och fått sistan."),
    ({"storan": ""}, "storan", "Någon måste ha storan."),
]


@pytest.mark.parametrize(("fields", "row", "sentence"), WRONG, ids=lambda one: str(one)[:30])
def test_a_tally_that_no_pack_gives_is_refused_at_its_field_and_nothing_is_lost(
    fields: dict[str, str], row: str, sentence: str
) -> None:
    answer = ask(**fields)
    assert answer["say"] == sentence
    assert f'id="w1-{row}-wrong"' in answer["html"]
    assert "aria-invalid" in answer["html"]
    assert set(points(answer["html"])) == {"–"}
    for key, value in fields.items():
        if key[-1] in "01":
            assert f'name="{key}" value="{value}"' in answer["html"]
    english = ask(lang="en", **fields)["say"]
    assert not re.search("[åäöÅÄÖ]", english)


def test_every_problem_of_the_engine_has_its_sentence() -> None:
    """The words of ``problems`` are in its docstring, each in backquotes at the head of its line."""
    told = set(re.findall(r"``(\w+)``(?=[:;])", problems.__doc__ or ""))
    here = {"total", "single_card", "too_few_cards", "lillan_without_spade", "spade_ace_nowhere", "spade_ace_twice"}
    here |= {"tabbe_cards", "too_many_tabbar", "last_missing", "last_without_cards"}
    assert told - {"no_division"} <= here


@pytest.mark.parametrize(
    "text", ["x", "names=A/B", "names=%00/B&cards=1/2", "a=" * 3000, "names=a/b/c/d/e&" + "x=1&" * 7]
)
def test_a_hostile_link_gets_a_sentence_and_the_example(text: str) -> None:
    answer = ask(text)
    assert answer["error"]
    assert answer["model"] == sheet.WIDGET.init(NAME)


def test_names_may_be_anything() -> None:
    answer = ask(name0='<b>&/="')
    assert "<b>" not in answer["html"]
    assert ask(answer["model"])["html"] == answer["html"]
    assert ask(name0="")["say"] == "Spelare 1: 6 poäng, Hugo: 6 poäng."


def test_labels_are_words_of_the_page() -> None:
    html = str(sheet.WIDGET.frame(NAME, sheet.WIDGET.init(NAME), Place("en", "", "w1")).html)
    assert 'aria-label="Number of cards, Linnea"' in html
    assert 'aria-label="Sistan, Hugo"' in html
