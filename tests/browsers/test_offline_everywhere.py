"""Kept on the device and without its server, the site goes on in every browser: examples, Python, puzzles, games, reviews."""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.browsers.driver import Driver, started, until
from tests.browsers.drivers import BROWSERS
from tests.browsers.games import DEALS, WIDGET, begin, to_the_end
from tests.browsers.reviews import read
from tests.browsers.walks import WALKS, go
from tests.host import Host
from widgets.kinds.game.moving import over
from widgets.kinds.review import looking

PAGE = "en/about/"
KEEP = "talong-keep [data-keep]"
SHOWN = "return Boolean(document.querySelector(arguments[0])?.checkVisibility())"
CONTROLLED = "return Boolean(navigator.serviceWorker.controller)"


@pytest.fixture(params=BROWSERS)
def driver(request: Any, playwright: Playwright, tmp_path: Path) -> Iterator[Driver]:
    browser = started(partial(BROWSERS[request.param], playwright), tmp_path)
    yield browser
    browser.close()


def test_what_is_kept_works_without_a_network(driver: Driver, host: Host) -> None:
    driver.open(host.url + PAGE)
    until(lambda: driver.run(SHOWN, KEEP), "the button to keep Talong")
    driver.press(KEEP)
    until(lambda: driver.run(SHOWN, "talong-keep [data-remove]"), "Talong is kept")
    until(lambda: driver.run(CONTROLLED), "the service worker answers")
    host.stop()
    try:
        go(WALKS["lesson"], driver, host.url)
        go(WALKS["puzzle"], driver, host.url)
        begin(driver, host.url, DEALS["kaschlan for two"], "en")
        assert over(to_the_end(driver, random.Random("offline")))
        driver.press(f"{WIDGET} [id$='-review']")
        assert looking.read(read(driver)).moves
    finally:
        host.restart()
