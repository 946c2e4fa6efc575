"""Graphs of reachable states, with marks: all optimal solutions, dead ends, hopeless states.

``pruned`` removes the same parts as the usual pruning in iterative deepening: moves back, lost
states, and everything that then leads nowhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import pairwise

from puzzlelang.answers import NO_LIMITS, Loaded, faults_explained, plural, solve
from puzzlelang.core import semantics
from puzzlelang.drawing.drawing_model import PRUNED, Drawing, Edge, Node
from puzzlelang.search import (
    ENDINGS,
    STATES,
    GaveUp,
    Limits,
    Solved,
    costs_to_reach,
    limit_of,
    search,
)
from puzzlelang.text import TYPE_CHECKING, Any, Record, Stage, replace, stage

if TYPE_CHECKING:
    from puzzlelang.drawing.drawing_model import Drawing

DIGITS = 64
"""Bits for each cost line and for the number of transitions."""


def with_optimal(drawing: Drawing) -> Drawing:
    """Mark every cheapest path from a start to a goal, and count these paths."""
    steps = ((edge.source, edge.target, _price(edge)) for edge in drawing.edges)
    prices = _costs_from(drawing.starts, steps)
    goals = {n: prices[n] for n, node in enumerate(drawing.nodes) if node.goal}
    if not goals:
        return replace(drawing, solutions=0)
    least = min(goals.values())
    ends = [number for number, price in goals.items() if price == least]
    tight = [
        edge for edge in drawing.edges
        if prices[edge.source] + _price(edge) == prices[edge.target]
    ]  # fmt: skip
    ways = _ways(tight, prices, drawing.starts)
    on_it = set(_distances_to(ends, tight))
    pairs = {(edge.source, edge.target) for edge in tight if edge.target in on_it}
    return replace(_with_marks(drawing, on_it, pairs), solutions=sum(ways[n] for n in ends))


def with_path(drawing: Drawing, states: Sequence[tuple[int, ...]]) -> Drawing:
    """Add the path of a player, as slots."""
    numbers = {node.slots: number for number, node in enumerate(drawing.nodes)}
    return replace(drawing, path=tuple(map(numbers.get, states)))


def with_trace(drawing: Drawing, trace: Sequence[int | None]) -> Drawing:
    """Mark the nodes of one trace; None represents a state that is not drawn."""
    pairs = {(a, b) for a, b in pairwise(trace) if a is not None and b is not None}
    return _with_marks(drawing, {n for n in trace if n is not None}, pairs)


def _with_marks(drawing: Drawing, nodes: set[int], pairs: set[tuple[int, int]]) -> Drawing:
    return replace(
        drawing,
        nodes=tuple(replace(node, solution=n in nodes) for n, node in enumerate(drawing.nodes)),
        edges=tuple(
            replace(edge, solution=True) if (edge.source, edge.target) in pairs else edge
            for edge in drawing.edges
        ),
    )


def _price(edge: Edge) -> int:
    """Pack the cost lines of a transition into one number, with 1 for itself in the lowest bits."""
    return reduce(lambda price, line: price << DIGITS | line, (*edge.cost, 1), 0)


def _costs_from(ends: Iterable[int], steps: Iterable[tuple[int, int, int]]) -> dict[int, int]:
    """Cost of a cheapest path from ``ends`` to each reachable node.

    ``steps``: node, successor, cost.
    """
    following: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for here, there, cost in steps:
        following[here].append((there, cost))
    return costs_to_reach(ends, following.__getitem__, 0)


def _ways(tight: Iterable[Edge], prices: dict[int, int], starts: Iterable[int]) -> dict[int, int]:
    """Count the cheapest paths to each node; parallel transitions count as one."""
    following: dict[int, set[int]] = {}
    for edge in tight:
        following.setdefault(edge.source, set()).add(edge.target)
    ways = dict.fromkeys(prices, 0)
    for start in starts:
        ways[start] = 1
    for number in sorted(prices, key=prices.__getitem__):
        for target in following.get(number, ()):
            ways[target] += ways[number]
    return ways


# ── dead ends ────────────────────────────────────────────────────────────────────────


def with_ends(drawing: Drawing) -> Drawing:
    """Mark dead ends and hopeless states, and add distances to a goal."""
    goals = [n for n, node in enumerate(drawing.nodes) if node.goal]
    open_nodes = [n for n, node in enumerate(drawing.nodes) if node.open]
    goal_distance = _distances_to(goals, drawing.edges)
    to_unknown = _distances_to(open_nodes, drawing.edges)
    leaving = {edge.source for edge in drawing.edges}

    def judged(number: int, node: Node) -> Node:
        near = goal_distance.get(number)
        hopeless = bool(goals) and near is None and number not in to_unknown
        stuck = number not in leaving and not (node.open or node.goal or node.lost)
        sure = near is not None and near <= to_unknown.get(number, near)
        to_goal = near if sure else None
        return replace(node, dead_end=stuck, hopeless=hopeless, to_goal=to_goal)

    return replace(drawing, nodes=tuple(judged(n, node) for n, node in enumerate(drawing.nodes)))


def _distances_to(ends: Iterable[int], edges: Iterable[Edge]) -> dict[int, int]:
    """Transitions to the nearest of ``ends``, for each node with a path to one."""
    return _costs_from(ends, ((edge.target, edge.source, 1) for edge in edges))


def pruned(drawing: Drawing, kinds: Iterable[str]) -> Drawing:
    """Remove ``kinds`` of states and transitions, but no starts and no marked solutions.

    ``lost``: lost states. ``cycles``: transitions to a state that is no farther from a start than
    their source. ``dead-ends``: states without a path to a goal in the remaining drawing, unless
    some of their successors are not drawn.
    """
    selection = tuple(kind for kind in PRUNED if kind in kinds)
    nodes, edges = drawing.nodes, list(drawing.edges)
    if "cycles" in selection:
        edges = [
            e for e in edges if e.solution or nodes[e.source].depth < nodes[e.target].depth
        ]  # fmt: skip
    indices = set(range(len(nodes)))
    if "lost" in selection:
        indices = {n for n in indices if not nodes[n].lost}
    if "dead-ends" in selection:
        ends = [n for n in sorted(indices) if nodes[n].goal or nodes[n].open]
        indices &= _distances_to(ends, edges).keys()
    indices |= {*drawing.starts} | {n for n, node in enumerate(nodes) if node.solution}
    numbers = {old: new for new, old in enumerate(sorted(indices))}
    return replace(
        drawing,
        nodes=tuple(nodes[n] for n in sorted(indices)),
        edges=tuple(
            replace(e, source=numbers[e.source], target=numbers[e.target])
            for e in edges
            if e.source in indices and e.target in indices
        ),
        pruned=selection,
    )


LISTED = 1_000
"""Maximum number of solutions whose states are listed."""

MOST = 20_000
"""Maximum number of states in a corridor of a requested width."""

FEW = 1_500
"""The same for the default width, so that it is readable."""

WIDEST = 3
"""Maximum default width in steps."""

SEARCHED_FOR_CORRIDOR = 5_000_000
"""Default limit of states in the search for the solutions."""


class Corridor(metaclass=Record, eq=False):
    """States with their depths and successors, breadth-first from the start."""

    walked: Sequence[tuple[Any, int, Sequence[Any]]]
    solutions: int
    words: str


def corridor(
    loaded: Loaded, limits: Limits, wide: int | None, path: Sequence[tuple[int, ...]] = ()
) -> Corridor | GaveUp | None:
    """Find all best solutions and the states within ``wide`` steps of them and of ``path`` (None:
    as many as are readable).

    Return None if there is no solution.
    """
    system = loaded.system
    states = limits.states or SEARCHED_FOR_CORRIDOR
    answer = solve(loaded, limits=replace(limits, states=states), count=True, most=LISTED)
    traces = answer.traces or ()
    if answer.limit and not traces:
        assert isinstance(answer.outcome, GaveUp)
        return answer.outcome
    if not traces:
        return None
    slots = [*(step.slots for trace in traces for step in trace), *path]
    on_it = list(dict.fromkeys(map(system.state, slots)))

    def following(state: Any) -> list[Any]:
        return [after for _, _, after, _ in system.steps(state)]

    members, near, reach = dict.fromkeys(on_it), on_it, 0
    for _ in range(WIDEST if wide is None else wide):
        beyond = dict.fromkeys(s for state in near for s in following(state) if s not in members)
        if not beyond or len(members) + len(beyond) > (FEW if wide is None else MOST):
            break
        members, near, reach = members | beyond, list(beyond), reach + 1
    starts = dict.fromkeys(system.state(trace[0].slots) for trace in traces)
    total = answer.total if answer.total is not None else len(traces)
    kind = "shortest" if system.unit_cost else "cheapest"
    words = f"all {plural(total, f'{kind} solution')}"
    if total == 1:
        words = f"the only {kind} solution"
    elif total > len(traces):
        words = f"{len(traces):,} of {total:,} {kind} solutions"
    words += f", and states within {plural(reach, 'step')} of {'it' if total == 1 else 'them'}"
    visits = list(_walk(list(starts), members, following))
    return Corridor(visits, total, words if reach else words.partition(", and")[0])


def _walk(
    starts: Sequence[Any], members: dict[Any, None], following: Callable[[Any], list[Any]]
) -> Iterator[tuple[Any, int, Sequence[Any]]]:
    depth, level, reached = 0, list(starts), set(starts)
    while level:
        beyond: dict[Any, None] = {}
        for state in level:
            after = following(state)
            yield state, depth, after
            beyond |= dict.fromkeys(s for s in after if s in members and s not in reached)
        reached |= beyond.keys()
        depth, level = depth + 1, list(beyond)


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
    loaded: Loaded,
    limits: Limits = NO_LIMITS,
    wide: int | None = None,
    path: Sequence[tuple[int, ...]] = (),
) -> Drawing | GaveUp | None:
    """Draw the best solutions of a space and the states within ``wide`` steps of them (None: as
    many as are readable) or of a player's ``path``. The space may be too large to draw.

    Return None if there is no solution.
    """
    with faults_explained(loaded):
        part = corridor(loaded, limits, wide, path)
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

    If all transitions cost 1 and a goal is drawn, the goals closest to the start are known even if
    only the first states are drawn.
    """
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
