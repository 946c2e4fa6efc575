"""The narrow waist: what a search needs to know of a puzzle, and what it answers.

The compiler makes a :class:`TransitionSystem` out of a puzzle; a Python program may
write one by hand (or let :class:`puzzlelang.search.StateSpace` make one).  Nothing on this page
knows how a puzzle is written down.
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

ADMISSIBLE = "`estimate` is never above the cost of the rest of the way"
"""What one assumes of an author's estimate."""


class TransitionSystem(Protocol[State]):
    """States, what follows them, and where one wants to be.

    The order of successors is part of the meaning: a search keeps it.  A successor is
    listed once for each transition that leads to it.  Only states that keep the invariants
    are ever listed.  Every function gives the same answer whenever it is asked again.
    """

    @property
    def starts(self) -> Sequence[State]:
        """The initial states, each once, at least one.  All searches begin with all of them."""

    @property
    def zero(self) -> Any:
        """The cost of the empty trace."""

    @property
    def unit_cost(self) -> bool:
        """Does every transition cost 1?  Then a cost is a number of transitions."""

    @property
    def has_estimate(self) -> bool: ...

    def is_goal(self, state: State) -> bool: ...

    def is_lost(self, state: State) -> bool:
        """Is play over here?  ``successors`` of a lost state is empty and it is no goal."""

    def successors(self, state: State) -> Sequence[State]: ...

    def expand(self, state: State, cost: Any) -> Sequence[tuple[State, Any]]:
        """The same successors, each with the cost of the trace that reached ``state`` at ``cost``.

        Costs are compared with ``<`` and ``==`` alone and never fall along a trace.
        """

    @property
    def assumption(self) -> str:
        """In words, what makes ``estimate`` a lower bound; empty when that is proved."""

    def estimate(self, state: State) -> Any:
        """A lower bound on the cost from ``state`` to a goal; ``add_estimate`` applies it.

        None: no goal can be reached from there.
        """

    def add_estimate(self, cost: Any, estimate: Any) -> Any:
        """``cost + estimate``, to be compared with other such sums and with costs; or None."""


class Fault(Exception):
    """A rule of the puzzle can't be evaluated: a range left, a division by zero.

    The engine sets ``state`` to the state that was being expanded or tested.
    """

    state: Any = None

    def note(self, state: Any) -> None:
        """It was met at ``state``, unless a function of the system has said where already."""
        self.state = state if self.state is None else self.state


class NoState(Exception):
    """Something that was kept elsewhere and read again is no state that this system reaches."""


