"""A* by landmarks, which is tried before and beside a search by patterns.

An estimate by landmarks takes a hundred times as long as one by patterns, and is often so much
better that a few hundred states are expanded instead of millions.  What it may take depends on
numbers of states alone, so it is the same on every machine.
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
    nothing,
)
from puzzlelang.text import Any, Protocol, Stage, cast, replace, stage

LENGTH_BITS = 32
"""No search holds so many states that the length of a trace has more bits."""

EACH, KNOWN = 20, 4
"""So many rows take as long as an estimate does in any case, and one that is known."""

Further = Callable[["int | None"], "int | None"]


class Estimates(Protocol):
    """What solutions cost at least: of one ``kind``, each of which takes as long as ``effort`` rows
    of a task.
    """

    kind: str
    effort: int

    def given(self, slots: Sequence[int]) -> Any:
        """What matters of a state, to be looked up."""

    def of(self, given: Any) -> int | None:
        """None where no goal can be reached."""


MOST = 1 << 62
"""All operators together cost less."""


def price_of(ground: Ground) -> int:
    """What a transition costs at least, as one number: where the cost has one line, its length,
    which is 1, comes behind it; of several lines the first alone counts.
    """
    lows = [max(0, amount.bounds[0]) for amount in ground.amounts]
    match lows:
        case []:
            return 1
        case [low]:
            return (low << LENGTH_BITS) + 1
    return lows[0]


def as_cost(found: int, lines: int) -> int:
    """Such a number as a packed cost of so many lines."""
    if lines != 1:
        return found << COST_BITS * lines
    return (found >> LENGTH_BITS << COST_BITS) + found % (1 << LENGTH_BITS)


class LandmarkSystem:
    """``system``, which may be a merged one, with an estimate that is proved."""

    assumption = ""
    has_estimate = True

    def __init__(self, system: CompiledSystem, estimates: Estimates, lines: int) -> None:
        self.starts, self.zero, self.unit_cost = system.starts, system.zero, system.unit_cost
        self.cost_lines = system.cost_lines
        self.system = system
        self._slots, self._estimates, self._lines = system.slots, estimates, lines
        self.kind = estimates.kind
        self._known: dict[Any, int | None] = {}
        self._of_states: dict[Any, int | None] = {}
        self._work = 0
        self._further: Further = nothing
        self._least: int | None = None

    @property  # as are those below: many an estimate is too low to search by, and code takes time
    def expand(self) -> Callable[[Any, Any], Sequence[tuple[Any, Any]]]:
        return self.system.expand

    @property
    def successors(self) -> Callable[[Any], Sequence[Any]]:
        return self.system.successors

    @property
    def is_goal(self) -> Callable[[Any], bool]:
        return self.system.is_goal

    @property
    def is_lost(self) -> Callable[[Any], bool]:
        return self.system.is_lost

    def by_machine_code(self, tier: str) -> None:
        """Make estimates faster from now on; it takes some time to begin with."""
        if isinstance(self._estimates, LandmarkCuts):
            self._estimates = by_machine_code(self._estimates, tier)

    def begin(self, work: int, further: Further = nothing) -> None:
        """A search begins, which may take so much: rows of the task, so many for each estimate.
        ``further``: then asked, by the least estimate, how much more.
        """
        self._work, self._further, self._least = work, further, None

    def begin_if_useful(self, work: int) -> None:
        """The same, but after an eighth of that the least estimate must be half of the greatest
        of a start.
        """
        rest = iter((work - work // 8,))
        self.begin(work // 8, lambda least: next(rest, 0) if self.has_come(least, 1, 2) else 0)

    def has_come(self, least: int | None, part: int, whole: int) -> bool:
        """Is an estimate at most such a part of the greatest of a start?"""
        most = max(filter(None, map(self.estimate, self.starts)), default=0)
        return least is None or whole * self.first_line(least) <= part * self.first_line(most)

    def first_line(self, cost: int) -> int:
        """The first line of a packed cost; where each transition costs 1, the cost itself."""
        return cost >> COST_BITS * self._lines

    def estimate(self, state: Any) -> int | None:
        """What a solution from a state costs at least; None where there is none."""
        self._spend(KNOWN)
        if state in self._of_states:
            known = self._of_states[state]
        else:
            known = self._of_states[state] = self._of(self._estimates.given(self._slots(state)))
        if known is not None and (self._least is None or known < self._least):
            self._least = known
        return known

    def _of(self, given: Any) -> int | None:
        if given not in self._known:
            self._spend(self._estimates.effort + EACH)
            found = self._estimates.of(given)
            self._known[given] = None if found is None else as_cost(found, self._lines)
        return self._known[given]

    def _spend(self, rows: int) -> None:
        self._work -= rows
        if self._work < 0:
            self._work = NEVER  # for the estimates of the starts
            self._work = self._further(self._least) or 0
            if not self._work:
                raise Stop("work")

    def add_estimate(self, cost: Any, estimate: Any) -> Any:
        return None if estimate is None else cost + estimate


def with_landmarks(
    system: CompiledSystem, tier: str, most_rows: int | None = None
) -> LandmarkSystem | None:
    """``system`` with an estimate; None where its rules can't be said in facts, or only in more
    rows than so many.
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
    moved = Assignments(task, prices, [*map(bool, cuts.owns[1:])])
    is_better = moved.sets and _least(moved, starts) >= _least(cuts, starts)
    return LandmarkSystem(system, moved if is_better else cuts, len(true.grounds[0].amounts))


