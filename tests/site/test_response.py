"""While a reader steps and plays nothing jumps. How fast it is, `make bench-browser` tells."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright

from tests.bench.response import SCRIPTS, WATCH, watch
from tests.browsers.chromium import Chromium


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(playwright, tmp_path_factory.mktemp("profile"))
    browser.context.add_init_script(WATCH)
    yield browser
    browser.close()


@pytest.mark.parametrize("script", SCRIPTS)
def test_nothing_jumps(chromium: Chromium, url: str, script: str) -> None:
    assert watch(chromium, url, SCRIPTS[script]._replace(rounds=3, look=0)).shifts == 0
