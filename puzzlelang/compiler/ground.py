"""Ground transitions: a rule for each value of the parameters, in the order of successors.

A ground transition is: *tests*, each of one slot against the values that it may have; a
residual *guard*; *steps* that name values and check promises; *updates*, a term for each slot
that changes; what is left to ask of the *invariants*; its *cost*.  Instances that can never
happen are left out here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from puzzlelang.compiler import terms
from puzzlelang.compiler.lower import Lowering, Scope, binder_values, combinations
from puzzlelang.compiler.terms import FALSE, TRUE, Facts, Term, const
from puzzlelang.model import core
from puzzlelang.model.types import NONE, Boolean, Scalar, SetOf

MOST_GROUND = 20_000
"""A transition with more combinations of parameters than this loops over them in each state."""

MOST_TERMS = 200_000
"""A transition whose instances together have more terms than this loops as well."""

MOST_SPLIT = 256
"""Telling apart the values of slots that decide where a rule reads or writes may add so many
instances to a transition; after that it looks when it runs."""

COST_BITS = 64
"""A cost line fills so many bits of a packed cost; the number of transitions comes last."""


@dataclass(slots=True)
class Ground:
    """One way to go on; see the module."""

    transition: core.Transition
    arguments: tuple[Term, ...]
    loops: tuple[tuple[tuple[int, ...], Sequence[object]], ...] = ()
    tests: dict[int, frozenset[int]] = field(default_factory=dict)
    guard: Term = TRUE
    lets: list[tuple[int, Term]] = field(default_factory=list)
    """``(n, t)``: temp n is t, from after the tests on."""
    steps: list[tuple[int | None, Term]] = field(default_factory=list)
    """``(n, t)``: temp n is t.  ``(None, t)``: a fault unless t holds."""
    updates: dict[int, Term] = field(default_factory=dict)
    invariant: Term = TRUE
    cost_steps: list[tuple[int | None, Term]] = field(default_factory=list)
    """Like ``steps``, for the cost: they come after the invariant was asked."""
    cost: Term = TRUE


class Grounding:
    """Makes the ground transitions of one puzzle."""

    def __init__(self, puzzle: core.Puzzle, lowering: Lowering) -> None:
        self.puzzle = puzzle
        self.lowering = lowering
        self.facts: Facts = lowering.facts
        self.domains = slot_domains(puzzle)
        self.invariants = [
            (part, terms.slots_of(part))
            for rule in puzzle.invariants
            for part in _conjuncts(lowering.lower(rule.condition, {}))
        ]
        self._splits = 0
        self._truths: dict[tuple[Term, tuple[int, ...]], frozenset[int] | None] = {}

    def transitions(self) -> list[Ground]:
        """All ground transitions, in the file's order, parameters with the last one fastest."""
        return [g for t in self.puzzle.transitions for g in self._ground(t)]

    # ── parameters ───────────────────────────────────────────────────────────────────

    def _ground(self, transition: core.Transition) -> Iterator[Ground]:
        size = 1
        for binder in transition.binders:
            size *= len(binder.values)
        if size > MOST_GROUND:
            yield from self._looped(transition)
            return
        self._splits, weight = 0, 0
        found: list[Ground] = []
        for scope in self._instances(transition, {}, 0, size):
            for ground in self._instance(transition, scope, (), {}):
                found.append(ground)
                weight += _weight(ground)
            if weight > MOST_TERMS and size > 1:
                found = list(self._looped(transition))
                break
        yield from found

    def _instances(
        self, transition: core.Transition, scope: dict[core.Local, Term], depth: int, size: int
    ) -> Iterator[dict[core.Local, Term]]:
        """Scopes for the parameters; a branch whose guard is false already is cut."""
        if depth == len(transition.binders):
            yield scope
            return
        binder = transition.binders[depth]
        size //= max(1, len(binder.values))
        for values in binder_values(binder):
            inner = {**scope, **values}
            if size > 64 and self._dead(transition, inner, depth + 1):
                continue
            yield from self._instances(transition, inner, depth + 1, size)

    def _dead(self, transition: core.Transition, scope: Scope, depth: int) -> bool:
        """Is the guard false whatever the parameters from ``depth`` on are?"""
        inner = dict(scope)
        for binder in transition.binders[depth:]:
            for place, name in enumerate(binder.locals):
                inner[name] = self.lowering.loop_temp(binder, place)
        return self._guard(transition, inner) == FALSE

    def _looped(self, transition: core.Transition) -> Iterator[Ground]:
        scope: dict[core.Local, Term] = {}
        loops = []
        for binder in transition.binders:
            if not len(binder.values):
                return
            found = [self.lowering.loop_temp(binder, i) for i in range(len(binder.locals))]
            scope.update(zip(binder.locals, found, strict=True))
            loops.append((tuple(temp[1] for temp in found), binder.values))
        yield from self._instance(transition, scope, tuple(loops), {})

    # ── one instance ─────────────────────────────────────────────────────────────────

    def _with_lets(
        self, transition: core.Transition, scope: Scope, known: Mapping[int, Term]
    ) -> tuple[dict[core.Local, Term], list[tuple[int, Term]]]:
        """The scope with the lets, and the long ones of them, which get a name.

        One that may be a fault is written out where it is used: it must not be worked out
        where it isn't needed.
        """
        inner, named = dict(scope), []
        for name, value in transition.lets:
            term = terms.substitute(self.lowering.lower(value, inner), known)
            if not terms.is_short(term) and not self.facts.may_fault(term):
                temp = self.facts.temp(self.facts.bounds(term))
                named.append((temp[1], term))
                term = temp
            inner[name] = term
        return inner, named

    def _guard(self, transition: core.Transition, scope: Scope) -> Term:
        inner, _ = self._with_lets(transition, scope, {})
        return self.lowering.lower(transition.guard, inner)

    def _instance(
        self,
        transition: core.Transition,
        scope: dict[core.Local, Term],
        loops: tuple[tuple[tuple[int, ...], Sequence[object]], ...],
        known: dict[int, Term],
    ) -> Iterator[Ground]:
        """The ground transition for ``scope``; several when a slot's values are told apart."""
        inner, named = self._with_lets(transition, scope, known)
        guard = terms.substitute(self.lowering.lower(transition.guard, inner), known)
        made = Ground(transition, tuple(scope[p] for p in transition.parameters), loops)
        made.lets = named
        made.tests = {k: frozenset((value[1],)) for k, value in known.items()}
        if not self._test(made, guard):
            return
        known = {k: const(min(v)) for k, v in made.tests.items() if len(v) == 1}
        made.guard = terms.substitute(made.guard, known)
        if made.guard == FALSE:
            return
        effect = _Effect(self, transition, inner, known)
        effect.block(transition.effect)
        split = self._split(made, effect)
        if split is not None:
            allowed = made.tests.get(split) or frozenset(self.domains[split] or ())
            for value in sorted(allowed):
                yield from self._instance(transition, scope, loops, {**known, split: const(value)})
            return
        made.steps = effect.steps
        made.updates = {k: t for k, t in effect.values.items() if t != known.get(k, ("slot", k))}
        if self._keeps_invariants(made, known):
            made.cost = self._cost(made, inner, known)
            yield made

    def _split(self, made: Ground, effect: _Effect) -> int | None:
        """A slot whose value decides where the rule reads or writes, if telling it apart pays."""
        indices = list(effect.open_indices)
        long = [t for _, t in (*made.lets, *effect.steps)]
        for term in (made.guard, *long, *effect.values.values()):
            indices.extend(_element_indices(term))
        for index in indices:
            if terms.temps_of(index):
                continue
            for slot in sorted(terms.slots_of(index)):
                domain = self.domains[slot]
                if domain is not None and self._splits + len(domain) <= MOST_SPLIT:
                    self._splits += len(domain)
                    return slot
        return None

    def _test(self, made: Ground, guard: Term) -> bool:
        """Move conditions on one slot from the guard to the tests; False when none can hold.

        Only conditions in front of the first that may be a fault are moved: a test that
        fails early must not hide it.
        """
        rest: list[Term] = []
        movable = True
        for part in _conjuncts(guard):
            movable = movable and not self.facts.may_fault(part)
            slots = terms.slots_of(part)
            allowed = None
            if movable and len(slots) == 1 and not terms.temps_of(part):
                allowed = self._truth(part, min(slots))
            if allowed is None:
                rest.append(part)
                continue
            (slot,) = slots
            before = made.tests.get(slot)
            made.tests[slot] = allowed if before is None else before & allowed
            if not made.tests[slot]:
                return False
        for slot, allowed in list(made.tests.items()):
            domain = self.domains[slot]
            if domain is not None and len(allowed) == len(domain):
                del made.tests[slot]
        made.guard = terms.all_of(rest)
        return made.guard != FALSE

    def _truth(self, condition: Term, slot: int) -> frozenset[int] | None:
        """The values of ``slot`` for which ``condition`` holds; None when that stays open."""
        domain = self.domains[slot]
        if domain is None:
            return None
        key = (terms.substitute(condition, {slot: ("slot", -1)}), domain)
        if key not in self._truths:
            found = [terms.substitute(condition, {slot: const(value)}) for value in domain]
            known = all(term[0] == "const" for term in found)
            self._truths[key] = (
                frozenset(v for v, term in zip(domain, found, strict=True) if term[1])
                if known else None
            )  # fmt: skip
        return self._truths[key]

    def _keeps_invariants(self, made: Ground, known: Mapping[int, Term]) -> bool:
        """Ask the invariants that the updates touch; the state before keeps all of them."""
        touched = made.updates.keys()
        after = {**known, **made.updates}
        asked = [
            terms.substitute(part, after)
            for part, slots in self.invariants
            if not slots.isdisjoint(touched)
        ]
        made.invariant = terms.all_of(asked)
        return made.invariant != FALSE or any(temp is None for temp, _ in made.steps)

    # ── costs ────────────────────────────────────────────────────────────────────────

    def _cost(self, made: Ground, scope: Scope, known: Mapping[int, Term]) -> Term:
        """The packed cost of the step: the lines from the most weighty, then 1 transition."""
        total: Term = FALSE
        after = {**known, **made.updates}
        for line in self.puzzle.costs:
            amount: Term = FALSE
            for part in line.terms:
                if part.per == "transition" and part.transition is not made.transition:
                    continue
                own = scope if part.per == "transition" else {}
                term = self.lowering.lower(part.amount, own)
                term = terms.substitute(term, after if part.per == "state" else known)
                if self.facts.bounds(term)[0] < 0:
                    temp = self.facts.temp(self.facts.bounds(term))
                    made.cost_steps.append((temp[1], term))
                    made.cost_steps.append((None, terms.operate(">=", temp, const(0))))
                    term = temp
                amount = terms.operate("+", amount, term)
            total = terms.operate("+", terms.operate("*", total, const(1 << COST_BITS)), amount)
        if self.puzzle.costs:
            total = terms.operate("*", total, const(1 << COST_BITS))
        return terms.operate("+", total, TRUE)


