"""What a walk through the site and the bench need of a browser, whichever it is.

Chromium goes by Playwright, Firefox by WebDriver BiDi, WebKitGTK by WebKitWebDriver. Each starts with an empty profile
and shows one page, 1280 by 900, to a reader who wants no motion.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

# Seconds.
PATIENCE = 60
STARTS = 3


class Driver(Protocol):
    """A browser with one page."""

    @property
    def complaints(self) -> list[str]:
        """What the pages said in the console, as far as the browser tells."""

    @property
    def requests(self) -> list[str]:
        """The addresses asked for, as far as the browser tells."""

    def open(self, address: str) -> None:
        """Go to an address and wait until its page is loaded."""

    def run(self, body: str, *values: Any) -> Any:
        """What a JavaScript function with that body returns of `values` (its `arguments`): JSON, or a promise of it."""

    def press(self, selector: str) -> None:
        """Press the first element that fits with the mouse, as a reader would."""

    def write(self, selector: str, text: str) -> None:
        """Replace what the first field that fits holds, by the keyboard."""

    def close(self) -> None:
        """End the browser."""


def started[Browser: Driver](start: Callable[[Path], Browser], folder: Path) -> Browser:
    """A browser with its profile in a new folder within `folder`; on a busy machine a start may need a second try."""
    for number in range(1, STARTS + 1):
        home = folder / str(number)
        home.mkdir()
        try:
            return start(home)
        except (OSError, TimeoutError):
            if number == STARTS:
                raise
    raise AssertionError


def outside(requests: list[str], url: str) -> list[str]:
    """Those of the addresses asked for that are not within `url`."""
    return [address for address in requests if not address.startswith((url, "data:", "blob:", "about:"))]


def environment(home: Path) -> dict[str, str]:
    """The environment of a browser that lives in `home` and writes nowhere else."""
    places = ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
    return dict(os.environ) | dict.fromkeys(places, str(home))


def until[Found](find: Callable[[], Found | None], what: str) -> Found:
    """Ask again and again until there is an answer that is not false or None; TimeoutError if none comes."""
    late = time.monotonic() + PATIENCE
    while not (found := find()):
        if time.monotonic() > late:
            raise TimeoutError(what)
        time.sleep(0.02)
    return found
