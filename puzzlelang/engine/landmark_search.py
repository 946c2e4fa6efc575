"""A* with landmarks, tried before and during other searches.

A landmark estimate takes a hundred times as long as a pattern lookup, but is often so much better
that a few hundred states are expanded instead of millions.  Budgets are numbers of states and rows,
so all machines behave alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import partial
from math import inf, prod, sqrt
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
from puzzlelang.engine.lower_bounds import Assignments, Estimates, LandmarkCuts, by_machine_code
from puzzlelang.engine.timetable import ENDS_ALL, Findings, Plain, Try
from puzzlelang.engine.way_choice import NO_HELP, concluded, needed
from puzzlelang.search import (
    NEVER,
    Answer,
    Fault,
    GaveUp,
    Limits,
    Outcome,
    Progress,
    PythonSearcher,
    Request,
    Search,
    Solved,
    Steps,
    Stop,
    Unsolvable,
    View,
    Weight,
    cost_of,
    finish,
    merge_answers,
    nothing,
)
from puzzlelang.text import Any, Stage, replace, stage

LENGTH_BITS = 32
"""Bits for the length of a trace: no search holds enough states for more."""

EACH, CACHED = 20, 4
"""Overhead of an estimate and cost of a cached one, in rows of a task."""

Further = Callable[["int | None"], "int | None"]


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

    def lows(self) -> list[int]:
        """Estimates of the starts that may have a solution."""
        self.begin(ANY)
        return [low for low in map(self.estimate, self.starts) if low is not None]

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


# ── before and during a search with patterns ──────────────────────────────────────────


class LandmarkSearch:
    """Attempts for one request; ``answer`` is that of the one that finished, by its ``kind``."""

    kind = ""

    def __init__(self, system: CompiledSystem, request: Request, tier: str) -> None:
        self._system, self._request, self._tier = system, request, tier
        self._started = monotonic()
        self._landmarks: LandmarkSystem | None = None
        self._is_ready = False
        self.answer: Answer | None = None

    def before(self, collections: Sequence[Sequence[Any]], earlier: Answer | None) -> Answer | None:
        """Try before computing large abstractions, or after a search with rough ones gave up."""
        if earlier is not None:
            assert isinstance(earlier, GaveUp)
            return self._again(earlier.statistics.expanded, earlier.lower_bound)
        sizes = [_size(one.system) for collection in collections for one in collection]
        work = sum(min(size, current.rough_states) for size in sizes)
        if work < current.landmarks_before:
            return None
        self._make(work // current.landmarks_rows)
        return self._try(min(8 * work, current.landmarks_work))

    def beside(self, findings: Findings) -> Try:
        """Try during a search, and again whenever it has expanded eight times as many states."""
        at = current.landmarks_from
        while True:
            progress = yield at
            while progress.expanded >= at:
                at *= 8
                answer = self._again(progress.expanded, progress.lower_bound())
                if answer is not None:
                    return answer

    def _again(self, expanded: int, bound: Any) -> Answer | None:
        """Try if the starts' estimate exceeds the lower bound of the search."""
        self._make()
        lows = [] if self._landmarks is None else self._landmarks.lows()
        if lows and bound is not None and min(lows) <= bound:
            return None
        return self._try(current.landmarks_share * expanded)

    def _make(self, most_rows: int | None = None) -> None:
        if self._is_ready:
            return
        with stage(Stage.ESTIMATING):
            self._landmarks = with_landmarks(self._system, self._tier, most_rows)
        self._is_ready = self._landmarks is not None or most_rows is None

    def _try(self, work: int) -> Answer | None:
        if self._landmarks is None:
            return None
        self._landmarks.begin_if_useful(work)
        limits = replace(self._request.limits.left(self._started), expanded=None)
        try:
            answer = PythonSearcher(self._landmarks).run(self._request.limited(limits))
        except Fault:
            return None  # the other search may end before the fault
        if answer.limit in ("work", "states"):
            return None
        if isinstance(answer, Unsolvable):
            answer = replace(answer, by_estimate=True)
        self.answer, self.kind = answer, self._landmarks.kind
        return answer


def _size(system: CompiledSystem) -> int:
    return prod(high - low + 1 for low, high in (slot.bounds for slot in system.leaves.slots))


