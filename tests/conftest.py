import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browsers.chromium import FLAGS, PATIENCE, PROGRAM, WITHOUT_CONNECTION, WITHOUT_SERVICE_WORKER, reader
from tests.host import Host
from widgets.build.__main__ import main
from widgets.build.serve import Server
from widgets.build.site import build

ENGINE = ("engine/", "tests/engine/", "tests/tools/")
# Playwright's ``expect`` has a time-out of its own, which that of a browser does not govern.
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what the engine's coverage is measured with; the longest tests first, so that two processors end together."""
    for item in items:
        if item.nodeid.startswith(ENGINE):
            item.add_marker(pytest.mark.engine)
    items.sort(key=lambda item: "tests/pyodide" not in item.nodeid)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--one-site", action="store_true", help="build the site once, for all processes")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Before a process starts: tell it where the site is."""
    config = node.config
    if config.getoption("one_site"):
        if SITE not in config.stash:
            config.stash[SITE] = served(Path(mkdtemp(prefix="talong-site-")) / "site")
        node.workerinput["site"] = [str(config.stash[SITE].folder), config.stash[SITE].url]


def pytest_unconfigure(config: pytest.Config) -> None:
    if SITE in config.stash:
        shutil.rmtree(config.stash[SITE].folder.parent)


class Site(NamedTuple):
    """A finished site, served with its own headers."""

    folder: Path
    url: str


SITE = pytest.StashKey[Site]()


def served(folder: Path) -> Site:
    server = Server(folder)
    # As `make build` does it.
    assert main(["--out", str(folder), "--url", server.url]) == 0
    server.start()
    return Site(folder, server.url)


@pytest.fixture(scope="session")
def site(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder, url = getattr(request.config, "workerinput", {}).get("site", (None, None))
    return Site(Path(folder), url) if folder else served(tmp_path_factory.mktemp("build") / "site")


@pytest.fixture(scope="session")
def folder(site: Site) -> Path:
    """Where the finished site lies."""
    return site.folder


@pytest.fixture(scope="session")
def url(site: Site) -> str:
    """The address of the whole site, built for this run."""
    return site.url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture
def complaints() -> list[str]:
    """What went wrong in the browser; must be empty when a test ends, unless the test empties it."""
    return []


@pytest.fixture(scope="session")
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps what it has fetched from test to test."""
    # Cards that glide are hard to hit; tests/site/test_instrument.py looks at them.
    context = reader(browser, viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.add_init_script(WITHOUT_CONNECTION)
    # tests/build/test_offline.py looks at what is stored.
    context.add_init_script(WITHOUT_SERVICE_WORKER)
    yield context
    context.close()


@pytest.fixture
def page(profile: BrowserContext, url: str, complaints: list[str]) -> Iterator[Page]:
    """A new reader's page, whose console must stay silent and that may ask only our own origin."""
    opened = profile.new_page()
    forgotten = {"origin": url.rstrip("/"), "storageTypes": "local_storage,cache_storage"}
    session = profile.new_cdp_session(opened)
    session.send("Storage.clearDataForOrigin", forgotten)
    session.detach()

    def heard(message: Any) -> None:
        complaints.append(f"console: {message.text}")

    def asked(request: Any) -> None:
        if not request.url.startswith((url, "data:", "blob:")):
            complaints.append(f"outside: {request.url}")

    opened.on("console", heard)
    opened.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    opened.on("request", asked)
    yield opened
    for left in profile.pages:
        left.close()
    assert complaints == []


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("host") / "site")
    build(host.folder, host.url)
    host.start()
    yield host
    host.close()
