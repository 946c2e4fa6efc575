"""From the typed core to a transition system that runs.

In: a ``Puzzle`` of the typed core. Out: ground transitions and their plan, as Python functions for
the protocol of ``puzzlelang.search`` and as LLVM assembly; abstractions; proofs about single steps.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.compiler.abstraction import *
    from puzzlelang.compiler.choice_values import *
    from puzzlelang.compiler.compiled_system import *
    from puzzlelang.compiler.fact_formulas import *
    from puzzlelang.compiler.factored_system import *
    from puzzlelang.compiler.ground_transition import *
    from puzzlelang.compiler.grounding import *
    from puzzlelang.compiler.ir import *
    from puzzlelang.compiler.llvm_module import *
    from puzzlelang.compiler.lowered_choice import *
    from puzzlelang.compiler.merged_system import *
    from puzzlelang.compiler.page_module import *
    from puzzlelang.compiler.pattern_selection import *
    from puzzlelang.compiler.planning_task import *
    from puzzlelang.compiler.promise_proofs import *
    from puzzlelang.compiler.shared_systems import *
    from puzzlelang.compiler.state_layout import *
    from puzzlelang.compiler.terms import *

FACE = {
    "abstraction": "Abstraction NOWHERE NotPlaced PlacedValues by_places",
    "choice_values": "TooLargeToChoose",
    "lowered_choice": "CannotChoose LoweredChoice chosen_states",
    "compiled_system": "CompiledSystem Step compile_puzzle",
    "fact_formulas": "Action Fact FactRules Formula Joined NotFacts disjunction fact_rules negated",
    "factored_system": "FactoredSystem Group Unfactored Verdicts",
    "ground_transition": "Ground",
    "grounding": "COST_BITS",
    "ir": "Term",
    "shared_systems": "LiftingCompiler SharingCompiler are_equal have_same_rules",
    "llvm_module": "Module ModulePrinter",
    "merged_system": "MergedSystem",
    "page_module": "PageRules page_rules",
    "planning_task": "Task applicable task_of",
    "promise_proofs": "never_faults Prover Values",
    "state_layout": "Packing TooLarge Unprintable WORD measures slot_domains",
    "terms": "all_of negation",
}
"""Public names, by module."""

WHOLE = ("pattern_selection", "terms")
"""Modules that are public as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
