"""Properties of the loops of ``kernel.c``."""

from __future__ import annotations

from enum import IntEnum

from puzzlelang.text import Record


class Key(IntEnum):
    """Order or bound of a loop's states."""

    COST = 0
    COST_AND_ESTIMATE = 1
    ESTIMATE = 2
    COST_AND_WEIGHTED = 3
    STEPS = 4


ESTIMATED = (Key.COST_AND_ESTIMATE, Key.ESTIMATE, Key.COST_AND_WEIGHTED)

BY_STEPS, BY_COST = ("expand", "goal", "lost", "index"), ("expand_costs", "goal")


class Loop(metaclass=Record):
    """A loop of the kernel.

    ``functions``: the puzzle's functions it calls.  ``key``: its key, if it supports several.
    ``more``: related kernel functions.  ``by_level``: expands states in order of discovery.
    ``keeps_parents``: stores parents, since states are not expanded or not discovered in that
    order.  ``counts_paths``: needs a number for each state.  ``deepens``: holds the states of one
    iteration.  ``flood``: frontier search that may continue it without a list of states.
    ``forgets``: may forget levels whose states can't recur.
    """

    name: str
    functions: tuple[str, ...] = BY_STEPS
    key: Key | None = None
    more: tuple[str, ...] = ()
    by_level: bool = False
    keeps_parents: bool = False
    counts_paths: bool = False
    deepens: bool = False
    flood: str = ""
    forgets: bool = False

    @property
    def estimated(self) -> bool:
        """Does it use the puzzle's estimate?"""
        return "estimate" in self.functions


def _best_first(key: Key) -> Loop:
    return Loop("search_best_first", BY_COST, key, ("search_least_goal",))


_AT_START = ("search_starts",)

ORDERS = {
    "bfs": Loop(
        "search_breadth_first",
        more=(*_AT_START, "search_shortest"),
        by_level=True,
        flood="search_flood",
    ),
    "dfs": Loop("search_depth_first", more=_AT_START, keeps_parents=True),
    "preorder": Loop("search_preorder", keeps_parents=True),
    "iddfs": Loop("search_deepen", key=Key.STEPS, deepens=True),
    "ucs": _best_first(Key.COST),
    "astar": _best_first(Key.COST_AND_ESTIMATE),
    "greedy": _best_first(Key.ESTIMATE),
    "wastar": _best_first(Key.COST_AND_WEIGHTED),
    "idastar": Loop("search_deepen", BY_COST, Key.COST_AND_ESTIMATE, deepens=True),
}
"""Search orders with machine code."""

EVERYTHING = Loop(
    "search_everything",
    by_level=True,
    flood="search_flood_everything",
    forgets=True,
)
COUNT = Loop("search_count", by_level=True, counts_paths=True)
SOLUTIONS = Loop("search_solutions", BY_COST, more=("search_ways", "search_leads"))
DISTANCES = Loop("search_distances", BY_COST, more=("search_distances_done", "search_distance"))
