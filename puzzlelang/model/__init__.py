"""From the syntax tree to the typed core: names become slots, words become values.

In: a syntax tree. Out: a ``Puzzle`` of the typed core, or diagnostics; warnings of ``validate``;
bounds on the work of rules; proofs that members are interchangeable.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.model.advice import *
    from puzzlelang.model.board_proof import *
    from puzzlelang.model.cost_bound import *
    from puzzlelang.model.functions import *
    from puzzlelang.model.initial_state import *
    from puzzlelang.model.puzzle_checker import *
    from puzzlelang.model.rule_warnings import *
    from puzzlelang.model.symbols import *
    from puzzlelang.model.undeclared_symmetry import *

FACE = {
    "advice": "with_members",
    "board_proof": "undeclared_turns",
    "cost_bound": "combinations work work_of_template work_of_transition",
    "functions": "FUNCTIONS",
    "initial_state": "is_much_at_start start_is_fine",
    "puzzle_checker": "check",
    "rule_warnings": "Varying lint",
    "symbols": "BUILTIN_SETS ConstSymbol SetSymbol TableSymbol VariableSymbol Watcher",
    "undeclared_symmetry": "undeclared",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
