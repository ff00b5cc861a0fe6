"""The client in Chromium, with the counting stand-in for the games: queue, keys, focus, place, and every fault."""

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browsers.chromium import PROGRAM, WITHOUT_CONNECTION
from tests.client import stand_in
from widgets.build import runtime

FRAMES = """
import json
from widgets.wire import frame
print(json.dumps([str(frame("w1", str(n))) for n in range(4)]))
"""
# Of a file that comes slowly.
PIECES = 6
# As where a device has no more to give; Python needs some 20 MB.
LITTLE_MEMORY = """
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > 100_000_000) throw new RangeError("no more memory");
  return grow.call(this, pages);
};
"""


class Site(SimpleHTTPRequestHandler):
    """Serves the stand-in's page. `faults`: beginning of a file's name → what to do instead of serving it."""

    faults: ClassVar[dict[str, Callable[["Site"], None]]] = {}
    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        name = self.path.rpartition("/")[2].partition("?")[0]
        self.asked.append(name)
        fault = next((self.faults[start] for start in self.faults if name.startswith(start)), None)
        if fault:
            fault(self)
        else:
            super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def missing(site: Site) -> None:
    site.send_error(404)


def truncated(site: Site) -> None:
    body = Path(site.translate_path(site.path)).read_bytes()[:10_000]
    site.send_response(200)
    site.send_header("Content-Length", str(len(body)))
    site.end_headers()
    site.wfile.write(body)


def altered(site: Site) -> None:
    """WebAssembly with four bytes more, which mean nothing."""
    if not site.path.endswith(".wasm"):
        SimpleHTTPRequestHandler.do_GET(site)
        return
    body = Path(site.translate_path(site.path)).read_bytes() + b"\0\2\1x"
    site.send_response(200)
    site.send_header("Content-Type", "application/wasm")
    site.end_headers()
    site.wfile.write(body)


def late(arrived: threading.Event) -> Callable[[Site], None]:
    """Serve the file when that has come."""

    def fault(site: Site) -> None:
        arrived.wait(30)
        SimpleHTTPRequestHandler.do_GET(site)

    return fault


def without_wasm(site: Site) -> None:
    script(site, policy="script-src 'self'")


def without_secure_context(site: Site) -> None:
    script(site, "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });")


def with_little_memory(site: Site) -> None:
    script(site, LITTLE_MEMORY)


def script(site: Site, before: str = "", policy: str = "") -> None:
    site.send_response(200)
    site.send_header("Content-Type", "text/javascript")
    if policy:
        site.send_header("Content-Security-Policy", policy)
    site.end_headers()
    site.wfile.write(before.encode() + Path(site.translate_path(site.path)).read_bytes())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home = stand_in.home(tmp_path_factory.mktemp("home"))
    out = home / "site"
    client = runtime.build(out / "talong", home, stand_in.ENTRIES, ()).client
    ran = subprocess.run([sys.executable, "-c", FRAMES], cwd=home, capture_output=True, text=True, check=True)
    (out / "index.html").write_text(stand_in.page(client, json.loads(ran.stdout)))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Site, directory=str(out)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def faults() -> Iterator[dict[str, Callable[[Site], None]]]:
    Site.faults.clear()
    yield Site.faults
    Site.faults.clear()


@pytest.fixture
def faulty(browser: Browser) -> Iterator[Page]:
    """A page that may complain in the console. Python starts when it is needed, not when the browser is idle."""
    page = browser.new_page()
    page.add_init_script(WITHOUT_CONNECTION)
    Site.asked.clear()
    yield page
    page.close()


@pytest.fixture
def page(faulty: Page) -> Iterator[Page]:
    """A page on which any console message is a failure."""
    said: list[str] = []
    faulty.on("console", lambda message: said.append(message.text))
    faulty.on("pageerror", lambda error: said.append(str(error)))
    yield faulty
    assert not said


def shows(page: Page, model: int) -> None:
    expect(page.locator(".talong-frame [data-say]")).to_have_text(f"frame {model}")


