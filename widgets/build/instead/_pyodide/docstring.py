"""In place of Pyodide's module: what Python's help says of Pyodide's functions. Nobody asks for help."""


def get_cmeth_docstring(func: object) -> str:
    return ""
