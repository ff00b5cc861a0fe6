"""The questions are narrowed as one types: in the words of the search, with the keyboard alone, told to who listens."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browsers.chromium import reader
from tests.browsers.driver import until

WORDS = {
    "": ("Vad undrar du över?", "ruterdam", "queen-of-diamonds", "passar", "Ingen fråga passar"),
    "en/": ("What would you like to know?", "skip my turn", "pass", "fit", "No question fits"),
}


def shown(page: Page) -> list[str]:
    found: list[str] = page.locator("article h3:visible").evaluate_all("all => all.map(one => one.id)")
    return found


@pytest.mark.parametrize("language", WORDS)
def test_the_questions_are_narrowed_as_one_types(page: Page, url: str, language: str) -> None:
    label, typed, anchor, fits, nothing = WORDS[language]
    page.goto(f"{url}{language}questions/", wait_until="networkidle")
    field = page.get_by_role("searchbox", name=label)
    status = page.locator(".talong-filter").get_by_role("status")
    whole = shown(page)
    assert len(whole) == 40
    field.click()
    page.keyboard.type(typed)
    expect(status).to_contain_text(fits)
    expect(page.locator("#must-capture")).to_be_hidden()
    # What fits the beginning of the word is shown while it is written.
    until(lambda: anchor in shown(page), "what fits the whole word")
    assert len(shown(page)) < 8
    # Neither an answer without its question nor a game without a question is left.
    expect(page.locator("article > p:visible")).to_have_count(len(shown(page)) + 1)
    expect(page.locator("#kaschlan")).to_be_visible()
    expect(field).to_be_focused()
    field.fill("xyzzy")
    expect(status).to_contain_text(nothing)
    assert shown(page) == []
    expect(page.locator("#kasino")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(status).to_be_empty()
    assert shown(page) == whole


def test_a_link_to_a_hidden_question_shows_it(page: Page, url: str) -> None:
    page.goto(f"{url}questions/", wait_until="networkidle")
    page.locator("#filter").fill("talong")
    expect(page.locator("#king")).to_be_hidden()
    page.locator("input[name=query]").click()
    page.keyboard.type("hur tar man en kung")
    page.locator('.md-search-result__link[href$="#king"]').click()
    expect(page.locator("#king")).to_be_in_viewport()
    expect(page.locator("#filter")).to_have_value("")


def test_after_instant_navigation_it_works_as_well_and_asks_for_no_python(page: Page, url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{url}about/", wait_until="networkidle")
    page.locator(".md-tabs").get_by_text("Frågor och svar").click()
    page.locator("#filter").fill("tabbar")
    expect(page.locator("#must-beat")).to_be_hidden()
    assert "sweep-last-card" in shown(page)
    assert not any("pyodide" in address or ".zip" in address for address in asked)


def test_it_is_not_there_without_a_script_nor_on_paper(browser: Browser, page: Page, url: str) -> None:
    context = reader(browser, java_script_enabled=False)
    bare = context.new_page()
    bare.goto(f"{url}questions/")
    expect(bare.locator("#must-beat")).to_be_visible()
    expect(bare.locator(".talong-filter")).to_be_hidden()
    context.close()
    page.goto(f"{url}questions/", wait_until="networkidle")
    expect(page.locator(".talong-filter")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".talong-filter")).to_be_hidden()
