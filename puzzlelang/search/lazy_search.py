"""Lazy greedy search with two queues: a good solution soon, not a best one.

A state is judged when it is expanded, and until then waits with what was said of the state before.
What the advice of that state prefers waits in a second queue, which is asked more often while it
leads ahead (M. Helmert, "The Fast Downward planning system", JAIR 26, 2006; S. Richter and
M. Westphal, "The LAMA planner", JAIR 39, 2010).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from heapq import heappop, heappush
from itertools import count
from typing import Any

from puzzlelang.search.engine import cost_of, parents_of, trace_to
from puzzlelang.search.system import Outcome, Solved, State, TransitionSystem, Unsolvable
from puzzlelang.search.watch import Watch

Advice = tuple[Any, Collection[Any]]
"""How far a goal seems to be, and those of the successors that seem to lead there."""

BOOST = 1000
"""So many states more are taken from the preferred ones whenever the search comes nearer."""


def advice_of(system: TransitionSystem[State]) -> Callable[[State], Advice | None]:
    """What a system advises: its own ``advise``, or its estimate, or nothing."""
    own: Callable[[State], Advice | None] | None = getattr(system, "advise", None)
    if own is not None:
        return own
    if not system.has_estimate:
        return lambda state: (0, ())

    def by_estimate(state: State) -> Advice | None:
        estimate = system.estimate(state)
        return None if estimate is None else (estimate, ())

    return by_estimate


def lazy_greedy(system: TransitionSystem[State], watch: Watch) -> Outcome[State]:
    """A goal by the advice of the system.  Where that is None for a state, no goal can be reached
    from it, and it is not expanded.
    """
    successors, is_goal, advise = system.successors, system.is_goal, advice_of(system)
    reached = parents_of(system.starts)
    everything: list[Any] = []
    preferred: list[Any] = []
    turns = [0, 0]
    """How often each queue was asked, less what it was given ahead."""
    number = count()
    expanded = generated = 0
    best: Any = None
    judged: set[State] = set()
    left_out = False
    state = system.starts[0]
    watch.reached, watch.frontier = reached, everything
    try:
        for state in system.starts:
            if is_goal(state):
                return Solved((state,), system.zero, True, watch.count(0, 0))
            heappush(everything, (0, next(number), state))
        while everything or preferred:
            for _ in range(watch.look(expanded, generated)):
                if not everything and not preferred:
                    break
                queue = 1 if preferred and (not everything or turns[1] <= turns[0]) else 0
                turns[queue] += 1
                state = heappop((everything, preferred)[queue])[2]
                if state in judged:
                    continue
                judged.add(state)
                advice = advise(state)
                if advice is None:
                    left_out = True
                    continue
                near, chosen = advice
                if best is None or near < best:
                    if best is not None:
                        turns[1] -= BOOST
                    best = near
                expanded += 1
                following = successors(state)
                generated += len(following)
                for successor in following:
                    if successor in reached:
                        continue
                    reached[successor] = state
                    if is_goal(successor):
                        trace = trace_to(reached, successor)
                        return Solved(
                            trace, cost_of(system, trace), False, watch.count(expanded, generated)
                        )
                    entry = near, next(number), successor
                    heappush(everything, entry)
                    if successor in chosen:
                        heappush(preferred, entry)
    except BaseException as end:
        watch.met(end, expanded, generated, state)
        raise
    return Unsolvable(watch.count(expanded, generated), by_estimate=left_out)
