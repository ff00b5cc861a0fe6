"""How much a search may do: counted in nodes, never in seconds, so that it ends alike on every machine."""


class Unsolved(Exception):
    """The budget is spent and the value not known; ``nodes`` is what was spent."""

    def __init__(self, nodes: int):
        super().__init__(f"unsolved after {nodes} nodes")
        self.nodes = nodes


class Budget:
    """At most ``limit`` nodes; ``nodes`` have been spent."""

    __slots__ = ("limit", "nodes")

    def __init__(self, limit: int):
        self.limit = limit
        self.nodes = 0

    def spend(self) -> None:
        """One node more; Unsolved if there is none left."""
        if self.nodes >= self.limit:
            raise Unsolved(self.nodes)
        self.nodes += 1
