"""Is it proved that no rule of a puzzle can be without a value, in whatever state?"""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Term
from puzzlelang.compiler.promise_proofs import Prover
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.core import current


def never_faults(system: CompiledSystem) -> bool:
    """Then all searches end without a fault, whichever states they expand or test."""
    if system.goal_term.may_fault or system.lost_term.may_fault:
        return False
    if any(term.may_fault for ground in system.grounds for term in _terms(ground)):
        return False
    puzzle = system.puzzle
    names = [variable.name for variable in puzzle.variables for _ in range(variable.size)]
    invariants = [system.lower(rule.condition, {}) for rule in puzzle.invariants]
    prover = Prover(names, slot_domains(puzzle), invariants)
    prover.left = current.proved
    return all(_keeps_promises(ground, prover) for ground in system.grounds)


def _keeps_promises(ground: Ground, prover: Prover) -> bool:
    """Are all checks that it makes proved to hold?"""
    proved = {condition for _, _, condition in ground.checks}
    checks = [term for temp, term in (*ground.steps, *ground.cost_steps) if temp is None]
    return all(check in proved for check in checks) and not prover.unproved(ground)


def _terms(ground: Ground) -> Iterator[Term]:
    yield from (ground.guard, ground.invariant, ground.cost, *ground.amounts)
    yield from ground.updates.values()
    for store in ground.stores:
        yield from store.terms
    for _, term in (*ground.lets, *ground.steps, *ground.cost_steps):
        yield term
