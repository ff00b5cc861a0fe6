"""A worked count in a real browser: stepped by press, key and link, of one height throughout, and with no script a table."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browsers.chromium import reader
from widgets import library

NAME, SHEET = "kasino-count", "kasino-linnea-hugo"
ROOTS = {"sv": "", "en": "en/"}
LAST = len(library.example(NAME).steps) - 1
HEIGHTS = (
    "frame => [...frame.querySelectorAll('.table, .telling, .controls')].map(part => Math.round(part.offsetHeight))"
)


def frame(page: Page, name: str = NAME) -> Locator:
    return page.locator(f"talong-widget[data-name={name}] .talong-frame")


def button(page: Page, id: str) -> Locator:
    return frame(page).locator(f"[id$='-{id}']")


def at(page: Page, step: int, lang: str = "sv") -> None:
    where = {"sv": f"Steg {step} av {LAST}", "en": f"Step {step} of {LAST}"}[lang]
    expect(frame(page).locator(".where")).to_have_text(where)


@pytest.mark.parametrize("lang", ROOTS)
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_stepping_changes_no_height_and_nothing_is_wider_than_the_page(
    page: Page, url: str, lang: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{url}{ROOTS[lang]}kasino/rules/")
    heights = [frame(page).evaluate(HEIGHTS)]
    for step in range(1, LAST + 1):
        button(page, "next").click()
        at(page, step, lang)
        heights.append(frame(page).evaluate(HEIGHTS))
        assert frame(page).evaluate("frame => frame.scrollWidth <= frame.clientWidth")
    assert heights == heights[:1] * len(heights)
    expect(button(page, "next")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", ROOTS)
@pytest.mark.parametrize("width", [320, 1280])
def test_where_there_are_only_numbers_no_height_changes_either(page: Page, url: str, lang: str, width: int) -> None:
    name = "kasino-tabbe-and-sistan"
    steps = library.example(name).steps
    first = next(index for index, step in enumerate(steps) if step.counted)
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{url}{ROOTS[lang]}kasino/examples/?{name}={first}")
    heights = []
    for step in range(first, len(steps)):
        expect(frame(page, name).locator("tr[aria-current=step]")).to_have_count(1)
        expect(frame(page, name).locator("tbody tr").nth(step - first)).to_have_attribute("aria-current", "step")
        heights.append(frame(page, name).evaluate(HEIGHTS))
        if step + 1 < len(steps):
            frame(page, name).locator("[id$='-next']").click()
    assert heights == heights[:1] * len(heights)


def test_by_keyboard_with_a_link_to_each_step(page: Page, url: str) -> None:
    page.goto(f"{url}kasino/rules/")
    button(page, "next").focus()
    for step in range(1, 4):
        page.keyboard.press("ArrowRight")
        at(page, step)
        assert f"{NAME}={step}" in page.url
    expect(page.locator(f"talong-widget[data-name={NAME}] .talong-say")).to_have_text(
        "Linnea och Hugo har två ess var. Varje ess ger 1 poäng."
    )
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    page.goto(f"{url}en/kasino/rules/?{NAME}=5")
    at(page, 5, "en")
    expect(frame(page).locator(".card.can")).to_have_count(1)
    expect(frame(page).locator(".card.can")).to_have_attribute("data-card", "2s")


def test_what_counts_is_seen_without_its_colour(page: Page, url: str) -> None:
    page.goto(f"{url}kasino/rules/?{NAME}=2")
    expect(frame(page).locator(".card.can")).to_have_count(13)
    lifted, other = (
        frame(page).locator(f".card.{mark}").first.evaluate("card => getComputedStyle(card).transform")
        for mark in ("can", "no")
    )
    assert lifted != other == "none"


@pytest.mark.parametrize("lang", ROOTS)
def test_from_the_count_to_the_sheet_with_its_numbers(page: Page, url: str, lang: str) -> None:
    page.goto(f"{url}{ROOTS[lang]}kasino/variants/?kasino-last-play=9")
    link = frame(page, "kasino-last-play").locator("[id$='-sheet']")
    link.scroll_into_view_if_needed()
    # The theme notes a place it has scrolled to a little later, and would do so for the page that comes.
    page.wait_for_function("() => history.state?.y === scrollY")
    link.click()
    expect(page).to_have_url(re.compile("/kasino/rules/.*#score-sheet$"))
    expect(page.locator("#score-sheet")).to_be_in_viewport()
    expect(frame(page, SHEET).locator("input[name=cards1]")).to_have_value("27")
    expect(frame(page, SHEET).locator("tfoot .points")).to_have_text(["4", "7"])


@pytest.mark.parametrize("lang", ROOTS)
def test_without_javascript_the_count_is_a_table_in_order(browser: Browser, url: str, lang: str) -> None:
    context = reader(browser, java_script_enabled=False, viewport={"width": 320, "height": 740})
    page = context.new_page()
    page.goto(f"{url}{ROOTS[lang]}kasino/rules/")
    table = page.locator(f"talong-widget[data-name={NAME}] + .talong-steps .ledger")
    expect(table).to_be_visible()
    expect(table.locator("tbody tr")).to_have_count(LAST)
    expect(table.locator("tbody .total")).to_have_text(["1–0", "1–2", "3–4", "5–4", "5–5", "5–6", "6–6", ""])
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    context.close()
