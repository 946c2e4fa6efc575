"""Searches of compiled puzzles: which tier takes them, and the machine-code tier.

In: a compiled puzzle. Out: a ``PuzzleSearcher``, with the answers of ``puzzlelang.search``
whichever tier found them.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.engine.packed_model import *
    from puzzlelang.engine.puzzle_searcher import *

FACE = {
    "packed_model": "PackedModel PackedRecipe model_digest",
    "puzzle_searcher": "PuzzleSearcher",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
