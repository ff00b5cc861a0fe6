"""Whole games in Chromium, Firefox and WebKitGTK: card by card to the result, and looked back at, in both languages."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.browsers.driver import Driver, outside, started, until
from tests.browsers.drivers import BROWSERS
from tests.browsers.games import DEALS, WIDGET, begin, settled, to_the_end
from tests.browsers.reviews import REVIEW, TEXT, address, look_at, read, worked_out
from tests.helpers import often
from widgets.kinds.game.moving import state_of
from widgets.kinds.game.results import result_of
from widgets.say import WORDS

# Always, in one language; with TALONG_PROVE all of them in all browsers, in both.
USUAL: dict[str, list[str]] = {
    "Chromium": ["kaschlan for four", "kasino for two"],
    "Firefox": ["kaschlan for two"],
    "WebKitGTK": ["krypkasino"],
}


LANGUAGES = dict(zip(DEALS, cycle(WORDS)))
PLAYED = [
    (name, deal, lang)
    for name in BROWSERS
    for deal in often(USUAL[name], browser=[], proof=list(DEALS))
    for lang in often([LANGUAGES[deal]], browser=[], proof=list(WORDS))
]


@pytest.fixture(scope="module")
def driver(request: Any, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    browser = started(partial(BROWSERS[request.param], playwright), tmp_path_factory.mktemp(request.param))
    yield browser
    browser.close()


@pytest.mark.parametrize(("driver", "deal", "lang"), PLAYED, indirect=["driver"])
def test_a_whole_deal_is_played(driver: Driver, url: str, deal: str, lang: str) -> None:
    begin(driver, url, DEALS[deal], lang)
    sitting = to_the_end(driver, random.Random(deal))
    result = result_of(sitting)
    assert result is not None
    # What is told is what the engine says.
    told = f"return document.querySelector('{WIDGET} .verdict').textContent"
    shown = until(partial(driver.run, told), "the result")
    words, names = WORDS[lang], sitting.names
    if sitting.game.NAME == "kaschlan":
        assert words.times_kaschlan(names, result.match.points) in shown
    else:
        points = sitting.game.outcome(state_of(sitting)).points
        assert all(str(point) in shown for point in points)
    if result.match.result is None:
        driver.press(f"{WIDGET} [data-do=next]")
        until(lambda: settled(driver).match.number == 2, "the next deal")
    assert driver.complaints == []
    assert outside(driver.requests, url) == []


@pytest.mark.parametrize(
    ("driver", "deal", "lang"),
    [
        ("Chromium", "kasino for two", "sv"),
        ("Firefox", "kaschlan for four", "en"),
        ("WebKitGTK", "kaschlan for two", "sv"),
    ],
    indirect=["driver"],
)
def test_a_deal_is_looked_back_at(driver: Driver, url: str, deal: str, lang: str) -> None:
    look, words = look_at(deal), WORDS[lang]
    found = worked_out(look)
    driver.open(address(url, lang, look))
    read(driver)
    assert words.review_found(len(found.moments), len(found.mistakes)) in driver.run(TEXT, f"{REVIEW} .say")
    # The same moments as this Python finds.
    for one in found.moments:
        driver.press(f"{REVIEW} [id$='-moment-{one.at}']")
        until(lambda one=one: f"at={one.at}&" in read(driver), "the moment")  # type: ignore[misc]
        driver.press(f"{REVIEW} [id$='-show']")
        until(lambda: "shown=yes" in read(driver), "the answer")
        costs = words.review_costs(found.game, one.loss, one.error, one.deals)
        assert words.review_your_own(costs) in driver.run(TEXT, f"{REVIEW} .say")
        driver.press(f"{REVIEW} [id$='-whole']")
        until(lambda: "at=" not in read(driver), "all of the deal")
    assert driver.complaints == []
    assert outside(driver.requests, url) == []
