"""Searches by machine code: the same answers as ``puzzlelang.search``, in the same order."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from time import monotonic
from typing import Any

from puzzlelang.compiler.facts import Term
from puzzlelang.compiler.ground import COST_BITS
from puzzlelang.compiler.machine import ModulePrinter
from puzzlelang.compiler.packing import TooLarge, Unprintable
from puzzlelang.compiler.system import CompiledSystem
from puzzlelang.native.code import Code, object_code
from puzzlelang.native.kept import Keep, Kept
from puzzlelang.native.kernel import Search, Status, advise, kernel
from puzzlelang.search.engine import answer, cost_of
from puzzlelang.search.solutions import Solutions
from puzzlelang.search.strategies import chosen
from puzzlelang.search.watch import REPORTS, peak_bytes, resident_bytes
from puzzlelang.system import (
    Fault,
    GaveUp,
    Limits,
    Outcome,
    Progress,
    Solved,
    Space,
    Statistics,
    Unsolvable,
)

NO_LIMITS = Limits()

SLICE = 0.05
"""Seconds between two returns of a loop to Python: for limits, progress, interruptions."""

COST, COST_AND_ESTIMATE, ESTIMATE = 0, 1, 2
"""What a best-first loop goes by."""

FUNCTIONS = ("expand", "goal", "lost", "index")
"""What the loops want of a puzzle; a best-first one wants costs."""

MOST_INDEX_BITS = 36
"""A bitmap has at most as many bits as this says: 8 GiB."""


class Native:
    """A puzzle's rules as machine code, and the loops that search by them.

    Raises ``Unprintable`` when the puzzle can't be machine code, ``Unavailable`` when the
    machine has none.
    """

    def __init__(self, system: CompiledSystem) -> None:
        self.system = system
        self._printer = ModulePrinter(system)
        self._codes: dict[tuple[str, ...], Code] = {}
        self.packing = self._printer.packing
        self.keys = self._printer.keys
        self.most_successors = self._printer.most_successors
        self.index_bits = min(self._printer.index_bits, MOST_INDEX_BITS + 1)

    # ── what the loops are asked ─────────────────────────────────────────────────────

    def search(
        self, order: str, limits: Limits = NO_LIMITS, progress: Progress | None = None
    ) -> Outcome[Any]:
        """See ``puzzlelang.search.search``; Unprintable for an order that has no loop."""
        return self._search(order, limits, progress)

    def search_and_keep(
        self, order: str, limits: Limits = NO_LIMITS, progress: Progress | None = None
    ) -> tuple[Outcome[Any], Sequence[Any]]:
        """The same, and all states that the search discovered, in their order."""
        kept: list[Kept] = []
        outcome = self._search(order, limits, progress, kept.append)
        return outcome, kept[0]

    def _search(
        self, order: str, limits: Limits, progress: Progress | None, keep: Keep | None = None
    ) -> Outcome[Any]:
        if order == "auto":
            order = chosen(self.system)
        if order in ("bfs", "dfs"):
            return self._discover(order, limits, progress, keep=keep)
        if order in ("ucs", "astar", "greedy"):
            return self._best_first(order, limits, progress, keep)
        raise Unprintable(f"the order {order}")

    def find(
        self, wanted: Term, limits: Limits = NO_LIMITS, progress: Progress | None = None
    ) -> Outcome[Any]:
        """The nearest state in which a condition holds, whatever the goal."""
        return self._discover("bfs", limits, progress, wanted)

    def explore(self, limits: Limits = NO_LIMITS, progress: Progress | None = None) -> Space:
        """See ``puzzlelang.search.explore``."""
        with self._run("search_everything", "bfs", limits, progress) as run:
            limit = run.go()
            here = run.search
            ends = [0, *here.levels[: here.levels_count], here.level_end, here.count]
            sizes = [b - a for a, b in pairwise(ends) if b > a]
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
            )

    def count_solutions(
        self, limits: Limits = NO_LIMITS, progress: Progress | None = None
    ) -> Solutions[Any]:
        """See ``puzzlelang.search.count_solutions``; Unprintable where costs differ."""
        if not self.system.unit_cost:
            raise Unprintable("counting by cost")
        outcome: Outcome[Any]
        with self._run("search_count", "bfs", limits, progress) as run:
            limit = run.go()
            if limit:
                outcome = GaveUp(limit, run.finish(), int(run.search.levels_count))
                return Solutions(outcome, (), 0)
            if run.status is Status.EXHAUSTED:
                return Solutions(Unsolvable(run.finish()), (), 0)
            trace = run.trace(run.search.found)
            total = run.search.ways_high << 64 | run.search.ways_low
            outcome = Solved(trace, len(trace) - 1, True, run.finish())
            return Solutions(outcome, (trace,), total)

    # ── loops ────────────────────────────────────────────────────────────────────────

    def _discover(
        self, order: str, limits: Limits, progress: Progress | None, wanted: Term | None = None,
        keep: Keep | None = None,
    ) -> Outcome[Any]:  # fmt: skip
        loop = "search_breadth_first" if order == "bfs" else "search_depth_first"
        proved = order == "bfs" and (self.system.unit_cost or wanted is not None)
        with self._run(loop, order, limits, progress, wanted=wanted, keep=keep) as run:
            if self._holds_at_start(run):
                state = self.system.initial
                return Solved((state,), self.system.zero, True, run.finish())
            limit = run.go()
            if limit:
                return GaveUp(limit, run.finish(), run.depth() if proved else None)
            if run.status is Status.EXHAUSTED:
                return Unsolvable(run.finish())
            trace = run.trace(run.search.found)
            cost = len(trace) - 1 if wanted is not None else cost_of(self.system, trace)
            return Solved(trace, cost, proved, run.finish())

    def _holds_at_start(self, run: _Run) -> bool:
        condition = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(run.search.goal)
        found = condition(ctypes.cast(run.initial, ctypes.c_void_p))
        if found < 0:
            fault = Fault()
            fault.state = self.system.initial
            raise fault
        return bool(found)

    def _best_first(
        self, order: str, limits: Limits, progress: Progress | None, keep: Keep | None
    ) -> Outcome[Any]:
        system = self.system
        estimated = system.has_estimate and order != "ucs"
        by = COST if not estimated else ESTIMATE if order == "greedy" else COST_AND_ESTIMATE
        optimal = by != ESTIMATE
        loop, extra = "search_best_first", (by,)
        with self._run(loop, order, limits, progress, extra, estimated, keep=keep) as run:
            limit = run.go()
            if limit:
                known = optimal and run.search.records_count
                bound = self._cost(run.search.lowest) if known else None
                return GaveUp(limit, run.finish(), bound)
            if run.status is Status.EXHAUSTED:
                return Unsolvable(run.finish())
            records, chain = run.search.records, [run.search.found]
            while records[chain[-1]].before:
                chain.append(records[chain[-1]].before - 1)
            record: Any = None
            for number in reversed(chain):
                found = records[number]
                record = run.state(found.state), self._cost(found.key), record
            key = None
            if by == COST_AND_ESTIMATE:
                key = lambda state, cost: system.add_estimate(cost, system.estimate(state))  # noqa: E731
            return answer(system, record, run.finish(), key, optimal)

    def _cost(self, key: int) -> int:
        """A packed cost as the first tier has it."""
        parts = self.keys.unpack(key)
        total = 0
        for part in parts:
            total = total << COST_BITS | part
        return total

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
        keep: Keep | None = None,
    ) -> Iterator[_Run]:
        code = self._code(loop == "search_best_first", estimated, wanted)
        run = _Run(self, code, loop, order, limits, progress, extra)
        try:
            yield run
            if keep is not None:
                keep(Kept(run.search, self.packing.words, self.decoded))
        finally:
            run.close()

    def _code(self, costs: bool, estimated: bool, wanted: Term | None) -> Code:
        """The rules as machine code; ``wanted`` takes the place of the goal."""
        names = (
            ["expand_costs", "goal"]
            if costs
            else [n for n in FUNCTIONS if not wanted or n != "goal"]
        )
        names += ["estimate"] if estimated else []
        key = tuple(names)
        if wanted or key not in self._codes:
            module = self._printer.module(*names, conditions={"goal": wanted} if wanted else None)
            code = Code(object_code(module.text), (*names, "goal"), module.bound)
            if wanted:
                return code
            self._codes[key] = code
        return self._codes[key]

    def decoded(self, words: Sequence[int]) -> Any:
        """A state of machine code as the first tier has it."""
        return self.system.state(self.packing.unpack(words))


class _Run:
    """One search: its memory, its limits, how far it is."""

    def __init__(
        self,
        native: Native,
        code: Code,
        loop: str,
        order: str,
        limits: Limits,
        progress: Progress | None,
        extra: tuple[int, ...],
    ) -> None:
        self.native, self.code, self.limits, self.progress = native, code, limits, progress
        self.started = self.reported = monotonic()
        self.statistics = Statistics(order=order, tier="native")
        self.status = Status.GOING_ON
        self.words = native.packing.words
        self._kernel, functions = kernel(self.words, loop)
        self._loop: Callable[..., int] = functions[loop]
        self._find_parent: Callable[..., int] = functions["search_parent"]
        self._end: Callable[..., int] = functions["search_end"]
        self._extra = extra
        self.search = search = Search()
        for name, address in code.addresses.items():
            setattr(search, name, address)
        search.advise = advise()
        search.is_small = native.packing.is_small
        search.needs_numbers = loop == "search_count"
        search.keeps_parents = loop in ("search_count", "search_depth_first")
        search.indices = 1 << native.index_bits
        if native.index_bits > MOST_INDEX_BITS:
            search.index = None
        search.most_successors = native.most_successors
        search.most_states = min(limits.states or NO_LIMIT, (1 << 32) - 2)
        search.most_bytes = NO_LIMIT
        search.guards = native.keys.guards
        if limits.memory is not None:
            search.most_bytes = max(0, limits.memory - resident_bytes())
        initial = native.packing.pack(native.system.slots(native.system.initial))
        self.initial = packed = (ctypes.c_uint64 * self.words)(*initial)
        begin: Callable[..., int] = functions["search_begin"]
        self.status = Status(begin(ctypes.byref(search), packed))

    def go(self) -> str:
        """Go on to the end; the limit that ended it, or nothing."""
        budget = 256
        try:
            while self.status is Status.GOING_ON:
                before = monotonic()
                self.status = Status(self._loop(ctypes.byref(self.search), budget, *self._extra))
                now = monotonic()
                if self.status is Status.GOING_ON:
                    limit = self._look(now)
                    if limit:
                        return limit
                if now - before < SLICE / 2:
                    budget *= 2
                elif now - before > SLICE:
                    budget = max(16, budget // 2)
        except KeyboardInterrupt:
            return "interrupted"
        if self.status is Status.FAULT:
            fault = Fault()
            fault.state = self.state(self.search.found)
            raise fault
        if self.status is Status.TOO_LARGE:
            raise TooLarge("a cost or a number of solutions")
        limits = {Status.NO_MEMORY: "memory", Status.TOO_MANY: "states"}
        return limits.get(self.status, "")

    def _look(self, now: float) -> str:
        limits = self.limits
        if limits.seconds is not None and now - self.started >= limits.seconds:
            return "time"
        if limits.memory is not None and resident_bytes() > limits.memory:
            return "memory"
        if self.progress and now - self.reported >= REPORTS:
            self.reported = now
            self.progress(self._tallied(), self._frontier(), self.depth())
        return ""

    def _frontier(self) -> int:
        search = self.search
        if self.statistics.order == "bfs":
            return int(search.count - search.next)
        return int(search.waiting or search.stack_count)

    def depth(self) -> Any:
        """Of the state discovered last, breadth-first; else the lowest key, or nothing."""
        search = self.search
        if self.statistics.order == "bfs":
            return int(search.levels_count + (search.count > search.level_end))
        return self.native._cost(search.lowest) if search.records_count else None

    def state(self, number: int) -> Any:
        if self.search.is_small:
            return self.native.decoded([self.search.small[number]])
        start = number * self.words
        return self.native.decoded(self.search.states[start : start + self.words])

    def trace(self, number: int) -> tuple[Any, ...]:
        """The states from the start to one, each with its parent before it."""
        numbers = [number]
        while numbers[-1]:
            numbers.append(self._parent(numbers[-1]))
        return tuple(map(self.state, reversed(numbers)))

    def _parent(self, number: int) -> int:
        """The state by which one was discovered: the first with it among its successors."""
        search = self.search
        if search.parents:
            return int(search.parents[number])
        self._find_parent(ctypes.byref(search), number)
        return int(search.found)

    def _tallied(self) -> Statistics:
        search, statistics = self.search, self.statistics
        statistics.reached = search.count
        statistics.expanded = search.next or search.expanded
        statistics.generated = search.generated
        statistics.seconds = monotonic() - self.started
        return statistics

    def finish(self) -> Statistics:
        statistics = self._tallied()
        statistics.peak_memory_bytes = peak_bytes()
        return statistics

    def close(self) -> None:
        self._end(ctypes.byref(self.search))


NO_LIMIT = 1 << 62
