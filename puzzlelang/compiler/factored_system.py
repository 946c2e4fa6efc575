"""A puzzle as the product of two independent parts of its state.

A part combines *closed groups* of slots. Only a group's own values decide whether it allows a
transition and what its next values are. So its values are listed without the other groups. Some may
never occur, because transitions that another group forbids are applied as well. There are no closed
groups if a transition loops over its parameters or writes to a slot that the state decides, if a
rule or a cost may have no value, or if one part of a guard or invariant reads all slots.

The values of a part are numbered, and a state is a pair of numbers. Goal and loss may read both
parts: each value of a part gets a *kind* according to its contribution to these conditions, and all
pairs of kinds are tabulated.
"""

from __future__ import annotations

import _ast as ast
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Apply, Closure, Element, Fold, Let, Slot, Term
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

    def with_constants(self, term: Term) -> Term:
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
        guard = terms.conjuncts(self.with_constants(ground.guard))
        if FALSE in guard:
            return
        checks = [self.with_constants(check) for _, check in ground.steps]
        invariant = terms.conjuncts(self.with_constants(ground.invariant))
        updates = {slot: self.with_constants(term) for slot, term in ground.updates.items()}
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


class Part(metaclass=Record):
    """Groups whose values are numbered jointly; the last group varies fastest."""

    groups: Sequence[Group]

    @property
    def size(self) -> int:
        return prod(len(group.values) for group in self.groups)

    @property
    def slots(self) -> list[int]:
        return [slot for group in self.groups for slot in group.slots]

    @property
    def values(self) -> Sequence[Row]:
        """The values of the part's slots, by number."""
        if len(self.groups) == 1:
            return self.groups[0].values
        pieces = product(*(group.values for group in self.groups))
        return [tuple(v for piece in some for v in piece) for some in pieces]

    def number(self, state: Sequence[int]) -> int:
        """Return the number of a start's values in this part."""
        total = 0
        for group in self.groups:
            own = tuple(state[slot] for slot in group.slots)
            total = total * len(group.values) + group.values.index(own)
        return total

    def put(self, number: int, state: list[int]) -> None:
        """Set the part's slots of a state to the values with this number."""
        for group in reversed(self.groups):
            number, place = divmod(number, len(group.values))
            for slot, value in zip(group.slots, group.values[place], strict=True):
                state[slot] = int(value)


Kind = tuple[Row | None, ...]
"""A part's answer to each condition; None if the part makes the condition false."""


class Verdicts(metaclass=Record):
    """``kinds`` has the kind of each value of the first and of the second part. ``said``, indexed
    by both kinds, adds 1 for goals and 2 for lost states.
    """

    kinds: tuple[Sequence[int], Sequence[int]]
    said: Sequence[Sequence[int]]

    def of(self, first: int, second: int) -> int:
        """Return the verdict on a pair of values: 1 for a goal, plus 2 if lost."""
        return self.said[self.kinds[0][first]][self.kinds[1][second]]


