"""`--search auto`: A* with a derived estimate, during a long breadth-first search.

**The trace is that of the breadth-first search.**  That search discovers a layer in the order of
least paths (by start, then by successors), so its trace is the first shortest one in this order.
A* yields its length C.  One iteration of IDA* with bound C then tries successors in order.  The
estimate is admissible, so no state on a shortest trace is pruned.  None is dropped as already
reached, either: an earlier path would have reached it in no more steps, and a trace along that path
would have been found before.  So the first goal discovered completes the trace.

**No fault is missed.**  A breadth-first search may meet a fault in a state that A* does not expand,
so this requires a proof that a puzzle never faults.

The schedule depends on numbers of states only, so all tiers behave alike.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from time import monotonic

from puzzlelang.compiler import CompiledSystem, MergedSystem, never_faults
from puzzlelang.core import current
from puzzlelang.engine.timetable import ENDS_ALL, Findings, Plain, Try
from puzzlelang.search import (
    NEVER,
    Answer,
    Budget,
    Distances,
    GaveUp,
    Progress,
    Request,
    Solved,
    Steps,
    Unsolvable,
    ended,
    finish,
)
from puzzlelang.text import TYPE_CHECKING, Any, Stage, replace, stage

if TYPE_CHECKING:
    from puzzlelang.compiler import pattern_selection

PATTERNS, NONE, NO_HELP = "patterns", "none", "no help"
"""Values of ``Statistics.estimate``."""


def needed(reached: int, waiting: int, depth: int, bound: int) -> int:
    """States reached breadth-first if no goal is nearer than ``bound``.

    Layers grow as a power of the depth; exponential growth gives more.  ``waiting`` of the
    states reached are in the latest layer, at ``depth``.
    """
    expanded, states = reached - waiting, reached
    for layer in range(depth + 1, bound):
        states += states * waiting * depth // (expanded * layer)
        if states >= NEVER:
            break
    return states


def concluded(answer: Answer, first: Callable[[Any], Answer]) -> Answer:
    """Answer of A* with the trace of the plain search, or of the search that gave up.

    ``first`` finds the trace of a given cost.
    """
    if isinstance(answer, Unsolvable):
        return replace(answer, by_estimate=True)
    if not isinstance(answer, Solved):
        return answer
    outcome = first(answer.cost)
    if isinstance(outcome, GaveUp):
        return outcome
    assert isinstance(outcome, Solved) and outcome.cost == answer.cost, (
        "there is one, and none nearer"
    )
    return replace(answer, trace=outcome.trace)


def by_patterns(plain: Plain, findings: Findings) -> Try:
    """A* with patterns during the breadth-first search of ``plain``.

    Rough ones first, then fine ones if the plain search would take long; and again later.
    """
    at = current.tried_from
    while at < NEVER:
        progress = yield at
        at = NEVER if findings.estimate else progress.reached * current.tried_again
        attempt = _Attempt(plain, findings, progress)
        answer = attempt.search(current.rough_states, True, current.rough_expanded)
        if attempt.takes_long(answer) and attempt.bound < plain.promise:
            few = current.rough_expanded
            answer = attempt.search(current.middle_states, False, few, plain.promise)
            if attempt.takes_long(answer):
                yield progress.reached + progress.reached // 8  # landmarks are due before
        if attempt.takes_long(answer):
            answer = attempt.search(current.fine_states, False, NEVER)
        if answer is None:
            return None
        if not answer.limit or answer.limit in ENDS_ALL:
            return answer
        if answer.limit in ("memory", "states"):
            at = NEVER
    return None


class _Attempt:
    """An attempt at one point of the plain search."""

    def __init__(self, plain: Plain, findings: Findings, progress: Progress) -> None:
        self._plain, self._findings = plain, findings
        self._growth = progress.reached, progress.waiting, progress.depth()
        self.bound: Any = 0

    def takes_long(self, answer: Answer | None) -> bool:
        """Was its share of states spent, while the plain search would take much longer?"""
        if answer is None or answer.limit != "expanded":
            return False
        return needed(*self._growth, self.bound) >= current.fine_from

    def search(
        self, most_states: int, across: bool, most_expanded: int, least: int = 0
    ) -> Answer | None:
        """Search while it seems worth it; ``None`` without an estimate.

        It ends soon if it proves less than ``least``.
        """
        plain, findings = self._plain, self._findings
        if not never_faults(plain.true):
            return None
        collections = collections_of(plain.system, most_states, across)
        if not collections:
            findings.estimate = findings.estimate or NONE
            return None
        findings.estimate = NO_HELP
        reached, limits = self._growth[0], plain.request.limits.left(plain.started)
        states = None if limits.states is None else max(1, limits.states - reached)
        with closing(Distances()) as distances:
            search_request = replace(
                plain.request, order="astar", limits=replace(limits, states=states),
                collections=collections, distances=distances,
            )  # fmt: skip

            def first(cost: Any) -> Answer:
                limits = plain.request.limits.left(plain.started)
                request = replace(search_request, order="idastar", limits=limits, begin_at=cost)
                return finish(plain.tiers.begin(request))

            answer = concluded(self._within_reason(search_request, most_expanded, least), first)
        if isinstance(answer, GaveUp):
            findings.learn(answer)
        else:
            answer.statistics.estimate = PATTERNS
            answer.statistics.seconds = monotonic() - plain.started
        return answer

    def _within_reason(self, request: Request, most_expanded: int, least: int) -> Answer:
        """Answer of A*, ended when it is no longer worth it."""
        tries = max(1, self._growth[0] // current.least_tries)
        budget = Budget(expanded=tries)
        steps = Steps(self._plain.tiers.begin(replace(request, budget=budget)))
        for progress in steps:
            if progress.is_due:
                bound = progress.lower_bound()
                self.bound = max(self.bound, bound)
                worth = max(tries, needed(*self._growth, self.bound) // current.worth)
                budget.expanded = min(most_expanded, worth) if bound >= least else tries
                if progress.expanded >= budget.expanded:
                    return ended(steps.search, "expanded")
        return steps.answer


def collections_of(
    system: CompiledSystem | MergedSystem, most_states: int, across: bool
) -> list[pattern_selection.Collection]:
    """Abstractions of the true system.

    They describe the states reachable from its starts, among which canonical ones are only if the
    starts are symmetric, too.
    """
    from puzzlelang.compiler import pattern_selection

    if isinstance(system, MergedSystem):
        if not system.starts_alike:
            return []
        system = system.true
    with stage(Stage.ESTIMATING):
        return pattern_selection.collections(system, most_states, crosswise=across)
