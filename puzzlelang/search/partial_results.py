"""What is known of a search that somebody ended: of all that it tried the farthest, with the best
bounds.
"""

from __future__ import annotations

from typing import Any, TypeVar

from puzzlelang.search.solutions import Solutions
from puzzlelang.search.system import GaveUp, Solved, Space, Statistics
from puzzlelang.search.watch import peak_bytes
from puzzlelang.text import replace

Made = TypeVar("Made")


def statistics_of(found: Any) -> Statistics:
    """The statistics of an outcome, a space, or solutions."""
    statistics: Statistics = (found.outcome if isinstance(found, Solutions) else found).statistics
    return statistics


def limit_met(found: Any) -> str:
    """The limit that a search ended at, or nothing."""
    if isinstance(found, Solutions):
        found = found.outcome
    if isinstance(found, GaveUp) or (isinstance(found, Space) and not found.complete):
        return found.limit
    return ""


def not_begun(limit: str, order: str, tier: str) -> GaveUp:
    """Of a search that was ended before it looked at anything but the start."""
    return GaveUp(limit, Statistics(1, order=order, tier=tier, peak_memory_bytes=peak_bytes()))


def space_of(known: GaveUp) -> Space:
    """The same of a walk through the whole space."""
    reached, generated = known.statistics.reached, known.statistics.generated
    levels = (1,) if reached == 1 else ()  # how they lie is not known
    return Space(False, known.limit, reached, generated, levels, 0, 0, 0, known.statistics)


def known_as(kind: Made, known: Any) -> Made:
    """What is known, as an answer of the same kind as another one that gave up."""
    answer: Any = known
    if isinstance(kind, Solutions):
        answer = Solutions(known, (), 0)
    elif isinstance(kind, Space) and not isinstance(known, Space):
        answer = space_of(known)
    return answer  # type: ignore[no-any-return]


def untold(solved: Solved[Any], limit: str) -> GaveUp:
    """Of a search that found a solution which was not told any more."""
    low = solved.cost if solved.optimal else None
    return GaveUp(limit, solved.statistics, low, solved.cost)


def farther(before: Made, after: Made) -> Made:
    """``after``, which began anew where ``before`` had ended, with all that is known where it
    gave up, too: the numbers of the one that reached more states, the best bounds of both.
    """
    return _farther(before, after) if limit_met(after) else after


def _farther(before: Any, after: Any) -> Any:
    if isinstance(after, Solutions):
        return replace(after, outcome=farther(before.outcome, after.outcome))
    most = max(after, before, key=lambda found: statistics_of(found).reached)
    most.statistics.peak_memory_bytes = after.statistics.peak_memory_bytes
    if isinstance(after, Space):
        return replace(most, limit=after.limit)
    lows = [b for b in (before.lower_bound, after.lower_bound) if b is not None]
    highs = [b for b in (before.upper_bound, after.upper_bound) if b is not None]
    low, high = max(lows, default=None), min(highs, default=None)
    return replace(after, statistics=most.statistics, lower_bound=low, upper_bound=high)


def in_all(found: Made, seconds: float) -> Made:
    """``found``, the search for which took ``seconds`` with all that was made for it."""
    statistics_of(found).seconds = seconds
    return found
