"""Interface between puzzles and searches: transition systems and answers.

The compiler creates a :class:`TransitionSystem` from a puzzle. A Python program may define one, or
let :class:`puzzlelang.search.StateSpace` create it. Nothing here depends on the syntax of puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from time import monotonic

from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Generic,
    Protocol,
    Record,
    TypeVar,
    field,
    replace,
    resident_bytes,
)

State = TypeVar("State", bound=Hashable)

ADMISSIBLE = "`estimate` never exceeds the remaining cost"
"""Assumption about an author's estimate."""


class TransitionSystem(Protocol[State]):
    """States, their successors, and goals.

    The order of successors has a meaning, and searches preserve it. A successor is listed once for
    each transition that leads to it, and only if it satisfies the invariants. All functions are
    deterministic.
    """

    @property
    def starts(self) -> Sequence[State]:
        """Distinct initial states, at least one; every search begins with all of them."""

    @property
    def zero(self) -> Any:
        """Cost of the empty trace."""

    @property
    def unit_cost(self) -> bool:
        """True if every transition costs 1, so that a cost is a number of transitions."""

    @property
    def has_estimate(self) -> bool: ...

    def is_goal(self, state: State) -> bool: ...

    def is_lost(self, state: State) -> bool:
        """True if a state is lost: it has no successors and is not a goal."""

    def successors(self, state: State) -> Sequence[State]: ...

    def expand(self, state: State, cost: Any) -> Sequence[tuple[State, Any]]:
        """The successors, each with the cost of the trace through ``state`` at ``cost``.

        Costs are compared only with ``<`` and ``==``, and never decrease along a trace.
        """

    @property
    def assumption(self) -> str:
        """Assumption in words that makes ``estimate`` a lower bound; empty if this is proved."""

    def estimate(self, state: State) -> Any:
        """A lower bound on the cost from ``state`` to a goal; None if no goal is reachable."""

    def add_estimate(self, cost: Any, estimate: Any) -> Any:
        """``cost + estimate``, comparable with other such sums and with costs; or None."""


class View:
    """A transition system whose subclass replaces some members.

    The others are those of ``system``, looked up when needed: a compiled puzzle builds its
    functions on first use.
    """

    assumption = ""
    starts: Sequence[Any]
    zero: Any
    unit_cost: bool
    has_estimate: bool
    cost_lines: Any
    is_goal: Callable[[Any], bool]
    is_lost: Callable[[Any], bool]
    successors: Callable[[Any], Sequence[Any]]
    expand: Callable[[Any, Any], Sequence[tuple[Any, Any]]]
    estimate: Callable[[Any], Any]

    def __init__(self, system: Any) -> None:
        self.system = system

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # copy() asks before `system` is there
            raise AttributeError(name)
        return getattr(self.system, name)

    def add_estimate(self, cost: Any, estimate: Any) -> Any:
        return None if estimate is None else cost + estimate


class SearchUsageError(TypeError):
    """An argument of the wrong kind; the message names it and a correct one."""


class Fault(Exception):
    """A rule can't be evaluated: a value out of range, a division by zero.

    The engine sets ``state`` to the state being expanded or tested.
    """

    state: Any = None

    def note(self, state: Any) -> None:
        """Set ``state``, unless a function of the system has set it already."""
        self.state = state if self.state is None else self.state


class NoState(Exception):
    """A stored record is not a state that this system can reach."""


class CostError(Fault):
    """The cost of a trace decreases from ``state`` to its successor ``after``.

    ``cost_before`` and ``cost_after`` are the costs of the traces to them.
    """

    def __init__(self, before: Any, after: Any, cost_before: Any, cost_after: Any) -> None:
        super().__init__(before, after, cost_before, cost_after)
        self.state = before
        self.after = after
        self.cost_before = cost_before
        self.cost_after = cost_after

    def __str__(self) -> str:
        return (
            f"the cost falls from {self.cost_before} to {self.cost_after} "
            f"on the step from {self.state} to {self.after}; "
            "a cheapest trace can only be found if no transition has a negative cost"
        )


class Statistics(metaclass=Record, frozen=False):
    """Statistics of a search.

    ``reached``: discovered states, including the initial ones. ``expanded``: states whose
    successors were listed (again, if reopened or in a later iteration). ``generated``: listed
    successors, including known ones. After a restart (in machine code, with a better estimate)
    these are the numbers of the last run, or, if it was ended, of the run that reached more states.
    ``seconds`` include all runs and their preparation; ``peak_memory_bytes`` is the peak of the
    process.

    ``estimate``: basis of a derived estimate, ``patterns``, ``landmarks`` or ``assignment``;
    ``none`` if none was found; ``no help`` if one was tried without success; None if none was
    sought. ``product``: true if two independent parts were searched and combined.
    ``merged``: types with interchangeable members, if states are counted up to symmetry.
    """

    reached: int = 0
    expanded: int = 0
    generated: int = 0
    seconds: float = 0.0
    order: str = ""
    tier: str = "python"
    peak_memory_bytes: int = 0
    estimate: str | None = None
    product: bool | None = None
    merged: list[str] | None = None


class Ended(BaseException):
    """Raised by a signal handler to end a search, which then returns ``GaveUp(limit)``."""

    limit = "interrupted"

    def __init__(self, limit: str = "") -> None:
        super().__init__(limit or self.limit)
        self.limit = limit or self.limit


ENDINGS = (KeyboardInterrupt, MemoryError, Ended)
"""Exceptions that end a search from outside."""


def limit_of(ending: BaseException) -> str:
    """The limit of one of :data:`ENDINGS`, or of another exception with a limit."""
    limit: str = getattr(ending, "limit", "")
    return limit or ("memory" if isinstance(ending, MemoryError) else "interrupted")