# ── during a search without an estimate ───────────────────────────────────────────────
#
# **The trace is that of the plain search.**  A* yields the cost C of a solution.  Then a
# uniform-cost search that prunes successors with cost + estimate > C finds the same solution as the
# plain search.  (If each transition costs 1, it is breadth-first.)  Let O be the states on optimal
# traces, with their costs on these.  The estimate is admissible, so O is not pruned, even if it is
# inconsistent.  Predecessors that reach a state of O at this cost are in O.  A state's position in
# the frontier depends on the first of them, and on its rank among the successors of that one.  By
# induction on the cost, O is popped in the same order with and without pruning, since each
# transition has a positive cost, if only its length.  The search ends with the first goal of cost
# C, which is in O.
#
# If the attempt fails, the plain search continues.  Puzzles that may fault are excluded, so no
# fault is missed.
#
# **If costs differ and a search would take long, there are two rounds.**  Keys that include the
# length order all states of one cost by a length of which estimates know little.  The first round
# ignores lengths and finds any cheapest solution.  The second is the pruned search above, at this
# cost and of any length.  If it takes too long, the plain search continues; if that gives up, or at
# ``steps_open`` states, the answer is the solution of the first round, which no other undercuts.

TIMES = 8
"""States expected of a breadth-first search for each row that A* may examine: in machine code a row
takes at most as long as a state.
"""

LENGTHS = (1 << COST_BITS) - 1
"""Mask of the length in a packed cost."""


def expanded_at(bound: int, earlier: tuple[int, int], latest: tuple[int, int]) -> float:
    """States expanded by cost if no goal costs less than ``bound``.

    ``earlier`` and ``latest``: numbers of states with the bounds that they proved. The numbers grow
    as a power of the bound, in steps of a quarter of the latest growth. (Square roots are exact on
    every machine; logarithms are not.)
    """
    (states, low), (before, low_before) = latest, earlier
    if not low_before:
        return 0
    wider, further = sqrt(sqrt(states / before)), sqrt(sqrt(low / low_before))
    at, total = low * further, float(states)
    while at <= bound and total < NEVER:
        at, total = at * further, total * wider
    return total


class Within(View):
    """States of ``system`` from which a goal may be reached at a total cost up to ``cost``."""

    has_estimate = False
    unit_cost = False

    def __init__(self, system: LandmarkSystem, cost: Any) -> None:
        super().__init__(system)
        self._cost = cost

    def expand(self, state: Any, cost: Any) -> Sequence[tuple[Any, Any]]:
        return [
            (successor, total)
            for successor, total in self.system.expand(state, cost)
            if (rest := self.system.estimate(successor)) is not None and total + rest <= self._cost
        ]


class AnyLength(View):
    """``system``, where the length of a trace costs nothing."""

    unit_cost = False

    def expand(self, state: Any, cost: Any) -> Sequence[tuple[Any, Any]]:
        following = self.system.expand(state, cost)
        return [(successor, total & ~LENGTHS) for successor, total in following]

    def estimate(self, state: Any) -> Any:
        rest = self.system.estimate(state)
        return None if rest is None else rest & ~LENGTHS


def by_landmarks(plain: Plain, findings: Findings) -> Try:
    """A* with landmarks during the search of ``plain``."""
    at, attempt = current.landmarks_beside, None
    while at < NEVER:
        progress = yield at
        states = progress.reached if plain.by_steps else progress.expanded
        if findings.cheapest is not None and states >= current.steps_open:
            return findings.cheapest
        again = states * current.landmarks_again
        at = again if again <= current.landmarks_to else NEVER
        if attempt is None:
            system = _landmarks(plain)
            if system is None:
                return None
            attempt = _Attempt(plain, findings, system)
        if attempt.is_promising(progress):
            answer = attempt.search(progress, states)
            if not answer.limit or answer.limit in ENDS_ALL:
                return answer
            if answer.limit == "memory":
                return None
        if at == NEVER and findings.cheapest is not None:
            at = max(states + 1, current.steps_open)
    return None


def _landmarks(plain: Plain) -> LandmarkSystem | None:
    if not never_faults(plain.true):
        return None
    with stage(Stage.ESTIMATING):
        return with_landmarks(plain.system, "python")


