"""Where something does not come, or the browser lacks it: the page says why, and what can go on goes on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, Route, expect

from tests.browsers.chromium import FLAGS, PROGRAM, WITHOUT_CONNECTION
from widgets.build.runtime import BROWSER, PYTHON

NAME = "kaschlan-clubs-defence"
PAGE = "en/kaschlan/rules/"
CLIENT = [*sorted({path.name for path in BROWSER.glob("*.js")} - set(PYTHON)), "idiomorph.js", "runtime.js"]
ARRIVED = "The script that the examples need has not arrived."


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(reduced_motion="reduce", service_workers="block")
    opened.add_init_script(WITHOUT_CONNECTION)
    yield opened
    opened.close()


def example(page: Page) -> Locator:
    return page.locator(f"talong-widget[data-name={NAME}]")


def step_on(page: Page) -> None:
    example(page).locator("[data-key~=ArrowRight]").click()
    expect(example(page).locator(".where")).to_contain_text("Step 1 ")


def play(page: Page) -> None:
    example(page).locator("[id$=-play]").click()


@pytest.mark.parametrize("name", CLIENT)
def test_a_script_that_does_not_come_is_told_of_and_steps_are_shown(
    context: BrowserContext, url: str, name: str
) -> None:
    page = context.new_page()
    page.route(re.compile(rf"/talong/{name.removesuffix('.js')}\.[0-9a-f]+\.js$"), lambda route: route.abort())
    page.goto(url + PAGE)
    step_on(page)
    play(page)
    expect(example(page).locator("[data-trouble]:visible")).to_have_text(re.compile(ARRIVED))
    step = example(page).locator(".where")
    expect(step).to_contain_text("Step 1 ")


def test_a_step_taken_before_the_script_has_come_is_where_it_goes_on(context: BrowserContext, url: str) -> None:
    page = context.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/talong/client.*", hold)
    page.goto(url + PAGE, wait_until="commit")
    step_on(page)
    play(page)
    expect(example(page).locator("[data-trouble=missing]")).to_be_visible()
    held[0].continue_()
    expect(page).to_have_url(re.compile(f"{NAME}=1"))
    example(page).locator("[data-key~=ArrowRight]").click()
    expect(page).to_have_url(re.compile(f"{NAME}=2"))
    expect(example(page).locator("[data-trouble]:visible")).to_have_count(0)


@pytest.mark.parametrize(("root", "told"), [("", "öppnad som en fil"), ("en/", "opened as a file")])
def test_a_page_that_is_opened_as_a_file_says_so(context: BrowserContext, folder: Path, root: str, told: str) -> None:
    page = context.new_page()
    page.goto((folder / root / "kaschlan/rules/index.html").as_uri())
    example(page).locator("[data-key~=ArrowRight]").click()
    expect(example(page).locator(".where")).to_contain_text(re.compile("Steg 1 |Step 1 "))
    play(page)
    expect(example(page).locator("[data-trouble]:visible")).to_contain_text(told)


THINGS = """[
    [window, "localStorage"], [window, "sessionStorage"], [window, "caches"], [window, "indexedDB"],
    [Navigator.prototype, "serviceWorker"], [Navigator.prototype, "clipboard"], [Navigator.prototype, "storage"],
    [Crypto.prototype, "subtle"],
]"""
FORMS = {
    "null": "{ value: null, configurable: true }",
    "undefined": "{ value: undefined, configurable: true }",
    "denied": "{ get() { throw new DOMException(name, 'SecurityError'); }, configurable: true }",
}
USELESS = """for (const name of ["localStorage", "sessionStorage"]) {
    const value = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, name, { value, configurable: true });
}"""


def without(form: str) -> str:
    """A script that takes everything away that a browser may lack, in one of the forms in which it may be missing."""
    if form == "useless":
        return USELESS
    return f"for (const [owner, name] of {THINGS}) Object.defineProperty(owner, name, {FORMS[form]});"


def works(page: Page, url: str) -> None:
    """Search, colours and an example, without a word of complaint."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # Playwright, which keeps service workers away here, says so when one is asked for in time.
        if "blocked by Playwright" not in message.text:
            complaints.append(message.text)

    page.on("console", heard)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(url + PAGE)
    page.get_by_role("button", name="Four-colour cards").click()
    expect(page.locator("html")).to_have_attribute("data-suits", "four")
    play(page)
    expect(example(page).locator("[id$=-do-take]")).to_be_visible()
    page.locator("[name=query]").click()
    page.keyboard.type("K33")
    expect(page.locator(".md-search-result__link").nth(1)).to_have_attribute("href", re.compile("#k33$"))
    assert complaints == []


@pytest.mark.parametrize("form", [*FORMS, "useless"])
def test_everything_goes_on_without_what_a_browser_may_lack(context: BrowserContext, url: str, form: str) -> None:
    context.add_init_script(without(form))
    works(context.new_page(), url)


def test_everything_goes_on_where_local_storage_is_switched_off(playwright: Playwright, url: str) -> None:
    browser = playwright.chromium.launch(executable_path=PROGRAM, args=[*FLAGS, "--disable-local-storage"])
    page = browser.new_page()
    page.add_init_script(WITHOUT_CONNECTION)
    works(page, url)
    browser.close()
