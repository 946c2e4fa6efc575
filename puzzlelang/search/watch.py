"""Parts that all searches share: pauses, statistics, clock, limits, progress.

A search is a generator that yields its :class:`Progress` at the beginning and at every pause, and
returns its answer.  The caller decides when and whether it continues.  It pauses when its
:class:`Budget` is spent, after the same state on every tier; on the first tier also at each look at
the clock.
"""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import Callable, Collection, Generator, Iterator, Sequence, Sized
from contextlib import contextmanager, suppress
from time import monotonic

from puzzlelang.search.system import (
    ENDINGS,
    NEVER,
    STOPPED,
    Fault,
    GaveUp,
    Limits,
    Space,
    Statistics,
    limit_of,
    nothing,
)
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Generic,
    Record,
    TypeVar,
    current_task,
    peak_bytes,
    resident_bytes,
)

# ── pauses ────────────────────────────────────────────────────────────────────────────

Result = TypeVar("Result")

REPLACED = "replaced"
"""Limit of a search that another one replaces."""


class Stop(Exception):
    """A limit was reached."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


ENDS = (Stop, *ENDINGS)
"""Exceptions that end a search early; ``limit_of`` returns the limit."""


class Progress(metaclass=Record):
    """Position of a search, with functions for slower results.

    ``is_due``: the budget is spent. ``walks_through``: all open states will be expanded, even after
    a goal. ``depth`` is that of the state discovered last; no goal costs less than ``lower_bound``;
    ``gave_up`` returns the answer for an end at a limit, now or later.
    """

    reached: int
    expanded: int
    waiting: int
    is_due: bool
    walks_through: bool
    depth: Callable[[], Any]
    lower_bound: Callable[[], Any]
    gave_up: Callable[[str], GaveUp | Space]


class Budget(metaclass=Record, frozen=False):
    """Numbers of states at which a search pauses; the caller raises them to continue.

    It pauses after the first expansion that exceeds ``reached``, and before it expands more than
    ``expanded``. No state has more than ``most_successors``.
    """

    reached: int = NEVER
    expanded: int = NEVER
    most_successors: int = 1

    def is_spent(self, reached: int, expanded: int) -> bool:
        return expanded >= self.expanded or reached > self.reached and expanded > 0


if TYPE_CHECKING:
    Search = Generator[Progress, None, Result]
    Loop = Generator[tuple[int, int], int, Result]
    """Loop of a search on the first tier. It yields its numbers of expanded and of generated
    states, and is sent the number of states to expand before the next yield.
    """
else:
    Search = Loop = Any  # without type variables


def finish(search: Search[Result]) -> Result:
    """Run a search without interruption and return its answer."""
    steps = Steps(search)
    for _ in steps:
        pass
    return steps.answer


def ended(search: Search[Result], limit: str) -> Result:
    """End a paused search at ``limit`` and return its answer."""
    try:
        search.throw(Stop(limit))
    except StopIteration as done:
        answer: Result = done.value
        return answer
    raise AssertionError("a search that continues after its end")


class Steps(Generic[Result]):
    """Pauses of a search, the ``latest`` of them, and at the end its ``answer``."""

    answer: Result
    latest: Progress | None = None

    def __init__(self, search: Search[Result]) -> None:
        self.search = search

    def __iter__(self) -> Iterator[Progress]:
        try:
            while True:
                self.latest = next(self.search)
                yield self.latest
        except StopIteration as done:
            self.answer = done.value

    def until(self, leaves: Callable[[Progress], bool]) -> Search[Result]:
        """Run the search until ``leaves`` returns true at a pause after the first; then end it."""
        has_begun = False
        for progress in self:
            try:
                limit = REPLACED if has_begun and leaves(progress) else ""
                has_begun = True
                if not limit:
                    yield progress
            except ENDS as ending:
                limit = limit_of(ending)
            if limit:
                return ended(self.search, limit)
        return self.answer


# ── limits on the first tier ──────────────────────────────────────────────────────────

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
