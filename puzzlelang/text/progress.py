"""How far a command is: its stages with their measures, reported to whoever listens.

Whatever may take longer than a second says in which stage it is, and at times how far that is:

    with stage(Stage.VERIFYING, total=len(steps)) as task:
        for number, step in enumerate(steps):
            task.at(number)

Whoever wants to know puts a function around all of it, ``with reporting(function): …``, which is
called with a :class:`Progress`.  It is ambient, so that no function between the two hands it on;
each thread has its own.  Where nobody listens nothing is counted.  A listener may raise
``puzzlelang.search.Ended``, as a signal's handler may, to end what is going on.
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
"""Seconds between two reports of one stage, at least."""

SHARE = 50
"""A report takes at most one part in so many of the time: where one is slow, they are rarer."""

clock = monotonic


def time_now() -> float:
    """Seconds, by the clock of all that is said here."""
    return clock()


class Stage(StrEnum):
    """What a command is doing."""

    WORKING = "working"
    READING = "reading"
    CHECKING = "checking"
    COMPILING = "compiling"
    MACHINE_CODE = "machine-code"
    ESTIMATING = "estimating"
    SEARCHING = "searching"
    EXPLORING = "exploring"
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
    """How far a command is; what a stage has no measure of is None.

    ``elapsed`` counts seconds since the command began, ``seconds`` since the stage did.  ``what``:
    of several things the one at hand.  ``states`` are reached, ``waiting`` in the frontier;
    ``depth`` is that of the search; no solution costs less than ``bound``, a number for each line
    of costs.  ``memory`` in bytes is that of the process, ``disk`` what the states take in a store;
    ``known`` of them were there before; the next layer is expected to have ``coming`` states.
    ``done`` of ``total`` parts are over.  ``within``: the stage that this one is a part of.
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
    known: int = 0
    coming: int | None = None
    done: int | None = None
    total: int | None = None
    within: Progress | None = None

    @property
    def rate(self) -> float | None:
        """States in a second."""
        new = (self.states or 0) - self.known
        return new / self.seconds if new > 0 and self.seconds > 0 else None

    @property
    def coming_seconds(self) -> float | None:
        """What the next layer takes, if it goes on at this rate."""
        return None if self.coming is None or self.rate is None else self.coming / self.rate

    @property
    def share(self) -> float | None:
        """Of the total, between 0 and 1."""
        if self.done is None or not self.total:
            return None
        return min(1.0, self.done / self.total)

    @property
    def left(self) -> float | None:
        """Seconds until the stage ends, if it goes on at this rate."""
        share = self.share
        return self.seconds * (1 - share) / share if share else None


Listener = Callable[[Progress], object]


class Task:
    """A stage that goes on; the work in it says how far it is."""

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
        """Is it time for another report?"""
        if now < self._due:
            return False
        self._asked = now
        return True

    def report(self, **measures: Any) -> None:
        """Report how far it is: ``states=…``, ``done=…``, whatever :class:`Progress` has."""
        bound = measures.get("bound")
        if bound is not None:
            measures["bound"] = self._cost(bound) if self._cost else _numbers(bound)
        self._measures |= measures
        self.listener(self._record(clock()))
        now = clock()
        self._due = now + max(EVERY, SHARE * (now - self._asked))
        self._asked = now

    def at(self, done: int) -> None:
        """So many parts are done; reported now and then."""
        if done >= self._next:
            self._look(done, done=done)

    def reached(self, states: int, waiting: int) -> None:
        """So many states are reached, and wait; reported now and then."""
        if states >= self._next:
            self._look(states, states=states, waiting=waiting)

    def again(self) -> None:
        """Report the same after another stage within, or while something is waited for."""
        self._asked = clock()
        self.report()

    def _look(self, count: int, **measures: int) -> None:
        now = clock()
        if now - self._looked < EVERY / 4:
            self._pace *= 2
        elif now - self._looked > EVERY / 2:
            self._pace = max(1, self._pace // 2)
        self._looked, self._next = now, count + self._pace
        if self.due(now):
            self.report(**measures)

    def _record(self, now: float) -> Progress:
        outer = self.outer
        within = outer._record(now) if outer is not None and outer.outer is not None else None
        elapsed, seconds = now - self.root_began, now - self.began
        return Progress(self.stage, elapsed, seconds, within=within, **self._measures)


class _Unheard(Task):
    """Where nobody listens."""

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
    """The stage that goes on, in this thread."""
    return _current.get()


@contextmanager
def stage(
    kind: Stage,
    what: str = "",
    *,
    total: int | None = None,
    cost: Callable[[Any], tuple[int, ...]] | None = None,
) -> Iterator[Task]:
    """A stage of the work; ``total``: of so many parts; ``cost``: gives the lines of a cost
    that is reported as a bound.
    """
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
    """Tell ``listener`` of all stages meanwhile (None: whoever listens already)."""
    if listener is None:
        yield
        return
    token = _current.set(Task(listener, Stage.WORKING))
    try:
        yield
    finally:
        _current.reset(token)


def _numbers(cost: Any) -> tuple[int, ...] | None:
    """A cost of any transition system, where it is made of whole numbers."""
    parts = cost if isinstance(cost, tuple) else (cost,)
    return parts if all(type(part) is int for part in parts) else None
