"""Rule drills in a real browser: answered by keyboard alone, wrongly and rightly; found again after a reload."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from widgets.kinds import drill
from widgets.say import WORDS

ROOTS = {"sv": "", "en": "en/"}


def widget(page: Page, kind: str) -> Locator:
    return page.locator(f"talong-widget[data-name=drill-{kind}]")


def part(page: Page, kind: str, name: str) -> Locator:
    found = widget(page, kind)
    return found.locator(f"#{found.get_attribute('data-prefix')}-{name}")


def open_drills(page: Page, url: str, lang: str = "sv", query: str = "") -> None:
    page.goto(f"{url}{ROOTS[lang]}drills/{query}")


def mark_by_keyboard(page: Page, kind: str, names: set[str]) -> None:
    """Walk along the hand with the arrow key and press the space bar on the cards that are meant."""
    hand = widget(page, kind).locator("[data-hand]")
    hand.locator("button").first.focus()
    for _ in range(hand.locator("button").count()):
        name = (page.evaluate("document.activeElement.id")).rpartition("-")[2]
        if name in names:
            page.keyboard.press("Space")
            expect(part(page, kind, name)).to_have_attribute("aria-pressed", "true")
            expect(part(page, kind, name)).to_be_focused()
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("lang", ROOTS)
def test_a_wrong_and_a_right_answer_by_keyboard(page: Page, url: str, lang: str) -> None:
    words = WORDS[lang]
    open_drills(page, url, lang)
    asks = drill.question("beats", drill.FIRST["beats"])
    right = {choice.name for choice in asks.groups[0].choices if choice.right}
    wrong = next(choice for choice in asks.groups[0].choices if not choice.right)
    frame, status = widget(page, "beats").locator(".talong-frame"), widget(page, "beats").get_by_role("status")
    mark_by_keyboard(page, "beats", {wrong.name})
    expect(status).to_have_text(words.drill_marked([asks.label(wrong, words)]))
    part(page, "beats", "answer").press("Enter")
    expect(frame.locator("li[data-verdict=wrong]")).to_contain_text(asks.why(wrong, words))
    expect(frame.locator("li[data-verdict=missed]")).to_have_count(len(right))
    expect(status).to_contain_text(words.drill_result(False))
    assert page.evaluate("document.activeElement.id").endswith("-another")
    page.reload()
    expect(frame.locator("li[data-verdict=wrong]")).to_have_count(1)
    part(page, "beats", "again").press("Enter")
    expect(frame.locator("[aria-pressed=true]")).to_have_count(0)
    mark_by_keyboard(page, "beats", right)
    part(page, "beats", "answer").press("Enter")
    expect(frame.locator(".caption")).to_have_text(words.drill_result(True))
    expect(frame.locator(".where")).to_have_text(words.drill_score(1, 2))
    expect(frame.locator("li[data-verdict=right]")).to_have_count(len(right))


def test_another_question_comes_and_its_link_gives_a_friend_the_same(page: Page, url: str) -> None:
    open_drills(page, url)
    address = part(page, "takes", "share")
    first = address.get_attribute("href")
    part(page, "takes", "skip").click()
    expect(address).not_to_have_attribute("href", str(first))
    second = address.get_attribute("href") or ""
    assert re.fullmatch(r"\?drill-takes=\d+#.*", second)
    friend = page.context.new_page()
    open_drills(friend, url, "sv", second)
    expect(part(friend, "takes", "share")).to_have_attribute("href", second)
    assert (
        widget(friend, "takes").locator(".table").inner_html() == widget(page, "takes").locator(".table").inner_html()
    )
    part(page, "takes", "skip").click()
    expect(address).not_to_have_attribute("href", second)


def test_one_seat_for_each_role(page: Page, url: str) -> None:
    open_drills(page, url)
    asks = drill.question("roles", drill.FIRST["roles"])
    expect(part(page, "roles", "answer")).to_have_attribute("aria-disabled", "true")
    for group in asks.groups:
        for choice in group.choices:
            part(page, "roles", choice.name).click()
            expect(part(page, "roles", choice.name)).to_have_attribute("aria-pressed", "true")
    expect(widget(page, "roles").locator("[aria-pressed=true]")).to_have_count(2)
    for group in asks.groups:
        part(page, "roles", next(choice.name for choice in group.choices if choice.right)).click()
    part(page, "roles", "answer").click()
    expect(widget(page, "roles").locator(".caption")).to_have_text(WORDS["sv"].drill_result(True))


@pytest.mark.parametrize("lang", ROOTS)
def test_a_link_that_makes_no_sense_is_told_and_the_first_question_shown(page: Page, url: str, lang: str) -> None:
    open_drills(page, url, lang, "?drill-beats=nonsense")
    expect(widget(page, "beats").locator(".notice")).to_be_visible()
    asks = drill.question("beats", drill.FIRST["beats"])
    expect(widget(page, "beats").locator(".prompt")).to_have_text(asks.prompt(WORDS[lang]))
