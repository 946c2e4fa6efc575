"""Constraint problems, and the engines that solve them.

In: a ``Problem`` of atoms, clauses, weighted sums and connections. Out: choices, their number, the
least or best one, forced literals, minimal cores, and steps of a proof.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.constraints.conflict_solver import *
    from puzzlelang.constraints.engines import *
    from puzzlelang.constraints.problem import *
    from puzzlelang.constraints.propagation import *

FACE = {
    "conflict_solver": "ConflictSolver",
    "problem": "FALSE TRUE Best Budget Choice Literal Problem Refuted Solver Sum Tally Term "
    "Unknown simplified",
    "propagation": "Assignment",
    "engines": "Core new_solver shorter_core smallest_core",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
