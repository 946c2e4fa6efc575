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

from puzzlelang.core import current
from puzzlelang.search import (
    ENDINGS,
    NEVER,
    STOPPED,
    Answer,
    Distances,
    GaveUp,
    Request,
    Solved,
    Unsolvable,
    best_known,
    limit_of,
)
from puzzlelang.text import Any, replace

Run = Callable[[Request], Answer]
Find = Callable[[int, bool], Sequence[Sequence[Any]] | None]

FOUND, NONE, NO_HELP = "patterns", "none", "no help"
"""What an answer says of an estimate."""

ENDS_ALL = ("time", *STOPPED)
"""Limits of what was tried that are those of the whole search, too."""


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


class EstimateTrial:
    """A* beside the breadth-first search of ``request``, which was ``started`` at that time.

    ``find``: collections of abstractions of so many states, or none; None where a fault may be met.
    ``run``: answers a request.
    """

    def __init__(self, request: Request, started: float, find: Find, run: Run) -> None:
        self.at = current.tried_from
        self.answer: Answer | None = None
        """With the last word, where it has one."""
        self.known: Answer | None = None
        """What else was learned."""
        self.estimate: str | None = None
        self._request, self._find, self._run = request, find, run
        self._started = started
        self._growth = 0, 0, 0
        self._bound: Any = 0

    def __call__(self, reached: int, waiting: int, depth: int) -> str:
        self._growth = reached, waiting, depth
        self.at = NEVER if self.estimate else reached * current.tried_again
        limit = self._try(current.rough_states, True, current.rough_expanded)
        if limit == "expanded" and needed(*self._growth, self._bound) >= current.fine_from:
            limit = self._try(current.fine_states, False, NEVER)
        return limit if limit in ("answered", *ENDS_ALL) else ""

    def _try(self, most_states: int, across: bool, most_expanded: int) -> str:
        """Search by an estimate as long as that seems worth it; the limit that ended it."""
        try:
            collections = self._find(most_states, across)
        except ENDINGS as ending:
            return limit_of(ending)
        if not collections:
            self.at = NEVER
            if collections is not None:
                self.estimate = self.estimate or NONE
            return ""
        self.estimate = NO_HELP
        reached = self._growth[0]
        least = max(1, reached // current.least_tries)

        def further(bound: Any) -> int:
            self._bound = bound
            return min(most_expanded, max(least, needed(*self._growth, bound) // current.worth))

        limits = self._request.limits.left(self._started)
        states = None if limits.states is None else max(1, limits.states - reached)
        limits = replace(limits, states=states, expanded=least, further=further)
        with closing(Distances()) as distances:
            tried = replace(
                self._request, order="astar", limits=limits, collections=collections,
                distances=distances,
            )  # fmt: skip

            def first(cost: Any) -> Answer:
                limits = self._request.limits.left(self._started)
                return self._run(replace(tried, order="idastar", limits=limits, begin_at=cost))

            answer = concluded(self._run(tried), first)
        if isinstance(answer, GaveUp):
            return self._learned(answer)
        self.answer, self.estimate = answer, FOUND
        return "answered"

    def _learned(self, answer: Answer) -> str:
        self.known = answer if self.known is None else best_known(self.known, answer)
        if answer.limit in ("memory", "states"):
            self.at = NEVER
        return answer.limit

    def told(self, answer: Answer) -> Answer:
        """``answer`` of the whole search, with what was learned here."""
        if self.answer is not None:
            answer = self.answer
        elif isinstance(answer, GaveUp) and self.known is not None:
            answer = best_known(self.known, answer)
        answer.statistics.estimate = self.estimate
        answer.statistics.seconds = monotonic() - self._started
        return answer
