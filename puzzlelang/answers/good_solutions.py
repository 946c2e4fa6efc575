"""A good solution soon, and better ones as long as there is time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import gcd
from time import monotonic

from puzzlelang.answers.answer import Answer, Trace
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
from puzzlelang.text import Any, Stage, replace, stage

GROWTH = 4
"""So many times as many states are tried in each round."""

TOO_HIGH = "`estimate` is too high somewhere: by it, every solution costs more than this one"

Told = Callable[[Answer], None]


def good_solution(loaded: Loaded, limits: Limits = NO_LIMITS, told: Told | None = None) -> Answer:
    """The best solution that is found until a limit is met or none is better.

    The first is a lazy greedy search's; better ones are sought near it, and then by the search that
    `solve` begins with.  Which are found in which order depends on numbers of states, never on
    time.  ``told`` is given each that is better than all before.  An answer that a limit ended is
    ``Solved`` all the same; its ``factor`` says how much cheaper another may be, where that is
    known; its ``remark``, that the author's estimate is above what this solution costs.
    :class:`PuzzleError` where there is nothing to solve.
    """
    needs_goal(loaded)
    started, rendered = monotonic(), TraceRenderer(loaded)
    best: Solved[Any] | None = None
    outcome: Outcome[Any] | None = None
    trace: Trace = ()
    low: Any = None
    with faults_explained(loaded):
        try:
            for outcome in _outcomes(loaded, limits, started):
                least = _least(outcome)
                low = least if low is None or least is not None and low < least else low
                if isinstance(outcome, Solved) and (best is None or _is_better(outcome, best)):
                    trace, best = rendered.trace(outcome.trace), outcome
                    if told is not None and not best.optimal:
                        told(answer_of(loaded, best, trace))
        except ENDINGS as ending:
            if outcome is None:
                raise
            if best is None:
                assert isinstance(outcome, Solved), "its steps were being put into words"
                return answer_of(loaded, outcome.cut_short(limit_of(ending)))
            outcome = GaveUp(limit_of(ending), outcome.statistics)
    assert outcome is not None, "a search has an outcome"
    if best is None:
        return answer_of(loaded, outcome)
    best = _with_bound(loaded, replace(best, statistics=outcome.statistics), low)
    best.statistics.seconds = monotonic() - started
    return answer_of(loaded, best, trace)


def _least(outcome: Outcome[Any]) -> Any:
    """No solution costs less, by this search (None: it does not say)."""
    if isinstance(outcome, GaveUp):
        return outcome.lower_bound
    return outcome.cost if isinstance(outcome, Solved) and outcome.optimal else None


def _is_better(found: Solved[Any], best: Solved[Any]) -> bool:
    return bool(found.cost < best.cost) or found.optimal and not best.cost < found.cost


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
        if tried == current.tried_first:
            short = searcher.search_in_short(limits.left(started))
            if short is not None:
                yield short
                if short.limit not in ("work", "states"):
                    return
        while near <= current.near_most:
            watch = Watch("ucs", replace(limits.left(started), expanded=None))
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


def _with_bound(loaded: Loaded, best: Solved[Any], low: Any) -> Solved[Any]:
    """``best`` with what is known of it where no solution costs less than ``low``."""
    author = loaded.system.has_estimate and not loaded.searcher.finds_estimate
    assuming = loaded.system.assumption if author else ""
    if low is not None and best.cost < low:
        best.statistics.order = "good"
        return replace(best, optimal=False, assuming="", remark=TOO_HIGH)
    if best.optimal:
        return best
    best.statistics.order = "good"
    if low is None:
        return best
    if not low < best.cost:
        return replace(best, optimal=True, assuming=assuming)
    most, least = loaded.system.cost_lines(best.cost)[0], loaded.system.cost_lines(low)[0]
    if least <= 0:
        return best
    both = gcd(most, least)
    return replace(best, factor=Weight(most // both, least // both), assuming=assuming)
