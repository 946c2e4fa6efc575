"""Planning tasks, built from ground transitions: facts and operators.

A *fact*: a slot has a value, or a set has or lacks a member. An *operator* is a ground transition
for known values of some slots, with the facts it needs and the facts it makes true. Conditions that
facts can't express are omitted, and unknown effects are added, so every trace of the puzzle is also
one of the operators (C. Bäckström and B. Nebel, "Complexity results for SAS+ planning",
Computational Intelligence 11, 1995, for tasks of this kind).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, groupby, product
from math import prod

from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Apply, Const, Fault, Slot, Term
from puzzlelang.compiler.slot_tests import Refused, Truths
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.compiler.terms import const
from puzzlelang.core import SetOf, current, members
from puzzlelang.text import Any, Record, TypeVar, replace

Facts = tuple[int, ...]
"""Numbers of facts, as a conjunction."""


class Mapped(metaclass=Record):
    """A new value that depends on the value of one slot."""

    slot: int
    values: Mapping[int, int]


Change = int | Mapped | tuple[int, int]
"""A slot's new value, or the members that a set loses and gains: ``(removed, added)``."""


class Operator(metaclass=Record):
    """A ground transition as facts.

    After it, the facts in ``makes`` may hold. For each pair in ``also``, the second facts may hold
    if the first held before. ``changes`` has the new values of the slots it writes, or is None if
    facts don't determine them.
    """

    ground: int
    needs: Facts
    makes: Facts
    also: tuple[tuple[Facts, Facts], ...]
    changes: Mapping[int, Change] | None


class Others(metaclass=Record):
    """Makes ``but[k]``, unless that is None, true if any of ``facts`` but the k-th is true."""

    facts: Facts
    but: Sequence[int | None]


FactRow = TypeVar("FactRow", bound=tuple[Any, ...])
"""Facts that are needed, facts that are made true by them, and more."""


def applicable(rows: Sequence[FactRow], reached: set[int]) -> list[FactRow]:
    """Return the rows that can apply if no fact becomes false; the facts that they make join
    ``reached``.
    """
    users: dict[int, list[int]] = {}
    left: list[int] = []
    for number, row in enumerate(rows):
        needs = {*row[0]} or {ALWAYS}
        left.append(len(needs))
        for fact in needs:
            users.setdefault(fact, []).append(number)
    waiting = [ALWAYS, *reached]
    while waiting:
        for number in users.get(waiting.pop(), ()):
            left[number] -= 1
            if not left[number]:
                new = {*rows[number][1]} - reached
                reached |= new
                waiting += new
    return [row for row, missing in zip(rows, left, strict=True) if not missing]


ALWAYS = -1
"""A fact that rows without needs have."""


class Task(metaclass=Record):
    """A planning task.

    An axiom makes a fact true if all of some facts are. :meth:`facts` gives the facts of a state;
    axioms and ``others`` derive the rest.
    """

    size: int
    operators: Sequence[Operator]
    axioms: Sequence[tuple[Facts, int]]
    others: Sequence[Others]
    goal: Facts | None
    """None if no state is a goal."""
    values: Mapping[int, Mapping[int, int]]
    """By slot: the fact for each value."""
    bits: Mapping[int, Sequence[tuple[int, int]]]
    """By slot of a set: for each member, the facts that it is absent and present."""

    def facts(self, slots: Sequence[int]) -> list[int]:
        """Return the facts of a state, given by its slots."""
        true_facts = [facts[slots[slot]] for slot, facts in self.values.items()]
        for slot, pairs in self.bits.items():
            value = slots[slot]
            true_facts += [pair[value >> bit & 1] for bit, pair in enumerate(pairs)]
        return true_facts

    def within_reach(self, starts: Iterable[Sequence[int]]) -> Task:
        """Leave out the operators that can't apply in any state reachable from ``starts``, which
        are given as slots."""
        reached = {fact for slots in starts for fact in self.facts(slots)}
        rows = [(o.needs, o.makes) for o in self.operators]
        rows += [((*o.needs, *n), m) for o in self.operators for n, m in o.also]
        rows += [(needs, (fact,)) for needs, fact in self.axioms]
        for one in self.others:
            for fact, place in zip(one.facts, count()):
                others = (f for k, f in enumerate(one.but) if f is not None and k != place)
                rows.append(((fact,), tuple(others)))
        applicable(rows, reached)
        operators = [
            replace(o, also=tuple(pair for pair in o.also if reached.issuperset(pair[0])))
            for o in self.operators if reached.issuperset(o.needs)
        ]  # fmt: skip
        return replace(self, operators=operators)

    def by_axioms(self) -> Task:
        """Replace ``others`` by axioms with facts for runs of values at either end."""
        size, axioms = self.size, list[tuple[Facts, int]]()
        for one in self.others:
            for facts, but in (one.facts, one.but), (one.facts[::-1], one.but[::-1]):
                so_far = facts[0]
                for fact, other in zip(facts[1:], but[1:], strict=True):
                    if other is not None:
                        axioms.append(((so_far,), other))
                    axioms += [((so_far,), size), ((fact,), size)]
                    so_far, size = size, size + 1
        return replace(self, size=size, axioms=(*axioms, *self.axioms), others=())

    def after(self, slots: Sequence[int], operator: Operator) -> tuple[int, ...] | None:
        """Apply an operator to slots; None if facts don't determine the result."""
        if operator.changes is None:
            return None
        successor = list(slots)
        for slot, change in operator.changes.items():
            match change:
                case int():
                    successor[slot] = change
                case Mapped(other, values):
                    if slots[other] not in values:
                        return None
                    successor[slot] = values[slots[other]]
                case losses, gains:
                    successor[slot] = successor[slot] & ~losses | gains
        return tuple(successor)


