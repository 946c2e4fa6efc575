"""Lazy greedy search with two queues: a good solution soon, without a guarantee.

A state is evaluated when expanded, and queued with the estimate of its parent. A second queue of
preferred successors is used more often while it makes progress (M. Helmert, "The Fast Downward
planning system", JAIR 26, 2006; S. Richter and M. Westphal, "The LAMA planner", JAIR 39, 2010).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from heapq import heappop, heappush
from itertools import count

from puzzlelang.search.engine import cost_of, parents_of, trace_to
from puzzlelang.search.pausing import Loop
from puzzlelang.search.system import Outcome, Solved, State, TransitionSystem, Unsolvable
from puzzlelang.search.watch import Watch
from puzzlelang.text import Any

Advice = tuple[Any, Collection[Any]]
"""Estimated distance to a goal, and the preferred successors."""

BOOST = 1000
"""Number of extra states taken from the preferred queue after progress."""


def advice_of(system: TransitionSystem[State]) -> Callable[[State], Advice | None]:
    """The advice function of a system: its ``advise``, or its estimate, or a constant."""
    own: Callable[[State], Advice | None] | None = getattr(system, "advise", None)
    if own is not None:
        return own
    if not system.has_estimate:
        return lambda state: (0, ())

    def by_estimate(state: State) -> Advice | None:
        estimate = system.estimate(state)
        return None if estimate is None else (estimate, ())

    return by_estimate


class _Queues:
    """Queues of all open states and of the preferred ones."""

    def __init__(self) -> None:
        self.everything: list[Any] = []
        self._preferred: list[Any] = []
        self._ahead = 0
        """Balance between the queues; if it isn't negative, the preferred queue is next."""
        self._number = count()

    def put(self, near: Any, state: Any, is_preferred: bool = False) -> None:
        entry = near, next(self._number), state
        heappush(self.everything, entry)
        if is_preferred:
            heappush(self._preferred, entry)

    def take(self) -> Any:
        if self._preferred and (self._ahead >= 0 or not self.everything):
            self._ahead -= 1
            return heappop(self._preferred)[2]
        self._ahead += 1
        return heappop(self.everything)[2]

    def prefer(self) -> None:
        self._ahead += BOOST

    def __bool__(self) -> bool:
        return bool(self.everything or self._preferred)

    def __len__(self) -> int:
        return len(self.everything)

    def __iter__(self) -> Iterator[Any]:
        """Yield the states in the order in which they are taken if none is put."""
        rest = _Queues()
        rest.everything, rest._preferred = [*self.everything], [*self._preferred]
        rest._ahead = self._ahead
        while rest:
            yield rest.take()


def lazy_greedy(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    """Find a goal by the system's advice. States whose advice is None can't reach one, and are
    skipped.
    """
    successors, is_goal, advise = system.successors, system.is_goal, advice_of(system)
    reached, judged, waiting = parents_of(system.starts), set[State](), _Queues()
    expanded = generated = 0
    best: Any = None
    left_out = False
    state = successor = system.starts[0]
    watch.reached, watch.frontier = reached, waiting
    try:
        for successor in system.starts:
            if is_goal(successor):
                return Solved((successor,), system.zero, True, watch.count(0, 0))
            waiting.put(0, successor)
        while waiting:
            for _ in range((yield expanded, generated)):
                if not waiting:
                    break
                state = waiting.take()
                if state in judged:
                    continue
                judged.add(state)
                advice = advise(state)
                if advice is None:
                    left_out = True
                    continue
                near, preferred = advice
                if best is not None and near < best:
                    waiting.prefer()
                best = near if best is None else min(best, near)
                following = successors(state)
                expanded, generated = expanded + 1, generated + len(following)
                for successor in following:
                    if successor not in reached:
                        reached[successor] = state
                        if is_goal(successor):
                            trace = trace_to(reached, successor)
                            statistics = watch.count(expanded, generated)
                            return Solved(trace, cost_of(system, trace), False, statistics)
                        waiting.put(near, successor, successor in preferred)
    except BaseException as end:
        culprit = successor if reached.get(successor) is state else state  # tested, or expanded?
        watch.met(end, expanded, generated, culprit)
        raise
    return Unsolvable(watch.count(expanded, generated), by_estimate=left_out)
