"""In place of htpy's module: values that are handed down to elements, which takes all of dataclasses to define. Nothing of
ours is handed down.
"""


class Context:
    pass


class ContextConsumer:
    pass


class ContextProvider:
    pass
