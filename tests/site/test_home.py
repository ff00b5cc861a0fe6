"""The home page: what Talong is, the ways in, and cards that answer the first touch."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browsers.chromium import reader

DOORS = ["kaschlan/learn/", "kasino/learn/", "play/", "questions/", "practise/"]


@pytest.fixture(params=[(360, 740), (768, 1024), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = request.param
    context = reader(browser, viewport={"width": width, "height": height})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", ["", "en/"])
def test_the_ways_in_are_seen_without_scrolling(page: Page, url: str, path: str) -> None:
    page.goto(url + path)
    doors = page.locator("a.door")
    assert [door.evaluate("one => one.href") for door in doors.all()] == [url + path + door for door in DOORS]
    window = page.evaluate("innerHeight")
    for door in doors.all():
        box = door.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= window
        assert box["height"] >= 44
    # And what they are ways into is said above them.
    lead = page.locator("h1 + p").bounding_box()
    assert lead is not None
    assert lead["y"] + lead["height"] <= window


@pytest.mark.parametrize("card", ["9c", "8s"])
def test_a_card_answers_the_first_touch(browser: Browser, url: str, card: str) -> None:
    context = reader(browser, viewport={"width": 360, "height": 740}, has_touch=True)
    page = context.new_page()
    # Python is held back, so that the sign before its answer can be seen.
    page.route("**/*.wasm", lambda _: None)
    page.goto(url)
    frame = page.locator("talong-widget .talong-frame").first
    pressed = frame.locator(f".near .hand [data-card='{card}']")
    with page.expect_request("**/*.wasm", timeout=120_000):
        pressed.tap()
    expect(pressed).to_have_attribute("data-pressed", "")
    page.unroute("**/*.wasm")  # What was held goes on.
    # Now it is a button, and picked.
    expect(frame.locator(f".near .hand button.picked[data-card='{card}']")).to_be_visible(timeout=120_000)
    expect(frame.locator("[data-pressed]")).to_have_count(0)
    context.close()
