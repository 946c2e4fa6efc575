"""Parts that all searches share: statistics, clock, limits, progress."""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import Callable, Collection, Iterator, Sequence, Sized
from contextlib import contextmanager, suppress
from time import monotonic

from puzzlelang.search.pausing import ENDS, REPLACED, Budget, Loop, Progress, Result, Search, Stop
from puzzlelang.search.system import (
    ENDINGS,
    NEVER,
    STOPPED,
    Fault,
    GaveUp,
    Limits,
    Statistics,
    limit_of,
    nothing,
)
from puzzlelang.text import Any, current_task, peak_bytes, resident_bytes

SLOW, FAST = 0.05, 0.02  # seconds between looks: more often if above, less often if below
MOST = 8192  # maximum expansions between looks
WEIGHED = 0.01  # minimum seconds between system calls for the memory
LARGE = 100_000  # states; smaller tables don't matter
LAST = 0.2  # seconds for computing bounds after a timeout
SOON = 20_000  # minimum number of states to expect before the next look


BUDGETS = ("expanded", "work", REPLACED)
"""Limits of a search that another one continues."""


class Watch:
    """Polled between expansions; raises :class:`Stop` at a limit.

    A search sets ``reached``, ``frontier``, and functions: ``depth`` for progress, ``lower_bound``
    and ``upper_bound`` for an answer that gives up.
    """

    def __init__(self, order: str, limits: Limits, budget: Budget | None = None) -> None:
        self.statistics = Statistics(order=order)
        self.limits, self.budget = limits, budget
        self.task = current_task()
        self.reached: Collection[Any] = ()
        self.frontier: Sized = ()
        self.walks_through = False
        """All open states will be expanded, even after a goal."""
        self.counts_parts = False
        """Expanded states are reported as parts of a known total."""
        self.by_depth = order == "bfs"
        """The depth is reported, not the bound."""
        self.depth: Callable[[], Any] = nothing
        self.lower_bound: Callable[[], Any] = nothing
        self.upper_bound: Callable[[], Any] = nothing
        self.started = self.looked = monotonic()
        self.weighed = 0.0
        self.counted = 0
        self.pace = 16
        self.patience = math.inf
        """Time at which the computation of bounds is abandoned."""

    def look(self, expanded: int, generated: int) -> int:
        """Check the limits; the number of states to expand before the next look."""
        statistics, limits = self.statistics, self.limits
        self.tally(expanded, generated)
        reached, now = statistics.reached, monotonic()
        if limits.states is not None and reached > limits.states:
            raise Stop("states")
        if limits.expanded is not None and expanded >= limits.expanded:
            raise Stop("expanded")
        if limits.seconds is not None and now - self.started >= limits.seconds:
            raise Stop("time")
        if limits.memory is not None:
            growth = growing(self.reached, 2 * (reached - self.counted) + SOON)
            self.counted = reached
            if growth or now >= self.weighed + WEIGHED:
                self.weighed = now
                if self.held_bytes() + growth > limits.memory:
                    raise Stop("memory")
        if self.task.due(now):
            self._report()
        if now - self.looked < FAST:
            self.pace = min(2 * self.pace, MOST)
        elif now - self.looked > SLOW:
            self.pace = max(1, self.pace // 2)
        self.looked = now
        return self.room()

    def room(self) -> int:
        """The number of states to expand before the next look.

        It is smaller near a limit and near the end of the budget, so both are met exactly.
        """
        limits, budget, pace = self.limits, self.budget, self.pace
        reached, expanded = self.statistics.reached, self.statistics.expanded
        if limits.states is not None:
            pace = max(1, min(pace, (limits.states - reached) // 16))
        if limits.expanded is not None:
            pace = min(pace, limits.expanded - expanded)
        if budget is not None and budget.reached < NEVER:
            pace = max(1, min(pace, (budget.reached - reached) // budget.most_successors))
        if budget is not None:
            pace = min(pace, budget.expanded - expanded)
        return pace

    def progress(self) -> Progress:
        reached, expanded = self.statistics.reached, self.statistics.expanded
        is_due = self.budget is not None and self.budget.is_spent(reached, expanded)
        return Progress(
            reached, expanded, len(self.frontier), is_due, self.walks_through,
            self.depth, self.lower_bound, self.gave_up,
        )  # fmt: skip

    def held_bytes(self) -> int:
        """Memory of the process; if unknown, of the containers of the search."""
        usage = resident_bytes()
        return table_bytes(self.reached) + table_bytes(self.frontier) if usage is None else usage

    def _report(self) -> None:
        parts = {"done": self.statistics.expanded} if self.counts_parts else {}
        self.task.report(
            states=self.statistics.reached,
            waiting=len(self.frontier),
            depth=self.depth() if self.by_depth else None,
            bound=None if self.by_depth else self.lower_bound(),
            memory=resident_bytes(),
            **parts,
        )

    def tally(self, expanded: int, generated: int) -> None:
        self.statistics.reached = len(self.reached)
        self.statistics.expanded, self.statistics.generated = expanded, generated

    def met(self, end: BaseException, expanded: int, generated: int, state: Any) -> None:
        """Record the numbers of a loop that ``end`` interrupted; set ``state`` in a fault."""
        if not isinstance(end, Stop):  # `look` has recorded them
            self.tally(expanded, generated)
        if isinstance(end, Fault):
            end.note(state)

    def count(self, expanded: int, generated: int) -> Statistics:
        """Record the final numbers and return the statistics."""
        self.tally(expanded, generated)
        return self.finish()

    def gave_up(self, limit: str) -> GaveUp:
        """The answer of a search that ended at a limit, with its bounds."""
        if limit in BUDGETS:  # another search continues
            return GaveUp(limit, self.finish(), self.lower_bound())
        late = limit in ("time", *STOPPED)
        self.patience = monotonic() + LAST if late else math.inf
        low = high = None
        with suppress(*ENDINGS):  # interrupted again: omit the bounds
            low = self.lower_bound()
            high = self.upper_bound()
        return GaveUp(limit, self.finish(), low, high)

    def finish(self) -> Statistics:
        """The statistics of a search that ends, perhaps prematurely."""
        self.statistics.reached = len(self.reached)
        self.statistics.seconds = monotonic() - self.started
        self.statistics.peak_memory_bytes = peak_bytes()
        return self.statistics


def looked_after(loop: Loop[Result], watch: Watch) -> Search[Result]:
    """Run ``loop`` as a search under the limits of ``watch``."""
    yield watch.progress()
    try:
        counts = next(loop)
        while True:
            try:
                watch.look(*counts)
                yield watch.progress()
            except ENDS as ending:
                counts = loop.throw(ending)
            else:
                counts = loop.send(watch.room())
    except StopIteration as done:
        answer: Result = done.value
        return answer


def run(loop: Loop[Result], watch: Watch) -> Search[Result | GaveUp]:
    """Run ``loop`` like :func:`looked_after`; a limit or an interruption becomes an answer."""
    with collector_paused():
        try:
            return (yield from looked_after(loop, watch))
        except ENDS as ending:
            limit = limit_of(ending)
        return watch.gave_up(limit)


def part_done(before: int, batch: Sequence[Any], state: Any) -> int:
    """Number of expanded states if a batch is interrupted at ``state``."""
    return before + next((n for n, one in enumerate(batch) if one is state), 0)


def table_bytes(held: Sized) -> int:
    """Estimate the memory of a collection, from its slots and the size of its first member."""
    size = sys.getsizeof(held)
    if isinstance(held, Collection) and len(held):
        size += len(held) * _bytes_of(next(iter(held)))
    if isinstance(held, dict) and held:
        size += len(held) * _bytes_of(next(iter(held.values())))
    return size


def _bytes_of(value: object) -> int:
    parts = value if isinstance(value, tuple | list) else ()
    return sys.getsizeof(value) + sum(map(_bytes_of, parts))


def growing(held: Sized, soon: int) -> int:
    """Bytes that a large dictionary or set allocates at once for ``soon`` more members.

    It doubles when two thirds (a set: three fifths) of its slots are used, and keeps the old slots
    until the new ones are filled.
    """
    count = len(held)
    if count < LARGE or not isinstance(held, dict | set):
        return 0
    size = 1 << count.bit_length()
    while _room(held, size) < count:
        size *= 2
    return 2 * sys.getsizeof(held) if count + soon > _room(held, size) else 0


def _room(held: Sized, size: int) -> int:
    """Maximum members for ``size`` slots (Objects/dictobject.c, Objects/setobject.c)."""
    return 2 * size // 3 if isinstance(held, dict) else (3 * (size - 1) - 1) // 5


@contextmanager
def collector_paused() -> Iterator[None]:
    """Pause the collection of cyclic garbage.

    Searches and parsers create many objects that stay, but no cycles.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
