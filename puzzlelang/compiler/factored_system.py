"""A puzzle as the product of two independent parts of its state.

A part combines closed groups (:mod:`puzzlelang.compiler.closed_groups`). Its values are numbered,
and a state is a pair of numbers. Goal and loss may read both parts: each value of a part gets a
*kind* according to its contribution to these conditions, and all pairs of kinds are tabulated.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Sequence
from itertools import product
from math import prod

from puzzlelang.compiler import python_nodes as py
from puzzlelang.compiler import terms
from puzzlelang.compiler.closed_groups import ClosedGroups, Group, OwnSlots, Row, Unfactored
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.ir import Apply, Element, Fold, Let, Slot, Term
from puzzlelang.compiler.python_nodes import LOAD
from puzzlelang.core import current
from puzzlelang.text import Any, Record


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
            for one in _alternatives(closed_groups.known(condition))
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
            case Fold() | Element():
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