class _Effect:
    """Works out the new value of each slot, block by block."""

    def __init__(
        self,
        grounding: Grounding,
        transition: core.Transition,
        scope: Scope,
        known: Mapping[int, Term],
    ) -> None:
        self.grounding = grounding
        self.known = known
        self._lets: dict[int, Term] = {}
        self.scope = self._hidden_lets(transition, scope)
        self.values: dict[int, Term] = {}
        self.steps: list[tuple[int | None, Term]] = []
        self.open_indices: list[Term] = []
        self._writes: list[tuple[int, Term, Term]] = []

    def block(self, block: core.Block) -> None:
        for step in block.steps:
            self._writes = []
            for effect in step:
                self._effect(effect, self.scope, TRUE)
            self._commit()

    def _hidden_lets(self, transition: core.Transition, scope: Scope) -> Scope:
        """In ordered steps a ``let`` goes on to mean the state before all of them: it is put in
        after what the steps changed.
        """
        if not _ordered(transition.effect):
            return scope
        hidden = dict(scope)
        for name, _ in transition.lets:
            value = scope[name]
            if value[0] != "const":
                temp = self.grounding.facts.temp(self.grounding.facts.bounds(value))
                self._lets[temp[1]] = terms.substitute(value, self.known)
                hidden[name] = temp
        return hidden

    def _now(self, term: Term) -> Term:
        """``term`` read in the state as the steps so far have left it."""
        term = terms.substitute(term, {**self.known, **self.values})
        for number in terms.temps_of(term) & self._lets.keys():
            term = terms.replace_temp(term, number, self._lets[number])
        return term

    def _lower(self, expr: core.Expr, scope: Scope) -> Term:
        return self._now(self.grounding.lowering.lower(expr, scope))

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
        for condition, body in arms:
            test = self._lower(condition, scope) if condition is not None else TRUE
            test = self._short(when, test)
            self._nested(body, scope, terms.all_of([when, test]))
            when = terms.all_of([when, terms.negation(test)])

    def _nested(self, body: core.Block, scope: Scope, when: Term) -> None:
        """The effects below a loop or a branch, under the condition ``when``."""
        if when == FALSE:
            return
        if len(body.steps) == 1:
            for effect in body.steps[0]:
                self._effect(effect, scope, when)
            return
        outer, self._writes = self._writes, []
        before = dict(self.values)
        for step in body.steps:
            for effect in step:
                self._effect(effect, scope, when)
            self._commit()
        after, self.values = self.values, before
        outer.extend((slot, when, term) for slot, term in after.items() if term != before.get(slot))
        self._writes = outer

    def _assign(self, effect: core.Assign, scope: Scope, when: Term) -> None:
        variable, lowering = effect.variable, self.grounding.lowering
        index = self._now(lowering.index(variable.keys, effect.arguments, scope))
        value = self._lower(effect.value, scope)
        if when != TRUE:  # what is not written is not worked out
            may_fault = self.grounding.facts.may_fault
            index = terms.choice(when, index, const(0)) if may_fault(index) else index
            value = terms.choice(when, value, const(0)) if may_fault(value) else value
        value = self._named(self._promised(variable, value, when))
        if index[0] == "const" and 0 <= index[1] < variable.size:
            self._writes.append((variable.offset + index[1], when, value))
            return
        self.open_indices.append(index)
        index = self._named(index)
        inside = terms.all_of(
            [terms.operate(">=", index, const(0)), terms.operate("<", index, const(variable.size))]
        )
        if self._open(inside):
            self.steps.append((None, terms.any_of([terms.negation(when), inside])))
        for place in range(variable.size):
            here = terms.operate("=", index, const(place))
            self._writes.append((variable.offset + place, terms.all_of([when, here]), value))

    def _open(self, condition: Term) -> bool:
        """Could ``condition`` be false or a fault?"""
        facts = self.grounding.facts
        if condition[0] == "and":
            return any(self._open(part) for part in condition[1:])
        if condition[0] in (">=", "<") and condition[2][0] == "const":
            low, high = facts.bounds(condition[1])
            good = low >= condition[2][1] if condition[0] == ">=" else high < condition[2][1]
            return not good or facts.may_fault(condition[1])
        return condition != TRUE

    def _short(self, when: Term, test: Term) -> Term:
        """``test``, under a name when it is long; it is asked only where ``when`` holds."""
        if terms.is_short(test):
            return test
        return self._named(terms.choice(when, test, FALSE))

    def _named(self, term: Term) -> Term:
        """``term`` under the name of a temp, unless it is simple."""
        if term[0] in ("const", "slot", "temp"):
            return term
        temp = self.grounding.facts.temp(self.grounding.facts.bounds(term))
        self.steps.append((temp[1], term))
        return temp

    def _promised(self, variable: core.Variable, value: Term, when: Term) -> Term:
        """The value to write, after a check that the variable may have it."""
        kind, domain, facts = variable.type, variable.domain, self.grounding.facts
        if isinstance(kind, Boolean) or domain is None:
            return value
        if isinstance(kind, SetOf):
            mask = domain.mask
            if not _within(value, mask, facts):
                value = self._named(value)
                inside = terms.operate("subset", value, const(mask))
                self.steps.append((None, terms.any_of([terms.negation(when), inside])))
            return value
        low, high = facts.bounds(value)
        if domain.contiguous and domain.low <= low and high <= domain.high:
            return value
        if value[0] == "slot" and self._same_domain(value[1], variable):
            return value
        value = self._named(value)
        inside = self.grounding.lowering.inside(domain, value)
        if isinstance(kind, Scalar) and kind.optional:
            inside = terms.any_of([terms.operate("=", value, const(NONE)), inside])
        if inside != TRUE:
            self.steps.append((None, terms.any_of([terms.negation(when), inside])))
        return value

    def _same_domain(self, slot: int, variable: core.Variable) -> bool:
        mine = self.grounding.domains[variable.offset]
        return mine is not None and self.grounding.domains[slot] == mine

    def _commit(self) -> None:
        """End a step: from now on its writes are what is read."""
        found: dict[int, list[tuple[Term, Term]]] = {}
        for slot, when, value in self._writes:
            found.setdefault(slot, []).append((when, value))
        self._writes = []
        new: dict[int, Term] = {}
        for slot, writes in found.items():
            self._no_conflict(writes)
            term = self.values.get(slot, self.known.get(slot, ("slot", slot)))
            for when, value in reversed(writes):
                term = terms.choice(when, value, term)
            new[slot] = self._named(term)
        self.values.update(new)

    def _no_conflict(self, writes: Sequence[tuple[Term, Term]]) -> None:
        """Two writes to one slot must agree."""
        for i, (when, value) in enumerate(writes):
            for other_when, other in writes[:i]:
                if value == other:
                    continue
                both = terms.all_of([when, other_when])
                if _exclusive(when, other_when):
                    continue
                same = terms.operate("=", value, other)
                self.steps.append((None, terms.any_of([terms.negation(both), same])))


