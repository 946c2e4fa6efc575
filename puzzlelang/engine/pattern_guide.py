"""An estimate from abstractions: how far their states are from goals, and how that is found."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from contextlib import ExitStack, closing
from functools import partial
from time import monotonic

from puzzlelang.compiler import Unprintable
from puzzlelang.engine.code_improvement import Piece
from puzzlelang.engine.kernel import Lookup
from puzzlelang.engine.kernel import replace as replace_kernel
from puzzlelang.engine.kernel_loops import DISTANCES
from puzzlelang.engine.kernel_run import Run
from puzzlelang.engine.native_code import Code
from puzzlelang.engine.native_rules import Rules
from puzzlelang.search import Limits, Request
from puzzlelang.text import Any, Stage, current_task, stage

MOST_WORDS = 16
"""An abstract state has at most so many words."""


class Guide:
    """The estimate that collections of abstractions give to a search.

    ``limit``: the limit that ended the making of it, or nothing; ``left``: the limits that are
    left for the search.  What the lookups point at lives until the guide is closed.
    """

    def __init__(self, rules: Rules, collections: Sequence[Sequence[Any]], limits: Limits) -> None:
        self.limit, self.left = "", limits
        self._runs = ExitStack()
        self._kept: list[Any] = []
        self._tables: list[Run] = []
        with stage(Stage.ESTIMATING, total=sum(map(len, collections))):
            self._make(rules, collections, limits)

    def _make(self, rules: Rules, collections: Sequence[Sequence[Any]], limits: Limits) -> None:
        started, task = monotonic(), current_task()
        parts = [(one, one is collection[-1]) for collection in collections for one in collection]
        abstract = [Rules(one.system, rules.hurried) for one, _ in parts]
        if any(its.packing.words > MOST_WORDS for its in abstract):
            raise Unprintable("an estimate from such large states")
        self._code = rules.projections(
            [(one.projection, its.packing) for (one, _), its in zip(parts, abstract, strict=True)]
        )
        self.lookups = (Lookup * len(parts))()
        self._kept += [self._code, abstract]
        for number, ((_, is_last), its) in enumerate(zip(parts, abstract, strict=True)):
            run = self._runs.enter_context(closing(self._distances(its)))
            self.limit = run.go()
            if self.limit:
                return
            run.functions["search_distances_done"](ctypes.byref(run.search))
            lookup = self.lookups[number]
            self._tables.append(run)
            lookup.table = ctypes.addressof(run.search)
            lookup.is_last = is_last
            self.left = limits.left(started)
            task.report(done=number + 1)
        self._enter(self._code)
        self._look_up()

    def _enter(self, code: Code) -> None:
        self._code = code
        self._kept.append(code)
        for number, lookup in enumerate(self.lookups):
            lookup.project = code.addresses[f"project_{number}"]

    def _look_up(self) -> None:
        for lookup, run in zip(self.lookups, self._tables, strict=True):
            lookup.distance = run.kernel.addresses["search_distance"]

    def pieces(self) -> list[Piece]:
        """The code that a search calls here."""
        kernels = {id(run.kernel): run.kernel for run in self._tables}
        entered = [(code, partial(self._enter_kernel, code)) for code in kernels.values()]
        return [(self._code, self._enter), *entered]

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