class CostError(Fault):
    """The cost of a trace falls from ``state`` to its successor ``after``.

    ``cost_before`` and ``cost_after`` are the costs of the traces that reach them.
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
            f"on the way from {self.state} to {self.after}; "
            "a cheapest trace can only be found when no transition costs less than nothing"
        )


class Statistics(metaclass=Record, frozen=False):
    """What a search did.

    ``reached``: states discovered, the initial ones included; ``expanded``: states whose
    successors were listed (again, when reopened or in a later iteration); ``generated``:
    successors listed, before anything known is thrown away.  Of a search that restarts (in
    machine code, with a better estimate) they count the last run, or, where somebody ended
    it, the one that reached more.  ``seconds`` count all runs and what is made for them;
    ``peak_memory_bytes`` is the most that the process ever held.  ``estimate``: what one that was
    derived rests on, ``patterns``, ``landmarks`` or ``assignment``; ``none``: none was found; ``no
    help``: it was tried beside the search, in vain; None, where none was looked for.  ``merged``:
    types whose members were found to be interchangeable, where the states that are counted are
    merged ones.
    """

    reached: int = 0
    expanded: int = 0
    generated: int = 0
    seconds: float = 0.0
    order: str = ""
    tier: str = "python"
    peak_memory_bytes: int = 0
    estimate: str | None = None
    merged: list[str] | None = None


class Ended(BaseException):
    """Raised in the midst of a search to end it, by a signal's handler: it answers
    ``GaveUp(limit)`` with what it knows.
    """

    limit = "interrupted"

    def __init__(self, limit: str = "") -> None:
        super().__init__(limit or self.limit)
        self.limit = limit or self.limit


ENDINGS = (KeyboardInterrupt, MemoryError, Ended)
"""What ends a search from outside."""


def limit_of(ending: BaseException) -> str:
    """The limit that one of :data:`ENDINGS` stands for (or another exception that has one)."""
    limit: str = getattr(ending, "limit", "")
    return limit or ("memory" if isinstance(ending, MemoryError) else "interrupted")


STOPPED = ("interrupted", "terminated")
"""Limits by which somebody ends everything, not one search alone."""


def go_on_after(limit: str) -> None:
    """Raise again what ended a search, where nothing else is to be begun."""
    if limit == "interrupted":
        raise KeyboardInterrupt
    if limit in STOPPED:
        raise Ended(limit)


Keep = Callable[[Collection[Any]], None]
"""Is given all states that a search discovered, in the order of their discovery."""


class Weight(metaclass=Record):
    """A factor of at least 1: ``over / under``, both whole and without a common divisor."""

    over: int
    under: int = 1

    @property
    def number(self) -> int | float:
        return self.over if self.under == 1 else self.over / self.under

    def __str__(self) -> str:
        return f"{self.number}"


WEIGHT = Weight(2)
"""What an estimate is multiplied by where nobody says."""


class Solved(Generic[State], metaclass=Record):
    """``trace`` runs from an initial state to a goal.

    ``optimal``: no trace to a goal is cheaper, and this is proved, or (``assuming``, a
    reason in words) follows from what the author promised.  ``remark`` tells the author,
    in words, of a promise that this very trace shows to be broken.  ``factor``: it costs at most
    so many times as much as a cheapest trace (where costs have parts: in the first of these).
    """

    trace: tuple[State, ...]
    cost: Any
    optimal: bool
    statistics: Statistics = field(factory=Statistics)
    assuming: str = ""
    remark: str = ""
    factor: Weight | None = None

    limit = ""
    """That of a search that gave up: every answer has one."""

    def cut_short(self, limit: str) -> GaveUp:
        """What is known where ``limit`` was met before the solution was handed on."""
        low = self.cost if self.optimal else None
        return GaveUp(limit, self.statistics, low, self.cost)


class Unsolvable(metaclass=Record):
    """No reachable state is a goal: every one was searched.

    ``by_estimate``: but for those from which, by an estimate that is proved, no goal can be
    reached.
    """

    statistics: Statistics = field(factory=Statistics)
    by_estimate: bool = False

    limit = ""


class GaveUp(metaclass=Record):
    """The search ended at a limit: ``states``, ``time``, ``memory``, ``expanded``, or it was
    ``interrupted`` (Ctrl-C) or ``terminated`` (by another program).

    ``lower_bound``: no goal costs less (None: nothing is known).  ``upper_bound``: a goal of
    this cost was discovered (None: none was, or nobody looked).
    """

    limit: str
    statistics: Statistics = field(factory=Statistics)
    lower_bound: Any = None
    upper_bound: Any = None


if TYPE_CHECKING:
    Outcome = Solved[State] | Unsolvable | GaveUp
    """Never None, never a truth value."""
else:
    Outcome = Any  # a union has no parameters without the variables of `typing`


class Solutions(Generic[State], metaclass=Record):
    """``total`` counts all optimal solutions; ``traces`` lists them, or the first of them.

    The order of ``traces`` is that of the successors, compared state by state from the start.
    ``outcome`` is that of a search, its trace the first of ``traces``.
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
"""More states than there will be."""


class Limits(metaclass=Record):
    """Where a search gives up: states reached, seconds, bytes of the process, states expanded.

    A search may pass a limit by what one look at the clock allows (about 50 ms) and, for
    states, by the successors of one state.
    """

    states: int | None = None
    seconds: float | None = None
    memory: int | None = None
    expanded: int | None = None

    def of_abstractions(self) -> Limits:
        """Those of what comes before the search itself."""
        return replace(self, states=None, expanded=None)

    def left(self, started: float) -> Limits:
        """The limits of what is still to come, when the clock began at ``started``."""
        if self.seconds is None:
            return self
        return replace(self, seconds=max(0.0, self.seconds - (monotonic() - started)))

    def met(self) -> str:
        """The limit at which nothing further may begin: ``time`` or ``memory``; or nothing."""
        if self.seconds is not None and self.seconds <= 0:
            return "time"
        over = self.memory is not None and (resident_bytes() or 0) > self.memory
        return "memory" if over else ""


class Space(metaclass=Record):
    """A whole reachable space in numbers.

    ``complete`` is False when a limit (``limit``) ended the walk.  ``levels`` counts the new
    states at each distance (in transitions) from the starts; ``dead_ends`` have no successor
    and are neither goals nor lost.  When a limit ended the walk, everything but ``states``
    and ``levels`` is known of the expanded states alone.  ``deepest`` are the first few of the
    last level.  ``dead_end`` is the first of the dead ends (None if there is none, or in a store).
    ``solutions``: how far the nearest goals are, and how many ways lead there, where that was
    counted on the way; each transition costs 1 then.
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
        """The distance of the farthest state."""
        return max(0, len(self.levels) - 1)


FEW_DEEPEST = 3
"""So many of the deepest states of a space are named."""
