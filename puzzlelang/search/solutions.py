"""Optimal solutions: their exact number, and a listing.

Solutions are traces, so parallel transitions make no difference. Optimal solutions have the least
cost and, among these, the least length. So they contain no cycles, even of cost 0; each step
decreases (cost, length) of the rest; and they are the paths of an acyclic graph. The number of
paths to a state is the sum over its predecessors.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import islice, repeat

from puzzlelang.search.engine import parents_of, trace_to
from puzzlelang.search.frontier import frontier_for
from puzzlelang.search.system import (
    CostError,
    Limits,
    Solutions,
    Solved,
    State,
    TransitionSystem,
    Unsolvable,
    limit_of,
)
from puzzlelang.search.watch import (
    ENDS,
    Loop,
    Search,
    Watch,
    collector_paused,
    finish,
    looked_after,
    part_done,
)
from puzzlelang.text import Any, Generic, Listener, Stage, reporting, stage


class Reached:
    """A reached state: its key and cost, the number of cheapest traces to it, its predecessors."""

    __slots__ = ("before", "cost", "key", "ways")

    def __init__(self, key: Any, cost: Any, ways: int, before: list[Any]) -> None:
        self.key, self.cost, self.ways, self.before = key, cost, ways, before


def all_solutions(
    system: TransitionSystem[State],
    limits: Limits | None = None,
    most: int | None = None,
    progress: Listener | None = None,
) -> Solutions[State]:
    """Count the optimal solutions of ``system`` and list at most ``most`` of them (None: all).

    The listing is lazy.
    """
    with reporting(progress):
        return finish(listing(system, limits, most))


def listing(
    system: TransitionSystem[State], limits: Limits | None = None, most: int | None = None
) -> Search[Solutions[State]]:
    """Run :func:`all_solutions` with pauses during the count."""
    lines = getattr(system, "cost_lines", None)
    with stage(Stage.COUNTING, cost=lines), collector_paused():
        watch = Watch("bfs" if system.unit_cost else "ucs", limits or Limits())
        try:
            reached, goals = yield from looked_after(_reach(system, watch), watch)
        except ENDS as ending:
            return Solutions(watch.gave_up(limit_of(ending)))
    if not goals:
        return Solutions(Unsolvable(watch.finish()))
    leads = _Leads(system, reached, goals)
    starts = [start for start in system.starts if start in leads]
    traces = Listing(starts, set(goals), leads.following, lambda state: state, most)
    solved = Solved(traces.first(), reached[goals[0]].cost, True, watch.finish())
    return Solutions(solved, traces, sum(reached[goal].ways for goal in goals))


def _reach(
    system: TransitionSystem[State], watch: Watch
) -> Loop[tuple[dict[State, Reached], list[State]]]:
    """All states up to the nearest goals, and these goals, in the order of discovery."""
    starts, is_goal = system.starts, system.is_goal
    following = _by_length(system) if system.unit_cost else _by_cost_and_length(system)
    first = 0 if system.unit_cost else (system.zero, 0)
    frontier = frontier_for(first)
    reached: dict[State, Reached] = {}
    for start in starts:
        reached[start] = node = Reached(first, system.zero, 1, [])
        frontier.push(first, (start, node))
    goals: list[State] = []
    nearest = first
    expanded = generated = 0
    state = starts[0]

    watch.reached, watch.frontier = reached, frontier
    watch.depth = lambda: frontier.lowest
    watch.lower_bound = lambda: node.cost
    watch.upper_bound = lambda: reached[goals[0]].cost if goals else None
    try:
        while frontier:
            pace = yield expanded, generated
            for _ in repeat(None, min(pace, len(frontier))):
                state, node = frontier.pop()
                if reached[state] is not node:
                    continue
                if goals and nearest < node.key:
                    watch.tally(expanded, generated)
                    return reached, goals
                if is_goal(state):
                    goals.append(state)
                    nearest = node.key
                if goals:
                    continue  # successors are farther
                steps = following(state, node)
                expanded += 1
                generated += len(steps)
                for successor, key, cost in steps:
                    earlier = reached.get(successor)
                    if earlier is None or key < earlier.key:
                        reached[successor] = entry = Reached(key, cost, node.ways, [state])
                        frontier.push(key, (successor, entry))
                    elif key == earlier.key:
                        earlier.ways += node.ways
                        earlier.before.append(state)
    except BaseException as end:
        watch.met(end, expanded, generated, state)
        raise
    watch.tally(expanded, generated)
    return reached, goals


Following = Callable[[Any, Reached], list[tuple[Any, Any, Any]]]
"""Returns the distinct successors of a state, with the key and the cost of a path through it."""


def _by_length(system: TransitionSystem[Any]) -> Following:
    def following(state: Any, node: Reached) -> list[tuple[Any, Any, Any]]:
        depth = node.key + 1
        return [(successor, depth, depth) for successor in dict.fromkeys(system.successors(state))]

    return following


def _by_cost_and_length(system: TransitionSystem[Any]) -> Following:
    def following(state: Any, node: Reached) -> list[tuple[Any, Any, Any]]:
        cheapest: dict[Any, Any] = {}
        for successor, cost in system.expand(state, node.cost):
            if successor not in cheapest or cost < cheapest[successor]:
                if cost < node.cost:
                    raise CostError(state, successor, node.cost, cost)
                cheapest[successor] = cost
        length = node.key[1] + 1
        return [(successor, (cost, length), cost) for successor, cost in cheapest.items()]

    return following


class Listing(Generic[State]):
    """Paths from start places to goal places; can be iterated repeatedly.

    ``following`` returns the next places in order, and ``state`` the state of a place.
    """

    def __init__(
        self,
        starts: Sequence[Any],
        goals: Container[Any],
        following: Callable[[Any], Iterable[Any]],
        state: Callable[[Any], State],
        most: int | None,
    ) -> None:
        self._starts, self._goals = starts, goals
        self._following, self._state = following, state
        self._most = most

    def first(self) -> tuple[State, ...]:
        return next(self._paths())

    def __iter__(self) -> Iterator[tuple[State, ...]]:
        return islice(self._paths(), self._most)

    def _paths(self) -> Iterator[tuple[State, ...]]:
        state = self._state
        path, branches = list[Any](), [iter(self._starts)]
        while branches:
            for place in branches[-1]:
                if place in self._goals:
                    yield (*path, state(place))
                else:
                    path.append(state(place))
                    branches.append(iter(self._following(place)))
                    break
            else:
                branches.pop()
                if path:
                    path.pop()


class _Leads:
    """States on the paths to the goals, each with the next ones."""

    def __init__(
        self, system: TransitionSystem[Any], reached: dict[Any, Reached], goals: list[Any]
    ) -> None:
        self._system = system
        self._leads: dict[Any, list[Any]] = {goal: [] for goal in goals}
        waiting = list(goals)
        for state in waiting:
            for before in reached[state].before:
                if before not in self._leads:
                    self._leads[before] = []
                    waiting.append(before)
                self._leads[before].append(state)
        self._sorted: set[Any] = set()

    def __contains__(self, state: Any) -> bool:
        return state in self._leads

    def following(self, state: Any) -> list[Any]:
        """The next states, in the order of the successors."""
        if state not in self._sorted:
            self._sorted.add(state)
            if len(self._leads[state]) > 1:
                useful = set(self._leads[state])
                order = dict.fromkeys(self._system.successors(state))
                self._leads[state] = [successor for successor in order if successor in useful]
        return self._leads[state]


# ── their number with unit costs, in the memory of a breadth-first search ─────────────


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
