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

    def spend(self, cost: int = 1) -> None:
        """One node more, or as many as a piece of work is as dear as; Unsolved if there are not so many left."""
        if self.nodes + cost > self.limit:
            raise Unsolved(self.limit)
        self.nodes += cost
