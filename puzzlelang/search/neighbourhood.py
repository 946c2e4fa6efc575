"""Improvement of a solution within its neighbourhood.

The neighbourhood of all states of the trace is explored, and then searched for the cheapest trace
(H. Nakhost and M. Müller, "Action elimination and plan neighborhood graph search", ICAPS 2010).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count, islice

from puzzlelang.search.engine import parents_of, trace_to
from puzzlelang.search.system import Fault, Solved, State, TransitionSystem
from puzzlelang.search.watch import Watch, collector_paused
from puzzlelang.text import Any, TypeVar

_Said = TypeVar("_Said")


def cheapest_near(
    system: TransitionSystem[State], trace: tuple[State, ...], most: int, watch: Watch
) -> Solved[State]:
    """The cheapest trace to a goal near ``trace``, at worst ``trace`` itself.

    It leads through the first ``most`` states reached breadth-first from the states of ``trace``
    and the starts. Raises at a limit, like any search loop.
    """
    with collector_paused():
        return _cheapest(system, _near(system, trace, most, watch), watch)


def _near(
    system: TransitionSystem[State], trace: tuple[State, ...], most: int, watch: Watch
) -> set[State]:
    waiting = deque(dict.fromkeys((*trace, *islice(system.starts, most))))
    near = set(waiting)
    watch.reached, watch.frontier = near, waiting
    expanded = generated = 0
    while waiting and len(near) < most:
        for _ in range(watch.look(expanded, generated)):
            if not waiting or len(near) >= most:
                break
            state = waiting.popleft()
            following = _asked(system.successors, state)
            expanded, generated = expanded + 1, generated + len(following)
            for successor in following:
                if successor not in near:
                    near.add(successor)
                    waiting.append(successor)
    return near


def _cheapest(system: TransitionSystem[State], near: set[State], watch: Watch) -> Solved[State]:
    parents = parents_of(system.starts)
    costs: dict[State, Any] = dict.fromkeys(parents, system.zero)
    number = count()
    waiting = [(system.zero, next(number), start) for start in system.starts if start in near]
    done: set[State] = set()
    generated = 0
    watch.reached, watch.frontier = near, waiting
    while waiting:
        for _ in range(watch.look(len(done), generated)):
            if not waiting:
                break
            cost, _, state = heappop(waiting)
            if state in done:
                continue
            done.add(state)
            if _asked(system.is_goal, state):
                statistics = watch.count(len(done), generated)
                return Solved(trace_to(parents, state), cost, False, statistics)
            following = _asked(system.expand, state, cost)
            generated += len(following)
            for successor, total in following:
                if successor in near and (successor not in costs or total < costs[successor]):
                    costs[successor], parents[successor] = total, state
                    heappush(waiting, (total, next(number), successor))
    raise AssertionError("the trace is not a path through its states")


def _asked(function: Callable[..., _Said], state: Any, *more: Any) -> _Said:
    """Call a function of the system; note ``state`` in a fault."""
    try:
        return function(state, *more)
    except Fault as fault:
        fault.note(state)
        raise
