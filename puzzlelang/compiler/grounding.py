"""Grounding: one ground transition for each value of the parameters, in the order of successors.

Instances that can never apply are dropped.

A long index that the state decides, such as ``height(a)`` in ``stack(a, height(a))``, gets a name,
like a ``let:``, for all uses of the same value. In a transition with loops, a part that depends on
fewer loops than surround it gets a name, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod

from puzzlelang.compiler import terms
from puzzlelang.compiler.effects import Effect, fold_stores
from puzzlelang.compiler.ground_transition import Ground, Loops
from puzzlelang.compiler.ir import (
    Apply,
    Closure,
    Const,
    Element,
    Fold,
    Hit,
    If,
    Leaves,
    Look,
    Pick,
    Temp,
    Term,
    nodes,
)
from puzzlelang.compiler.lower import Lowering, Scope, binder_values
from puzzlelang.compiler.slot_tests import Row, Truths, table_rows
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import current, size_of
from puzzlelang.core import nodes as core


def name_indices(ground: Ground, indices: Sequence[Term], leaves: Leaves) -> None:
    """Name the long parts of ``indices`` that can't fault and occur twice in ``ground``."""
    indices = [index for index in indices if not terms.is_short(index)]
    if not indices:
        return
    bound_temps = {temp for temp, _ in ground.lets}
    bound_temps.update(temp for temps, _ in ground.loops for temp in temps)
    candidates: list[Term] = []
    for index in indices:
        for part in _parts_to_name(index):
            if part not in candidates and part.temps <= bound_temps:
                candidates.append(part)
    candidates.sort(key=lambda term: term.weight)
    while candidates:
        index, *candidates = candidates
        replacing = _Replacing(index, leaves)
        replacing.everywhere(ground)
        if replacing.count:
            rest = [replacing.in_term(other) for other in candidates]
            candidates = [other for other in rest if not terms.is_short(other)]


def name_what_is_known_earlier(ground: Ground, leaves: Leaves) -> None:
    """Name loop-invariant parts that are long and can't fault, so they are computed before the
    loop.
    """
    if not ground.loops:
        return
    levels: dict[Temp, int] = {}
    for depth, (temps, _) in enumerate(ground.loops, 1):
        levels.update(dict.fromkeys(temps, depth))
    definitions: list[Term] = []
    for temp, term in ground.lets:
        levels[temp] = _level(term, levels)
        definitions.append(term)
    deepest = len(ground.loops)
    roots = [*definitions, *terms.conjuncts(ground.guard)]
    guard_and_lets = {ground.guard, *definitions}
    last = [term for term in _roots(ground) if term not in guard_and_lets]
    candidates: list[Term] = []
    stack = [*((t, _level(t, levels)) for t in roots), *((t, deepest) for t in last)]
    while stack:
        top, level = stack.pop()
        own = _level(top, levels)
        if own < level and top.temps <= levels.keys() and not top.may_fault:
            if _is_long(top) and top not in candidates:
                candidates.append(top)
            level = own
        stack.extend((part, level) for part in top.children)
    while candidates:
        term, *candidates = candidates
        replacing = _Replacing(term, leaves)
        replacing.everywhere(ground, least=1)
        candidates = [replacing.in_term(other) for other in candidates]


def _level(term: Term, levels: Mapping[Temp, int]) -> int:
    """Return the first level of loops on which all names in ``term`` are bound."""
    return max((levels.get(temp, 0) for temp in term.temps), default=0)


def _is_long(term: Term) -> bool:
    """Does evaluating ``term`` take longer than reading a name? Folds always do."""
    return not terms.is_short(term) or any(isinstance(part, Fold | Closure) for part in nodes(term))


def element_indices(terms: Iterable[Term]) -> Iterator[Term]:
    """Yield the indices of reads that the state decides."""
    for part in nodes(*terms):
        if isinstance(part, Element | Pick):
            yield part.index


def _parts_to_name(index: Term) -> Iterator[Term]:
    """Yield the long parts of an index that can't fault: ``h`` of ``h - 1``, or of a table's entry
    at ``h - 1``.
    """
    if terms.is_short(index):
        return
    match index:
        case Apply("+" | "-" | "*", (Const(), _) | (_, Const())) | Look():
            plain = True
        case _:
            plain = False
    if plain or index.may_fault:
        for part in index.children:
            yield from _parts_to_name(part)
    else:
        yield index


