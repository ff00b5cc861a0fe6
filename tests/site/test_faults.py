"""What can go wrong on a reader's side, in Chromium, with the whole site: told in the reader's language, nothing lost."""

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, TimeoutError, expect

from tests.browsers.chromium import WITHOUT_CONNECTION, reader
from widgets import progress
from widgets.kinds.selftest import MOVES
from widgets.library import puzzles
from widgets.say import WORDS

ROOTS = {"sv": "", "en": "en/"}
NAME = "kaschlan-clubs-defence"
PUZZLES = puzzles.names("winning-attack")
KEPT = "talong:/:kept:progress"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A reader with a telephone. Python starts when it is needed, and every file comes from the network."""
    opened = reader(browser, viewport={"width": 360, "height": 800}, reduced_motion="reduce", service_workers="block")
    opened.add_init_script(WITHOUT_CONNECTION)
    yield opened
    opened.close()


@pytest.fixture
def errors() -> list[str]:
    """What the page complained of; must be empty when a test ends, unless the test empties it."""
    return []


@pytest.fixture
def page(context: BrowserContext, errors: list[str]) -> Iterator[Page]:
    opened = context.new_page()
    listen(opened, errors)
    yield opened
    assert errors == []


def listen(page: Page, errors: list[str]) -> None:
    def heard(message: ConsoleMessage) -> None:
        # The file that `prepare` opens has no icon.
        if message.type == "error" and not message.location["url"].endswith("favicon.ico"):
            errors.append(message.text)

    page.on("console", heard)
    page.on("pageerror", lambda error: errors.append(str(error)))


def widget(page: Page, name: str = NAME) -> Locator:
    return page.locator(f"talong-widget[data-name={name}]")


def press(frame: Locator, name: str) -> None:
    frame.locator(f"[id$='-{name}']").first.click()


# Each makes something go wrong, and says which note tells of it.


def missing(page: Page) -> str:
    page.route("**/talong/stdlib.*", lambda route: route.fulfill(status=404))
    return "failed"


def slow(page: Page) -> str:
    page.route("**/talong/stdlib.*", lambda _route: None)
    return "slow"


def forbidden(page: Page) -> str:
    def without_wasm(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers=answer.headers | {"content-security-policy": "script-src 'self'"})

    page.route("**/talong/worker.*", without_wasm)
    return "forbidden"


def raising(page: Page) -> str:
    page.evaluate("name => document.querySelector(`talong-widget[data-name=${name}]`).dataset.kind = 'nothing'", NAME)
    return "crashed"


FAULTS: tuple[Callable[[Page], str], ...] = (missing, slow, forbidden, raising)
SENTENCES = {
    "failed": "engine_failed",
    "slow": "engine_slow",
    "forbidden": "engine_forbidden",
    "crashed": "engine_crashed",
}


def suffer(page: Page, url: str, lang: str, fault: Callable[[Page], str]) -> Locator:
    """Let it go wrong at the second step of an example; the note."""
    page.clock.install()
    page.goto(f"{url}{ROOTS[lang]}kaschlan/rules/?{NAME}=2")
    kind = fault(page)
    press(widget(page), "play")
    note = widget(page).locator(f"[data-trouble={kind}]")
    for _ in range(200):
        if note.is_visible():
            break
        page.clock.run_for(1_000)
        page.wait_for_timeout(100)
    expect(widget(page).locator("[data-trouble]:visible")).to_have_count(1)
    return note


@pytest.mark.parametrize("lang", ROOTS)
@pytest.mark.parametrize("fault", FAULTS)
def test_it_is_told_and_the_example_goes_on(
    page: Page, url: str, errors: list[str], lang: str, fault: Callable[[Page], str]
) -> None:
    note = suffer(page, url, lang, fault)
    kind = str(note.get_attribute("data-trouble"))
    expect(note).to_contain_text(getattr(WORDS[lang], SENTENCES[kind]))
    expect(note.get_by_role("button", name=WORDS[lang].retry)).to_have_count(0 if kind == "slow" else 1)
    box = note.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    # The place is kept, the script can be stepped, and every step stands below.
    assert page.url.endswith(f"?{NAME}=2")
    press(widget(page), "next")
    expect(page).to_have_url(re.compile(f"{NAME}=3"))
    expect(note).to_be_hidden()
    steps = page.locator(f"talong-widget[data-name={NAME}] + .talong-steps")
    steps.locator("summary").first.click()
    expect(steps.locator("li").last).to_be_visible()
    if fault is missing:
        # Of that the browser and Pyodide tell in the console.
        errors.clear()


def test_a_click_while_python_is_loading_is_answered_in_the_other_language(page: Page, url: str) -> None:
    slow(page)
    page.goto(f"{url}kaschlan/rules/?{NAME}=1")
    press(widget(page), "play")
    expect(widget(page)).to_have_attribute("data-state", "waiting")
    page.unroute_all()
    page.locator("[data-twin]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(widget(page).locator(".where")).to_have_text("Your turn to try")


@pytest.mark.parametrize("lang", ROOTS)
@pytest.mark.parametrize(
    ("path", "name", "model"), [("practise/", "practise", PUZZLES[1]), ("drills/", "drill-beats", "5")]
)
def test_another_than_what_is_linked_cannot_be_pressed(
    page: Page, url: str, lang: str, path: str, name: str, model: str
) -> None:
    slow(page)
    page.goto(f"{url}{ROOTS[lang]}{path}?{name}={model}")
    frame = widget(page, name).locator(".talong-frame")
    expect(widget(page, name).locator("[data-trouble]:visible")).to_have_text(WORDS[lang].fetching)
    before = frame.inner_text()
    with pytest.raises(TimeoutError):
        frame.locator("button").first.click(timeout=500)
    page.unroute_all()
    expect(frame).not_to_have_attribute("inert", "")
    expect(widget(page, name).locator("[data-trouble]:visible")).to_have_count(0)
    assert frame.inner_text() != before
    expect(page).to_have_url(re.compile(f"{name}={model}$"))
    assert page.evaluate("key => localStorage.getItem(key)", KEPT) is None


# Storage


def prepare(page: Page, url: str, script: str, *arguments: str) -> None:
    """Run a script where the site's storage is, before any of its pages is opened."""
    page.goto(f"{url}robots.txt")
    page.evaluate(script, arguments)


