"""`--search auto`: merge states that differ by undeclared interchangeable members.

**The trace is that of the breadth-first search.**  A permutation of such members preserves the
distance from a goal, so breadth-first search of canonical states
(:class:`puzzlelang.compiler.MergedSystem`) gives the length C of the shortest traces.  Mark the
canonical states at depth d that are C - d steps from a goal.  A true state reached in d steps is on
a shortest trace if and only if its canonical state is marked at d.  A breadth-first search ends
with the first shortest trace, in the order of the starts, then of the successors (see
:mod:`puzzlelang.engine.way_choice`): it begins at the first marked start, and each step leads to
the first marked successor.  Steps and goals must be symmetric for this; the starts need not be.

If no canonical state is a goal, no true state is.  If a rule faults, the plain search continues.
To mark states, all of the first C layers are expanded; if no rule faults there, the plain search
meets no fault before its first goal, because the rules are symmetric.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from time import monotonic

from puzzlelang.compiler import MergedSystem
from puzzlelang.core import column_groups, current
from puzzlelang.core import nodes as core
from puzzlelang.engine.tiers import TieredSearcher
from puzzlelang.engine.timetable import ENDS_ALL, Findings, Plain, Try
from puzzlelang.search import (
    NEVER,
    Answer,
    Budget,
    Fault,
    Progress,
    Request,
    Solved,
    Steps,
    Unsolvable,
    ended,
)
from puzzlelang.text import Any, replace


def by_members(plain: Plain, findings: Findings) -> Try:
    """Search merged states during the breadth-first search of ``plain``."""
    at, merged = current.members_from, None
    while at < NEVER:
        progress = yield at
        again = progress.reached * current.members_again
        at = again if again <= current.members_to else NEVER
        if merged is None:
            groups = _columns(plain)
            if not groups:
                return None
            merged = MergedSystem(plain.true, groups)
            merged.derived["successors"] = cache(merged.successors)  # `shortest` asks again
            searcher = plain.tiers.of_merged(merged)
        elif searcher.shared.rules is None:
            searcher = plain.tiers.of_merged(merged)
        limits = plain.request.limits.left(plain.started)
        try:
            marks: list[list[list[Any]]] = []
            request = replace(plain.request, limits=limits, shortest=marks.append)
            answer = _ahead_of(progress, searcher, request)
            trace: tuple[Any, ...] = ()
            if isinstance(answer, Solved):
                marked = marks[-1] if marks else shortest(merged, len(answer.trace) - 1)
                trace = first_trace(merged, marked)
        except Fault:
            return None
        if isinstance(answer, (Solved, Unsolvable)):
            statistics = answer.statistics
            statistics.merged = [group.base.name for group in groups]
            statistics.seconds = monotonic() - plain.started
            return replace(answer, trace=trace) if isinstance(answer, Solved) else answer
        if answer.limit in ENDS_ALL:
            return answer
    return None


def _ahead_of(plain: Progress, searcher: TieredSearcher, request: Request) -> Answer:
    """Search merged states; give up if a share of the states is not enough to go deeper."""
    budget = Budget(reached=max(1, plain.reached // current.members_share))
    steps = Steps(searcher.begin(replace(request, order="bfs", budget=budget)))
    for progress in steps:
        if progress.is_due:
            if progress.depth() <= plain.depth():
                return ended(steps.search, "share")
            budget.reached = NEVER
    return steps.answer


def _columns(plain: Plain) -> list[core.Interchangeable]:
    """Choose groups, the largest first, that fall into columns together.

    Otherwise a canonical state is the least of a product of factorials.
    """
    assert plain.alike is not None, "the schedule asks"
    groups: list[core.Interchangeable] = []
    for group in sorted(plain.alike(), key=lambda group: -len(group.members)):
        candidates = [*groups, group]
        if column_groups(replace(plain.true.puzzle, symmetry=tuple(candidates))) is not None:
            groups = candidates
    return groups


def shortest(merged: MergedSystem, length: int) -> list[list[Any]]:
    """The canonical states on traces of ``length`` steps, none shorter, before the goals."""
    layers: list[dict[Any, None]] = [dict.fromkeys(merged.starts)]
    following: dict[Any, Sequence[Any]] = {}
    for _ in range(length):
        following |= {state: merged.successors(state) for state in layers[-1]}
        after = dict.fromkeys(s for state in layers[-1] for s in following[state])
        layers.append(dict.fromkeys(s for s in after if s not in following))
    marks = [[state for state in layers.pop() if merged.is_goal(state)]]
    for layer in reversed(layers):
        wanted = set(marks[-1])
        marks.append([s for s in layer if not wanted.isdisjoint(following[s])])
    return marks[:0:-1]


def first_trace(merged: MergedSystem, marks: Sequence[Sequence[Any]]) -> tuple[Any, ...]:
    """The first trace of true states through ``marks``, then to a goal."""
    true, canonical = merged.true, merged.canonical
    trace: list[Any] = []
    for marked in map(frozenset, marks):
        following = true.successors(trace[-1]) if trace else true.starts
        trace.append(next(state for state in following if canonical(state) in marked))
    following = true.successors(trace[-1]) if trace else true.starts
    return (*trace, next(state for state in following if true.is_goal(state)))
