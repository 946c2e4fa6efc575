"""Groups of slots that are closed under all transitions.

Only a group's own values decide whether it allows a transition and what its next values are. So its
values are listed without the other groups. Some may never occur, because transitions that another
group forbids are applied as well.

There are no closed groups if a transition loops over its parameters or writes to a slot that the
state decides, if a rule or a cost may have no value, or if one part of a guard or invariant reads
all slots.
"""

from __future__ import annotations

import _ast as ast
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Slot, Term
from puzzlelang.compiler.python_functions import Printer
from puzzlelang.compiler.python_nodes import LOAD, called, name
from puzzlelang.compiler.python_terms import fault
from puzzlelang.compiler.state_layout import Layout
from puzzlelang.compiler.terms import FALSE, const
from puzzlelang.core import current, members
from puzzlelang.search import Fault
from puzzlelang.text import Any, Record

Row = tuple[int, ...]
"""Values of the slots of a group."""


FORBIDDEN = 0xFFFFFFFF


class Unfactored(Exception):
    """There are no closed groups, or listing their values would take too long."""


class Group(metaclass=Record):
    """A group's slots and values.

    ``values`` begins with the starts. ``following`` has, for each value and each transition, the
    number of the next value, or ``FORBIDDEN``.
    """

    slots: tuple[int, ...]
    values: Sequence[Row]
    following: array[int]


class Rule(metaclass=Record):
    """A ground transition with constant slots replaced and names inlined."""

    tests: Mapping[int, frozenset[int]]
    guard: Sequence[Term]
    checks: Sequence[Term]
    """Promises: if the guard holds and one of these does not, that is a fault."""
    invariant: Sequence[Term]
    updates: Mapping[int, Term]
    forced: bool
    slots: int
    """Mask of all slots that the rule reads or writes."""


class OwnSlots:
    """Prints functions of the values of some slots."""

    def __init__(self, all_slots: Sequence[Slot], slots: Sequence[int]) -> None:
        own = [Slot(place, all_slots[slot].bounds) for place, slot in enumerate(slots)]
        self._new: dict[int, Term] = dict(zip(slots, own, strict=True))
        self._printer = Printer(own, Layout("tuple", len(own)))
        self._printer.unpacked = True

    def term(self, term: Term) -> ast.expr:
        return self._printer.term(terms.substitute(term, self._new))

    def test(self, slot: int, allowed: frozenset[int]) -> ast.expr:
        return self._printer.test([*self._new].index(slot), allowed)

    def choice(
        self, conditions: Sequence[Term], then: ast.expr, *, promised: bool = False
    ) -> ast.expr:
        """Print ``then`` if all conditions hold; otherwise None, or a fault if ``promised``."""
        if not conditions:
            return then
        otherwise = called(self._printer.helper(fault)) if promised else py.Constant(None)
        return chosen([*map(self.term, conditions)], then, otherwise)

    def function(self, rows: Sequence[ast.expr]) -> Callable[[Row], Sequence[Any]]:
        result = py.Return(py.Tuple(list(rows), LOAD))
        return self._printer.function(["s"], [*self._printer.unpack(), result])


def chosen(conditions: list[ast.expr], then: ast.expr, otherwise: ast.expr) -> ast.expr:
    if not conditions:
        return then
    both = conditions[0] if len(conditions) == 1 else py.BoolOp(py.And(), conditions)
    return py.IfExp(both, then, otherwise)


