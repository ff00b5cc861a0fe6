"""Linnea versus Hugo in a real browser: the score sheet."""

import random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.kasino.scoring import Tally, count, problems
from tests.browsers.chromium import reader

NAME = "kasino-linnea-hugo"
ROOTS = {"sv": "", "en": "en/"}
RESULT = {"sv": "Linnea: 6 poäng, Hugo: 6 poäng.", "en": "Linnea: 6 points, Hugo: 6 points."}


def widget(page: Page) -> Locator:
    return page.locator(f"talong-widget[data-name={NAME}]")


def frame(page: Page) -> Locator:
    return widget(page).locator(".talong-frame")


def field(page: Page, name: str) -> Locator:
    return frame(page).locator(f"#{widget(page).get_attribute('data-prefix')}-{name}")


def open_rules(page: Page, url: str, lang: str = "sv") -> None:
    page.goto(f"{url}{ROOTS[lang]}kasino/rules/")


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_it_opens_with_the_example_and_follows_every_change(page: Page, url: str, lang: str) -> None:
    open_rules(page, url, lang)
    expect(frame(page).locator(".caption")).to_have_text(RESULT[lang])
    field(page, "cards0").fill("26")
    field(page, "cards1").fill("26")
    expect(frame(page).locator(".caption")).to_contain_text("Linnea: 5")
    field(page, "storan1").check()
    expect(frame(page).locator(".caption")).to_contain_text("Hugo: 8")
    field(page, "name0").fill("Alva")
    expect(frame(page).locator(".caption")).to_contain_text("Alva: 3")
    field(page, "reset").click()
    expect(frame(page).locator(".caption")).to_have_text(RESULT[lang])


def test_by_keyboard(page: Page, url: str) -> None:
    open_rules(page, url)
    field(page, "tabbar0").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("3")
    expect(frame(page).locator(".caption")).to_contain_text("Linnea: 8")
    expect(field(page, "tabbar0")).to_be_focused()
    field(page, "lillan1").focus()
    page.keyboard.press("ArrowLeft")
    expect(frame(page).locator(".caption")).to_contain_text("Linnea: 9 poäng, Hugo: 5")


def test_random_sheets_agree_with_the_engine(page: Page, url: str) -> None:
    open_rules(page, url)
    choose = random.Random(3)
    for _ in range(12):
        cards, spades, aces = choose.randint(20, 32), choose.randint(3, 10), choose.randint(0, 4)
        storan, lillan, last = (choose.randint(0, 1) for _ in range(3))
        tabbar = choose.randint(0, 2), choose.randint(0, 2)
        for seat, numbers in enumerate(((cards, spades, aces), (52 - cards, 13 - spades, 4 - aces))):
            for name, number in zip(("cards", "spades", "aces"), numbers, strict=True):
                field(page, f"{name}{seat}").fill(str(number))
            field(page, f"tabbar{seat}").fill(str(tabbar[seat]))
        for name, seat in (("storan", storan), ("lillan", lillan), ("last", last)):
            field(page, f"{name}{seat}").check()
        tallies = [
            Tally(c, s, a, int(storan == seat), int(lillan == seat), int(last == seat), tabbar[seat])
            for seat, (c, s, a) in enumerate(((cards, spades, aces), (52 - cards, 13 - spades, 4 - aces)))
        ]
        if problems(tallies):
            expect(frame(page).locator(".say .refused")).to_be_visible()
        else:
            points = count(tallies).points
            expect(frame(page).locator(".caption")).to_have_text(f"Linnea: {points[0]} poäng, Hugo: {points[1]} poäng.")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("sv", "Hugo har lillan och måste då ha minst en spader: lillan är spader två."),
        ("en", "Hugo has lillan and so at least one spade: lillan is the two of spades."),
    ],
)
def test_what_no_pack_gives_is_refused_at_the_field(page: Page, url: str, lang: str, sentence: str) -> None:
    open_rules(page, url, lang)
    field(page, "spades0").fill("13")
    field(page, "spades1").fill("0")
    expect(frame(page).locator(".told")).to_have_text(sentence)
    expect(field(page, "lillan1")).to_have_attribute("aria-invalid", "true")
    expect(field(page, "spades0")).to_have_value("13")
    expect(frame(page).locator("tfoot .points").first).to_have_text("–")


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_with_the_worker_blocked_no_result_changes_and_the_page_says_why(
    page: Page, url: str, complaints: list[str], lang: str
) -> None:
    page.route("**/talong/worker.*", lambda route: route.abort())
    open_rules(page, url, lang)
    field(page, "cards0").fill("27")
    expect(widget(page).locator("[data-trouble=failed]")).to_be_visible()
    expect(widget(page).locator("[data-trouble=failed]")).to_contain_text(
        {"sv": "räknas inte om", "en": "not counted again"}[lang]
    )
    expect(frame(page).locator(".caption")).to_have_text(RESULT[lang])
    expect(frame(page).locator("tfoot .points").first).to_have_text("6")
    expect(field(page, "cards0")).to_have_value("27")
    page.unroute("**/talong/worker.*")
    widget(page).locator("[data-trouble=failed] [data-retry]").click()
    expect(frame(page).locator(".told")).to_be_visible()
    complaints.clear()


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_without_javascript_the_result_is_there(browser: Browser, url: str, lang: str) -> None:
    context = reader(browser, java_script_enabled=False)
    page = context.new_page()
    open_rules(page, url, lang)
    expect(frame(page).locator(".caption")).to_have_text(RESULT[lang])
    expect(frame(page).locator("tfoot .points").first).to_have_text("6")
    context.close()
