"""Search one puzzle in the requested order, or choose the method.

``puzzlelang.engine.timetable`` schedules attempts during a search, and ``puzzlelang.engine.tiers``
chooses the tier of each.  **To add an attempt**, write a ``Try`` and a row of :data:`BESIDE`.
"""

from __future__ import annotations

from copy import copy
from functools import partial
from time import monotonic

from puzzlelang.compiler import CompiledSystem, never_faults
from puzzlelang.core import current
from puzzlelang.engine.tiers import TieredSearcher
from puzzlelang.engine.timetable import Alike, Findings, Plain, Running, Schedule, Try
from puzzlelang.search import (
    ENDINGS,
    Answer,
    GaveUp,
    Kind,
    Limits,
    Outcome,
    Progress,
    PythonSearcher,
    Request,
    Searcher,
    Solutions,
    Solved,
    Statistics,
    Unsolvable,
    finish,
    limit_of,
    merge_answers,
    strategies,
)
from puzzlelang.text import TYPE_CHECKING, Any, Record, cast, replace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from puzzlelang.compiler import MergedSystem
    from puzzlelang.engine.landmark_search import LandmarkSearch


def stages() -> tuple[tuple[int, bool, int | None], ...]:
    """Stages: states of an abstraction, whether to add crosswise ones, and the states to expand
    before the next stage.
    """
    rough = current.rough_states, True, current.rough_expanded
    return rough, (current.fine_states, False, None)


LESS = "less"
"""Limit of a search that proves less than another with as many states."""


def _judge(other: Progress, _: Findings) -> Try:
    """End a search if it proves less than ``other`` with as many states."""
    progress = yield other.expanded
    low, least = progress.lower_bound(), other.lower_bound()
    return GaveUp(LESS, Statistics()) if low is None or low < least else None


def _merged(system: CompiledSystem) -> MergedSystem:
    from puzzlelang.compiler import MergedSystem

    return MergedSystem(system)


class Attempt(metaclass=Record):
    """A row of the schedule: an attempt, and the searches it may accompany."""

    accepts: Callable[[Plain], bool]
    due: Callable[[], int]
    """Number of states at which it starts; few searches get that far."""
    begin: Callable[[Plain, Findings], Try]


def _members(plain: Plain, findings: Findings) -> Try:
    from puzzlelang.engine.member_trial import by_members

    return by_members(plain, findings)


def _landmarks(plain: Plain, findings: Findings) -> Try:
    from puzzlelang.engine.landmark_search import by_landmarks

    return by_landmarks(plain, findings)


def _patterns(plain: Plain, findings: Findings) -> Try:
    from puzzlelang.engine.way_choice import by_patterns

    return by_patterns(plain, findings)


BESIDE = (
    Attempt(
        lambda plain: plain.by_steps and plain.alike is not None,
        lambda: current.members_from, _members,
    ),
    Attempt(lambda plain: True, lambda: current.landmarks_beside, _landmarks),
    Attempt(lambda plain: plain.by_steps, lambda: current.tried_from, _patterns),
)  # fmt: skip
"""Attempts during a search without an estimate, in the order of polling."""


