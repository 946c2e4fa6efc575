"""Switch a search to machine code once that should pay.

Only CPU time counts: on a busy machine everything takes longer, including compilation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from time import process_time

from puzzlelang.compiler import CompiledSystem
from puzzlelang.core import current

BEFORE = 0.12
"""Start-up time of any process, in seconds."""

COST, COST_OF_BYTE = 0.09, 1.8e-6
"""Seconds for LLVM and a loop, and for each byte of the rules' byte code; a guess until assembly
is printed.
"""

MARKED = 0.3
"""Share of ``first_tier_ms`` after which a search looks for machine code of an earlier process."""

COST_EACH, CACHED_EACH = 0.03, 0.01
"""Seconds for each abstraction: compiled, or cached (known after printing)."""


class Patience:
    """Polled by a search of the first tier: should it end?"""

    def __init__(
        self,
        systems: Sequence[CompiledSystem],
        price: Callable[[], float | None],
        by_level: bool = False,
        is_loaded: bool = False,
        is_marked: Callable[[], bool] = bool,
    ) -> None:
        """``systems``: those to compile, the puzzle's own first.  ``price``: prints the assembly,
        which takes time, and returns the expected cost, or ``None`` without machine code.
        ``by_level``: waiting states precede those discovered next.  ``is_loaded``: machine code
        costs nothing.  ``is_marked``: an earlier process used it for this search, which therefore
        takes long.
        """
        self._systems, self._price, self._by_level = systems, price, by_level
        self._began = process_time()
        self._most_waiting = 0
        self._cost: float | None = 0.0 if is_loaded else None
        self._least = current.loaded_code_ms if is_loaded else current.first_tier_ms
        self._is_settled = False
        self._is_marked = is_marked
        self._is_cached = False
        self._early = MARKED * self._least
        self._prepared: float | None = None
        """Seconds before the first poll, without ``_building()``: they, too, go to building
        functions, not to states.
        """
        self.waiting = 0

    def __call__(self, expanded: int, waiting: int, walks_through: bool = False) -> bool:
        """``walks_through``: all waiting states will be expanded."""
        self.waiting = waiting
        self._most_waiting = max(waiting, self._most_waiting)
        spent = process_time() - self._began
        if self._prepared is None:
            self._prepared = spent - self._building()
        ahead = 0.0
        if expanded:
            searching = spent - self._prepared - self._building()
            ahead = searching * self._share_ahead(walks_through) * waiting / expanded
        if self._is_early(spent):
            return True
        if self._is_settled or 1000 * spent < self._least or not self.pays(spent, ahead):
            return False
        if self._cost is None:
            self._learn()
        return not self._is_settled and self.pays(spent, ahead)

    def _building(self) -> float:
        return sum(system.building for system in self._systems)

    def _is_early(self, spent: float) -> bool:
        """Is machine code for this search cached?  Ask once, soon."""
        if self._cost is not None or self._is_settled or 1000 * spent < self._early:
            return False
        self._early = inf
        if self._is_marked():
            self._learn()
        return self._is_cached

    def _share_ahead(self, walks_through: bool) -> float:
        """Share of the waiting states expected to be expanded.

        While ever more wait, a goal, which is not one of them, is most likely found from their
        middle.
        """
        if walks_through:
            return 1.0
        return 0.5 if self._by_level and self.waiting == self._most_waiting else 0.0

    def _learn(self) -> None:
        """Get the cost, without charging the search for the time this takes."""
        start = process_time()
        price = self._price()
        duration = process_time() - start
        self._began += duration
        if price is None:
            self._is_settled = True
        else:
            self._cost = duration + price
            self._is_cached = price < COST + CACHED_EACH * len(self._systems[1:])

    def pays(self, spent: float, ahead: float) -> bool:
        """Should machine code pay after ``spent`` seconds, with at least ``ahead`` to come?

        With ever fewer waiting states, a search is expected to end soon.
        """
        share = current.share_percent / 100
        if 2 * self.waiting < self._most_waiting:
            share /= 2
        return self.cost <= share * (BEFORE + spent + ahead)

    @property
    def cost(self) -> float:
        """Expected seconds for machine code: the price if known, otherwise a guess."""
        if self._cost is not None:
            return self._cost
        size = sum(system.size for system in self._systems)
        return COST + CACHED_EACH * len(self._systems[1:]) + COST_OF_BYTE * size