def _ordered(block: core.Block) -> bool:
    """Does some block in there have steps in order?"""
    if len(block.steps) > 1:
        return True
    for effect in (effect for step in block.steps for effect in step):
        if isinstance(effect, core.Loop) and _ordered(effect.body):
            return True
        if isinstance(effect, core.Branch) and any(_ordered(body) for _, body in effect.arms):
            return True
    return False


def _exclusive(a: Term, b: Term) -> bool:
    """Do two conditions visibly exclude each other?"""
    parts_a = a[1:] if a[0] == "and" else (a,)
    parts_b = b[1:] if b[0] == "and" else (b,)
    for x in parts_a:
        for y in parts_b:
            if x == terms.negation(y):
                return True
            both_equations = x[0] == y[0] == "=" and x[1] == y[1]
            if both_equations and x[2][0] == y[2][0] == "const" and x[2] != y[2]:
                return True
    return False


def _within(value: Term, mask: int, facts: Facts) -> bool:
    """Does a set visibly stay within ``mask``?"""
    head = value[0]
    if head == "const":
        return bool(value[1] & ~mask == 0)
    if head == "slot":
        return facts.slots[value[1]][1] & ~mask == 0
    if head in ("union", "if"):
        return all(_within(part, mask, facts) for part in value[-2:])
    if head in ("difference", "without"):
        return _within(value[1], mask, facts)
    if head == "with" and value[2][0] == "const":
        return _within(value[1], mask, facts) and bool(mask >> max(value[2][1], 0) & 1)
    return False


