"""A pack counted step by step, in an example: what is told, what is lit, and what has no script."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from engine.cards import CARD_TEXTS, cards_of
from engine.kasino.counting import DECIDING
from engine.kasino.state import score
from engine.record import read
from widgets import library
from widgets.kinds import example, sheet
from widgets.library.counting import count
from widgets.library.script import Example
from widgets.pages import fence
from widgets.place import Place

NAME = "kasino-count"
PLAYED = Path(__file__).with_name("linnea-hugo.txt")
SV, EN = Place("sv", "../../", "w1"), Place("en", "../../", "w1")
COUNTED = [
    name for name in library.names() if library.kind(name) == "example" and library.example(name).steps[-1].counted
]


def html(name: str, model: str, place: Place = SV) -> str:
    return str(example.WIDGET.frame(name, model, place).html)


def say(name: str, model: str, place: Place = SV) -> str:
    return example.WIDGET.frame(name, model, place).say


def lit(text: str) -> list[str]:
    return re.findall(r'class="card can" data-card="(\w+)"', text)


def steps(name: str) -> range:
    return range(len(library.example(name).steps))


def test_the_piles_are_those_of_a_pack_that_can_be_played() -> None:
    pack = read(PLAYED.read_text(encoding="utf-8")).deals[0]
    assert len(pack.plays) == 48
    assert library.example(NAME).position.state == pack.plays[-1].step.state


def test_it_has_the_numbers_of_the_sheet_below_it() -> None:
    position = library.example(NAME).position
    entries = sheet.read(sheet.WIDGET.init("kasino-linnea-hugo"))
    assert entries.names == position.names
    assert sheet.counted(entries).score == score(position.state)


def test_linnea_versus_hugo_is_told_item_by_item() -> None:
    assert [say(NAME, str(step)) for step in steps(NAME)[1:]] == [
        "Linnea har 28 kort, Hugo 24. Linnea får 1 poäng för flest kort.",
        "Linnea har 6 spader, Hugo 7. Hugo får 2 poäng för flest spader.",
        "Linnea och Hugo har två ess var. Varje ess ger 1 poäng.",
        "Linnea har storan, ruter tio, och får 2 poäng.",
        "Hugo har lillan, spader två, och får 1 poäng.",
        "Hugo tog in sist och får 1 poäng för sistan.",
        "Linnea har gjort en tabbe. Varje tabbe ger 1 poäng.",
        "Linnea: 6 poäng, Hugo: 6 poäng. Utan tabben blir det 11 poäng, precis som det ska vara. "
        "Kort 1, spader 2, ess 4, storan 2, lillan 1 och sistan 1 är 11.",
    ]
    assert [say(NAME, str(step), EN) for step in steps(NAME)[1:]] == [
        "Linnea has 28 cards, Hugo 24. Linnea scores 1 point for most cards.",
        "Linnea has 6 spades, Hugo 7. Hugo scores 2 points for most spades.",
        "Linnea and Hugo have two aces each. Each ace scores 1 point.",
        "Linnea has storan, the ten of diamonds, and scores 2 points.",
        "Hugo has lillan, the two of spades, and scores 1 point.",
        "Hugo took last and scores 1 point for sistan.",
        "Linnea has made one sweep. Each sweep scores 1 point.",
        "Linnea: 6 points, Hugo: 6 points. Without the sweep that makes 11 points, just as it should be. "
        "Cards 1, spades 2, aces 4, storan 2, lillan 1 and sistan 1 make 11.",
    ]


def test_every_step_cites_its_number() -> None:
    cited = [re.findall(r"#(c\d+)", html(NAME, str(step)).split('class="say"')[1])[0] for step in steps(NAME)]
    assert cited == ["c79", *(f"c{number}" for number in range(69, 76)), "c78"]


def test_the_cards_that_decide_stand_up_and_no_others() -> None:
    state = library.example(NAME).position.state
    for step, deciding in enumerate(DECIDING.values(), 1):
        there = [CARD_TEXTS[card] for pile in state.taken for card in cards_of(pile & deciding)]
        assert lit(html(NAME, str(step))) == there, step
        assert html(NAME, str(step)).count('class="card no"') == 52 - len(there)
    for step in (0, len(DECIDING) + 1):
        assert html(NAME, str(step)).count('class="card"') == 52


def test_the_points_so_far_stand_beside_the_names() -> None:
    totals = [re.findall(r'<span class="total">(\d+) poäng', html(NAME, str(step))) for step in steps(NAME)]
    assert ["–".join(one) for one in totals] == ["", "1–0", "1–2", "3–4", "5–4", "5–5", "5–6", "6–6", "6–6"]


def test_sistan_and_the_sweeps_are_lit_where_no_card_decides() -> None:
    lights = [re.findall(r'class="role lit">([^<]*)<', html(NAME, str(step))) for step in steps(NAME)]
    assert lights == [[], [], [], [], [], [], ["sistan"], ["1 tabbe"], []]


def test_a_pile_is_named_suit_by_suit_and_its_cards_are_not_read_one_by_one() -> None:
    text = html(NAME, "2", EN)
    assert text.count('class="fan" role="img"') == 8
    assert 'aria-label="the four of spades, the five of spades, the nine of spades' in text
    assert all('aria-hidden="true"' in card for card in re.findall(r"<span[^>]* data-card=[^>]*>", text))


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("place", [SV, EN], ids=["sv", "en"])
def test_every_count_of_the_book_leads_to_the_sheet_with_its_numbers(name: str, place: Place) -> None:
    last = library.example(name).steps[-1]
    address = re.search(r'id="w1-sheet" href="([^"]*)"', html(name, str(steps(name)[-1]), place))
    assert address
    parts = urlsplit(address[1].replace("&amp;", "&"))
    assert (parts.path, parts.fragment) == ("../../kasino/rules/", "score-sheet")
    [model] = parse_qs(parts.query)["kasino-linnea-hugo"]
    assert sheet.write(sheet.read(model)) == model
    assert sheet.counted(sheet.read(model)).score == score(last.state)


def test_the_worked_counts_are_these() -> None:
    assert COUNTED == ["kasino-count", "kasino-last-deal", "kasino-last-play", "kasino-tabbe-and-sistan"]
    for name in COUNTED:
        for branch in library.example(name).branches:
            assert branch.steps[-1].counted, branch.id


def test_the_last_move_leaves_the_points_to_the_count() -> None:
    shown = library.example("kasino-tabbe-and-sistan")
    last = next(step for step in reversed(shown.steps) if step.move)
    assert [event.event for event in last.events] == ["laid", "leftovers", "sistan"]
    assert next(step.counted.rule for step in shown.steps if step.counted) == "C69"


def test_where_the_piles_are_only_counted_their_numbers_are_stepped() -> None:
    at = next(step for step in steps("kasino-last-deal") if library.example("kasino-last-deal").steps[step].counted)
    text = html("kasino-last-deal", str(at + 2))
    [now] = re.findall(r'<tr aria-current="step">(.*?)</tr>', text)
    assert re.sub(r"<[^>]*>", " ", now).split() == ["Ess", "C71", "3", "+3", "1", "+1", "6–1"]
    assert text.count('<tr class="ahead">') == 5
    assert "data-card" not in text
    assert '<tr class="ahead">' not in html("kasino-last-deal", str(steps("kasino-last-deal")[-1]))


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenes of the rules with the counts that an example would have after them."""

    def example(name: str) -> Example:
        shown = library.example(name)
        return shown._replace(steps=(*shown.steps, *count(shown.steps[-1].state)))

    monkeypatch.setattr("widgets.kinds.example.example", example)


