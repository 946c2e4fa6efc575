"""Model of a drawing: states as nodes, transitions as edges."""

from __future__ import annotations

from itertools import pairwise

from puzzlelang.core import nodes as core
from puzzlelang.drawing.still_boards import Stills
from puzzlelang.text import Any, Record

LAYOUTS = ("auto", "depth", "rings", "structure")
PRUNED = ("lost", "cycles", "dead-ends")
"""Kinds that `--prune` can remove."""


class Node(metaclass=Record):
    """A reachable state.

    ``solution``: on a marked solution. ``open``: a successor is not drawn. ``hopeless``: goals
    exist, but none is reachable from here. ``to_goal``: transitions to the nearest goal; None if
    there is no path, or a shorter one may use states that are not drawn.
    """

    slots: tuple[int, ...]
    shown: str
    depth: int
    goal: bool
    lost: bool
    solution: bool = False
    dead_end: bool = False
    open: bool = False
    hopeless: bool = False
    to_goal: int | None = None

    @property
    def kind(self) -> str:
        """Most important property of the state, which selects its style."""
        if self.depth == 0:
            return "start"
        if self.goal:
            return "goal"
        if self.lost:
            return "lost"
        if self.solution:
            return "way"
        if self.dead_end:
            return "stuck"
        return "hopeless" if self.hopeless else "plain"


class Edge(metaclass=Record):
    """A transition between two nodes, by their numbers."""

    source: int
    target: int
    transition: core.Transition
    arguments: tuple[Any, ...]
    said: str
    cost: tuple[int, ...]
    solution: bool = False


class Drawing(metaclass=Record):
    """A space or its first states, breadth-first from the starts.

    ``whole``: no state was omitted because of a limit. ``total``: number of states before pruning.
    ``marked``: description of the marked solutions; ``solutions``: their number, if known.
    ``merged``: a node represents all states that differ only by a renaming of interchangeable
    members. ``corridor``: the drawing shows the surroundings of the solutions in ``marked``, not
    the first states. ``boards``: boards of the nodes, shown instead of texts. ``named``: the
    picture names all steps, not only those of solutions. ``path``: the nodes of a player's path,
    None for states that are not drawn.
    """

    puzzle: core.Puzzle
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    whole: bool = True
    total: int = 0
    pruned: tuple[str, ...] = ()
    marked: str = ""
    solutions: int | None = None
    merged: bool = False
    corridor: bool = False
    boards: Stills | None = None
    named: bool = False
    path: tuple[int | None, ...] = ()

    @property
    def starts(self) -> list[int]:
        """Numbers of the initial states."""
        return [number for number, node in enumerate(self.nodes) if not node.depth]

    @property
    def depth(self) -> int:
        return max(node.depth for node in self.nodes)


class Link(metaclass=Record):
    """All edges between two nodes, drawn as one line.

    ``there``: an edge leads from ``a`` to ``b``; ``back``: one from ``b`` to ``a``. ``marked``: 1
    if a solution leads from ``a`` to ``b``, -1 from ``b`` to ``a``, otherwise 0. ``own``: the
    player's path uses it.
    """

    a: int
    b: int
    there: bool
    back: bool
    marked: int
    words_there: tuple[str, ...]
    words_back: tuple[str, ...]
    own: bool = False

    @property
    def captions(self) -> tuple[str, ...]:
        """Texts in order of preference: that of the marked direction; else those of both directions
        in one, then that of the first.
        """
        there, back = self.words_there[:1], self.words_back[:1]
        if self.marked:
            return back if self.marked < 0 else there
        return " / ".join(dict.fromkeys(there + back)), *there

    @property
    def one_way(self) -> bool:
        return self.there != self.back


def links(drawing: Drawing) -> list[Link]:
    """The lines of a picture in the order of the edges, without loops."""
    between: dict[tuple[int, int], list[Edge]] = {}
    for edge in drawing.edges:
        if edge.source != edge.target:
            ends = edge.source, edge.target
            between.setdefault((min(ends), max(ends)), []).append(edge)
    lines, own = [], {frozenset(pair) for pair in pairwise(drawing.path)}
    for (a, b), edges in between.items():
        there = [edge for edge in edges if edge.source == a]
        back = [edge for edge in edges if edge.source == b]
        direction = any(e.solution for e in there) - any(e.solution for e in back)
        lines.append(Link(a, b, bool(there), bool(back), direction, _words(there), _words(back),
                          frozenset((a, b)) in own))  # fmt: skip
    return lines


def _words(edges: list[Edge]) -> tuple[str, ...]:
    """Distinct texts, marked edges first."""
    return tuple(dict.fromkeys(e.said for e in sorted(edges, key=lambda e: not e.solution)))


def neighbours(count: int, lines: list[Link]) -> list[list[int]]:
    """Adjacent nodes of each node, in the order of the lines."""
    adjacency: list[list[int]] = [[] for _ in range(count)]
    for link in lines:
        adjacency[link.a].append(link.b)
        adjacency[link.b].append(link.a)
    return adjacency
