"""Search in machine code, with the answers of ``puzzlelang.search`` in the same order."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import pairwise
from time import monotonic

from puzzlelang.compiler import CompiledSystem
from puzzlelang.engine import kernel
from puzzlelang.engine.kernel import Counts, Kept, Key, Loop, Status
from puzzlelang.engine.kernel_run import Run
from puzzlelang.engine.native_rules import Rules
from puzzlelang.engine.pattern_guide import Guide
from puzzlelang.search import (
    ENDINGS,
    ENDS,
    FEW_DEEPEST,
    Answer,
    Budget,
    Distances,
    GaveUp,
    Kind,
    Listing,
    Outcome,
    PausingSearcher,
    Request,
    Search,
    Solutions,
    Solved,
    Space,
    Statistics,
    Unsolvable,
    answer,
    cost_of,
    f_value,
    limit_of,
    with_suboptimality_bound,
)
from puzzlelang.text import Any, Stage, replace, stage

STAGES = {
    Kind.SEARCH: Stage.SEARCHING,
    Kind.FIND: Stage.SEARCHING,
    Kind.EXPLORE: Stage.EXPLORING,
    Kind.COUNT: Stage.COUNTING,
    Kind.LIST: Stage.COUNTING,
}


class NativeSearcher(PausingSearcher):
    """Searcher with rules and loops in machine code.

    Raise ``Unprintable`` if the rules can't be machine code, ``Unavailable`` if the machine has
    none.
    """

    def __init__(
        self, system: CompiledSystem, hurried: bool = False, rules: Rules | None = None
    ) -> None:
        """``hurried``: see :class:`Rules`.  ``rules``: those of a system with other starts."""
        self.system = system
        with stage(Stage.MACHINE_CODE):
            self.rules = rules.from_starts(system) if rules else Rules(system, hurried)

    def supports(self, request: Request) -> bool:
        return self._loop(request.ordered(self.system)) is not None

    def price(self, request: Request) -> float:
        """Expected CPU seconds for compiling the rules, after printing the assembly."""
        loop = self._loop(request.ordered(self.system))
        assert loop, "this is not supported"
        return self.rules.price(*loop.functions)

    def has_loaded(self, request: Request) -> bool:
        """Is the code for this request in memory?"""
        loop = self._loop(request.ordered(self.system))
        is_plain = not request.collections and request.wanted is None
        return loop is not None and is_plain and self.rules.has_loaded(*loop.functions)

    def begin(self, request: Request) -> Search[Answer]:
        request = request.ordered(self.system)
        loop = self._loop(request)
        assert loop, "this is not supported"
        with stage(STAGES[request.kind], cost=self.system.cost_lines):
            return (yield from self._begin(request, loop))

    def _begin(self, request: Request, loop: Loop) -> Search[Answer]:
        match request.kind:
            case Kind.EXPLORE:
                return (yield from self._explore(request, loop))
            case Kind.COUNT if self.system.unit_cost:
                return (yield from self._count(request, loop))
            case Kind.COUNT:
                return (yield from self._list(replace(request, most=1), loop))
            case Kind.LIST:
                return (yield from self._list(request, loop))
            case Kind.SEARCH | Kind.FIND:
                if not request.collections:
                    return (yield from self._search(request, loop))
        with closing(Distances()) as own:
            guide, request = self._guide(request, request.distances or own)
            if guide.limit:
                return GaveUp(guide.limit, Statistics(order=request.order, tier="native"), 0)
            return (yield from self._search(request, loop, guide))

    def _guide(self, request: Request, distances: Distances) -> tuple[Guide, Request]:
        """Estimate of a request, and the request with the limits remaining."""
        started = monotonic()

        guide = distances.of("native")
        if guide is None:
            guide = Guide(self.rules, request.collections or (), request.limits)
            distances.end(guide.close)
            distances.keep("native", guide)
        return guide, request.limited(request.limits.left(started))

    def _loop(self, request: Request) -> Loop | None:
        """Loop of a request; without an estimate, by cost."""
        match request.kind:
            case Kind.EXPLORE:
                return kernel.EVERYTHING
            case Kind.COUNT if self.system.unit_cost:
                return kernel.COUNT
            case Kind.COUNT | Kind.LIST:
                return kernel.SOLUTIONS
            case Kind.SEARCH | Kind.FIND:
                loop = kernel.ORDERS.get(request.order)
        if loop is None or loop.key not in kernel.ESTIMATED:
            return loop
        if request.collections or (request.collections is None and self.system.has_estimate):
            if loop.key is Key.COST_AND_WEIGHTED and request.weight.over == request.weight.under:
                loop = replace(loop, key=Key.COST_AND_ESTIMATE)
            more = () if request.collections else ("estimate",)
            return replace(loop, functions=(*loop.functions, *more))
        return replace(loop, key=Key.COST)

    # ── the whole space, all solutions ───────────────────────────────────────────────

    def _explore(self, request: Request, loop: Loop) -> Search[Space]:
        started = monotonic()
        space = yield from self._explored(request, loop)
        if space.limit == "tangled":  # a level contains forgotten states
            request = request.limited(request.limits.left(started))
            space = yield from self._explored(request, replace(loop, forgets=False))
        return space

    def _explored(self, request: Request, loop: Loop) -> Search[Space]:
        with self._run(request, loop) as run:
            search = run.search
            if request.counts and self.system.unit_cost:
                search.counts_ways = Counts.COUNTING
            limit = "states" if run.has_too_many_starts else (yield from run.go())
            space = space_of(search, limit, run.finish(), run.state, run.dead_end())
            if search.counts_ways == Counts.COUNTED:
                space = replace(space, solutions=(search.nearest, _total(search)))
            run.space = space
            return space

    def _count(self, request: Request, loop: Loop) -> Search[Solutions[Any]]:
        """Count paths to the states of two levels at a time, see ``search.solutions``."""
        with self._run(request, loop) as run:
            run.lower_bound = lambda: int(run.search.levels_count)

            def solved() -> Solved[Any]:
                run.upper_bound = lambda _: run.depth()
                trace = run.trace(run.search.found)
                return Solved(trace, len(trace) - 1, True, run.finish())

            outcome = yield from self._outcome(run, solved)
            if not isinstance(outcome, Solved):
                return Solutions(outcome)
            return Solutions(outcome, (outcome.trace,), _total(run.search))

    def _list(self, request: Request, loop: Loop) -> Search[Solutions[Any]]:
        """List all cheapest solutions.

        A loop keeps the states nearer than the nearest goals, in order of cost.  A second counts
        paths backward from the goals, in integers of sufficient width.  The listing gets the next
        states of a path on demand; it owns the run, and closes it at the end.
        """
        rules, run = self.rules, self._new_run(request, loop)
        search, listing = run.search, None
        run.lower_bound = lambda: rules.cost(search.lowest)
        run.upper_bound = lambda _: rules.cost(search.nearest) if search.goals else None
        try:
            limit, limbs = (yield from run.go()), 1
            if not limit and run.status is Status.EXHAUSTED:
                return Solutions(Unsolvable(run.finish()))
            while not limit and run.status is not Status.EXHAUSTED:
                limit = yield from run.go_on("search_ways", limbs)
                limbs *= 2
            if limit:
                return Solutions(run.gave_up(limit))
            starts = {place: ways for place in _starts(run) if (ways := _ways(run, place))}
            total = sum(starts.values())
            listing = _listing(run, [*starts], request.most)
            cost = rules.cost(search.nearest)
            first = listing.first()
            return Solutions(Solved(first, cost, True, run.finish()), listing, total)
        except ENDINGS as ending:
            if listing is None:
                raise
            return Solutions(run.gave_up(limit_of(ending)))
        finally:
            if listing is None:
                run.close()

    # ── one goal ─────────────────────────────────────────────────────────────────────

    def _search(
        self, request: Request, loop: Loop, guide: Guide | None = None
    ) -> Search[Outcome[Any]]:
        match loop:
            case Loop(key=None):
                return self._discover(request, loop)
            case Loop(deepens=True):
                return self._deepen(request, loop, guide)
            case _:
                return self._best_first(request, loop, guide)

    def _outcome(self, run: Run, solved: Callable[[], Solved[Any]]) -> Search[Outcome[Any]]:
        """Run the loop; ``solved`` builds the answer for a goal."""
        limit = yield from run.go()
        if limit:
            return run.gave_up(limit)
        if run.status is Status.EXHAUSTED:
            return Unsolvable(run.finish())
        try:
            return solved()
        except ENDS as ending:
            return run.gave_up(limit_of(ending))

    def _discover(self, request: Request, loop: Loop) -> Search[Outcome[Any]]:
        finds = request.kind is Kind.FIND
        proved = request.order == "bfs" and (self.system.unit_cost or finds)
        with self._run(request, loop) as run:
            at_start = None if request.order == "preorder" else run.goal_at_start()
            if at_start is not None:
                return Solved((at_start,), self.system.zero, True, run.finish())
            if proved:
                run.lower_bound = run.depth
            if run.has_too_many_starts:
                return run.gave_up("states")

            def solved() -> Solved[Any]:
                if proved:  # the bound, if a limit ends the reconstruction
                    run.upper_bound = lambda _: run.depth()
                trace = run.trace(run.search.found)
                cost = len(trace) - 1 if finds else cost_of(self.system, trace)
                return Solved(trace, cost, proved or len(trace) == 1, run.finish())

            outcome = yield from self._outcome(run, solved)
            if request.shortest and isinstance(outcome, Solved):
                run.budget = Budget()
                limit = yield from run.go_on("search_shortest")
                if limit:
                    return run.gave_up(limit)
                request.shortest(run.shortest())
            return outcome

    def _best_first(
        self, request: Request, loop: Loop, guide: Guide | None
    ) -> Search[Outcome[Any]]:
        weight, optimal = request.weight, loop.key in (Key.COST, Key.COST_AND_ESTIMATE)
        with self._run(request, loop, guide) as run:
            search, cost = run.search, self.rules.cost
            search.over, search.under = weight.over, weight.under
            search.free = self.rules.keys.highest(1 + max(weight.over, weight.under).bit_length())

            def upper(seconds: float) -> int | None:
                least = run.least_goal(seconds)
                return None if least is None else cost(least)

            if optimal:
                run.lower_bound = lambda: cost(search.lowest) if search.records_count else None
            run.upper_bound = upper
            order_key = f_value(self.system) if loop.estimated and optimal else None
            if run.has_too_many_starts:
                goals = any(map(self.system.is_goal, self.system.starts))
                run.upper_bound = lambda _: self.system.zero if goals else None
                return run.gave_up("states")
            outcome = yield from self._outcome(
                run,
                lambda: answer(self.system, run.record(), run.finish(), order_key, optimal),
            )
        if loop.key is Key.COST_AND_WEIGHTED and isinstance(outcome, Solved):
            try:
                return with_suboptimality_bound(
                    self.system, outcome, weight, proved=guide is not None
                )
            except ENDINGS as ending:
                return outcome.cut_short(limit_of(ending))
        return outcome

    def _deepen(self, request: Request, loop: Loop, guide: Guide | None) -> Search[Outcome[Any]]:
        system, by_steps = self.system, loop.key is Key.STEPS
        proved = not by_steps or system.unit_cost
        with self._run(request, loop, guide) as run:
            search = run.search
            if request.begin_at is not None:
                search.least = request.begin_at
            if proved:
                run.lower_bound = lambda: (
                    self.rules.cost(search.least) if search.iterations else None
                )

            def solved() -> Solved[Any]:
                if by_steps:
                    trace = tuple(state for state, _ in run.path())
                    return Solved(trace, cost_of(system, trace), proved, run.finish())
                order_key = f_value(system) if loop.estimated else None
                return answer(system, run.record(), run.finish(), order_key, True)

            return (yield from self._outcome(run, solved))

    # ── a run ────────────────────────────────────────────────────────────────────────

    def _new_run(self, request: Request, loop: Loop, guide: Guide | None = None) -> Run:
        code = self.rules.code(*loop.functions, wanted=request.wanted)
        run = Run(self.rules, code, loop, request)
        if guide:
            run.search.lookups, run.search.lookups_count = guide.lookups, len(guide.lookups)
            run.more_pieces = guide.pieces
        return run

    @contextmanager
    def _run(self, request: Request, loop: Loop, guide: Guide | None = None) -> Iterator[Run]:
        run = self._new_run(request, loop, guide)
        try:
            yield run
            if request.keep is not None:
                request.keep(Kept(run.search, run.words, self.rules.decoded))
        finally:
            run.close()


def _starts(run: Run) -> Iterator[int]:
    """Positions of the initial states among expanded states and goals.

    They have the least cost and the first records, so they come first.
    """
    search = run.search
    for place in range(min(search.starts, search.stack_count)):
        if search.stack[place] < search.starts:
            yield place


def _ways(run: Run, place: int) -> int:
    """Number of paths from a position to goals."""
    search = run.search
    words = search.sums[place * search.limbs : (place + 1) * search.limbs]
    return sum(word << 64 * number for number, word in enumerate(words))


def _total(search: kernel.Search) -> int:
    """Number of paths to the nearest goals."""
    return sum(search.all_ways[place] << 64 * place for place in range(search.limbs))


def _listing(run: Run, starts: Sequence[int], most: int | None) -> Listing[Any]:
    """The solutions; they own the run."""
    search, leads = run.search, run.functions["search_leads"]
    cached_states: dict[int, Any] = {}
    edges: dict[int, list[int]] = {}

    def state(place: int) -> Any:
        if place not in cached_states:
            cached_states[place] = run.state(search.records[search.stack[place]].state)
        return cached_states[place]

    def following(place: int) -> list[int]:
        if place not in edges:
            if Status(leads(ctypes.byref(search), place)) is Status.NO_MEMORY:
                raise MemoryError
            edges[place] = search.hashes[: search.found]
        return edges[place]

    goals = range(search.stack_count - search.goals, search.stack_count)
    listing: Listing[Any] = Listing(starts, goals, following, state, most)
    weakref.finalize(listing, run.close)
    return listing


def space_of(
    here: Any, limit: str, statistics: Statistics, state: Callable[[int], Any], dead_end: Any
) -> Space:
    """Space explored by a machine-code loop; ``state`` decodes a number."""
    ends = [0, *here.levels[: here.levels_count], here.level_end, here.count]
    sizes = [b - a for a, b in pairwise(ends) if b > a]
    first = here.count - sum(sizes[-1:])
    return Space(
        complete=not limit,
        limit=limit,
        states=here.count,
        transitions=here.generated,
        levels=tuple(sizes),
        goal_states=here.goals,
        lost_states=here.losses,
        dead_ends=here.dead_ends,
        statistics=statistics,
        deepest=tuple(map(state, range(first, here.count)[:FEW_DEEPEST])),
        dead_end=dead_end,
    )
