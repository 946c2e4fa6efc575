"""When a search of the first tier is to go on as machine code: once that is expected to pay.

What counts is the time of the processor, never the clock: on a busy machine all takes longer,
making machine code, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

from puzzlelang.compiler import CompiledSystem
from puzzlelang.core import current

BEFORE = 0.12
"""Seconds that any process takes before it searches."""

COST, COST_OF_BYTE = 0.09, 1.8e-6
"""Seconds that it costs to have machine code: for LLVM and a loop, and for each byte of the byte
code of the rules: a guess, as long as nothing is printed.
"""

COST_EACH, CACHED_EACH = 0.03, 0.01
"""The same for each abstraction: where its code is to be made, and where it is in the cache, which
is known when something is printed.
"""


class Patience:
    """Asked at each look of a search on the first tier whether it is to be given up."""

    def __init__(
        self,
        systems: Sequence[CompiledSystem],
        price: Callable[[], float | None],
        by_level: bool = False,
    ) -> None:
        """``systems``: of which machine code would be made, the first of the puzzle itself;
        ``price``: makes what tells how much that costs, which takes some of the time, and tells it
        (None: there is no machine code).  ``by_level``: what waits comes before what is found.
        """
        self._systems, self._price, self._by_level = systems, price, by_level
        self._began = process_time()
        self._most_waiting = 0
        self._known: float | None = None
        self._is_settled = False
        self._prepared: float | None = None
        """What was spent before the first look: the making of functions tells nothing of states."""
        self.waiting = 0

    def __call__(self, expanded: int, waiting: int, walks_through: bool = False) -> bool:
        """``walks_through``: all states that wait will be expanded."""
        self.waiting = waiting
        self._most_waiting = max(waiting, self._most_waiting)
        spent = process_time() - self._began
        if self._prepared is None:
            self._prepared = spent
        ahead = 0.0
        if expanded:
            ahead = (spent - self._prepared) * self._share_ahead(walks_through) * waiting / expanded
        if self._is_settled or 1000 * spent < current.first_tier_ms or not self.pays(spent, ahead):
            return False
        if self._known is None:
            self._learn()
        return not self._is_settled and self.pays(spent, ahead)

    def _share_ahead(self, walks_through: bool) -> float:
        """The part of the states that wait that is expected to be expanded.  Where ever more wait,
        a goal, which is not among them, is most likely found from a state in their middle.
        """
        if walks_through:
            return 1.0
        return 0.5 if self._by_level and self.waiting == self._most_waiting else 0.0

    def _learn(self) -> None:
        """Ask what it costs, all in all; the search has not spent what that takes."""
        asked = process_time()
        price = self._price()
        took = process_time() - asked
        self._began += took
        if price is None:
            self._is_settled = True
        else:
            self._known = took + price

    def pays(self, spent: float, ahead: float) -> bool:
        """Is machine code expected to pay after so many seconds, with so many ahead at least?

        A search where ever fewer states wait is expected to end soon.
        """
        share = current.share_percent / 100
        if 2 * self.waiting < self._most_waiting:
            share /= 2
        return self.cost <= share * (BEFORE + spent + ahead)

    @property
    def cost(self) -> float:
        """Seconds that machine code is expected to cost: what is known of that, or a guess."""
        if self._known is not None:
            return self._known
        size = sum(system.size for system in self._systems)
        return COST + CACHED_EACH * len(self._systems[1:]) + COST_OF_BYTE * size