def _roots(ground: Ground) -> Iterator[Term]:
    """Yield the terms that are evaluated for each successor."""
    yield ground.guard
    for _, term in (*ground.lets, *ground.steps):
        yield term
    yield from ground.updates.values()
    for store in ground.stores:
        yield from store.terms
    yield ground.invariant


class _Replacing:
    """Replaces a term by a name."""

    def __init__(self, term: Term, leaves: Leaves) -> None:
        self.term = term
        self.name = leaves.temp(term.bounds)
        self.count = 0
        self._memo: dict[Term, Term] = {}

    def everywhere(self, ground: Ground, least: int = 2) -> None:
        """Name the term in a transition if it occurs at least ``least`` times."""
        memo: dict[Term, int] = {}
        uses = sum(terms.occurrences(root, self.term, memo) for root in _roots(ground))
        if uses < least:
            return
        self.count = uses
        own_temps = self.term.temps
        place = max(
            (i + 1 for i, (temp, _) in enumerate(ground.lets) if temp in own_temps), default=0
        )
        ground.change(self.in_term)
        ground.lets.insert(place, (self.name, self.term))

    def in_term(self, term: Term) -> Term:
        return terms.replace_term(term, self.term, self.name, self._memo)


COST_BITS = 64
"""Bits of a cost line in a packed cost; the number of transitions comes last."""

MANY = 16
"""Factor of ``thresholds.many_instances`` from which a loop over a set's members pays."""

ENOUGH = 8
"""Number of values of a parameter that predict the terms of the others; with fewer, a quarter of
the prediction counts.
"""


FEW_ROWS = 4
"""A table is joined if it has at most one of this many combinations of the slots' values."""


def _asks_a_table(condition: Term) -> bool:
    """Is ``condition`` an entry of a constant table at the values of several slots?"""
    match condition:
        case If(_, then, Const(0)):
            return _asks_a_table(then)
        case Look(_, index) | Hit(_, index):
            return index.reads & (index.reads - 1) != 0
    return False


