"""Strongly connected components of a graph with numbered nodes."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable, Sequence

from puzzlelang.text import Record


class Graph(metaclass=Record):
    """Nodes 0, 1, …; the successors of node n are ``targets[starts[n]:starts[n + 1]]``."""

    starts: Sequence[int]
    targets: Sequence[int]

    def __len__(self) -> int:
        return len(self.starts) - 1

    @classmethod
    def of(cls, successors: Iterable[Collection[int]]) -> Graph:
        """The graph of nodes with these successors."""
        starts, targets = array("q", [0]), array("q")
        for following in successors:
            targets.extend(following)
            starts.append(len(targets))
        return cls(starts, targets)


class Components(metaclass=Record):
    """Strongly connected components: maximal sets of mutually reachable nodes.

    ``of`` is the component of each node; no edge leads to a component with a higher number.
    ``closed`` is 1 for components that no edge leaves. ``cyclic`` is the number of components with
    a cycle.
    """

    of: Sequence[int]
    sizes: Sequence[int]
    closed: Sequence[int]
    cyclic: int

    @property
    def terminal(self) -> int:
        return sum(self.closed)

    @property
    def count(self) -> int:
        return len(self.sizes)

    @property
    def largest(self) -> int:
        return max(self.sizes, default=0)


PACE = 8192
"""Nodes between two looks at the clock."""


def components(graph: Graph, look: Callable[[], object] = lambda: None) -> Components:
    """Run Tarjan's algorithm (1972) without recursion; ``look`` is called at intervals, and may
    raise.
    """
    starts, targets = graph.starts, graph.targets
    size = len(graph)
    order = array("q", bytes(8 * size))  # 1, 2, … in the order of discovery
    lowest = array("q", bytes(8 * size))
    of = array("q", [-1]) * size
    place = array("q", starts[:size])  # index of the next edge of each node
    open_nodes: list[int] = []
    sizes: list[int] = []
    index = 0
    for root in range(size):
        if order[root]:
            continue
        way = [root]
        while way:
            node = way[-1]
            if not order[node]:
                index += 1
                order[node] = lowest[node] = index
                open_nodes.append(node)
                if not index % PACE:
                    look()
            at, end, low = place[node], starts[node + 1], lowest[node]
            while at < end:
                following = targets[at]
                if not order[following]:
                    break
                if of[following] < 0 and lowest[following] < low:
                    low = lowest[following]
                at += 1
            place[node], lowest[node] = at, low
            if at < end:
                way.append(targets[at])
                continue
            way.pop()
            if low == order[node]:
                sizes.append(_close(open_nodes, of, node, len(sizes)))
    return Components(of, sizes, *_ends(graph, of, sizes))


def _close(open_nodes: list[int], of: array[int], node: int, number: int) -> int:
    """Pop the component of ``node`` from the stack; its size."""
    size = 0
    while of[node] < 0:
        of[open_nodes.pop()] = number
        size += 1
    return size


def _ends(graph: Graph, of: Sequence[int], sizes: Sequence[int]) -> tuple[bytearray, int]:
    """Flags of components that no edge leaves, and the number of components with a cycle."""
    closed, cyclic = bytearray(b"\1" * len(sizes)), bytearray(size > 1 for size in sizes)
    for node in range(len(graph)):
        own = of[node]
        for following in graph.targets[graph.starts[node] : graph.starts[node + 1]]:
            if of[following] != own:
                closed[own] = 0
            elif following == node:
                cyclic[own] = 1
    return closed, sum(cyclic)


def leading_to(graph: Graph, components: Components, wanted: Sequence[int]) -> int:
    """Count the nodes with a path to a ``wanted`` one (a truth value for each node)."""
    leads = bytearray(components.count)
    inside: list[list[int]] = [[] for _ in range(components.count)]
    for node in range(len(graph)):
        inside[components.of[node]].append(node)
    for number, nodes in enumerate(inside):  # edges lead to components that are done
        leads[number] = any(
            wanted[node]
            or any(
                leads[components.of[following]]
                for following in graph.targets[graph.starts[node] : graph.starts[node + 1]]
            )
            for node in nodes
        )
    return sum(size for size, yes in zip(components.sizes, leads, strict=True) if yes)
