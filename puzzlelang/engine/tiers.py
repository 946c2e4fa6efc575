"""Which tier searches: Python functions at first, machine code when the search turns out long.

The answer does not depend on it.  A search for which machine code is expected to pay (see
``puzzlelang.engine.tier_switch``) restarts on the second.  Where there is no machine code
(llvmlite is not installed; a set too large; an order that has none) it stays where it is, or
restarts there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic

from puzzlelang.compiler import CompiledSystem, TooLarge, Unprintable
from puzzlelang.core import current
from puzzlelang.engine.tier_switch import Patience
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
    best_known,
    collector_paused,
    limit_of,
)
from puzzlelang.text import TYPE_CHECKING, Diagnostic, PuzzleError, peak_bytes

if TYPE_CHECKING:
    from puzzlelang.compiler import MergedSystem
    from puzzlelang.engine.factored_search import FactoredSearcher
    from puzzlelang.engine.native_search import NativeSearcher


class NotSupported(Unprintable):
    """Machine code does not do what is asked, and may do what is asked next."""


class TieredSearcher(PausingSearcher):
    """Searches one system on the tier that suits, or on the one that is asked for."""

    def __init__(
        self, system: CompiledSystem | MergedSystem, tier: str = "auto", may_factor: bool = True
    ) -> None:
        """``may_factor``: may states be a product?"""
        self.system, self.tier = system, tier
        self.lenient = False
        """May what has no machine code be searched on the first tier, although it was asked for?"""
        self.no_machine_code = ""
        """For what in this puzzle there is no machine code, once that is known."""
        self._python = PythonSearcher(system, system.test)
        self._native: NativeSearcher | None = None
        self._factored: FactoredSearcher | None = None
        self._may_factor = may_factor

    def supports(self, request: Request) -> bool:
        return True

    def begin(self, request: Request) -> Search[Answer]:
        """What a tier answers, or both after each other; where somebody ends it, what is known."""
        started, steps = monotonic(), None
        answer: Answer | None = None
        try:
            with collector_paused():
                for steps, leaves in self._searches(request, started):
                    answer = best_known(answer, (yield from steps.until(leaves)))
                    if answer.limit != REPLACED:
                        break
        except ENDS as ending:
            limit = limit_of(ending)
            latest = None if steps is None else steps.latest
            known = latest.gave_up(limit) if latest else self.before_start(request, limit)
            answer = best_known(answer, request.partial_answer(known))
        assert answer is not None, "there is a tier"
        answer.statistics.seconds = monotonic() - started
        return answer

    def _searches(
        self, request: Request, started: float
    ) -> Iterator[tuple[Steps[Answer], Callable[[Progress], bool]]]:
        """The search on the first tier, and the one that takes its place."""
        first = self.tier == "python" or self.tier == "auto" and self.no_machine_code
        if first or self.tier == "auto" and self._native is None:
            leaves = stays if first else self._leaving(request)
            yield Steps(self._python.begin(request)), leaves
        yield Steps(self._without_python(request, started)), stays

    def _without_python(self, request: Request, started: float) -> Search[Answer]:
        try:
            searcher = self._product_for(request) or self._native_for(request)
            request = request.limited(request.limits.left(started))
            return (yield from searcher.begin(request))
        except Unprintable as reason:
            self._refuse(reason)
        return (yield from self._python.begin(request.limited(request.limits.left(started))))

    def _leaving(self, request: Request) -> Callable[[Progress], bool]:
        """Where the search goes on in another way: as a product, or in machine code."""
        systems = [self.system, *(one.system for row in request.collections or () for one in row)]
        patience = Patience(systems, lambda: self._price(request), request.order == "bfs")

        def leaves(at: Progress) -> bool:
            if at.waiting >= current.factored_from and self._product_for(request):
                return True
            return patience(at.expanded, at.waiting, at.walks_through)

        return leaves

    def _product_for(self, request: Request) -> FactoredSearcher | None:
        """What searches for it where states are a product; that is found out once."""
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
        """Of a search that was ended before it examined anything but the starts."""
        tier = "native" if self.tier == "native" else "python"
        numbers = Statistics(
            len(self.system.starts), order=request.order, tier=tier, peak_memory_bytes=peak_bytes()
        )
        return GaveUp(limit, numbers)

    def _native_for(self, request: Request) -> NativeSearcher:
        from puzzlelang.engine.native_search import NativeSearcher

        if self._native is None:
            self._native = NativeSearcher(self.system, hurried=self.tier == "auto")
        if not self._native.supports(request):
            raise NotSupported(f"the order `{request.order}`")
        return self._native

    def _price(self, request: Request) -> float | None:
        """What machine code is expected to cost when it is printed; None where there is none."""
        try:
            return self._native_for(request).price(request)
        except Unprintable as reason:
            self._refuse(reason)
            return None

    def _refuse(self, reason: Unprintable) -> None:
        """Note why there is no machine code; raise it where nothing else was asked for."""
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
            self.no_machine_code = str(reason)


def stays(at: Progress) -> bool:
    return False
