"""How long from a press to the changed page, in Chromium: unthrottled and with a processor four times slower.

Pressed is as a quick reader does: with the mouse, and after a look at what has changed. Beside it what must not be: long
tasks of the page's own thread (over 50 ms) and shifts of its layout.
"""

import math
import time
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Playwright

from tests.browsers.chromium import Chromium
from tests.browsers.driver import until
from tests.browsers.walks import enter

SLOWDOWNS = (1, 4)
# How long a quick reader looks before the next press. Seconds.
LOOK = 0.3
# Before anything else on the page. From a press until the first frame after the change is on its way to the screen.
WATCH = """
    window.seen = { took: [], long: [], shifts: 0, since: 0 };
    // What was before comes to be told of only now.
    const now = ({ startTime }) => startTime >= window.seen.since;
    const each = (note) => new PerformanceObserver((list) => list.getEntries().filter(now).forEach(note));
    const watch = (type, note) => each(note).observe({ type, buffered: true });
    watch("longtask", (task) => window.seen.long.push(task.duration));
    watch("layout-shift", (shift) => (window.seen.shifts += shift.hadRecentInput ? 0 : shift.value));
    addEventListener("click", ({ target, timeStamp }) => {
        const frame = target.closest(".talong-frame");
        if (!frame) return;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.seen.took.push(performance.now() - timeStamp);
        // That something was pressed is shown at once, and is not the answer.
        const changed = new MutationObserver((all) => {
            if (all.every(({ attributeName }) => attributeName === "data-pressed")) return;
            changed.disconnect();
            requestAnimationFrame(() => port2.postMessage(null));
        });
        changed.observe(frame, { subtree: true, childList: true, attributes: true, characterData: true });
    }, true);
"""


class Script(NamedTuple):
    """Presses on one page: `first`, which do not count, then `again` over and over, with a `look` before each, in seconds.

    Names are those of the buttons' ids.
    """

    page: str
    name: str
    first: tuple[str, ...]
    again: tuple[str, ...]
    rounds: int
    look: float = LOOK


STEPS = ("next", "next", "next", "back", "back", "back")
SCRIPTS = {
    "stepping while Python starts": Script("kaschlan/rules/", "kaschlan-clubs-defence", ("next", "back"), STEPS, 4, 0),
    "stepping": Script("kaschlan/rules/", "kaschlan-clubs-defence", ("play", "script"), STEPS, 16),
    "playing Kaschlan": Script("kaschlan/rules/", "kaschlan-clubs-defence", ("play", "Kd"), ("8d", "undo", "Kd"), 32),
    "a lesson": Script("kaschlan/learn/", "kaschlan-lesson", ("Jh",), ("8h", "undo", "Jh"), 32),
}


class Seen(NamedTuple):
    """Milliseconds from press to page, those of the longest tasks, and the sum of all shifts."""

    took: list[float]
    long: list[float]
    shifts: float


def press(browser: Chromium, selector: str) -> None:
    """With the mouse alone: Playwright's click has the page find out first what lies where, which takes it milliseconds."""
    button = browser.page.locator(selector)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    if box is None:
        raise ValueError(f"{selector} is not to be seen")
    browser.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def watch(browser: Chromium, url: str, script: Script) -> Seen:
    """Do what a script says on a fresh page. The presses that may have to wait for Python do not count."""
    prefix = enter(browser, url + script.page, f"talong-widget[data-name={script.name}]")
    for names in (script.first, script.again * script.rounds):
        browser.run("Object.assign(window.seen, { took: [], long: [], shifts: 0, since: performance.now() })")
        for number, name in enumerate(names):
            time.sleep(script.look)
            press(browser, f"#{prefix}-{name}")
            until(partial(browser.run, "return window.seen.took.length > arguments[0]", number), name)
    seen = browser.run("return window.seen")
    return Seen(seen["took"], seen["long"], seen["shifts"])


def main(playwright: Playwright, url: str) -> None:
    """Print it all."""
    for slowdown in SLOWDOWNS:
        with TemporaryDirectory(ignore_cleanup_errors=True) as home:
            browser = Chromium(playwright, Path(home))
            browser.context.add_init_script(WATCH)
            browser.context.new_cdp_session(browser.page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            for kind, script in SCRIPTS.items():
                took, long, shifts = watch(browser, url, script)
                late = sorted(took)[math.ceil(0.95 * len(took)) - 1]
                print(
                    f"{kind}, processor 1/{slowdown}: {median(took):.0f} ms, 95 in 100 within {late:.0f} ms of {len(took)}; "
                    f"long tasks: {len(long)}, the longest {max(long, default=0):.0f} ms; layout shift {shifts:.3f}",
                    flush=True,
                )
            browser.close()
