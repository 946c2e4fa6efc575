"""Searches of any transition system: orders, limits, the whole space, all solutions; in memory or,
in ``store``, on disk.

In: a ``TransitionSystem``. Out: an ``Outcome``, a ``Space``, ``Solutions``, distances. It doesn't
depend on puzzles; see ``docs/engine.md``.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.search.distance_estimates import *
    from puzzlelang.search.engine import *
    from puzzlelang.search.lazy_search import *
    from puzzlelang.search.rating import *
    from puzzlelang.search.recording import *
    from puzzlelang.search.searcher import *
    from puzzlelang.search.solutions import *
    from puzzlelang.search.state_space import *
    from puzzlelang.search.store.store_folder import *
    from puzzlelang.search.store.store_searcher import *
    from puzzlelang.search.strategies import *
    from puzzlelang.search.strong_components import *
    from puzzlelang.search.system import *
    from puzzlelang.search.watch import *
    from puzzlelang.search.whole_space import *

FACE = {
    "engine": "answer cost_of",
    "distance_estimates": "costs_to_reach goal_distances",
    "lazy_search": "Advice cheapest_near",
    "rating": "Rating rate",
    "recording": "EVENTS Expansion MOST_RECORDS Recorder",
    "searcher": "Answer Distances Kind PausingSearcher PythonSearcher Request Searcher "
    "merge_answers search",
    "solutions": "Listing all_solutions count_solutions",
    "state_space": "format_trace freeze solve StateSpace successors",
    "store.store_folder": "ChainSummary StoreSummary read_store",
    "store.store_searcher": "Settings StoredSearcher",
    "strategies": "ALIASES BY_DEPTH ORDERS Order f_value order_for order_named overestimated "
    "promises_optimal with_suboptimality_bound",
    "strong_components": "Graph components leading_to",
    "system": "ADMISSIBLE CostError DISK ENDINGS Ended FEW_DEEPEST Fault GaveUp Limits NEVER "
    "INTERRUPTED MEMORY NoState Outcome STATES STOPPED SearchUsageError Solutions Solved Space "
    "Statistics TERMINATED TIME TransitionSystem Unsolvable View WEIGHT Weight "
    "go_on_after limit_of nothing",
    "watch": "BUDGETS Budget ENDS LAST Progress REPLACED Search Steps Stop Watch collector_paused "
    "ended finish",
    "whole_space": "cheaper explore walk",
}
"""Names that other rooms may use, by module."""

WHOLE = ("strategies",)
"""Modules that other rooms may use as a whole."""

PUBLIC = (
    "ALIASES CostError Ended Fault GaveUp Limits ORDERS Order SearchUsageError Solutions Solved "
    "Space StateSpace Statistics TransitionSystem Unsolvable all_solutions "
    "count_solutions explore format_trace freeze order_named promises_optimal search solve "
    "successors walk"
)
"""Names for Python programs, described in ``docs/engine.md``."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
