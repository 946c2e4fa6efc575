"""The search orders by name: one function and one row of :data:`ORDERS` each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from puzzlelang.search.arguments import SearchUsageError, did_you_mean
from puzzlelang.search.engine import best_first, cost_of, deepen, discover, run
from puzzlelang.search.watch import Watch
from puzzlelang.system import Limits, Outcome, Progress, Solved, State, TransitionSystem


def breadth_first(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    return discover(system, watch)


def depth_first(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    return discover(system, watch, last_first=True)


def uniform_cost(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    return best_first(system, watch)


def greedy(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    if not system.has_estimate:
        return uniform_cost(system, watch)
    return best_first(system, watch, lambda state, _: system.estimate(state), optimal=False)


def a_star(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    return best_first(system, watch, _through(system))


def iterative_deepening(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    def expand(state: State, depth: int) -> list[tuple[State, int]]:
        return [(successor, depth + 1) for successor in system.successors(state)]

    outcome = deepen(system, watch, expand, 0, optimal=system.unit_cost)
    if isinstance(outcome, Solved):
        return replace(outcome, cost=cost_of(system, outcome.trace))
    return outcome


def iterative_deepening_a_star(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    return deepen(system, watch, system.expand, system.zero, _through(system))


def automatic(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    return ORDERS[chosen(system)].search(system, watch)


def _through(system: TransitionSystem[Any]) -> Callable[[Any, Any], Any] | None:
    """The estimated cost of a trace to a goal through a state; None without an estimate."""
    if not system.has_estimate:
        return None
    estimate, add = system.estimate, system.add_estimate
    return lambda state, cost: add(cost, estimate(state))


@dataclass(frozen=True, slots=True)
class Order:
    """A search order; ``promises`` says of what its answer has least."""

    search: Callable[[TransitionSystem[Any], Watch], Outcome[Any]]
    promises: str
    """``cost``, ``length`` (in transitions: cost too, where each costs 1) or nothing."""
    doc: str


ORDERS: dict[str, Order] = {
    "bfs": Order(breadth_first, "length", "breadth-first: first discovered, first expanded"),
    "dfs": Order(depth_first, "", "depth-first: last discovered, first expanded"),
    "iddfs": Order(iterative_deepening, "length", "iterative deepening: depth-first to a depth"),
    "ucs": Order(uniform_cost, "cost", "uniform-cost: cheapest first"),
    "greedy": Order(greedy, "", "greedy: lowest estimate first"),
    "astar": Order(a_star, "cost", "A*: lowest sum of cost and estimate first"),
    "idastar": Order(iterative_deepening_a_star, "cost", "IDA*: depth-first to a sum as in A*"),
    "auto": Order(automatic, "cost", "A* with an estimate, else bfs if transitions cost 1, or ucs"),
}
GUIDED = ("greedy", "astar", "idastar")
"""Orders that want an estimate."""

ALIASES = {"queue": "bfs", "stack": "dfs"}


def chosen(system: TransitionSystem[Any]) -> str:
    """What ``auto`` stands for."""
    if system.has_estimate:
        return "astar"
    return "bfs" if system.unit_cost else "ucs"


def promises_optimal(order: str, unit_cost: bool) -> bool:
    """Is every answer of ``order`` cheapest (an estimate being as it must)?"""
    promises = ORDERS[order_named(order)].promises
    return promises == "cost" or (promises == "length" and unit_cost)


def order_named(name: str) -> str:
    """The name without aliases; :class:`SearchUsageError` when there is none."""
    name = ALIASES.get(name, name) if isinstance(name, str) else name
    if name in ORDERS:
        return name
    hint = did_you_mean(name, [*ORDERS, *ALIASES])
    raise SearchUsageError(f"there is no search order {name!r}{hint} (orders: {', '.join(ORDERS)})")


def search(
    system: TransitionSystem[State],
    order: str = "auto",
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> Outcome[State]:
    """Search ``system`` for a goal.

    Never raises for a limit or an interruption: the answer is then ``GaveUp``.  A ``Fault`` of
    the system's own functions comes out with its ``state`` set.
    """
    order = order_named(order)
    if order == "auto":
        order = chosen(system)
    return run(ORDERS[order].search, system, Watch(order, limits or Limits(), progress))
