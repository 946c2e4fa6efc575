"""What every search does besides searching: counting, the clock, limits, progress."""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import Callable, Collection, Iterator, Sequence, Sized
from contextlib import contextmanager, suppress
from time import monotonic

from puzzlelang.search.system import ENDINGS, STOPPED, Fault, GaveUp, Limits, Statistics
from puzzlelang.text import Any, current_task, peak_bytes, resident_bytes

SLOW, FAST = 0.05, 0.02  # seconds between two looks: look more often, less often
MOST = 8192  # expansions between two looks
WEIGHED = 0.01  # seconds between two looks at the memory, which ask the system
LARGE = 100_000  # states: fewer do not weigh
BY_DEPTH = ("bfs", "dfs", "preorder", "iddfs")  # orders that go by the depth of states
LAST = 0.2  # seconds for what is known at the end, where time is over
SOON = 20_000  # states that may come until the next look, at least


class Stop(Exception):
    """A limit was met."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


ENDS = (Stop, *ENDINGS)
"""What ends a search before it is done; ``limit_of`` tells the limit."""


def nothing(*_: Any) -> Any:
    return None


class Watch:
    """Looked at between expansions; raises :class:`Stop` when a limit is met.

    A search shows it what it holds (``reached``, ``frontier``) and two functions:
    ``depth`` for people who wait, ``lower_bound`` and ``upper_bound`` for an answer that gives up.
    """

    def __init__(self, order: str, limits: Limits) -> None:
        self.statistics = Statistics(order=order)
        self.limits, self.most_expanded = limits, limits.expanded
        self.task = current_task()
        self.reached: Collection[Any] = ()
        self.frontier: Sized = ()
        self.walks_through = False
        """Is all that waits to be expanded, whatever is found?"""
        self.counts_parts = False
        """Are the expanded states parts of a total that is known?"""
        self.depth: Callable[[], Any] = nothing
        self.lower_bound: Callable[[], Any] = nothing
        self.upper_bound: Callable[[], Any] = nothing
        self.started = self.looked = monotonic()
        self.weighed = 0.0
        self.counted = 0
        self.pace = 16
        self.pauses_at = 0
        self.patience = math.inf
        """Until then one may look at what was found for what is known."""
        if limits.live is not None:
            limits.live.known = self.gave_up

    def look(self, expanded: int, generated: int) -> int:
        """How many states may be expanded before the next look."""
        statistics, limits = self.statistics, self.limits
        self.tally(expanded, generated)
        reached, now = statistics.reached, monotonic()
        if limits.states is not None and reached > limits.states:
            raise Stop("states")
        if self.most_expanded is not None and expanded >= self.most_expanded:
            if limits.further is not None:
                self.most_expanded = limits.further(self.lower_bound())
            if expanded >= self.most_expanded:
                raise Stop("expanded")
        if limits.seconds is not None and now - self.started >= limits.seconds:
            raise Stop("time")
        if limits.pause is not None and expanded >= self.pauses_at:
            known = limits.pause(expanded, self.lower_bound())
            if known is None:
                raise Stop("instead")
            self.pauses_at = known
        if limits.leave is not None and limits.leave(
            expanded, len(self.frontier), self.walks_through
        ):
            raise Stop("elsewhere")
        if limits.aside is not None and expanded and reached > limits.aside.at:
            limit = limits.aside(reached, len(self.frontier), self.depth())
            if limit:
                raise Stop(limit)
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
        pace = self.pace  # slower before a limit, so that it is met exactly
        if limits.states is not None:
            pace = max(1, min(pace, (limits.states - reached) // 16))
        if self.most_expanded is not None:
            pace = min(pace, self.most_expanded - expanded)
        if limits.pause is not None:
            pace = min(pace, self.pauses_at - expanded)
        if limits.aside is not None:  # it comes after the same state on every tier
            room = limits.aside.at - reached
            pace = max(1, min(pace, room // limits.aside.most_successors))
        return pace

    def held_bytes(self) -> int:
        """Memory that the process holds; where the system doesn't tell, what the search holds."""
        known = resident_bytes()
        return table_bytes(self.reached) + table_bytes(self.frontier) if known is None else known

    def _report(self) -> None:
        parts = {"done": self.statistics.expanded} if self.counts_parts else {}
        by_depth = self.statistics.order in BY_DEPTH
        self.task.report(
            states=self.statistics.reached,
            waiting=len(self.frontier),
            depth=self.depth() if by_depth else None,
            bound=None if by_depth else self.lower_bound(),
            memory=resident_bytes(),
            **parts,
        )

    def tally(self, expanded: int, generated: int) -> None:
        self.statistics.reached = len(self.reached)
        self.statistics.expanded, self.statistics.generated = expanded, generated

    def met(self, end: BaseException, expanded: int, generated: int, state: Any) -> None:
        """Note how far a loop is that ``end`` ends; a fault was met at ``state``."""
        if not isinstance(end, Stop):  # a look has noted it
            self.tally(expanded, generated)
        if isinstance(end, Fault):
            end.note(state)

    def count(self, expanded: int, generated: int) -> Statistics:
        """The statistics of a search that ends here, having done this much."""
        self.tally(expanded, generated)
        return self.finish()

    def gave_up(self, limit: str) -> GaveUp:
        """What is known where a search ends at a limit."""
        # it goes on in another way
        if limit in ("expanded", "elsewhere", "answered", "instead", "work"):
            return GaveUp(limit, self.finish(), self.lower_bound())
        late = limit in ("time", *STOPPED)
        self.patience = monotonic() + LAST if late else math.inf
        low = high = None
        with suppress(*ENDINGS):  # whoever is in a hurry goes without
            low = self.lower_bound()
            high = self.upper_bound()
        return GaveUp(limit, self.finish(), low, high)

    def finish(self) -> Statistics:
        """The statistics of a search that ends here, unexpectedly perhaps."""
        self.statistics.reached = len(self.reached)
        self.statistics.seconds = monotonic() - self.started
        self.statistics.peak_memory_bytes = peak_bytes()
        return self.statistics


def part_done(before: int, batch: Sequence[Any], state: Any) -> int:
    """How many states were expanded where a search ends in the midst of a batch, at ``state``."""
    return before + next((n for n, one in enumerate(batch) if one is state), 0)


def table_bytes(held: Sized) -> int:
    """What a collection takes, about: its places, and so many times what its first member does."""
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
    """Bytes that a large dictionary or set will ask for at once, if ``soon`` more come into it.

    It doubles when two thirds (a set: three fifths) of its places are taken, and has the old
    places until the new ones are filled.
    """
    count = len(held)
    if count < LARGE or not isinstance(held, dict | set):
        return 0
    size = 1 << count.bit_length()
    while _room(held, size) < count:
        size *= 2
    return 2 * sys.getsizeof(held) if count + soon > _room(held, size) else 0


def _room(held: Sized, size: int) -> int:
    """How many there are at most in so many places (Objects/dictobject.c, Objects/setobject.c)."""
    return 2 * size // 3 if isinstance(held, dict) else (3 * (size - 1) - 1) // 5


@contextmanager
def collector_paused() -> Iterator[None]:
    """To search, or to read a puzzle, makes many objects that stay and no garbage in cycles:
    looking for it is waste.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
