"""Choose the tier of a search: Python functions first, machine code for long searches.

The answer does not depend on it.  A search for which machine code should pay (see
:class:`Patience`) restarts there.  Only CPU time counts: on a busy machine everything takes longer,
including compilation.  Without machine code (no llvmlite, a set too large, an unsupported order), a
search stays on the first tier, or restarts there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from math import inf
from time import monotonic, process_time

from puzzlelang.compiler import CompiledSystem, TooLarge, Unprintable
from puzzlelang.core import current
from puzzlelang.search import (
    ENDS,
    REPLACED,
    Answer,
    GaveUp,
    Kind,
    PausingSearcher,
    Progress,
    PythonSearcher,
    Request,
    Search,
    Statistics,
    Steps,
    collector_paused,
    limit_of,
    merge_answers,
)
from puzzlelang.text import TYPE_CHECKING, Diagnostic, PuzzleError, Record, peak_bytes

if TYPE_CHECKING:
    from puzzlelang.compiler import MergedSystem
    from puzzlelang.engine.factored_search import FactoredSearcher
    from puzzlelang.engine.native_rules import Rules
    from puzzlelang.engine.native_search import NativeSearcher


class NotSupported(Unprintable):
    """Machine code does not support this request, but may support the next."""


class SharedCode(metaclass=Record, frozen=False):
    """Machine code of a puzzle, or the feature without any, for searches from all starts."""

    rules: Rules | None = None
    refusal: str = ""


class TieredSearcher(PausingSearcher):
    """Search a system on the best tier, or on the requested one."""

    def __init__(
        self, system: CompiledSystem | MergedSystem, tier: str = "auto", may_factor: bool = True
    ) -> None:
        """``may_factor``: may ``system`` be searched as a product?"""
        self.system, self.tier = system, tier
        self.lenient = False
        """May searches without machine code use the first tier, despite ``tier``?"""
        self.shared = SharedCode()
        self._python = PythonSearcher(system, system.value)
        self._native: NativeSearcher | None = None
        self._factored: FactoredSearcher | None = None
        self.may_factor = self._may_factor = may_factor

    def from_starts(self, system: CompiledSystem | MergedSystem) -> TieredSearcher:
        """Return a searcher of ``system``, which has other starts."""
        other = TieredSearcher(system, self.tier, self.may_factor)
        other.shared = self.shared
        return other

    def of_merged(self, merged: MergedSystem) -> TieredSearcher:
        """Return a searcher of merged states of :attr:`system`; it uses the same machine code."""
        other = TieredSearcher(merged, self.tier, may_factor=False)
        other.lenient = True
        if self.shared.rules is not None:
            from puzzlelang.engine.native_rules import MergedRules

            with suppress(Unprintable):
                other.shared.rules = MergedRules(merged, self.shared.rules)
        return other

    @property
    def no_machine_code(self) -> str:
        """Feature of this puzzle without machine code, once known."""
        return self.shared.refusal

    def supports(self, request: Request) -> bool:
        return True

    def begin(self, request: Request) -> Search[Answer]:
        """Answer on one tier, or on both in turn; if interrupted, with partial results."""
        started, steps = monotonic(), None
        answer: Answer | None = None
        try:
            with collector_paused():
                for steps, leaves in self._searches(request, started):
                    answer = merge_answers(answer, (yield from steps.until(leaves)))
                    if answer.limit != REPLACED:
                        break
        except ENDS as ending:
            limit = limit_of(ending)
            latest = None if steps is None else steps.latest
            gave_up = latest.gave_up(limit) if latest else self.before_start(request, limit)
            answer = merge_answers(answer, request.partial_answer(gave_up))
        assert answer is not None, "there is a tier"
        answer.statistics.seconds = monotonic() - started
        return answer

    def _searches(
        self, request: Request, started: float
    ) -> Iterator[tuple[Steps[Answer], Callable[[Progress], bool]]]:
        """The search on the first tier, and its replacement."""
        first = self.tier == "python" or self.tier == "auto" and self.no_machine_code
        first = first or request.record is not None
        if first or self.tier == "auto" and self._native is None:
            leaves = stays if first else self._leaving(request)
            yield Steps(self._python.begin(request)), leaves
        yield Steps(self._without_python(request, started)), stays

    def _without_python(self, request: Request, started: float) -> Search[Answer]:
        try:
            searcher = self._product_for(request) or self._native_for(request)
            if self.tier == "auto":
                self._is_marked(request, marks=True)
            request = request.limited(request.limits.left(started))
            return (yield from searcher.begin(request))
        except Unprintable as reason:
            self._refuse(reason)
        return (yield from self._python.begin(request.limited(request.limits.left(started))))

    def _leaving(self, request: Request) -> Callable[[Progress], bool]:
        """Predicate for leaving the first tier, for a product or machine code."""
        systems = [self.system, *(one.system for row in request.collections or () for one in row)]
        patience = Patience(
            systems, lambda: self._price(request), request.order == "bfs",
            self._has_loaded(request), lambda: self._is_marked(request),
        )  # fmt: skip

        def leaves(at: Progress) -> bool:
            if at.waiting >= current.factored_from and self._product_for(request):
                return True
            return patience(at.expanded, at.waiting, at.walks_through)

        return leaves

    def _product_for(self, request: Request) -> FactoredSearcher | None:
        """Return a searcher of two independent parts, if the puzzle has them and the request fits.

        The puzzle is split once, at the first request.
        """
        if request.kind in (Kind.COUNT, Kind.LIST) or request.order != "bfs" or request.keep:
            return None
        if self._may_factor:
            from puzzlelang.compiler import Unfactored
            from puzzlelang.engine.factored_search import FactoredSearcher

            self._may_factor = False
            with suppress(Unfactored, Unprintable):
                self._factored = FactoredSearcher(self.system)
        if self._factored and self._factored.supports(request):
            return self._factored
        return None

    def before_start(self, request: Request, limit: str) -> GaveUp:
        """Answer of a search that examined only the starts."""
        tier = "native" if self.tier == "native" else "python"
        numbers = Statistics(
            len(self.system.starts), order=request.order, tier=tier, peak_memory_bytes=peak_bytes()
        )
        return GaveUp(limit, numbers)

    def _native_for(self, request: Request) -> NativeSearcher:
        from puzzlelang.engine.native_search import NativeSearcher

        if self._native is None:
            hurried, rules = self.tier == "auto", self.shared.rules
            self._native = NativeSearcher(self.system, hurried, rules)
            self.shared.rules = self._native.rules
        if not self._native.supports(request):
            raise NotSupported(f"the order `{request.order}`")
        return self._native

    def _has_loaded(self, request: Request) -> bool:
        """Did a search from other starts load the machine code for this request?"""
        if self.shared.rules is None:
            return False
        from puzzlelang.engine.native_search import NativeSearcher

        return NativeSearcher(self.system, rules=self.shared.rules).has_loaded(request)

    def _is_marked(self, request: Request, marks: bool = False) -> bool:
        """Did such a search use machine code in any process?  ``marks``: from now on, yes.

        Searches with equal keys cost each other time, but change no answer.
        """
        from puzzlelang.engine import code_cache

        puzzle, starts = self.system.puzzle, self.system.starts
        about = puzzle.title, {**puzzle.settings}, len(starts), starts[0]
        search = request.kind.name, request.order, len(request.collections or ())
        key = code_cache.key_of(*map(str, (*search, *about)))
        is_marked = code_cache.get(key) is not None
        if marks and not is_marked:
            code_cache.put(key, b"")
        return is_marked

    def _price(self, request: Request) -> float | None:
        """Expected seconds before a search in machine code begins; ``None`` without it.

        If the rules are cached, abstractions are assumed to be cached.
        """
        try:
            rules = self._native_for(request).price(request)
        except Unprintable as reason:
            self._refuse(reason)
            return None
        abstractions = sum(map(len, request.collections or ()))
        return KERNEL + rules + abstractions * (COST_EACH if rules else CACHED_EACH)

    def _refuse(self, reason: Unprintable) -> None:
        """Note why there is no machine code; raise it if ``tier`` requires some."""
        if isinstance(reason, TooLarge):
            return
        if self.tier == "native" and not self.lenient:
            raise PuzzleError(
                [
                    Diagnostic(
                        "no-machine-code", f"there is no machine code for {reason}",
                        None, help="leave `--tier` out",
                    )
                ]
            )  # fmt: skip
        if not isinstance(reason, NotSupported):
            self.shared.refusal = str(reason)


def stays(at: Progress) -> bool:
    return False


# ── leaving the first tier ────────────────────────────────────────────────────────────

BEFORE = 0.12
"""Start-up time of any process, in seconds."""

COST, COST_OF_BYTE = 0.09, 1.8e-6
"""Seconds for LLVM and a loop, and for each byte of the rules' byte code; a guess until assembly
is printed.
"""

MARKED = 0.3
"""Share of ``first_tier_ms`` after which a search looks for machine code of an earlier process."""

KERNEL = 0.06
"""Seconds for an unoptimised loop, and for loading it and the rules."""

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
