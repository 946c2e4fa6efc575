"""Graphs of reachable states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from puzzlelang.answers import NO_LIMITS, Loaded, faults_explained
from puzzlelang.core import semantics
from puzzlelang.search import ENDINGS, STATES, GaveUp, Limits, Solved, limit_of, search
from puzzlelang.text import TYPE_CHECKING, Any, Stage, replace, stage

if TYPE_CHECKING:
    from puzzlelang.drawing.drawing_model import Drawing

SEARCHED = 1_000_000
"""Default limit of states in the search for a solution to mark, if few states are drawn."""


def draw(
    loaded: Loaded,
    limits: Limits = NO_LIMITS,
    order: str = "auto",
    first: int | None = None,
    prune: Sequence[str] = (),
    merge: bool = False,
) -> Drawing | GaveUp:
    """Build the graph of a space; return ``GaveUp`` if a limit was reached.

    ``first``: draw only this many states, breadth-first, ignoring the limit of states. All optimal
    solutions are marked, or the single one found by another ``order``. ``merge``: a canonical state
    represents all that differ only by a renaming of interchangeable members.
    """
    from puzzlelang.drawing.marks import pruned, with_ends
    from puzzlelang.search import explore as explore_space
    from puzzlelang.search import walk

    system = loaded.states(merge)
    with faults_explained(loaded):
        space_limits = limits if first is None else replace(limits, states=first)
        space = explore_space(system, space_limits)
        if not (space.complete or (first is not None and space.limit == STATES)):
            return GaveUp(space.limit, space.statistics)
        try:
            drawing, numbers = _graph(loaded, merge, walk(system, Limits(states=first)))
            with stage(Stage.MARKING):
                drawing = with_ends(drawing)
                graph = _marked(loaded, merge, drawing, numbers, limits, order)
                return pruned(graph, prune) if prune and not isinstance(graph, GaveUp) else graph
        except ENDINGS as ending:
            return GaveUp(limit_of(ending), space.statistics)


def draw_corridor(
    loaded: Loaded, limits: Limits = NO_LIMITS, wide: int | None = None
) -> Drawing | GaveUp | None:
    """Draw the best solutions of a space and the states within ``wide`` steps of them (None: as
    many as are readable). The space may be too large to draw.

    Return None if there is no solution.
    """
    from puzzlelang.drawing.corridor import corridor
    from puzzlelang.drawing.marks import with_ends, with_optimal

    with faults_explained(loaded):
        part = corridor(loaded, limits, wide)
        if not isinstance(part, GaveUp) and part is not None:
            drawing, _ = _graph(loaded, False, part.walked)
            best = with_optimal(with_ends(drawing))
            return replace(best, marked=part.words, solutions=part.solutions, corridor=True)
        return part


def _graph(
    loaded: Loaded, merge: bool, walked: Iterable[tuple[Any, int, Sequence[Any]]]
) -> tuple[Drawing, dict[Any, int]]:
    from puzzlelang.drawing.drawing_model import Drawing, Edge, Node

    puzzle, system, canonical = loaded.puzzle, loaded.states(merge), _canonical(loaded, merge)
    with stage(Stage.CONNECTING) as task:
        walked = list(walked)
        task.report(done=0, total=len(walked))
        numbers = {state: number for number, (state, _, _) in enumerate(walked)}
        nodes: list[Node] = []
        edges: list[Edge] = []
        for number, (state, depth, following) in enumerate(walked):
            task.at(number)
            slots = system.slots(state)
            goal, lost = bool(system.is_goal(state)), bool(system.is_lost(state))
            outside = any(successor not in numbers for successor in following)
            label = semantics.shown(puzzle, slots)
            nodes.append(Node(slots, label, depth, goal, lost, open=outside))
            for index, arguments, after, cost in loaded.system.steps(state):
                successor = canonical(after)
                if successor in numbers:
                    transition = puzzle.transitions[index]
                    text = semantics.said(puzzle, slots, transition, arguments)
                    lines = system.cost_lines(cost)
                    target = numbers[successor]
                    edges.append(Edge(number, target, transition, arguments, text, lines))
    whole = not any(node.open for node in nodes)
    drawing = Drawing(puzzle, tuple(nodes), tuple(edges), whole, len(nodes), merged=merge)
    return drawing, numbers


def _canonical(loaded: Loaded, merge: bool) -> Callable[[Any], Any]:
    quotient = loaded.searcher.merged
    return quotient.canonical if merge and quotient is not None else lambda state: state


def _marked(
    loaded: Loaded,
    merge: bool,
    drawing: Drawing,
    numbers: dict[Any, int],
    limits: Limits,
    order: str,
) -> Drawing | GaveUp:
    """Mark all best solutions, or the one found by ``order``, as far as they are drawn.

    If all transitions cost 1, the goals closest to the start are known from the first states.
    """
    from puzzlelang.drawing.marks import with_optimal, with_trace

    goal_drawn = any(node.goal for node in drawing.nodes)
    near = drawing.whole or (goal_drawn and loaded.system.unit_cost)
    if order == "auto" and near:
        best = with_optimal(drawing)
        unit = "shortest" if loaded.system.unit_cost else "cheapest"
        if drawing.whole:
            return replace(best, marked=f"all {unit} solutions" if best.solutions else "")
        return replace(best, marked="the drawn shortest solutions", solutions=None)
    if drawing.whole:
        outcome = search(loaded.states(merge), order, limits)
        if isinstance(outcome, GaveUp):
            return outcome
    else:
        plain = "bfs" if loaded.system.unit_cost else "ucs"  # independent of the choice of `auto`
        enough = replace(limits, states=limits.states or SEARCHED)
        outcome = loaded.searcher.search(plain if order == "auto" else order, enough)
    if not isinstance(outcome, Solved):
        return drawing
    canonical = _canonical(loaded, merge)
    trace = [numbers.get(canonical(state)) for state in outcome.trace]
    words = f"the solution of {order}"
    if order == "auto" and outcome.optimal:
        words = "a shortest solution" if loaded.system.unit_cost else "a cheapest solution"
    if None in trace:
        words = f"the drawn part of {words} of {len(trace) - 1:,} moves"
    return replace(with_trace(drawing, trace), marked=words)
