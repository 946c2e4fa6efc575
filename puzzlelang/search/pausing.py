"""Searches with pauses: the caller decides when and whether they continue.

A search is a generator that yields its :class:`Progress` at the beginning and at every pause, and
returns its answer. It pauses when its :class:`Budget` is spent, after the same state on every tier;
on the first tier also at each look at the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from puzzlelang.search.system import ENDINGS, NEVER, GaveUp, Space, limit_of
from puzzlelang.text import TYPE_CHECKING, Any, Generic, Record, TypeVar

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