def kept(page: Page) -> str:
    return str(page.evaluate("key => localStorage.getItem(key)", KEPT))


def give_up(page: Page, url: str, puzzle: str, lang: str = "sv") -> Locator:
    page.goto(f"{url}{ROOTS[lang]}practise/?practise={puzzle}")
    frame = widget(page, "practise")
    press(frame, "give")
    expect(frame.locator(".proof")).to_be_visible()
    return frame


FULL = """() => {
    for (let size = 4e6; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let number = 0; ; number += 1) localStorage.setItem(`${size} ${number}`, "x".repeat(size));
      } catch {}
    }
}"""
# What is kept, and what is told of it.
FOREIGN = {
    "another version's": ("talong progress 2\nwinning-attack-01 solved <b>", "newer"),
    "a script": ("<script>document.title = 'gone'</script>\0", "foreign"),
    "a megabyte": ("x" * 1_000_000, "foreign"),
    "a list": ('[{"__proto__": {"constructor": 1}}]', "foreign"),
    "some lines": (f"{progress.HEAD}\n\u202e__proto__ 2 solved 2026-11-30\n", "strange"),
}


@pytest.mark.parametrize("lang", ROOTS)
@pytest.mark.parametrize("content", FOREIGN)
def test_what_is_kept_and_cannot_be_read_is_told_and_left_as_it_is(
    page: Page, url: str, content: str, lang: str
) -> None:
    text, told = FOREIGN[content]
    prepare(page, url, "([key, text]) => localStorage.setItem(key, text)", KEPT, text)
    frame = give_up(page, url, PUZZLES[0], lang)
    expect(frame.locator(".notice")).to_have_text(WORDS[lang].storage_trouble(told))
    assert text.strip() in kept(page)


@pytest.mark.parametrize("lang", ROOTS)
def test_a_full_storage_is_told_and_the_visit_remembers(page: Page, url: str, lang: str) -> None:
    prepare(page, url, FULL)
    frame = give_up(page, url, PUZZLES[0], lang)
    press(frame, "onto")
    expect(frame.locator(".notice")).to_have_text(WORDS[lang].storage_trouble("full"))
    frame.locator(".choose summary").click()
    press(frame, "missed")
    expect(page).to_have_url(re.compile("missed"))


def test_two_tabs_keep_the_progress_of_both(page: Page, context: BrowserContext, url: str, errors: list[str]) -> None:
    other = context.new_page()
    listen(other, errors)
    for tab in (page, other):
        tab.goto(f"{url}practise/")
    for tab, puzzle in ((page, PUZZLES[0]), (other, PUZZLES[1]), (page, PUZZLES[2])):
        give_up(tab, url, puzzle)
    for puzzle in PUZZLES[:3]:
        assert f"{puzzle} " in kept(page)


# Where the reader was, what was left unanswered there, what is kept, the theme's colours.
HOLDING = """([name, text]) => {
    sessionStorage.setItem(`talong:/:${name}`, text);
    const wishes = [{ do: text }, { go: text }, text, null];
    sessionStorage.setItem(`talong:/:left:${name}`, JSON.stringify({ place: text, wishes }));
    localStorage.setItem("talong:/:kept:progress", text);
    localStorage.setItem("/.__palette", text);
}"""
HOSTILE = (
    "<script>window.gone = true</script><img src=x onerror='window.gone = true'>",
    "javascript:window.gone=true",
    "\0\u202e[[[[{}]]]]",
    "__proto__",
    "constructor",
    "1" * 100_000,
)