def press(page: Page, *names: str) -> None:
    for name in names:
        page.locator(f"#w1-{name}").click()


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.localName"))


def trouble(page: Page, kind: str) -> None:
    expect(page.locator(f"[data-trouble={kind}]")).to_be_visible()
    expect(page.locator("[data-trouble]:visible")).to_have_count(1)
    expect(page.locator(".talong-say")).to_have_text(f"{kind} note")


def tick(page: Page, until: Callable[[], bool]) -> None:
    """Let the page's seconds pass, faster than real ones, until something is so."""
    for _ in range(400):
        if until():
            return
        page.clock.run_for(1_000)
        page.wait_for_timeout(20)
    pytest.fail("it never came")


def test_a_script_is_stepped_without_python(page: Page, address: str) -> None:
    page.route("**/pyodide.*", lambda _route: None)
    page.goto(address)
    press(page, "on", "on")
    shows(page, 2)
    assert page.url == f"{address}?count=2"
    expect(page.locator(".talong-say")).to_have_text("step 2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    shows(page, 0)
    assert page.url == address
    assert focused(page) == "w1-on"


def test_a_page_that_nobody_touches_loads_no_python(page: Page, address: str) -> None:
    page.clock.install()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.clock.run_for(600_000)
    page.wait_for_load_state("networkidle")
    assert not [name for name in Site.asked if name.startswith(("worker.", "pyodide", "stdlib", "ours"))]


def test_clicks_before_python_is_ready_are_answered_in_order(
    page: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    arrived = threading.Event()
    faults["stdlib."] = late(arrived)
    page.goto(address)
    press(page, "card1", "card2", "card3", "on", "card3", "card2")
    arrived.set()
    # Six; then the script's first step, which is what the button said when it was pressed; then five more.
    shows(page, 6)
    expect(page.locator(".talong-say")).to_have_text("now 6")
    assert page.url == f"{address}?count=6"
    assert len(page.workers) == 1


def test_examples_are_found_in_the_browser(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate("document.querySelector('#w1-card1').dataset.do = 'read'")
    press(page, "card1")
    shows(page, 41)


def test_a_place_is_found_again(page: Page, address: str) -> None:
    page.goto(f"{address}?count=7&other=a#k33")
    shows(page, 7)
    press(page, "card2")
    shows(page, 9)
    assert page.url == f"{address}?count=9&other=a#k33"
    page.goto(address)
    shows(page, 9)
    assert page.url == f"{address}?count=9"
    page.goto(f"{address}?count=1")
    shows(page, 1)
    page.reload()
    shows(page, 1)


def test_back_and_forward_follow_the_address_and_lose_nothing(page: Page, address: str) -> None:
    page.goto(f"{address}?count=1")
    page.locator("#rule").click()
    press(page, "on")
    shows(page, 2)
    page.go_back()
    shows(page, 1)
    page.go_forward()
    shows(page, 2)
    assert page.url == f"{address}?count=2#k33"


def test_without_storage_the_address_still_keeps_the_place(page: Page, address: str) -> None:
    page.add_init_script("Object.defineProperty(window, 'sessionStorage', {get() { throw new Error('denied') }})")
    page.goto(address)
    press(page, "on")
    page.reload()
    shows(page, 1)


def test_a_hand_is_one_stop_with_arrows_inside(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#rule").focus()
    page.keyboard.press("Tab")
    walk = [focused(page)]
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft", "End", "Tab", "Shift+Tab"):
        page.keyboard.press(key)
        walk.append(focused(page).removeprefix("w1-"))
    assert walk == ["w1-card1", "card2", "card3", "card3", "card2", "card1", "card1", "card3", "back", "card3"]
    shows(page, 0)
    page.keyboard.press("Enter")
    shows(page, 3)
    assert focused(page) == "w1-card3"


def test_keys_of_buttons_spare_fields_and_the_browsers_own(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#w1-a").focus()
    page.keyboard.press("ArrowRight")
    page.locator("#w1-back").focus()
    page.keyboard.press("Control+ArrowRight")
    shows(page, 0)
    page.keyboard.press("ArrowRight")
    shows(page, 1)


def test_focus_goes_to_the_heading_when_its_button_is_gone(page: Page, address: str) -> None:
    page.goto(f"{address}?count=2")
    press(page, "gone")
    shows(page, 3)
    assert focused(page) == "h3"


def test_a_live_form_speaks_while_it_is_written_in(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#w1-a").fill("12")
    page.keyboard.press("Tab")
    page.keyboard.type("3")
    page.keyboard.press("Shift+Tab")
    shows(page, 15)
    expect(page.locator("#w1-a")).to_have_value("12")
    page.locator("#w1-b").fill("30")
    shows(page, 42)
    page.locator("#w1-a").fill("5")
    page.keyboard.press("Enter")
    shows(page, 35)


def test_writing_goes_on_over_an_answer(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#w1-a").fill("1")
    expect(page.locator("talong-widget")).to_have_attribute("data-state", "waiting")
    page.locator("#w1-b").fill("20")
    page.locator("#w1-a").focus()
    shows(page, 21)


def test_python_survives_when_an_example_is_taken_away_and_another_comes(page: Page, address: str) -> None:
    page.goto(address)
    press(page, "card3")
    shows(page, 3)
    page.evaluate("""() => {
        const old = document.querySelector("talong-widget");
        const other = new DOMParser().parseFromString(old.outerHTML, "text/html").body.firstChild;
        old.replaceWith(other);
    }""")
    press(page, "card3")
    shows(page, 6)
    assert len(page.workers) == 1
    assert Site.asked.count(next(name for name in Site.asked if name.startswith("worker."))) == 1


def test_a_crash_is_told_and_the_next_wish_gets_a_fresh_python(faulty: Page, address: str) -> None:
    faulty.goto(address)
    press(faulty, "card2", "raise", "card1")
    trouble(faulty, "crashed")
    shows(faulty, 2)
    faulty.locator("[data-trouble=crashed] [data-retry]").click()
    trouble(faulty, "crashed")
    press(faulty, "on")
    shows(faulty, 3)
    expect(faulty.locator(".talong-trouble")).to_be_hidden()
    press(faulty, "card1")
    shows(faulty, 4)


def test_a_silent_worker_is_restarted_once_and_then_told(faulty: Page, address: str) -> None:
    started: list[str] = []
    faulty.on("worker", lambda worker: started.append(worker.url))
    faulty.clock.install()
    faulty.goto(address)
    press(faulty, "card2")
    shows(faulty, 2)
    press(faulty, "loop")
    tick(faulty, lambda: faulty.locator("[data-trouble=failed]").is_visible())
    assert len(started) == 2
    press(faulty, "card1")
    shows(faulty, 3)


def test_a_killed_worker_is_replaced_without_a_word(page: Page, address: str) -> None:
    page.clock.install()
    page.add_init_script("""
        const Real = Worker;
        window.Worker = class extends Real { constructor(...all) { super(...all); window.last = this; } };
    """)
    page.goto(address)
    press(page, "card2")
    shows(page, 2)
    page.evaluate("window.last.terminate()")
    press(page, "card2")
    tick(page, lambda: page.locator(".talong-frame h3").inner_text() == "4")
    expect(page.locator(".talong-trouble")).to_be_hidden()


def test_a_worker_killed_while_thinking_is_replaced_and_asked_again(page: Page, address: str) -> None:
    page.clock.install()
    page.add_init_script("""
        const Real = Worker;
        window.killed = 0;
        window.Worker = class extends Real {
          constructor(...all) {
            super(...all);
            this.addEventListener("message", (event) => {
              if (!event.data.started || killed) return;
              killed += 1;
              this.terminate();
            });
          }
        };
    """)
    page.goto(address)
    press(page, "card2", "card3")
    tick(page, lambda: page.locator(".talong-frame h3").inner_text() == "5")
    assert page.evaluate("killed") == 1
    expect(page.locator(".talong-trouble")).to_be_hidden()


def test_out_of_memory_is_told_and_the_next_wish_gets_a_fresh_python(
    faulty: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    faults["worker."] = with_little_memory
    heard: list[str] = []
    faulty.on("console", lambda message: heard.append(message.text))
    faulty.goto(address)
    press(faulty, "card2", "hoard")
    trouble(faulty, "crashed")
    shows(faulty, 2)
    assert any("MemoryError" in text for text in heard)
    press(faulty, "card1")
    shows(faulty, 3)


def test_what_another_tab_keeps_meanwhile_is_not_lost(page: Page, address: str) -> None:
    page.goto(f"{address}?count=1")
    page.evaluate("document.querySelector('talong-widget').dataset.keeps = 'notes'")
    kept = "text => Object.entries(localStorage).some(([key, kept]) => key.endsWith(':kept:notes') && kept === text)"
    press(page, "note")
    page.wait_for_function(kept, arg="1")
    # The other tab keeps something while Python thinks.
    page.evaluate("""() => {
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (...all) {
          Worker.prototype.postMessage = post;
          localStorage.setItem(Object.keys(localStorage).find((key) => key.endsWith(":kept:notes")), "one");
          post.apply(this, all);
        };
    }""")
    press(page, "note")
    page.wait_for_function(kept, arg="one1")


def test_the_other_language_answers_what_was_asked_while_python_was_loading(
    page: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    arrived = threading.Event()
    faults["stdlib."] = late(arrived)
    page.goto(f"{address}?count=1")
    press(page, "card2", "card3")
    # As the theme goes to the twin page.
    page.evaluate("""() => {
        const widget = document.querySelector("talong-widget");
        const twin = new DOMParser().parseFromString(widget.outerHTML, "text/html").body.firstChild;
        twin.dataset.lang = "sv";
        widget.replaceWith(twin);
    }""")
    arrived.set()
    shows(page, 6)
    assert page.url == f"{address}?count=6"


def test_a_page_that_comes_back_from_the_back_forward_cache_goes_on(playwright: Playwright, address: str) -> None:
    # Playwright switches that cache off.
    browser = playwright.chromium.launch(
        executable_path=PROGRAM, args=["--no-sandbox"], ignore_default_args=["--disable-back-forward-cache"]
    )
    page = browser.new_page()
    page.add_init_script("addEventListener('pageshow', ({ persisted }) => (window.persisted = persisted))")
    page.goto(address)
    press(page, "card2")
    shows(page, 2)
    page.goto(f"{address}talong/")
    page.go_back(wait_until="commit")
    page.wait_for_function("() => window.persisted")
    press(page, "card3")
    shows(page, 5)
    browser.close()


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        ("ours.", missing),
        ("stdlib.", truncated),
        ("pyodide.asm.", truncated),
        ("pyodide.asm.", altered),
        ("worker.", missing),
    ],
)
def test_a_broken_file_is_told_and_a_retry_answers_what_was_asked(
    faulty: Page, address: str, faults: dict[str, Callable[[Site], None]], file: str, fault: Callable[[Site], None]
) -> None:
    faults[file] = fault
    faulty.goto(address)
    press(faulty, "card2")
    trouble(faulty, "failed")
    press(faulty, "on")
    shows(faulty, 1)
    press(faulty, "card2")
    trouble(faulty, "failed")
    faults.clear()
    faulty.locator("[data-trouble=failed] [data-retry]").click()
    shows(faulty, 3)


def test_without_a_secure_context_what_is_fetched_is_checked_too(
    faulty: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    faults.update({"worker.": without_secure_context, "pyodide.asm.": altered})
    faulty.goto(address)
    press(faulty, "card2")
    trouble(faulty, "failed")
    del faults["pyodide.asm."]
    faulty.locator("[data-trouble=failed] [data-retry]").click()
    shows(faulty, 2)


def test_a_slow_start_is_told_and_still_answers(
    page: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    arrived = threading.Event()
    faults["stdlib."] = late(arrived)
    page.clock.install()
    page.goto(address)
    press(page, "card2")
    tick(page, lambda: page.locator("[data-trouble=slow]").is_visible())
    page.clock.run_for(60_000)
    arrived.set()
    shows(page, 2)
    expect(page.locator(".talong-trouble")).to_be_hidden()


def test_a_download_that_moves_is_alive_and_is_told_of(
    page: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    """Each piece comes a minute after the one before: longer than all may take that says nothing."""
    pieces = threading.Semaphore(0)

    def slow_line(site: Site) -> None:
        if not site.path.endswith(".wasm"):
            SimpleHTTPRequestHandler.do_GET(site)
            return
        body = Path(site.translate_path(site.path)).read_bytes()
        size = len(body) // PIECES + 1
        site.send_response(200)
        site.send_header("Content-Type", "application/wasm")
        site.send_header("Content-Length", str(len(body)))
        site.end_headers()
        for start in range(0, len(body), size):
            assert pieces.acquire(timeout=60)
            site.wfile.write(body[start : start + size])

    faults["pyodide.asm."] = slow_line
    page.clock.install()
    page.goto(address)
    press(page, "card2")
    tick(page, lambda: page.locator("[data-trouble=slow]").is_visible())
    told = page.locator("[data-trouble=slow] [data-came]")
    for _ in range(PIECES - 1):
        before = told.text_content() or ""
        pieces.release()
        expect(told).not_to_have_text(before, timeout=20_000)
        page.clock.run_for(60_000)
    expect(told).to_be_visible()
    pieces.release()
    shows(page, 2)
    assert len([name for name in Site.asked if name.startswith("worker.")]) == 1


def test_a_script_of_an_unknown_type_is_told_of(
    faulty: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    def unknown(site: Site) -> None:
        site.send_response(200)
        site.send_header("Content-Type", "application/octet-stream")
        site.end_headers()
        site.wfile.write(Path(site.translate_path(site.path)).read_bytes())

    said: list[str] = []
    faulty.on("console", lambda message: said.append(message.text))
    faults["pyodide."] = unknown
    faulty.goto(address)
    press(faulty, "card2")
    trouble(faulty, "failed")
    expect(faulty.locator("[data-trouble=failed] [data-detail]")).to_contain_text("came as application/octet-stream")
    assert any("came as application/octet-stream" in line for line in said)


def test_what_is_not_shown_yet_cannot_be_pressed(
    page: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    arrived = threading.Event()
    faults["stdlib."] = late(arrived)
    page.goto(f"{address}?count=7")
    trouble(page, "fetching")
    page.locator("#w1-card1").click(force=True)
    page.evaluate("document.querySelector('#w1-card1').focus()")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "body"
    arrived.set()
    shows(page, 7)
    expect(page.locator(".talong-trouble")).to_be_hidden()
    expect(page.locator(".talong-say")).to_have_text("now 7")
    press(page, "card1")
    shows(page, 8)


def test_a_link_whose_frame_cannot_come_leaves_the_script_to_step(
    faulty: Page, address: str, faults: dict[str, Callable[[Site], None]]
) -> None:
    faults["ours."] = missing
    faulty.goto(f"{address}?count=7")
    trouble(faulty, "failed")
    press(faulty, "on")
    shows(faulty, 1)
    assert faulty.url == f"{address}?count=1"


def test_forbidden_webassembly_is_told(faulty: Page, address: str, faults: dict[str, Callable[[Site], None]]) -> None:
    faults["worker."] = without_wasm
    faulty.goto(address)
    press(faulty, "card2")
    trouble(faulty, "forbidden")
    press(faulty, "on")
    shows(faulty, 1)
