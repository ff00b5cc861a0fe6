"""In place of Pyodide's module: how JavaScript's functions may be called in other ways, which takes all of inspect. This is
the one way in which they are called if nothing else is said.
"""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


class no_default:
    """Stands for the default of a parameter that has none."""


def _anything(*args: object, **kwargs: object) -> None:
    pass


default_signature = JsFuncSignature(
    _anything, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)
