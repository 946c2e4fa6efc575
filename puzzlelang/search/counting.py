"""Number of optimal solutions, without a listing.

With unit costs, the number of traces to a state is kept only while its level is expanded, so memory
is that of breadth-first search.
"""

from __future__ import annotations

from itertools import islice

from puzzlelang.search.engine import parents_of, trace_to
from puzzlelang.search.pausing import ENDS, Loop, Search, finish
from puzzlelang.search.solutions import listing
from puzzlelang.search.system import (
    Limits,
    Solutions,
    Solved,
    State,
    TransitionSystem,
    Unsolvable,
    limit_of,
)
from puzzlelang.search.watch import Watch, collector_paused, looked_after, part_done
from puzzlelang.text import Listener, Stage, reporting, stage


def count_solutions(
    system: TransitionSystem[State],
    limits: Limits | None = None,
    progress: Listener | None = None,
) -> Solutions[State]:
    """Count the optimal solutions and return the first; see :func:`all_solutions`."""
    with reporting(progress):
        return finish(counting(system, limits))


def counting(
    system: TransitionSystem[State], limits: Limits | None = None
) -> Search[Solutions[State]]:
    """Run :func:`count_solutions` with pauses."""
    if not system.unit_cost:
        return (yield from listing(system, limits, 1))
    parents = parents_of(system.starts)
    with stage(Stage.COUNTING), collector_paused():
        watch = Watch("bfs", limits or Limits())
        watch.reached = parents
        try:
            depth, goals = yield from looked_after(_levels(system, watch, parents), watch)
        except ENDS as ending:
            return Solutions(watch.gave_up(limit_of(ending)))
    if not goals:
        return Solutions(Unsolvable(watch.finish()))
    trace = trace_to(parents, next(iter(goals)))
    solved = Solved(trace, depth, True, watch.finish())
    return Solutions(solved, (trace,), sum(goals.values()))


def _levels(
    system: TransitionSystem[State], watch: Watch, parents: dict[State, State]
) -> Loop[tuple[int, dict[State, int]]]:
    """Depth of the nearest goals, and these goals in order with their numbers of paths."""
    successors, is_goal = system.successors, system.is_goal
    level: dict[State, int] = dict.fromkeys(system.starts, 1)
    state = system.starts[0]
    depth = expanded = generated = 0
    batch: list[tuple[State, int]] = []
    watch.depth = watch.lower_bound = lambda: depth
    try:
        while level:
            goals = {state: ways for state, ways in level.items() if is_goal(state)}
            if goals:
                watch.tally(expanded, generated)
                return depth, goals
            following: dict[State, int] = {}
            watch.frontier = following
            waiting = iter(level.items())
            while batch := list(islice(waiting, (yield expanded, generated))):
                for state, ways in batch:
                    targets = successors(state)
                    generated += len(targets)
                    for successor in set(targets) if len(targets) > 1 else targets:
                        if successor in following:
                            following[successor] += ways
                    for successor in targets:
                        if successor not in parents:
                            parents[successor] = state
                            following[successor] = ways
                expanded += len(batch)
                batch.clear()
            level, depth = following, depth + 1
    except BaseException as end:
        count = part_done(expanded, [state for state, _ in batch], state)
        watch.met(end, count, generated, state)
        raise
    watch.tally(expanded, generated)
    return depth, {}
