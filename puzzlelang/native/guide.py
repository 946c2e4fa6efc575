"""An estimate from abstractions: how far their states are from goals, and how that is found."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from time import monotonic
from types import TracebackType
from typing import Any

from puzzlelang.compiler.packing import Unprintable
from puzzlelang.compiler.patterns import Collection
from puzzlelang.native.kernel import Lookup
from puzzlelang.native.rules import Rules
from puzzlelang.native.run import Run
from puzzlelang.system import Limits

MOST_WORDS = 16
"""An abstract state has at most so many words."""


class Guide:
    """The estimate that collections of abstractions give to a search.

    ``limit``: the limit that ended the making of it, or nothing; ``left``: the limits that are
    left for the search.  What the lookups point at lives until the guide is closed.
    """

    def __init__(self, rules: Rules, collections: Sequence[Collection], limits: Limits) -> None:
        self.limit, self.left = "", limits
        self._runs = ExitStack()
        self._kept: list[Any] = []
        started = monotonic()
        parts = [(one, one is collection[-1]) for collection in collections for one in collection]
        abstract = [Rules(one.system) for one, _ in parts]
        if any(its.packing.words > MOST_WORDS for its in abstract):
            raise Unprintable("an estimate from such large states")
        code = rules.projections(
            [(one.projection, its.packing) for (one, _), its in zip(parts, abstract, strict=True)]
        )
        self.lookups = (Lookup * len(parts))()
        self._kept += [code, abstract]
        for number, ((_, is_last), its) in enumerate(zip(parts, abstract, strict=True)):
            run = self._runs.enter_context(closing(self._distances(its)))
            self.limit = run.go()
            if self.limit:
                return
            run.functions["search_distances_done"](ctypes.byref(run.search))
            lookup = self.lookups[number]
            lookup.project = code.addresses[f"project_{number}"]
            lookup.distance = run.kernel.addresses["search_distance"]
            lookup.table = ctypes.addressof(run.search)
            lookup.is_last = is_last
            self._kept.append(run)
            if limits.seconds is not None:
                over = monotonic() - started
                self.left = replace(limits, seconds=max(0.0, limits.seconds - over))

    def _distances(self, rules: Rules) -> Run:
        limits = replace(self.left, states=None, expanded=None, live=None)  # not the search itself
        more = ("search_distances_done", "search_distance")
        return Run(
            rules, rules.code("expand_costs", "goal"), "search_distances", "", limits, more=more
        )

    def __enter__(self) -> Guide:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._runs.close()
