"""Without a network, in Chromium: pages, examples, Python on the reader's device; two versions; storage that fails."""

import hashlib
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browsers.chromium import WITHOUT_CONNECTION, WITHOUT_SERVICE_WORKER, reader
from tests.build.second import MARK, second
from tests.host import Host
from widgets.build.naming import plain
from widgets.build.packing import ENDINGS
from widgets.build.runtime import PYTHON

NAME = "kaschlan-clubs-defence"
PLAYED = "en/kaschlan/rules/"
KEPT = """async () => {
    const kept = {};
    for (const name of await caches.keys()) kept[name] = (await (await caches.open(name)).keys()).map((one) => one.url);
    return kept;
}"""


def visitor(browser: Browser) -> BrowserContext:
    context = reader(browser, reduced_motion="reduce")
    # Python starts when it is needed, not when the browser is idle.
    context.add_init_script(WITHOUT_CONNECTION)
    return context


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One reader, who comes back from test to test."""
    opened = visitor(browser)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    opened.close()
    assert complaints == []


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """The page of a reader who has not been here before."""
    context = visitor(browser)
    yield context.new_page()
    context.close()


@contextmanager
def without_network(host: Host, context: BrowserContext) -> Iterator[None]:
    host.stop()
    context.set_offline(True)
    try:
        yield
    finally:
        context.set_offline(False)
        host.restart()


def ready(page: Page) -> None:
    """Wait until the service worker has all pages."""
    page.evaluate("async () => void await navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")


def keeper(page: Page) -> Locator:
    return page.locator("talong-keep")


def press(page: Page, name: str) -> None:
    keeper(page).get_by_role("button", name=name).click()


def says(page: Page, text: str) -> None:
    expect(keeper(page).get_by_text(text)).to_be_visible()


KEEP = "Keep Talong on this device"
KEPT_NOW = "Talong is on this device and works without a network"


def frame(page: Page) -> Locator:
    return page.locator(f"talong-widget[data-name={NAME}] .talong-frame")


def step(page: Page) -> None:
    frame(page).locator("[data-key~=ArrowRight]").click()


def at(page: Page, number: int) -> None:
    expect(frame(page).locator(".where")).to_contain_text(f"Step {number} ")


def play(page: Page) -> None:
    """Take over and pick up, which takes Python."""
    frame(page).locator("[id$=-play]").click()
    frame(page).locator("[id$=-do-take]").click()
    expect(frame(page).locator("[id$=-undo]")).to_be_enabled()


def python_names(folder: Path) -> set[str]:
    return {path.name for path in (folder / "talong").iterdir() if plain(path.name) in PYTHON}


def python_size(folder: Path) -> str:
    """Megabytes, as the site tells them."""
    return f"{sum((folder / 'talong' / name).stat().st_size for name in python_names(folder)) / 1e6:.1f}"


def kept_python(page: Page) -> set[str]:
    """The names of the files that are kept to start Python."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return {url.rpartition("/")[2] for url in found.get("talong:/talong/:python", [])}


# What the site answers to a list of paths: the digests of what came, or what went wrong.
FETCHED = """async (paths) => {
    const digest = async (path) => {
        const response = await fetch(path);
        if (!response.ok) return `${response.status}`;
        const sum = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
        return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    };
    const found = {};
    for (const path of paths) found[path] = await digest(path).catch(String);
    return found;
}"""


def files(folder: Path) -> dict[str, str]:
    """Address in the site → digest, of every file that a page can ask for but Python's."""
    skipped = python_names(folder) | {"_headers", "robots.txt", "sw.js"}
    return {
        re.sub(r"(^|/)index\.html$", r"\1", path.relative_to(folder).as_posix()): hashlib.sha256(
            path.read_bytes()
        ).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in skipped and path.suffix not in ENDINGS
    }


def test_every_page_is_there_without_a_network_and_an_example_is_stepped(page: Page, host: Host) -> None:
    host.asked.clear()
    page.goto(host.url)
    ready(page)
    assert not [path for path in host.asked if plain(path.rpartition("/")[2]) in PYTHON]
    assert list(page.evaluate(KEPT)) == ["talong:/talong/:pages"]
    expected = files(host.folder)
    assert {"", "en/", "kasino/rules/", "en/search/search_index.json"} < set(expected)
    with without_network(host, page.context):
        page.reload()
        assert page.evaluate(FETCHED, list(expected)) == expected
        for path in ("", "en/about/", "kasino/rules/", "en/kaschlan/learn/"):
            answer = page.goto(host.url + path)
            assert answer
            assert answer.status == 200
            expect(page.locator("h1").first).to_be_visible()
        page.goto(host.url + PLAYED)
        step(page)
        at(page, 1)
        assert page.url == f"{host.url}{PLAYED}?{NAME}=1"
        page.reload()
        at(page, 1)


