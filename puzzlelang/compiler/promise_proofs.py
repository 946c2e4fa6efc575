"""Proofs that the checks of a step always hold.

Each check is examined separately, assuming the tests, the guard and the invariants of its
transition: first with bounds; then, if it depends on few values, by trying all of them.

:func:`never_faults` proves that no rule of a puzzle can fault in any state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod

from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import (
    Apply,
    Closure,
    Const,
    Element,
    Fold,
    Let,
    Look,
    Slot,
    Temp,
    Term,
    may_lack,
    nodes,
)
from puzzlelang.compiler.slot_tests import Cases, Open
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.compiler.terms import NOTHING
from puzzlelang.compiler.value_analysis import NEVER, Possible, Span, TooMuch, ends_of, span_of
from puzzlelang.core import OPERATIONS, Kind, current
from puzzlelang.text import Any

PARTS = 20
"""Number of terms whose examination costs as much as one check."""

Values = Sequence[tuple[int, ...] | None]
"""The values of each slot; None if they are not listed."""


Atoms = dict[Slot | Temp, Sequence[int]]
"""The slots and names that determine a term, with their values."""


class Prover:
    """Proves checks of the ground transitions of one puzzle.

    ``names`` and ``domains`` describe the slots; ``left`` is the remaining budget, in checks.
    """

    def __init__(self, names: Sequence[str], domains: Values, invariants: Sequence[Term]) -> None:
        self.names, self.domains = names, domains
        self.invariants = [
            part
            for term in invariants
            if term.weight <= current.given
            for part in terms.conjuncts(term)
        ]
        self.left = 0

    def unproved(self, ground: Ground) -> set[tuple[str, str]]:
        """Return the promises that ``ground`` may break, each with its variable."""
        promises: set[tuple[str, str]] = set()
        step: _Step | None = None
        for promise, slot, condition in ground.checks:
            own = promise, self.names[slot]
            if own not in promises:
                step = step or _Step(self, ground)
                if not step.proves(condition):
                    promises.add(own)
        return promises


class _Step:
    """The facts that hold while the steps of a ground transition are executed."""

    def __init__(self, prover: Prover, ground: Ground) -> None:
        self.prover = prover
        slots: dict[int, Sequence[int]] = {}
        for slot, domain in enumerate(prover.domains):
            if domain is not None:
                tests = ground.tests.get(slot)
                slots[slot] = domain if tests is None else [v for v in domain if v in tests]
        self.temps: dict[Temp, Term | Span] = dict(ground.lets)
        self.columns: dict[Temp, Sequence[int]] = {}
        for group, values in ground.loops:
            columns: Any = [values] if len(group) == 1 else zip(*values, strict=True)
            for temp, column in zip(group, columns, strict=True):
                self.columns[temp] = sorted(set(column))
                self.temps[temp] = span_of(column)
        self.lets = {temp for temp, _ in ground.lets}
        self.temps.update((temp, term) for temp, term in ground.steps if temp is not None)
        conditions = (*terms.conjuncts(ground.guard), *prover.invariants)
        self.facts = Possible(slots, self.temps, conditions)

    def proves(self, condition: Term) -> bool:
        if self.prover.left <= 0:
            return False
        self.prover.left -= 1
        facts = self.facts.assuming((), anew=True)
        try:
            if self._holds(condition, facts):
                return True
        except TooMuch:
            pass
        finally:
            self.prover.left -= facts.looks // PARTS
        return self._in_all_cases(condition, named=True) or self._in_all_cases(condition)

    def _holds(self, condition: Term, facts: Possible) -> bool:
        """Is ``condition`` true by the bounds of its parts?"""
        match condition:
            case Temp() if condition in self.temps:
                term = self.temps[condition]
                return not isinstance(term, tuple) and self._holds(term, facts)
            case Const(value):
                return bool(value)
            case Apply("and", parts):
                return all(self._holds(part, facts) for part in parts)
            case Apply("or", parts):
                return self._some_holds(parts, facts)
            case Apply("subset", (group, Const(within))):
                mask = facts.mask(group)
                return mask is not None and mask & ~within == 0
            case Apply("not", (Apply("in", (Const(member), group)),)):
                mask = facts.mask(group)
                return mask is not None and not mask >> max(0, member) & 1
            case Apply(operation, (left, right)) if operation in terms.OPPOSITE:
                return condition in facts.given or compares(
                    facts.span(left), operation, facts.span(right)
                )
            case Look():
                low, high, odd = facts.span(condition)
                return not odd and low > 0 and high >= low
        return condition in facts.given

    def _some_holds(self, parts: Sequence[Term], facts: Possible) -> bool:
        """Does one part hold if all others are false, or can't all be false at once?"""
        against = [terms.negation(part) for part in parts]
        for n, part in enumerate(parts):
            inner = facts.assuming((*against[:n], *against[n + 1 :]))
            if self._holds(part, inner):
                return True
        together = facts.assuming(against)
        return any(
            self._holds(terms.negation(one), together)
            for one in facts.given
            if terms.is_comparison(one) and any(_share(one, term) for term in against)
        )

    def _in_all_cases(self, condition: Term, *, named: bool = False) -> bool:
        """Try all values that ``condition`` depends on; with ``named``, the values of ``let:``
        names.
        """
        atoms: Atoms = {}
        if not self._atoms(condition, named, atoms, frozenset()):
            return False
        cases = prod(map(len, atoms.values()))
        if cases > min(current.cases, self.prover.left):
            return False
        about = [part for part in self.facts.given if self._is_of(part, named, atoms)]
        size = min(condition.weight, 1001) + sum(min(part.weight, 101) for part in about)
        self.prover.left -= 1 + cases * size // PARTS
        columns = zip(*product(*atoms.values()), strict=True)
        values = Cases(dict(zip(atoms, columns, strict=False)), self.temps)
        left: Sequence[int] = range(cases)
        for part in about:
            left = _satisfying(values, part, left, True)
        return len(_satisfying(values, condition, left, False)) == len(left)

    def _atoms(self, term: Term, named: bool, atoms: Atoms, bound: frozenset[Temp]) -> bool:
        """Add the slots and names that determine ``term``; return False if there are too many
        values.
        """
        match term:
            case Slot() | Temp() if term in atoms:
                return True
            case Slot(number):
                values = self.facts.slots.get(number)
                if values is None:
                    return False
                atoms[term] = values
            case Temp() if term not in bound:
                if not self._atoms_of_name(term, named, atoms):
                    return False
            case Element(_, size, index):
                if size > 64:
                    return False
                span = (0, size, NEVER) if bound else self._span(index)
                if span is None:
                    return False
                low, high, _ = span
                slots = term.slots[max(0, low) : max(0, high + 1)]
                if not all(self._atoms(slot, named, atoms, bound) for slot in slots):
                    return False
            case Let(temp) | Closure(temp=temp):
                bound = bound | {temp}
            case Fold():
                bound = bound.union(term.bound)
        if prod(map(len, atoms.values())) > current.cases:
            return False
        return all(self._atoms(part, named, atoms, bound) for part in term.children)

    def _atoms_of_name(self, temp: Temp, named: bool, atoms: Atoms) -> bool:
        definition = self.temps.get(temp)
        if definition is None:
            return False
        if temp in self.columns:
            atoms[temp] = self.columns[temp]
        elif isinstance(definition, tuple) or (named and temp in self.lets):
            span = self._span(temp)
            if span is None:
                return False
            low, high, odd = span
            if high - low > current.cases or _is_set(definition):
                return False
            atoms[temp] = (*sorted(odd), *range(low, high + 1))
        else:
            return self._atoms(definition, named, atoms, frozenset())
        return True

    def _span(self, term: Term) -> Span | None:
        """Bound a term; None if that exceeds the limit."""
        try:
            return self.facts.assuming((), anew=True).span(term)
        except TooMuch:
            return None

    def _is_of(self, term: Term, named: bool, atoms: Atoms) -> bool:
        """Do ``atoms`` determine ``term``?"""
        superset = dict(atoms)
        return self._atoms(term, named, superset, frozenset()) and len(superset) == len(atoms)


