"""Good solutions soon, without a guarantee: lazy greedy search, then improvement of its solution.

**Lazy greedy search** has two queues.  A state is evaluated when expanded, and queued with the
estimate of its parent. A second queue of preferred successors is used more often while it makes
progress (M. Helmert, "The Fast Downward planning system", JAIR 26, 2006; S. Richter and
M. Westphal, "The LAMA planner", JAIR 39, 2010).

**Improvement**: the neighbourhood of all states of a trace is explored, and then searched for the
cheapest trace (H. Nakhost and M. Müller, "Action elimination and plan neighborhood graph search",
ICAPS 2010).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from heapq import heapify, heappop, heappush
from itertools import count, islice

from puzzlelang.search.engine import cost_of, parents_of, trace_to
from puzzlelang.search.system import Fault, Outcome, Solved, State, TransitionSystem, Unsolvable
from puzzlelang.search.watch import Loop, Watch, collector_paused
from puzzlelang.text import Any, Generic, TypeVar

Advice = tuple[Any, Collection[Any]]
"""Estimated distance to a goal, and the preferred successors."""

BOOST = 1000
"""Number of extra states taken from each preferred queue after progress."""

PLATEAU = 1000
"""Number of states expanded without progress before landmarks are counted, too."""

LEAST_SHARE = 3
"""Landmarks are counted if there is one for so many steps of the estimate."""


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
    """Queues that take turns: of the preferred open states and of all, by the advice, and later two
    more by landmarks."""

    def __init__(self) -> None:
        self.heaps: list[list[Any]] = [[], []]
        self._turns = [0, 0]
        """Number of states taken from each queue; the queue with the fewest is next."""
        self._number = count()

    def put(self, keys: Iterable[Any], state: Any, is_preferred: bool = False) -> None:
        """Queue a state under each key."""
        number = next(self._number)
        for place, key in enumerate(keys):
            entry = key, number, state
            heappush(self.heaps[2 * place + 1], entry)
            if is_preferred:
                heappush(self.heaps[2 * place], entry)

    def take(self) -> Any:
        place = min((turns, place) for place, turns in enumerate(self._turns) if self.heaps[place])[
            1
        ]
        self._turns[place] += 1
        return heappop(self.heaps[place])[2]

    def prefer(self) -> None:
        for place in range(0, len(self._turns), 2):
            self._turns[place] -= BOOST

    def add_pair(self, key: Callable[[Any], Any]) -> None:
        """Add two queues, and the open states to them."""
        for place in range(2):
            heap = [(key(state), number, state) for _, number, state in self.heaps[place]]
            heapify(heap)
            self.heaps.append(heap)
            self._turns.append(self._turns[place])

    def __bool__(self) -> bool:
        return any(self.heaps)

    def __len__(self) -> int:
        return len(self.heaps[1])

    def __iter__(self) -> Iterator[Any]:
        """Yield the states in the order in which they are taken if none is put."""
        rest = _Queues()
        rest.heaps, rest._turns = [[*heap] for heap in self.heaps], [*self._turns]
        while rest:
            yield rest.take()


class _Landmarks(Generic[State]):
    """Landmarks reached on the way to each state."""

    def __init__(self, system: Any, parents: Mapping[State, State]) -> None:
        self._held, self._count = system.landmarks()
        self._parents = parents
        self._reached: dict[State, int] = {}
        self._missing: dict[State, int] = {}

    def missing(self, state: State) -> int:
        """Number of landmarks that a solution from an expanded state must still reach."""
        if state not in self._missing:
            held = self._held(state)
            self._reached[state] = reached = held | self._before(state)
            self._missing[state] = self._count(held, reached)
        return self._missing[state]

    def missing_before(self, state: State) -> int:
        """The same for its parent."""
        return self.missing(self._parents[state])

    def _before(self, state: State) -> int:
        """Landmarks reached on the way to a state, without it."""
        way = list[State]()
        while state not in self._reached and self._parents[state] != state:
            state = self._parents[state]
            way.append(state)
        reached = self._reached.get(state, 0)
        for one in reversed(way):
            if one not in self._reached:
                reached |= self._held(one)
                self._reached[one] = reached
        return reached


class _Keys(Generic[State]):
    """Keys of the queues for successors; counts landmarks after a plateau."""

    def __init__(self, system: Any, parents: Mapping[State, State], waiting: _Queues) -> None:
        self._system, self._parents, self._waiting = system, parents, waiting
        self._best: Any = None
        self._plateau = PLATEAU if hasattr(system, "landmarks") else -1
        self._patience, self._fewest = self._plateau, 0
        self._landmarks: _Landmarks[State] | None = None

    def of(self, state: State, near: Any) -> tuple[Any, ...]:
        """Keys for the successors of a state with the estimate ``near``."""
        self._patience -= 1
        if self._best is None or near < self._best:
            if self._best is not None:
                self._waiting.prefer()
            self._best, self._patience = near, self._plateau
        elif self._landmarks is None and not self._patience:
            self._count_landmarks(state, near)
        if self._landmarks is None:
            return (near,)
        missing = self._landmarks.missing(state)
        if missing < self._fewest:
            self._waiting.prefer()
            self._fewest = missing
        return near, missing

    def _count_landmarks(self, state: State, near: Any) -> None:
        """Add queues by landmarks, unless these are few."""
        landmarks = _Landmarks(self._system, self._parents)
        self._fewest = landmarks.missing(state)
        if self._fewest * LEAST_SHARE >= near:
            self._landmarks = landmarks
            self._waiting.add_pair(landmarks.missing_before)
        else:
            self._plateau = -1


def lazy_greedy(system: TransitionSystem[State], watch: Watch) -> Loop[Outcome[State]]:
    """Find a goal by the system's advice. States whose advice is None can't reach one, and are
    skipped.
    """
    successors, is_goal, advise = system.successors, system.is_goal, advice_of(system)
    reached, judged, waiting = parents_of(system.starts), set[State](), _Queues()
    expanded = generated = 0
    left_out = False
    state = successor = system.starts[0]
    watch.reached, watch.frontier = reached, waiting
    keys = _Keys(system, reached, waiting)
    try:
        for successor in system.starts:
            if is_goal(successor):
                return Solved((successor,), system.zero, True, watch.count(0, 0))
            waiting.put((0,), successor)
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
                places = keys.of(state, near)
                following = successors(state)
                expanded, generated = expanded + 1, generated + len(following)
                for successor in following:
                    if successor not in reached:
                        reached[successor] = state
                        if is_goal(successor):
                            trace = trace_to(reached, successor)
                            statistics = watch.count(expanded, generated)
                            return Solved(trace, cost_of(system, trace), False, statistics)
                        waiting.put(places, successor, successor in preferred)
    except BaseException as end:
        culprit = successor if reached.get(successor) is state else state  # tested, or expanded?
        watch.met(end, expanded, generated, culprit)
        raise
    return Unsolvable(watch.count(expanded, generated), by_estimate=left_out)


# ── improvement within the neighbourhood ──────────────────────────────────────────────

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