# Step every example of the page that has steps: how many, and the names of those that do not show the next one.
STEP = """() => {
    const stuck = [];
    let stepped = 0;
    for (const widget of document.querySelectorAll("talong-widget[data-kind=example]")) {
        const before = widget.querySelector(".where")?.textContent;
        const next = widget.querySelector(":scope > .talong-frame [data-key~=ArrowRight]");
        if (!next) continue;
        next.click();
        stepped += 1;
        if (widget.querySelector(".where").textContent === before) stuck.push(widget.dataset.name);
    }
    return { stepped, stuck };
}"""


def test_every_example_is_stepped_without_a_network(page: Page, host: Host) -> None:
    page.goto(host.url)
    ready(page)
    folders = [path.parent for path in host.folder.rglob("index.html") if 'data-kind="example"' in path.read_text()]
    stepped = 0
    with without_network(host, page.context):
        for folder in folders:
            page.goto(f"{host.url}{folder.relative_to(host.folder).as_posix()}/".replace("/./", "/"))
            seen = page.evaluate(STEP)
            assert seen["stuck"] == [], folder
            stepped += seen["stepped"]
    assert stepped > 50


def test_links_and_search_work_without_a_network(page: Page, host: Host) -> None:
    page.goto(host.url + PLAYED)
    ready(page)
    with without_network(host, page.context):
        page.reload()
        page.evaluate("window.same = true")
        page.locator(".md-tabs").get_by_role("link", name="Kasino").click()
        expect(page).to_have_title(re.compile("Kasino"))
        assert page.evaluate("window.same")
        page.locator("input[name=query]").click()
        page.keyboard.type("sweep")
        expect(page.locator(".md-search-result__link").first).to_be_visible()


def test_what_is_nowhere_is_told_without_a_network(page: Page, host: Host) -> None:
    page.goto(host.url)
    ready(page)
    with without_network(host, page.context):
        answer = page.goto(f"{host.url}en/canasta/")
        assert answer
        assert answer.status == 404
        expect(page.locator("h1")).to_have_text("No such page")
        page.goto(f"{host.url}kasino/rules")
        assert page.url == f"{host.url}kasino/rules/"


def test_talong_is_kept_played_without_a_network_and_removed(page: Page, host: Host) -> None:
    page.goto(host.url + PLAYED)
    size = python_size(host.folder)
    button = keeper(page).get_by_role("button", name="Keep Talong")
    expect(button).to_contain_text(f"{size} MB")
    press(page, KEEP)
    says(page, KEPT_NOW)
    says(page, f"{KEPT_NOW} ({size} MB).")
    assert kept_python(page) == python_names(host.folder)
    with without_network(host, page.context):
        page.reload()
        says(page, KEPT_NOW)
        play(page)
    keeper(page).get_by_role("button", name="Remove").focus()
    page.keyboard.press("Enter")
    expect(button).to_be_focused()
    assert kept_python(page) == set()


def test_progress_is_shown_and_can_be_stopped(page: Page, host: Host) -> None:
    page.goto(host.url + PLAYED)
    page.evaluate("""() => {
        window.seen = [];
        const progress = document.querySelector("talong-keep progress");
        new MutationObserver(() => seen.push(progress.value / progress.max))
            .observe(document.querySelector("[data-done]"), { childList: true });
    }""")
    with host.keeping_back(".wasm"):
        press(page, KEEP)
        page.wait_for_function("() => seen.some((part) => part > 0.1)")
        press(page, "Stop")
        expect(keeper(page).get_by_role("button", name="Keep Talong")).to_be_visible()
    seen: list[float] = page.evaluate("seen")
    assert seen == sorted(seen)
    assert kept_python(page) == set()


def test_it_can_be_stopped_while_the_last_pages_are_awaited(stranger: Page, host: Host) -> None:
    stranger.goto(host.url + PLAYED)
    with host.keeping_back("/about/"):
        press(stranger, KEEP)
        size = python_size(host.folder)
        says(stranger, f"{size} of {size} MB")
        press(stranger, "Stop")
        expect(keeper(stranger).get_by_role("button", name="Keep Talong")).to_be_visible()
    assert kept_python(stranger) == set()


@contextmanager
def missing(folder: Path, pattern: str) -> Iterator[None]:
    away = [path.rename(path.with_name(f"away-{path.name}")) for path in folder.glob(pattern)]
    try:
        yield
    finally:
        for path in away:
            path.rename(path.with_name(path.name.removeprefix("away-")))