TIME, MEMORY, STATES, DISK = "time", "memory", "states", "disk"
"""Limits that a caller can raise."""

INTERRUPTED, TERMINATED = STOPPED = ("interrupted", "terminated")
"""Limits that end the whole program, not just one search."""


def go_on_after(limit: str) -> None:
    """Raise the exception of ``limit`` if it ends the whole program."""
    if limit == "interrupted":
        raise KeyboardInterrupt
    if limit in STOPPED:
        raise Ended(limit)


Keep = Callable[[Collection[Any]], None]
"""Receives all states that a search discovered, in the order of discovery."""


class Weight(metaclass=Record):
    """A factor of at least 1, as a reduced fraction ``over / under``."""

    over: int
    under: int = 1

    @property
    def number(self) -> int | float:
        return self.over if self.under == 1 else self.over / self.under

    def __str__(self) -> str:
        return f"{self.number}"


WEIGHT = Weight(2)
"""Default factor of an estimate."""


class Solved(Generic[State], metaclass=Record):
    """A solution; ``trace`` runs from an initial state to a goal.

    ``optimal``: no trace to a goal is cheaper. This is proved, or follows from the author's
    assumption ``assuming``. ``remark`` explains that the trace refutes the assumption. ``factor``:
    the cost is at most this multiple of the optimal cost (of several cost lines, the first).
    """

    trace: tuple[State, ...]
    cost: Any
    optimal: bool
    statistics: Statistics = field(factory=Statistics)
    assuming: str = ""
    remark: str = ""
    factor: Weight | None = None

    limit = ""
    """Limit of a search that gave up; empty here. Every answer has this attribute."""

    @property
    def is_least(self) -> bool:
        """Is only the first cost line proved to be least, not the rest and the length?"""
        return not self.optimal and self.factor is not None and self.factor.number == 1

    def cut_short(self, limit: str) -> GaveUp:
        """The answer if ``limit`` was met before the solution was returned."""
        low = self.cost if self.optimal else None
        return GaveUp(limit, self.statistics, low, self.cost)


class Unsolvable(metaclass=Record):
    """No reachable state is a goal; the space was exhausted.

    ``by_estimate``: except states from which a proved estimate excludes goals.
    """

    statistics: Statistics = field(factory=Statistics)
    by_estimate: bool = False

    limit = ""


class GaveUp(metaclass=Record):
    """The search ended at a limit: ``states``, ``time``, ``memory``, ``expanded``, or it was
    ``interrupted`` (Ctrl-C) or ``terminated`` (by another program).

    No goal costs less than ``lower_bound`` (None: unknown). ``upper_bound`` is the cost of a
    discovered goal (None: none was discovered, or unknown).
    """

    limit: str
    statistics: Statistics = field(factory=Statistics)
    lower_bound: Any = None
    upper_bound: Any = None


if TYPE_CHECKING:
    Outcome = Solved[State] | Unsolvable | GaveUp
    """Never None, and never a boolean."""
else:
    Outcome = Any  # type variables exist only in `typing`


class Solutions(Generic[State], metaclass=Record):
    """All optimal solutions: ``total`` of them, and ``traces`` with all or the first.

    Traces are in the order of successors, compared state by state from the start. ``outcome`` is
    that of a search; its trace is the first of ``traces``.
    """

    outcome: Outcome[State]
    traces: Iterable[tuple[State, ...]] = ()
    total: int = 0

    @property
    def statistics(self) -> Statistics:
        return self.outcome.statistics

    @property
    def limit(self) -> str:
        return self.outcome.limit


def nothing(*_: Any) -> Any:
    return None


NEVER = 1 << 62
"""Number of states beyond any search."""


class Limits(metaclass=Record):
    """Limits of a search: states reached, seconds, bytes of the process, states expanded.

    A search may exceed a limit by the interval between looks at the clock (about 50 ms), and the
    limit of states by the successors of one state.
    """

    states: int | None = None
    seconds: float | None = None
    memory: int | None = None
    expanded: int | None = None

    def of_abstractions(self) -> Limits:
        """The limits for abstractions, which are searched before the system itself."""
        return replace(self, states=None, expanded=None)

    def left(self, started: float) -> Limits:
        """The remaining limits, for a clock that began at ``started``."""
        if self.seconds is None:
            return self
        return replace(self, seconds=max(0.0, self.seconds - (monotonic() - started)))

    def met(self) -> str:
        """The limit that prevents further work: ``time``, ``memory`` or an empty text."""
        if self.seconds is not None and self.seconds <= 0:
            return "time"
        over = self.memory is not None and (resident_bytes() or 0) > self.memory
        return "memory" if over else ""


class Space(metaclass=Record):
    """Numbers of the whole reachable space.

    ``complete`` is False if a ``limit`` ended the exploration. ``levels`` counts the new states at
    each distance (in transitions) from the starts; ``dead_ends`` have no successor and are neither
    goals nor lost. After a limit, only ``states`` and ``levels`` include states that were not
    expanded. ``deepest`` are a few states of the last level, ``dead_end`` the first dead end (None
    without one, and in a store). ``solutions``: distance of the nearest goals and number of paths
    there, if counted during the exploration, with unit costs.
    """

    complete: bool
    limit: str
    states: int
    transitions: int
    levels: tuple[int, ...]
    goal_states: int
    lost_states: int
    dead_ends: int
    statistics: Statistics
    deepest: tuple[Any, ...] = ()
    dead_end: Any = None
    solutions: tuple[int, int] | None = None

    @property
    def depth(self) -> int:
        """Distance of the farthest state."""
        return max(0, len(self.levels) - 1)


FEW_DEEPEST = 3
"""Number of deepest states that a space names."""
