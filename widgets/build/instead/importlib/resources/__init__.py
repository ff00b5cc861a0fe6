"""In place of the standard library's package, which many modules stand behind: ``importlib.abc`` imports it for a name."""
