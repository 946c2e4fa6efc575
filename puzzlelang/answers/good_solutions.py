"""A good solution soon, and better ones as long as there is time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
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
from puzzlelang.text import Any, Record, Stage, replace, stage

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
            for outcome in _outcomes(Good(loaded, limits, started)):
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


class Good(metaclass=Record, frozen=False):
    """What the attempts share: ``best`` is the best solution that one of them handed on."""

    loaded: Loaded
    limits: Limits
    started: float
    best: Solved[Any] | None = None

    @property
    def left(self) -> Limits:
        return self.limits.left(self.started)


Turns = Generator["Outcome[Any] | None", None, bool]
"""An attempt: it yields what it has come to, and None when its turn is over.  It returns whether
nothing remains to be tried, by any attempt.
"""


def _lazily(good: Good) -> Turns:
    """A first solution, soon."""
    outcome = good.loaded.searcher.search("lazy", good.limits)
    if isinstance(outcome, Solved):
        good.best = outcome
    yield outcome
    return good.best is None


def _exactly(good: Good) -> Turns:
    """The search that `solve` begins with, in each turn from the beginning and for longer."""
    few, limit = current.tried_first, good.limits.expanded
    while True:
        expanded = few if limit is None else min(few, limit)
        outcome = good.loaded.searcher.search("auto", replace(good.left, expanded=expanded))
        yield outcome
        if outcome.limit != "expanded" or expanded == limit:
            return True
        yield None
        few *= GROWTH


def _by_landmarks(good: Good) -> Turns:
    """A* by landmarks, as long as that is cheap."""
    outcome = good.loaded.searcher.search_in_short(good.left)
    if outcome is None:
        return False
    yield outcome
    return outcome.limit not in ("work", "states")


def _nearby(good: Good) -> Turns:
    """Better solutions near the best one, in each turn within a larger neighbourhood."""
    near, system = current.near_first, good.loaded.system
    while near <= current.near_most:
        assert good.best is not None
        watch = Watch("ucs", replace(good.left, expanded=None))
        try:
            with stage(Stage.SEARCHING, cost=system.cost_lines):
                better = cheapest_near(system, good.best.trace, near, watch)
        except Stop as stop:
            yield GaveUp(stop.limit, watch.finish())
            return True
        if better.cost < good.best.cost:
            good.best = better
            yield better
        else:
            yield None
            near *= GROWTH
    return False


ATTEMPTS = (_lazily, _exactly, _by_landmarks, _nearby)
"""They take turns in this order."""


def _outcomes(good: Good) -> Iterator[Outcome[Any]]:
    """Of one attempt after another; each solution is better than those before it."""
    waiting = [attempt(good) for attempt in ATTEMPTS]
    while waiting:
        for turns in [*waiting]:
            try:
                while (outcome := next(turns)) is not None:
                    yield outcome
            except StopIteration as end:
                if end.value:
                    return
                waiting.remove(turns)


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
