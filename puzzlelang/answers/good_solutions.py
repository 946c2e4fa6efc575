"""Finding a good solution soon, then better ones."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from math import gcd
from time import monotonic

from puzzlelang.answers.answer import NO_LIMITS, Answer, Trace
from puzzlelang.answers.loading import Loaded, faults_explained
from puzzlelang.answers.solving import TraceRenderer, answer_of, needs_goal
from puzzlelang.core import current
from puzzlelang.search import (
    ENDINGS,
    WEIGHT,
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
"""Growth of the number of states from round to round."""

WEIGHTS = Weight(5), Weight(3), Weight(2)
"""Weights of the estimate for a first solution; none of them suits all starts."""

TOO_HIGH = "`estimate` is too high somewhere: by it, every solution costs more than this one"

Report = Callable[[Answer], None]


def good_solution(
    loaded: Loaded, limits: Limits = NO_LIMITS, report: Report | None = None
) -> Answer:
    """Return the best solution found before a limit, or a proved optimum.

    A lazy greedy search finds the first solution; better ones are searched near it, and by the
    default search of `solve`. The schedule counts states, not seconds, so solutions are
    reproducible. ``report`` receives each improved solution. After a limit, the answer is still
    ``Solved``; its ``factor``, if known, bounds its cost relative to the optimum; its ``remark``
    reports an author's estimate above its cost. Raise :class:`PuzzleError` if there is no goal.
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
                    if report is not None and not best.optimal:
                        report(answer_of(loaded, best, trace))
        except ENDINGS as ending:
            if outcome is None:
                raise
            if best is None:
                assert isinstance(outcome, Solved), "the solution was being rendered"
                return answer_of(loaded, outcome.cut_short(limit_of(ending)))
            outcome = GaveUp(limit_of(ending), outcome.statistics)
    assert outcome is not None, "a search has an outcome"
    if best is None:
        return answer_of(loaded, outcome)
    best = _with_bound(loaded, replace(best, statistics=outcome.statistics), low)
    best.statistics.seconds = monotonic() - started
    return answer_of(loaded, best, trace)


def _least(outcome: Outcome[Any]) -> Any:
    """Return the lower bound on the cost that this search proves, or None."""
    if isinstance(outcome, GaveUp):
        return outcome.lower_bound
    return outcome.cost if isinstance(outcome, Solved) and outcome.optimal else None


def _is_better(new: Solved[Any], best: Solved[Any]) -> bool:
    return bool(new.cost < best.cost) or new.optimal and not best.cost < new.cost


class Good(metaclass=Record, frozen=False):
    """State shared by the attempts; ``best`` is the best solution that one yielded."""

    loaded: Loaded
    limits: Limits
    started: float
    best: Solved[Any] | None = None

    @property
    def left(self) -> Limits:
        return self.limits.left(self.started)


Turns = Generator["Outcome[Any] | None", None, bool]
"""An attempt: yields outcomes, and None after each turn; returns true to end all attempts."""


def _lazily(good: Good) -> Turns:
    """Find a first solution.

    If only the file's estimate guides the search, weighted A* replaces the lazy search, which would
    prefer no successor.
    """
    searcher = good.loaded.searcher
    outcome: Outcome[Any] | None = None
    if searcher.only_estimates:
        for outcome in _rounds(good, "wastar", WEIGHTS, current.weighted_first):
            if outcome is not None:
                yield outcome
    else:
        outcome = searcher.search("lazy", good.left)
        yield outcome
    if isinstance(outcome, Solved):
        good.best = outcome
    return good.best is None


def _exactly(good: Good) -> Turns:
    """Run the default search of `solve`, restarted in each turn with a larger limit."""
    yield from _rounds(good, "auto", (WEIGHT,), current.tried_first)
    return True


def _rounds(
    good: Good, order: str, weights: Sequence[Weight], few: int
) -> Iterator[Outcome[Any] | None]:
    """Search with each weight, expanding ``few`` states, and with more until these suffice.

    Yield None between the rounds.
    """
    limit = good.limits.expanded
    while True:
        expanded = few if limit is None else min(few, limit)
        for weight in weights:
            limits = replace(good.left, expanded=expanded)
            outcome = good.loaded.searcher.search(order, limits, weight=weight)
            yield outcome
            if outcome.limit != "expanded":
                return
        if expanded == limit:
            return
        yield None
        few *= GROWTH


def _by_landmarks(good: Good) -> Turns:
    """Run A* with landmarks while it is cheap."""
    outcome = good.loaded.searcher.search_in_short(good.left)
    if outcome is None:
        return False
    yield outcome
    return outcome.limit not in ("work", "states")


def _nearby(good: Good) -> Turns:
    """Search near the best solution, in a larger neighbourhood after each failure."""
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


def _outcomes(good: Good) -> Iterator[Outcome[Any]]:
    """Yield the outcomes of the attempts in turn; each solution is an improvement."""
    attempts = [attempt(good) for attempt in ATTEMPTS]
    while attempts:
        for turns in [*attempts]:
            try:
                while (outcome := next(turns)) is not None:
                    yield outcome
            except StopIteration as end:
                if end.value:
                    return
                attempts.remove(turns)


def _with_bound(loaded: Loaded, best: Solved[Any], low: Any) -> Solved[Any]:
    """Add the conclusions from the lower bound ``low``."""
    author = loaded.system.has_estimate and not loaded.searcher.finds_estimate
    assuming = loaded.system.assumption if author else ""
    if low is not None and best.cost < low:
        best.statistics.order = "good"
        return replace(best, optimal=False, assuming="", remark=TOO_HIGH)
    if best.optimal:
        return best
    best.statistics.order = "good"
    if low is None or best.remark:
        return best
    if not low < best.cost:
        return replace(best, optimal=True, assuming=assuming)
    most, least = loaded.system.cost_lines(best.cost)[0], loaded.system.cost_lines(low)[0]
    if least <= 0:
        return best
    both = gcd(most, least)
    factor = Weight(most // both, least // both)
    if best.factor is not None and best.factor.number <= factor.number:
        return best
    return replace(best, factor=factor, assuming=assuming)
