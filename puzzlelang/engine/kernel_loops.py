"""The loops of ``kernel.c`` by what they are asked for, and what is special to each."""

from __future__ import annotations

from enum import IntEnum

from puzzlelang.text import Record


class Key(IntEnum):
    """What a loop goes by."""

    COST = 0
    COST_AND_ESTIMATE = 1
    ESTIMATE = 2
    COST_AND_WEIGHTED = 3
    STEPS = 4


ESTIMATED = (Key.COST_AND_ESTIMATE, Key.ESTIMATE, Key.COST_AND_WEIGHTED)

BY_STEPS, BY_COST = ("expand", "goal", "lost", "index"), ("expand_costs", "goal")


class Loop(metaclass=Record):
    """A loop.

    ``functions``: those of a puzzle's rules that it calls.  ``key``: what it goes by, where it has
    the choice.  ``more``: other functions of the kernel that go with it.  ``by_level``: it goes
    through the states in the order of their discovery.  ``keeps_parents``: it does not, or does not
    discover them in the order in which they are expanded.  ``counts_paths``: it wants a number for
    each state.  ``deepens``: it holds the states of one iteration.  ``flood``: the loop that may go
    on in its place and keeps no list of states.  ``forgets``: it may forget levels
    whose states can't come about again.
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
        """Does it ask for the estimate of the puzzle?"""
        return "estimate" in self.functions


def _best_first(key: Key) -> Loop:
    return Loop("search_best_first", BY_COST, key)


_AT_START = ("search_starts",)

ORDERS = {
    "bfs": Loop(
        "search_breadth_first",
        more=_AT_START,
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
"""The search orders that there is machine code for."""

EVERYTHING = Loop(
    "search_everything",
    by_level=True,
    flood="search_flood_everything",
    forgets=True,
)
COUNT = Loop("search_count", by_level=True, counts_paths=True)
SOLUTIONS = Loop("search_solutions", BY_COST, more=("search_ways", "search_leads"))
DISTANCES = Loop("search_distances", BY_COST, more=("search_distances_done", "search_distance"))