def _least(estimates: Estimates, starts: Iterable[Sequence[int]]) -> float:
    """The least estimate of a start."""
    found = (estimates.of(estimates.given(start)) for start in starts)
    return min(inf if low is None else low for low in found)


def in_short(system: CompiledSystem, limits: Limits, tier: str) -> Outcome[Any] | None:
    """What A* by landmarks says within ``landmarks_work``, if only what a solution costs at least;
    None where there are none, or a rule may lack a value.
    """
    true = system.true if isinstance(system, MergedSystem) else system
    if not never_faults(true):
        return None
    with stage(Stage.ESTIMATING):
        made = with_landmarks(system, tier)
    if made is None:
        return None
    made.begin(current.landmarks_work)
    found = PythonSearcher(made).search("astar", replace(limits, expanded=None))
    found.statistics.estimate = made.kind
    return found


class LandmarkSearch:
    """Tries of one request.  ``answer``: of the one that came to an end, by which ``kind``."""

    def __init__(self, system: CompiledSystem, request: Request, tier: str) -> None:
        self._system, self._request, self._tier = system, request, tier
        self._started = monotonic()
        self._made: LandmarkSystem | None = None
        self._is_made = False
        self.answer: Outcome[Any] | None = None

    @property
    def kind(self) -> str:
        return "" if self._made is None else self._made.kind

    @property
    def answered(self) -> Answer:
        assert self.answer is not None, "a try came to an end"
        return self.answer

    def before(self, collections: Sequence[Sequence[Any]], earlier: Answer | None) -> bool:
        """Try before distances in abstractions are found, where these are many, or where a search
        by rougher ones came to nothing.
        """
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
        """Try beside a search, and again whenever it has expanded eight times as many states."""
        at = current.landmarks_from
        while True:
            progress = yield at
            while progress.expanded >= at:
                at *= 8
                if self._again(progress.expanded, progress.lower_bound()):
                    return self.answered

    def _again(self, expanded: int, bound: Any) -> bool:
        """Try where landmarks say more of the start than the search knows by now."""
        self._make()
        made = self._made
        if made is None:
            return False
        made.begin(ANY)
        lows = [low for low in map(made.estimate, made.starts) if low is not None]
        if lows and bound is not None and min(lows) <= bound:
            return False
        return self._try(current.landmarks_share * expanded)

    def _make(self, most_rows: int | None = None) -> None:
        if self._is_made:
            return
        with stage(Stage.ESTIMATING):
            self._made = with_landmarks(self._system, self._tier, most_rows)
        self._is_made = self._made is not None or most_rows is None

    def _try(self, work: int) -> bool:
        if self._made is None:
            return False
        self._made.begin_if_useful(work)
        limits = replace(self._request.limits.left(self._started), expanded=None)
        try:
            answer = PythonSearcher(self._made).run(self._request.limited(limits))
        except Fault:
            return False  # the other search may end before it meets that
        outcome = cast("Outcome[Any]", answer)
        if outcome.limit in ("work", "states"):
            return False
        if isinstance(outcome, Unsolvable):
            outcome = replace(outcome, by_estimate=True)
        self.answer = outcome
        return True


def _size(system: CompiledSystem) -> int:
    """The states that slots could have."""
    return prod(high - low + 1 for low, high in (slot.bounds for slot in system.leaves.slots))
