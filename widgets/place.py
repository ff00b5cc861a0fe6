"""Where a widget stands."""

from typing import NamedTuple


class Browser(NamedTuple):
    """What a reader who reports a fault would be asked: name and version, size of the window, whether pages are kept.

    ``offline`` is ``used``, ``there`` or ``missing``, of a service worker; ``ready`` and ``answer`` are the milliseconds
    that Python took to start and to answer the last request.
    """

    agent: str = ""
    window: str = ""
    offline: str = ""
    ready: int = 0
    answer: int = 0


class Device(NamedTuple):
    """What the reader's device tells: the date there, a fresh random number, what it has kept for this kind of widget.

    ``storage`` says why nothing can be kept (``denied``, ``full``); empty where it can, and when the site is built.
    """

    today: str = ""
    luck: int = 0
    kept: str = ""
    storage: str = ""
    browser: Browser = Browser()


class Place(NamedTuple):
    """The page's language, the relative way to that language's root (``../../``), and the prefix of the widget's ids."""

    lang: str
    root: str
    prefix: str
    device: Device = Device()

    def id(self, name: str) -> str:
        """An id that is this widget's own on its page."""
        return f"{self.prefix}-{name}"

    def rule(self, number: str) -> str:
        """The address of a rule's sentence."""
        folder = "kaschlan" if number[0] == "K" else "kasino"
        page = "rulings" if number[1] == "A" else "rules"
        return f"{self.root}{folder}/{page}/#{number.lower()}"
