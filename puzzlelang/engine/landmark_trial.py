"""`--search auto`: A* by landmarks beside a search that goes by no estimate.

**The trace is that of the search without.**  A* tells what a cheapest solution costs, C.  A
uniform-cost search (which takes steps for costs where each transition costs 1, and is a
breadth-first search then) that leaves out each successor with cost + estimate > C comes to the
same solution.  Let O be the states on cheapest traces, each with the cost of those.  None of O is
left out, by an estimate that is never too high, be it consistent or not.  Whatever leads to one of
O at that cost is in O.  A state's place in the frontier is decided by the first of those that lead
to it so cheaply, and by its place among the successors of that one.  So the states of O come out in
the same order with the others and without, by induction on their cost: every transition costs
something, if only its length.  The search ends with the first goal of cost C, which is of O.

Where the trial comes to nothing, the search goes on.  A fault is never missed, since nothing is
tried where one can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import monotonic

from puzzlelang.compiler import CompiledSystem, MergedSystem, never_faults
from puzzlelang.core import ANY, current
from puzzlelang.engine.landmark_search import LandmarkSystem, with_landmarks
from puzzlelang.engine.tier_switch import Trial
from puzzlelang.engine.way_choice import ENDS_ALL, NO_HELP, concluded, needed
from puzzlelang.search import (
    ENDINGS,
    NEVER,
    Answer,
    GaveUp,
    Live,
    PythonSearcher,
    Request,
    best_known,
    limit_of,
)
from puzzlelang.text import Any, Stage, replace, stage

TIMES = 8
"""To examine a row takes as long as to reach a state, or less, by machine code; A* may take so much
less than a breadth-first search is expected to take.
"""


class Within:
    """The states of ``system`` from which a goal may be reached at no more than ``cost`` in all."""

    assumption = ""
    has_estimate = False
    unit_cost = False

    def __init__(self, system: LandmarkSystem, cost: Any) -> None:
        self.starts, self.zero, self.cost_lines = system.starts, system.zero, system.cost_lines
        self.is_goal, self.is_lost = system.is_goal, system.is_lost
        self.successors, self.estimate = system.successors, system.estimate
        self.add_estimate = system.add_estimate
        self._system, self._cost = system, cost

    def expand(self, state: Any, cost: Any) -> Sequence[tuple[Any, Any]]:
        return [
            (successor, total)
            for successor, total in self._system.expand(state, cost)
            if (rest := self._system.estimate(successor)) is not None and total + rest <= self._cost
        ]


class LandmarkTrial:
    """A* by landmarks beside the search of ``request``, before ``then`` is tried."""

    def __init__(
        self, request: Request, started: float, system: CompiledSystem, tier: str,
        then: Trial | None = None,
    ) -> None:  # fmt: skip
        self.answer: Answer | None = None
        """With the last word, where it has one."""
        self._known: GaveUp | None = None
        self._request, self._started = request, started
        self._system, self._tier, self._then = system, tier, then
        self._next = current.landmarks_beside
        self._made: LandmarkSystem | None = None
        self._growth: tuple[int, int, int] | None = None
        """How a breadth-first search grows: reached, waiting, depth."""
        self._is_tried = False

    @property
    def at(self) -> int:
        return self._next if self._then is None else min(self._next, self._then.at)

    def __call__(self, reached: int, waiting: int, depth: int) -> str:
        """See :class:`puzzlelang.search.Aside`: beside a breadth-first search."""
        limit = ""
        if reached > self._next:
            self._growth = reached, waiting, depth
            limit = self._try(reached, depth)
        if not limit and self._then is not None and reached > self._then.at:
            limit = self._then(reached, waiting, depth)
        return limit

    def pause(self, expanded: int, bound: Any) -> int | None:
        """See ``Limits.pause``: beside a search by cost."""
        if expanded >= self._next and self._try(expanded, bound):
            return None
        return self._next

    def _try(self, states: int, bound: Any) -> str:
        """Search by landmarks, once the plain search has come to so many states and knows a lower
        bound; the limit that ends the whole search, or nothing.
        """
        again = states * current.landmarks_again
        self._next = again if again <= current.landmarks_to else NEVER
        try:
            if not self._is_promising(bound):
                return ""
            limit = self._search(states)
        except ENDINGS as ending:
            limit = limit_of(ending)
        if limit == "memory":
            self._next = NEVER
        return limit if limit in ("answered", *ENDS_ALL) else ""

    def _is_promising(self, bound: Any) -> bool:
        """Do landmarks say more of the starts than the search knows by now, by some part?"""
        if self._made is None:
            self._make()
        if self._made is None:
            self._next = NEVER
            return False
        self._made.begin(ANY)
        lows = [low for low in map(self._made.estimate, self._made.starts) if low is not None]
        if not lows:
            return True
        low, known = (self._made.first_line(cost or 0) for cost in (min(lows), bound))
        return low > 0 and 100 * low >= current.landmarks_percent * known

    def _make(self) -> None:
        system = self._system
        true = system.true if isinstance(system, MergedSystem) else system
        if never_faults(true):
            with stage(Stage.ESTIMATING):
                self._made = with_landmarks(system, "python")

    def _search(self, states: int) -> str:
        made, live = self._made, Live()
        assert made is not None, "it is promising"
        if not self._is_tried:
            made.by_machine_code(self._tier)
        self._is_tried = True
        made.begin(current.landmarks_work // 8, partial(self._further, states, live, []))

        def first(cost: Any) -> Answer:
            made.begin(max(current.landmarks_work, states * current.landmarks_most))
            return self._first(made, cost, states)

        answer = concluded(self._run(made, "astar", states, live), first)
        if isinstance(answer, GaveUp):
            self._known = answer
            return answer.limit
        self.answer = answer
        return "answered"

    def _further(self, states: int, live: Live, asked: list[int], least: int | None) -> int:
        """How much more A* may do: the rest of its work where it has come half of the way, or where
        landmarks seem to be nearly exact and it has come a quarter of the way; then much more where
        they still do, and a breadth-first search would take much longer.
        """
        made = self._made
        assert made is not None and live.known is not None, "it searches"
        bound = live.known("work").lower_bound
        is_exact = made.has_come(bound, 9, 8)
        asked.append(bound)
        if len(asked) == 1:
            comes_near = made.has_come(least, 1, 2) or (is_exact and made.has_come(least, 3, 4))
            return current.landmarks_work if comes_near else 0
        if len(asked) > 2 or self._growth is None or not is_exact:
            return 0
        return min(states * current.landmarks_most, needed(*self._growth, bound) // TIMES)

    def _first(self, made: LandmarkSystem, cost: Any, before: int) -> Answer:
        """The solution that the plain search would come to; it costs ``cost``."""
        if made.unit_cost:
            return self._run(made, "idastar", before, begin_at=cost)
        return self._run(Within(made, cost), "ucs", before)

    def _run(
        self, system: LandmarkSystem | Within, order: str, before: int, live: Live | None = None,
        begin_at: Any = None,
    ) -> Answer:  # fmt: skip
        limits = self._request.limits.left(self._started)
        states = None if limits.states is None else max(1, limits.states - before)
        limits = replace(limits, states=states, live=live)
        request = replace(self._request, order=order, limits=limits, begin_at=begin_at)
        return PythonSearcher(system).run(request)

    def told(self, answer: Answer) -> Answer:
        """``answer`` of the whole search, with what was learned here."""
        if self.answer is not None:
            assert self._made is not None, "it found the answer"
            answer = self.answer
            answer.statistics.estimate = self._made.kind
        elif self._then is not None:
            answer = self._then.told(answer)
        if self._known is not None and isinstance(answer, GaveUp):
            goes_on = answer.limit != "instead"
            first, last = (self._known, answer) if goes_on else (answer, self._known)
            answer = best_known(first, last)
        if self._is_tried and not answer.statistics.estimate:
            answer.statistics.estimate = NO_HELP
        answer.statistics.seconds = monotonic() - self._started
        return answer
