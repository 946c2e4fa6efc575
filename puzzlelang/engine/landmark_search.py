"""A* with landmarks, tried before and during a search with patterns.

A landmark estimate takes a hundred times as long as a pattern lookup, but is often so much better
that a few hundred states are expanded instead of millions.  Budgets are numbers of states and rows,
so all machines behave alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, prod
from time import monotonic

from puzzlelang.compiler import (
    COST_BITS,
    CompiledSystem,
    Ground,
    MergedSystem,
    never_faults,
    task_of,
)
from puzzlelang.core import ANY, current
from puzzlelang.engine.assignment import Assignments
from puzzlelang.engine.attempt import Findings, Try
from puzzlelang.engine.landmark_cut import LandmarkCuts, by_machine_code
from puzzlelang.search import (
    NEVER,
    Answer,
    Fault,
    GaveUp,
    Limits,
    Outcome,
    PythonSearcher,
    Request,
    Stop,
    Unsolvable,
    View,
    nothing,
)
from puzzlelang.text import Any, Protocol, Stage, cast, replace, stage

LENGTH_BITS = 32
"""Bits for the length of a trace: no search holds enough states for more."""

EACH, CACHED = 20, 4
"""Overhead of an estimate and cost of a cached one, in rows of a task."""

Further = Callable[["int | None"], "int | None"]


class Estimates(Protocol):
    """Lower bounds of one ``kind``; each takes as long as ``effort`` rows of a task."""

    kind: str
    effort: int

    def given(self, slots: Sequence[int]) -> Any:
        """Key of a state: the values that matter."""

    def of(self, given: Any) -> int | None:
        """Lower bound for a key; ``None`` if no goal is reachable."""


MOST = 1 << 62
"""Limit on the sum of all prices."""


def price_of(ground: Ground) -> int:
    """Least cost of a transition as one integer.

    A single cost line has the length, 1, below it in ``LENGTH_BITS``; of several lines only the
    first counts.
    """
    lows = [max(0, amount.bounds[0]) for amount in ground.amounts]
    match lows:
        case []:
            return 1
        case [low]:
            return (low << LENGTH_BITS) + 1
    return lows[0]


def as_cost(bound: int, lines: int) -> int:
    """Convert such an integer to a packed cost of ``lines`` lines."""
    if lines != 1:
        return bound << COST_BITS * lines
    return (bound >> LENGTH_BITS << COST_BITS) + bound % (1 << LENGTH_BITS)


class LandmarkSystem(View):
    """``system``, possibly merged, with an admissible estimate."""

    has_estimate = True

    def __init__(self, system: CompiledSystem, estimates: Estimates, lines: int) -> None:
        super().__init__(system)
        self._slots, self._estimates, self._lines = system.slots, estimates, lines
        self.kind = estimates.kind
        self._bounds: dict[Any, int | None] = {}
        self._of_states: dict[Any, int | None] = {}
        self._work = 0
        self._further: Further = nothing
        self._least: int | None = None

    def by_machine_code(self, tier: str) -> None:
        """Use machine code for estimates from now on, if available."""
        if isinstance(self._estimates, LandmarkCuts):
            self._estimates = by_machine_code(self._estimates, tier)

    def begin(self, work: int, further: Further = nothing) -> None:
        """Start a search with a budget of ``work`` rows of the task for estimates.

        When it is spent, ``further`` gets the least estimate and returns how much more to allow.
        """
        self._work, self._further, self._least = work, further, None

    def begin_if_useful(self, work: int) -> None:
        """Start a search that stops at an eighth of ``work``, unless its least estimate is half
        of a start's greatest by then.
        """
        rest = iter((work - work // 8,))
        self.begin(work // 8, lambda least: next(rest, 0) if self.has_come(least, 1, 2) else 0)

    def has_come(self, least: int | None, part: int, whole: int) -> bool:
        """Is ``least`` at most ``part / whole`` of a start's greatest estimate?"""
        most = max(filter(None, map(self.estimate, self.starts)), default=0)
        return least is None or whole * self.first_line(least) <= part * self.first_line(most)

    def first_line(self, cost: int) -> int:
        """First line of a packed cost; the cost itself if all transitions cost 1."""
        return cost >> COST_BITS * self._lines

    def estimate(self, state: Any) -> int | None:
        """Lower bound on a solution's cost from ``state``; ``None`` if unsolvable."""
        self._spend(CACHED)
        if state in self._of_states:
            bound = self._of_states[state]
        else:
            bound = self._of_states[state] = self._of(self._estimates.given(self._slots(state)))
        if bound is not None and (self._least is None or bound < self._least):
            self._least = bound
        return bound

    def _of(self, given: Any) -> int | None:
        if given not in self._bounds:
            self._spend(self._estimates.effort + EACH)
            bound = self._estimates.of(given)
            self._bounds[given] = None if bound is None else as_cost(bound, self._lines)
        return self._bounds[given]

    def _spend(self, rows: int) -> None:
        self._work -= rows
        if self._work < 0:
            self._work = NEVER  # unlimited while estimating the starts
            self._work = self._further(self._least) or 0
            if not self._work:
                raise Stop("work")


