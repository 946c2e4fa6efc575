"""New instances of a puzzle, drawn as its recipe says, rated, and kept or rejected.

In: a ``Loaded`` puzzle and a ``Recipe``. Out: ``Outcome``, with a ``Level`` or the reason of the
rejection; files of levels.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.generating.candidates import *
    from puzzlelang.generating.generator import *
    from puzzlelang.generating.levels import *
    from puzzlelang.generating.runs import *

FACE = {
    "candidates": "Candidate Given text_of",
    "generator": "ALIKE MEASURES Outcome STATES Task task_of",
    "levels": "instances_texts level_text levels_text read_level solved",
    "runs": "Counts Journal generate",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
