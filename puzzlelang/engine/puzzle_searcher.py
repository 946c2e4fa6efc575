"""Searches of one puzzle: by the order that is asked for, or in the way that suits.

Two questions are answered in modules of their own: what is tried beside a search
(``puzzlelang.engine.timetable``), and on which tier each of these searches runs
(``puzzlelang.engine.tiers``).
"""

from __future__ import annotations

from functools import partial
from time import monotonic

from puzzlelang.compiler import CompiledSystem
from puzzlelang.core import current
from puzzlelang.engine.attempt import Alike, Plain
from puzzlelang.engine.tiers import TieredSearcher
from puzzlelang.engine.timetable import BESIDE, Running, Schedule
from puzzlelang.search import (
    ENDINGS,
    Answer,
    Kind,
    Limits,
    Outcome,
    PythonSearcher,
    Request,
    Searcher,
    Solutions,
    Solved,
    Unsolvable,
    best_known,
    finish,
    limit_of,
    strategies,
)
from puzzlelang.text import TYPE_CHECKING, Any, cast, replace

if TYPE_CHECKING:
    from puzzlelang.compiler import MergedSystem
    from puzzlelang.engine.landmark_search import LandmarkSearch


def stages() -> tuple[tuple[int, bool, int | None], ...]:
    """States of an abstraction, whether there are further ones across, and how many states are
    expanded by their help before larger ones are made.
    """
    rough = current.rough_states, True, current.rough_expanded
    return rough, (current.fine_states, False, None)


def _merged(system: CompiledSystem) -> MergedSystem:
    from puzzlelang.compiler import MergedSystem

    return MergedSystem(system)


class PuzzleSearcher(Searcher):
    """Searches one puzzle."""

    def __init__(
        self, system: CompiledSystem, tier: str = "auto", alike: Alike | None = None
    ) -> None:
        """``alike``: finds members that are interchangeable though the puzzle does not say so."""
        self.merged = _merged(system) if system.puzzle.symmetry else None
        self.system = self.merged or system
        """What is searched; the traces of an answer are those of the true states."""
        self.tier, self.alike = tier, None if self.merged is not None else alike
        self.tiers = TieredSearcher(self.system, tier, may_factor=self.merged is None)
        self.finds_estimate = False
        """Is an estimate to be found even where the puzzle has one?"""

    @property
    def no_machine_code(self) -> str:
        """For what in this puzzle there is no machine code, once that is known; or nothing."""
        return self.tiers.no_machine_code

    def supports(self, request: Request) -> bool:
        return True

    def run(self, request: Request) -> Answer:
        if request.kind is Kind.EXPLORE:
            request = replace(request, wanted=self.system.explored_goal)
        found_one = request.kind is Kind.SEARCH and self.finds_estimate
        if found_one and request.order == "auto":
            request = replace(request, order="astar")
        chooses = self._may_choose(request)
        request = request.ordered(self.system)
        if chooses:
            return self.unmerged(self._run_and_try(request))
        if strategies.ORDERS[request.order].advised:
            return self.unmerged(self._run_advised(request))
        if strategies.ORDERS[request.order].estimated and (
            self.finds_estimate or not self.system.has_estimate
        ):
            return self.unmerged(self._run_with_patterns(request))
        return self.unmerged(finish(self.tiers.begin(request)))

    def _may_choose(self, request: Request) -> bool:
        """Is it left to the search to look for an estimate?  Not where all states are kept."""
        return (
            request.kind is Kind.SEARCH
            and request.order == "auto"
            and not self.system.has_estimate
            and request.keep is None
            and request.limits.expanded is None
        )

    def _run_and_try(self, request: Request) -> Answer:
        """A search without an estimate, and others beside it where it gets long."""
        started = monotonic()
        true = self.system if self.merged is None else self.merged.true
        plain = Plain(request, started, self.system, true, self.tier, self.tiers.begin, self.alike)
        rows = [row for row in BESIDE if row.accepts(plain)]
        if any(ground.loops for ground in true.grounds):
            rows = []
        attempts = [Running(partial(row.begin, plain), row.due()) for row in rows]
        schedule = Schedule(attempts, plain.by_steps, len(true.grounds))
        return schedule.run(self.tiers.begin(replace(request, budget=schedule.budget)))

    def _run_advised(self, request: Request) -> Answer:
        """A search by relaxed plans.  These take most of the time, and are made by machine code
        where there is some; the search itself is the first tier's.
        """
        from puzzlelang.engine.advised_system import advised

        return PythonSearcher(advised(self.system, self.tier)).run(request)

    def search_in_short(self, limits: Limits) -> Outcome[Any] | None:
        """See :func:`puzzlelang.engine.landmark_search.in_short`."""
        from puzzlelang.engine.landmark_search import in_short

        found = in_short(self.system, limits, self.tier)
        return None if found is None else cast("Outcome[Any]", self.unmerged(found))

    def _run_with_patterns(self, request: Request) -> Answer:
        """Search with an estimate that is found: a rough one, and a better one if that is not
        enough.  When it is not depends on the states expanded alone, so every tier does the same.
        """
        from puzzlelang.engine.way_choice import collections_of

        started = monotonic()
        answer: Answer | None = None
        before: list[Any] = []
        collections: list[Any] = []
        landmarks = self._landmarks(request)
        attempts = [Running(landmarks.beside, current.landmarks_from)] if landmarks else []
        schedule = Schedule(attempts, False, 1)
        for most_states, across, most_expanded in stages():
            try:
                collections = collections_of(self.system, most_states, across)
                if landmarks and landmarks.before(collections, answer):
                    answer = best_known(answer, landmarks.answered)
                    break
            except ENDINGS as ending:
                known = self.tiers.before_start(request, limit_of(ending))
                answer = best_known(answer, known)
                break
            if before == (before := [[a.pattern for a in c] for c in collections]):
                most_expanded = None
            limits = replace(request.limits.left(started), expanded=most_expanded)
            attempt = replace(
                request, limits=limits, collections=collections, budget=schedule.budget
            )
            answer = best_known(answer, schedule.run(self.tiers.begin(attempt)))
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
        """Tries of the same by landmarks, in the order that they help."""
        if request.order != "astar":
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
