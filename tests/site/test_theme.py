"""The theme in a real browser: silent under the policy, and mended where it was lacking."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browsers.chromium import reader
from tests.pages.pages import pages

LANGUAGES = ["", "en/"]
PATHS = [path.removesuffix("index.md").replace(".md", "/") for path in pages("sv")]
SHIFTS = """window.shifts = 0
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifts += one.value })
    .observe({ type: "layout-shift", buffered: true })"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_pages_load_silently(page: Page, url: str, language: str, path: str) -> None:
    page.goto(f"{url}{language}{path}", wait_until="networkidle")
    expect(page.locator("main h1")).to_have_count(1)


@pytest.mark.parametrize(("language", "title"), [("", "Sidan finns inte"), ("en/", "No such page")])
def test_a_missing_page_is_told_in_its_language(
    page: Page, url: str, complaints: list[str], language: str, title: str
) -> None:
    response = page.goto(f"{url}{language}no/such/page/", wait_until="networkidle")
    assert response is not None
    assert response.status == 404
    expect(page.locator("h1")).to_have_text(title)
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_the_language_switch_keeps_page_place_and_palette(page: Page, url: str) -> None:
    page.goto(f"{url}kasino/rules/?place=3#c69", wait_until="networkidle")
    page.evaluate("__md_set('__palette', {index: 2, color: {media: '(prefers-color-scheme: dark)', scheme: 'slate'}})")
    page.locator("a[data-twin]").click()
    expect(page).to_have_url(f"{url}en/kasino/rules/?place=3#c69")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.locator("a[data-twin]").click()
    expect(page).to_have_url(f"{url}kasino/rules/?place=3#c69")


def test_instant_navigation_moves_focus_and_the_language_switch(page: Page, url: str) -> None:
    page.goto(f"{url}kaschlan/rules/", wait_until="networkidle")
    page.evaluate("window.same = true")
    page.locator(".md-tabs").get_by_text("Kasino").click()
    expect(page).to_have_url(f"{url}kasino/learn/")
    expect(page.locator("main h1")).to_be_focused()
    assert page.evaluate("window.same")
    assert page.locator("a[data-twin]").evaluate("link => link.href") == f"{url}en/kasino/learn/"


@pytest.mark.parametrize(
    ("language", "word"),
    [("", "K33"), ("", "åtta"), ("", "sticka över"), ("en/", "K33"), ("en/", "trump"), ("en/", "stock")],
)
def test_search_finds(page: Page, url: str, language: str, word: str) -> None:
    page.goto(f"{url}{language}", wait_until="networkidle")
    page.locator("input[name=query]").click()
    page.keyboard.type(word)
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_accessible_name(re.compile("Sök|Search"))


def test_letters_are_no_shortcuts(page: Page, url: str) -> None:
    page.goto(f"{url}kaschlan/rules/", wait_until="networkidle")
    for key in "fs/np":
        page.keyboard.press(key)
    expect(page.locator("#__search")).not_to_be_checked()
    expect(page).to_have_url(f"{url}kaschlan/rules/")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", ["", "kaschlan/rules/", "kasino/rules/"])
def test_nothing_jumps_while_a_page_loads(page: Page, url: str, path: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.add_init_script(SHIFTS)
    page.goto(f"{url}{path}", wait_until="networkidle")
    assert page.evaluate("window.shifts") < 0.01


def test_fonts_are_our_own(page: Page, url: str) -> None:
    page.goto(f"{url}kaschlan/rules/", wait_until="networkidle")
    loaded = page.evaluate("[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)")
    assert {"Literata", "Inter"} <= set(loaded)


def test_without_a_script_every_step_is_shown_and_the_system_chooses_the_palette(browser: Browser, url: str) -> None:
    context = reader(browser, java_script_enabled=False, color_scheme="dark")
    page = context.new_page()
    page.goto(f"{url}kaschlan/rules/")
    expect(page.locator(".talong-steps li .table").first).to_be_visible()
    expect(page.locator(".talong .controls").first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(22, 25, 29)"
    context.close()


def test_paper_is_white_and_unfolded(page: Page, url: str) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(f"{url}kaschlan/rules/", wait_until="networkidle")
    expect(page.locator(".talong-steps li .table").first).to_be_visible()
    expect(page.locator(".md-header")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "light"


@pytest.mark.parametrize("path", ["", "glossary/", "kaschlan/rules/", "en/progress/", "404.html"])
def test_the_first_stop_leads_past_the_head(page: Page, url: str, path: str) -> None:
    page.goto(url + path)
    page.keyboard.press("Tab")
    expect(page.locator("a.md-skip[href$='#content']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_the_first_stop_leads_past_the_head_of_a_page_that_came_without_a_load(page: Page, url: str) -> None:
    page.goto(f"{url}glossary/")
    page.locator(".md-tabs a").first.click()
    page.wait_for_url(url)
    expect(page.locator("talong-widget").first).to_be_visible()
    page.locator("a.md-skip[href$='#content']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    expect(page).to_have_url(url)


def test_a_closed_search_is_no_stop(page: Page, url: str) -> None:
    page.goto(url)
    page.locator(".md-search__input").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.md-search__scrollwrap')")


def test_where_the_keyboard_is_looks_unlike_what_can_be_played(page: Page, url: str) -> None:
    page.goto(f"{url}practise/")
    card = page.locator("talong-widget button.card.can").first
    card.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    style = "one => [getComputedStyle(one).outlineColor, getComputedStyle(one).outlineStyle]"
    ink = page.evaluate("getComputedStyle(document.querySelector('h1')).color")
    assert page.locator("button.card:focus-visible").evaluate(style) == [ink, "solid"]


def test_home_and_end_lead_to_the_ends_of_an_example(page: Page, url: str) -> None:
    page.goto(url)
    example = page.locator("talong-widget").first
    example.locator("[id$='-next']").focus()
    page.keyboard.press("End")
    expect(example.locator(".where")).to_have_text("Steg 7 av 7")
    page.keyboard.press("Home")
    expect(example.locator(".where")).to_have_text("Utgångsläget")
