"""While a reader steps and plays nothing jumps, and nothing piles up. How fast it is, `make bench-browser` tells."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright

from tests.bench.response import EVERYTHING, SCRIPTS, WATCH, watch
from tests.browser.chromium import Chromium

FEW, MANY = 10, 100


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(playwright, tmp_path_factory.mktemp("profile"))
    browser.context.add_init_script(WATCH)
    yield browser
    browser.close()


@pytest.mark.parametrize("script", SCRIPTS)
def test_nothing_jumps(chromium: Chromium, url: str, script: str) -> None:
    assert watch(chromium, url, SCRIPTS[script]).shifts == 0


def test_the_page_does_not_grow(chromium: Chromium, url: str) -> None:
    session = chromium.context.new_cdp_session(chromium.page)

    def heap(times: int) -> float:
        """Bytes in use on a page on which an example has been stepped and played so many times over."""
        watch(chromium, url, EVERYTHING._replace(rounds=times))
        session.send("HeapProfiler.collectGarbage")
        return float(session.send("Runtime.getHeapUsage")["usedSize"])

    few = heap(FEW)
    assert heap(MANY) <= 1.5 * few
