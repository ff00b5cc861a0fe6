"""WebKitGTK's MiniBrowser by WebKitWebDriver, on an X server of its own."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browsers.driver import environment

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
BROWSER = next(Path("/usr").glob("lib*/**/webkit2gtk-4.1/MiniBrowser"), None)
# The driver tells nothing of the console: what a page complains of once it is loaded is gathered on the page itself.
LISTEN = """
    window.complaints = [];
    const note = (kind, what) => window.complaints.push(`${kind}: ${what}`);
    for (const kind of ["debug", "log", "info", "warn", "error"]) console[kind] = (...all) => note(kind, all.join(" "));
    addEventListener("error", ({ message }) => note("error", message));
    addEventListener("unhandledrejection", ({ reason }) => note("error", reason));
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective, blockedURI));
"""
ASKED = "return performance.getEntriesByType('resource').map((entry) => entry.name);"
# GTK's setting for a reader who wants no motion.
STILL = "[Settings]\ngtk-enable-animations=0\n"


class WebKit:
    """See `tests.browsers.driver.Driver`. `home`: an empty folder. `requests`: addresses asked for by pages, not workers."""

    def __init__(self, home: Path) -> None:
        if not (DRIVER and SCREEN and BROWSER):
            raise FileNotFoundError("there is no WebKitGTK, or no Xvfb")
        self._complaints: list[str] = []
        self._requests: list[str] = []
        self._opened = False
        (home / "gtk-3.0").mkdir()
        (home / "gtk-3.0" / "settings.ini").write_text(STILL)
        self._screen, display = screen()
        options = Options()
        options.binary_location = str(BROWSER)
        options.add_argument("--automation")
        service = Service(DRIVER, env=environment(home) | {"DISPLAY": display})
        try:
            self._driver = WebKitGTK(options=options, service=service)
        except WebDriverException as trouble:
            self._screen.kill()
            raise OSError(str(trouble)) from trouble
        self._driver.set_window_size(1280, 985)

    @property
    def complaints(self) -> list[str]:
        self._gather()
        return self._complaints

    @property
    def requests(self) -> list[str]:
        self._gather()
        return self._requests

    def open(self, address: str) -> None:
        self._gather()
        self._driver.get(address)
        self._driver.execute_script(LISTEN)
        self._opened = True

    def run(self, body: str, *values: Any) -> Any:
        return self._driver.execute_script(body, *values)

    def press(self, selector: str) -> None:
        self._driver.execute_script(
            "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", self._find(selector)
        )
        self._find(selector).click()

    def write(self, selector: str, text: str) -> None:
        self.press(selector)
        # One call after the other: a key that is held is let go at the end of a call.
        self._find(selector).send_keys(Keys.CONTROL, "a")
        self._find(selector).send_keys(text or Keys.DELETE)

    def close(self) -> None:
        self._driver.quit()
        self._screen.kill()
        self._screen.wait()

    def _find(self, selector: str) -> Any:
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def _gather(self) -> None:
        if self._opened:
            self._complaints += self._driver.execute_script("return window.complaints?.splice(0) ?? []")
            self._requests += self._driver.execute_script(ASKED)


def screen() -> tuple[subprocess.Popen[bytes], str]:
    """An X server and the display it chose; it ends with its process."""
    reading, writing = os.pipe()
    command = [str(SCREEN), "-displayfd", str(writing), "-screen", "0", "1400x1100x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not number:
        raise OSError("Xvfb does not start")
    return process, f":{number}"
