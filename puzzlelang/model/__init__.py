"""The checker: names become slots, words become values.

In: a syntax tree. Out: a ``Puzzle`` of the typed core, or diagnostics; warnings of ``validate``;
bounds on the work of rules; proofs that members are interchangeable.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.model import advice as advice
    from puzzlelang.model import definitions as definitions
    from puzzlelang.model import list_functions as list_functions
    from puzzlelang.model import list_types as list_types
    from puzzlelang.model import map_functions as map_functions
    from puzzlelang.model import quantifiers as quantifiers
    from puzzlelang.model import reachability as reachability
    from puzzlelang.model import unknown_names as unknown_names
    from puzzlelang.model.advice import *
    from puzzlelang.model.board_proof import *
    from puzzlelang.model.cost_bound import *
    from puzzlelang.model.functions import *
    from puzzlelang.model.loop_work import *
    from puzzlelang.model.puzzle_checker import *
    from puzzlelang.model.recipe_checks import *
    from puzzlelang.model.rule_warnings import *
    from puzzlelang.model.symbols import *
    from puzzlelang.model.symmetry_proof import *

FACE = {
    "advice": "with_members",
    "board_proof": "undeclared_turns",
    "cost_bound": "combinations work work_of_template work_of_transition",
    "functions": "FUNCTIONS",
    "puzzle_checker": "check is_much_at_start start_is_fine",
    "recipe_checks": "measures_of recipe_of",
    "loop_work": "dearest_repetition scheduled_work",
    "rule_warnings": "Varying lint report_unbroken",
    "symbols": "BUILTIN_SETS ConstSymbol SetSymbol TableSymbol VariableSymbol Watcher",
    "symmetry_proof": "undeclared undeclared_cells",
}
"""Names for other rooms, by module."""

RARE = (
    "advice definitions list_functions list_types map_functions quantifiers reachability"
    " unknown_names"
)
"""Modules that many puzzles don't need; this room uses them as ``model.advice``."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE, RARE)
