"""Which tier searches: Python functions at first, machine code when the search turns out long.

The answer does not depend on it.  A search for which machine code is expected to pay (see
``puzzlelang.engine.tier_switch``) restarts on the second.  Where there is no machine code
(llvmlite is not installed; a set too large; an order that has none) it stays where it is, or
restarts there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic

from puzzlelang.compiler import CompiledSystem, TooLarge, Unprintable
from puzzlelang.core import current
from puzzlelang.engine.tier_switch import LatePause, LateTrial, Patience, Trial
from puzzlelang.search import (
    ENDINGS,
    Answer,
    GaveUp,
    Kind,
    Limits,
    Live,
    Outcome,
    PythonSearcher,
    Request,
    Searcher,
    Solutions,
    Solved,
    Statistics,
    Unsolvable,
    best_known,
    collector_paused,
    limit_of,
    strategies,
)
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Diagnostic,
    PuzzleError,
    Stage,
    cast,
    peak_bytes,
    replace,
    stage,
)

if TYPE_CHECKING:
    from puzzlelang.compiler import MergedSystem, pattern_selection
    from puzzlelang.engine.factored_search import FactoredSearcher
    from puzzlelang.engine.landmark_search import LandmarkSearch
    from puzzlelang.engine.landmark_trial import LandmarkTrial
    from puzzlelang.engine.member_trial import Alike
    from puzzlelang.engine.native_search import NativeSearcher


def stages() -> tuple[tuple[int, bool, int | None], ...]:
    """States of an abstraction, whether there are further ones across, and how many states are
    expanded by their help before larger ones are made.
    """
    rough = current.rough_states, True, current.rough_expanded
    return rough, (current.fine_states, False, None)


def _merged(system: CompiledSystem) -> MergedSystem:
    from puzzlelang.compiler import MergedSystem

    return MergedSystem(system)


class NotSupported(Unprintable):
    """Machine code does not do what is asked, and may do what is asked next."""


class TieredSearcher(Searcher):
    """Searches one puzzle on the tier that suits, or on the one that is asked for."""

    def __init__(
        self, system: CompiledSystem, tier: str = "auto", alike: Alike | None = None
    ) -> None:
        """``alike``: finds members that are interchangeable though the puzzle does not say so."""
        self.merged = _merged(system) if system.puzzle.symmetry else None
        self.system = self.merged or system
        """What is searched; the traces of an answer are those of the true states."""
        self.tier = tier
        self.lenient = False
        """May what has no machine code be searched on the first tier, although it was asked for?"""
        self.finds_estimate = False
        """Is an estimate to be found even where the puzzle has one?"""
        self._python = PythonSearcher(self.system, self.system.test)
        self._native: NativeSearcher | None = None
        self._factored: FactoredSearcher | None = None
        self._may_factor = self.merged is None
        """Is it still to be found out whether states are a product?"""
        self._why_not = ""
        self.alike = None if self.merged is not None else alike

    @property
    def no_machine_code(self) -> str:
        """For what in this puzzle there is no machine code, once that is known; or nothing."""
        return self._why_not

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
        return self.unmerged(self._run_on_tiers(request))

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
        """A search without an estimate, breadth-first or by cost, and A* where it gets long."""
        true = self.system if self.merged is None else self.merged.true
        if any(ground.loops for ground in true.grounds):
            return self._run_on_tiers(request)
        started, due = monotonic(), [current.landmarks_beside]
        if not self.system.unit_cost:
            late = LatePause(lambda: self._by_landmarks(request, started), *due)
            limits = replace(request.limits, pause=late)
            return late.told(self._run_on_tiers(request.limited(limits)))
        due.append(current.tried_from)
        if self.alike is not None:
            due.append(current.members_from)
        most_successors = max(1, len(true.grounds))
        trial = LateTrial(most_successors, lambda: self._trial(request, started, true), *due)
        limits = replace(request.limits, aside=trial)
        return trial.told(self._run_on_tiers(request.limited(limits)))

    def _trial(self, request: Request, started: float, true: CompiledSystem) -> Trial:
        """What is tried beside a breadth-first search."""
        from puzzlelang.engine.way_choice import EstimateTrial

        by_patterns = EstimateTrial(request, started, self._to_try, self._run_on_tiers)
        trial = self._by_landmarks(request, started, by_patterns)
        if self.alike is None:
            return trial
        from puzzlelang.engine.member_trial import MemberTrial

        return MemberTrial(request, started, true, self.alike, trial)

    def _by_landmarks(
        self, request: Request, started: float, then: Trial | None = None
    ) -> LandmarkTrial:
        from puzzlelang.engine.landmark_trial import LandmarkTrial

        return LandmarkTrial(request, started, self.system, self.tier, then)

    def _to_try(self, most_states: int, across: bool) -> list[pattern_selection.Collection] | None:
        """Abstractions; None where a search may meet a fault."""
        from puzzlelang.compiler import never_faults

        true = self.system if self.merged is None else self.merged.true
        return self._collections(most_states, across) if never_faults(true) else None

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
        started = monotonic()
        answer: Answer | None = None
        before: list[Any] = []
        collections: list[pattern_selection.Collection] = []
        landmarks = self._landmarks(request)
        for most_states, across, most_expanded in stages():
            try:
                collections = self._collections(most_states, across)
                if landmarks is not None and landmarks.before(collections, answer):
                    break
            except ENDINGS as ending:
                answer = best_known(answer, self._before_start(request, limit_of(ending)))
                break
            if before == (before := [[a.pattern for a in c] for c in collections]):
                most_expanded = None
            pause = None if landmarks is None else landmarks.pause
            limits = replace(request.limits.left(started), expanded=most_expanded, pause=pause)
            stage = replace(request, limits=limits, collections=collections)
            answer = best_known(answer, self._run_on_tiers(stage))
            if answer.limit != "expanded":
                break
        found = "patterns" if collections else "none"
        if landmarks is not None and landmarks.answer is not None:
            answer = best_known(answer, landmarks.answer)
            found = landmarks.kind
        assert answer is not None, "there are stages"
        if isinstance(answer, Unsolvable) and not answer.by_estimate:
            answer = replace(answer, by_estimate=bool(collections))
        answer.statistics.seconds = monotonic() - started
        answer.statistics.estimate = found
        return answer

    def _landmarks(self, request: Request) -> LandmarkSearch | None:
        """Tries of the same by landmarks, in the order that they help."""
        from puzzlelang.engine.landmark_search import LandmarkSearch

        return LandmarkSearch(self.system, request, self.tier) if request.order == "astar" else None

    def _collections(self, most_states: int, across: bool) -> list[pattern_selection.Collection]:
        """Abstractions of the true system.  They describe the states that its starts lead to, and
        canonical ones are among these where the set of starts has the symmetry, too.
        """
        from puzzlelang.compiler import pattern_selection

        system = self.system if self.merged is None else self.merged.true
        if self.merged is not None and not self.merged.starts_alike:
            return []
        with stage(Stage.ESTIMATING):
            return pattern_selection.collections(system, most_states, crosswise=across)

    def _run_on_tiers(self, request: Request) -> Answer:
        """What a tier answers, or both after each other; where somebody ends it, what is known."""
        started, live = monotonic(), Live()
        request = request.limited(replace(request.limits, live=live))
        answer: Answer | None = None
        try:
            for attempt in self._attempts(request, live):
                answer = best_known(answer, attempt)
        except ENDINGS as ending:
            limit = limit_of(ending)
            known = live.known(limit) if live.known else self._before_start(request, limit)
            answer = best_known(answer, request.partial_answer(known))
        assert answer is not None, "there is a tier"
        answer.statistics.seconds = monotonic() - started
        return answer

    def _attempts(self, request: Request, live: Live) -> Iterator[Answer]:
        """What the first tier answers, and, where that leaves the search to it, the second."""
        if self.tier == "python" or (self.tier == "auto" and self._why_not):
            yield self._python.run(request)
            return
        started = monotonic()
        systems = [self.system, *(one.system for row in request.collections or () for one in row)]
        by_level = request.order == "bfs"
        patience = Patience(systems, lambda: self._price(request), by_level)
        if self.tier == "auto" and self._native is None:
            leave = self._leaving(request, patience)
            with collector_paused():  # until the states are gone that another tier finds anew
                first = self._python.run(request.limited(replace(request.limits, leave=leave)))
                yield first
                if first.limit != "elsewhere":
                    return
                live.known = None  # and what it holds may go

        try:
            native = self._product_for(request) or self._native_for(request)
            answer = native.run(request.limited(request.limits.left(started)))
        except Unprintable as reason:
            self._refuse(reason)
            answer = self._python.run(request.limited(request.limits.left(started)))
        yield answer

    def _leaving(self, request: Request, patience: Patience) -> Callable[[int, int, bool], bool]:
        """Where the search goes on in another way: as a product, or in machine code."""

        def leaves(expanded: int, waiting: int, walks_through: bool = False) -> bool:
            if waiting >= current.factored_from and self._product_for(request):
                return True
            return patience(expanded, waiting, walks_through)

        return leaves

    def _product_for(self, request: Request) -> FactoredSearcher | None:
        """What searches for it where states are a product; that is found out once."""
        if request.kind in (Kind.COUNT, Kind.LIST) or request.order != "bfs" or request.keep:
            return None
        if self._may_factor:
            from puzzlelang.compiler import Unfactored
            from puzzlelang.engine.factored_search import FactoredSearcher

            self._may_factor = False
            with suppress(Unfactored, Unprintable):
                self._factored = FactoredSearcher(self.system)
        if self._factored and self._factored.supports(request):
            return self._factored
        return None

    def _before_start(self, request: Request, limit: str) -> GaveUp:
        """Of a search that was ended before it examined anything but the starts."""
        tier = "native" if self.tier == "native" else "python"
        numbers = Statistics(
            len(self.system.starts), order=request.order, tier=tier, peak_memory_bytes=peak_bytes()
        )
        return GaveUp(limit, numbers)

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

    def _machine_code(self) -> NativeSearcher:
        from puzzlelang.engine.native_search import NativeSearcher

        if self._native is None:
            self._native = NativeSearcher(self.system, hurried=self.tier == "auto")
        return self._native

    def _native_for(self, request: Request) -> NativeSearcher:
        native = self._machine_code()
        if not native.supports(request):
            raise NotSupported(f"the order `{request.order}`")
        return native

    def _price(self, request: Request) -> float | None:
        """What machine code is expected to cost when it is printed; None where there is none."""
        try:
            return self._native_for(request).price(request)
        except Unprintable as reason:
            self._refuse(reason)
            return None

    def _refuse(self, reason: Unprintable) -> None:
        """Note why there is no machine code; raise it where nothing else was asked for."""
        if isinstance(reason, TooLarge):
            return
        if self.tier == "native" and not self.lenient:
            raise PuzzleError(
                [
                    Diagnostic(
                        "no-machine-code", f"there is no machine code for {reason}",
                        None, help="leave `--tier` out",
                    )
                ]
            )  # fmt: skip
        if not isinstance(reason, NotSupported):
            self._why_not = str(reason)