def test_a_download_that_breaks_off_is_told_and_taken_up_again(stranger: Page, host: Host) -> None:
    stranger.goto(host.url + PLAYED)
    ready(stranger)
    with missing(host.folder / "talong", "ours.*"):
        press(stranger, KEEP)
        says(stranger, "Some of it is missing")
    press(stranger, "Fetch the rest")
    says(stranger, KEPT_NOW)
    assert kept_python(stranger) == python_names(host.folder)
    press(stranger, "Remove")


def test_a_full_device_is_told(stranger: Page, host: Host) -> None:
    stranger.goto(host.url + PLAYED)
    session = stranger.context.new_cdp_session(stranger)
    origin = host.url.removesuffix("/talong/")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1_000_000})
    press(stranger, KEEP)
    says(stranger, "There is not enough room")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    press(stranger, "Try again")
    says(stranger, KEPT_NOW)


REFUSALS = {
    "no service worker": WITHOUT_SERVICE_WORKER,
    "registration fails": """ServiceWorkerContainer.prototype.register =
        async () => { throw new DOMException("The operation is insecure.", "SecurityError") }""",
    "no storage": "Object.defineProperty(window, 'caches', { get() { throw new DOMException('', 'SecurityError') } })",
}


@pytest.mark.parametrize("refusal", REFUSALS)
@pytest.mark.parametrize("lang", ["sv", "en"])
def test_where_nothing_may_be_stored_the_page_works_and_says_so(
    stranger: Page, host: Host, refusal: str, lang: str
) -> None:
    complaints: list[str] = []
    stranger.on("pageerror", lambda error: complaints.append(str(error)))
    stranger.add_init_script(REFUSALS[refusal])
    stranger.goto(host.url + (PLAYED if lang == "en" else PLAYED.removeprefix("en/")))
    name, told = {
        "sv": ("Behåll Talong på den här enheten", "Webbläsaren låter inte Talong spara något här"),
        "en": ("Keep Talong on this device", "The browser does not let Talong store anything here"),
    }[lang]
    press(stranger, name)
    says(stranger, told)
    step(stranger)
    expect(frame(stranger).locator(".where")).to_contain_text("1")
    assert complaints == []


def test_a_new_version_waits_until_the_reader_wants_it(stranger: Page, host: Host, tmp_path: Path) -> None:
    first, other = stranger, stranger.context.new_page()
    for page in (first, other):
        page.goto(host.url + PLAYED)
    press(first, KEEP)
    says(first, KEPT_NOW)
    ready(other)
    newer = second(host.folder, tmp_path / "second")
    newer_python = python_names(newer)
    assert newer_python != python_names(host.folder)
    renewal = first.locator("talong-renewal")
    with deployed(host, newer, tmp_path):
        expect(renewal).to_be_hidden()
        first.evaluate("async () => void await (await navigator.serviceWorker.ready).update()")
        expect(renewal.get_by_text("A new version of Talong is ready")).to_be_visible()
        host.asked.clear()
        # The first version goes on, and has everything it needs: example, Python, other pages.
        step(first)
        at(first, 1)
        play(first)
        first.evaluate("window.same = true")
        first.locator(".md-tabs").get_by_role("link", name="Kasino").click()
        expect(first).to_have_title(re.compile("Kasino"))
        assert first.evaluate("window.same")
        first.reload()
        assert MARK not in first.title()
        assert host.asked in ([], ["sw.js"])
        renewal.get_by_role("button", name="Not now").click()
        expect(renewal).to_be_hidden()
        first.goto(f"{host.url}{PLAYED}?{NAME}=2")
        renewal.get_by_role("button", name="Switch to it").click()
        expect(first).to_have_title(re.compile(MARK))
        at(first, 2)
        expect(renewal).to_be_hidden()
        says(first, KEPT_NOW)
        assert kept_python(first) == newer_python
        # Another tab, in which somebody is reading, is left alone.
        step(other)
        at(other, 1)
        assert MARK not in other.title()
        with without_network(host, first.context):
            first.reload()
            play(first)


@contextmanager
def deployed(host: Host, newer: Path, aside: Path) -> Iterator[None]:
    """Put another version in the place of the first, for a while."""
    host.folder.rename(aside / "first")
    newer.rename(host.folder)
    try:
        yield
    finally:
        host.folder.rename(newer)
        (aside / "first").rename(host.folder)


def test_a_site_half_uploaded_is_not_kept(stranger: Page, host: Host, tmp_path: Path) -> None:
    half = tmp_path / "half"
    shutil.copytree(host.folder, half, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    with (half / "about" / "index.html").open("a") as page:
        page.write("<!-- of another version -->")
    with deployed(host, half, tmp_path):
        stranger.goto(host.url + PLAYED)
        press(stranger, KEEP)
        says(stranger, "Some of it is missing")
        assert (
            stranger.evaluate("navigator.serviceWorker.getRegistration().then((found) => found?.active ?? null)")
            is None
        )
