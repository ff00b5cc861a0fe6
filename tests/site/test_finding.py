"""From the search field to the answer: on a phone too a hit leads to just its place, and no hit offers a way on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browsers.chromium import WITHOUT_CONNECTION, WITHOUT_SERVICE_WORKER, reader

PHONE = {"width": 360, "height": 740}
# A heading may stand below the header and a little air, no more.
NEAR = 160


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = reader(browser, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    context.add_init_script(WITHOUT_CONNECTION)
    context.add_init_script(WITHOUT_SERVICE_WORKER)
    yield context.new_page()
    context.close()


def search(page: Page, typed: str) -> None:
    """Open the search and type."""
    page.locator("header label[for=__search]").first.tap()
    expect(page.locator("input[name=query]")).to_be_focused()
    page.keyboard.type(typed)


def settled(page: Page) -> None:
    """Wait until the overlay is gone and the page has not moved for a while."""
    expect(page.locator("#__search")).not_to_be_checked()
    expect(page.locator("body")).not_to_have_attribute("data-md-scrolllock", "")
    page.evaluate(
        """async () => {
            for (let still = 0, before = -1; still < 40; before = scrollY) {
                await new Promise(requestAnimationFrame);
                still = scrollY === before ? still + 1 : 0;
            }
        }"""
    )


@pytest.mark.parametrize(
    ("start", "typed", "anchor"),
    [
        ("", "måste man sticka", "must-beat"),
        ("kaschlan/rules/", "får man titta i högarna", "look-in-piles"),
        ("questions/", "får man titta i högarna", "look-in-piles"),
        ("", "K28", "k28"),
        ("kaschlan/rules/", "K28", "k28"),
        ("en/questions/", "K28", "k28"),
    ],
)
def test_on_a_phone_a_hit_leads_to_just_its_place(phone: Page, url: str, start: str, typed: str, anchor: str) -> None:
    phone.goto(f"{url}{start}", wait_until="networkidle")
    phone.mouse.wheel(0, 400)
    search(phone, typed)
    phone.locator(f'.md-search-result__link[href$="#{anchor}"]').first.tap()
    expect(phone).to_have_url(re.compile(f"#{anchor}$"))
    place = phone.locator(f"#{anchor}")
    expect(place).to_be_visible()
    settled(phone)
    top = place.evaluate("element => element.getBoundingClientRect().top")
    assert 0 <= top <= NEAR


def test_a_page_begins_at_its_place_however_the_one_before_was_scrolled(page: Page, url: str) -> None:
    page.goto(f"{url}kaschlan/rules/", wait_until="networkidle")
    # A scroll just before the press, and a page that takes its time: the theme takes the two for a return.
    page.evaluate(
        """() => {
            const send = XMLHttpRequest.prototype.send;
            XMLHttpRequest.prototype.send = function (...sent) { setTimeout(() => send.apply(this, sent), 400); };
        }"""
    )
    for leads, place in (("../../questions/#pass", "pass"), ("../glossary/", "glossary")):
        page.evaluate(
            """async (leads) => {
                const link = Object.assign(document.createElement("a"), { href: leads });
                document.querySelector("main").prepend(link);
                scrollTo(0, 900);
                await new Promise(requestAnimationFrame);
                link.click();
            }""",
            leads,
        )
        expect(page.locator(f"#{place}")).to_be_focused()
        settled(page)
        assert 0 <= page.locator(f"#{place}").evaluate("found => found.getBoundingClientRect().top") <= NEAR
    page.go_back()
    expect(page).to_have_url(re.compile("#pass$"))


@pytest.mark.parametrize(
    ("language", "nothing", "ways"),
    [
        ("", "Inget hittat", ["bland frågorna", "i ordlistan"]),
        ("en/", "Nothing found", ["among the questions", "in the glossary"]),
    ],
)
def test_who_finds_nothing_is_offered_a_way_on(
    page: Page, url: str, language: str, nothing: str, ways: list[str]
) -> None:
    page.goto(f"{url}{language}kasino/rules/", wait_until="networkidle")
    page.locator("input[name=query]").click()
    offer = page.locator(".talong-way-on")
    expect(offer).to_be_hidden()
    page.keyboard.type("xyzzy")
    expect(page.get_by_role("status").filter(has_text=nothing)).to_be_visible()
    expect(offer).to_be_visible()
    assert offer.get_by_role("link").all_inner_texts() == ways
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("K33")
    hit = page.locator(".md-search-result__link").nth(1)
    expect(hit).to_be_visible()
    expect(offer).to_be_hidden()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    expect(hit).to_be_focused()
    page.locator("input[name=query]").click()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("xyzzy")
    expect(offer).to_be_visible()
    for way in ways:
        page.keyboard.press("ArrowDown")
        expect(offer.get_by_role("link", name=way)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{url}{language}glossary/")
    expect(page.locator("#__search")).not_to_be_checked()
