"""`--search auto`: members that no rule tells apart are merged, though the file does not say so.

**The trace is that of the breadth-first search.**  States that differ by a renaming of such members
are as far from the nearest goal, so a breadth-first search of canonical states
(:class:`puzzlelang.compiler.MergedSystem`) gives the length C of the shortest traces.  Marked are
those canonical states at depth d from which a goal is C - d steps away.  A true state that is
reached in d steps is on a shortest trace if and only if its canonical state is marked at d.  The
breadth-first search ends with the first of all shortest traces, by the order of the starts, then
of the successors (see :mod:`puzzlelang.engine.way_choice`): from the first start that is marked,
each step goes to the first successor that is.  Steps and goals have to be symmetric for this; the
starts need not be.

Where no goal is found, the plain search goes on: what it says of all states is said of true ones.
A fault is never missed, since nothing is tried where one can be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from puzzlelang.compiler import CompiledSystem, MergedSystem, never_faults
from puzzlelang.core import column_groups, current
from puzzlelang.core import nodes as core
from puzzlelang.engine.tier_switch import Trial
from puzzlelang.engine.way_choice import ENDS_ALL
from puzzlelang.search import ENDINGS, NEVER, Answer, PythonSearcher, Request, Solved, limit_of
from puzzlelang.text import Any, replace

Alike = Callable[[], Sequence[core.Interchangeable]]


class MemberTrial:
    """Merged states beside the breadth-first search of ``request``, before ``then`` is tried."""

    def __init__(
        self,
        request: Request,
        started: float,
        system: CompiledSystem,
        alike: Alike,
        then: Trial,
    ) -> None:
        self.answer: Answer | None = None
        self._request, self._system, self._alike, self._then = request, system, alike, then
        self._next = current.members_from
        self._groups: list[core.Interchangeable] = []
        self._merged: MergedSystem | None = None
        self._started = started

    @property
    def at(self) -> int:
        return min(self._next, self._then.at)

    def __call__(self, reached: int, waiting: int, depth: int) -> str:
        if reached > self._next:
            again = reached * current.members_again
            self._next = again if again <= current.members_to else NEVER
            try:
                limit = self._try(max(1, reached // current.members_share))
            except ENDINGS as ending:
                limit = limit_of(ending)
            if limit:
                return limit
        return self._then(reached, waiting, depth) if reached > self._then.at else ""

    def _try(self, most: int) -> str:
        """Search ``most`` merged states; the limit that ends the whole search, or nothing."""
        if self._merged is None:
            self._groups = self._columns() if never_faults(self._system) else []
            if not self._groups:
                self._next = NEVER
                return ""
            self._merged = MergedSystem(self._system, self._groups)
        limits = self._request.limits.left(self._started)
        states = most if limits.states is None else min(most, limits.states)
        limits = replace(limits, states=states, aside=None, leave=None)
        request = replace(self._request, order="bfs", limits=limits)
        answer = PythonSearcher(self._merged, self._merged.test).run(request)
        if isinstance(answer, Solved):
            trace = first_trace(self._merged, len(answer.trace) - 1)
            self.answer = replace(answer, trace=trace)
            return "answered"
        return answer.limit if answer.limit in ENDS_ALL else ""

    def _columns(self) -> list[core.Interchangeable]:
        """Of the groups, the largest first, those that fall into columns together: else a
        canonical state is the least of a product of factorials.
        """
        chosen: list[core.Interchangeable] = []
        for group in sorted(self._alike(), key=lambda group: -len(group.members)):
            more = [*chosen, group]
            if column_groups(replace(self._system.puzzle, symmetry=tuple(more))) is not None:
                chosen = more
        return chosen

    def told(self, answer: Answer) -> Answer:
        """``answer`` of the whole search, with what was learned here."""
        if self.answer is None:
            return self._then.told(answer)
        statistics = self.answer.statistics
        statistics.merged = [group.base.name for group in self._groups]
        statistics.seconds = monotonic() - self._started
        return self.answer


def first_trace(merged: MergedSystem, length: int) -> tuple[Any, ...]:
    """The first of the shortest traces of true states, which have ``length`` steps."""
    successors, known = merged.successors, dict.fromkeys(merged.starts)
    layers = [[*known]]
    for _ in range(length):
        before = len(known)
        known |= dict.fromkeys(after for state in layers[-1] for after in successors(state))
        layers.append([*known][before:])
    marks = [{state for state in layers[-1] if merged.is_goal(state)}]
    for layer in reversed(layers[:-1]):
        marks.append({s for s in layer if not marks[-1].isdisjoint(successors(s))})
    marked, *rest = reversed(marks)
    true, canonical = merged.true, merged.canonical
    trace = [next(start for start in true.starts if canonical(start) in marked)]
    for marked in rest:
        trace.append(next(s for s in true.successors(trace[-1]) if canonical(s) in marked))
    return tuple(trace)
