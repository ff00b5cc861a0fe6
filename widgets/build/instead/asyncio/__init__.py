"""In place of the standard library's package: Pyodide's core looks up one of its functions when it starts."""


def get_event_loop() -> None:
    raise RuntimeError("nothing waits here")
