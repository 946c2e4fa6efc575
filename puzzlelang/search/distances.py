"""How far each state of a small system is from its nearest goal."""

from __future__ import annotations

from collections.abc import Hashable
from heapq import heappop, heappush
from typing import Any, TypeVar

from puzzlelang.search.system import TransitionSystem
from puzzlelang.search.watch import Watch

S = TypeVar("S", bound=Hashable)


PACE = 1000
"""States between two looks at the clock."""


def goal_distances(system: TransitionSystem[S], watch: Watch) -> dict[S, Any]:
    """The least cost from each reachable state to a goal; a state that leads to none is left out.

    Forward through the whole space, then back from the goals (E. Dijkstra, "A note on two problems
    in connexion with graphs", Numerische Mathematik 1, 1959).  Raises ``Stop`` at a limit of
    ``watch``.
    """
    expand, is_goal, zero = system.expand, system.is_goal, system.zero
    before: dict[S, list[tuple[S, Any]]] = {system.initial: []}  # each with the states before it
    waiting = [system.initial]
    for number, state in enumerate(waiting):
        if number % PACE == 0:
            watch.look(0, 0)
        for successor, cost in expand(state, zero):
            known = before.get(successor)
            if known is None:
                before[successor] = [(state, cost)]
                waiting.append(successor)
            else:
                known.append((state, cost))
    distances: dict[S, Any] = {state: zero for state in waiting if is_goal(state)}
    buckets: dict[Any, list[S]] = {zero: list(distances)}
    keys = [zero]
    while keys:
        distance = heappop(keys)
        bucket = buckets[distance]
        watch.look(0, 0)
        for state in bucket:  # grows where a step costs nothing
            if distances[state] != distance:
                continue
            for earlier, cost in before[state]:
                total = distance + cost
                known = distances.get(earlier)
                if known is None or total < known:
                    distances[earlier] = total
                    if total in buckets:
                        buckets[total].append(earlier)
                    else:
                        buckets[total] = [earlier]
                        heappush(keys, total)
        del buckets[distance]
    return distances
