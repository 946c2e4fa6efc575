"""All states reachable below a cost, for proofs."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import islice

from puzzlelang.search.pausing import ENDS
from puzzlelang.search.system import (
    Fault,
    GaveUp,
    Limits,
    State,
    TransitionSystem,
    limit_of,
)
from puzzlelang.search.watch import Watch, collector_paused
from puzzlelang.text import Any, Stage, stage

Layers = list[tuple[Any, list[State]]]


def cheaper(
    system: TransitionSystem[State],
    below: Any,
    limits: Limits | None = None,
) -> Layers[State] | GaveUp:
    """The states that cost less than ``below`` (None: all states), grouped by least cost.

    Cheapest first. Every step must have a positive cost.
    """
    with stage(Stage.PROVING, cost=getattr(system, "cost_lines", None)), collector_paused():
        return _below(system, below, Watch("ucs", limits or Limits()))


def _below(system: TransitionSystem[State], below: Any, watch: Watch) -> Layers[State] | GaveUp:
    least: dict[State, Any] = {}
    waiting: dict[Any, list[State]] = {}
    costs: list[Any] = []
    layers: Layers[State] = []
    if below is None or system.zero < below:
        least = dict.fromkeys(system.starts, system.zero)
        waiting[system.zero] = [*system.starts]
        costs.append(system.zero)
    watch.reached = least
    watch.lower_bound = lambda: layers[-1][0] if layers else None
    state = system.starts[0]
    expanded = generated = 0
    try:
        while costs:
            cost = heappop(costs)
            layer = [state for state in waiting.pop(cost) if least[state] == cost]
            layers.append((cost, layer))
            if below is not None and system.unit_cost and not cost + 1 < below:
                break  # no successor is below
            rest = iter(layer)
            while batch := list(islice(rest, watch.look(expanded, generated))):
                for state in batch:
                    following = system.expand(state, cost)
                    generated += len(following)
                    for successor, total in following:
                        if below is not None and not total < below:
                            continue
                        if successor not in least or total < least[successor]:
                            least[successor] = total
                            if total not in waiting:
                                waiting[total] = []
                                heappush(costs, total)
                            waiting[total].append(successor)
                expanded += len(batch)
        watch.look(expanded, generated)
    except Fault as fault:
        fault.note(state)
        raise
    except ENDS as ending:
        return GaveUp(limit_of(ending), watch.finish())
    return [(cost, layer) for cost, layer in layers if layer]
