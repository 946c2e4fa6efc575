"""Requests, and the searchers that answer them.

A :class:`Searcher` searches one system in one way. All give the same answers:

- :class:`PythonSearcher` searches any transition system, in every order;
- ``engine.native_search`` searches a compiled puzzle in machine code, in the orders it
  ``supports``;
- ``engine.tiers`` has both, and switches to the second when this should pay off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from enum import Enum, auto

from puzzlelang.search.strategies import BY_DEPTH, ORDERS, order_for
from puzzlelang.search.system import (
    WEIGHT,
    GaveUp,
    Keep,
    Limits,
    Outcome,
    Solutions,
    Space,
    State,
    TransitionSystem,
    Weight,
    limit_of,
)
from puzzlelang.search.watch import (
    ENDS,
    Budget,
    Search,
    Watch,
    collector_paused,
    finish,
    looked_after,
    run,
)
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Listener,
    Protocol,
    Record,
    Stage,
    cast,
    replace,
    reporting,
    stage,
)

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


if TYPE_CHECKING:
    from puzzlelang.search.recording import Recorder


class Searcher(Protocol):
    """Answers requests about one system.

    Limits and interruptions never raise; the answer reports them. A ``Fault`` of the system has its
    ``state`` set.
    """

    @property
    def forgets(self) -> bool:
        """States are dropped as soon as they are counted."""
        return False

    def supports(self, request: Request) -> bool:
        """True if ``run`` accepts this request."""

    def run(self, request: Request) -> Answer: ...

    def search(
        self,
        order: str = "auto",
        limits: Limits = NO_LIMITS,
        keep: Keep | None = None,
        weight: Weight = WEIGHT,
        record: Recorder | None = None,
    ) -> Outcome[Any]:
        request = Request(Kind.SEARCH, order, limits, keep, weight, record=record)
        return cast("Outcome[Any]", self.run(request))

    def find(self, wanted: Any, limits: Limits = NO_LIMITS) -> Outcome[Any]:
        request = Request(Kind.FIND, limits=limits, wanted=wanted)
        return cast("Outcome[Any]", self.run(request))

    def explore(self, limits: Limits = NO_LIMITS, *, counts: bool = False) -> Space:
        """Explore the whole space; for ``counts`` see :class:`Request`."""
        request = Request(Kind.EXPLORE, limits=limits, counts=counts)
        return cast(Space, self.run(request))

    def count_solutions(self, limits: Limits = NO_LIMITS) -> Solutions[Any]:
        request = Request(Kind.COUNT, limits=limits)
        return cast("Solutions[Any]", self.run(request))

    def all_solutions(self, limits: Limits = NO_LIMITS, most: int | None = None) -> Solutions[Any]:
        request = Request(Kind.LIST, limits=limits, most=most)
        return cast("Solutions[Any]", self.run(request))


class PausingSearcher(Searcher, Protocol):
    """A searcher with pauses."""

    def begin(self, request: Request) -> Search[Answer]:
        """Create the search that answers ``request``, before its first pause."""

    def run(self, request: Request) -> Answer:
        return finish(self.begin(request))


class PythonSearcher(PausingSearcher):
    """Searches any transition system by calling its functions."""

    def __init__(
        self,
        system: TransitionSystem[Any],
        test: Callable[[Any], Callable[[Any], bool]] = lambda wanted: wanted,
    ) -> None:
        """``test`` converts a ``wanted`` condition to a function of a state."""
        self.system, self._test = system, test

    def supports(self, request: Request) -> bool:
        return True

    def begin(self, request: Request) -> Search[Answer]:
        system, limits = self.system, request.limits
        match request.kind:  # imported on demand, for a fast start
            case Kind.SEARCH if request.collections is not None:
                return _guided(system, request, request.collections)
            case Kind.SEARCH:
                return _searching(system, request)
            case Kind.FIND:
                from puzzlelang.search.whole_space import with_goal

                nearest = Request(order="bfs", limits=limits)
                return _searching(with_goal(system, self._test(request.wanted)), nearest)
            case Kind.EXPLORE:
                from puzzlelang.search.whole_space import exploring, with_goal

                if request.wanted is not None:
                    system = with_goal(system, self._test(request.wanted))
                return exploring(system, limits)
            case Kind.COUNT:
                from puzzlelang.search.solutions import counting

                return counting(system, limits)
            case Kind.LIST:
                from puzzlelang.search.solutions import listing

                return listing(system, limits, request.most)


def search(
    system: TransitionSystem[State],
    order: str = "auto",
    limits: Limits | None = None,
    progress: Listener | None = None,
    keep: Keep | None = None,
    weight: Weight = WEIGHT,
    begin_at: Any = None,
) -> Outcome[State]:
    """Search ``system`` for a goal.

    Limits and interruptions never raise; the answer is then ``GaveUp``. A ``Fault`` of the system
    has its ``state`` set. ``keep`` receives all discovered states in order (if the search order
    ``keeps`` them). ``weight`` is for ``wastar``. ``begin_at`` is the first bound of ``idastar``;
    no goal may be below it.
    """
    request = Request(Kind.SEARCH, order, limits or NO_LIMITS, keep, weight, begin_at)
    with reporting(progress):
        return finish(_searching(system, request))


def _searching(system: TransitionSystem[State], request: Request) -> Search[Outcome[State]]:
    order = order_for(system, request.order)
    row, options = ORDERS[order], dict[str, Any]()
    if row.weighted:
        options["weight"] = request.weight
    if request.begin_at is not None:
        options["begin_at"] = request.begin_at
    with stage(Stage.SEARCHING, cost=getattr(system, "cost_lines", None)):
        watch = Watch(order, request.limits, request.budget)
        if request.record is not None:
            system, watch = request.record.begin(system, order, request.limits, request.budget)
        watch.by_depth = order in BY_DEPTH
        outcome = yield from run(row.search(system, watch, **options), watch)
    if request.keep is not None:
        request.keep(watch.reached)
    return outcome


def _guided(
    system: TransitionSystem[Any], request: Request, collections: Sequence[Sequence[Any]]
) -> Search[Outcome[Any]]:
    """Search with the greatest estimate of collections of abstractions."""
    from puzzlelang.search.distance_estimates import Estimated, lookups

    watch = Watch(request.order, request.limits.of_abstractions())
    watch.reached = system.starts
    rows = None if request.distances is None else request.distances.of("python")
    if rows is None:
        total = sum(map(len, collections))
        with collector_paused(), stage(Stage.ESTIMATING, total=total):
            try:
                rows = yield from looked_after(lookups(collections, watch), watch)
            except ENDS as ending:
                watch.tally(0, 0)  # expanded states were abstract
                return GaveUp(limit_of(ending), watch.finish(), system.zero)
        if request.distances is not None:
            request.distances.keep("python", rows)
    rest = request.limited(request.limits.left(watch.started))
    return (yield from _searching(Estimated(system, rows), rest))


def merge_answers(earlier: Answer | None, later: Answer) -> Answer:
    """The answer ``later`` of a restarted search, joined with the ``earlier`` answer.

    If it gave up, it gets the numbers of the run that reached more states, and the best bounds of
    both.
    """
    if earlier is None or not later.limit:
        return later
    most = max(later, earlier, key=lambda answer: answer.statistics.reached)
    peaks = [one.statistics.peak_memory_bytes or 0 for one in (earlier, later)]
    most.statistics.peak_memory_bytes = max(peaks)
    match earlier, later:
        case Solutions(), Solutions():
            outcome = cast("Outcome[Any]", merge_answers(earlier.outcome, later.outcome))
            return replace(later, outcome=outcome)
        case GaveUp(), GaveUp():
            lows = [b for b in (earlier.lower_bound, later.lower_bound) if b is not None]
            highs = [b for b in (earlier.upper_bound, later.upper_bound) if b is not None]
            low, high = max(lows, default=None), min(highs, default=None)
            return GaveUp(later.limit, most.statistics, low, high)
    assert isinstance(most, Space), "both are of one kind"
    return replace(most, limit=later.limit)
