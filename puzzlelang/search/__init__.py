"""The search engine, for any transition system: orders, limits, the whole space, all solutions.

``docs/engine.md`` shows it from the side of a Python program.
"""

from puzzlelang.search.arguments import SearchUsageError
from puzzlelang.search.building import StateSpace, format_trace, solve, successors
from puzzlelang.search.counting import count_solutions
from puzzlelang.search.explore import explore, walk
from puzzlelang.search.freezing import freeze
from puzzlelang.search.solutions import Solutions, all_solutions
from puzzlelang.search.strategies import (
    ALIASES,
    ORDERS,
    Order,
    chosen,
    order_named,
    promises_optimal,
    search,
)
from puzzlelang.system import (
    CostError,
    Fault,
    GaveUp,
    Limits,
    Solved,
    Space,
    Statistics,
    TransitionSystem,
    Unsolvable,
)

__all__ = [
    "ALIASES",
    "ORDERS",
    "CostError",
    "Fault",
    "GaveUp",
    "Limits",
    "Order",
    "SearchUsageError",
    "Solutions",
    "Solved",
    "Space",
    "StateSpace",
    "Statistics",
    "TransitionSystem",
    "Unsolvable",
    "all_solutions",
    "chosen",
    "count_solutions",
    "explore",
    "format_trace",
    "freeze",
    "order_named",
    "promises_optimal",
    "search",
    "solve",
    "successors",
    "walk",
]