class FactoredSystem:
    """The two parts of a puzzle.

    Raises :class:`Unfactored` if a puzzle has no such parts or the tables would be too large.
    """

    size: int
    """Number of pairs."""

    def __init__(self, system: CompiledSystem) -> None:
        self.groups = closed_groups = ClosedGroups(system)
        self.system = system
        self.forced = [rule.forced for rule in closed_groups.rules]
        groups, self.size = list[Group](), 1
        most = current.factored_values // len(closed_groups.rules)
        for slots in closed_groups.slots:
            groups.append(closed_groups.group(slots, most))
            most -= len(groups[-1].values)
            self.size *= len(groups[-1].values)
            if self.size > current.factored_pairs:
                raise Unfactored
        self.parts = _two_parts(groups)
        if (
            sum(part.size for part in self.parts) * len(closed_groups.rules)
            > current.factored_entries
        ):
            raise Unfactored

    @property
    def starts(self) -> list[tuple[int, ...]]:
        return [tuple(part.number(start) for part in self.parts) for start in self.groups.starts]

    def state(self, *pair: int) -> object:
        """Return the state of a pair of numbers."""
        slots = list(self.groups.starts[0])
        for part, number in zip(self.parts, pair, strict=True):
            part.put(number, slots)
        return self.system.state(slots)

    def verdicts(self, goal: Term) -> Verdicts:
        """Find the pairs that are goals or lost.

        Raises :class:`Unfactored` if these conditions combine the parts in too many ways.
        """
        closed_groups, parts = self.groups, self.parts
        masks = [sum(1 << slot for slot in part.slots) for part in parts]
        conditions = [
            (verdict, _Condition(masks, one))
            for verdict, condition in ((1, goal), (2, self.system.lost_term))
            for one in _alternatives(closed_groups.with_constants(condition))
        ]
        kinds, of_kinds = list[list[int]](), list[list[Kind]]()
        for side, part in enumerate(parts):
            own, numbers = OwnSlots(closed_groups.all_slots, part.slots), dict[Any, int]()
            answers_of = own.function([one.of_part(side, own) for _, one in conditions])
            kinds.append([numbers.setdefault(answers_of(v), len(numbers)) for v in part.values])
            of_kinds.append([*numbers])
        if prod(map(len, of_kinds)) > current.factored_kinds:
            raise Unfactored
        both_tests = [(verdict, one.of_both()) for verdict, one in conditions]

        def said(first: Kind, second: Kind) -> int:
            flags = 0
            for (verdict, test), one, other in zip(both_tests, first, second, strict=True):
                if one is not None and other is not None and test((*one, *other))[0]:
                    flags |= verdict
            return flags

        table = [[said(a, b) for b in of_kinds[1]] for a in of_kinds[0]]
        return Verdicts((kinds[0], kinds[1]), table)


class _Condition:
    """A condition split into conditions on each part and a condition on the answers of both.

    ``own`` has, for each part, its conditions and the answers it gives if they hold.
    """

    def __init__(self, parts: Sequence[int], condition: Term) -> None:
        self._parts = parts
        self._answers: list[Slot] = []
        self._own: list[tuple[list[Term], dict[Term, Slot]]] = [([], {}) for _ in parts]
        both = []
        for term in terms.conjuncts(condition):
            side = self._side(term)
            if side is None:
                both.append(self._split(term))
            else:
                self._own[side][0].append(term)
        self._both = terms.all_of(both)

    def _side(self, term: Term) -> int | None:
        """Return the only part that a term reads, or None."""
        if not term.temps:
            for side, part in enumerate(self._parts):
                if not term.reads & ~part:
                    return side
        return None

    def _split(self, term: Term) -> Term:
        """Rewrite ``term`` to read the answers of the parts."""
        if not term.reads:
            return term
        side = self._side(term)
        if side is not None:
            answers = self._own[side][1]
            if term not in answers:
                self._answers.append(Slot(len(self._answers), term.bounds))
                answers[term] = self._answers[-1]
            return answers[term]
        match term:
            case Fold() | Closure() | Element():
                raise Unfactored
            case Let(temp, value, body):
                return self._split(terms.replace_temp(body, temp, value))
            case Apply("and" | "or" as word, parts):
                alone = [[t for t in parts if self._side(t) == n] for n in range(len(self._parts))]
                rest = [self._split(t) for t in parts if self._side(t) is None]
                side_terms = [self._split(terms.operate(word, *some)) for some in alone if some]
                return terms.operate(word, *side_terms, *rest)
        return terms.with_children(term, self._split)

    def of_part(self, side: int, own: OwnSlots) -> ast.expr:
        """Print a part's answers; None if the part makes the condition false."""
        conditions, answers = self._own[side]
        return own.choice(conditions, py.Tuple([own.term(term) for term in answers], LOAD))

    def of_both(self) -> Callable[[Row], Sequence[Any]]:
        """Compile the condition on the answers of both parts."""
        places = [slot.number for _, answers in self._own for slot in answers.values()]
        own = OwnSlots(self._answers, places)
        return own.function([own.term(self._both)])


def _alternatives(condition: Term) -> Sequence[Term]:
    """Split a disjunction."""
    match condition:
        case Apply("or", parts):
            return parts
    return () if condition is terms.FALSE else (condition,)


def _two_parts(groups: Sequence[Group]) -> tuple[Part, Part]:
    """Split the groups into two parts of about equal size."""
    sizes, sides = [1, 1], list[list[Group]]([[], []])
    for group in sorted(groups, key=lambda group: -len(group.values)):
        side = min((0, 1), key=lambda side: (sizes[side], len(sides[side])))
        sizes[side] *= len(group.values)
        sides[side].append(group)
    return Part(sides[0]), Part(sides[1])
