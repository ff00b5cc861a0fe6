"""What is sent: the first view of a rules page, the runtime, and nothing of it to whoever only reads."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browsers.chromium import WITHOUT_CONNECTION, WITHOUT_SERVICE_WORKER, reader
from widgets.build.naming import plain
from widgets.build.packing import KINDS
from widgets.build.runtime import PYTHON

FIRST_VIEW = 300_000
RUNTIME = {".br": 2_800_000, ".gz": 3_700_000}


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """A page that nothing is cached for."""
    context = reader(browser)
    context.add_init_script(WITHOUT_CONNECTION)
    context.add_init_script(WITHOUT_SERVICE_WORKER)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", ["kaschlan/rules/", "kasino/rules/", "en/kaschlan/rules/", "en/kasino/rules/"])
def test_the_first_view_of_a_rules_page_is_light_and_has_no_python(visitor: Page, url: str, path: str) -> None:
    asked: dict[str, str] = {}
    sent: dict[str, int] = defaultdict(int)
    session = visitor.context.new_cdp_session(visitor)

    def begun(event: Any) -> None:
        asked[event["requestId"]] = event["request"]["url"]

    def came(event: Any) -> None:
        sent[event["requestId"]] += event["encodedDataLength"]

    session.on("Network.requestWillBeSent", begun)
    session.on("Network.dataReceived", came)
    session.send("Network.enable")
    visitor.goto(url + path)
    # A slow machine may fetch nothing for a while before all is there.
    visitor.evaluate("async () => { await customElements.whenDefined('talong-widget'); await document.fonts.ready; }")
    visitor.wait_for_load_state("networkidle")
    names = {plain(address.rpartition("/")[2]) for address in asked.values()}
    assert {"client.js", "python-cache.js"} <= names
    assert not names & set(PYTHON)
    # Everything is counted, the index that the theme's search fetches at once too.
    by_size = sorted(((size, asked[request]) for request, size in sent.items()), reverse=True)
    assert any("woff2" in address for _, address in by_size)
    assert 100_000 < sum(sent.values()) <= FIRST_VIEW, by_size


@pytest.mark.parametrize("ending", RUNTIME)
def test_the_runtime_keeps_to_its_budget(folder: Path, url: str, ending: str) -> None:
    assert url
    files = [path for path in (folder / "talong").iterdir() if path.suffix not in RUNTIME]
    assert set(PYTHON) <= {plain(path.name) for path in files}
    total = sum(path.with_name(path.name + ending).stat().st_size for path in files)
    assert total <= RUNTIME[ending]


def test_everything_that_shrinks_is_packed(folder: Path, url: str) -> None:
    assert url
    for path in folder.rglob("*"):
        for ending in RUNTIME:
            packed = path.with_name(path.name + ending)
            assert packed.is_file() == (path.suffix in KINDS), path
