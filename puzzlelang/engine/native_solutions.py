"""All optimal solutions by machine code: their number, and the listing."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any

from puzzlelang.engine.kernel import Status
from puzzlelang.engine.kernel_run import Run
from puzzlelang.engine.native_rules import Rules
from puzzlelang.search import (
    ENDINGS,
    Limits,
    Listing,
    Outcome,
    Progress,
    Solutions,
    Solved,
    Unsolvable,
    limit_of,
)

MORE = ("search_ways", "search_leads")


def all_solutions(
    rules: Rules, limits: Limits, most: int | None, progress: Progress | None = None
) -> Solutions[Any]:
    """See ``puzzlelang.search.all_solutions``.

    The loop keeps all states that are nearer than the nearest goals, in the order of their costs.
    A second one goes back from the goals and counts the ways to them, in numbers as long as it
    takes.  Which states come next on such a way is found when the listing asks.
    """
    order = "bfs" if rules.system.unit_cost else "ucs"
    code = rules.code("expand_costs", "goal")
    run = Run(rules, code, "search_solutions", order, limits, progress, more=MORE)
    try:
        return _found(run, most)
    except BaseException:
        run.close()
        raise


def _found(run: Run, most: int | None) -> Solutions[Any]:
    search, rules = run.search, run.rules
    outcome: Outcome[Any]
    run.lower_bound = lambda: rules.cost(search.lowest)
    run.upper_bound = lambda _: rules.cost(search.nearest) if search.goals else None
    limit = run.go()
    if not limit and run.status is Status.EXHAUSTED:
        outcome = Unsolvable(run.finish())
        run.close()
        return Solutions(outcome, (), 0)
    limbs = 1
    while not limit and run.status is not Status.EXHAUSTED:
        limit = run.go_on("search_ways", limbs)
        limbs *= 2
    if limit:
        outcome = run.gave_up(limit)
        run.close()
        return Solutions(outcome, (), 0)
    total = sum(word << 64 * place for place, word in enumerate(search.sums[: search.limbs]))
    listing = _listing(run, most)
    try:
        first = listing.first()
    except ENDINGS as ending:
        return Solutions(run.gave_up(limit_of(ending)), (), 0)
    outcome = Solved(first, rules.cost(search.nearest), True, run.finish())
    return Solutions(outcome, listing, total)


def _listing(run: Run, most: int | None) -> Listing[Any]:
    """The solutions; what the run holds is given back with them."""
    search, leads = run.search, run.functions["search_leads"]
    decoded: dict[int, Any] = {}
    followed: dict[int, list[int]] = {}

    def state(place: int) -> Any:
        if place not in decoded:
            decoded[place] = run.state(search.records[search.stack[place]].state)
        return decoded[place]

    def following(place: int) -> list[int]:
        if place not in followed:
            if Status(leads(ctypes.byref(search), place)) is Status.NO_MEMORY:
                raise MemoryError
            followed[place] = search.hashes[: search.found]
        return followed[place]

    goals = range(search.stack_count - search.goals, search.stack_count)
    listing: Listing[Any] = Listing(0, goals, following, state, most)
    weakref.finalize(listing, run.close)
    return listing