@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize(
    ("scene", "step", "sentence"),
    [
        ("c77", 2, "Linnea och Hugo har 26 kort var. Det är lika, så ingen får poäng för flest kort."),
        ("c77", 9, "Linnea: 5 poäng, Hugo: 5 poäng. Tillsammans blir det 10 poäng: 11, minus ett för korten. "),
        ("c85", 3, "Linnea och Alva har 6 spader, Hugo och Nils 7. Hugo och Nils får 2 poäng för flest spader."),
        ("c85", 4, "Paren har två ess var. Varje ess ger 1 poäng."),
        ("c75", 8, "Linnea har gjort två tabbar, Hugo en. Varje tabbe ger 1 poäng."),
        ("c76", 8, "Ingen har gjort någon tabbe."),
    ],
)
def test_ties_teams_and_sweeps_are_counted(scene: str, step: int, sentence: str) -> None:
    assert say(scene, str(step)).startswith(sentence)


@pytest.mark.usefixtures("counted")
def test_penalties_and_teams_cite_their_rule_beside_the_item() -> None:
    assert re.findall(r"#(c\d+)", html("c88", "2").split('class="say"')[1]) == ["c69", "c88"]
    assert re.findall(r"#(c\d+)", html("c85", "2").split('class="say"')[1]) == ["c69", "c85"]
    assert re.findall(r"#(c\d+)", html("c77", "2").split('class="say"')[1]) == ["c77", "c69"]


@pytest.mark.parametrize("scene", library.scenes("kasino"))
def test_a_scene_is_one_move_and_needs_no_python_to_be_stepped(scene: str) -> None:
    shown = library.scene(scene.lower())
    assert shown.start == 1
    assert len(shown.steps) == 2
    assert shown.steps[1].move


@pytest.mark.parametrize(("lang", "so_far"), [("sv", "Hittills"), ("en", "So far")])
def test_without_a_script_the_count_is_a_table_in_order(lang: str, so_far: str) -> None:
    _, _, text = fence.render(f"example: {NAME}", lang, "../../", "w1").partition('<details class="talong-steps"')
    [table] = re.findall(r'<table class="ledger">.*?</table>', text)
    assert so_far in table
    assert re.findall(r"#(c\d+)", table) == [f"c{number}" for number in (*range(69, 76), 78)]
    assert re.findall(r'<td class="total">([^<]*)<', table) == ["1–0", "1–2", "3–4", "5–4", "5–5", "5–6", "6–6", ""]
    assert "aria-current" not in table
    assert "ahead" not in table
    assert text.count("data-card=") == 52


def test_an_attempt_from_the_end_of_a_pack_sees_the_piles_too() -> None:
    assert html(NAME, "0;").count("data-card=") == 52
    assert not lit(html(NAME, "3;"))
