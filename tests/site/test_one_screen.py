"""One moment on one screen: an instrument fits the window, and stepping moves neither its edges nor the way on."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browsers.chromium import reader
from widgets.place import Place
from widgets.position import position_of
from widgets.tables import TABLES, sight_of

WINDOWS = [(360, 740), (390, 844), (768, 1024), (1280, 800)]
PAGES = ["", "kaschlan/examples/", "kasino/examples/", "kaschlan/learn/", "kasino/learn/"]

STEPPED = """() => [...document.querySelectorAll("talong-widget")]
  .filter((widget) => widget.querySelector(".instrument"))
  .map((widget) => {
    const found = (what) => widget.querySelector(`.talong-frame ${what}`);
    const top = () => widget.querySelector(".talong-frame").getBoundingClientRect().top;
    const seen = [];
    for (let more = true; more; ) {
      for (const one of document.getAnimations()) one.finish();
      const next = found("[id$=-next]");
      const table = found(".table");
      seen.push({
        frame: widget.querySelector(".talong-frame").getBoundingClientRect().height,
        instrument: found(".instrument").getBoundingClientRect().height,
        next: next.getBoundingClientRect().top - top(),
        table: table.classList.contains("counting") ? null : table.getBoundingClientRect().height,
        room: [table.scrollWidth - table.clientWidth, table.scrollHeight - table.clientHeight],
      });
      more = next.hasAttribute("data-go");
      if (more) next.click();
    }
    return { name: widget.dataset.name, seen };
  })"""


@pytest.fixture(params=WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = request.param
    context = reader(browser, viewport={"width": width, "height": height})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", [*PAGES, "en/kaschlan/examples/", "en/kasino/learn/"])
def test_stepping_moves_nothing(page: Page, url: str, path: str) -> None:
    page.goto(url + path)
    page.locator("talong-widget:defined").first.wait_for(state="attached")
    stepped = page.evaluate(STEPPED)
    assert stepped
    for one in stepped:
        # The tables of a lesson's tasks have not all as many seats.
        for what in ("instrument", "next", *(() if "lesson" in one["name"] else ("table",))):
            seen = {round(moment[what], 1) for moment in one["seen"] if moment[what] is not None}
            # Of a pack that is only counted there is no table that is played at.
            assert len(seen) <= 1, (one["name"], what)
        assert max(moment["room"] for moment in one["seen"]) <= [1, 1], one["name"]


ROOM = """() => {
  const instrument = document.querySelector(".instrument").getBoundingClientRect();
  const head = document.querySelector(".talong-head").getBoundingClientRect();
  return innerHeight - document.querySelector(".md-header").getBoundingClientRect().height - instrument.height - head.height;
}"""


@pytest.mark.parametrize("path", [*PAGES, "practise/", "drills/"])
def test_an_instrument_fits_the_window(page: Page, url: str, path: str) -> None:
    page.goto(url + path)
    page.locator("talong-widget .instrument").first.wait_for()
    assert page.evaluate(ROOM) >= 0


CROWDED = {
    "four": "kaschlan?trump=c&hands=7c8c9cTcJc/7d8d9dTdJd/7h8h9hThJh/7s8s9sTsJs&table=Qc:Kc,Qd,Qh,Qs&attacker=0&defender=1",
    "twenty": "kaschlan?trump=c&hands=7c8c9cTcJcQcKcAc7d8d9dTdJdQdKdAd7h8h9hTh/JhQhKh&attacker=0&defender=1",
    "twelve": "kasino?hands=9h8hThKc/6d7d8d9d&table=2d,3d,4d,5d,2h,3h,4h,5h,2s,4s,5s,Ks"
    "&builds=9:6c3c@0,8:7cAc@1,10x:9sAsTs@0",
}
"""Positions with as much as a table can hold."""

GROWN = ("kaschlan?trump=c&hands=7d8d/7c8c9cTcJcQcKc", "kaschlan?trump=c&hands=7d8d/7c8c9cTcJcQcKcAc")
"""The same hand with one card more, still in one row."""

FITS = """(html) => {
  const old = document.querySelector(".instrument .table");
  old.outerHTML = html;
  const table = document.querySelector(".instrument .table");
  const edge = table.getBoundingClientRect();
  const out = [...table.querySelectorAll(".card, .label, .value")].filter((one) => {
    const box = one.getBoundingClientRect();
    const aside = box.left < edge.left - 1 || box.right > edge.right + 1;
    return box.width && (aside || box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
  });
  // And nothing of the middle lies under the hand.
  const low = table.querySelector(".near").getBoundingClientRect().top + 1;
  for (const one of table.querySelectorAll(".bout :is(.card, .value)")) {
    if (one.getBoundingClientRect().bottom > low) out.push(one);
  }
  const hand = [...table.querySelectorAll(".near .hand > .card")].map((one) => one.getBoundingClientRect());
  const near = hand.map((box, n) => (hand[n + 1] && hand[n + 1].top === box.top ? hand[n + 1].left - box.left : 99));
  return { out: out.map((one) => one.outerHTML), strip: Math.min(...near) };
}"""


@pytest.mark.parametrize("position", CROWDED)
def test_a_crowded_table_fits(page: Page, url: str, position: str) -> None:
    page.goto(url)
    page.locator("talong-widget .instrument").first.wait_for()
    shown = position_of(CROWDED[position])
    html = str(TABLES[shown.game.NAME].draw(shown.state, sight_of(shown, Place("sv", "", "w1"), live=True)))
    fits: Any = page.evaluate(FITS, html)
    assert fits["out"] == []
    # Of every card in a hand a strip is free that a thumb can hit.
    assert fits["strip"] >= 24
    assert page.evaluate(ROOM) >= 0


def test_a_hand_that_grows_moves_nothing(page: Page, url: str) -> None:
    page.goto(url)
    page.locator("talong-widget .instrument").first.wait_for()
    heights = []
    for text in GROWN:
        shown = position_of(text)
        near = shown._replace(near=1)
        html = str(TABLES["kaschlan"].draw(near.state, sight_of(near, Place("sv", "", "w1"))))
        page.evaluate(FITS, html)
        heights.append(page.locator(".instrument .table").first.evaluate("one => one.getBoundingClientRect().height"))
    assert heights[0] == heights[1]
