"""Which tier searches: Python functions at first, machine code when the search turns out long.

The answer does not depend on it.  A search for which machine code is expected to pay (see
``puzzlelang.engine.tier_switch``) begins anew on the second.  Where there is no machine code
(llvmlite is not installed; a set too large) it stays where it is, or begins anew there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from puzzlelang.compiler import CompiledSystem, Term, TooLarge, Unprintable
from puzzlelang.core import current
from puzzlelang.engine.tier_switch import Patience
from puzzlelang.search import (
    ENDINGS,
    GaveUp,
    Keep,
    Limits,
    Live,
    Outcome,
    Progress,
    Solutions,
    Solved,
    Space,
    Statistics,
    Unsolvable,
    Weight,
    all_solutions,
    farther,
    in_all,
    known_as,
    limit_met,
    limit_of,
    not_begun,
    space_of,
    statistics_of,
    strategies,
    untold,
)
from puzzlelang.text import Diagnostic, PuzzleError, replace

if TYPE_CHECKING:
    from puzzlelang.compiler import MergedSystem, pattern_selection
    from puzzlelang.engine.native_search import Native

Made = TypeVar("Made")


def stages() -> tuple[tuple[int, bool, int | None], ...]:
    """States of an abstraction, whether there are further ones across, and how many states are
    expanded by their help before larger ones are made.
    """
    rough = current.rough_states, True, current.rough_expanded
    return rough, (current.fine_states, False, None)


def _merged(system: CompiledSystem) -> MergedSystem:
    from puzzlelang.compiler import MergedSystem

    return MergedSystem(system)


class Searcher:
    """Searches one puzzle on the tier that suits, or on the one that is asked for."""

    def __init__(self, system: CompiledSystem, tier: str = "auto") -> None:
        self.merged = _merged(system) if system.puzzle.symmetry else None
        self.system = self.merged or system
        """What is searched; the traces of an answer are those of the true states."""
        self.tier = tier
        self.lenient = False
        """May what has no machine code be searched on the first tier, although it was asked for?"""
        self.finds_estimate = False
        """Is an estimate to be found even where the puzzle has one?"""
        self._native: Native | None = None
        self._why_not = ""

    def search(
        self,
        order: str,
        limits: Limits,
        progress: Progress | None = None,
        keep: Keep | None = None,
        weight: Weight = strategies.WEIGHT,
    ) -> Outcome[Any]:
        """The outcome; ``keep`` is given the states that were discovered, perhaps several times,
        and the last time by the search that the outcome is of.  ``weight``: of the estimate in
        the order ``wastar``.
        """
        order = strategies.order_named(order)
        if self.finds_estimate and order == "auto":
            order = "astar"
        if order in strategies.GUIDED and (self.finds_estimate or not self.system.has_estimate):
            return self._unmerged(self._guided(order, limits, progress, keep, weight))
        found = self._made(
            lambda limits: strategies.search(self.system, order, limits, progress, keep, weight),
            lambda native, limits: native.search(order, limits, progress, (), keep, weight),
            limits,
            partial(self._not_begun, order),
            progress,
            order,
        )
        return self._unmerged(found)

    def _guided(
        self,
        order: str,
        limits: Limits,
        progress: Progress | None,
        keep: Keep | None,
        weight: Weight,
    ) -> Outcome[Any]:
        """Search with an estimate that is found: a rough one, and a better one if that is not
        enough.  When it is not depends on the states expanded alone, so every tier does the same.
        """
        from puzzlelang.search import guided

        started = monotonic()
        nothing = partial(self._not_begun, order)
        found: Outcome[Any] | None = None
        before: list[Any] = []
        for most_states, across, most_expanded in stages():
            try:
                collections = self._collections(most_states, across)
            except ENDINGS as ending:
                late = nothing(limit_of(ending))
                return in_all(farther(found, late) if found else late, monotonic() - started)
            if before == (before := [[a.pattern for a in c] for c in collections]):
                most_expanded = None
            plain = partial(guided, self.system, collections, order)
            last = self._made(
                lambda limits: plain(limits, progress, keep, weight),  # noqa: B023
                lambda native, limits: native.search(
                    order,
                    limits,
                    progress,
                    collections,  # noqa: B023
                    keep,
                    weight,
                ),
                replace(limits.left(started), expanded=most_expanded),
                nothing,
                progress,
                "ucs",
                abstract=[one.system for collection in collections for one in collection],
            )
            found = farther(found, last) if found else last
            if limit_met(found) != "expanded":
                break
        assert found is not None, "there are stages"
        if isinstance(found, Unsolvable):
            found = replace(found, by_estimate=bool(collections))
        return in_all(found, monotonic() - started)

    def _collections(self, most_states: int, across: bool) -> list[pattern_selection.Collection]:
        """Abstractions of the true system.  They tell of the states that its start leads to, and
        canonical ones are among these where the start has the symmetry, too.
        """
        from puzzlelang.compiler import pattern_selection

        if self.merged is None:
            return pattern_selection.collections(self.system, most_states, crosswise=across)
        if not self.merged.starts_alike:
            return []
        return pattern_selection.collections(self.merged.true, most_states, crosswise=across)

    def explore(self, limits: Limits, progress: Progress | None = None) -> Space:
        from puzzlelang.search import explore

        return self._made(
            lambda limits: explore(self.system, limits, progress),
            lambda native, limits: native.explore(limits, progress),
            limits,
            lambda limit: space_of(self._not_begun("bfs", limit)),
            progress,
            "bfs",
            walks_through=True,
        )

    def count_solutions(self, limits: Limits, progress: Progress | None = None) -> Solutions[Any]:
        from puzzlelang.search import count_solutions

        found = self._made(
            lambda limits: count_solutions(self.system, limits, progress),
            lambda native, limits: native.count_solutions(limits, progress),
            limits,
            self._not_counted,
            progress,
            "bfs" if self.system.unit_cost else "ucs",
        )
        return self._all_unmerged(found)

    def all_solutions(
        self, limits: Limits, most: int | None, progress: Progress | None = None
    ) -> Solutions[Any]:
        """Count the optimal solutions and list at most ``most`` of them."""
        found = self._made(
            lambda limits: all_solutions(self.system, limits, most, progress),
            lambda native, limits: native.all_solutions(limits, most, progress),
            limits,
            self._not_counted,
            progress,
            "ucs",
        )
        return self._all_unmerged(found)

    def find(self, wanted: Term, limits: Limits, progress: Progress | None = None) -> Outcome[Any]:
        """The nearest state in which ``wanted`` holds."""
        from puzzlelang.search import find

        condition = self.system.test(wanted)
        found = self._made(
            lambda limits: find(self.system, condition, limits, progress),
            lambda native, limits: native.find(wanted, limits, progress),
            limits,
            partial(self._not_begun, "bfs"),
            progress,
            "bfs",
        )
        return self._unmerged(found)

    def _not_begun(self, order: str, limit: str) -> GaveUp:
        order = strategies.chosen(self.system) if order == "auto" else order
        return not_begun(limit, order, "native" if self.tier == "native" else "python")

    def _not_counted(self, limit: str) -> Solutions[Any]:
        order = "bfs" if self.system.unit_cost else "ucs"
        return Solutions(self._not_begun(order, limit), (), 0)

    def _unmerged(self, found: Outcome[Any]) -> Outcome[Any]:
        if self.merged is None or not isinstance(found, Solved):
            return found
        try:
            return replace(found, trace=self.merged.unmerged(found.trace))
        except ENDINGS as ending:
            return untold(found, limit_of(ending))

    def _all_unmerged(self, found: Solutions[Any]) -> Solutions[Any]:
        if self.merged is None:
            return found
        try:
            traces = tuple(map(self.merged.unmerged, found.traces))
        except ENDINGS as ending:
            assert isinstance(found.outcome, Solved), "there is something to tell"
            return Solutions(untold(found.outcome, limit_of(ending)), (), 0)
        return replace(found, outcome=self._unmerged(found.outcome), traces=traces)

    def _made(
        self,
        plain: Callable[[Limits], Made],
        fast: Callable[[Native, Limits], Made],
        limits: Limits,
        nothing: Callable[[str], Made],
        progress: Progress | None,
        order: str,
        *,
        abstract: Sequence[CompiledSystem] = (),
        walks_through: bool = False,
    ) -> Made:
        """What a tier finds, or both after each other; if somebody ends it, what is known then:
        ``nothing`` where no search has begun.  ``order``, ``abstract``, ``walks_through``: what
        machine code is expected to cost and to save, see :class:`Patience`.
        """
        started, live = monotonic(), Live()
        before: list[Made] = []
        limits = replace(limits, live=live)
        price = partial(self._price, order)
        patience = Patience([self.system, *abstract], price, walks_through)
        try:
            last = self._on_tiers(plain, fast, limits, before, patience, progress)
        except ENDINGS as ending:
            last = nothing(limit_of(ending))
            if live.known is not None:
                last = known_as(last, live.known(limit_of(ending)))
        found: Made = farther(before[0], last) if before else last
        return in_all(found, monotonic() - started)

    def _on_tiers(
        self,
        plain: Callable[[Limits], Made],
        fast: Callable[[Native, Limits], Made],
        limits: Limits,
        before: list[Made],
        patience: Patience,
        progress: Progress | None,
    ) -> Made:
        """What the last tier finds; ``before`` is given what the one before it did, if any."""
        if self.tier == "python" or (self.tier == "auto" and self._why_not):
            return plain(limits)
        started, statistics = monotonic(), Statistics(tier="native")
        if self.tier == "auto" and self._native is None:
            found = plain(replace(limits, leave=patience))
            if limit_met(found) != "elsewhere":
                return found
            before.append(found)
            statistics = replace(statistics_of(found))
            assert limits.live is not None
            limits.live.known = None  # and what it holds may go

        def tick() -> None:
            if progress:
                statistics.seconds, statistics.compiling = monotonic() - started, True
                progress(statistics, patience.waiting, None)

        try:
            native = self._machine_code()
            native.rules.tick = tick
            tick()
            return fast(native, limits.left(started))
        except Unprintable as reason:
            self._refuse(reason)
            return plain(limits.left(started))

    def _machine_code(self) -> Native:
        from puzzlelang.engine.native_search import Native

        if self._native is None:
            self._native = Native(self.system, hurried=self.tier == "auto")
        return self._native

    def _price(self, order: str) -> float | None:
        """What machine code is expected to cost when it is printed; None where there is none."""
        try:
            return self._machine_code().price(order)
        except Unprintable as reason:
            self._refuse(reason)
            return None

    def _refuse(self, reason: Unprintable) -> None:
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
        self._why_not = str(reason)
