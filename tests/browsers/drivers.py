"""The browsers in which the site is tried, by name."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Playwright

from tests.browsers.chromium import Chromium
from tests.browsers.driver import Driver
from tests.browsers.firefox import Firefox
from tests.browsers.webkit import WebKit

# How each starts, with its profile in a folder.
BROWSERS: dict[str, Callable[[Playwright, Path], Driver]] = {
    "Chromium": Chromium,
    "Firefox": lambda _, home: Firefox(home),
    "WebKitGTK": lambda _, home: WebKit(home),
}
