"""What is asked of a search, and what kind of answer there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from enum import Enum, auto

from puzzlelang.search.pausing import Budget
from puzzlelang.search.strategies import order_for
from puzzlelang.search.system import (
    WEIGHT,
    GaveUp,
    Keep,
    Limits,
    Outcome,
    Solutions,
    Space,
    TransitionSystem,
    Weight,
)
from puzzlelang.text import Any, Record, replace

Answer = Outcome[Any] | Space | Solutions[Any]

NO_LIMITS = Limits()


class Kind(Enum):
    """What a request asks of a state space."""

    SEARCH = auto()
    """A goal, in some order."""
    FIND = auto()
    """The nearest state in which a condition holds, whatever the goal."""
    EXPLORE = auto()
    """The whole space, in numbers."""
    COUNT = auto()
    """How many optimal solutions there are, and the first of them."""
    LIST = auto()
    """All of these, or some."""


class Distances:
    """The distances in abstractions that searches after each other share.  Each tier makes its own
    when it is first asked, and they are given back at the end.
    """

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}
        self._ends = ExitStack()

    def of(self, tier: str) -> Any:
        """Those of a tier; None where it has made none."""
        return self._made.get(tier)

    def keep(self, tier: str, made: Any) -> None:
        self._made[tier] = made

    def end(self, function: Callable[[], object]) -> None:
        """Call this when they are given back."""
        self._ends.callback(function)

    def close(self) -> None:
        self._made.clear()
        self._ends.close()


class Request(metaclass=Record):
    """All that is asked of a search; it never changes.

    ``order``: the search order of a SEARCH, by name.  ``keep`` is given the states that it
    discovered, perhaps several times, and the last time by the search that the answer is of.
    ``weight``: of the estimate in an order that has one.  ``begin_at``: the first bound of
    ``idastar``.  ``collections`` of abstractions give the
    estimate (None: the system does), and ``distances`` keep what is found of them for another
    request.  ``wanted``: the condition of a FIND; of an EXPLORE the goal,
    where it is not the system's.  ``most``: so many solutions are LISTed (None: all).  ``counts``:
    EXPLORE may count the solutions on the way, where that takes less time than to count them
    afterwards.  ``budget``: where the search of a SEARCH pauses.
    """

    kind: Kind = Kind.SEARCH
    order: str = "auto"
    limits: Limits = NO_LIMITS
    keep: Keep | None = None
    weight: Weight = WEIGHT
    begin_at: Any = None
    collections: Sequence[Sequence[Any]] | None = None
    distances: Distances | None = None
    wanted: Any = None
    most: int | None = None
    counts: bool = False
    budget: Budget | None = None

    def ordered(self, system: TransitionSystem[Any]) -> Request:
        """The same with the order in which ``system`` is searched for it."""
        match self.kind:
            case Kind.SEARCH:
                order = order_for(system, self.order)
            case Kind.FIND | Kind.EXPLORE:
                order = "bfs"
            case Kind.COUNT | Kind.LIST:
                order = "bfs" if system.unit_cost else "ucs"
        return replace(self, order=order)

    def limited(self, limits: Limits) -> Request:
        return replace(self, limits=limits)

    def partial_answer(self, known: GaveUp | Space) -> Answer:
        """What was ``known`` when the search was ended, as an answer of the kind asked for."""
        if isinstance(known, Space):
            return known
        match self.kind:
            case Kind.SEARCH | Kind.FIND:
                return known
            case Kind.COUNT | Kind.LIST:
                return Solutions(known)
            case Kind.EXPLORE:
                reached, generated = known.statistics.reached, known.statistics.generated
                levels = (1,) if reached == 1 else ()  # how they lie is not known
                return Space(
                    False, known.limit, reached, generated, levels, 0, 0, 0, known.statistics
                )
