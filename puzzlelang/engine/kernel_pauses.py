"""Where a run of a loop pauses, and whether it goes on."""

from __future__ import annotations

from puzzlelang.engine.kernel import Status
from puzzlelang.search import NEVER
from puzzlelang.text import Any

MOST_STATES = (1 << 32) - 2
"""States that have numbers of their own."""


SLICE = 0.05
"""Seconds between two returns of a loop to Python: for limits, progress, interruptions."""


def paced(budget: int, seconds: float) -> int:
    """How much a loop may do next, which took ``seconds`` for ``budget``."""
    if seconds < SLICE / 2:
        return budget * 2
    return max(16, budget // 2) if seconds > SLICE else budget


def begin(run: Any) -> None:
    limit_states(run)
    run.pauses_at, expanded = 0, run.limits.expanded
    run.most_expanded = run.search.most_expanded = NEVER if expanded is None else expanded


def limit_states(run: Any, at: int = NEVER) -> None:
    """End, or pause, when more states are reached than the limits say, or ``at``."""
    run.search.most_states = min(run.limits.states or NEVER, MOST_STATES, at)


def goes_on(run: Any) -> bool:
    """Ask ``Limits.pause`` where it is time: does the search go on?"""
    pause, search = run.limits.pause, run.search
    if pause is None or search.expanded < run.pauses_at:
        return True
    known = pause(search.expanded, run.lower_bound())
    if known is not None:
        run.pauses_at = known
        search.most_expanded = min(known, run.most_expanded)
    return known is not None


def go_on_behind(run: Any) -> str:
    """Go on behind a limit that is none, after what was to be tried there; the limit with which
    this ended the search, or nothing.
    """
    limits, search, limit = run.limits, run.search, ""
    if run.status is Status.ENOUGH:
        if search.expanded >= run.most_expanded and limits.further is not None:
            run.most_expanded = search.most_expanded = limits.further(run.lower_bound())
        if search.expanded < run.most_expanded:
            run.status = Status.GOING_ON
    elif run.status is Status.TOO_MANY and limits.aside is not None:
        if limits.states is not None and search.count > limits.states:
            return ""
        waiting, at = run.frontier(), NEVER
        if waiting:  # else the search is over
            limit = limits.aside(search.count, waiting, run.depth())
            at = limits.aside.at
        limit_states(run, at)
        run.status = Status.GOING_ON
    return limit
