"""The search orders by name: one function and one row of :data:`ORDERS` each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from puzzlelang.search.engine import best_first, cost_of, deepen, discover, enter, too_high
from puzzlelang.search.system import (
    WEIGHT,
    Outcome,
    SearchUsageError,
    Solved,
    State,
    TransitionSystem,
    Weight,
)
from puzzlelang.search.watch import Loop, Watch
from puzzlelang.text import Any, Record, replace


def greedy(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    if not system.has_estimate:
        return best_first(system, watch)
    key = lambda state, _: system.estimate(state)  # noqa: E731
    return best_first(system, watch, key, optimal=False, dearest_first=False)


def a_star(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    return best_first(system, watch, f_value(system))


def weighted_a_star(
    system: TransitionSystem[State], watch: Watch, weight: Weight = WEIGHT
) -> Loop[Outcome[State]]:
    """Order states by the cost plus ``weight`` times the estimate.

    When a goal is popped, its key is at most that of some state on an optimal trace, which is at
    most ``weight`` times the optimal cost.
    """
    if weight.over == weight.under or not system.has_estimate:
        return (yield from a_star(system, watch))
    estimate, add = system.estimate, system.add_estimate
    over, under = weight.over, weight.under  # integers if costs are

    def key(state: State, cost: Any) -> Any:
        bound = estimate(state)
        return None if bound is None else add(_times(under, cost), _times(over, bound))

    outcome = yield from best_first(system, watch, key, optimal=False)
    return (
        with_suboptimality_bound(system, outcome, weight)
        if isinstance(outcome, Solved)
        else outcome
    )


def _times(factor: int, amount: Any) -> Any:
    if isinstance(amount, tuple):
        return tuple(_times(factor, part) for part in amount)
    return factor * amount


def with_suboptimality_bound(
    system: TransitionSystem[State],
    solved: Solved[State],
    weight: Weight,
    proved: bool = False,
) -> Solved[State]:
    """Add the bound to ``solved``, unless its trace shows that the estimate was too high."""
    if proved:
        return replace(solved, factor=weight)
    refutation = overestimated(system, solved)
    if refutation is not None:
        return replace(solved, remark=too_high(system, *refutation, solved.cost))
    return replace(solved, factor=weight, assuming=system.assumption)


def overestimated(
    system: TransitionSystem[State], solved: Solved[State]
) -> tuple[int, State, Any] | None:
    """The first state of a trace whose estimate exceeds the remaining cost, with its index and
    cost.
    """
    cost, key = system.zero, f_value(system)
    assert key is not None
    for place, state in enumerate(solved.trace):
        if place:
            cost = min(
                total for target, total in system.expand(solved.trace[place - 1], cost)
                if target == state
            )  # fmt: skip
        bound = key(state, cost)
        if bound is not None and solved.cost < bound:
            return place, state, cost
    return None


def lazy(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    from puzzlelang.search.lazy_search import lazy_greedy

    return lazy_greedy(system, watch)


def iterative_deepening(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    def expand(state: State, depth: int) -> list[tuple[State, int]]:
        return [(successor, depth + 1) for successor in system.successors(state)]

    outcome = yield from deepen(system, watch, expand, 0, optimal=system.unit_cost)
    if isinstance(outcome, Solved):
        return replace(outcome, cost=cost_of(system, outcome.trace))
    return outcome


def iterative_deepening_a_star(
    system: TransitionSystem[State], watch: Watch, begin_at: Any = None
) -> Loop[Outcome[State]]:
    return deepen(system, watch, system.expand, system.zero, f_value(system), begin_at=begin_at)


def automatic(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    loop: Loop[Outcome[State]] = ORDERS[default_order(system)].search(system, watch)
    return loop


def f_value(system: TransitionSystem[Any]) -> Callable[[Any, Any], Any] | None:
    """A function for the estimated total cost through a state; None without an estimate."""
    if not system.has_estimate:
        return None
    estimate, add = system.estimate, system.add_estimate
    return lambda state, cost: add(cost, estimate(state))


class Order(metaclass=Record):
    """A search order."""

    search: Callable[..., Loop[Outcome[Any]]]
    """A loop over a transition system and a watch, with a ``weight`` if ``weighted``."""
    promises: str
    """Quantity that the answer minimises: ``cost``, ``length`` (also the cost if each transition
    costs 1), or empty.
    """
    doc: str
    """The name for people, a colon, and the state that is expanded next."""
    keeps: bool = True
    """All discovered states are kept."""
    estimated: bool = False
    """Uses an estimate; one is derived if the puzzle has none."""
    weighted: bool = False
    key: str = ""
    """What is least in the next state: ``cost``, ``steps``, ``estimate``, ``sum`` (of cost and
    estimate) or ``advice`` (of relaxed plans); empty if the frontier alone decides.
    """
    frontier: str = "queue"
    """The form of the watch's ``frontier``: ``queue`` or ``stack`` (discovered states; ``reached``
    maps them to their parents), ``preorder`` (a stack of states that are tested when they are
    expanded), ``heap``, or ``rounds`` (a new stack for each bound; both have entries of
    ``reached``).
    """
    compared: int = 0
    """Position among the orders that are compared by default; 0 for others."""
    others: str = ""
    """Names in other programs."""

    @property
    def title(self) -> str:
        """The name for people, as in "A* search"."""
        return self.doc.partition(":")[0]


ORDERS: dict[str, Order] = {
    "bfs": Order(
        discover, "length", "breadth-first: first discovered, first expanded",
        compared=1, others="breadth breadth-first BFS shortest fifo",
    ),
    "dfs": Order(
        partial(discover, last_first=True), "", "depth-first: last discovered, first expanded",
        frontier="stack", compared=6, others="depth depth-first DFS lifo dls",
    ),
    "preorder": Order(
        enter, "", "preorder depth-first: the first successor first, as in a recursive function",
        frontier="preorder",
    ),
    "iddfs": Order(
        iterative_deepening, "length", "iterative deepening: depth-first to a depth",
        keeps=False, key="steps", frontier="rounds", compared=8, others="iterative ids",
    ),
    "ucs": Order(
        best_first, "cost", "cheapest first: uniform-cost search", key="cost", frontier="heap",
        compared=2, others="dijkstra uniform uniform-cost cheapest",
    ),
    "greedy": Order(
        greedy, "", "greedy: lowest estimate first", estimated=True, key="estimate",
        frontier="heap", compared=4, others="best best-first gbfs",
    ),
    "lazy": Order(
        lazy, "", "lazy greedy: shortest relaxed plan first; a solution soon",
        key="advice", compared=5,
    ),
    "astar": Order(
        a_star, "cost", "A*: lowest sum of cost and estimate first", estimated=True, key="sum",
        frontier="heap", compared=3, others="a* a-star A*",
    ),
    "wastar": Order(
        weighted_a_star, "", "weighted A*: as A*, with the estimate times a weight",
        estimated=True, weighted=True, key="sum", frontier="heap", others="wa*",
    ),
    "idastar": Order(
        iterative_deepening_a_star, "cost", "IDA*: depth-first to a sum as in A*", keeps=False,
        estimated=True, key="sum", frontier="rounds", compared=7, others="ida* ida IDA*",
    ),
    "auto": Order(
        automatic, "cost",
        "chosen for the puzzle: A* with an estimate, else bfs if transitions cost 1, or ucs",
    ),
}  # fmt: skip
BY_DEPTH = tuple(name for name, row in ORDERS.items() if row.key in ("", "steps"))
"""Orders whose progress is the depth of states."""

ALIASES = {"queue": "bfs", "stack": "dfs", "recursion": "preorder"}


def default_order(system: TransitionSystem[Any]) -> str:
    """The order that ``auto`` means for a system."""
    if system.has_estimate:
        return "astar"
    return "bfs" if system.unit_cost else "ucs"


def promises_optimal(order: str, unit_cost: bool) -> bool:
    """True if every answer of ``order`` is cheapest (with an admissible estimate)."""
    promises = ORDERS[order_named(order)].promises
    return promises == "cost" or (promises == "length" and unit_cost)


def order_named(name: str) -> str:
    """The name without aliases; raises :class:`SearchUsageError` for an unknown one."""
    name = ALIASES.get(name, name) if isinstance(name, str) else name
    if name in ORDERS:
        return name
    from difflib import get_close_matches  # imported only if there is an error

    near = get_close_matches(str(name), [*ORDERS, *ALIASES], 1, 0.5)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise SearchUsageError(f"there is no search order {name!r}{hint} (orders: {', '.join(ORDERS)})")


def order_for(system: TransitionSystem[Any], name: str) -> str:
    """The order that a name means for ``system``."""
    order = order_named(name)
    return default_order(system) if order == "auto" else order
