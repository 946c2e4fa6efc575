"""Marks of a drawing: all optimal solutions, dead ends, hopeless states.

``pruned`` removes the same parts as the usual pruning in iterative deepening: moves back, lost
states, and everything that then leads nowhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import pairwise

from puzzlelang.drawing.drawing_model import PRUNED, Drawing, Edge, Node
from puzzlelang.search import costs_to_reach
from puzzlelang.text import replace

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
