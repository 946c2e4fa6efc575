"""The search loops: discover, enter, best first, deepen.

Each is a generator of a transition system and a :class:`Watch` that pauses at intervals
(``search.watch.Loop``) and returns an outcome. They keep different data of a state, and so have
different guarantees:

- :func:`discover` keeps the parent, and stops when it *discovers* a goal;
- :func:`enter` keeps the parent, and stops when it *enters* a goal;
- :func:`best_first` also keeps the cost, reopens states, and stops when a goal *is popped*, because
  only then nothing cheaper remains;
- :func:`deepen` searches up to a bound, repeatedly with higher bounds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count, pairwise, repeat
from time import monotonic

from puzzlelang.search.system import (
    CostError,
    Fault,
    Outcome,
    Solved,
    State,
    Statistics,
    TransitionSystem,
    Unsolvable,
)
from puzzlelang.search.watch import Loop, Watch
from puzzlelang.text import TYPE_CHECKING, Any, Record, field

if TYPE_CHECKING:
    from puzzlelang.search.frontier import Frontier

Entry = tuple[Any, Any, Any]
"""A state, the cost of a trace to it, and the record of its parent (None: initial)."""

Key = Callable[[Any, Any], Any]
"""Sort key of a state and the cost of a trace to it."""

Expand = Callable[[Any, Any], Sequence[tuple[Any, Any]]]


def discover(
    system: TransitionSystem[State], watch: Watch, last_first: bool = False
) -> Loop[Outcome[State]]:
    """Expand states in the order of discovery, or ``last_first``.

    Goals are tested on discovery, in the order of the successors. Breadth-first, no trace to a goal
    has fewer transitions. Depth-first, states are marked on discovery, and the last successor is
    followed first.
    """
    successors, is_goal = system.successors, system.is_goal
    reached = parents_of(system.starts)
    frontier = deque(reached)
    take, put = (frontier.pop if last_first else frontier.popleft), frontier.append
    generated = 0
    state = successor = frontier[0]

    def depth() -> int:  # of the last discovered state; breadth-first, none is deeper
        return len(trace_to(reached, frontier[-1] if frontier else state)) - 1

    watch.reached, watch.frontier, watch.depth = reached, frontier, depth
    if system.unit_cost and not last_first:
        watch.lower_bound = depth
    try:
        for state in reached:
            if is_goal(state):
                return Solved((state,), system.zero, True, watch.count(0, 0))
        while frontier:
            pace = yield len(reached) - len(frontier), generated
            for _ in repeat(None, min(pace, len(frontier))):
                state = take()
                following = successors(state)
                generated += len(following)
                for successor in following:
                    if successor not in reached:
                        reached[successor] = state
                        if is_goal(successor):
                            statistics = watch.count(len(reached) - len(frontier) - 1, generated)
                            trace = trace_to(reached, successor)
                            proved = system.unit_cost and not last_first
                            return Solved(trace, cost_of(system, trace), proved, statistics)
                        put(successor)
    except BaseException as end:
        culprit = successor if reached.get(successor) is state else state  # tested, or expanded?
        watch.met(end, len(reached) - len(frontier), generated, culprit)
        raise
    return Unsolvable(watch.count(len(reached), generated))


def enter(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    """Enter the first successor first and backtrack, like a recursive function.

    States are marked and tested when entered, in preorder. A trace may be as long as the number of
    states.
    """
    successors, is_goal = system.successors, system.is_goal
    reached = parents_of(system.starts)  # maps a state to its parent when it was or will be entered
    entered: set[State] = set()
    frontier = [*reversed(reached)]
    generated = 0
    state = frontier[-1]

    def depth() -> int:
        return len(trace_to(reached, state)) - 1

    watch.reached, watch.frontier, watch.depth = reached, frontier, depth
    try:
        while frontier:
            pace = yield len(entered), generated
            for _ in repeat(None, min(pace, len(frontier))):
                state = frontier.pop()
                if state in entered:
                    continue
                entered.add(state)
                if is_goal(state):
                    statistics = watch.count(len(entered) - 1, generated)
                    trace = trace_to(reached, state)
                    proved = len(trace) == 1
                    return Solved(trace, cost_of(system, trace), proved, statistics)
                following = successors(state)
                generated += len(following)
                fresh = [successor for successor in following if successor not in entered]
                for successor in fresh:
                    reached[successor] = state
                frontier += reversed(fresh)
    except BaseException as end:
        watch.met(end, len(entered) - 1, generated, state)
        raise
    return Unsolvable(watch.count(len(entered), generated))


def best_first(
    system: TransitionSystem[State],
    watch: Watch,
    key: Key | None = None,
    optimal: bool = True,
    dearest_first: bool = True,
) -> Loop[Outcome[State]]:
    """Expand the state with the smallest ``key`` (None: its cost); equal keys first in, first out.

    ``dearest_first``: of equal keys with an estimate, the highest cost (so lowest estimate) first.

    Goals are tested when popped. States reached again at lower cost are reopened. So the answer is
    ``optimal`` if no key exceeds the cost of the cheapest goal beyond its state: the estimate must
    be admissible, but may be inconsistent.
    """
    is_goal, expand = system.is_goal, system.expand
    first = keys_of_starts(system, key, watch)
    keys = (value for _, value in first if value is not None)
    frontier = _frontier(next(keys, system.zero), key is not None and dearest_first)
    put, take = frontier.push, frontier.pop
    reached: dict[State, Entry] = {start: (start, system.zero, None) for start, _ in first}
    record_of = reached.get
    for start, value in first:
        if value is not None:
            put(value, reached[start])
    expanded = generated = 0
    state = culprit = first[0][0]
    watch.reached, watch.frontier = reached, frontier
    watch.depth = lambda: frontier.lowest
    if optimal:
        watch.lower_bound = watch.depth
    watch.upper_bound = lambda: least_goal(system, reached.values(), watch)
    try:
        while frontier:
            pace = yield expanded, generated
            for _ in repeat(None, min(pace, len(frontier))):
                record = take()
                state, cost, _ = record
                if reached[state] is not record:
                    continue  # a cheaper trace to it has been found
                culprit = state
                if is_goal(state):
                    return answer(system, record, watch.count(expanded, generated), key, optimal)
                following = expand(state, cost)
                expanded += 1
                generated += len(following)
                for successor, total in following:
                    earlier = record_of(successor)
                    if earlier is None or total < earlier[1]:
                        if total < cost:
                            raise CostError(state, successor, cost, total)
                        reached[successor] = entry = (successor, total, record)
                        culprit = successor
                        value = key(successor, total) if key else total
                        if value is not None:
                            put(value, entry)
    except BaseException as end:
        watch.met(end, expanded, generated, culprit)
        raise
    return Unsolvable(watch.count(expanded, generated))


def _frontier(key: Any, dearest_first: bool) -> Frontier[Any]:
    from puzzlelang.search.frontier import frontier_for

    return frontier_for(key, dearest_first=dearest_first)


def least_goal(system: TransitionSystem[State], records: Iterable[Entry], watch: Watch) -> Any:
    """The least cost of all discovered goals; None if time runs out."""
    least = None
    for place, (state, cost, _) in enumerate(records):
        if not place % 4096 and monotonic() > watch.patience:
            return None
        if least is None or cost < least:
            with suppress(Exception):  # an untested state may raise a fault
                if system.is_goal(state):
                    least = cost
    return least


def deepen(
    system: TransitionSystem[State],
    watch: Watch,
    expand: Expand,
    zero: Any,
    key: Key | None = None,
    optimal: bool = True,
    begin_at: Any = None,
) -> Loop[Outcome[State]]:
    """Search up to a bound on ``key`` (None: the cost), last in, first out; then raise the bound.

    The next bound is the lowest key that was cut off, or a higher one if that would admit few new
    states. In that case the first goal may not be cheapest, and the iteration continues below its
    cost. If nothing was cut off, the space is exhausted. ``begin_at`` is a first bound; no goal may
    be below it.
    """
    starts = keys_of_starts(system, key, watch)
    values = [value for _, value in starts if value is not None]
    if not values:
        return Unsolvable(watch.finish())
    least = bound = min(values)  # no goal costs less than `least`
    if begin_at is not None and bound < begin_at:
        least = bound = begin_at
    deepening = Deepening(system, watch, expand, key, starts)
    watch.reached, watch.depth = deepening.reached, lambda: bound
    if optimal:
        watch.lower_bound = lambda: least
    for iteration in count():
        cut, goal = yield from deepening.descend(iteration, bound, least)
        if goal:
            return answer(system, goal, watch.finish(), key, optimal)
        if not cut:
            return Unsolvable(watch.finish())
        values = sorted(cut)
        least, bound = values[0], values[min(len(deepening.reached) // 8, len(values) - 1)]
    raise AssertionError("counting has no end")


Visit = tuple[Any, Any, Any, int]
"""A record and the iteration that created it."""


Descent = tuple[Sequence[Any], "Visit | None"]
"""Keys that an iteration cut off, and a goal if it found one."""


class Deepening(metaclass=Record):
    """Repeated descents, with all states that they have ``reached``."""

    system: TransitionSystem[Any]
    watch: Watch
    expand: Expand
    key: Key | None
    starts: Sequence[tuple[Any, Any]]
    """Initial states with their keys."""
    reached: dict[Any, Visit] = field(factory=dict)

    def _begin(
        self, iteration: int, bound: Any, cut: dict[Any, Any], stack: list[Visit]
    ) -> Visit | None:
        """Push the initial states, the first on top; return one that is a goal."""
        for start, value in self.starts:
            if value is not None and bound < value:
                cut[start] = value
                continue
            self.reached[start] = visit = (start, self.system.zero, None, iteration)
            try:
                if value is not None and self.system.is_goal(start):
                    return visit
            except Fault as fault:
                fault.note(start)
                raise
            if value is not None:
                stack.append(visit)
        stack.reverse()
        return None

    def descend(self, iteration: int, bound: Any, least: Any) -> Loop[Descent]:
        """Run one iteration, first successor first.

        States are followed once, and again if reached at lower cost; never at a higher cost than in
        an earlier iteration, because this one follows the earlier path, too.
        """
        expand, key, reached, watch = self.expand, self.key, self.reached, self.watch
        is_goal = self.system.is_goal
        cut: dict[Any, Any] = {}
        stack: list[Visit] = []
        expanded, generated = watch.statistics.expanded, watch.statistics.generated
        culprit: Any = None
        watch.frontier = stack
        goal = self._begin(iteration, bound, cut, stack)
        if goal:
            return (), goal
        try:
            while stack:
                pace = yield expanded, generated
                for _ in repeat(None, min(pace, len(stack))):
                    visit = stack.pop()
                    state, cost, _, _ = visit
                    if reached[state] is not visit:
                        continue
                    culprit = state
                    following = expand(state, cost)
                    expanded += 1
                    generated += len(following)
                    fresh = []
                    for successor, total in following:
                        earlier = reached.get(successor)
                        if earlier is not None and not total < earlier[1]:
                            if earlier[3] == iteration or earlier[1] < total:
                                continue
                        if total < cost:
                            raise CostError(state, successor, cost, total)
                        culprit = successor
                        value = key(successor, total) if key else total
                        if value is None:
                            reached[successor] = successor, total, visit, iteration
                        elif bound < value:
                            if successor not in cut or value < cut[successor]:
                                cut[successor] = value
                        elif goal is None or value < goal[1]:
                            cut.pop(successor, None)
                            reached[successor] = entry = (successor, total, visit, iteration)
                            if not is_goal(successor):
                                fresh.append(entry)
                            else:
                                goal = entry
                                if not least < total:
                                    return (), goal
                    stack.extend(reversed(fresh))
        except Fault as fault:
            fault.note(culprit)
            raise
        finally:
            watch.tally(expanded, generated)
        return list(cut.values()), goal


def answer(
    system: TransitionSystem[State],
    record: Entry | Visit,
    statistics: Statistics,
    key: Key | None,
    optimal: bool,
) -> Solved[State]:
    """The trace that ends in ``record``, with a remark if it refutes the estimate."""
    cost = record[1]
    records: list[Entry | Visit] = []
    step: Entry | Visit | None = record
    while step is not None:
        records.append(step)
        step = step[2]
    records.reverse()
    trace = tuple(step[0] for step in records)
    if not optimal:
        return Solved(trace, cost, False, statistics)
    if key is None:
        return Solved(trace, cost, True, statistics)
    for place, step in enumerate(records):
        if cost < key(step[0], step[1]):
            remark = too_high(system, place, step[0], step[1], cost)
            return Solved(trace, cost, False, statistics, remark=remark)
    return Solved(trace, cost, True, statistics, assuming=system.assumption)


def too_high(
    system: TransitionSystem[State], place: int, state: State, cost: Any, total: Any
) -> str:
    """The remark on an estimate that exceeds the remaining cost of a trace.

    ``state`` is at index ``place`` and reached at ``cost``; the trace costs ``total``.
    """
    where = "at the start" if place == 0 else f"after {place:,} transition{'s' * (place > 1)}"
    excess = "it is above the cost of the rest of this trace"
    if isinstance(total, int):  # other types may have no subtraction
        lines = getattr(system, "cost_lines", lambda amount: (amount,))
        claim, rest = (_amount(lines(n)) for n in (system.estimate(state), total - cost))
        excess = f"it is {claim}, but the rest of this trace costs {rest}"
    return f"`estimate` is too high: {where} {excess}, so a cheaper one may exist"


def _amount(lines: tuple[int, ...]) -> str:
    return f"{lines[0]:,}" if len(lines) == 1 else str([*lines])


def parents_of(starts: Sequence[State]) -> dict[State, State]:
    """A table of parents; initial states are their own."""
    return {start: start for start in starts}


def trace_to(parents: dict[State, State], last: State) -> tuple[State, ...]:
    trace = [last]
    while (before := parents[last]) != last:
        trace.append(last := before)
    return tuple(reversed(trace))


def keys_of_starts(
    system: TransitionSystem[State], key: Key | None, watch: Watch
) -> list[tuple[State, Any]]:
    """The initial states with their keys (None: no goal is reachable)."""
    starts, zero = system.starts, system.zero
    watch.reached = starts
    if key is None:
        return [(start, zero) for start in starts]
    pairs = []
    for start in starts:
        try:
            pairs.append((start, key(start, zero)))
        except Fault as fault:
            fault.note(start)
            raise
    return pairs


def cost_of(system: TransitionSystem[State], trace: Sequence[State]) -> Any:
    """The cost of a trace, with the cheapest transition for each step."""
    if system.unit_cost:
        return len(trace) - 1
    cost = system.zero
    for state, target in pairwise(trace):
        try:
            following = system.expand(state, cost)
        except Fault as fault:
            fault.note(state)
            raise
        cost = min(total for successor, total in following if successor == target)
    return cost
