"""What is to be seen of a space: all its optimal solutions, the states that lead nowhere.

``pruned`` leaves out what one looks for no solution in, as the usual pruning of a search in
iterative deepening does: moves that lead back, states where play is lost, and whatever then
leads nowhere.
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
"""Binary digits of a number for each cost line, and for the number of transitions."""


def with_optimal(drawing: Drawing) -> Drawing:
    """``drawing`` with every cheapest way from a start to a goal marked, and their number."""
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
    marked = {(edge.source, edge.target) for edge in tight if edge.target in on_it}
    return replace(_with_marks(drawing, on_it, marked), solutions=sum(ways[n] for n in ends))


def with_trace(drawing: Drawing, trace: Sequence[int | None]) -> Drawing:
    """``drawing`` with the nodes of one trace marked; None stands for a state not drawn."""
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
    """What a transition costs, as one number: line by line, and itself in the lowest digits."""
    return reduce(lambda price, line: price << DIGITS | line, (*edge.cost, 1), 0)


def _costs_from(ends: Iterable[int], steps: Iterable[tuple[int, int, int]]) -> dict[int, int]:
    """What the cheapest way from one of ``ends`` costs to each node to which ``steps`` lead, each
    from a node to another at a cost.
    """
    following: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for here, there, cost in steps:
        following[here].append((there, cost))
    return costs_to_reach(ends, following.__getitem__, 0)


def _ways(tight: Iterable[Edge], prices: dict[int, int], starts: Iterable[int]) -> dict[int, int]:
    """The cheapest ways to each node; two transitions between the same states are one way."""
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


# ── where no way leads on ────────────────────────────────────────────────────────────


def with_ends(drawing: Drawing) -> Drawing:
    """``drawing`` with its dead ends, its hopeless states, and the distances to a goal."""
    goals = [n for n, node in enumerate(drawing.nodes) if node.goal]
    unknown = [n for n, node in enumerate(drawing.nodes) if node.open]
    goal_distance = _distances_to(goals, drawing.edges)
    to_unknown = _distances_to(unknown, drawing.edges)
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
    """Transitions to the nearest of ``ends``, for every node from which a way leads there."""
    return _costs_from(ends, ((edge.target, edge.source, 1) for edge in edges))


def pruned(drawing: Drawing, kinds: Iterable[str]) -> Drawing:
    """``drawing`` without what ``kinds`` names; starts and what is marked are kept.

    ``lost``: states where play is lost.  ``cycles``: transitions to a state that is no farther
    from a start than the one that they leave.  ``dead-ends``: states from which no way leads
    to a goal in what is left then; a state whose transitions are not all drawn is none.
    """
    wanted = tuple(kind for kind in PRUNED if kind in kinds)
    nodes, edges = drawing.nodes, list(drawing.edges)
    if "cycles" in wanted:
        edges = [
            e for e in edges if e.solution or nodes[e.source].depth < nodes[e.target].depth
        ]  # fmt: skip
    kept = set(range(len(nodes)))
    if "lost" in wanted:
        kept = {n for n in kept if not nodes[n].lost}
    if "dead-ends" in wanted:
        ends = [n for n in sorted(kept) if nodes[n].goal or nodes[n].open]
        kept &= _distances_to(ends, edges).keys()
    kept |= {*drawing.starts} | {n for n, node in enumerate(nodes) if node.solution}
    numbers = {old: new for new, old in enumerate(sorted(kept))}
    return replace(
        drawing,
        nodes=tuple(nodes[n] for n in sorted(kept)),
        edges=tuple(
            replace(e, source=numbers[e.source], target=numbers[e.target])
            for e in edges
            if e.source in kept and e.target in kept
        ),
        pruned=wanted,
    )
