"""A deal looked back at on its page, in whichever browser."""

from functools import cache, partial
from urllib.parse import quote

from engine.review import Review
from tests.browsers.driver import Driver, until
from tests.browsers.games import DEALS, ROOTS, begun
from widgets.kinds.game.results import look_of
from widgets.kinds.game.sitting import Sitting
from widgets.kinds.review import desk, looking
from widgets.kinds.review.looking import Look
from widgets.kinds.review.overview import review_of

REVIEW = "talong-widget[data-name=review]"
READ = """
    const widget = document.querySelector(arguments[0]);
    const frame = widget?.querySelector(".talong-frame");
    const still = frame && !widget.dataset.state && !frame.inert;
    return Boolean(still && frame.querySelector(".review:not([aria-busy]) :is(.all, .instrument)"));
"""
TEXT = "return document.querySelector(arguments[0]).textContent"


def finished(deal: str) -> Sitting:
    """A deal that somebody has played to its end with any moves."""
    return begun(DEALS[deal], 99)


def look_at(deal: str) -> Look:
    """A look back at all of it."""
    return look_of(finished(deal))


@cache
def worked_out(look: Look) -> Review:
    """The review, as the page has to come to it."""
    while desk.work(desk.questions(look.opening, look.moves)):
        pass
    found = review_of(look)
    assert found is not None
    return found


def address(url: str, lang: str, look: Look) -> str:
    """The page that shows a look."""
    return f"{url}{ROOTS[lang]}review/?review={quote(looking.write(look), safe='')}"


def read(browser: Driver) -> str:
    """The look that is shown once it has been worked out, as text."""
    until(partial(browser.run, READ, REVIEW), "the review")
    return str(browser.run("return new URLSearchParams(location.search).get('review')"))
