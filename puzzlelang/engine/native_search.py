"""Searches by machine code: the same answers as ``puzzlelang.search``, in the same order."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from puzzlelang.compiler import Collection, CompiledSystem, Term
from puzzlelang.engine.incumbent import least_goal
from puzzlelang.engine.kernel import Status
from puzzlelang.engine.kernel_run import Run
from puzzlelang.engine.kernel_states import Kept
from puzzlelang.engine.native_code import Code, Tick, nothing
from puzzlelang.engine.native_rules import Rules
from puzzlelang.engine.native_solutions import all_solutions
from puzzlelang.engine.pattern_guide import Guide
from puzzlelang.search import (
    ENDINGS,
    FEW_DEEPEST,
    WEIGHT,
    Fault,
    GaveUp,
    Keep,
    Limits,
    Outcome,
    Progress,
    Solutions,
    Solved,
    Space,
    Statistics,
    Stop,
    Unsolvable,
    Weight,
    answer,
    chosen,
    cost_of,
    limit_of,
    through,
    untold,
    within,
)
from puzzlelang.text import replace

NO_LIMITS = Limits()

DISCOVERING = {
    "bfs": "search_breadth_first", "dfs": "search_depth_first", "preorder": "search_preorder",
}  # fmt: skip
"""The loops of the orders that keep of a state by which one it was discovered, or entered."""

COST, COST_AND_ESTIMATE, ESTIMATE, COST_AND_WEIGHTED, STEPS = range(5)
"""What a loop goes by."""

KEYS = {
    "ucs": COST,
    "astar": COST_AND_ESTIMATE,
    "greedy": ESTIMATE,
    "wastar": COST_AND_WEIGHTED,
}
"""The same by the name of the order, where there is an estimate."""

KERNEL = 0.06
"""Seconds for a loop of the kernel, rough, and for loading it and the rules."""

FUNCTIONS = ("expand", "goal", "lost", "index")
"""What the loops want of a puzzle; one that goes by a key wants costs."""


class Native:
    """A puzzle's rules as machine code, and the loops that search by them.

    Raises ``Unprintable`` when the puzzle can't be machine code, ``Unavailable`` when the
    machine has none.
    """

    def __init__(self, system: CompiledSystem, hurried: bool = False, tick: Tick = nothing) -> None:
        """``hurried``, ``tick``: see :class:`Rules`."""
        self.system = system
        self.rules = Rules(system, hurried, tick)

    def price(self, order: str) -> float:
        """Seconds of the processor that a search in some order is expected to cost before it
        begins, when what can be printed is printed.
        """
        order = chosen(self.system) if order == "auto" else order
        names = FUNCTIONS if order in ("bfs", "dfs", "iddfs") else ("expand_costs", "goal")
        estimated = self.system.has_estimate and order in ("astar", "idastar", "greedy", "wastar")
        return KERNEL + self.rules.price(*names, *(("estimate",) if estimated else ()))

    # ── what the loops are asked ─────────────────────────────────────────────────────

    def search(
        self,
        order: str,
        limits: Limits = NO_LIMITS,
        progress: Progress | None = None,
        collections: Sequence[Collection] = (),
        keep: Keep | None = None,
        weight: Weight = WEIGHT,
    ) -> Outcome[Any]:
        """See ``puzzlelang.search.search``.

        ``collections`` of abstractions give an estimate, if the puzzle has none.
        """
        if order == "auto":
            order = chosen(self.system)
        if order in DISCOVERING:
            return self._discover(order, limits, progress, keep=keep)
        if order == "iddfs":
            return self._deepen(order, limits, progress)
        if not collections:
            return self._by_key(order, limits, progress, None, keep, weight)
        with Guide(self.rules, collections, limits) as guide:
            if guide.limit:
                return GaveUp(guide.limit, Statistics(order=order, tier="native"), 0)
            return self._by_key(order, guide.left, progress, guide, keep, weight)

    def find(
        self, wanted: Term, limits: Limits = NO_LIMITS, progress: Progress | None = None
    ) -> Outcome[Any]:
        """The nearest state in which a condition holds, whatever the goal."""
        return self._discover("bfs", limits, progress, wanted)

    def explore(self, limits: Limits = NO_LIMITS, progress: Progress | None = None) -> Space:
        """See ``puzzlelang.search.whole_space``."""
        with self._run("search_everything", "bfs", limits, progress) as run:
            space = self._space(run, run.go())
            if limits.live is not None:
                limits.live.known = lambda limit: replace(space, complete=False, limit=limit)
            return space

    def _space(self, run: Run, limit: str) -> Space:
        here = run.search
        ends = [0, *here.levels[: here.levels_count], here.level_end, here.count]
        sizes = [b - a for a, b in pairwise(ends) if b > a]
        first = here.count - sizes[-1]
        return Space(
            complete=not limit,
            limit=limit,
            states=here.count,
            transitions=here.generated,
            levels=tuple(sizes),
            goal_states=here.goals,
            lost_states=here.losses,
            dead_ends=here.dead_ends,
            statistics=run.finish(),
            deepest=tuple(map(run.state, range(first, here.count)[:FEW_DEEPEST])),
        )

    def count_solutions(
        self, limits: Limits = NO_LIMITS, progress: Progress | None = None
    ) -> Solutions[Any]:
        """See ``puzzlelang.search.count_solutions``."""
        if not self.system.unit_cost:
            return all_solutions(self.rules, limits, 1, progress)
        outcome: Outcome[Any]
        with self._run("search_count", "bfs", limits, progress) as run:
            run.lower_bound = lambda: int(run.search.levels_count)
            limit = run.go()
            if limit:
                return Solutions(run.gave_up(limit), (), 0)
            if run.status is Status.EXHAUSTED:
                return Solutions(Unsolvable(run.finish()), (), 0)
            run.upper_bound = lambda _: run.depth()
            try:
                trace = run.trace(run.search.found)
            except (Stop, *ENDINGS) as stop:
                return Solutions(run.gave_up(limit_of(stop)), (), 0)
            total = run.search.ways_high << 64 | run.search.ways_low
            outcome = Solved(trace, len(trace) - 1, True, run.finish())
            return Solutions(outcome, (trace,), total)

    def all_solutions(
        self, limits: Limits = NO_LIMITS, most: int | None = None, progress: Progress | None = None
    ) -> Solutions[Any]:
        """See ``puzzlelang.search.all_solutions``."""
        return all_solutions(self.rules, limits, most, progress)

    # ── loops ────────────────────────────────────────────────────────────────────────

    def _discover(
        self,
        order: str,
        limits: Limits,
        progress: Progress | None,
        wanted: Term | None = None,
        keep: Keep | None = None,
    ) -> Outcome[Any]:
        loop = DISCOVERING[order]
        proved = order == "bfs" and (self.system.unit_cost or wanted is not None)
        with self._run(loop, order, limits, progress, wanted=wanted, keep=keep) as run:
            if self._holds_at_start(run):
                state = self.system.initial
                return Solved((state,), self.system.zero, True, run.finish())
            if proved:
                run.lower_bound = run.depth
            limit = run.go()
            if limit:
                return run.gave_up(limit)
            if run.status is Status.EXHAUSTED:
                return Unsolvable(run.finish())
            if proved:  # what is known where a limit is met on the way back
                run.upper_bound = lambda _: run.depth()
            try:
                trace = run.trace(run.search.found)
                cost = len(trace) - 1 if wanted is not None else cost_of(self.system, trace)
            except (Stop, *ENDINGS) as stop:
                return run.gave_up(limit_of(stop))
            return Solved(trace, cost, proved, run.finish())

    def _holds_at_start(self, run: Run) -> bool:
        condition = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(run.search.goal)
        found = condition(ctypes.cast(run.initial, ctypes.c_void_p))
        if found < 0:
            fault = Fault()
            fault.state = self.system.initial
            raise fault
        return bool(found)

    def _by_key(
        self,
        order: str,
        limits: Limits,
        progress: Progress | None,
        guide: Guide | None,
        keep: Keep | None,
        weight: Weight,
    ) -> Outcome[Any]:
        if order == "idastar":
            return self._deepen(order, limits, progress, guide)
        outcome = self._best_first(order, limits, progress, guide, keep, weight)
        if order == "wastar" and isinstance(outcome, Solved) and not outcome.optimal:
            try:
                return within(self.system, outcome, weight, proved=guide is not None)
            except ENDINGS as ending:
                return untold(outcome, limit_of(ending))
        return outcome

    def _best_first(
        self,
        order: str,
        limits: Limits,
        progress: Progress | None,
        guide: Guide | None,
        keep: Keep | None,
        weight: Weight,
    ) -> Outcome[Any]:
        estimated = self.system.has_estimate and order != "ucs" and guide is None
        by = KEYS[order] if estimated or guide else COST
        if by == COST_AND_WEIGHTED and weight.over == weight.under:
            by = COST_AND_ESTIMATE
        optimal = by in (COST, COST_AND_ESTIMATE)
        with self._run(
            "search_best_first", order, limits, progress, (by,), estimated, guide=guide, keep=keep
        ) as run:
            run.search.over, run.search.under = weight.over, weight.under
            run.search.free = self.rules.keys.highest(
                1 + max(weight.over, weight.under).bit_length()
            )
            self._bounded(run, optimal)
            limit = run.go()
            if limit:
                return run.gave_up(limit)
            if run.status is Status.EXHAUSTED:
                return Unsolvable(run.finish())
            order_key = through(self.system) if estimated and optimal else None
            try:
                return answer(self.system, run.record(), run.finish(), order_key, optimal)
            except ENDINGS as ending:
                return run.gave_up(limit_of(ending))

    def _bounded(self, run: Run, optimal: bool) -> None:
        """Say what is known while a best-first loop goes on."""

        def lower() -> int | None:
            known = optimal and run.search.records_count
            return self.rules.cost(run.search.lowest) if known else None

        def upper(seconds: float) -> int | None:
            key = least_goal(run.search, run.words, seconds)
            return None if key is None else self.rules.cost(key)

        run.lower_bound, run.upper_bound = lower, upper

    def _deepen(
        self,
        order: str,
        limits: Limits,
        progress: Progress | None,
        guide: Guide | None = None,
    ) -> Outcome[Any]:
        system = self.system
        estimated = system.has_estimate and order != "iddfs" and guide is None
        by = STEPS if order == "iddfs" else COST_AND_ESTIMATE if estimated or guide else COST
        proved = by != STEPS or system.unit_cost
        with self._run(
            "search_deepen", order, limits, progress, (by,), estimated, guide=guide
        ) as run:
            if proved:
                run.lower_bound = lambda: (
                    self.rules.cost(run.search.least) if run.search.iterations else None
                )
            limit = run.go()
            if limit:
                return run.gave_up(limit)
            if run.status is Status.EXHAUSTED:
                return Unsolvable(run.finish())
            try:
                if by == STEPS:
                    trace = tuple(state for state, _ in run.way())
                    return Solved(trace, cost_of(system, trace), proved, run.finish())
                order_key = through(system) if estimated else None
                return answer(system, run.record(), run.finish(), order_key, True)
            except ENDINGS as ending:
                return run.gave_up(limit_of(ending))

    # ── a run ────────────────────────────────────────────────────────────────────────

    @contextmanager
    def _run(
        self,
        loop: str,
        order: str,
        limits: Limits,
        progress: Progress | None,
        extra: tuple[int, ...] = (),
        estimated: bool = False,
        wanted: Term | None = None,
        guide: Guide | None = None,
        keep: Keep | None = None,
    ) -> Iterator[Run]:
        code = self._code(loop, order, estimated, wanted)
        run = Run(self.rules, code, loop, order, limits, progress, extra, listed=keep is not None)
        if guide:
            run.search.lookups, run.search.lookups_count = guide.lookups, len(guide.lookups)
            run.more_pieces = guide.pieces
        try:
            yield run
            if keep is not None:
                keep(Kept(run.search, run.words, self.rules.decoded))
        finally:
            run.close()

    def _code(self, loop: str, order: str, estimated: bool, wanted: Term | None) -> Code:
        """The rules as machine code; ``wanted`` takes the place of the goal."""
        costs = loop in ("search_best_first", "search_deepen") and order != "iddfs"
        names = ("expand_costs", "goal") if costs else FUNCTIONS
        return self.rules.code(*names, *(("estimate",) if estimated else ()), wanted=wanted)
