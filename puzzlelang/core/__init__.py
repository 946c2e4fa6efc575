"""The typed core: types, nodes, operations and values for all later stages, and their semantics.

In: nodes built by the checker.  Out: nodes and types, the table of operations, the reference
semantics (the oracle for everything else), values as text, thresholds.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.core.cell_kinds import *
    from puzzlelang.core.cell_sets import *
    from puzzlelang.core.givens import *
    from puzzlelang.core.guard_conditions import *
    from puzzlelang.core.intervals import *
    from puzzlelang.core.lists import *
    from puzzlelang.core.look_words import *
    from puzzlelang.core.move_directions import *
    from puzzlelang.core.nodes import *
    from puzzlelang.core.operations import *
    from puzzlelang.core.parameter_rows import *
    from puzzlelang.core.primitives import *
    from puzzlelang.core.recipes import *
    from puzzlelang.core.rule_faults import *
    from puzzlelang.core.semantics import *
    from puzzlelang.core.staged_rules import *
    from puzzlelang.core.staging import *
    from puzzlelang.core.symmetry import *
    from puzzlelang.core.text_blocks import *
    from puzzlelang.core.thresholds import *
    from puzzlelang.core.totality import *
    from puzzlelang.core.types import *
    from puzzlelang.core.value_tables import *
    from puzzlelang.core.values import *

FACE = {
    "cell_kinds": "ByteColumns cells_of firsts kinds_of one_of_each",
    "cell_sets": "ABSENT LetterPairs Letters Places Signs codes distinct flags",
    "givens": "given_values",
    "guard_conditions": "Part decided guard_parts most_members names_in value_of",
    "intervals": "Interval hull interval_of",
    "lists": "can_be_out_of converted digits_of elements fewest_of list_of most_of ordinal",
    "look_words": "COLOURS SHAPES",
    "move_directions": "direction direction_of has_direction ways_of",
    "nodes": "Apply At Binder Choice Const Grid Mark Whole CostLine Expr Fold If Let Local Lookup "
    "Puzzle Read Rule Transition Variable View bound_by parts rows_of",
    "operations": "COMPARISONS Kind Names OPERATIONS Operation REDUCTIONS Reduction Scheme maps_of",
    "parameter_rows": "possible_rows",
    "primitives": "CLOSURES NoValue Wide members slid",
    "recipes": "Begin Bound Draw DrawNumbers DrawOne DrawOrder DrawRoom Put Recipe floor_of",
    "rule_faults": "RuleFault",
    "semantics": "Function Scope State Step attempt bindings broken_invariant call_text evaluate "
    "explain_fault function holds is_goal is_lost shown with_lets",
    "staged_rules": "RuleStager Write Writes written",
    "staging": "Env FALSE Run Staged TRUE TooMuch UNSET bound conjunction disjunction each_round "
    "negation running",
    "symmetry": "AS_IT_IS Columns Renaming Turn column_groups count count_text exchanges "
    "is_turned relating renamings representative speaking turns_of",
    "text_blocks": "in_one_line listed pad",
    "thresholds": "ANY Thresholds changed current",
    "totality": "binders_of is_step_total is_total",
    "types": "BOOLEAN Base Boolean COMPASS COMPASS_STEPS COMPOSED_TEXT Cells DIRECTIONS Digits "
    "Domain Element Frame INTEGERS Integers LARGEST ListOf MOST_STATES Members NONE "
    "NOWHERE Row Scalar SetOf TEXT TextType TupleOf Type UNKNOWN Unknown describe "
    "element_type integer is_about combinations_of count_of domain_with join_types "
    "set_type size_of universe whole with_article",
    "value_tables": "Missing OpenSet Unfilled table_text tables_of",
    "values": "Spelling call fits show show_domain show_scalar slot_name slot_names slot_text "
    "whole_type whole_value",
}
"""Names that other rooms may use, by module."""

WHOLE = ("nodes", "operations", "semantics", "values")
"""Modules that other rooms may import as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
