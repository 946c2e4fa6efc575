"""Requests to searches, and the types of their answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from enum import Enum, auto

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
from puzzlelang.search.watch import Budget
from puzzlelang.text import TYPE_CHECKING, Any, Record, replace

if TYPE_CHECKING:
    from puzzlelang.search.recording import Recorder

Answer = Outcome[Any] | Space | Solutions[Any]

NO_LIMITS = Limits()


class Kind(Enum):
    """Kinds of requests about a state space."""

    SEARCH = auto()
    """Find a goal in some order."""
    FIND = auto()
    """Find the nearest state that satisfies a condition, ignoring the goal."""
    EXPLORE = auto()
    """Count the whole space."""
    COUNT = auto()
    """Count the optimal solutions and return the first."""
    LIST = auto()
    """List all or some of the optimal solutions."""


class Distances:
    """Abstract distances shared by consecutive searches; each tier computes its own when needed."""

    def __init__(self) -> None:
        self._by_tier: dict[str, Any] = {}
        self._ends = ExitStack()

    def of(self, tier: str) -> Any:
        """The distances of a tier; None before they are computed."""
        return self._by_tier.get(tier)

    def keep(self, tier: str, distances: Any) -> None:
        self._by_tier[tier] = distances

    def end(self, function: Callable[[], object]) -> None:
        """Register a function to call when the distances are released."""
        self._ends.callback(function)

    def close(self) -> None:
        self._by_tier.clear()
        self._ends.close()


class Request(metaclass=Record):
    """All inputs of a search; immutable.

    ``order`` is for a SEARCH. ``keep`` receives the discovered states, perhaps several times; the
    last call is by the search that answers. ``weight`` multiplies the estimate, in orders with a
    weight. ``begin_at`` is the first bound of ``idastar``. ``collections`` of abstractions give the
    estimate (None: the system does), and ``distances`` keeps their distances for other requests.
    ``wanted`` is the condition of a FIND, or the goal of an EXPLORE (None: the system's). ``most``
    limits the solutions LISTed (None: all). With ``counts``, an EXPLORE may count the solutions, if
    this is faster than counting afterwards. ``budget`` determines the pauses of a SEARCH;
    ``record`` keeps its expansions, on the first tier. ``shortest`` gets the states on shortest
    traces, in a list for each depth before a goal, from a breadth-first SEARCH in machine code.
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
    record: Recorder | None = None
    shortest: Callable[[list[list[Any]]], object] | None = None

    def ordered(self, system: TransitionSystem[Any]) -> Request:
        """The request with the order in which ``system`` will be searched."""
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

    def partial_answer(self, partial: GaveUp | Space) -> Answer:
        """Convert the ``partial`` results of an ended search to an answer of the requested kind."""
        if isinstance(partial, Space):
            return partial
        match self.kind:
            case Kind.SEARCH | Kind.FIND:
                return partial
            case Kind.COUNT | Kind.LIST:
                return Solutions(partial)
            case Kind.EXPLORE:
                reached, generated = partial.statistics.reached, partial.statistics.generated
                levels = (1,) if reached == 1 else ()  # their depths are unknown
                return Space(
                    False, partial.limit, reached, generated, levels, 0, 0, 0, partial.statistics
                )
