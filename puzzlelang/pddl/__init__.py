"""Planning tasks in PDDL: reading and conversion to puzzle files.

In: the texts of a domain and a problem. Out: their typed tree, or diagnostics; the text of a puzzle
file with the same states and steps, and a map from its steps back to actions.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.pddl.task_reader import *

FACE = {
    "task_reader": "kind_of read_task",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
