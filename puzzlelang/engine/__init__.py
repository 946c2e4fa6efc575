"""Search compiled puzzles, in Python or in machine code.

In: a compiled puzzle. Out: a ``PuzzleSearcher``; both tiers give the same answers.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.engine.native_rules import *
    from puzzlelang.engine.packed_model import *
    from puzzlelang.engine.puzzle_searcher import *

FACE = {
    "packed_model": "PackedModel PackedRecipe model_digest",
    "puzzle_searcher": "PuzzleSearcher",
    "native_rules": "PackedMoves",
}
"""Names for other rooms, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
