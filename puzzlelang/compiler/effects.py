"""Effects of transitions: a term for each slot written.

Effects of one step read the state before it. Loops are unrolled, and branches become choices.
*Steps*, executed in order before the values are used, name values and check promises (a range, an
index, two writes that must agree).

A write to an array at an index that the state decides is a choice for each slot: the new value or
the old one. For many slots, an indexed write is faster.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.ground_transition import Ground, Promise, Store
from puzzlelang.compiler.ir import SIMPLE, Apply, Const, If, Slot, Temp, Term, in_order
from puzzlelang.compiler.lower import Lowering, Scope, combinations, is_within
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import NONE, Boolean, Domain, Kind, ListOf, Scalar, SetOf, current, size_of
from puzzlelang.core import nodes as core


def fold_stores(ground: Ground, stores: Iterable[Store]) -> None:
    """Replace the choices for all slots of a store by an indexed write.

    Only if the slots have no other write and nothing else reads their new values.
    """
    meanings = {temp: term for temp, term in ground.steps if temp is not None}
    for store in stores:
        if len(store.slots) <= current.few_places:
            continue
        temps = {
            update
            for slot in store.slots
            for update in [ground.updates.get(slot)]
            if isinstance(update, Temp) and meanings.get(update) is store.choice(slot)
        }
        rest = [(temp, term) for temp, term in ground.steps if temp not in temps]
        other_updates = {
            slot: term for slot, term in ground.updates.items() if slot not in store.slots
        }
        others = [term for _, term in (*rest, *ground.cost_steps)]
        others += [ground.invariant, *ground.amounts, *other_updates.values()]
        others += [term for one in (store, *ground.stores) for term in one.terms]
        is_read = any(temps & term.temps for term in others)
        if len(temps) == len(store.slots) and not is_read:
            ground.steps, ground.updates = rest, other_updates
            ground.stores.append(store)


class Effect:
    """Computes the new value of each slot, block by block."""

    def __init__(
        self,
        lowering: Lowering,
        domains: Sequence[tuple[int, ...] | None],
        transition: core.Transition,
        scope: Scope,
        constants: Mapping[int, Term],
    ) -> None:
        self.lowering = lowering
        self.leaves = lowering.leaves
        self.domains = domains
        self.constants = constants
        self._lets: dict[Temp, Term] = {}
        self.scope = self._hidden_lets(transition, scope)
        self.values: dict[int, Term] = {}
        self.steps: list[tuple[Temp | None, Term]] = []
        self.open_indices: list[Term] = []
        self._writes: list[tuple[int, Term, Term]] = []
        self._written: dict[int, Term] = {}
        """By slot: the condition on which the steps of the innermost block have written it."""
        self.open: set[Promise] = set()
        self.stores: dict[Store, None] = {}
        """Unconditional writes to positions that the state decides, in order. ``values`` has a
        choice for each of their slots.
        """
        self.checks: list[tuple[str, int, Term]] = []
        """The kind of each check, its slot, and its condition."""

    def block(self, block: core.Block) -> None:
        for step in block.steps:
            self._writes = []
            for effect in step:
                self._effect(effect, self.scope, TRUE)
            self._commit()

    def _hidden_lets(self, transition: core.Transition, scope: Scope) -> Scope:
        """Hide the values of ``let:`` in temps if the effect has ordered steps.

        They refer to the state before all steps, so they are inserted after substituting the
        changes.
        """
        if not _ordered(transition.effect):
            return scope
        inner_scope = dict(scope)
        for name, _ in transition.lets:
            value = scope[name]
            if not isinstance(value, Const):
                temp = self.leaves.temp(value.bounds, stands_in=value.may_fault)
                self._lets[temp] = terms.substitute(value, self.constants)
                inner_scope[name] = temp
        return inner_scope

    def _now(self, term: Term) -> Term:
        """Read ``term`` in the state after the steps so far."""
        if isinstance(term, Const):
            return term
        term = terms.substitute(term, {**self.constants, **self.values})
        for temp in in_order(term.temps & self._lets.keys()):
            term = terms.replace_temp(term, temp, self._lets[temp])
        return term

    def _lower(self, expr: core.Expr, scope: Scope) -> Term:
        return self._now(self.lowering.lower(expr, scope))

    def _effect(self, effect: core.Effect, scope: Scope, when: Term) -> None:
        match effect:
            case core.Assign():
                self._assign(effect, scope, when)
            case core.Branch(_, arms):
                self._branch(arms, scope, when)
            case core.Loop(_, binders, where, body):
                for inner in combinations(binders, scope):
                    here = self._lower(where, inner) if where is not None else TRUE
                    here = self._short(when, here)
                    self._nested(body, inner, terms.all_of([when, here]))

    def _branch(
        self, arms: Sequence[tuple[core.Expr | None, core.Block]], scope: Scope, when: Term
    ) -> None:
        outer = self._writes
        writes_by_slot: dict[int, list[tuple[Term, Term]]] = {}
        for condition, body in arms:
            test = self._lower(condition, scope) if condition is not None else TRUE
            test = self._short(when, test)
            self._writes = []
            self._nested(body, scope, self._short(TRUE, terms.all_of([when, test])))
            for slot, wrote, value in self._once():
                writes_by_slot.setdefault(slot, []).append((wrote, value))
            when = self._short(TRUE, terms.all_of([when, terms.negation(test)]))
        self._writes = outer
        for slot, writes in writes_by_slot.items():  # only one arm is taken
            wrote, value = writes[-1]
            for earlier, earlier_value in reversed(writes[:-1]):
                value = terms.choice(earlier, earlier_value, value)
                wrote = terms.any_of([earlier, wrote])
                if not terms.is_short(value):
                    value = self._named(value)
                wrote = self._short(TRUE, wrote)
            self._writes.append((slot, wrote, value))

    def _once(self) -> list[tuple[int, Term, Term]]:
        """Merge the pending writes to each slot, which must agree."""
        writes_by_slot: dict[int, list[tuple[Term, Term]]] = {}
        for slot, when, value in self._writes:
            writes_by_slot.setdefault(slot, []).append((when, value))
        once = []
        for slot, writes in writes_by_slot.items():
            self._no_conflict(slot, writes)
            wrote, value = writes[-1]
            for earlier, earlier_value in reversed(writes[:-1]):
                value = self._named(terms.choice(earlier, earlier_value, value))
                wrote = self._short(TRUE, terms.any_of([earlier, wrote]))
            once.append((slot, wrote, value))
        return once

    def _nested(self, body: core.Block, scope: Scope, when: Term) -> None:
        """Translate the effects in a loop or branch that run if ``when`` holds."""
        if when is FALSE:
            return
        if len(body.steps) == 1:
            for effect in body.steps[0]:
                self._effect(effect, scope, when)
            return
        outer, self._writes = self._writes, []
        before, values = self._written, dict(self.values)
        self._written = {}
        for step in body.steps:
            for effect in step:
                self._effect(effect, scope, when)
            self._commit()
        outer.extend((slot, wrote, self.values[slot]) for slot, wrote in self._written.items())
        self._writes, self._written, self.values = outer, before, values

    def _assign(self, effect: core.Assign, scope: Scope, when: Term) -> None:
        variable = effect.variable
        index = self._now(self.lowering.index(variable.keys, effect.arguments, scope))
        value = self._lower(effect.value, scope)
        if when is not TRUE:  # evaluate nothing that isn't written
            index = terms.choice(when, index, const(0)) if index.may_fault else index
            value = terms.choice(when, value, const(0)) if value.may_fault else value
        value = self._named(self._promised(variable, value, when))
        if isinstance(index, Const) and 0 <= index.value < variable.size:
            self._writes.append((variable.offset + index.value, when, value))
            return
        self.open_indices.append(index)
        index = self._named(index)
        inside = terms.all_of(
            [terms.operate(">=", index, const(0)), terms.operate("<", index, const(variable.size))]
        )
        if _is_open(inside):
            self._check("place", variable.offset, terms.any_of([terms.negation(when), inside]))
        low, high = index.bounds
        places = range(max(low, 0), min(high + 1, variable.size))
        if when is TRUE:
            first = variable.offset
            slots = range(first + places.start, first + places.stop)
            bounds = self.leaves.slots[first].bounds
            self.stores[Store(first, index, value, slots, bounds)] = None
        for place in places:
            here = terms.operate("=", index, const(place))
            self._writes.append((variable.offset + place, terms.all_of([when, here]), value))

    def _short(self, when: Term, test: Term) -> Term:
        """Name ``test`` if it is long; it is evaluated only if ``when`` holds."""
        if terms.is_short(test):
            return test
        return self._named(terms.choice(when, test, FALSE))

    def _named(self, term: Term) -> Term:
        """Name ``term``, unless it is simple."""
        if isinstance(term, SIMPLE):
            return term
        temp = self.leaves.temp(term.bounds)
        self.steps.append((temp, term))
        return temp

    def _promised(self, variable: core.Variable, value: Term, when: Term) -> Term:
        """Return the value to write, after a check that the variable may have it."""
        kind, domain = variable.type, variable.domain
        if isinstance(kind, Boolean) or domain is None:
            return value
        if isinstance(kind, SetOf):
            mask = domain.mask
            if _members_at_most(Kind.SET, value) & ~mask:
                value = self._named(value)
                inside = terms.operate("subset", value, const(mask))
                self._check("range", variable.offset, terms.any_of([terms.negation(when), inside]))
            return value
        if isinstance(kind, ListOf):
            return self._promised_list(variable, kind, domain, value, when)
        if is_within(domain, value):
            return value
        if isinstance(value, Slot) and self._same_domain(value.number, variable):
            return value
        value = self._named(value)
        inside = self.lowering.inside(domain, value)
        if isinstance(kind, Scalar) and kind.optional:
            inside = terms.any_of([terms.operate("=", value, const(NONE)), inside])
        if inside is not TRUE:
            self._check("range", variable.offset, terms.any_of([terms.negation(when), inside]))
        return value

    def _promised_list(
        self, variable: core.Variable, kind: ListOf, domain: Domain, value: Term, when: Term
    ) -> Term:
        digits, tests = kind.digits, []
        value = self._named(value)
        if value.bounds[1] > digits.up_to(kind.most):
            length = terms.call((digits,), "length", value)
            tests.append(terms.operate("<=", length, const(kind.most)))
        if isinstance(kind.element, Scalar) and size_of(domain.values) <= digits.high - digits.low:
            values = terms.call((digits,), "elements", value)
            tests.append(terms.operate("subset", values, const(domain.mask)))
        if tests:
            inside = terms.all_of(tests)
            self._check("range", variable.offset, terms.any_of([terms.negation(when), inside]))
        return value

    def _check(self, promise: str, slot: int, condition: Term) -> None:
        """Add a check, which faults unless ``condition`` holds."""
        self.steps.append((None, condition))
        self.open.add((promise, slot, condition is FALSE))
        self.checks.append((promise, slot, condition))

    def _same_domain(self, slot: int, variable: core.Variable) -> bool:
        mine = self.domains[variable.offset]
        return mine is not None and self.domains[slot] == mine

    def _commit(self) -> None:
        """End a step: later reads see its writes."""
        writes, self._writes = self._once(), []
        new: dict[int, Term] = {}
        for slot, when, value in writes:
            old = self.values.get(slot, self.constants.get(slot, self.leaves.slots[slot]))
            new[slot] = self._named(terms.choice(when, value, old))
            wrote = terms.any_of([self._written.get(slot, FALSE), when])
            self._written[slot] = self._short(TRUE, wrote)
        self.values.update(new)

    def _no_conflict(self, slot: int, writes: Sequence[tuple[Term, Term]]) -> None:
        for i, (when, value) in enumerate(writes):
            for other_when, other in writes[:i]:
                if value is other:
                    continue
                both = terms.all_of([when, other_when])
                if _exclusive(when, other_when):
                    continue
                same = terms.operate("=", value, other)
                self._check("collide", slot, terms.any_of([terms.negation(both), same]))


def _ordered(block: core.Block) -> bool:
    """Does any block within have ordered steps?"""
    if len(block.steps) > 1:
        return True
    for effect in (effect for step in block.steps for effect in step):
        if isinstance(effect, core.Loop) and _ordered(effect.body):
            return True
        if isinstance(effect, core.Branch) and any(_ordered(body) for _, body in effect.arms):
            return True
    return False


def _is_open(condition: Term) -> bool:
    """Can ``condition`` be false or fault?"""
    match condition:
        case Apply("and", parts):
            return any(map(_is_open, parts))
        case Apply(">=", (number, Const(least))):
            return number.bounds[0] < least or number.may_fault
        case Apply("<", (number, Const(end))):
            return number.bounds[1] >= end or number.may_fault
    return condition is not TRUE


def _exclusive(a: Term, b: Term) -> bool:
    """Are two conditions visibly disjoint?"""
    there = terms.conjuncts(a)
    if not {terms.negation(part) for part in terms.conjuncts(b)}.isdisjoint(there):
        return True
    values: dict[Term, Const] = {}
    for part in (*there, *terms.conjuncts(b)):
        match part:
            case Apply("=", (left, Const() as value)):
                if values.setdefault(left, value) is not value:
                    return True
    return False


def _members_at_most(kind: Kind, value: Term) -> int:
    """Return a mask of the members that a set can have; negative if unbounded."""
    if kind is Kind.SET:
        match value:
            case Const(members):
                return members
            case Slot():
                return value.bounds[1]
            case If(_, a, b):
                return _members_at_most(kind, a) | _members_at_most(kind, b)
            case Apply():
                return terms.members_at_most(value, _members_at_most)
    return -1