def with_landmarks(
    system: CompiledSystem, tier: str, most_rows: int | None = None
) -> LandmarkSystem | None:
    """Add an estimate to ``system``.

    ``None`` if facts can't express its rules, or need more than ``most_rows`` rows.
    """
    true = system.true if isinstance(system, MergedSystem) else system
    if isinstance(system, MergedSystem) and not system.starts_alike:
        return None
    task = task_of(true, current.landmarks_terms)
    if task is None or not task.operators:
        return None
    task = task.by_axioms()
    prices = [price_of(true.grounds[operator.ground]) for operator in task.operators]
    rows = len(task.axioms) + sum(1 + len(operator.also) for operator in task.operators)
    if sum(prices) >= MOST or (most_rows is not None and rows > most_rows):
        return None
    starts = [*map(true.slots, true.starts)]
    cuts = by_machine_code(LandmarkCuts(task, prices, starts), tier)
    assignments = Assignments(task, prices, [*map(bool, cuts.owns[1:])])
    is_better = assignments.sets and _least(assignments, starts) >= _least(cuts, starts)
    return LandmarkSystem(system, assignments if is_better else cuts, len(true.grounds[0].amounts))


def _least(estimates: Estimates, starts: Iterable[Sequence[int]]) -> float:
    bounds = (estimates.of(estimates.given(start)) for start in starts)
    return min(inf if low is None else low for low in bounds)


def in_short(system: CompiledSystem, limits: Limits, tier: str) -> Outcome[Any] | None:
    """Run A* with landmarks within ``landmarks_work``, at least for a lower bound.

    ``None`` without landmarks, or if a rule may fault.
    """
    true = system.true if isinstance(system, MergedSystem) else system
    if not never_faults(true):
        return None
    with stage(Stage.ESTIMATING):
        landmark_system = with_landmarks(system, tier)
    if landmark_system is None:
        return None
    landmark_system.begin(current.landmarks_work)
    outcome = PythonSearcher(landmark_system).search("astar", replace(limits, expanded=None))
    outcome.statistics.estimate = landmark_system.kind
    return outcome


class LandmarkSearch:
    """Attempts for one request; ``answer`` is that of the one that finished, by ``kind``."""

    def __init__(self, system: CompiledSystem, request: Request, tier: str) -> None:
        self._system, self._request, self._tier = system, request, tier
        self._started = monotonic()
        self._landmarks: LandmarkSystem | None = None
        self._is_ready = False
        self.answer: Outcome[Any] | None = None

    @property
    def kind(self) -> str:
        return "" if self._landmarks is None else self._landmarks.kind

    @property
    def answered(self) -> Answer:
        assert self.answer is not None, "a try came to an end"
        return self.answer

    def before(self, collections: Sequence[Sequence[Any]], earlier: Answer | None) -> bool:
        """Try before computing large abstractions, or after a search with rough ones gave up."""
        if earlier is not None:
            assert isinstance(earlier, GaveUp)
            return self._again(earlier.statistics.expanded, earlier.lower_bound)
        sizes = [_size(one.system) for collection in collections for one in collection]
        work = sum(min(size, current.rough_states) for size in sizes)
        if work < current.landmarks_before:
            return False
        self._make(work // current.landmarks_rows)
        return self._try(min(8 * work, current.landmarks_work))

    def beside(self, findings: Findings) -> Try:
        """Try during a search, and again whenever it has expanded eight times as many states."""
        at = current.landmarks_from
        while True:
            progress = yield at
            while progress.expanded >= at:
                at *= 8
                if self._again(progress.expanded, progress.lower_bound()):
                    return self.answered

    def _again(self, expanded: int, bound: Any) -> bool:
        """Try if the starts' estimate exceeds the lower bound of the search."""
        self._make()
        system = self._landmarks
        if system is None:
            return False
        system.begin(ANY)
        lows = [low for low in map(system.estimate, system.starts) if low is not None]
        if lows and bound is not None and min(lows) <= bound:
            return False
        return self._try(current.landmarks_share * expanded)

    def _make(self, most_rows: int | None = None) -> None:
        if self._is_ready:
            return
        with stage(Stage.ESTIMATING):
            self._landmarks = with_landmarks(self._system, self._tier, most_rows)
        self._is_ready = self._landmarks is not None or most_rows is None

    def _try(self, work: int) -> bool:
        if self._landmarks is None:
            return False
        self._landmarks.begin_if_useful(work)
        limits = replace(self._request.limits.left(self._started), expanded=None)
        try:
            answer = PythonSearcher(self._landmarks).run(self._request.limited(limits))
        except Fault:
            return False  # the other search may end before the fault
        outcome = cast("Outcome[Any]", answer)
        if outcome.limit in ("work", "states"):
            return False
        if isinstance(outcome, Unsolvable):
            outcome = replace(outcome, by_estimate=True)
        self.answer = outcome
        return True


def _size(system: CompiledSystem) -> int:
    return prod(high - low + 1 for low, high in (slot.bounds for slot in system.leaves.slots))
