"""Proof that no rule of a puzzle can fault in any state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Temp, Term, may_lack, nodes
from puzzlelang.compiler.promise_proofs import PARTS, Prover, Values
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.compiler.terms import NOTHING
from puzzlelang.core import current


def never_faults(system: CompiledSystem) -> bool:
    """Is it proved that no search can fault, whichever states it expands or tests?"""
    puzzle = system.puzzle
    domains = slot_domains(puzzle)
    cases = _Cases(domains)
    if not cases.are_sure([system.goal_term, system.lost_term]):
        return False
    if not all(_has_values(ground, cases) for ground in system.grounds):
        return False
    names = [variable.name for variable in puzzle.variables for _ in range(variable.size)]
    invariants = [system.lower(rule.condition, {}) for rule in puzzle.invariants]
    prover = Prover(names, domains, invariants)
    prover.left = current.proved
    return all(_keeps_promises(ground, prover) for ground in system.grounds)


class _Cases:
    """Tries all values of the slots that decide whether a term has a value."""

    def __init__(self, domains: Values) -> None:
        self._domains = domains
        self._left = PARTS * current.proved

    def are_sure(
        self, some: Sequence[Term], given: Sequence[Term] = (),
        tests: Mapping[int, frozenset[int]] = NOTHING,
    ) -> bool:  # fmt: skip
        """Do all terms have values in states that satisfy ``given`` and ``tests``?"""
        some = [term for term in some if term.may_fault]
        lacking = (node for node in nodes(*some) if node.may_fault and may_lack(node))
        slot = next((s for n in lacking for s in terms.slots_of(n) if self._domains[s]), None)
        if slot is None:
            return not some
        for value in self._domains[slot] or ():
            if slot in tests and value not in tests[slot]:
                continue
            constants = {slot: terms.const(value)}
            self._left -= sum(term.weight for term in (*given, *some))
            here = [terms.substitute(condition, constants) for condition in given]
            if terms.FALSE in here:
                continue
            there = [terms.substitute(term, constants) for term in some]
            if self._left < 0 or not self.are_sure(there, here, tests):
                return False
        return True


def _has_values(ground: Ground, cases: _Cases) -> bool:
    """Does each term of a transition have a value whenever it is evaluated?"""
    if not any(term.may_fault for term in _terms(ground)):
        return True
    if ground.loops:
        return False
    names = dict[Temp, Term]()

    def inlined(term: Term) -> Term:
        return terms.substitute(term, {}, names)

    def named(steps: Sequence[tuple[Temp | None, Term]]) -> Iterator[Term]:
        for temp, term in steps:
            yield (own := inlined(term))
            if temp is not None:
                names[temp] = own

    if not cases.are_sure([*named(ground.lets)], (), ground.tests):
        return False
    parts = [*map(inlined, terms.conjuncts(ground.guard))]
    if not all(cases.are_sure([p], parts[:n], ground.tests) for n, p in enumerate(parts)):
        return False
    writes = (term for store in ground.stores for term in store.terms)
    then = [*named(ground.steps), *map(inlined, (*ground.updates.values(), *writes))]
    then += [inlined(ground.invariant), *named(ground.cost_steps), *map(inlined, ground.amounts)]
    return cases.are_sure(then, parts, ground.tests)


def _keeps_promises(ground: Ground, prover: Prover) -> bool:
    """Are all its checks proved?"""
    conditions = {condition for _, _, condition in ground.checks}
    checks = [term for temp, term in (*ground.steps, *ground.cost_steps) if temp is None]
    return all(check in conditions for check in checks) and not prover.unproved(ground)


def _terms(ground: Ground) -> Iterator[Term]:
    yield from (ground.guard, ground.invariant, *ground.amounts)
    yield from ground.updates.values()
    for store in ground.stores:
        yield from store.terms
    for _, term in (*ground.lets, *ground.steps, *ground.cost_steps):
        yield term
