"""`--search auto`: A* by an estimate that is found, tried where a breadth-first search gets long.

**The trace is that of the breadth-first search.**  That search discovers the states of a layer in
the order of their least paths (by the order of the starts, then of the successors), so it ends at
the goal whose least path is least: its trace is the first of all shortest ones in that order.  A*
gives their length C alone.  Then one iteration of IDA* to the bound C follows the first successor
first.  The estimate is never too high, so no state on a shortest trace is cut off; and none is
taken for known too early: where it is, it was reached in C steps or fewer by a path before this one
in the order, on which a trace would be found before.  So the first goal that it comes to ends the
trace wanted.

**A fault is never missed.**  A breadth-first search may meet one where A* does not expand anything,
so this is for puzzles of which it is proved that none can be.

What is tried when depends on numbers of states alone, so every tier does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from time import monotonic

from puzzlelang.compiler import CompiledSystem, MergedSystem, never_faults
from puzzlelang.core import current
from puzzlelang.engine.attempt import ENDS_ALL, Findings, Plain, Try
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

FOUND, NONE, NO_HELP = "patterns", "none", "no help"
"""What an answer says of an estimate."""


def needed(reached: int, waiting: int, depth: int, bound: int) -> int:
    """So many states will be reached breadth-first if no goal is nearer than ``bound``, and if the
    layers grow as a power of the depth does: exponential ones grow more.  ``waiting``: of those
    that are reached by now, the last one at ``depth``.
    """
    expanded, states = reached - waiting, reached
    for layer in range(depth + 1, bound):
        states += states * waiting * depth // (expanded * layer)
        if states >= NEVER:
            break
    return states


def concluded(answer: Answer, first: Callable[[Any], Answer]) -> Answer:
    """What an A* search comes to, with the trace of the search that it stands for: ``first`` finds
    that by what a solution costs.  Where either gave up, what it says.
    """
    if isinstance(answer, Unsolvable):
        return replace(answer, by_estimate=True)
    if not isinstance(answer, Solved):
        return answer
    found = first(answer.cost)
    if isinstance(found, GaveUp):
        return found
    assert isinstance(found, Solved) and found.cost == answer.cost, "there is one, and none nearer"
    return replace(answer, trace=found.trace)


def by_patterns(plain: Plain, findings: Findings) -> Try:
    """A* by patterns beside the breadth-first search of ``plain``: once by rough ones, and, where
    that search would take long, by fine ones; and the same again later.
    """
    at = current.tried_from
    while at < NEVER:
        progress = yield at
        at = NEVER if findings.estimate else progress.reached * current.tried_again
        attempt = _Attempt(plain, findings, progress)
        answer = attempt.search(current.rough_states, True, current.rough_expanded)
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
    """What is tried at one moment of the plain search."""

    def __init__(self, plain: Plain, findings: Findings, progress: Progress) -> None:
        self._plain, self._findings = plain, findings
        self._growth = progress.reached, progress.waiting, progress.depth()
        self._bound: Any = 0

    def takes_long(self, answer: Answer | None) -> bool:
        """Did this end where its share of states was used up, and would the plain search take much
        longer?
        """
        if answer is None or answer.limit != "expanded":
            return False
        return needed(*self._growth, self._bound) >= current.fine_from

    def search(self, most_states: int, across: bool, most_expanded: int) -> Answer | None:
        """Search by an estimate as long as that seems worth it; None where there is none."""
        plain, findings = self._plain, self._findings
        collections = pattern_collections(plain, most_states, across)
        if not collections:
            if collections is not None:
                findings.estimate = findings.estimate or NONE
            return None
        findings.estimate = NO_HELP
        reached, limits = self._growth[0], plain.request.limits.left(plain.started)
        states = None if limits.states is None else max(1, limits.states - reached)
        with closing(Distances()) as distances:
            tried = replace(
                plain.request, order="astar", limits=replace(limits, states=states),
                collections=collections, distances=distances,
            )  # fmt: skip

            def first(cost: Any) -> Answer:
                limits = plain.request.limits.left(plain.started)
                request = replace(tried, order="idastar", limits=limits, begin_at=cost)
                return finish(plain.begin(request))

            answer = concluded(self._within_reason(tried, most_expanded), first)
        if isinstance(answer, GaveUp):
            findings.learn(answer)
        else:
            answer.statistics.estimate = FOUND
            answer.statistics.seconds = monotonic() - plain.started
        return answer

    def _within_reason(self, request: Request, most_expanded: int) -> Answer:
        """The answer of A*, which ends where it would take longer than it is worth."""
        least = max(1, self._growth[0] // current.least_tries)
        budget = Budget(expanded=least)
        steps = Steps(self._plain.begin(replace(request, budget=budget)))
        for progress in steps:
            if progress.is_due:
                self._bound = progress.lower_bound()
                worth = max(least, needed(*self._growth, self._bound) // current.worth)
                budget.expanded = min(most_expanded, worth)
                if progress.expanded >= budget.expanded:
                    return ended(steps.search, "expanded")
        return steps.answer


def pattern_collections(
    plain: Plain, most_states: int, across: bool
) -> Sequence[Sequence[Any]] | None:
    """Abstractions of so many states; None where a search may meet a fault."""
    if not never_faults(plain.true):
        return None
    return collections_of(plain.system, most_states, across)


def collections_of(
    system: CompiledSystem | MergedSystem, most_states: int, across: bool
) -> list[pattern_selection.Collection]:
    """Abstractions of the true system.  They describe the states that its starts lead to, and
    canonical ones are among these where the set of starts has the symmetry, too.
    """
    from puzzlelang.compiler import pattern_selection

    if isinstance(system, MergedSystem):
        if not system.starts_alike:
            return []
        system = system.true
    with stage(Stage.ESTIMATING):
        return pattern_selection.collections(system, most_states, crosswise=across)
