"""Python's memory, kept on the reader's device for the next visit: made, used, and dropped when it is no good."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browsers.chromium import WITHOUT_CONNECTION, reader

NAME = "kaschlan-clubs-defence"
KEPT = """async () => {
    const cache = await caches.open("talong:/:snapshot");
    const [request] = await cache.keys();
    return request ? (await (await cache.match(request)).arrayBuffer()).byteLength : 0;
}"""
# What is kept becomes something else; its digest is made to fit, or not.
SPOIL = """async (fits) => {
    const cache = await caches.open("talong:/:snapshot");
    const [request] = await cache.keys();
    const memory = new Uint8Array(await (await cache.match(request)).arrayBuffer());
    memory.fill(7, 1024, fits ? undefined : 2048);
    const digest = String(new Uint8Array(await crypto.subtle.digest("SHA-256", memory)));
    await cache.put(request, new Response(memory, { headers: { Digest: fits ? digest : "1,2,3" } }));
}"""


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = reader(browser, reduced_motion="reduce")
    context.add_init_script(WITHOUT_CONNECTION)
    yield context
    context.close()


def play(visitor: BrowserContext, url: str) -> Page:
    """Open an example in a new tab and beat a card, which takes Python."""
    page = visitor.new_page()
    page.clock.install()
    page.goto(f"{url}kaschlan/rules/")
    frame = page.locator(f"talong-widget[data-name={NAME}] .talong-frame")
    frame.locator("[id$=-play]").click()
    frame.locator("button[data-card=Kd]").click()
    frame.locator("button[data-card='8d']").click()
    expect(frame.locator(".say")).to_contain_text("Viktor sticker över ruter åtta med ruter kung.")
    return page


@pytest.fixture
def page(visitor: BrowserContext, url: str) -> Page:
    """The page of a first visit, whose Python has been at rest until its memory was kept."""
    page = play(visitor, url)
    assert page.evaluate(KEPT) == 0
    page.clock.run_for(15_000)
    for _ in range(600):
        if page.evaluate(KEPT):
            return page
        page.wait_for_timeout(100)
    pytest.fail("no memory was kept")


def test_the_next_visit_starts_from_it(visitor: BrowserContext, url: str, page: Page) -> None:
    size = page.evaluate(KEPT)
    second = play(visitor, url)
    assert len([worker for worker in second.workers if "/talong/worker." in worker.url]) == 1
    second.clock.run_for(15_000)
    assert second.evaluate(KEPT) == size > 10_000_000


@pytest.mark.parametrize("fits", [True, False])
def test_a_spoilt_one_is_dropped_and_the_reader_does_not_notice(
    visitor: BrowserContext, url: str, page: Page, fits: bool
) -> None:
    page.evaluate(SPOIL, fits)
    second = play(visitor, url)
    expect(second.locator(".talong-trouble:visible")).to_have_count(0)
    assert second.evaluate(KEPT) == 0


def test_without_storage_there_is_none(visitor: BrowserContext, url: str) -> None:
    visitor.add_init_script("Object.defineProperty(window, 'caches', { get() { throw new Error('denied') } })")
    play(visitor, url)
