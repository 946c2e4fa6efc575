"""Schedule of attempts that accompany a search.

The search pauses at certain numbers of states, and attempts that are due try to answer in another
way.  The schedule depends on numbers of states only, so all tiers behave alike.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from puzzlelang.core import nodes as core
from puzzlelang.search import (
    ENDINGS,
    NEVER,
    STOPPED,
    Answer,
    Budget,
    GaveUp,
    Progress,
    Request,
    Search,
    Solved,
    Steps,
    ended,
    limit_of,
    merge_answers,
)
from puzzlelang.text import TYPE_CHECKING, Any, Record, cast

if TYPE_CHECKING:
    from puzzlelang.compiler import CompiledSystem, MergedSystem
    from puzzlelang.engine.tiers import TieredSearcher

ENDS_ALL = ("time", *STOPPED)
"""Limits of an attempt that end the whole search."""

Alike = Callable[[], Sequence[core.Interchangeable]]
"""Finds interchangeable members that the puzzle does not declare."""


class Plain(metaclass=Record, frozen=False):
    """The plain search, for attempts that accompany it.

    ``system`` is searched by ``tiers``, possibly merged; ``true`` has the puzzle's own states.
    ``promise`` is the first line of the starts' least estimate by landmarks, once known.
    """

    request: Request
    started: float
    system: CompiledSystem | MergedSystem
    true: CompiledSystem
    tiers: TieredSearcher
    alike: Alike | None = None
    promise: int = 0

    @property
    def by_steps(self) -> bool:
        """Is it breadth-first, not by cost?"""
        return self.system.unit_cost


class Findings(metaclass=Record, frozen=False):
    """Results of an attempt besides its answer.

    ``partial``: partial answers, combined.  ``estimate``: see ``Statistics``.  ``cheapest``: a
    solution that no other is cheaper than, perhaps not the shortest of these.
    """

    partial: GaveUp | None = None
    estimate: str | None = None
    cheapest: Solved[Any] | None = None

    def learn(self, partial: GaveUp) -> None:
        self.partial = cast("GaveUp", merge_answers(self.partial, partial))


Try = Generator[int, Progress, "Answer | None"]
"""An attempt: it yields the number of states at which it is next due, and is then sent the progress
of the plain search.  The number counts states reached (breadth-first) or expanded (by cost).  It
returns an answer, or ``None`` if it has nothing more to try.  An answer that gave up ends the whole
search at its limit.
"""


class Running:
    """An attempt that may be due again."""

    def __init__(self, begin: Callable[[Findings], Try], due: int) -> None:
        self.findings, self.at = Findings(), due
        self._begin = begin
        self._try: Try | None = None

    def ask(self, progress: Progress) -> Answer | None:
        """Poll the attempt for an answer."""
        try:
            if self._try is None:
                self._try = self._begin(self.findings)
                next(self._try)
            self.at = self._try.send(progress)
        except StopIteration as done:
            self.at = NEVER
            answer: Answer | None = done.value
            return answer
        except ENDINGS as ending:
            self.at = NEVER
            if limit_of(ending) in ENDS_ALL:
                raise
        return None


class Schedule:
    """Attempts during one search, or several in succession."""

    def __init__(self, attempts: Sequence[Running], by_steps: bool, most_successors: int) -> None:
        self.attempts, self._by_steps = attempts, by_steps
        self.budget = Budget(most_successors=max(1, most_successors))
        self._set()

    def _set(self) -> None:
        at = min((one.at for one in self.attempts), default=NEVER)
        if self._by_steps:
            self.budget.reached = at
        else:
            self.budget.expanded = at

    def run(self, search: Search[Answer]) -> Answer:
        """Answer of ``search`` with the findings of attempts, or the first answer of an attempt."""
        steps = Steps(search)
        try:
            for progress in steps:
                if not progress.is_due:
                    continue
                answer = self._ask(progress)
                if answer is None:
                    self._set()
                elif answer.limit:
                    return self._concluded(merge_answers(ended(search, answer.limit), answer))
                else:
                    search.close()
                    return answer
        except ENDINGS as ending:  # raised by an attempt
            if steps.latest is None:
                raise
            return self._concluded(steps.latest.gave_up(limit_of(ending)))
        return self._concluded(steps.answer)

    def _ask(self, progress: Progress) -> Answer | None:
        states = progress.reached - 1 if self._by_steps else progress.expanded
        for attempt in self.attempts:
            if attempt.at <= states:
                answer = attempt.ask(progress)
                if answer is not None:
                    return answer
        return None

    def _concluded(self, answer: Answer) -> Answer:
        for findings in (one.findings for one in reversed(self.attempts)):
            if findings.partial is not None and isinstance(answer, GaveUp):
                answer = merge_answers(findings.partial, answer)
            if findings.cheapest is not None and isinstance(answer, GaveUp):
                answer = findings.cheapest
            if not answer.statistics.estimate:
                answer.statistics.estimate = findings.estimate
        return answer
