"""Estimates derived from the distances in abstract systems, and these distances."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from heapq import heappop, heappush

from puzzlelang.search.system import TransitionSystem, View, nothing
from puzzlelang.search.watch import Loop, Watch
from puzzlelang.text import TYPE_CHECKING, Any, Protocol, TypeVar

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
    return _finish(distance_search(system), look)


def distance_search(system: TransitionSystem[S]) -> Way[dict[S, Any]]:
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


Lookup = tuple[Callable[[Any], Hashable], Mapping[Hashable, Any]]
"""Abstraction function, and distances of abstract states (missing: no goal is reachable)."""


class Abstract(Protocol):
    """An abstract system with its abstraction function."""

    @property
    def system(self) -> TransitionSystem[Any]: ...

    @property
    def key(self) -> Callable[[Any], Hashable]: ...

    def key_of(self, abstract: Any) -> Hashable: ...


def lookups(collections: Sequence[Sequence[Abstract]], watch: Watch) -> Loop[list[list[Lookup]]]:
    """The distances of all abstractions, each assumed to be as large as the current one."""
    watch.walks_through = True
    previous, pending = 0, sum(map(len, collections))
    total = pending
    rows: list[list[Lookup]] = []
    for collection in collections:
        rows.append([])
        for one in collection:
            pending -= 1
            way = distance_search(one.system)
            try:
                while True:
                    expanded, waiting = next(way)
                    watch.frontier = range(waiting + pending * (expanded + waiting))
                    yield previous + expanded, 0
            except StopIteration as end:
                distances = end.value
            previous += len(distances)
            watch.task.report(done=total - pending)
            rows[-1].append((one.key, {one.key_of(s): cost for s, cost in distances.items()}))
    return rows


def estimate_by(collections: Sequence[Sequence[Lookup]], zero: Any) -> Callable[[Any], Any]:
    """The estimate: the greatest sum of distances, or None if no goal is reachable."""
    rows = [[(key, distances.get) for key, distances in collection] for collection in collections]

    def estimate(state: Any) -> Any:
        best = zero
        for row in rows:
            total = zero
            for key, distance in row:
                cost = distance(key(state))
                if cost is None:
                    return None
                total += cost
            if best < total:
                best = total
        return best

    return estimate


class Estimated(View):
    """A system with a derived, proved estimate; with no abstractions it has no estimate."""

    def __init__(
        self, system: TransitionSystem[Any], collections: Sequence[Sequence[Lookup]]
    ) -> None:
        super().__init__(system)
        self.estimate = estimate_by(collections, system.zero)
        self.has_estimate = bool(collections)