class _Attempt:
    def __init__(self, plain: Plain, findings: Findings, system: LandmarkSystem) -> None:
        self._plain, self._findings, self._system = plain, findings, system
        self._points: list[tuple[int, int]] = []
        """States that the plain search expanded, with the bound proved, at each attempt."""
        self._grants: list[int] = []
        self._bound: Any = None
        """Rows granted to the latest A*, see :meth:`_further`, and its bound."""
        self._seeks_cheapest = True

    def is_promising(self, progress: Progress) -> bool:
        """Do landmarks give the starts at least ``landmarks_percent`` of the search's bound?

        Not if A* would repeat the latest one with no more work.
        """
        system = self._system
        bound = progress.depth() if self._plain.by_steps else progress.lower_bound()
        search_bound = system.first_line(bound or 0)
        self._points.append((progress.expanded, search_bound))
        lows = system.lows()
        if not lows:
            return True
        self._plain.promise = low = system.first_line(min(lows))
        if self._grants and self._findings.cheapest is None:
            if self._most(progress, self._bound) <= sum(self._grants[1:]):
                return False
        return low > 0 and 100 * low >= current.landmarks_percent * search_bound

    def search(self, progress: Progress, states: int) -> Answer:
        """Search with landmarks; the plain search is at ``states`` states."""
        system, findings = self._system, self._findings
        if not findings.estimate:
            system.by_machine_code(self._plain.tiers.tier)
        findings.estimate = NO_HELP
        steps = Steps(self._begin(system, "astar", states))
        self._grants = []
        system.begin(current.landmarks_work // 8, partial(self._further, progress, steps))
        for _ in steps:
            pass

        def first(cost: Any) -> Answer:
            system.begin(max(current.landmarks_work, states * current.landmarks_most))
            return self._first(cost, states)

        answer = concluded(steps.answer, first)
        if answer.limit == "work" and findings.cheapest is not None:
            answer = self._shortest(answer, findings.cheapest.cost, states)
        if isinstance(answer, GaveUp):
            findings.partial = answer
        else:
            answer.statistics.estimate = system.kind
            answer.statistics.seconds = monotonic() - self._plain.started
        return answer

    def _finds_cheapest(self, states: int) -> bool:
        """Search for a solution of the least cost, of any length."""
        system, findings = copy(self._system), self._findings
        system.begin(current.landmarks_work)
        answer = finish(self._begin(AnyLength(system), "astar", states))
        if not isinstance(answer, Solved):
            return False
        answer.statistics.estimate = system.kind
        answer.statistics.seconds = monotonic() - self._plain.started
        cost = cost_of(self._plain.system, answer.trace)
        findings.cheapest = replace(answer, cost=cost, optimal=False, factor=Weight(1))
        return True

    def _shortest(self, answer: Answer, cost: Any, states: int) -> Answer:
        """The plain search's solution of the least cost, ``cost`` and any length."""
        system = self._system
        system.begin(max(current.landmarks_work, states * current.steps_rows))
        outcome = finish(self._begin(Within(system, cost | LENGTHS), "ucs", states))
        if isinstance(outcome, Solved):
            return outcome
        return merge_answers(answer, GaveUp(outcome.limit, outcome.statistics, cost & ~LENGTHS))

    def _further(self, progress: Progress, steps: Steps[Answer], least: int | None) -> int:
        """Further work for A*.

        First, the rest of its work if the least estimate is down to half, or to three quarters if
        landmarks seem nearly exact.  Next, and again while its bound rises, much more if the plain
        search would take much longer; breadth-first only if landmarks still seem nearly exact.
        """
        system, grants = self._system, self._grants
        assert steps.latest is not None, "it searches"
        gave_up = steps.latest.gave_up("work")
        assert isinstance(gave_up, GaveUp)
        self._bound = bound = gave_up.lower_bound
        if not grants:
            comes_near = system.has_come(least, 1, 2) or (
                system.has_come(bound, 9, 8) and system.has_come(least, 3, 4)
            )
            grants.append(current.landmarks_work if comes_near else 0)
            if comes_near or self._plain.by_steps:
                return grants[0]
        most = self._most(progress, bound)
        if not self._plain.by_steps and most > current.landmarks_work and self._seeks_cheapest:
            self._seeks_cheapest = False
            if self._finds_cheapest(progress.expanded):
                return 0
        grants.append(max(0, most - sum(grants[1:])))
        return grants[-1]

    def _most(self, progress: Progress, bound: Any) -> int:
        """Rows that A* may examine if the plain search would take long to prove ``bound``."""
        system, length = self._system, 0.0
        if self._plain.by_steps and system.has_come(bound, 9, 8):
            length = needed(progress.reached, progress.waiting, progress.depth(), bound)
        elif not self._plain.by_steps and len(self._points) > 1 and self._findings.cheapest is None:
            length = expanded_at(system.first_line(bound or 0), *self._points[-2:])
        states = progress.reached if self._plain.by_steps else progress.expanded
        return min(states * current.landmarks_most, int(length) // TIMES)

    def _first(self, cost: Any, before: int) -> Answer:
        """Solution of the plain search, at cost ``cost``."""
        system = self._system
        if system.unit_cost:
            return finish(self._begin(system, "idastar", before, cost))
        return finish(self._begin(Within(system, cost), "ucs", before))

    def _begin(self, system: View, order: str, before: int, begin_at: Any = None) -> Search[Answer]:
        limits = self._plain.request.limits.left(self._plain.started)
        states = None if limits.states is None else max(1, limits.states - before)
        limits = replace(limits, states=states)
        request = replace(self._plain.request, order=order, limits=limits, begin_at=begin_at)
        return PythonSearcher(system).begin(request)
