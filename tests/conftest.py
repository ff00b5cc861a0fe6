import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from widgets.build.serve import Server
from widgets.build.site import build

CHROMIUM = shutil.which("chromium")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that two processors end together."""
    items.sort(key=lambda item: "tests/pyodide" not in item.nodeid)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the finished site lies, once `url` has been asked for."""
    return tmp_path_factory.mktemp("build") / "site"


@pytest.fixture(scope="session")
def url(folder: Path) -> Iterator[str]:
    """The address of the whole site, built for this run and served with its own headers."""
    server = Server(folder)
    build(folder, server.url)
    server.start()
    yield server.url
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    )
    yield chromium
    chromium.close()


@pytest.fixture
def complaints() -> list[str]:
    """What went wrong in the browser; must be empty when a test ends, unless the test empties it."""
    return []


@pytest.fixture
def page(browser: Browser, url: str, complaints: list[str]) -> Iterator[Page]:
    """A page whose console must stay silent and that may ask only our own origin."""
    # Cards that glide are hard to hit; tests/site/test_instrument.py looks at them.
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    # The client starts Python by itself on a fast connection; here only when a test needs it.
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'connection', { value: undefined })")
    # Nor is the whole site stored for every test; tests/build/test_offline.py looks at that.
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })")
    opened = context.new_page()

    def heard(message: Any) -> None:
        complaints.append(f"console: {message.text}")

    def asked(request: Any) -> None:
        if not request.url.startswith((url, "data:", "blob:")):
            complaints.append(f"outside: {request.url}")

    opened.on("console", heard)
    opened.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    opened.on("request", asked)
    yield opened
    context.close()
    assert complaints == []
