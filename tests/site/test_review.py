"""A deal looked back at, in a real browser: from the end of a game on, by keyboard, ahead of time, on one screen."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browsers.chromium import reader
from tests.browsers.games import DEALS, ROOTS, begun
from tests.browsers.games import WIDGET as GAME
from tests.browsers.reviews import READ, REVIEW, address, finished, look_at, worked_out
from widgets.kinds.game import sitting as sittings
from widgets.kinds.review import looking
from widgets.play.attempt import Attempt
from widgets.say import WORDS

SETTLED = f"() => (function () {{ {READ} }})({REVIEW!r})"
WINDOWS = [(360, 740), (390, 844), (768, 1024), (1280, 800), (740, 360)]
SENT = """
    window.sent = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message?.request) window.sent.push(Boolean(JSON.parse(message.request).ahead));
      return post.call(this, message, ...rest);
    };
"""


def part(id: str) -> str:
    """The selector of a part of the review."""
    return f"{REVIEW} [id$='-{id}']"


def try_move(page: Page, move: str) -> None:
    """Write a move and try it."""
    page.locator(part("typed")).evaluate("(details) => (details.open = true)")
    page.locator(part("move")).fill(move)
    page.locator(part("try")).click()


@pytest.mark.parametrize("lang", WORDS)
def test_from_the_end_of_a_game_to_a_moment_and_to_a_new_puzzle(page: Page, url: str, lang: str) -> None:
    words = WORDS[lang]
    look = look_at("kasino for two")
    found = worked_out(look)
    model = sittings.write(finished("kasino for two"))
    page.goto(f"{url}{ROOTS[lang]}play/?play={quote(model, safe='')}")
    page.locator(f"{GAME} [id$='-review']").click()
    page.wait_for_function(SETTLED)
    expect(page.locator(f"{REVIEW} .moments > li")).to_have_count(len(found.moments))
    one = found.moments[0]
    page.locator(part(f"moment-{one.at}")).click()
    page.wait_for_function(SETTLED)
    expect(page.locator(f"{REVIEW} .instrument")).to_be_in_viewport()
    # What was played is no better than it was.
    try_move(page, look.moves[one.at])
    page.wait_for_function(SETTLED)
    expect(page.locator(f"{REVIEW} .verdict.wrong")).to_be_visible()
    page.locator(part("line")).click()
    page.wait_for_function(SETTLED)
    page.locator(part("next")).click()
    page.wait_for_function(SETTLED)
    expect(page.locator(f"{REVIEW} .events")).not_to_be_empty()
    page.locator(part("to-the-position")).click()
    page.locator(part("again")).click()
    page.wait_for_function(SETTLED)
    try_move(page, look.opening.game.write_move(one.best))
    page.wait_for_function(SETTLED)
    expect(page.locator(f"{REVIEW} .say")).to_contain_text(words.review_passes(found.game, found.floor))
    page.locator(part("practise")).click()
    expect(page.locator("talong-widget[data-name=practise] .table").first).to_be_visible()
    assert one.lesson
    assert one.lesson.puzzles in page.url


def test_by_the_keyboard_alone(page: Page, url: str) -> None:
    look = look_at("kaschlan for two")
    one = worked_out(look).moments[0]
    page.goto(address(url, "sv", look))
    page.wait_for_function(SETTLED)
    page.locator(part(f"moment-{one.at}")).focus()
    for id in ("hint", "hint", "show", "line", "next", "to-the-position", "whole"):
        before = page.url
        page.keyboard.press("Enter")
        page.wait_for_function("before => location.href !== before", arg=before)
        page.wait_for_function(SETTLED)
        # The focus is never lost to the page.
        assert page.evaluate("document.activeElement !== document.body")
        page.locator(part(id)).focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !location.href.includes('at%3D')")
    page.wait_for_function(SETTLED)
    page.locator(part(f"bar-{one.at}")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{REVIEW} .instrument")).to_be_visible()


def test_a_saved_game_is_pasted(page: Page, url: str) -> None:
    look = look_at("kasino for two")
    page.goto(url + "en/review/")
    page.locator(part("record")).fill("\n".join([look.position, *look.moves]) + "x")
    page.locator(part("open")).click()
    expect(page.locator(f"{REVIEW} .refused")).to_contain_text(f"Line {len(look.moves) + 1} cannot be read")
    # What was written stays.
    page.locator(part("record")).press("Control+End")
    page.locator(part("record")).press("Backspace")
    page.locator(part("open")).click()
    page.wait_for_function(SETTLED)
    expect(page.locator(f"{REVIEW} .moments > li")).to_have_count(len(worked_out(look).moments))


def test_it_is_worked_out_while_the_reader_thinks(browser: Browser, url: str) -> None:
    context = reader(browser)
    context.add_init_script(SENT)
    page = context.new_page()
    model = sittings.write(begun(DEALS["kasino for two"], 4))
    page.goto(f"{url}play/?play={quote(model, safe='')}")
    page.wait_for_function("() => window.sent.filter(Boolean).length > 1")
    # A press in the midst of it is answered.
    page.locator(f"{GAME} .near .hand [data-do^='pick ']").first.click()
    page.wait_for_function("() => document.querySelector('talong-widget .picked')")
    # And then it comes to an end.
    page.wait_for_function(
        """() => {
            const { sent } = window;
            const quiet = sent.length === window.before && !sent.at(-1) === false;
            window.before = sent.length;
            return quiet;
        }""",
        polling=1500,
    )
    context.close()


@pytest.mark.parametrize("deal", ["kaschlan for four", "kasino for two"])
def test_every_moment_is_on_one_screen(browser: Browser, url: str, deal: str) -> None:
    context = reader(browser, reduced_motion="reduce")
    page = context.new_page()
    look = look_at(deal)
    one = worked_out(look).moments[0]
    moment = look.moment(one.at)
    for each in (moment, moment._replace(attempt=Attempt((look.moves[one.at],))), moment._replace(shown=True)):
        page.goto(f"{url}en/review/?review={quote(looking.write(each), safe='')}")
        page.wait_for_function(SETTLED)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            seen = page.evaluate(
                """() => {
                    const tall = (what) => document.querySelector(what).getBoundingClientRect().height;
                    const wide = [...document.querySelectorAll("talong-widget .instrument *")].filter(
                        (one) => !one.closest(".controls") && one.getBoundingClientRect().right > innerWidth + 1);
                    return [innerHeight - tall(".md-header") - tall("talong-widget .instrument"), wide.length];
                }"""
            )
            assert seen[0] >= 0, (each, width, seen)
            assert seen[1] == 0, (each, width, seen)
    context.close()
