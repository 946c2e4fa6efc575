"""Searches by layers on disk: larger than memory, and resumed where they were.

In: a recipe for a transition system whose states are whole numbers, a folder. Out: a searcher
with the answers of ``puzzlelang.search``, whatever the parts, the processes and the interruptions.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.store.store_searcher import *
    from puzzlelang.store.store_summary import *

FACE = {
    "store_searcher": "Settings StoredSearcher",
    "store_summary": "ChainSummary StoreSummary read_store",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
