"""How far each state of a small system is from its nearest goal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from heapq import heappop, heappush

from puzzlelang.search.system import TransitionSystem
from puzzlelang.text import Any, TypeVar

S = TypeVar("S", bound=Hashable)


PACE = 1000
"""States between two looks."""


def goal_distances(
    system: TransitionSystem[S], look: Callable[[int, int], object] = lambda *_: None
) -> dict[S, Any]:
    """The least cost from each reachable state to a goal; a state that leads to none is left out.

    Forward through the whole space, then back from the goals (E. Dijkstra, "A note on two problems
    in connexion with graphs", Numerische Mathematik 1, 1959).  ``look`` is called at times with
    how many states were expanded and how many wait, and may raise.
    """
    expand, is_goal, zero = system.expand, system.is_goal, system.zero
    waiting = [*system.starts]
    before: dict[S, list[tuple[S, Any]]] = {start: [] for start in waiting}  # what is before each
    for number, state in enumerate(waiting):
        if number % PACE == 0:
            look(number, len(waiting) - number)
        for successor, cost in expand(state, zero):
            known = before.get(successor)
            if known is None:
                before[successor] = [(state, cost)]
                waiting.append(successor)
            else:
                known.append((state, cost))
    goals = filter(is_goal, waiting)
    return costs_to_reach(goals, before.__getitem__, zero, lambda: look(len(waiting), 0))


def costs_to_reach(
    wanted: Iterable[S],
    before: Callable[[S], Sequence[tuple[S, Any]]],
    zero: Any,
    look: Callable[[], object] = lambda: None,
) -> dict[S, Any]:
    """The least cost from each state to one that is ``wanted``.

    ``before``: the states before one, with what the step from each costs.  ``look`` is called
    at times, and may raise.
    """
    distances: dict[S, Any] = dict.fromkeys(wanted, zero)
    buckets: dict[Any, list[S]] = {zero: list(distances)}
    keys = [zero]
    while keys:
        distance = heappop(keys)
        bucket = buckets[distance]
        look()
        for state in bucket:  # grows where a step costs nothing
            if distances[state] != distance:
                continue
            for earlier, cost in before(state):
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
