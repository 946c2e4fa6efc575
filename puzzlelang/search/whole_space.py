"""Exploration of the reachable space: its numbers, each state, or the states below a cost."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from heapq import heappop, heappush
from itertools import islice

from puzzlelang.search.system import (
    FEW_DEEPEST,
    Fault,
    GaveUp,
    Limits,
    Space,
    State,
    TransitionSystem,
    View,
    limit_of,
)
from puzzlelang.search.watch import (
    ENDS,
    Loop,
    Search,
    Stop,
    Watch,
    collector_paused,
    finish,
    looked_after,
    part_done,
)
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


# ── states below a cost, for proofs ───────────────────────────────────────────────────

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
