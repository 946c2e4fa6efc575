"""Planning tasks in PDDL: reading and conversion to puzzle files.

In: the texts of a domain and a problem. Out: their typed tree, or diagnostics; the text of a puzzle
file with the same states and steps, and a map from its steps back to actions. Also puzzles as PDDL.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.pddl.diagnosis import *
    from puzzlelang.pddl.pddl_writer import *
    from puzzlelang.pddl.plan_check import *
    from puzzlelang.pddl.puzzle_writer import *
    from puzzlelang.pddl.task_reader import *

FACE = {
    "diagnosis": "diagnose",
    "pddl_writer": "export",
    "plan_check": "check_plan",
    "puzzle_writer": "Conversion convert_files",
    "task_reader": "read_task",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
