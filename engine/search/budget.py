"""How much a search may do: counted in nodes, never in seconds, so that it ends alike on every machine."""


class Unsolved(Exception):
    """The budget is spent and the value not known; ``nodes`` is what was spent."""

    def __init__(self, nodes: int):
        super().__init__(f"unsolved after {nodes} nodes")
        self.nodes = nodes


MOST = 200_000
"""What nodes and other work may come to together, in nodes: some seconds on a slow telephone."""


class Budget:
    """At most ``limit`` nodes, of which ``nodes`` have been spent.

    Work that is done beside the nodes, such as listing very many moves, does not count as nodes, so that a search with a
    small limit ends where it always did; but both together come to no more than :data:`MOST`, or the limit if that is higher.
    """

    __slots__ = ("_left", "limit", "nodes")

    def __init__(self, limit: int):
        self.limit = limit
        self.nodes = 0
        self._left = max(limit, MOST)

    def spend(self) -> None:
        """One node more; Unsolved if there is none left."""
        if self.nodes >= self.limit:
            raise Unsolved(self.nodes)
        self.nodes += 1

    def work(self, nodes: int) -> None:
        """Work as dear as so many nodes; Unsolved if there is not so much left."""
        self._left -= nodes
        if self.nodes > self._left:
            raise Unsolved(self.nodes)
        self.limit = min(self.limit, self._left)
