"""Search products: a state is a pair of numbers, and the reached set is a bitmap.

The loop of ``factored.c`` visits states in the same order as ``kernel.c``, but a successor is two
table lookups and a sum, without evaluation of rules.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator, Sequence
from time import monotonic

from puzzlelang.compiler import CompiledSystem, FactoredSystem, Group, Unfactored, Verdicts
from puzzlelang.core import current
from puzzlelang.engine.kernel import POINTER, U32, U64, Loops, Status, fields_of
from puzzlelang.engine.kernel_run import paced
from puzzlelang.engine.native_code import ask_for_machine_code
from puzzlelang.engine.native_search import space_of
from puzzlelang.search import (
    ENDINGS,
    Answer,
    GaveUp,
    Kind,
    Outcome,
    PausingSearcher,
    Progress,
    Request,
    Search,
    Solved,
    Space,
    Statistics,
    Unsolvable,
    collector_paused,
    cost_of,
    limit_of,
)
from puzzlelang.text import Any, Stage, current_task, peak_bytes, replace, resident_bytes, stage

INT = ctypes.c_int

LOOPS = Loops(
    "factored",
    {
        "product_begin": (INT, POINTER, U64, POINTER, U64),
        "product_walk": (INT, POINTER, U64),
        "product_parent": (INT, POINTER, U64, U64),
        "product_end": (INT, POINTER),
        "product_join": (INT, POINTER, U64, POINTER, U64, U64, POINTER),
        "product_masks": (INT, POINTER, U64, U64, U64, POINTER),
    },
)


class Product(ctypes.Structure):
    """Mirror of ``Product`` in ``factored.c``, field by field."""

    _fields_ = [
        *fields_of(U64, "transitions second kinds chooses has_forced everything"),
        *fields_of(U64, "most_states most_bytes"),
        *fields_of(POINTER * 2, "following allowed"),
        ("forced", POINTER),
        ("kind", POINTER * 2),
        *fields_of(POINTER, "said bitmap"),
        ("levels", ctypes.POINTER(U64)),
        ("out", POINTER),
        ("states", ctypes.POINTER(U32)),
        *fields_of(U64, "first room levels_room count next generated level_end levels_count"),
        *fields_of(U64, "goals losses dead_ends found dead_end"),
    ]


def call(name: str, *arguments: Any) -> int:
    """Call a function of ``factored.c``; arrays are passed by address.

    Raise ``Unprintable`` if there is no machine code.
    """
    return int(LOOPS.functions[name](*map(address, arguments)))


def address(argument: Any) -> Any:
    return argument.buffer_info()[0] if isinstance(argument, array) else argument


class Tables:
    """Transitions of a product.  Raise ``Unprintable`` if there is no machine code.

    ``following`` and ``allowed`` have an array for each part: successors by transition and value
    (in the first part multiplied by the size of the second), and a bit for each transition that
    a value allows.
    """

    def __init__(self, factored: FactoredSystem) -> None:
        ask_for_machine_code()
        self.transitions = len(factored.forced)
        self.sizes = [part.size for part in factored.parts]
        words = -(-self.transitions // 64)
        self.following: list[array[int]] = []
        self.allowed: list[array[int]] = []
        self.forbids = False
        """Does any value forbid a transition?"""
        for part, times in zip(factored.parts, (self.sizes[1], 1), strict=True):
            following, allowed = self._joined(part.groups), array("Q", bytes(8 * words * part.size))
            if call("product_masks", following, part.size, self.transitions, times, allowed):
                self.forbids = True
            self.following.append(following)
            self.allowed.append(allowed)
        bits = sum(1 << number for number, is_forced in enumerate(factored.forced) if is_forced)
        self.forced = array("Q", [bits >> 64 * word & (1 << 64) - 1 for word in range(words)])

    def _joined(self, groups: Sequence[Group]) -> array[int]:
        """Successor table of several groups together."""
        first, *others = groups
        table, size = array("I", first.following), len(first.values)
        for group in others:
            width = len(group.values)
            product = array("I", bytes(4 * self.transitions * size * width))
            call("product_join", table, size, group.following, width, self.transitions, product)
            table, size = product, size * width
        return table


NO_LIMIT = 1 << 62

LIMITS = {Status.NO_MEMORY: "memory", Status.TOO_MANY: "states"}


KINDS = Kind.EXPLORE, Kind.SEARCH, Kind.FIND


class FactoredSearcher(PausingSearcher):
    """Breadth-first search of one puzzle as a product.

    Raise ``Unfactored`` if the puzzle is no product or listing its parts would take too long, and
    ``Unprintable`` if there is no machine code.
    """

    def __init__(self, system: CompiledSystem) -> None:
        with collector_paused():
            self.factored = FactoredSystem(system)
        with stage(Stage.MACHINE_CODE):
            self.tables = Tables(self.factored)
        self._verdicts: dict[Any, Verdicts | None] = {}

    def supports(self, request: Request) -> bool:
        """A product has no costs and no list of states, and needs a bit for every pair."""
        if request.kind not in KINDS or request.order != "bfs" or request.keep:
            return False
        memory = request.limits.memory
        if memory is not None and self.factored.size // 4 > memory - (resident_bytes() or 0):
            return False
        return self._verdicts_of(request) is not None

    def _verdicts_of(self, request: Request) -> Verdicts | None:
        """Goal and loss of pairs; ``None`` if they combine the parts in too many ways."""
        condition = request.wanted
        if condition not in self._verdicts:
            goal = self.factored.system.goal_term if condition is None else condition
            try:
                with collector_paused():
                    self._verdicts[condition] = self.factored.verdicts(goal)
            except Unfactored:
                self._verdicts[condition] = None
        return self._verdicts[condition]

    def begin(self, request: Request) -> Search[Answer]:
        verdicts = self._verdicts_of(request)
        assert verdicts, "this is not supported"
        explores = request.kind is Kind.EXPLORE
        with stage(Stage.EXPLORING if explores else Stage.SEARCHING):
            walk = Walk(self.factored, self.tables, verdicts, request)
            try:
                yield walk.progress()
                return walk.space() if explores else walk.outcome()
            finally:
                walk.close()


class Walk:
    """A walk through the product: memory, limits and progress."""

    def __init__(
        self, factored: FactoredSystem, tables: Tables, verdicts: Verdicts, request: Request
    ) -> None:
        self._factored, self._second, self._request = factored, tables.sizes[1], request
        self._limits, self._task, self._started = request.limits, current_task(), monotonic()
        self._statistics, self._closed = Statistics(order="bfs", tier="native", product=True), False
        self._finds = request.kind is Kind.FIND
        self._proved = self._finds or factored.system.unit_cost
        """Is the first goal's trace optimal?"""
        starts = array("I", dict.fromkeys(a * self._second + b for a, b in factored.starts))
        self._goal_at_start = next(
            (n for n, pair in enumerate(factored.starts) if verdicts.of(*pair) & 1), None
        )
        kinds = [array("I", kinds) for kinds in verdicts.kinds]
        said = array("B", (one for row in verdicts.said for one in row))
        self._kept = tables, kinds, said
        self.product = product = Product()
        product.transitions, product.second = tables.transitions, self._second
        product.kinds, product.everything = len(verdicts.said[0]), request.kind is Kind.EXPLORE
        product.has_forced = any(tables.forced)
        product.chooses = tables.forbids or product.has_forced
        product.most_states = self._limits.states or NO_LIMIT
        memory = self._limits.memory
        memory = NO_LIMIT if memory is None else memory - (resident_bytes() or 0)
        product.most_bytes = max(0, memory)
        for side in range(2):
            product.following[side] = address(tables.following[side])
            product.allowed[side] = address(tables.allowed[side])
            product.kind[side] = address(kinds[side])
        product.forced, product.said = address(tables.forced), address(said)
        self._space: Space | None = None
        self._status = self._call("product_begin", factored.size, starts, len(starts))

    def _call(self, name: str, *arguments: Any) -> Status:
        return Status(call(name, ctypes.byref(self.product), *arguments))

    # ── answers ──────────────────────────────────────────────────────────────────────

    def space(self) -> Space:
        """Explore the whole space."""
        limit = self._go()
        dead_end = None
        if self.product.dead_ends:
            dead_end = self._factored.state(*divmod(self.product.dead_end, self._second))
        space = space_of(self.product, limit, self._finish(), self._state, dead_end)
        self._space = space
        return space

    def outcome(self) -> Outcome[Any]:
        """Search for the first goal discovered."""
        system = self._factored.system
        if self._goal_at_start is not None:
            start = system.starts[self._goal_at_start]
            return Solved((start,), system.zero, True, self._finish())
        limit = self._go()
        if limit:
            return self._gave_up(limit)
        if self._status is Status.EXHAUSTED:
            return Unsolvable(self._finish())
        try:
            trace = tuple(self._back_from(self.product.found))[::-1]
            cost = len(trace) - 1 if self._finds else cost_of(system, trace)
        except ENDINGS as ending:
            return self._gave_up(limit_of(ending), at_goal=True)
        return Solved(trace, cost, self._proved, self._finish())

    def _back_from(self, number: int) -> Iterator[Any]:
        """Path from a state back to a start."""
        product = self.product
        yield self._state(number)
        for level in range(product.levels_count, -1, -1):
            first = product.levels[level - 1] if level else 0
            self._call("product_parent", number, first)
            number = product.found
            yield self._state(number)

    def _state(self, number: int) -> Any:
        state = self.product.states[number - self.product.first]
        return self._factored.state(*divmod(state, self._second))

    # ── a run ────────────────────────────────────────────────────────────────────────

    def _go(self) -> str:
        """Run to the end, or return the limit that ended it."""
        limits, budget = self._limits, current.first_budget
        if self._status is Status.GOING_ON and self.product.count > self.product.most_states:
            return "states"
        try:
            while self._status is Status.GOING_ON:
                before = monotonic()
                self._status = self._call("product_walk", budget)
                now = monotonic()
                if self._status is Status.GOING_ON:
                    if limits.seconds is not None and now - self._started >= limits.seconds:
                        return "time"
                    if limits.memory is not None and (resident_bytes() or 0) > limits.memory:
                        return "memory"
                    if self._task.due(now):
                        self._report()
                budget = paced(budget, now - before)
        except ENDINGS as ending:
            return limit_of(ending)
        return LIMITS.get(self._status, "")

    def _report(self) -> None:
        product = self.product
        self._task.report(
            states=product.count,
            waiting=product.count - product.next,
            depth=self._depth(),
            memory=resident_bytes(),
        )

    def _depth(self) -> int:
        """Depth of the latest state."""
        product = self.product
        return int(product.levels_count + (product.count > product.level_end))

    def _finish(self) -> Statistics:
        product, statistics = self.product, self._statistics
        if not self._closed:
            statistics.reached, statistics.expanded = product.count, product.next
            statistics.generated = product.generated
        statistics.seconds = monotonic() - self._started
        statistics.peak_memory_bytes = peak_bytes()
        return statistics

    def progress(self) -> Progress:
        product = self.product
        waiting = product.count - product.next
        return Progress(
            product.count,
            product.next,
            waiting,
            False,
            False,
            self._depth,
            self._depth,
            self._partial_answer,
        )

    def _partial_answer(self, limit: str) -> GaveUp | Space:
        if self._space is not None:
            return replace(self._space, complete=False, limit=limit)
        return self._gave_up(limit)

    def _gave_up(self, limit: str, *, at_goal: bool = False) -> GaveUp:
        """Answer at a limit, with the bounds known."""
        low = self._depth() if self._proved and self._request.kind is not Kind.EXPLORE else None
        return GaveUp(limit, self._finish(), low, low if at_goal else None)

    def close(self) -> None:
        """Free the memory; the statistics stay valid."""
        self._finish()
        self._closed = True
        self._call("product_end")
