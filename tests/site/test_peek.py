"""A rule's number and a term tell what they stand for where the reader is: by mouse, touch and key, and without Python."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browsers.chromium import WITHOUT_SERVICE_WORKER, reader
from tests.site.test_accessibility import AXE, STANDARDS

ROOTS = {"sv": "", "en": "en/"}
QUESTIONS = "questions/"
RULES = "kaschlan/rules/"


def box(page: Page) -> Locator:
    return page.locator("dialog.talong-peek")


def number(page: Page, rule: str) -> Locator:
    return page.locator(f"a.num[href$='#{rule}']:not(.rule > a.num:first-child)").locator("visible=true").first


class Told(HTMLParser):
    """The anchors that a page's numbers and terms lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.numbers: set[str] = set()
        self.terms: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        found = {"num": self.numbers, "term": self.terms}.get(values.get("class") or "")
        if tag == "a" and found is not None:
            found.add((values["href"] or "").rpartition("#")[2])


@pytest.mark.parametrize("lang", ROOTS)
def test_whatever_is_referred_to_has_its_sentence(folder: Path, url: str, lang: str) -> None:
    assert url
    told = json.loads((folder / f"assets/sentences.{lang}.json").read_text(encoding="utf-8"))
    for page in (folder / ROOTS[lang]).rglob("*.html"):
        if lang == "en" or "en" not in page.relative_to(folder).parts:
            found = Told(page.read_text(encoding="utf-8"))
            assert found.numbers <= set(told["rules"]), page
            assert found.terms <= set(told["terms"]), page
    for text in [*told["rules"].values(), *told["terms"].values()]:
        assert len(text) > 8
        assert not re.search(r"[<>{}#]|\s\s|^[KC]A?\d", text), text
    rules = (folder / ROOTS[lang] / RULES / "index.html").read_text(encoding="utf-8")
    for anchor in told["scenes"]:
        if anchor[0] == "k" and anchor[1] != "a":
            assert f'id="{anchor}-scene"' in rules


def test_both_languages_tell_of_the_same(folder: Path, url: str) -> None:
    assert url
    sv, en = (json.loads((folder / f"assets/sentences.{lang}.json").read_text(encoding="utf-8")) for lang in ROOTS)
    assert [*sv["rules"]] == [*en["rules"]]
    assert sv["scenes"] == en["scenes"]
    assert len(sv["rules"]) > 250


@pytest.mark.parametrize("lang", ROOTS)
def test_a_number_tells_its_sentence_and_leads_to_it(page: Page, url: str, lang: str) -> None:
    page.goto(f"{url}{ROOTS[lang]}{QUESTIONS}")
    number(page, "k33").click()
    expect(box(page)).to_be_visible()
    expect(page).to_have_url(f"{url}{ROOTS[lang]}{QUESTIONS}")
    sentence = box(page).locator("#talong-peek-text").inner_text()
    box(page).locator("[data-way]").click()
    expect(page).to_have_url(f"{url}{ROOTS[lang]}{RULES}#k33")
    expect(page.locator("#k33")).to_contain_text(sentence[:30])
    expect(box(page)).to_be_hidden()


def test_the_way_to_the_table_unfolds_the_scene(page: Page, url: str) -> None:
    page.goto(url + QUESTIONS)
    number(page, "k33").click()
    box(page).locator("[data-scene]").click()
    expect(page).to_have_url(f"{url}{RULES}#k33-scene")
    expect(page.locator("#k33-scene talong-widget")).to_be_visible()


def test_by_key_the_focus_goes_in_and_comes_back(page: Page, url: str) -> None:
    page.goto(url + QUESTIONS)
    link = number(page, "k33")
    for leave in ("Escape", "Shift+Tab"):
        link.focus()
        page.keyboard.press("Enter")
        expect(box(page)).to_be_focused()
        page.keyboard.press(leave)
        expect(box(page)).to_be_hidden()
        expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(box(page)).to_be_focused()
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(box(page)).to_be_hidden()
    # On from the link, as if the box stood beside it.
    assert page.evaluate("document.activeElement.closest('article') !== null")
    expect(link).not_to_be_focused()


def test_a_press_elsewhere_or_on_it_again_closes_it(page: Page, url: str) -> None:
    page.goto(url + QUESTIONS)
    number(page, "k33").click()
    expect(box(page)).to_be_visible()
    number(page, "k33").click()
    expect(box(page)).to_be_hidden()
    number(page, "k33").click()
    page.locator("h1").click()
    expect(box(page)).to_be_hidden()
    number(page, "k33").click()
    box(page).get_by_role("button", name="Stäng").click()
    expect(number(page, "k33")).to_be_focused()


def test_a_term_tells_its_meaning(page: Page, url: str) -> None:
    page.goto(f"{url}en/{RULES}")
    term = page.locator("a.term[href$='#turn-up']").first
    meaning = term.get_attribute("title")
    term.click()
    expect(box(page).locator("#talong-peek-text")).to_have_text(meaning or "?")
    expect(page).to_have_url(f"{url}en/{RULES}")
    expect(box(page).locator("[data-scene]")).to_be_hidden()


def test_under_a_table_a_number_tells_its_sentence_and_the_table_stays(page: Page, url: str) -> None:
    page.goto(f"{url}?kaschlan-clubs-defence=2")
    page.locator("talong-widget [data-say] a.num").first.click()
    expect(box(page)).to_be_visible()
    expect(page.locator("talong-widget .where").first).to_have_text("Steg 2 av 7")


def test_another_tab_is_another_page(page: Page, url: str) -> None:
    page.goto(url + QUESTIONS)
    with page.context.expect_page() as opened:
        number(page, "k33").click(modifiers=["Control"])
    opened.value.wait_for_url("**/kaschlan/rules/#k33")
    expect(box(page)).to_be_hidden()


def test_where_the_sentences_do_not_come_it_is_a_link(page: Page, url: str, complaints: list[str]) -> None:
    page.route("**/sentences.sv.json", lambda route: route.abort())
    page.goto(url + QUESTIONS)
    number(page, "k33").click()
    expect(page).to_have_url(f"{url}{RULES}#k33")
    complaints.clear()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_it_fits_and_axe_finds_nothing(browser: Browser, url: str, scheme: str) -> None:
    context = reader(
        browser, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True, color_scheme=scheme
    )
    context.add_init_script(WITHOUT_SERVICE_WORKER)
    context.add_init_script(path=AXE)
    page = context.new_page()
    page.goto(url + QUESTIONS)
    for link in page.locator("a.num").locator("visible=true").all()[:6]:
        link.tap()
        expect(box(page)).to_be_visible()
        area = box(page).bounding_box()
        assert area
        assert area["x"] >= 0
        assert area["x"] + area["width"] <= 320
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        page.keyboard.press("Escape")
    page.locator("a.num").locator("visible=true").first.tap()
    found = page.evaluate(
        "async (only) => (await axe.run('dialog', { runOnly: only })).violations.map(({ id, nodes }) => id + nodes[0].html)",
        STANDARDS,
    )
    assert found == []
    context.close()
