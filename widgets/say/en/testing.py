"""The test of the reader's own browser, in English."""

STATES = {
    "untested": "One press starts Python and plays a move in each game. Nothing is sent anywhere.",
    "begun": "Testing the browser.",
    "done": "Done. Select the report, copy it, and leave it where mistakes are reported.",
}
LINES = {
    "day": "Day",
    "agent": "Browser",
    "window": "Window",
    "python": "Python",
    "pyodide": "Pyodide",
    "ready": "Python was ready after",
    "answer": "An answer took",
    "storage": "Storage",
    "offline": "Without a network",
}
VALUES = {
    "right": "right",
    "wrong": "WRONG",
    "kept": "works",
    "lost": "keeps nothing",
    "denied": "denied",
    "full": "full",
    "used": "the pages are kept",
    "there": "the pages can be kept",
    "missing": "the pages cannot be kept",
}


class EnglishTesting:
    """The test of the reader's own browser."""

    selftest_title = "Test this browser"
    selftest_start = "Test"
    selftest_report = "Report"
    selftest_without_python = "That is a result, too: copy the line below."

    def selftest_state(self, state: str) -> str:
        return STATES[state]

    def selftest_line(self, what: str) -> str:
        return LINES[what]

    def selftest_value(self, value: str) -> str:
        return VALUES.get(value, "–")
