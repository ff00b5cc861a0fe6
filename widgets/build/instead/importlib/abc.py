"""In place of Python's module, which many others stand behind: what Pyodide's own finder of modules is made of."""

from importlib._abc import Loader


class MetaPathFinder:
    pass


__all__ = ["Loader", "MetaPathFinder"]