def _weight(ground: Ground) -> int:
    """How many terms a ground transition has."""
    steps = [term for _, term in (*ground.lets, *ground.steps, *ground.cost_steps)]
    stack = [ground.guard, ground.invariant, ground.cost, *ground.updates.values(), *steps]
    count = 0
    while stack:
        count += 1
        stack.extend(terms.parts(stack.pop()))
    return count


def _conjuncts(condition: Term) -> Sequence[Term]:
    if condition == TRUE:
        return ()
    return condition[1:] if condition[0] == "and" else (condition,)


def _element_indices(term: Term) -> Iterable[Term]:
    """The indices of all open reads in ``term``."""
    stack = [term]
    while stack:
        top = stack.pop()
        if top[0] == "elem":
            yield top[3]
        elif top[0] == "pick":
            yield top[1]
        stack.extend(terms.parts(top))


def slot_domains(puzzle: core.Puzzle) -> tuple[tuple[int, ...] | None, ...]:
    """The values of each slot where they are few and no sets; else None."""
    found: list[tuple[int, ...] | None] = []
    for variable in puzzle.variables:
        kind, domain = variable.type, variable.domain
        values: tuple[int, ...] | None = None
        if isinstance(kind, Boolean):
            values = (0, 1)
        elif isinstance(kind, Scalar) and domain is not None and len(domain.values) <= 512:
            values = ((NONE,) if kind.optional else ()) + tuple(domain.values)
        found.extend([values] * variable.size)
    return tuple(found)