class ClosedGroups:
    """The closed groups of a puzzle, at least two; ``slots`` has the slots of each.

    Raises :class:`Unfactored`.
    """

    def __init__(self, system: CompiledSystem) -> None:
        most = current.factored_terms
        if len(system.starts) * system.layout.size > most:
            raise Unfactored
        if sum(ground.weight for ground in system.grounds) > most:
            raise Unfactored
        self.starts = [system.slots(start) for start in system.starts]
        self.all_slots = system.leaves.slots
        targets = {slot for ground in system.grounds for slot in ground.written}
        self.constants = {
            slot: const(first)
            for slot, (first, *others) in enumerate(zip(*self.starts, strict=True))
            if slot not in targets and {*others} <= {first}
        }
        changing = [slot for slot in range(len(self.all_slots)) if slot not in self.constants]
        self._groups = [1 << slot for slot in changing]
        self._seen = set[int]()
        self._left = most
        self.rules = [rule for ground in system.grounds for rule in self._rules(ground)]
        if len(self._groups) < 2 or not self.rules:
            raise Unfactored
        self.slots = [tuple(members(group)) for group in self._groups]

    def known(self, term: Term) -> Term:
        """Replace constant slots in ``term``. Raises :class:`Unfactored` if it may fault."""
        if term.may_fault:
            raise Unfactored
        return terms.substitute(term, self.constants)

    def _rules(self, ground: Ground) -> Iterator[Rule]:
        """Yield the rule of a ground transition, unless a constant slot forbids it."""
        if ground.loops or ground.stores or ground.cost_steps:
            raise Unfactored
        if any(term.may_fault for _, term in (*ground.lets, *ground.steps)):
            raise Unfactored
        ground = ground.inlined()
        tests = dict[int, frozenset[int]]()
        for slot, allowed in ground.tests.items():
            if slot not in self.constants:
                tests[slot] = allowed
            elif self.constants[slot].value not in allowed:
                return
        guard = terms.conjuncts(self.known(ground.guard))
        if FALSE in guard:
            return
        checks = [self.known(check) for _, check in ground.steps]
        invariant = terms.conjuncts(self.known(ground.invariant))
        updates = {slot: self.known(term) for slot, term in ground.updates.items()}
        about = 0
        for slot in tests:
            about |= 1 << slot
        for condition in (*guard, *checks, *invariant):
            about |= self._joined(condition, condition.reads)
        for slot, term in updates.items():
            about |= self._joined(term, term.reads | 1 << slot)
        yield Rule(tests, guard, checks, invariant, updates, ground.transition.forced, about)

    def _joined(self, term: Term, slots: int) -> int:
        """Join the groups of the slots that a term reads; return ``slots``."""
        self._left -= term.weight
        if self._left < 0:
            raise Unfactored
        if slots in self._seen:
            return slots
        self._seen.add(slots)
        apart = [group for group in self._groups if not group & slots]
        if len(apart) < len(self._groups) - 1:
            self._groups = [*apart, sum(group for group in self._groups if group & slots)]
            if not apart:
                raise Unfactored
        return slots

    def group(self, slots: tuple[int, ...], most: int) -> Group:
        """List the values of a group.

        Raises :class:`Unfactored` if there are more than ``most`` or a transition may fault.
        """
        step = self._function(slots)
        values = [*dict.fromkeys(tuple(start[slot] for slot in slots) for start in self.starts)]
        numbers: dict[Any, int] = {value: number for number, value in enumerate(values)}
        numbers[None] = FORBIDDEN
        following = array("I")
        number_of: Callable[..., Any] = numbers.get
        try:
            for value in values:
                successors = step(value)
                row = [*map(number_of, successors)]
                if None in row:
                    for after in successors:
                        if after not in numbers:
                            numbers[after] = len(values)
                            values.append(self._checked(slots, after))
                    if len(values) > most:
                        raise Unfactored
                    row = [*map(number_of, successors)]
                following.extend(row)
        except (Fault, ArithmeticError, LookupError, TypeError, ValueError):
            raise Unfactored from None  # perhaps of a value that never occurs
        return Group(slots, values, following)

    def _checked(self, slots: Sequence[int], row: Row) -> Row:
        """Check the values' bounds, which a transition forbidden by another group may violate."""
        for slot, value in zip(slots, row, strict=True):
            low, high = self.all_slots[slot].bounds
            if not low <= value <= high:
                raise Unfactored
        return row

    def _function(self, slots: tuple[int, ...]) -> Callable[[Row], Sequence[Any]]:
        """Compile a function from the values of a group to its next values, by transition."""
        own, group = OwnSlots(self.all_slots, slots), sum(1 << slot for slot in slots)
        is_first, rows = slots == self.slots[0], []

        def asked(parts: Sequence[Term]) -> list[Term]:
            return [part for part in parts if (part.reads & group if part.reads else is_first)]

        for rule in self.rules:
            row = name("s")
            if not is_first and not rule.slots & group:
                rows.append(row)
                continue
            if any(slot in rule.updates for slot in slots):
                next_values = [rule.updates.get(slot, self.all_slots[slot]) for slot in slots]
                row = py.Tuple([own.term(term) for term in next_values], LOAD)
            row = own.choice(asked(rule.invariant), row)
            row = own.choice(asked(rule.checks), row, promised=True)
            row = own.choice(asked(rule.guard), row)
            tests = [own.test(slot, rule.tests[slot]) for slot in slots if slot in rule.tests]
            rows.append(chosen(tests, row, py.Constant(None)))
        return own.function(rows)
