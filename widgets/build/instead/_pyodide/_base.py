"""In place of Pyodide's module: how code from JavaScript is run, which takes many modules to read it. Here only Pyodide
itself runs any, to start.
"""

from importlib import import_module
from types import ModuleType
from typing import Any


def eval_code(source: str, globals: dict[str, Any] | None = None) -> Any:
    """The value of what stands after the last semicolon."""
    *before, value = source.split(";")
    exec(";".join(before), globals)
    return eval(value.strip(), globals)


def pyimport_impl(path: str) -> ModuleType:
    return import_module(path)
