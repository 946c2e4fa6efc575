"""Searches that pause: whoever runs one decides when it goes on, and whether it does.

A search is a generator.  It yields its :class:`Progress` as soon as it has begun, and at every
pause; it returns its answer.  It pauses when its :class:`Budget` is spent, after the same state on
every tier, and on the first tier at each look at the clock, too.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from puzzlelang.search.system import ENDINGS, NEVER, GaveUp, Space, limit_of
from puzzlelang.text import TYPE_CHECKING, Any, Generic, Record, TypeVar

Result = TypeVar("Result")

REPLACED = "replaced"
"""The limit of a search that another one takes the place of."""


class Stop(Exception):
    """A limit was met."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


ENDS = (Stop, *ENDINGS)
"""What ends a search before it is done; ``limit_of`` gives the limit."""


class Progress(metaclass=Record):
    """Where a search is: states reached, expanded and waiting, and functions for what takes time.

    ``is_due``: is its budget spent?  ``walks_through``: all states that wait will be expanded,
    whatever is discovered.  ``depth``: of the state discovered last.  ``lower_bound``: no goal
    costs less.  ``gave_up``: what the search answers if it ends at a limit now, or at any later
    moment.
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
    """Counts after which a search pauses; whoever runs it raises them and lets it go on.

    It pauses when it has expanded the first state after which more than ``reached`` are reached,
    and before it expands more than ``expanded``.  No state has more than ``most_successors``.
    """

    reached: int = NEVER
    expanded: int = NEVER
    most_successors: int = 1

    def is_spent(self, reached: int, expanded: int) -> bool:
        return expanded >= self.expanded or reached > self.reached and expanded > 0


if TYPE_CHECKING:
    Search = Generator[Progress, None, Result]
    Loop = Generator[tuple[int, int], int, Result]
    """A loop of a search on the first tier: it yields how many states it has expanded and how many
    successors it has listed, and is sent how many it may expand before it yields again.
    """
else:
    Search = Loop = Any  # without variables of `typing`


def finish(search: Search[Result]) -> Result:
    """The answer of a search that nothing is tried beside."""
    steps = Steps(search)
    for _ in steps:
        pass
    return steps.answer


def ended(search: Search[Result], limit: str) -> Result:
    """The answer of a search that pauses, when it ends at ``limit``."""
    try:
        search.throw(Stop(limit))
    except StopIteration as done:
        answer: Result = done.value
        return answer
    raise AssertionError("a search that goes on after its end")


class Steps(Generic[Result]):
    """The pauses of a search, the latest of them, and after the last one its ``answer``."""

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
        """The same search; another one takes its place at the first pause after it has begun at
        which ``leaves`` says so.
        """
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