class Grounding:
    """Builds the ground transitions of one puzzle."""

    def __init__(
        self, puzzle: core.Puzzle, lowering: Lowering, costs: Sequence[core.CostLine]
    ) -> None:
        self.puzzle = puzzle
        self.costs = costs
        self.lowering = lowering
        self.leaves: Leaves = lowering.leaves
        self.domains = slot_domains(puzzle)
        self.invariants = [
            (part, part.reads)
            for rule in puzzle.invariants
            for part in terms.conjuncts(lowering.lower(rule.condition, {}))
        ]
        self._splits = self._joins = 0
        self._weight = 0
        self._weights: list[int] = []
        """The terms of a transition's instances: in all, and before each value of the first
        parameter.
        """
        self._first_values = 1
        """Number of values of the first parameter."""
        self._open: dict[core.Local, Term] = {}
        """Temps for parameters that have no value yet."""
        self._truths = Truths()
        self._tables: dict[object, list[Row] | None] = {}

    def transitions(self) -> list[Ground]:
        """Return all ground transitions in the file's order, the last parameter varying fastest."""
        grounds = [g for t in self.puzzle.transitions for g in self._ground(t)]
        for number, ground in enumerate(grounds):
            ground.number = number
        return grounds

    # ── parameters ───────────────────────────────────────────────────────────────────

    def _ground(self, transition: core.Transition) -> Iterator[Ground]:
        size = 1
        for binder in transition.binders:
            size *= size_of(binder.values)
        rows = None
        if size > current.pruned_from:
            from puzzlelang.core import possible_rows

            rows = possible_rows(transition, current.instances)
        if rows is None and size > current.instances:
            yield from self._looped(transition)
            return
        self._splits, self._joins, self._weight, self._weights = 0, 0, 0, []
        instances: list[Ground] = []
        if rows is not None and (size > current.instances or 2 * len(rows) < size):
            first = len(transition.binders[0].locals)
            self._first_values = len({row[:first] for row in rows})
            scopes = self._of_rows(transition, rows, first)
        else:
            self._first_values = size_of(transition.binders[0].values) if size > 1 else 1
            scopes = self._instances(transition, {}, 0, size)
        for scope in scopes:
            for ground in self._instance(transition, scope, (), {}):
                instances.append(ground)
                self._weight += ground.weight
            if size > 1 and (
                self._has_too_many_terms() or self._picks(transition, size, instances)
            ):
                instances = list(self._looped(transition))
                break
        if self._is_better_looped(instances):
            instances = list(self._looped(transition))
        yield from instances

    def _is_better_looped(self, instances: Sequence[Ground]) -> bool:
        """Are the instances long, and is none tested early, by the value of a slot?

        Then a loop is as fast, and its code is a small part of theirs.
        """
        least = current.long_instance * len(instances)
        few = len(instances) < current.many_instances
        return not few and self._weight >= least and not any(one.tests for one in instances)

    def _picks(self, transition: core.Transition, size: int, some: Sequence[Ground]) -> bool:
        """Do very many instances differ in the members of a set that the state decides?

        Then a loop over its members is faster. ``some`` is a sample: none may be tested early.
        """
        least = current.many_instances
        if len(some) != least or size < MANY * least or any(one.tests for one in some):
            return False
        from puzzlelang.core import guard_parts

        conditions = [part.condition for part in guard_parts(transition.guard)]
        return any(
            isinstance(one, core.Apply) and one.operation == "in"
            and one.arguments[0] in transition.parameters and any(core.reads(one.arguments[1]))
            for one in conditions
        )  # fmt: skip

    def _has_too_many_terms(self) -> bool:
        """Do the instances have too many terms so far, or probably in the end?

        The prediction assumes that the terms for each value of the first parameter decrease
        steadily to none, as for pairs in ascending order. It is at most 7 % too high.
        """
        most, count, weight = current.instance_terms, len(self._weights), self._weight
        if weight <= most // 8 or weight > most:
            return weight > most
        half, ahead = count // 2, self._first_values - count
        recent = (weight - self._weights[half]) / (count - half)
        return weight + ahead * recent / (2 if count >= ENOUGH else 8) > 1.1 * most

    def _of_rows(
        self, transition: core.Transition, rows: Sequence[tuple[int, ...]], first: int
    ) -> Iterator[dict[core.Local, Term]]:
        """Yield scopes for rows of parameters, of which the first binder has ``first``."""
        names = transition.parameters
        for number, row in enumerate(rows):
            if not number or row[:first] != rows[number - 1][:first]:
                self._weights.append(self._weight)
            yield dict(zip(names, map(const, row), strict=True))

    def _instances(
        self, transition: core.Transition, scope: dict[core.Local, Term], depth: int, size: int
    ) -> Iterator[dict[core.Local, Term]]:
        """Yield scopes for the parameters, without those whose guard is already false."""
        if depth == len(transition.binders):
            yield scope
            return
        binder = transition.binders[depth]
        size //= max(1, size_of(binder.values))
        for values in binder_values(binder):
            if not depth:
                self._weights.append(self._weight)
            inner = {**scope, **values}
            if size > current.pruned_from and self._dead(transition, inner, depth + 1):
                continue
            yield from self._instances(transition, inner, depth + 1, size)

    def _dead(self, transition: core.Transition, scope: Scope, depth: int) -> bool:
        """Is the guard false for all values of the parameters from ``depth`` on?"""
        inner = dict(scope)
        for binder in transition.binders[depth:]:
            for place, name in enumerate(binder.locals):
                if name not in self._open:
                    self._open[name] = self.lowering.loop_temp(binder, place)
                inner[name] = self._open[name]
        return self._never(self._guard(transition, inner))

    def _never(self, condition: Term) -> bool:
        """Is ``condition`` visibly false, without a possible fault before?"""
        for part in terms.conjuncts(condition):
            if part is FALSE:
                return True
            if part.may_fault:
                return False
        return False

    def _looped(self, transition: core.Transition) -> Iterator[Ground]:
        scope: dict[core.Local, Term] = {}
        loops = []
        for binder in transition.binders:
            if not size_of(binder.values):
                return
            temps = [self.lowering.loop_temp(binder, i) for i in range(len(binder.locals))]
            scope.update(zip(binder.locals, temps, strict=True))
            loops.append((tuple(temps), binder.values))
        yield from self._instance(transition, scope, tuple(loops), {})

    # ── one instance ─────────────────────────────────────────────────────────────────

    def _with_lets(
        self, transition: core.Transition, scope: Scope, constants: Mapping[int, Term]
    ) -> tuple[dict[core.Local, Term], list[tuple[Temp, Term]]]:
        """Add the ``let:`` names to a scope; return also the terms that are computed under a name.

        Long terms are, unless they may fault: then they are expanded at each use, because they must
        be evaluated only if needed.
        """
        inner, named_lets = dict(scope), list[tuple[Temp, Term]]()
        for name, value in transition.lets:
            term = terms.substitute(self.lowering.lower(value, inner), constants)
            if not terms.is_short(term) and not term.may_fault:
                temp = self.leaves.temp(term.bounds)
                named_lets.append((temp, term))
                term = temp
            inner[name] = term
        return inner, named_lets

    def _guard(self, transition: core.Transition, scope: Scope) -> Term:
        inner, _ = self._with_lets(transition, scope, {})
        return self.lowering.lower(transition.guard, inner)

    def _instance(
        self,
        transition: core.Transition,
        scope: dict[core.Local, Term],
        loops: Loops,
        constants: dict[int, Const],
    ) -> Iterator[Ground]:
        """Yield the ground transition of ``scope``, or several if a slot is split by its values."""
        inner, named_lets = self._with_lets(transition, scope, constants)
        guard = terms.substitute(self.lowering.lower(transition.guard, inner), constants)
        ground = Ground(transition, tuple(scope[p] for p in transition.parameters), loops)
        ground.lets = named_lets
        ground.tests = {k: frozenset((one.value,)) for k, one in constants.items()}
        if not self._test(ground, guard):
            return
        known: dict[int, Const] = {}
        while len(known) < sum(len(v) == 1 for v in ground.tests.values()):
            known = {k: const(min(v)) for k, v in ground.tests.items() if len(v) == 1}
            if not self._test(ground, terms.substitute(ground.guard, known)):
                return
        constants = known
        if self._never(ground.guard):
            return
        if not loops:
            rows = self._joined(ground)
            for row in rows or ():
                yield from self._instance(transition, scope, loops, {**constants, **row})
            if rows is not None:
                return
        effect = Effect(self.lowering, self.domains, transition, inner, constants)
        effect.block(transition.effect)
        indices = list(effect.open_indices)
        step_terms = [term for _, term in (*ground.lets, *effect.steps)]
        indices.extend(element_indices([ground.guard, *step_terms, *effect.values.values()]))
        split_slot = self._split(ground, indices)
        if split_slot is not None:
            allowed = ground.tests.get(split_slot) or frozenset(self.domains[split_slot] or ())
            for value in sorted(allowed):
                yield from self._instance(
                    transition, scope, loops, {**constants, split_slot: const(value)}
                )
            return
        ground.steps, ground.open = effect.steps, frozenset(effect.open)
        ground.checks = effect.checks
        slots = self.leaves.slots
        ground.updates = {
            k: t for k, t in effect.values.items() if t is not constants.get(k, slots[k])
        }
        if self._keeps_invariants(ground, constants):
            ground.amounts = self._amounts(ground, inner, constants)
            ground.cost = terms.operate("+", packed_cost(ground.amounts), TRUE)
            fold_stores(ground, effect.stores)
            name_indices(ground, indices, self.leaves)
            name_what_is_known_earlier(ground, self.leaves)
            ground.weight = _weight(ground)
            yield ground

    def _joined(self, ground: Ground) -> list[Row] | None:
        """Return the rows of a table, one of which the guard requires, as values of the slots.

        The shortest table is joined, of those asked before the first possible fault.
        """
        shortest: list[Row] | None = None
        for part in terms.conjuncts(ground.guard):
            rows = self._rows(part, ground.tests) if _asks_a_table(part) else None
            if rows is None and part.may_fault:
                break
            if rows is not None and (shortest is None or len(rows) < len(shortest)):
                shortest = rows
        if shortest is None or self._joins + len(shortest) > current.joins:
            return None
        self._joins += len(shortest)
        return shortest

    def _rows(self, condition: Term, tests: Mapping[int, frozenset[int]]) -> list[Row] | None:
        """Return the values within ``tests`` for which ``condition`` holds; None if most do, or if
        it may fault.
        """
        slots = terms.slots_of(condition)
        allowed = tuple(tests.get(slot) or frozenset(self.domains[slot] or ()) for slot in slots)
        key = condition, allowed
        if key not in self._tables:
            of_slot = {k: sorted(values) for k, values in zip(slots, allowed, strict=True)}
            rows = table_rows(condition, self.leaves.slots, of_slot)
            few = rows is not None and FEW_ROWS * len(rows) <= prod(map(len, allowed))
            self._tables[key] = rows if few else None
        return self._tables[key]

    def _split(self, ground: Ground, indices: Sequence[Term]) -> int | None:
        """Choose a slot to split, because its value decides a position that the rule reads or
        writes.

        An index is skipped if its slots have too many combinations.
        """
        for index in indices:
            if index.temps:
                continue
            slots = terms.slots_of(index)
            values = [ground.tests.get(slot) or self.domains[slot] or () for slot in slots]
            if 0 < prod(map(len, values)) <= current.splits:
                if slots and self._splits + len(values[0]) <= current.splits:
                    self._splits += len(values[0])
                    return slots[0]
        return None

    def _test(self, ground: Ground, guard: Term) -> bool:
        """Move conditions on one slot from the guard to the tests; return False if one is never
        true.

        Only conditions before the first possible fault move: a test that fails early must not hide
        it.
        """
        rest: list[Term] = []
        movable = True
        for part in terms.conjuncts(guard):
            if movable and part is FALSE:
                return False
            slot = terms.only_slot(part)
            allowed = None
            if movable and slot is not None and not part.temps:
                allowed = self._truth(part, slot)  # None if it faults for some value
            movable = movable and (allowed is not None or not part.may_fault)
            if slot is None or allowed is None:
                rest.append(part)
                continue
            before = ground.tests.get(slot)
            ground.tests[slot] = allowed if before is None else before & allowed
            if not ground.tests[slot]:
                return False
        for slot, allowed in list(ground.tests.items()):
            domain = self.domains[slot]
            if domain is not None and len(allowed) == len(domain):
                del ground.tests[slot]
        ground.guard = terms.all_of(rest)
        return True

    def _truth(self, condition: Term, slot: int) -> frozenset[int] | None:
        """Return the values of ``slot`` that satisfy ``condition``; None if undecided."""
        domain = self.domains[slot]
        return (
            None if domain is None else self._truths.of(condition, self.leaves.slots[slot], domain)
        )

    def _keeps_invariants(self, ground: Ground, constants: Mapping[int, Term]) -> bool:
        """Keep the invariants that the updates affect; the others still hold.

        Returns False if one is always violated and no step can fault before.
        """
        update_mask = sum(1 << slot for slot in ground.updates)
        after = {**constants, **ground.updates}
        conditions = [
            terms.substitute(part, after) for part, reads in self.invariants if reads & update_mask
        ]
        ground.invariant = terms.all_of(conditions)
        faults = any(temp is None or term.may_fault for temp, term in ground.steps)
        return faults or not self._never(ground.invariant)

    # ── costs ────────────────────────────────────────────────────────────────────────

    def _amounts(
        self, ground: Ground, scope: Scope, constants: Mapping[int, Term]
    ) -> tuple[Term, ...]:
        amounts: list[Term] = []
        after = {**constants, **ground.updates}
        for line in self.costs:
            amount: Term = FALSE
            for part in line.terms:
                if part.per == "transition" and part.transition is not ground.transition:
                    continue
                own = scope if part.per == "transition" else {}
                term = self.lowering.lower(part.amount, own)
                term = terms.substitute(term, after if part.per == "state" else constants)
                if term.bounds[0] < 0 or term.may_fault:
                    temp = self.leaves.temp(term.bounds)
                    ground.cost_steps.append((temp, term))
                    if term.bounds[0] < 0:
                        ground.cost_steps.append((None, terms.operate(">=", temp, const(0))))
                    term = temp
                amount = terms.operate("+", amount, term)
            amounts.append(amount)
        return tuple(amounts)


def packed_cost(amounts: Sequence[Term]) -> Term:
    """Pack amounts into one number, the first line most significant, with an empty last part."""
    total: Term = FALSE
    for amount in amounts:
        total = terms.operate("+", terms.operate("*", total, const(1 << COST_BITS)), amount)
    return terms.operate("*", total, const(1 << COST_BITS)) if amounts else total


def _weight(ground: Ground) -> int:
    costs = (ground.cost, *(term for _, term in ground.cost_steps))
    return sum(term.weight for term in (*_roots(ground), *costs))