BIT_BY_BIT = frozenset("with without union difference common toggle".split())
"""Set operations that treat each member separately."""

TOGETHER = 8
"""Number of consecutive values of a slot that share a fact."""


def task_of(system: CompiledSystem, most_terms: int | None = None) -> Task | None:
    """Build the task of a puzzle, or return None if a transition loops over its parameters.

    At most ``most_terms`` terms are examined (by default ``task_terms``, and ``task_share`` for
    each term of the rules).
    """
    if any(ground.loops for ground in system.grounds):
        return None
    if most_terms is None:
        size = sum(term.weight for ground in system.grounds for term in ground.terms)
        most_terms = current.task_terms + current.task_share * size
    return _Builder(system, most_terms).task()


class _Builder:
    def __init__(self, system: CompiledSystem, most_terms: int) -> None:
        self._system = system
        self._truths = Truths()
        self._domains = slot_domains(system.puzzle)
        self._refused = Refused(self._domains)
        self._slots = system.leaves.slots
        self._size = 0
        self._axioms: list[tuple[Facts, int]] = []
        self._either: dict[frozenset[Facts], int] = {}
        self._tables: dict[Term, Mapped | None] = {}
        self._allowed: dict[tuple[int, frozenset[int]], Facts | None] = {}
        self._ends: dict[tuple[int, bool], list[Facts]] = {}
        self._but: dict[int, dict[int, int]] = {}
        """By slot and value: the fact that the slot has another value."""
        self._lacked: dict[tuple[int, int], Facts | None] = {}
        self._left = most_terms
        self._values = {
            slot: {value: self._new() for value in domain}
            for slot, domain in enumerate(self._domains) if domain is not None
        }  # fmt: skip
        self._bits = {
            slot: [(self._new(), self._new()) for _ in range(self._most(slot).bit_length())]
            for variable in system.puzzle.variables if isinstance(variable.type, SetOf)
            for slot in range(variable.offset, variable.offset + variable.size)
        }  # fmt: skip
        self._arrays = [
            range(one.offset, one.offset + one.size) for one in system.puzzle.variables
            if one.size > 1
        ]  # fmt: skip

    def _affords(self, times: int, *parts: Term) -> bool:
        """Deduct the cost of examining terms, unless it exceeds the budget."""
        work = times * sum(part.weight for part in parts)
        if work > self._left:
            return False
        self._left -= work
        return True

    def _most(self, slot: int) -> int:
        return self._slots[slot].bounds[1]

    def task(self) -> Task:
        system = self._system
        operators = [
            operator
            for number, ground in enumerate(system.grounds)
            for operator in self._operators(number, ground)
        ]
        goal = self._condition(system.goal_term)
        others = [
            Others(tuple(self._values[slot].values()), [*map(but.get, self._values[slot])])
            for slot, but in self._but.items()
        ]
        return Task(self._size, operators, self._axioms, others, goal, self._values, self._bits)

    def _new(self) -> int:
        self._size += 1
        return self._size - 1

    # ── conditions ───────────────────────────────────────────────────────────────────

    def _condition(self, term: Term) -> Facts | None:
        """Return facts implied by ``term``, or None if it is never true."""
        match term:
            case Const(value):
                return () if value else None
            case Apply("and", parts):
                return self._all(map(self._condition, parts))
            case Apply("or", parts):
                return self._any(map(self._condition, parts))
            case Apply("not", (Apply("and" | "or" as word, parts),)):
                facts = map(self._condition, map(terms.negation, parts))
                return self._any(facts) if word == "and" else self._all(facts)
            case Apply("in", (Const(bit), Slot(slot))) if slot in self._bits:
                return self._member(slot, bit, 1)
            case Apply("not", (Apply("in", (Const(bit), Slot(slot))),)) if slot in self._bits:
                return self._member(slot, bit, 0)
            case Apply("subset", (Const(some), Slot(slot))) if slot in self._bits:
                return self._all(self._member(slot, bit, 1) for bit in members(some))
            case Apply("=", (Slot(slot), Const(some)) | (Const(some), Slot(slot))) if (
                slot in self._bits
            ):
                if some >> len(self._bits[slot]):
                    return None
                return tuple(pair[some >> k & 1] for k, pair in enumerate(self._bits[slot]))
        return self._cases(term)

    def _member(self, slot: int, bit: int, there: int) -> Facts | None:
        pairs = self._bits[slot]
        if not 0 <= bit < len(pairs):
            return None if there else ()
        return (pairs[bit][there],)

    def _all(self, parts: Iterable[Facts | None]) -> Facts | None:
        facts: list[int] = []
        for part in parts:
            if part is None:
                return None
            facts += part
        return tuple(dict.fromkeys(facts))

    def _any(self, parts: Iterable[Facts | None]) -> Facts | None:
        """Return a fact implied by each of the parts."""
        options = frozenset(part for part in parts if part is not None)
        if len(options) < 2 or () in options:
            return () if () in options else next(iter(options), None)
        if options not in self._either:
            self._either[options] = fact = self._new()
            self._axioms += [(option, fact) for option in sorted(options)]
        return (self._either[options],)

    def _holds_for(self, term: Term, slot: int) -> frozenset[int] | None:
        """Return the values of its only slot that satisfy a condition; None if undecided."""
        values = self._domains[slot]
        assert values is not None, "a slot has facts for its values"
        return self._truths.of(term, self._slots[slot], values, self._affords)

    def _one_of(self, slot: int, allowed: frozenset[int]) -> Facts | None:
        """Return a fact implied by the slot having an allowed value.

        Runs at either end of the domain, and blocks of values in between, get facts that conditions
        share; this takes fewer axioms.
        """
        key = slot, allowed
        if key not in self._allowed:
            facts = self._values[slot]
            values = [*facts]
            excluded_values = [value for value in values if value not in allowed]
            if len(excluded_values) == 1 and len(values) > 2:
                fact = self._but.setdefault(slot, {})[excluded_values[0]] = self._new()
                self._allowed[key] = (fact,)
                return (fact,)
            first = next((k for k, v in enumerate(values) if v not in allowed), len(values))
            last = next((k for k, v in enumerate(values[::-1]) if v not in allowed), len(values))
            parts = [*self._within(slot, first, False), *self._within(slot, last, True)]
            for _, run in groupby(
                range(first, len(values) - last), lambda place: place // TOGETHER
            ):
                some = [values[place] for place in run]
                whole = len(some) == TOGETHER and allowed.issuperset(some)
                own: list[Facts | None] = [(facts[v],) for v in some if v in allowed]
                parts += [self._any(own)] if whole else own
            self._allowed[key] = () if first == len(values) else self._any(parts)
        return self._allowed[key]

    def _within(self, slot: int, many: int, from_behind: bool) -> list[Facts | None]:
        """Return the fact that a slot has one of its first or last ``many`` values, in a list that
        is empty if ``many`` is 0.
        """
        if not many:
            return []
        runs = self._ends.setdefault((slot, from_behind), [])
        facts = [*self._values[slot].values()]
        for fact in (facts[::-1] if from_behind else facts)[len(runs) : many]:
            whole = self._any([runs[-1], (fact,)]) if runs else (fact,)
            assert whole is not None, "there is one"
            runs.append(whole)
        return [runs[many - 1]]

    def _nowhere(self, array: range, value: int) -> Facts | None:
        """Return the fact that no slot of an array has the value."""
        key = array.start, value
        if key not in self._lacked:
            only = frozenset((value,))
            parts = (self._one_of(k, frozenset(self._domains[k] or ()) - only) for k in array)
            facts = self._all(parts)
            if facts is not None and len(facts) > 1:
                fact = self._new()
                self._axioms.append((facts, fact))
                facts = (fact,)
            self._lacked[key] = facts
        return self._lacked[key]

    def _cases(self, term: Term) -> Facts | None:
        """Tabulate a condition on a few slots with few values."""
        if term.may_fault or term.temps:
            return ()
        slot = terms.only_slot(term)
        if slot in self._values:
            solutions = self._holds_for(term, slot)
            return () if solutions is None else self._one_of(slot, solutions)
        slots = terms.slots_of(term)
        if not all(slot in self._values for slot in slots):
            return ()
        cases = prod(len(self._values[slot]) for slot in slots)
        if cases > current.fact_cases or not self._affords(cases, term):
            return ()
        options: list[Facts] = []
        for values in product(*(self._values[slot] for slot in slots)):
            case = terms.substitute(term, dict(zip(slots, map(const, values), strict=True)))
            if not isinstance(case, Const):
                return ()
            if case.value:
                options.append(
                    tuple(self._values[k][v] for k, v in zip(slots, values, strict=True))
                )
        return self._any(options)

    # ── operators ────────────────────────────────────────────────────────────────────

    def _operators(self, number: int, ground: Ground) -> Iterator[Operator]:
        ground = ground.inlined()
        checks = [check for _, check in ground.steps]
        conditions = (ground.guard, ground.invariant, *checks)
        parts = [part for term in conditions for part in terms.conjuncts(term)]
        updates = {slot: ground.after(slot) for slot in sorted(ground.written)}
        yield from self._split(number, dict(ground.tests), parts, updates)

    def _split(
        self, number: int, tests: dict[int, frozenset[int]], parts: list[Term],
        updates: dict[int, Term],
    ) -> Iterator[Operator]:  # fmt: skip
        """Yield one operator, or one for each value of a slot that facts can't express."""
        rest: list[Term] = []
        for part in parts:
            slot = terms.only_slot(part)
            if isinstance(part, Const):
                if not part.value:
                    return
            elif slot in self._values and not part.may_fault and not part.temps:
                solutions = self._holds_for(part, slot)
                if solutions is None:
                    rest.append(part)
                    continue
                tests = {**tests, slot: tests.get(slot, solutions) & solutions}
                if not tests[slot]:
                    return
            else:
                rest.append(part)
        slot = self._divided(tests, rest, updates)
        if slot is None:
            operator = self._operator(number, tests, rest, updates)
            if operator is not None:
                yield operator
            return
        for value in sorted(tests.get(slot, self._values[slot])):
            constants = {slot: const(value)}
            yield from self._split(
                number, {**tests, slot: frozenset((value,))},
                [terms.substitute(part, constants) for part in rest],
                {place: terms.substitute(term, constants) for place, term in updates.items()},
            )  # fmt: skip

    def _divided(
        self, tests: dict[int, frozenset[int]], parts: list[Term], updates: dict[int, Term]
    ) -> int | None:
        """Choose the slot to split: among slots that block a translation, the one with fewest
        values.
        """
        several = [part for part in parts if not self._is_plain(part)]
        several += [term for slot, term in updates.items() if not self._is_determined(slot, term)]
        choices = {
            slot: len(tests.get(slot, self._values[slot]))
            for term in several
            for slot in terms.slots_of(term)
            if slot in self._values
        }
        best = min(choices, key=lambda slot: (choices[slot], slot), default=None)
        if best is None or not self._affords(choices[best], *parts, *updates.values()):
            return None
        return best

    def _is_plain(self, part: Term) -> bool:
        """Does it read only single members of sets?"""
        return all(slot not in self._values for slot in terms.slots_of(part))

    def _operator(
        self, number: int, tests: dict[int, frozenset[int]], parts: list[Term],
        updates: dict[int, Term],
    ) -> Operator | None:  # fmt: skip
        needs = self._all([*self._tested(tests), *map(self._condition, parts)])
        if needs is None:
            return None
        makes: list[int] = []
        also: list[tuple[Facts, Facts]] = []
        changes: dict[int, Change] | None = {}
        for slot, term in updates.items():
            change = self._change(slot, term, makes)
            if isinstance(change, Mapped):
                facts, there = self._values[slot], self._values[change.slot]
                allowed = tests.get(change.slot, there.keys())
                also += [
                    ((there[before],), (facts[after],))
                    for before, after in change.values.items()
                    if before in allowed and after in facts
                ]
            if change is None:
                changes = None
            elif changes is not None:
                changes[slot] = change
        return Operator(number, needs, tuple(dict.fromkeys(makes)), tuple(also), changes)

    def _tested(self, tests: Mapping[int, frozenset[int]]) -> Iterator[Facts | None]:
        """Yield the facts of tests; an array gets joint facts if these cover most of its tests."""
        covered_slots = set[int]()
        for array in self._arrays:
            values, slots = self._refused.nowhere(tests, array)
            if values and len(slots) >= current.lacked_facts * len(values):
                yield from (self._nowhere(array, value) for value in sorted(values))
                covered_slots.update(slots)
        for slot, allowed in sorted(tests.items()):
            if slot in self._values and slot not in covered_slots:
                yield self._one_of(slot, allowed)

    def _is_determined(self, slot: int, term: Term) -> bool:
        """Do facts determine the slot's new value, independently of the operator's needs?"""
        if slot in self._values:
            return isinstance(term, Const) or self._mapped(term) is not None
        return slot not in self._bits or _is_bit_by_bit(term, slot)

    def _mapped(self, term: Term) -> Mapped | None:
        """Tabulate a term that depends on one slot."""
        slot = terms.only_slot(term)
        if slot not in self._values or term.temps:
            return None
        if term not in self._tables:
            there = self._values[slot]
            values: dict[int, int] | None = {} if self._affords(len(there), term) else None
            for value in there if values is not None else ():
                case = terms.substitute(term, {slot: const(value)})
                if isinstance(case, Const) and values is not None:
                    values[value] = case.value
                elif not isinstance(case, Fault):
                    values = None
            self._tables[term] = None if values is None else Mapped(slot, values)
        return self._tables[term]

    def _change(self, slot: int, term: Term, makes: list[int]) -> Change | None:
        """Translate an update.

        The new facts go to ``makes``. Returns None if facts don't determine the change.
        """
        if slot in self._values:
            facts = self._values[slot]
            if isinstance(term, Const):
                makes += [facts[term.value]] if term.value in facts else []
                return term.value
            mapping = self._mapped(term)
            if mapping is not None:
                return mapping
            low, high = term.bounds
            makes += [fact for value, fact in facts.items() if low <= value <= high]
            return None
        if slot not in self._bits:
            return term.value if isinstance(term, Const) else None
        pairs = self._bits[slot]
        everything = (1 << len(pairs)) - 1
        empty, full = (
            terms.substitute(term, {slot: const(mask)}) if _is_bit_by_bit(term, slot) else None
            for mask in (0, everything)
        )
        if not (isinstance(empty, Const) and isinstance(full, Const)):  # a fault is neither
            makes += [fact for pair in pairs for fact in pair]
            return None
        losses, gains = everything & ~full.value, empty.value & everything
        makes += [pairs[bit][0] for bit in members(losses)] + [
            pairs[bit][1] for bit in members(gains)
        ]
        return None if losses & gains else (losses, gains)


def _is_bit_by_bit(term: Term, slot: int) -> bool:
    match term:
        case Const():
            return True
        case Slot(number):
            return number == slot
        case Apply("with" | "without", (some, Const())):
            return _is_bit_by_bit(some, slot)
        case Apply(word, parts) if word in BIT_BY_BIT - {"with", "without"}:
            return all(_is_bit_by_bit(part, slot) for part in parts)
    return False
