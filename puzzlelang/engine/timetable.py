"""Schedule of attempts that accompany a search.

The search pauses at certain numbers of states, and attempts that are due try to answer in another
way.  The schedule depends on numbers of states only, so all tiers behave alike.  **To add an
attempt**, write a :data:`Try` and a row of :data:`BESIDE`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.core import current
from puzzlelang.engine.attempt import ENDS_ALL, Findings, Plain, Try
from puzzlelang.search import (
    ENDINGS,
    NEVER,
    Answer,
    Budget,
    GaveUp,
    Progress,
    Search,
    Steps,
    ended,
    limit_of,
    merge_answers,
)
from puzzlelang.text import Record


class Attempt(metaclass=Record):
    """A row of the schedule: an attempt, and the searches it may accompany."""

    accepts: Callable[[Plain], bool]
    due: Callable[[], int]
    """Number of states at which it starts; few searches get that far."""
    begin: Callable[[Plain, Findings], Try]


def _members(plain: Plain, findings: Findings) -> Try:
    from puzzlelang.engine.member_trial import by_members

    return by_members(plain, findings)


def _landmarks(plain: Plain, findings: Findings) -> Try:
    from puzzlelang.engine.landmark_trial import by_landmarks

    return by_landmarks(plain, findings)


def _patterns(plain: Plain, findings: Findings) -> Try:
    from puzzlelang.engine.way_choice import by_patterns

    return by_patterns(plain, findings)


BESIDE = (
    Attempt(
        lambda plain: plain.by_steps and plain.alike is not None,
        lambda: current.members_from, _members,
    ),
    Attempt(lambda plain: True, lambda: current.landmarks_beside, _landmarks),
    Attempt(lambda plain: plain.by_steps, lambda: current.tried_from, _patterns),
)  # fmt: skip
"""Attempts during a search without an estimate, in the order of polling."""


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