# Each of them meets one page, as a link if an address can be that long: tests/widgets/test_hostile.py has all of them
# everywhere.
MEETINGS = [
    (*(("practise/", "practise"), ("kaschlan/rules/", NAME))[number % 2], text) for number, text in enumerate(HOSTILE)
]


@pytest.mark.parametrize(("path", "name", "text"), MEETINGS)
def test_nothing_that_a_link_or_storage_holds_is_run(page: Page, url: str, path: str, name: str, text: str) -> None:
    prepare(page, url, HOLDING, name, text)
    query = f"?{urlencode([(name, text), (text, text)])}" if len(text) < 10_000 else ""
    page.goto(url + path + query)
    expect(widget(page, name).locator(".notice").first).to_have_text(WORDS["sv"].unreadable(True))
    press(widget(page, name), "give" if name == "practise" else "next")
    assert page.evaluate("window.gone") is None


# The browser tested by its reader


@pytest.mark.parametrize("lang", ROOTS)
def test_the_self_test_reports(page: Page, url: str, lang: str) -> None:
    words = WORDS[lang]
    page.goto(f"{url}{ROOTS[lang]}about/")
    frame = widget(page, "selftest")
    press(frame, "test")
    field = frame.locator("textarea")
    expect(field).to_be_visible()
    told = dict(line.split(": ", 1) for line in field.input_value().splitlines())
    assert "Chrome" in told[words.selftest_line("agent")]
    assert re.fullmatch(r"3\.13\.\d+", told[words.selftest_line("python")])
    assert re.fullmatch(r"\d+\.\d+\.\d+", told[words.selftest_line("pyodide")])
    assert told[words.selftest_line("window")].startswith("360 × 800")
    assert told[words.selftest_line("storage")] == words.selftest_value("kept")
    for what in ("ready", "answer"):
        assert re.fullmatch(r"[1-9]\d* ms", told[words.selftest_line(what)])
    moves = [value for line, value in told.items() if line.endswith(tuple(text for _, text, _ in MOVES))]
    assert len(moves) == len(MOVES)
    assert all(value.startswith(f"{words.selftest_value('right')}, ") for value in moves)


def test_a_browser_that_cannot_start_python_can_be_reported_too(page: Page, url: str, errors: list[str]) -> None:
    missing(page)
    page.goto(f"{url}en/about/")
    press(widget(page, "selftest"), "test")
    line = widget(page, "selftest").locator("[data-trouble=failed] .detail")
    expect(line).to_contain_text("404")
    expect(line).to_contain_text("stdlib")
    expect(line).to_contain_text("Chrome")
    errors.clear()


# Memory

MEMORY = """
WebAssembly.Memory = class extends WebAssembly.Memory {
  constructor(...all) {
    super(...all);
    self.memory ??= this;
  }
};
"""
STEP = """async (first) => {
    const wait = (until) => new Promise((resolve) => {
      const look = () => (until() ? resolve() : setTimeout(look, 5));
      look();
    });
    const widget = document.querySelectorAll("talong-widget[data-kind=example]")[first];
    const { name } = widget.dataset;
    for (const id of ["next", "play", "undo"]) {
      const before = location.search;
      const button = widget.querySelector(`.talong-frame [id$="-${id}"]:not([aria-disabled=true])`);
      if (!button) continue;
      button.click();
      await wait(() => location.search !== before || widget.dataset.state === undefined);
      await wait(() => widget.dataset.state !== "waiting");
      if (widget.dataset.state) throw new Error(`${name}: ${widget.dataset.state}`);
    }
}"""


def test_a_hundred_examples_take_little_more_memory_than_ten(page: Page, url: str) -> None:
    def with_memory(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=MEMORY + answer.text())

    page.route("**/talong/worker.*", with_memory)
    session = page.context.new_cdp_session(page)

    def used() -> dict[str, float]:
        """Bytes in use, of the page's own and of Python's memory."""
        for _ in range(2):
            session.send("HeapProfiler.collectGarbage")
        usage: dict[str, Any] = session.send("Runtime.getHeapUsage")
        worker = next(worker for worker in page.workers if "/talong/worker." in worker.url)
        return {"page": usage["usedSize"], "Python": worker.evaluate("self.memory.buffer.byteLength")}

    page.goto(f"{url}kaschlan/rules/")
    examples = page.locator("talong-widget[data-kind=example]")
    for number in range(10):
        page.evaluate(STEP, number)
    after_ten = used()
    count = examples.count()
    for number in range(10, count):
        page.evaluate(STEP, number)
    page.evaluate("document.querySelector('a[href$=\"kasino/rules/\"]').click()")
    expect(page).to_have_title(re.compile("Kasino"))
    for number in range(100 - count):
        page.evaluate(STEP, number)
    after_hundred = used()
    print(after_ten, after_hundred)
    for what, bytes in after_hundred.items():
        assert bytes <= 1.5 * after_ten[what], what
