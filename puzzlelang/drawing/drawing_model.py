"""What is drawn: states as nodes, transitions as edges, and what is known of them."""

from __future__ import annotations

from puzzlelang.core import nodes as core
from puzzlelang.drawing.still_boards import Stills
from puzzlelang.text import Any, Record

LAYOUTS = ("auto", "depth", "rings", "structure")
PRUNED = ("lost", "cycles", "dead-ends")
"""What may be left out of a drawing."""


class Node(metaclass=Record):
    """A reachable state.

    ``solution``: it is on a solution that is marked.  ``open``: a transition leads from it out of
    what is drawn.  ``hopeless``: there are goals, and no way leads to one.  ``to_goal``:
    transitions to the nearest goal, None where there is no way or it may lead out of what is drawn.
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
        """What it is, above all: the name of its look."""
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
    """A transition from one node to another, by their numbers."""

    source: int
    target: int
    transition: core.Transition
    arguments: tuple[Any, ...]
    said: str
    cost: tuple[int, ...]
    solution: bool = False


class Drawing(metaclass=Record):
    """A space, or its first states, breadth-first from the starts, which come first.

    ``whole``: no state was left out for their number; ``found``: the number of states that there
    were before any was pruned.  ``marked`` says in words which solutions are marked, and
    ``solutions`` how many there are, where that is known.  ``merged``: a node stands for all
    states that a renaming of interchangeable members makes of it.  ``corridor``: it is what
    ``marked`` says instead of the first states.  ``boards``: the board of each node, where nodes
    show these and not texts.
    """

    puzzle: core.Puzzle
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    whole: bool = True
    found: int = 0
    pruned: tuple[str, ...] = ()
    marked: str = ""
    solutions: int | None = None
    merged: bool = False
    corridor: bool = False
    boards: Stills | None = None

    @property
    def starts(self) -> list[int]:
        """The nodes where the puzzle may begin."""
        return [number for number, node in enumerate(self.nodes) if not node.depth]

    @property
    def depth(self) -> int:
        return max(node.depth for node in self.nodes)


class Link(metaclass=Record):
    """All edges between two nodes, drawn as one line: from ``a`` to ``b``, and back.

    ``marked`` is 1 where a solution goes from ``a`` to ``b``, -1 where it goes back, 0 elsewhere.
    """

    a: int
    b: int
    there: bool
    back: bool
    marked: int
    words_there: tuple[str, ...]
    words_back: tuple[str, ...]

    @property
    def said(self) -> str:
        """The words for the way that is marked, or else for the first that there is."""
        back = self.marked < 0 or not self.there
        return (self.words_back if back else self.words_there)[0]

    @property
    def one_way(self) -> bool:
        return self.there != self.back


def links(drawing: Drawing) -> list[Link]:
    """The lines of a picture, in the order of the edges; a transition to the same state is none."""
    between: dict[tuple[int, int], list[Edge]] = {}
    for edge in drawing.edges:
        if edge.source != edge.target:
            ends = edge.source, edge.target
            between.setdefault((min(ends), max(ends)), []).append(edge)
    found = []
    for (a, b), edges in between.items():
        there = [edge for edge in edges if edge.source == a]
        back = [edge for edge in edges if edge.source == b]
        marked = any(e.solution for e in there) - any(e.solution for e in back)
        found.append(Link(a, b, bool(there), bool(back), marked, _words(there), _words(back)))
    return found


def _words(edges: list[Edge]) -> tuple[str, ...]:
    """What is said of edges, each once, of marked ones first."""
    return tuple(dict.fromkeys(e.said for e in sorted(edges, key=lambda e: not e.solution)))


def neighbours(count: int, lines: list[Link]) -> list[list[int]]:
    """For each node those that a line joins with it, in the order of the lines."""
    found: list[list[int]] = [[] for _ in range(count)]
    for link in lines:
        found[link.a].append(link.b)
        found[link.b].append(link.a)
    return found