class PuzzleSearcher(Searcher):
    """Searcher of one puzzle."""

    def __init__(
        self, system: CompiledSystem, tier: str = "auto", alike: Alike | None = None
    ) -> None:
        """``alike``: finds undeclared interchangeable members."""
        self.merged = _merged(system) if system.puzzle.symmetry else None
        self.system = self.merged or system
        """The searched system; traces in answers have true states."""
        self.tier, self.alike = tier, None if self.merged is not None else alike
        self.tiers = TieredSearcher(self.system, tier, may_factor=self.merged is None)
        self.finds_estimate = False
        """Derive an estimate even if the puzzle has one?"""

    def from_starts(self, starts: Sequence[Sequence[int]]) -> PuzzleSearcher:
        """Return a searcher of the puzzle with other starts; both share compiled code."""
        other = copy(self)
        other.system = self.system.from_starts(starts)
        if self.merged is not None:
            other.merged = cast("MergedSystem", other.system)
        other.tiers = self.tiers.from_starts(other.system)
        other.finds_estimate = False
        return other

    @property
    def true(self) -> CompiledSystem:
        """The system with all states."""
        return self.system if self.merged is None else self.merged.true

    @property
    def no_machine_code(self) -> str:
        """Feature of this puzzle without machine code, once known, or an empty string."""
        return self.tiers.no_machine_code

    @property
    def only_estimates(self) -> bool:
        """Does only the file's estimate guide a lazy search? Facts can't express loops."""
        is_own = self.system.has_estimate and not self.finds_estimate
        return is_own and any(ground.loops for ground in self.true.grounds)

    def supports(self, request: Request) -> bool:
        return True

    def run(self, request: Request) -> Answer:
        if request.kind is Kind.EXPLORE:
            request = replace(request, wanted=self.system.explored_goal)
        seeks_estimate = request.kind is Kind.SEARCH and self.finds_estimate
        if seeks_estimate and request.order == "auto":
            request = replace(request, order="astar")
        chooses = self._may_choose(request)
        request = request.ordered(self.system)
        if chooses:
            return self.unmerged(self._run_and_try(request))
        if strategies.ORDERS[request.order].key == "advice":
            return self.unmerged(self._run_advised(request))
        if strategies.ORDERS[request.order].estimated and (
            self.finds_estimate or not self.system.has_estimate
        ):
            return self.unmerged(self._run_with_patterns(request))
        return self.unmerged(finish(self.tiers.begin(request)))

    def _may_choose(self, request: Request) -> bool:
        """May the search try a derived estimate?  Not if all states are kept."""
        return (
            request.kind is Kind.SEARCH
            and request.order == "auto"
            and request.keep is None
            and request.limits.expanded is None
            and request.record is None
        )

    def _run_and_try(self, request: Request) -> Answer:
        """Search without a derived estimate, with attempts if it takes long."""
        true, is_own = self.true, self.system.has_estimate
        plain = Plain(request, monotonic(), self.system, true, self.tiers, self.alike)
        attempts = [
            Running(partial(row.begin, plain), row.due()) for row in BESIDE if row.accepts(plain)
        ]
        if is_own:
            attempts = [Running(partial(self._by_derived, plain), current.derived_from)]
        if any(ground.loops for ground in true.grounds):
            attempts = []
        schedule = Schedule(attempts, plain.by_steps and not is_own, len(true.grounds))
        return schedule.run(self.tiers.begin(replace(request, budget=schedule.budget)))

    def _by_derived(self, plain: Plain, _: Findings) -> Try:
        """Search with a derived estimate during A* with the file's.

        It continues if it proves at least the same bound with as many states.
        """
        at = current.derived_from
        while never_faults(plain.true):
            progress = yield at
            at = 8 * progress.expanded
            limits = plain.request.limits.left(plain.started)
            judge = Running(partial(_judge, progress), progress.expanded)
            answer = self._run_with_patterns(plain.request.limited(limits), judge)
            if answer.limit != LESS:
                return answer
        return None

    def _run_advised(self, request: Request) -> Answer:
        """Search with relaxed plans.

        They dominate the time, so they use machine code if available; the search is in Python.
        """
        from puzzlelang.engine.lazy_advice import advised

        return PythonSearcher(advised(self.system, self.tier)).run(request)

    def search_in_short(self, limits: Limits) -> Outcome[Any] | None:
        """See :func:`puzzlelang.engine.landmark_search.in_short`."""
        from puzzlelang.engine.landmark_search import in_short

        outcome = in_short(self.system, limits, self.tier)
        return None if outcome is None else cast("Outcome[Any]", self.unmerged(outcome))

    def _run_with_patterns(self, request: Request, *more: Running) -> Answer:
        """Search with derived estimates: rough ones, then better ones if these do not suffice.

        ``more``: attempts to end it.  The number of expanded states decides, so all tiers behave
        alike.
        """
        from puzzlelang.engine.way_choice import collections_of

        started = monotonic()
        answer: Answer | None = None
        before: list[Any] = []
        collections: list[Any] = []
        landmarks = self._landmarks(request)
        attempts = [Running(landmarks.beside, current.landmarks_from)] if landmarks else []
        schedule = Schedule([*more, *attempts], False, 1)
        for most_states, across, most_expanded in stages():
            try:
                collections = collections_of(self.system, most_states, across)
                found = landmarks.before(collections, answer) if landmarks else None
                if found is not None:
                    answer = merge_answers(answer, found)
                    break
            except ENDINGS as ending:
                gave_up = self.tiers.before_start(request, limit_of(ending))
                answer = merge_answers(answer, gave_up)
                break
            if before == (before := [[a.pattern for a in c] for c in collections]):
                most_expanded = None
            limits = replace(request.limits.left(started), expanded=most_expanded)
            attempt = replace(
                request, limits=limits, collections=collections, budget=schedule.budget
            )
            answer = merge_answers(answer, schedule.run(self.tiers.begin(attempt)))
            if answer.limit != "expanded":
                break
        assert answer is not None, "there are stages"
        if isinstance(answer, Unsolvable) and not answer.by_estimate:
            answer = replace(answer, by_estimate=bool(collections))
        answer.statistics.seconds = monotonic() - started
        answer.statistics.estimate = "patterns" if collections else "none"
        if landmarks and landmarks.answer is not None:
            answer.statistics.estimate = landmarks.kind
        return answer

    def _landmarks(self, request: Request) -> LandmarkSearch | None:
        """Attempts with landmarks, for orders that profit."""
        if request.order != "astar" or request.record is not None:
            return None
        from puzzlelang.engine.landmark_search import LandmarkSearch

        return LandmarkSearch(self.system, request, self.tier)

    def unmerged(self, answer: Answer) -> Answer:
        """``answer`` with traces of the true states."""
        if self.merged is None:
            return answer
        match answer:
            case Solved():
                try:
                    return replace(answer, trace=self.merged.unmerged(answer.trace))
                except ENDINGS as ending:
                    return answer.cut_short(limit_of(ending))
            case Solutions(outcome=Solved() as solved):
                try:
                    traces = tuple(map(self.merged.unmerged, answer.traces))
                except ENDINGS as ending:
                    return Solutions(solved.cut_short(limit_of(ending)))
                return replace(answer, outcome=self.unmerged(solved), traces=traces)
        return answer
