"""A good solution soon, and better ones as long as there is time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import gcd
from time import monotonic
from typing import Any

from puzzlelang.answers.answer import Answer
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.solving import NO_LIMITS, TraceRenderer, answer_of, needs_goal
from puzzlelang.core import current
from puzzlelang.search import (
    ENDINGS,
    GaveUp,
    Limits,
    Outcome,
    Solved,
    Stop,
    Watch,
    Weight,
    cheapest_near,
    limit_of,
)
from puzzlelang.text import Stage, replace, stage

GROWTH = 4
"""So many times as many states are tried in each round."""

Told = Callable[[Answer], None]


def good_solution(loaded: Loaded, limits: Limits = NO_LIMITS, told: Told | None = None) -> Answer:
    """The best solution that is found until a limit is met or none is better.

    The first is a lazy greedy search's; better ones are sought near it, and then by the search that
    `solve` begins with.  Which are found in which order depends on numbers of states, never on
    time.  ``told`` is given each that is better than all before.  An answer that a limit ended is
    ``Solved`` all the same; its ``factor`` says how much cheaper another may be, where that is
    known.  :class:`PuzzleError` where there is nothing to solve.
    """
    needs_goal(loaded)
    started, rendered = monotonic(), TraceRenderer(loaded)
    best: Solved[Any] | None = None
    outcome: Outcome[Any] | None = None
    low: Any = None
    with faults_explained(loaded):
        try:
            for outcome in _outcomes(loaded, limits, started):
                if isinstance(outcome, GaveUp) and outcome.lower_bound is not None:
                    low = outcome.lower_bound if low is None else max(low, outcome.lower_bound)
                if isinstance(outcome, Solved):
                    best = outcome
                    if told is not None and not best.optimal:
                        told(answer_of(loaded, best, rendered.trace(best.trace)))
        except ENDINGS as ending:
            if best is None:
                raise
            outcome = GaveUp(limit_of(ending), best.statistics)
        assert outcome is not None, "a search has an outcome"
        if best is None:
            return answer_of(loaded, outcome, ())
        best = replace(best, statistics=outcome.statistics)
        if not best.optimal:
            best.statistics.order = "good"
            best = replace(best, factor=_factor(loaded, best.cost, low))
        best.statistics.seconds = monotonic() - started
        return answer_of(loaded, best, rendered.trace(best.trace))


def _outcomes(loaded: Loaded, limits: Limits, started: float) -> Iterator[Outcome[Any]]:
    """Of one search after another, until one has the last word; each solution is better than those
    before it.
    """
    searcher, system = loaded.searcher, loaded.system
    first = searcher.search("lazy", limits)
    yield first
    if not isinstance(first, Solved):
        return
    best, near, tried = first, current.near_first, current.tried_first
    while True:
        limit = limits.expanded
        few = tried if limit is None else min(tried, limit)
        exact = searcher.search("auto", replace(limits.left(started), expanded=few))
        yield exact
        if exact.limit != "expanded" or few == limit:
            return
        while near <= current.near_most:
            watch = Watch("ucs", replace(limits.left(started), expanded=None, live=None))
            try:
                with stage(Stage.SEARCHING, cost=system.cost_lines):
                    found = cheapest_near(system, best.trace, near, watch)
            except Stop as stop:
                yield GaveUp(stop.limit, watch.finish())
                return
            if not found.cost < best.cost:
                break
            best = found
            yield best
        near, tried = GROWTH * near, GROWTH * tried


def _factor(loaded: Loaded, cost: Any, low: Any) -> Weight | None:
    """How many times as much as a cheapest one a solution costs at most, in the first line."""
    if low is None:
        return None
    most, least = loaded.system.cost_lines(cost)[0], loaded.system.cost_lines(low)[0]
    both = gcd(most, least)
    return Weight(most // both, least // both) if least > 0 else None
