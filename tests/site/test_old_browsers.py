"""The oldest browsers that the About page names: what they do not know is taken out of the style sheets."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route

# What came after them; renamed, so that a browser drops the rule or the declaration as they do.
UNKNOWN = {
    ":has(": ":unknown-has(",
    "light-dark(": "unknown-dark(",
    "oklch(": "unknown-oklch(",
    "text-wrap:": "unknown-wrap:",
    "::details-content": "::unknown-content",
    "@starting-style": "@unknown-style",
    "color-mix(": "unknown-mix(",
    '/ ""': "/ unknown",
    " mask:": " unknown-mask:",
    " mask-image:": " unknown-image:",
    # Still older, and nothing that a table means hangs on them.
    "&": "unknown",
    "@container": "@unknown-container",
    "cqi": "unknown",
}
CONTRAST = """(selector) => {
    const numbers = (colour) => colour.match(/[0-9.]+/g).map(Number);
    const light = ([r, g, b]) => [r, g, b].map((one) => one / 255)
        .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        .reduce((sum, one, n) => sum + one * [0.2126, 0.7152, 0.0722][n], 0);
    const ground = (element) => {
        for (let one = element; one; one = one.parentElement) {
            const colour = numbers(getComputedStyle(one).backgroundColor);
            if (colour.length < 4 || colour[3] > 0.5) return colour;
        }
        return [255, 255, 255];
    };
    return [...document.querySelectorAll(selector)].filter((one) => one.offsetParent).map((one) => {
        const [a, b] = [light(numbers(getComputedStyle(one).color)), light(ground(one))].sort((x, y) => y - x);
        return (a + 0.05) / (b + 0.05);
    });
}"""
READ = (
    ".md-typeset p",
    ".md-typeset h1",
    ".card[data-suit=c] .rank",
    ".card[data-suit=s] .rank",
    ".seat .label",
    ".num",
)


def aged(route: Route) -> None:
    response = route.fetch()
    text = response.text()
    for new, unknown in UNKNOWN.items():
        text = text.replace(new, unknown)
    route.fulfill(response=response, body=text)


@pytest.fixture
def old(page: Page) -> Page:
    page.route(re.compile(r"\.css"), aged)
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_what_is_read_can_be_read(old: Page, url: str, scheme: Any, width: int) -> None:
    old.emulate_media(color_scheme=scheme)
    old.set_viewport_size({"width": width, "height": 800})
    old.goto(url + "kaschlan/rules/")
    for selector in READ:
        found = old.evaluate(CONTRAST, selector)
        assert found, selector
        assert min(found) >= 4.4, selector


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_menu_of_a_phone_has_a_ground(old: Page, url: str, scheme: Any) -> None:
    old.emulate_media(color_scheme=scheme)
    old.set_viewport_size({"width": 360, "height": 800})
    old.goto(url)
    old.locator("label.md-header__button[for=__drawer]").click()
    old.wait_for_function("document.querySelector('.md-sidebar--primary').getBoundingClientRect().left >= 0")
    ground = old.locator(".md-sidebar--primary .md-nav").first.evaluate(
        """(element) => {
            for (let one = element; one && !one.matches('body'); one = one.parentElement) {
                const colour = getComputedStyle(one).backgroundColor;
                if (!/, 0\\)$|transparent/.test(colour)) return colour;
            }
            return '';
        }"""
    )
    assert ground
    assert min(old.evaluate(CONTRAST, ".md-sidebar--primary .md-nav__link")) >= 4.4


def test_a_table_keeps_its_cards_its_suits_and_the_gaps_in_its_labels(old: Page, url: str) -> None:
    old.set_viewport_size({"width": 360, "height": 800})
    old.goto(url)
    table = old.locator(".table:visible").first
    for card in table.locator(".card:not(.back)").all():
        box = card.bounding_box()
        assert box
        assert 30 <= box["width"] <= 70
        assert card.locator(".pip").evaluate("pip => getComputedStyle(pip).webkitMaskImage").startswith("url(")
    for label in table.locator(".label").all():
        assert label.evaluate("label => getComputedStyle(label).display") == "flex"
