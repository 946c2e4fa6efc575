"""The whole reachable space as a graph."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from puzzlelang import semantics
from puzzlelang.loading import Loaded, faults_explained
from puzzlelang.pipeline.solving import NO_LIMITS
from puzzlelang.search import search
from puzzlelang.system import GaveUp, Limits, Solved

if TYPE_CHECKING:
    from puzzlelang.report.graph import Drawing


def draw(loaded: Loaded, limits: Limits = NO_LIMITS, order: str = "auto") -> Drawing | GaveUp:
    """The whole space as nodes and edges, with a solution marked; or the limit that it met."""
    from puzzlelang.report.graph import Drawing, Edge, Node
    from puzzlelang.search.explore import explore as explore_space
    from puzzlelang.search.explore import walk

    puzzle, system = loaded.puzzle, loaded.system
    with faults_explained(loaded):
        space = explore_space(system, limits)
        if not space.complete:
            return GaveUp(space.limit, space.statistics)
        outcome = search(system, order, limits)
        if isinstance(outcome, GaveUp):
            return outcome
        on_trace = outcome.trace if isinstance(outcome, Solved) else ()
        on_solution = set(on_trace)
        marked = set(pairwise(on_trace))
        numbers: dict[Any, int] = {}
        nodes: list[Node] = []
        for state, depth, _ in walk(system, limits):
            numbers[state] = len(nodes)
            slots = system.slots(state)
            shown = semantics.shown(puzzle, slots)
            goal, lost = bool(system.is_goal(state)), bool(system.is_lost(state))
            nodes.append(Node(slots, shown, depth, goal, lost, state in on_solution))
        edges = []
        for state, number in numbers.items():
            slots = system.slots(state)
            for index, arguments, successor, cost in system.steps(state):
                transition = puzzle.transitions[index]
                said = semantics.said(puzzle, slots, transition, arguments)
                lines = system.cost_lines(cost)
                on_it = (state, successor) in marked
                target = numbers[successor]
                edges.append(Edge(number, target, transition, arguments, said, lines, on_it))
        return Drawing(puzzle, tuple(nodes), tuple(edges))
