"""The example as an instrument: jump, step by itself, copy the address of a moment; cards that glide; four colours."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browsers.chromium import reader

NAME = "kaschlan-clubs-defence"
GLIDES = "document.getAnimations().map(one => one.effect.target.dataset.card).filter(Boolean)"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = reader(browser, viewport={"width": 1280, "height": 900})
    yield opened
    opened.close()


@pytest.fixture
def home(context: BrowserContext, url: str) -> Page:
    """The home page, with its clock in our hands."""
    tab = context.new_page()
    tab.clock.install()
    tab.goto(url)
    return tab


def frame(page: Page) -> Locator:
    return page.locator(f"talong-widget[data-name={NAME}] .talong-frame")


def button(page: Page, id: str) -> Locator:
    return frame(page).locator(f"[id$='-{id}']")


def at(page: Page, step: int) -> None:
    expect(frame(page).locator(".where")).to_have_text(f"Steg {step} av 7" if step else "Utgångsläget")


def test_a_dot_jumps_to_its_step(home: Page) -> None:
    dot = home.get_by_role("button", name="Steg 3 av 7")
    dot.click()
    at(home, 3)
    expect(dot).to_have_attribute("aria-current", "step")
    expect(dot).to_be_focused()
    box = dot.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24


def test_the_dots_are_one_tab_stop_with_arrows_inside(home: Page) -> None:
    button(home, "slowly").focus()
    home.keyboard.press("Tab")
    expect(button(home, "dot-0")).to_be_focused()
    home.keyboard.press("End")
    home.keyboard.press("ArrowLeft")
    home.keyboard.press("Enter")
    at(home, 6)
    home.keyboard.press("Tab")
    expect(button(home, "share")).to_be_focused()


def test_it_steps_by_itself_to_the_end(home: Page) -> None:
    button(home, "slowly").click()
    at(home, 1)
    expect(button(home, "slowly")).to_have_attribute("aria-pressed", "true")
    home.clock.run_for(1_500)
    at(home, 1)
    home.clock.run_for(300_000)
    at(home, 7)
    expect(button(home, "slowly")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("pressed", ["slowly", "back", "dot-1"])
def test_any_press_stops_it(home: Page, pressed: str) -> None:
    button(home, "slowly").click()
    at(home, 1)
    button(home, pressed).click()
    step = 0 if pressed == "back" else 1
    at(home, step)
    expect(button(home, "slowly")).to_have_attribute("aria-pressed", "false")
    home.clock.run_for(60_000)
    at(home, step)


def test_who_wants_no_motion_has_none(browser: Browser, url: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    page.goto(url)
    expect(button(page, "slowly")).to_be_hidden()
    button(page, "next").click()
    at(page, 1)
    assert page.evaluate(GLIDES) == []
    page.close()


def test_a_card_that_moves_glides_and_is_there_at_once(home: Page) -> None:
    gliding = home.evaluate(f"""() => {{
        document.querySelector("talong-widget [id$='-next']").click()
        return {GLIDES}
    }}""")
    expect(frame(home).locator(".pair [data-card='Kd']")).to_be_attached()
    # The king goes to the table, the cards on its right close up; Astrid's lie still.
    assert sorted(gliding) == ["8s", "As", "Jh", "Kd"]


def test_the_address_of_a_moment_is_copied_and_leads_there(context: BrowserContext, home: Page, url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(home, "dot-3").click()
    button(home, "share").click()
    expect(home.get_by_role("status").filter(has_text="Adressen är kopierad.")).to_be_visible()
    address = home.evaluate("navigator.clipboard.readText()")
    assert address == f"{url}?{NAME}=3#w1-title"
    at(home, 3)
    visitor = context.new_page()
    visitor.goto(address)
    at(visitor, 3)


def test_where_fingers_press_the_device_shares(browser: Browser, url: str) -> None:
    context = reader(browser, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    context.add_init_script("navigator.share = async (what) => { window.shared = what }")
    page = context.new_page()
    page.goto(url)
    button(page, "share").tap()
    page.wait_for_function("window.shared")
    assert page.evaluate("shared.url") == f"{url}?{NAME}=0#w1-title"
    assert page.url == url
    context.close()


def test_a_margin_number_copies_its_address(context: BrowserContext, home: Page, url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    home.goto(f"{url}kaschlan/rules/")
    said = home.get_by_role("status").filter(has_text="Adressen är kopierad.")
    # Also where the address has the number already.
    for _ in range(2):
        home.locator("#k33 > a.num").first.click()
        expect(home).to_have_url(f"{url}kaschlan/rules/#k33")
        expect(said).to_be_visible()
        home.wait_for_load_state("networkidle")
        expect(said).to_be_visible()
        home.clock.run_for(4000)
        expect(said).to_be_hidden()
    assert home.evaluate("navigator.clipboard.readText()") == f"{url}kaschlan/rules/#k33"


def test_four_colours_are_kept_in_both_languages(home: Page, url: str) -> None:
    colour = "card => getComputedStyle(card).color"
    club, spade = (frame(home).locator(f"[data-card='{card}']") for card in ("9c", "8s"))
    assert club.evaluate(colour) == spade.evaluate(colour)
    home.get_by_role("button", name="Fyra färger på korten").click()
    assert club.evaluate(colour) != spade.evaluate(colour)
    home.goto(f"{url}en/")
    expect(home.get_by_role("button", name="Four-colour cards")).to_have_attribute("aria-pressed", "true")
    assert club.evaluate(colour) != spade.evaluate(colour)


def test_four_colours_work_without_storage(context: BrowserContext, url: str) -> None:
    context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } })")
    page = context.new_page()
    page.goto(url)
    switch = page.get_by_role("button", name="Fyra färger på korten")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
