"""Distance of each state of a small system from the nearest goal."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Sequence
from heapq import heappop, heappush

from puzzlelang.search.system import TransitionSystem, nothing
from puzzlelang.text import TYPE_CHECKING, Any, TypeVar

S = TypeVar("S", bound=Hashable)
_T = TypeVar("_T")


PACE = 1000
"""States between two looks."""


if TYPE_CHECKING:
    Way = Generator[tuple[int, int], None, _T]
    """Yields the numbers of expanded and of open states at intervals."""


def goal_distances(
    system: TransitionSystem[S], look: Callable[[int, int], object] = nothing
) -> dict[S, Any]:
    """The least cost from each reachable state to a goal; states without a path are omitted.

    Explores the space forward, then backward from the goals (E. Dijkstra, "A note on two problems
    in connexion with graphs", Numerische Mathematik 1, 1959). ``look`` is called at intervals with
    the numbers of expanded and open states, and may raise.
    """
    return _finish(distances_found(system), look)


def distances_found(system: TransitionSystem[S]) -> Way[dict[S, Any]]:
    """Run :func:`goal_distances` with pauses."""
    expand, is_goal, zero = system.expand, system.is_goal, system.zero
    waiting = [*system.starts]
    before: dict[S, list[tuple[S, Any]]] = {start: [] for start in waiting}  # predecessors
    for number, state in enumerate(waiting):
        if number % PACE == 0:
            yield number, len(waiting) - number
        for successor, cost in expand(state, zero):
            predecessors = before.get(successor)
            if predecessors is None:
                before[successor] = [(state, cost)]
                waiting.append(successor)
            else:
                predecessors.append((state, cost))
    return (yield from _back(filter(is_goal, waiting), before.__getitem__, zero, len(waiting)))


def costs_to_reach(
    wanted: Iterable[S],
    before: Callable[[S], Sequence[tuple[S, Any]]],
    zero: Any,
    look: Callable[[], object] = nothing,
) -> dict[S, Any]:
    """The least cost from each state to a ``wanted`` one.

    ``before`` returns predecessors with the cost of the step. ``look`` is called at intervals, and
    may raise.
    """
    return _finish(_back(wanted, before, zero, 0), lambda *_: look())


def _finish(way: Way[_T], look: Callable[[int, int], object]) -> _T:
    try:
        while True:
            look(*next(way))
    except StopIteration as done:
        distances: _T = done.value
        return distances


def _back(
    wanted: Iterable[S], before: Callable[[S], Sequence[tuple[S, Any]]], zero: Any, states: int
) -> Way[dict[S, Any]]:
    distances: dict[S, Any] = dict.fromkeys(wanted, zero)
    buckets: dict[Any, list[S]] = {zero: list(distances)}
    keys = [zero]
    while keys:
        distance = heappop(keys)
        bucket = buckets[distance]
        yield states, 0
        for state in bucket:  # grows if a step costs nothing
            if distances[state] != distance:
                continue
            for earlier, cost in before(state):
                total = distance + cost
                best = distances.get(earlier)
                if best is None or total < best:
                    distances[earlier] = total
                    if total in buckets:
                        buckets[total].append(earlier)
                    else:
                        buckets[total] = [earlier]
                        heappush(keys, total)
        del buckets[distance]
    return distances
