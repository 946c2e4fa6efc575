"""Progress of a command by stages, reported to a listener.

Work that may take more than a second opens a stage and reports its position:

    with stage(Stage.VERIFYING, total=len(steps)) as task:
        for number, step in enumerate(steps):
            task.at(number)

Each report is a :class:`Progress`; wrap the work in ``with reporting(function): …`` to receive it.
The listener is a context variable: functions need no argument for it, and each thread has a
separate one. Without a listener nothing is counted. A listener may raise
``puzzlelang.search.Ended`` to end the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum
from time import monotonic

from puzzlelang.text.annotations import Any
from puzzlelang.text.records import Record

EVERY = 0.1
"""Minimum number of seconds between two reports of a stage."""

SHARE = 50
"""Reports may take 1 / ``SHARE`` of the time; slow ones are rarer."""

clock = monotonic


def time_now() -> float:
    """The time in seconds, by the clock of all reports."""
    return clock()


class Stage(StrEnum):
    """A kind of work that a command reports."""

    WORKING = "working"
    READING = "reading"
    CHECKING = "checking"
    COMPILING = "compiling"
    MACHINE_CODE = "machine-code"
    ESTIMATING = "estimating"
    SEARCHING = "searching"
    EXPLORING = "exploring"
    GENERATING = "generating"
    COUNTING = "counting"
    LISTING = "listing"
    TRACING = "tracing"
    PROVING = "proving"
    ANALYSING = "analysing"
    VALIDATING = "validating"
    EXPECTING = "expecting"
    VERIFYING = "verifying"
    FORMATTING = "formatting"
    CONNECTING = "connecting"
    MARKING = "marking"
    DRAWING = "drawing"
    LAYOUT = "layout"
    WRITING = "writing"
    WAITING = "waiting"


class Progress(metaclass=Record):
    """Position of a command; measures that a stage doesn't have are None.

    ``elapsed`` are seconds of the command, ``seconds`` of the stage. ``what`` names the current one
    of several objects. ``states`` were reached, ``waiting`` are in the frontier; ``depth`` is that
    of the search; no solution costs less than ``bound`` (a number for each cost line). ``memory``
    of the process and ``disk`` space of the states in a store are in bytes. ``states_before`` were
    there at the beginning; the next layer is expected to have ``coming`` states. ``done`` of
    ``total`` parts are finished. ``within`` is the enclosing stage.
    """

    stage: Stage
    elapsed: float
    seconds: float
    what: str = ""
    states: int | None = None
    waiting: int | None = None
    depth: int | None = None
    bound: tuple[int, ...] | None = None
    memory: int | None = None
    disk: int | None = None
    states_before: int = 0
    coming: int | None = None
    done: int | None = None
    total: int | None = None
    within: Progress | None = None

    @property
    def rate(self) -> float | None:
        """New states per second."""
        new = (self.states or 0) - self.states_before
        return new / self.seconds if new > 0 and self.seconds > 0 else None

    @property
    def coming_seconds(self) -> float | None:
        """Estimated seconds for the next layer, at the current rate."""
        return None if self.coming is None or self.rate is None else self.coming / self.rate

    @property
    def share(self) -> float | None:
        """Finished part of the total, from 0 to 1."""
        if self.done is None or not self.total:
            return None
        return min(1.0, self.done / self.total)

    @property
    def left(self) -> float | None:
        """Estimated seconds until the stage ends, at the current rate."""
        share = self.share
        return self.seconds * (1 - share) / share if share else None


Listener = Callable[[Progress], object]


class Task:
    """A running stage; the work reports its position here."""

    def __init__(
        self,
        listener: Listener,
        stage: Stage,
        outer: Task | None = None,
        what: str = "",
        total: int | None = None,
        cost: Callable[[Any], tuple[int, ...]] | None = None,
    ) -> None:
        self.listener, self.stage, self.outer = listener, stage, outer
        self.began = self._asked = clock()
        self.root_began: float = outer.root_began if outer else self.began
        self._cost = cost
        self._measures: dict[str, Any] = {"what": what}
        if total is not None:
            self._measures |= {"done": 0, "total": total}
        self._due = 0.0
        self._looked, self._next, self._pace = self.began, 0, 1

    def due(self, now: float) -> bool:
        """True if it is time for another report."""
        if now < self._due:
            return False
        self._asked = now
        return True

    def report(self, **measures: Any) -> None:
        """Report measures, which are fields of :class:`Progress`: ``states=…``, ``done=…``."""
        bound = measures.get("bound")
        if bound is not None:
            measures["bound"] = self._cost(bound) if self._cost else _numbers(bound)
        self._measures |= measures
        self.listener(self._record(clock()))
        now = clock()
        self._due = now + max(EVERY, SHARE * (now - self._asked))
        self._asked = now

    def at(self, done: int) -> None:
        """Note the number of finished parts; reported at intervals."""
        if done >= self._next:
            self._look(done, done=done)

    def reached(self, states: int, waiting: int) -> None:
        """Note the numbers of states reached and waiting; reported at intervals."""
        if states >= self._next:
            self._look(states, states=states, waiting=waiting)

    def again(self) -> None:
        """Repeat the last report, after an inner stage or during a wait."""
        self._asked = clock()
        self.report()

    def _look(self, count: int, **measures: int) -> None:
        now = clock()
        if now - self._looked < EVERY / 4:
            self._pace *= 2
        elif now - self._looked > EVERY / 2:
            self._pace = max(1, self._pace // 2)
        self._looked, self._next = now, count + self._pace
        self._measures |= measures  # for reports of inner stages
        if self.due(now):
            self.report()

    def _record(self, now: float) -> Progress:
        outer = self.outer
        within = outer._record(now) if outer is not None and outer.outer is not None else None
        elapsed, seconds = now - self.root_began, now - self.began
        return Progress(self.stage, elapsed, seconds, within=within, **self._measures)


class _Unheard(Task):
    """Does nothing, because there is no listener."""

    def __init__(self) -> None:
        super().__init__(lambda _: None, Stage.WORKING)

    def due(self, now: float) -> bool:
        return False

    def report(self, **measures: Any) -> None:
        pass

    def at(self, done: int) -> None:
        pass

    def reached(self, states: int, waiting: int) -> None:
        pass

    def again(self) -> None:
        pass


UNHEARD = _Unheard()

_current: ContextVar[Task] = ContextVar("task", default=UNHEARD)


def current_task() -> Task:
    """The running stage of this thread."""
    return _current.get()


@contextmanager
def stage(
    kind: Stage,
    what: str = "",
    *,
    total: int | None = None,
    cost: Callable[[Any], tuple[int, ...]] | None = None,
) -> Iterator[Task]:
    """Open a stage with ``total`` parts for a block; ``cost`` converts bounds to cost lines."""
    outer = _current.get()
    if outer is UNHEARD:
        yield outer
        return
    task = Task(outer.listener, kind, outer, what, total, cost)
    token = _current.set(task)
    try:
        task.report()
        yield task
    finally:
        _current.reset(token)
    outer.again()


@contextmanager
def reporting(listener: Listener | None) -> Iterator[None]:
    """Send reports of all stages to ``listener`` (None: keep the current listener)."""
    if listener is None:
        yield
        return
    token = _current.set(Task(listener, Stage.WORKING))
    try:
        yield
    finally:
        _current.reset(token)


def _numbers(cost: Any) -> tuple[int, ...] | None:
    """A cost as integers; None if it has other parts."""
    parts = cost if isinstance(cost, tuple) else (cost,)
    return parts if all(type(part) is int for part in parts) else None
