"""Exploration of the whole reachable space: its numbers, or each state."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import islice

from puzzlelang.search.pausing import ENDS, Loop, Search, Stop, finish
from puzzlelang.search.system import (
    FEW_DEEPEST,
    Fault,
    Limits,
    Space,
    State,
    TransitionSystem,
    View,
    limit_of,
)
from puzzlelang.search.watch import Watch, collector_paused, looked_after, part_done
from puzzlelang.text import Any, Listener, Stage, cast, reporting, stage


def explore(
    system: TransitionSystem[State],
    limits: Limits | None = None,
    progress: Listener | None = None,
) -> Space:
    """Count everything reachable, breadth-first; goals are expanded, too."""
    with reporting(progress):
        return finish(exploring(system, limits))


def exploring(system: TransitionSystem[State], limits: Limits | None = None) -> Search[Space]:
    """Run :func:`explore` with pauses."""
    with stage(Stage.EXPLORING), collector_paused():
        watch = Watch("bfs", limits or Limits())
        return (yield from looked_after(_explored(system, watch), watch))


def _explored(system: TransitionSystem[State], watch: Watch) -> Loop[Space]:
    successors, is_goal, is_lost = system.successors, system.is_goal, system.is_lost
    reached: set[State] = {*system.starts}
    discovered = reached.add
    level = deepest = [*system.starts]
    levels = [len(level)]
    state = level[0]
    expanded = transitions = goals = lost = dead_ends = 0
    dead_end: State | None = None
    limit, batch = "", [state]
    watch.reached, watch.walks_through, watch.depth = reached, True, lambda: len(levels) - 1
    try:
        while level:
            deepest = level
            waiting, level = iter(level), []
            put = level.append
            watch.frontier = level
            while batch := list(islice(waiting, (yield expanded, transitions))):
                for state in batch:
                    following = successors(state)
                    transitions += len(following)
                    for successor in following:
                        if successor not in reached:
                            discovered(successor)
                            put(successor)
                    if is_goal(state):
                        goals += 1
                    elif not following:
                        if is_lost(state):
                            lost += 1
                        else:
                            dead_ends += 1
                            dead_end = state if dead_end is None else dead_end
                expanded += len(batch)
                batch.clear()
            levels.append(len(level))
    except Fault as fault:
        fault.note(state)
        raise
    except ENDS as ending:
        limit = limit_of(ending)
        expanded = part_done(expanded, batch, state)
        levels.append(len(level))
        deepest = level or deepest
    return Space(
        complete=not limit,
        limit=limit,
        states=len(reached),
        transitions=transitions,
        levels=tuple(filter(None, levels)),
        goal_states=goals,
        lost_states=lost,
        dead_ends=dead_ends,
        statistics=watch.count(expanded, transitions),
        deepest=tuple(deepest[:FEW_DEEPEST]),
        dead_end=dead_end,
    )


class _Elsewhere(View):
    unit_cost, has_estimate, zero = True, False, 0

    def __init__(self, system: TransitionSystem[State], goal: Callable[[State], bool]) -> None:
        super().__init__(system)
        self.is_goal = goal


def with_goal(
    system: TransitionSystem[State], goal: Callable[[State], bool]
) -> TransitionSystem[State]:
    """``system`` with another goal, for breadth-first search."""
    elsewhere: Any = _Elsewhere(system, goal)
    return cast("TransitionSystem[State]", elsewhere)


def walk(
    system: TransitionSystem[State], limits: Limits | None = None
) -> Generator[tuple[State, int, Sequence[State]], None, str]:
    """Yield every reachable state once, breadth-first, with its depth and successors.

    If a limit ends the walk, some successors are not visited; ``limits.states`` is exact. Returns
    the limit, or "".
    """
    limits = limits or Limits()
    watch = Watch("bfs", Limits(seconds=limits.seconds, memory=limits.memory))
    reached: set[State] = {*system.starts}
    level, depth, walked = [*system.starts], 0, 0
    watch.reached, watch.walks_through, watch.depth = reached, True, lambda: depth
    while level:
        following_level: list[State] = []
        watch.frontier = following_level
        for state in level:
            if walked == limits.states:
                return "states"
            try:
                if not walked % 1024:
                    watch.look(walked, 0)
                following = system.successors(state)
            except Fault as fault:
                fault.note(state)
                raise
            except Stop as stop:
                return stop.limit
            walked += 1
            yield state, depth, following
            for successor in following:
                if successor not in reached:
                    reached.add(successor)
                    following_level.append(successor)
        level, depth = following_level, depth + 1
    return ""
