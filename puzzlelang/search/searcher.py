"""Protocol of searchers, and the searcher for any system.

A :class:`Searcher` searches one system in one way. All give the same answers:

- :class:`PythonSearcher` searches any transition system, in every order;
- ``engine.native_search`` searches a compiled puzzle in machine code, in the orders it
  ``supports``;
- ``engine.tiers`` has both, and switches to the second when this should pay off.
"""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang.search.request import NO_LIMITS, Answer, Kind, Request
from puzzlelang.search.strategies import searching
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
from puzzlelang.search.watch import Search, finish
from puzzlelang.text import TYPE_CHECKING, Any, Protocol, cast, replace

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
                from puzzlelang.search.distance_estimates import guided

                return guided(system, request)
            case Kind.SEARCH:
                return searching(
                    system, request.order, limits,
                    request.budget, request.keep, request.weight, request.begin_at, request.record,
                )  # fmt: skip
            case Kind.FIND:
                from puzzlelang.search.whole_space import with_goal

                return searching(with_goal(system, self._test(request.wanted)), "bfs", limits)
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
