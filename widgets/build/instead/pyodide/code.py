"""In place of Pyodide's module: what runs code from JavaScript. See `_pyodide._base`."""

from _pyodide._base import eval_code

__all__ = ["eval_code"]
