"""In place of Pyodide's module: an event loop, which takes all of asyncio to import. Nothing of ours ever waits."""

import pyodide_js._api

# A memory is kept only if Python holds the objects of JavaScript that Pyodide expects, in their order.
HELD = pyodide_js._api.scheduleCallback


def _initialize_event_loop() -> None:
    pass
