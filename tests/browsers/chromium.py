"""Chromium by Playwright."""

import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright

PROGRAM = shutil.which("chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
CALL = "async (values) => { const call = function () { %s }; return call.apply(null, values); }"
# The client starts Python by itself on a fast connection; here only when it is needed, as in the other browsers.
WITHOUT_CONNECTION = "Object.defineProperty(Navigator.prototype, 'connection', { value: undefined })"
# A service worker would store the whole site, and answer in the place of what a test holds back.
WITHOUT_SERVICE_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"


# A wait that ends well costs nothing, and on a busy machine Python's first start alone takes many seconds.
PATIENCE = 120_000


def reader(browser: Browser, **options: Any) -> BrowserContext:
    """A new reader's browser, without a memory of others; with patience."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    return context


class Chromium:
    """See `tests.browsers.driver.Driver`. `home`: an empty folder."""

    def __init__(self, playwright: Playwright, home: Path) -> None:
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.context: BrowserContext = playwright.chromium.launch_persistent_context(
            home,
            executable_path=PROGRAM,
            args=FLAGS,
            viewport={"width": 1280, "height": 900},
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WITHOUT_CONNECTION)
        self.page = self.context.pages[0]
        self.page.on("console", lambda message: self.complaints.append(f"console: {message.text}"))
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def open(self, address: str) -> None:
        self.page.goto(address)

    def run(self, body: str, *values: Any) -> Any:
        return self.page.evaluate(CALL % body, list(values))

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def write(self, selector: str, text: str) -> None:
        self.press(selector)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def close(self) -> None:
        self.context.close()
