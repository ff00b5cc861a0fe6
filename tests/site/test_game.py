"""A game against the computer in a real browser: killed and resumed, in the other language, by keyboard, on one screen."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.bench.response import WATCH
from tests.browsers.chromium import Chromium, reader
from tests.browsers.driver import until
from tests.browsers.games import AT_ONCE, DEALS, MODEL, READY, WIDGET, begin, begun, move, settled
from widgets.kinds.game import sitting as sittings
from widgets.kinds.game.moving import over

SETTLED = f"() => (function () {{ {READY} }})({WIDGET!r})"
WINDOWS = [(360, 740), (390, 844), (768, 1024), (1280, 800), (740, 360)]


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    browser = Chromium(playwright, tmp_path_factory.mktemp("profile"))
    yield browser
    assert browser.complaints == []
    browser.close()


def test_a_game_is_begun_in_two_presses_from_the_first_page(chromium: Chromium, url: str) -> None:
    chromium.open(url)
    chromium.press("a.door[href$='play/']")
    until(lambda: chromium.page.url.startswith(url + "play/"), "the page")
    chromium.press(f"{WIDGET} [id$='-start']")
    sitting = settled(chromium)
    assert (sitting.match.game, sitting.players) == ("kaschlan", (0, 2))


@pytest.mark.parametrize("deal", ["kaschlan for four", "kasino for two"])
def test_a_tab_that_is_closed_at_any_move_loses_nothing(chromium: Chromium, url: str, deal: str) -> None:
    luck = random.Random(deal)
    begin(chromium, url, DEALS[deal])
    for lang in ("en", "sv", "en"):
        for _ in range(luck.randrange(1, 4)):
            if over(sitting := settled(chromium)):
                break
            move(chromium, sitting, luck)
        # At once, while the others are still to answer.
        kept = chromium.run(MODEL)
        chromium.page.close()
        chromium.page = chromium.context.new_page()
        chromium.page.on("console", lambda message: chromium.complaints.append(message.text))
        # Another visit, in another language: the game is offered, and goes on.
        chromium.open(f"{url}{'en/' if lang == 'en' else ''}play/")
        chromium.press(f"{WIDGET} [id$='-begun-0']")
        sitting = settled(chromium)
        assert sitting.attempt.played[: len(sittings.read(kept).attempt.played)] == sittings.read(kept).attempt.played


def test_a_worker_that_dies_leaves_the_game_where_it_was(chromium: Chromium, url: str) -> None:
    begin(chromium, url, DEALS["kaschlan for two"])
    before = settled(chromium)
    for worker in chromium.page.workers:
        worker.evaluate("self.close()")
    luck = random.Random(1)
    move(chromium, before, luck)
    assert settled(chromium).attempt.played[: len(before.attempt.played)] == before.attempt.played


def test_nothing_jumps_while_a_game_is_played(playwright: Playwright, url: str, tmp_path: Path) -> None:
    browser = Chromium(playwright, tmp_path)
    browser.context.add_init_script(WATCH)
    begin(browser, url, DEALS["kasino for two"])
    luck = random.Random(2)
    settled(browser)
    browser.run("Object.assign(window.seen, { took: [], long: [], shifts: 0, since: performance.now() })")
    for _ in range(4):
        move(browser, settled(browser), luck)
    settled(browser)
    seen = browser.run("return window.seen")
    browser.close()
    assert seen["shifts"] == 0


def test_the_others_take_their_time_and_every_move_is_told_once(page: Page, url: str) -> None:
    page.goto(f"{url}en/play/?play={quote('kasino?players=-/2/2&seed=pace&dealer=0&form=nordic', safe='')}")
    say = page.locator(f"{WIDGET} .talong-say")
    page.evaluate(
        """() => {
            window.told = [];
            const say = document.querySelector("talong-widget[data-name=play] .talong-say");
            new MutationObserver(() => say.textContent && window.told.push([say.textContent, performance.now()]))
                .observe(say, { childList: true, characterData: true, subtree: true });
        }"""
    )
    expect(say).to_contain_text("Linnea is to act")
    told = page.evaluate("window.told")
    sentences = [sentence for sentence, _ in told]
    assert len(sentences) == len(set(sentences))
    assert all(any(name in sentence for sentence in sentences) for name in ("Hugo", "Alva"))
    times = [time for _, time in told]
    assert min(later - earlier for earlier, later in pairwise(times)) > 600


def test_by_the_keyboard_alone(page: Page, url: str) -> None:
    page.goto(url + "about/")
    page.evaluate(AT_ONCE.replace("arguments[0]", f"{url!r}"))
    page.goto(f"{url}play/?play={quote(DEALS['kaschlan for two'], safe='')}")
    hand = page.locator(f"{WIDGET} .near .hand [tabindex='0']")
    hand.focus()
    before = page.url
    for _ in range(40):
        if page.locator(f"{WIDGET} [id$='-do-done']").count() == 0:
            break
        # To a card that can be played, or a button that ends it.
        target = page.locator(f"{WIDGET} :is(.near .hand .can, .open .can, .act:not([aria-disabled]))").first
        target.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("before => location.href !== before", arg=before)
        before = page.url
        page.wait_for_function(SETTLED)
        # The focus is never lost to the page.
        assert page.evaluate("document.activeElement !== document.body")
        if page.evaluate("new URLSearchParams(location.search).get('play').split(';').length") > 8:
            break


ROOM = """() => {
  const frame = document.querySelector("talong-widget[data-name=play] .talong-frame");
  const height = (what) => document.querySelector(what).getBoundingClientRect().height;
  const header = height(".md-header");
  const table = frame.querySelector(".table").getBoundingClientRect();
  const tops = [...frame.querySelectorAll(".table :is(.label, .card)")].map((one) => one.getBoundingClientRect().top);
  const wide = [...frame.querySelectorAll(".instrument *")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.right > innerWidth + 1;
  });
  const hand = [...frame.querySelectorAll(".near .hand > .card")].map((one) => one.getBoundingClientRect());
  const strip = hand.map((box, n) => (hand[n + 1] && hand[n + 1].top === box.top ? hand[n + 1].left - box.left : 99));
  return {
    left: innerHeight - header - frame.querySelector(".instrument").getBoundingClientRect().height,
    wide: wide.length,
    cut: Math.max(0, ...tops.map((top) => table.top - top - 1)),
    strip: Math.min(...strip),
    ways: frame.querySelector(".ways").getBoundingClientRect().top - frame.getBoundingClientRect().top,
    tall: frame.querySelector(".instrument").getBoundingClientRect().height,
  };
}"""


@pytest.mark.parametrize("deal", ["kaschlan for four", "kasino in pairs"])
def test_every_moment_is_on_one_screen_and_nothing_wanders(browser: Browser, url: str, deal: str) -> None:
    context = reader(browser, reduced_motion="reduce")
    page = context.new_page()
    tall: dict[tuple[int, int], set[int]] = {size: set() for size in WINDOWS}
    ways: dict[tuple[int, int], set[int]] = {size: set() for size in WINDOWS}
    for moves in (0, 3, 7):
        model = sittings.write(begun(DEALS[deal], moves))
        page.goto(f"{url}en/play/?play={quote(model, safe='')}")
        page.wait_for_function(SETTLED)
        for size in WINDOWS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            seen = page.evaluate(ROOM)
            assert seen["left"] >= 0, (moves, size, seen)
            assert seen["cut"] == 0, (moves, size, seen)
            assert seen["wide"] == 0
            assert seen["strip"] >= 24
            tall[size].add(round(seen["tall"]))
            ways[size].add(round(seen["ways"]))
    context.close()
    assert {size: found for size, found in tall.items() if len(found) > 1} == {}
    # On a wide window what is told stands beside the table, and the ways under it.
    assert {size: found for size, found in ways.items() if len(found) > 1 and size[0] < 600} == {}


def test_a_challenge_opens_with_the_same_cards_and_the_result_beside(page: Page, url: str) -> None:
    model = "kaschlan?players=-/2&seed=site&dealer=0&rival=Elsa:-1"
    page.goto(f"{url}play/?play={quote(model, safe='')}")
    expect(page.locator(f"{WIDGET} .caption").first).to_contain_text("Astrid")
    expect(page.locator(f"{WIDGET} .say")).to_contain_text("Med samma kort blev Elsa kaschlan.")


def test_a_link_that_makes_no_sense_says_so_and_a_game_can_be_begun(page: Page, url: str) -> None:
    page.goto(f"{url}play/?play={quote('kaschlan?players=-/2&seed=x&dealer=0;lead 2c', safe='')}")
    expect(page.locator(f"{WIDGET} .notice").first).to_be_visible()
    page.locator(f"{WIDGET} [id$='-start']").click()
    expect(page.locator(f"{WIDGET} .instrument")).to_be_visible()


def test_what_the_players_need_comes_when_a_game_is_asked_for(chromium: Chromium, url: str, folder: Path) -> None:
    assert list((folder / "talong").glob("more.*.zip"))
    fetched: Callable[[], list[str]] = lambda: [one for one in chromium.requests if "/more." in one]  # noqa: E731
    chromium.requests.clear()
    chromium.page.on("request", lambda request: chromium.requests.append(request.url))
    chromium.open(url + "practise/")
    chromium.press("talong-widget [id$='-hint']")
    until(lambda: chromium.run("return document.querySelector('.hints')") is not None, "a hint")
    assert fetched() == []
    begin(chromium, url, DEALS["kaschlan for two"])
    settled(chromium)
    assert fetched()