def _satisfying(
    values: Cases, condition: Term, cases: Sequence[int], if_open: bool
) -> Sequence[int]:
    """Return the cases that satisfy ``condition``; if it has no value, ``if_open`` counts."""
    try:
        return values.where(condition, cases)
    except Open:
        if len(cases) == 1:
            return cases if if_open else ()
    return [n for case in cases for n in _satisfying(values, condition, (case,), if_open)]


def compares(left: Span, operation: str, right: Span) -> bool:
    """Does the comparison hold for all values of both spans? True if a span is empty."""
    first, second = ends_of(left), ends_of(right)
    if first is None or second is None:
        return True
    (low, high), (least, most) = first, second
    if operation == "=":
        return low == high == least == most
    if operation == "!=":
        return left[2].isdisjoint(right[2]) and (
            high < least or most < low or max(left[0], right[0]) > min(left[1], right[1])
        )
    if operation in ("<", "<="):
        return high < least or (operation == "<=" and high == least)
    return low > most or (operation == ">=" and low == most)


def _share(a: Term, b: Term) -> bool:
    """Do two terms depend on a common slot or name?"""
    return bool(a.reads & b.reads) or not a.temps.isdisjoint(b.temps)


def _is_set(definition: Term | Span) -> bool:
    match definition:
        case Apply(operation):
            return OPERATIONS[operation].gives.kind is Kind.SET
    return isinstance(definition, Fold | Closure)


def never_faults(system: CompiledSystem) -> bool:
    """Is it proved that no search can fault, whichever states it expands or tests?"""
    if "never_faults" not in system.derived:
        system.derived["never_faults"] = _never_faults(system)
    proved: bool = system.derived["never_faults"]
    return proved


def _never_faults(system: CompiledSystem) -> bool:
    puzzle = system.puzzle
    domains = slot_domains(puzzle)
    cases = _Trials(domains)
    if not cases.are_sure([system.goal_term, system.lost_term]):
        return False
    if not all(_has_values(ground, cases) for ground in system.grounds):
        return False
    names = [variable.name for variable in puzzle.variables for _ in range(variable.size)]
    invariants = [system.lower(rule.condition, {}) for rule in puzzle.invariants]
    prover = Prover(names, domains, invariants)
    prover.left = current.proved
    return all(_keeps_promises(ground, prover) for ground in system.grounds)


class _Trials:
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
        for slot_value in self._domains[slot] or ():
            if slot in tests and slot_value not in tests[slot]:
                continue
            constants = {slot: terms.const(slot_value)}
            self._left -= sum(term.weight for term in (*given, *some))
            here = [terms.substitute(condition, constants) for condition in given]
            if terms.FALSE in here:
                continue
            there = [terms.substitute(term, constants) for term in some]
            if self._left < 0 or not self.are_sure(there, here, tests):
                return False
        return True


def _has_values(ground: Ground, cases: _Trials) -> bool:
    """Does each term of a transition have a value whenever it is evaluated?"""
    if not any(term.may_fault for term in ground.terms):
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
