"""What a language must be able to say about a browser that is tested."""

from typing import Protocol


class TestingWords(Protocol):
    """The self-test."""

    selftest_title: str
    selftest_start: str
    selftest_report: str
    selftest_without_python: str

    def selftest_state(self, state: str) -> str:
        """What to tell while it is ``untested``, has ``begun`` or is ``done``."""

    def selftest_line(self, what: str) -> str:
        """What a line of the report is about: ``day``, ``agent``, ``window``, ``python``, ``pyodide``, and times, …"""

    def selftest_value(self, value: str) -> str:
        """What was found: a move came out ``right`` or ``wrong``, a text is ``kept``, the service worker is ``used``, …"""
