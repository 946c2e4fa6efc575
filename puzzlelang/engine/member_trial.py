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
from time import monotonic

from puzzlelang.compiler import MergedSystem
from puzzlelang.core import column_groups, current
from puzzlelang.core import nodes as core
from puzzlelang.engine.attempt import ENDS_ALL, Findings, Plain, Try
from puzzlelang.engine.tiers import TieredSearcher
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
            searcher = TieredSearcher(merged, plain.tier, may_factor=False)
            searcher.lenient = True
        limits = plain.request.limits.left(plain.started)
        try:
            answer = _ahead_of(progress, searcher, plain.request.limited(limits))
            trace = first_trace(merged, len(answer.trace) - 1) if isinstance(answer, Solved) else ()
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


def first_trace(merged: MergedSystem, length: int) -> tuple[Any, ...]:
    """The first shortest trace of true states, with ``length`` steps."""
    layers: list[dict[Any, None]] = [dict.fromkeys(merged.starts)]
    following: dict[Any, Sequence[Any]] = {}
    for _ in range(length):
        following |= {state: merged.successors(state) for state in layers[-1]}
        after = dict.fromkeys(s for state in layers[-1] for s in following[state])
        layers.append(dict.fromkeys(s for s in after if s not in following))
    marks = [{state for state in layers[-1] if merged.is_goal(state)}]
    for layer in reversed(layers[:-1]):
        marks.append({s for s in layer if not marks[-1].isdisjoint(following[s])})
    marked, *rest = reversed(marks)
    true, canonical = merged.true, merged.canonical
    trace = [next(start for start in true.starts if canonical(start) in marked)]
    for marked in rest:
        trace.append(next(s for s in true.successors(trace[-1]) if canonical(s) in marked))
    return tuple(trace)
