"""In place of Python's module, which takes many others to import: what Pyodide's core and typing look up in it."""


def iscoroutinefunction(function: object) -> bool:
    """Whether a function has to be waited for: none of ours has."""
    return False


def getattr_static(thing: object, name: str) -> object:
    """What a thing that is no class has under that name, found without running any of its code."""
    for holder in (thing, *type(thing).__mro__):
        if name in getattr(holder, "__dict__", ()):
            return holder.__dict__[name]
    raise AttributeError(name)
