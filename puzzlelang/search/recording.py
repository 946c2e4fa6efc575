"""Records of each expansion of a search, for people who watch it.

The search loops are unchanged: a :class:`Recorder` wraps the system, and its :class:`Watch` makes
the loop pause after each expansion.  A search without a recorder runs none of this code.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from puzzlelang.search.lazy_search import advice_of
from puzzlelang.search.strategies import ORDERS, Order
from puzzlelang.search.system import Limits, TransitionSystem
from puzzlelang.search.watch import Budget, Watch
from puzzlelang.text import Any, Record

NEW, DUPLICATE, REQUEUED, REOPENED, BEYOND, HOPELESS = EVENTS = (
    "new", "duplicate", "requeued", "reopened", "beyond", "hopeless",
)  # fmt: skip
"""Results of generating a state: never seen in this round; seen; waiting, and now with a new parent
(a cheaper one, or in ``preorder`` the latest); expanded, and now reached at lower cost; above the
bound of the round; without a path to a goal according to the estimate.
"""

MOST_RECORDS = 10_000
"""Default maximum number of records."""

SHOWN = 100
"""Default maximum number of states in a recorded frontier."""


class Expansion(metaclass=Record, frozen=False):
    """The expansion of a state; states are numbers, see :attr:`Recorder.numbers`.

    ``first`` is the number of states discovered before.  ``g`` is the cost of the trace to it (in
    ``iddfs`` its depth), ``h`` its estimate (None without one).  ``events`` has a pair for each
    distinct successor: one of :data:`EVENTS`, and the state.  ``frontier`` are the next states in
    the order in which they would be expanded if no other were found, ``waiting`` their number, also
    of those left out.  ``round`` counts from 0 in orders that deepen, up to ``bound``.
    """

    number: int
    first: int
    state: int
    parent: int | None
    g: Any
    h: Any
    round: int
    bound: Any
    events: tuple[tuple[str, int], ...] = ()
    frontier: tuple[int, ...] = ()
    waiting: int = 0


class Recorder:
    """Keeps the first ``most`` expansions of a search, of the last run if it restarts.

    ``shown``: maximum number of states of a frontier (None: all).  ``numbers`` counts the states in
    the order of their first discovery, from 0.
    """

    def __init__(self, most: int = MOST_RECORDS, shown: int | None = SHOWN) -> None:
        self.most, self.shown = most, shown
        self.expansions: list[Expansion] = []
        self.system: Any = None
        self.order = ""
        self.numbers: dict[Any, int] = {}

    def begin(
        self,
        system: TransitionSystem[Any],
        order: str,
        limits: Limits,
        budget: Budget | None,
    ) -> tuple[Any, Watch]:
        """The system and the watch for a run; forgets the records of an earlier run."""
        self.system, self.order, self.expansions = system, order, []
        self.numbers = {state: number for number, state in enumerate(system.starts)}
        watch = _PausingWatch(order, limits, budget)
        watch.notes = _Notes(self, system, ORDERS[order], watch)
        return watch.notes, watch


class _PausingWatch(Watch):
    """Pauses after each expansion, and completes its record."""

    notes: _Notes

    def tally(self, expanded: int, generated: int) -> None:
        self.notes.complete()
        super().tally(expanded, generated)

    def room(self) -> int:
        return min(1, super().room()) if self.notes.records else super().room()

    def finish(self) -> Any:
        self.notes.is_over = True
        return super().finish()


class _Notes:
    """A system that notes which states are expanded."""

    def __init__(
        self, recorder: Recorder, system: TransitionSystem[Any], order: Order, watch: Watch
    ) -> None:
        self._recorder, self._system, self._watch = recorder, system, watch
        self._order, self._costs = order, dict.fromkeys(system.starts, system.zero)
        self._open: dict[Any, None] = dict.fromkeys(system.starts)
        self._expanded: set[Any] = set()
        self._stack: Any = None
        self._pending: tuple[Any, ...] = ()
        self.is_over = False
        self._round = -1
        self._tests_early = order.frontier in ("queue", "stack", "rounds")
        self._has_estimate = system.has_estimate and order.estimated
        if order.key == "advice":
            self._advice, self.advise = advice_of(system), self._advise
            self._latest: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._system, name)

    @property
    def records(self) -> bool:
        """Expansions are still recorded; not those that compute the cost of the answer."""
        full = len(self._recorder.expansions) >= self._recorder.most and not self._pending
        return not (full or self.is_over)

    def successors(self, state: Any) -> Any:
        following = self._system.successors(state)
        if self.records:
            if self._order.key == "steps":
                cost = self._watch.reached[state][1]  # type: ignore[index]
                priced: Any = [(successor, cost + 1) for successor in following]
            else:
                cost = self._costs[state]
                priced = self._system.expand(state, cost)
            self._note(state, cost, priced)
        return following

    def expand(self, state: Any, cost: Any) -> Any:
        following = self._system.expand(state, cost)
        if self.records:
            self._note(state, cost, following)
        return following

    def _note(self, state: Any, cost: Any, following: Any) -> None:
        """Note an expansion, and the entries of the successors before the loop changes them."""
        watch: Any = self._watch
        if self._order.frontier == "rounds" and watch.frontier is not self._stack:
            self._round, self._stack = self._round + 1, watch.frontier
            self._expanded.clear()
            self._open = dict.fromkeys(self._frontier())
        elif not self._expanded and self._order.frontier == "heap":
            self._open = dict.fromkeys(self._frontier())  # without hopeless starts
        least: dict[Any, Any] = {}
        for successor, total in following:
            if successor not in least or total < least[successor]:
                least[successor] = total
        deepens = self._stack is not None
        expansions, known = self._recorder.expansions, self._recorder.numbers
        parent = self._parent(watch.reached[state], state)
        expansion = Expansion(
            len(expansions) + 1, len(known), self._number(state),
            None if parent is None else known[parent], cost, self._estimate(state),
            max(self._round, 0), watch.depth() if deepens else None,
        )  # fmt: skip
        expansions.append(expansion)
        self._expanded.add(state)
        self._open.pop(state, None)
        before = {successor: watch.reached.get(successor) for successor in least}
        self._pending = expansion, least, before

    def _number(self, state: Any) -> int:
        return self._recorder.numbers.setdefault(state, len(self._recorder.numbers))

    def _parent(self, entry: Any, state: Any) -> Any:
        if self._order.frontier in ("queue", "stack", "preorder"):
            return None if entry == state and state in self._system.starts else entry
        return None if entry[2] is None else entry[2][0]

    def _estimate(self, state: Any) -> Any:
        if self._order.key == "advice":
            return self._latest[0]
        return self._system.estimate(state) if self._has_estimate else None

    def _advise(self, state: Any) -> Any:
        self._latest = self._advice(state)
        if self._latest is None:
            self._open.pop(state, None)
        return self._latest

    def complete(self) -> None:
        """Complete the latest record, after the loop has put its successors into the frontier."""
        if not self._pending:
            return
        (expansion, least, before), self._pending = self._pending, ()
        reached: Any = self._watch.reached
        events = []
        for successor, total in least.items():
            kind = self._kind(successor, total, before[successor], reached.get(successor))
            if not kind:  # the search ended before it
                continue
            events.append((kind, self._number(successor)))
            if kind in (NEW, REQUEUED, REOPENED):
                self._costs[successor] = total
                if not (self._tests_early and self._system.is_goal(successor)):
                    self._open[successor] = None
        expansion.events = tuple(events)
        shown = islice(self._frontier(), self._recorder.shown)
        expansion.frontier = tuple(map(self._recorder.numbers.__getitem__, shown))
        most = self._recorder.shown
        is_whole = most is None or len(expansion.frontier) < most
        expansion.waiting = len(expansion.frontier if is_whole else self._open)

    def _kind(self, state: Any, total: Any, before: Any, after: Any) -> str:
        if self._order.frontier in ("queue", "stack"):
            return DUPLICATE if before is not None else NEW if after is not None else ""
        if self._order.frontier == "preorder":
            if state in self._expanded or after is None:
                return DUPLICATE
            return NEW if before is None else REQUEUED
        if after is before:
            if self._stack is None or before is None:
                return BEYOND if self._stack is not None else DUPLICATE
            known = before[3] == self._round or before[1] < total
            return DUPLICATE if known and not total < before[1] else BEYOND
        if self._has_estimate and self._system.estimate(state) is None:
            return HOPELESS
        if before is None or (self._stack is not None and before[3] != self._round):
            return NEW
        return REQUEUED if state in self._open else REOPENED

    def _frontier(self) -> Iterator[Any]:
        """Yield the waiting states, the next to be expanded first."""
        watch: Any = self._watch
        form = self._order.frontier
        entries = watch.frontier if form in ("queue", "heap") else reversed(watch.frontier)
        if form in ("queue", "stack", "preorder"):
            yield from dict.fromkeys(state for state in entries if state in self._open)
        else:
            yield from (entry[0] for entry in entries if watch.reached[entry[0]] is entry)
