"""Estimates from abstractions: computing distances to goals, and looking them up."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from contextlib import ExitStack, closing
from functools import partial
from time import monotonic

from puzzlelang.compiler import NotPlaced, Unprintable
from puzzlelang.engine.code_improvement import Piece
from puzzlelang.engine.kernel import Lookup
from puzzlelang.engine.kernel import replace as replace_kernel
from puzzlelang.engine.kernel_loops import DISTANCES
from puzzlelang.engine.kernel_run import Run
from puzzlelang.engine.native_code import Code
from puzzlelang.engine.native_rules import Rules
from puzzlelang.engine.placed_distances import PlacedCollections, PlacedPattern, estimate_address
from puzzlelang.search import Limits, Request, finish
from puzzlelang.text import Any, Stage, current_task, resident_bytes, stage

MOST_WORDS = 16
"""Maximum words of an abstract state."""


class Guide:
    """Estimate of a search from collections of abstractions.

    ``limit``: the limit that ended its construction, or empty; ``left``: the limits remaining for
    the search.  Lookups are valid until the guide is closed.
    """

    def __init__(self, rules: Rules, collections: Sequence[Sequence[Any]], limits: Limits) -> None:
        self.limit, self.left = "", limits
        self._limits, self._started = limits, monotonic()
        self._runs = ExitStack()
        self._kept: list[Any] = []
        self._tables: list[Run] = []
        self._done = 0
        self._code: Code | None = None
        with stage(Stage.ESTIMATING, total=sum(map(len, collections))):
            self._make(rules, collections)

    def _make(self, rules: Rules, collections: Sequence[Sequence[Any]]) -> None:
        placed: list[list[PlacedPattern]] = []
        others: list[Sequence[Any]] = []
        for collection in collections:
            patterns = self._placed(rules, collection)
            if patterns is None:
                others.append(collection)
            else:
                placed.append(patterns)
            if self.limit:
                return
        groups: dict[Any, list[list[PlacedPattern]]] = {}
        for row in placed:
            groups.setdefault((row[0].placed.slots, row[0].placed.kept), []).append(row)
        lookup_tables = [*map(PlacedCollections, groups.values())]
        self._kept += lookup_tables
        parts = [(one, one is collection[-1]) for collection in others for one in collection]
        self.lookups = (Lookup * (len(parts) + len(lookup_tables)))()
        for lookup, tables in zip(self.lookups[len(parts) :], lookup_tables, strict=True):
            lookup.table, lookup.is_last = tables.address, True
            lookup.distance = estimate_address()
        if parts:
            self._walk(rules, parts)

    def _placed(self, rules: Rules, collection: Sequence[Any]) -> list[PlacedPattern] | None:
        """Distances in abstractions of positions; ``None`` if one has other states."""
        try:
            patterns = [PlacedPattern(one, rules.packing) for one in collection]
            if len({(one.placed.slots, one.placed.kept) for one in patterns}) > 1:
                return None
            memory = self._limits.memory
            if (
                memory is not None
                and (resident_bytes() or 0) + sum(p.size for p in patterns) > memory
            ):
                return None
            for one in patterns:
                self.limit = one.fill(self.left.of_abstractions())
                if self.limit:
                    return None
                self._is_done()
        except NotPlaced:
            return None
        return patterns

    def _is_done(self) -> None:
        self._done += 1
        self.left = self._limits.left(self._started)
        current_task().report(done=self._done)

    def _walk(self, rules: Rules, parts: Sequence[tuple[Any, bool]]) -> None:
        """Distances in other abstractions."""
        abstract = [Rules(one.system, rules.hurried) for one, _ in parts]
        if any(its.packing.words > MOST_WORDS for its in abstract):
            raise Unprintable("an estimate for states of this size")
        code = rules.projections(
            [(one.projection, its.packing) for (one, _), its in zip(parts, abstract, strict=True)]
        )
        self._kept.append(abstract)
        for lookup, (_, is_last), its in zip(self.lookups, parts, abstract, strict=False):
            run = self._runs.enter_context(closing(self._distances(its)))
            self.limit = finish(run.go())
            if self.limit:
                return
            run.functions["search_distances_done"](ctypes.byref(run.search))
            self._tables.append(run)
            lookup.table = ctypes.addressof(run.search)
            lookup.is_last = is_last
            self._is_done()
        self._enter(code)
        self._look_up()

    def _enter(self, code: Code) -> None:
        self._code = code
        self._kept.append(code)
        for number in range(len(self._tables)):
            self.lookups[number].project = code.addresses[f"project_{number}"]

    def _look_up(self) -> None:
        for lookup, run in zip(self.lookups, self._tables, strict=False):
            lookup.distance = run.kernel.addresses["search_distance"]

    def pieces(self) -> list[Piece]:
        """Code called by the search that can be improved."""
        if self._code is None:
            return []
        kernels = {id(run.kernel): run.kernel for run in self._tables}
        others = [(code, partial(self._enter_kernel, code)) for code in kernels.values()]
        return [(self._code, self._enter), *others]

    def _enter_kernel(self, code: Code, better: Code) -> None:
        replace_kernel(code, better)
        for run in self._tables:
            if run.kernel is code:
                run.kernel = better
        self._look_up()

    def _distances(self, rules: Rules) -> Run:
        limits = self.left.of_abstractions()
        request = Request(order="", limits=limits)
        return Run(rules, rules.code(*DISTANCES.functions), DISTANCES, request)

    def close(self) -> None:
        self._runs.close()
