"""One run of a kernel loop: memory, limits and progress."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from time import monotonic, process_time

from puzzlelang.compiler import TooLarge
from puzzlelang.core import current
from puzzlelang.engine import kernel as kernels
from puzzlelang.engine.kernel import SIGNATURES, Loop, Status, functions_of
from puzzlelang.engine.native_code import Code, Improvement, Piece, cached_code, improve
from puzzlelang.engine.native_rules import Rules
from puzzlelang.search import (
    BUDGETS,
    BY_DEPTH,
    ENDINGS,
    ENDS,
    LAST,
    NEVER,
    STOPPED,
    Budget,
    Fault,
    GaveUp,
    Progress,
    Request,
    Search,
    Space,
    Statistics,
    Stop,
    limit_of,
    nothing,
)
from puzzlelang.text import Any, advise, current_task, peak_bytes, replace, resident_bytes

MOST_RECORDS = (1 << 32) - 2
"""Maximum number of records, which have 32-bit numbers; more count as no memory."""

MOST_STATES = (1 << 32) - 2
"""Maximum number of states, which have 32-bit numbers."""

SLICE = 0.05
"""Seconds between returns of a loop to Python, for limits, progress and interruptions."""

AT_ONCE = 4096
"""States of a path decoded between two polls."""


def paced(steps: int, seconds: float) -> int:
    """Steps for a loop's next call, after ``steps`` took ``seconds``."""
    if seconds < SLICE / 2:
        return steps * 2
    return max(16, steps // 2) if seconds > SLICE else steps


class Run:
    """One run: its memory belongs to it until :meth:`close`."""

    def __init__(self, rules: Rules, code: Code, loop: Loop, request: Request) -> None:
        self.rules, self.loop = rules, loop
        self.limits, self.task = request.limits, current_task()
        limits = self.limits
        self.started = monotonic()
        self.statistics = Statistics(order=request.order, tier="native")
        self.status = Status.GOING_ON
        self.lower_bound: Callable[[], Any] = nothing
        self.upper_bound: Callable[[float], Any] = nothing
        """Called with the seconds it may take."""
        self._closed, self._low = False, None
        self.words = rules.packing.words
        self._improvement = Improvement(limits)
        self._floods = loop.flood if request.keep is None else ""
        more = loop.more
        if self._floods:
            more = (*more, "search_retrace")
        if request.shortest:
            self._floods = ""
        self._name = loop.name
        self._extra: tuple[int, ...] = () if loop.key is None else (loop.key,)
        names = (loop.name, *more)
        self._enter_kernel(kernels.kernel(self.words, *names, hurried=rules.hurried))
        self.more_pieces: Callable[[], list[Piece]] = list
        """Code of the loop besides kernel and rules."""
        self._is_flood = False
        self.search = search = kernels.Search()
        self._enter(code)
        search.advise = advise()
        search.is_small = rules.packing.is_small
        search.needs_numbers = loop.counts_paths or request.shortest is not None
        search.keeps_parents = loop.keeps_parents
        search.most_records = MOST_RECORDS
        search.indices = 1 << rules.index_bits
        search.most_successors = rules.most_successors
        self.budget = request.budget or Budget()
        self.space: Space | None = None
        search.most_states = self._most_states
        search.guards = rules.keys.guards
        # if the memory in use is unknown, the loop may take the whole limit
        memory = NEVER if limits.memory is None else limits.memory - (resident_bytes() or 0)
        search.most_bytes = max(0, memory)
        if loop.forgets and request.keep is None:
            self._measures = rules.measures()
            search.measures = ctypes.cast(self._measures, ctypes.c_void_p)
            search.measures_count = len(self._measures) // self.words
            search.apart_from = current.apart_from
        self._dead_end = (ctypes.c_uint64 * self.words)()
        search.dead_end = self._dead_end
        starts = rules.starts
        packed = (ctypes.c_uint64 * (self.words * len(starts)))()
        for place, start in enumerate(starts):
            packed[place * self.words : (place + 1) * self.words] = [*rules.packing.pack(start)]
        self._spent = process_time()
        begin = self.functions["search_begin"]
        self.status = Status(begin(ctypes.byref(search), packed, len(starts)))
        search.out_room = min(search.out_room, current.states_at_once * (rules.most_successors + 1))

    def _enter_kernel(self, code: Code) -> None:
        self.kernel, self.functions = code, functions_of(code)
        self._loop = self.functions[self._name]

    def _enter(self, code: Code) -> None:
        """Call these functions from now on."""
        self.code = code
        for name, address in code.addresses.items():
            if name == "index" and self.rules.index_bits > current.index_bits:
                continue  # 64 bits can't number the states
            setattr(self.search, name, address)

    def goal_at_start(self) -> Any | None:
        """First initial state that is a goal, or ``None``."""
        if self.status is not Status.GOING_ON:  # no memory
            return None
        status = Status(self.functions["search_starts"](ctypes.byref(self.search)))
        if status is Status.GOING_ON:
            return None
        state = self.state(self.search.found)
        if status is Status.FAULT:
            raise self._fault(state)
        return state

    @property
    def has_too_many_starts(self) -> bool:
        """Are there more initial states than the limit of states?"""
        return self.status is Status.GOING_ON and bool(self.search.count > self.search.most_states)

    def go(self) -> Search[str]:
        """Run to the end, or return the limit that ended it."""
        steps = current.first_budget
        try:
            yield self.progress()
            self._bound()
            while self.status is Status.GOING_ON:
                before = monotonic()
                self.status = Status(self._loop(ctypes.byref(self.search), steps, *self._extra))
                now = monotonic()
                if self.status is Status.GOING_ON:
                    limit = self._look(now)
                    if limit:
                        return limit
                    self._let_improve()
                elif self._is_paused():
                    self.status = Status.GOING_ON
                    if self.frontier():
                        yield self.progress()
                        self._bound()
                    else:  # nothing waits
                        self.search.most_states = self._most_states
                steps = paced(steps, now - before)
        except ENDS as ending:
            return limit_of(ending)
        finally:
            self._improvement.end()
        if self.status is Status.FAULT:
            raise self._fault(self.state(self.search.found))
        if self.status is Status.TOO_LARGE:
            raise TooLarge("a cost or a number of solutions")
        limits = {
            Status.NO_MEMORY: "memory",
            Status.TOO_MANY: "states",
            Status.ENOUGH: "expanded",
            Status.TANGLED: "tangled",
        }
        return limits.get(self.status, "")

    @property
    def _most_states(self) -> int:
        return min(self.limits.states or NEVER, MOST_STATES)

    def _bound(self) -> None:
        """Set the numbers at which the loop returns, from limits and budget."""
        most = self.limits.expanded
        self.search.most_states = min(self._most_states, self.budget.reached)
        self.search.most_expanded = min(NEVER if most is None else most, self.budget.expanded)

    def _is_paused(self) -> bool:
        """Is the budget spent, and no limit met?"""
        limits, search = self.limits, self.search
        if self.status is Status.ENOUGH:
            return limits.expanded is None or search.expanded < limits.expanded
        return self.status is Status.TOO_MANY and search.count <= self._most_states

    def progress(self) -> Progress:
        reached, expanded = self._tallied().reached, self.statistics.expanded
        is_due = self.budget.is_spent(reached, expanded)
        return Progress(
            reached, expanded, self.frontier(), is_due, False,
            self.depth, self.lower_bound, self.partial_answer,
        )  # fmt: skip

    def _fault(self, state: Any) -> Fault:
        fault = Fault()
        fault.note(state)
        return fault

    def _let_improve(self) -> None:
        """Improve code in parallel once that pays, and switch to it when it is ready.

        For many states, a frontier search ("flood") pays most: it keeps no list of them.
        """
        improvement = self._improvement
        improvement.look()
        if improvement.is_busy or improvement.done_for or self._is_flood:
            return
        if self._floods and self.search.bitmap and self.search.count >= current.flooded_from:
            job = self.rules.flood(self.code, self._floods)
            content = job and cached_code(job)
            if content:
                self._flood([content])
                return
            if job:
                improvement.begin([job], self._flood)
                return
            self._floods = ""
        improve(improvement, self._pieces(), process_time() - self._spent)

    def _pieces(self) -> list[Piece]:
        """Replaceable code of the loop."""

        def enter_kernel(better: Code) -> None:
            kernels.replace(self.kernel, better)
            self._enter_kernel(better)

        def enter(better: Code) -> None:
            self._enter(self.rules.replace(part, better))

        part = self.rules.part(self.code)
        return [(self.kernel, enter_kernel), (part, enter), *self.more_pieces()]

    def _flood(self, contents: list[bytes]) -> None:
        """Continue as a frontier search."""
        symbols, tables = self.kernel.symbols, self.code.tables
        code = Code(contents[0], (self._floods,), symbols=symbols, tables=tables)
        self._flood_code = code
        kind = ctypes.CFUNCTYPE(ctypes.c_int, *SIGNATURES[self._floods])
        self._loop = kind(code.addresses[self._floods])
        self._is_flood = True

    def go_on(self, loop: str, *extra: int) -> Search[str]:
        """Run another loop on the states of the last one; return the limit that ended it.

        The limit is empty if the loop ran to its end, or if a number was too large (``status`` is
        then ``TOO_LARGE``).
        """
        self._name, self._loop = loop, self.functions[loop]
        self._extra, self.status = extra, Status.GOING_ON
        try:
            return (yield from self.go())
        except TooLarge:
            return ""

    def shortest(self) -> list[list[Any]]:
        """States that ``search_shortest`` marked, in a list for each level."""
        search = self.search
        ends = [0, *search.levels[: search.levels_count], search.level_end]
        return [
            [self.state(number) for number in range(start, end) if search.ranks[number]]
            for start, end in pairwise(ends)
        ]

    def _look(self, now: float) -> str:
        limits = self.limits
        if limits.seconds is not None and now - self.started >= limits.seconds:
            return "time"
        if limits.memory is not None and (resident_bytes() or 0) > limits.memory:
            return "memory"
        if self.task.due(now):
            self._report()
        return ""

    def _report(self) -> None:
        by_depth = self.statistics.order in BY_DEPTH
        self.task.report(
            states=self._tallied().reached,
            waiting=self.frontier(),
            depth=self.depth() if by_depth else None,
            bound=None if by_depth else self.lower_bound(),
            memory=resident_bytes(),
        )

    def frontier(self) -> int:
        search = self.search
        if self.loop.by_level:
            return int(search.count - search.next)
        return int(search.waiting or search.stack_count)

    def depth(self) -> Any:
        """Depth of the latest state (by level), otherwise the lowest key, or ``None``."""
        search = self.search
        if self.loop.by_level:
            return int(search.levels_count + (search.count > search.level_end))
        if not search.records_count:
            return None
        return search.lowest if self.statistics.order == "iddfs" else self.rules.cost(search.lowest)

    def state(self, number: int) -> Any:
        search = self.search
        if search.layer and number >= search.ahead_first:
            return self.rules.decoded([search.ahead[number - search.ahead_first]])
        if search.layer and number >= search.layer_first:
            return self.rules.decoded([search.layer[number - search.layer_first]])
        if search.is_small:
            return self.rules.decoded([search.small[number]])
        start = number * self.words
        return self.rules.decoded(search.states[start : start + self.words])

    def dead_end(self) -> Any:
        """First state without successors that is neither a goal nor lost, or ``None``."""
        return self.rules.decoded([*self._dead_end]) if self.search.dead_ends else None

    def trace(self, number: int) -> tuple[Any, ...]:
        """Path from a start to a state.

        Raise ``Stop`` if a limit is met meanwhile: it may have millions of states.
        """
        try:
            states = [*self._watched(self._back_from(number))]
        except ENDINGS as ending:
            raise Stop(limit_of(ending)) from None
        states.reverse()
        return tuple(states)

    def _back_from(self, number: int) -> Iterator[Any]:
        search = self.search
        if search.layer and number >= search.flooded:
            status = self.functions["search_retrace"](ctypes.byref(search), number)
            if status != Status.GOING_ON:
                raise Stop("memory")
            number = search.found
            for place in range(search.stack_count):
                yield self.rules.decoded([search.stack[place]])
        yield self.state(number)
        while (parent := self._parent(number)) != number:
            number = parent
            yield self.state(number)

    def _watched(self, states: Iterator[Any]) -> Iterator[Any]:
        for count, state in enumerate(states, 1):
            limit = self._look(monotonic()) if count % AT_ONCE == 0 else ""
            if limit:
                raise Stop(limit)
            yield state

    def path(self) -> list[tuple[Any, int]]:
        """States and keys on the path to the goal, from the records."""
        records, numbers = self.search.records, [self.search.found]
        while records[numbers[-1]].before:
            numbers.append(records[numbers[-1]].before - 1)
        steps = [records[number] for number in reversed(numbers)]
        return [(self.state(record.state), record.key) for record in steps]

    def record(self) -> Any:
        """Record of the goal as on the first tier: state, cost, parent's record."""
        record: Any = None
        for state, key in self.path():
            record = state, self.rules.cost(key), record
        return record

    def _parent(self, number: int) -> int:
        """Number of the first state with this successor; an initial state's own number."""
        search = self.search
        if search.parents:
            return int(search.parents[number])
        if number < search.starts:
            return number
        self.functions["search_parent"](ctypes.byref(search), number)
        return int(search.found)

    def least_goal(self, seconds: float) -> int | None:
        """Lowest key of a discovered goal; ``None`` if there is no goal or no time."""
        search, last = self.search, monotonic() + seconds
        search.least = none = (1 << 64) - 1
        for first in range(0, search.records_count, current.goals_at_once):
            end = min(first + current.goals_at_once, search.records_count)
            self.functions["search_least_goal"](ctypes.byref(search), first, end)
            if monotonic() > last:
                return None
        return None if search.least == none else int(search.least)

    def _tallied(self) -> Statistics:
        search, statistics = self.search, self.statistics
        statistics.reached = search.held or search.starts if self.loop.deepens else search.count
        statistics.expanded = search.next or search.expanded
        statistics.generated = search.generated
        statistics.seconds = monotonic() - self.started
        return statistics

    def finish(self) -> Statistics:
        statistics = self._tallied()
        statistics.peak_memory_bytes = peak_bytes()
        return statistics

    def partial_answer(self, limit: str) -> GaveUp | Space:
        """Partial answer at any moment."""
        if self.space is not None:
            return replace(self.space, complete=False, limit=limit)
        return self.gave_up(limit)

    def gave_up(self, limit: str) -> GaveUp:
        """Answer at a limit, with the bounds known."""
        if self._closed:
            return GaveUp(limit, self.statistics, self._low)
        low = high = None
        with suppress(*ENDINGS):  # interrupted again: no bounds
            low = self.lower_bound()
            if limit not in BUDGETS:
                late = limit in ("time", *STOPPED)
                high = self.upper_bound(LAST if late else math.inf)
        return GaveUp(limit, self.finish(), low, high)

    def close(self) -> None:
        """Free the memory; the statistics stay valid."""
        self._improvement.end()
        if self._closed:
            return
        self._low = self.lower_bound()
        self.finish()
        self._closed = True
        self.functions["search_end"](ctypes.byref(self.search))
