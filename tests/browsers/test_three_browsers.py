"""The same walks in Chromium, Firefox and WebKitGTK."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.browsers.driver import Driver, outside, started
from tests.browsers.drivers import BROWSERS
from tests.browsers.walks import WALKS, go


@pytest.fixture(scope="module", params=BROWSERS)
def driver(request: Any, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    browser = started(partial(BROWSERS[request.param], playwright), tmp_path_factory.mktemp(request.param))
    yield browser
    browser.close()


@pytest.mark.parametrize("walk", WALKS)
def test_the_core_works_in_every_browser(driver: Driver, url: str, walk: str) -> None:
    go(WALKS[walk], driver, url)
    assert driver.complaints == []
    assert outside(driver.requests, url) == []
