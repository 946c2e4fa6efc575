"""Comparisons that must hold, as clauses and sums without defining literals.

Inequalities of pairs are collected for each rule. Cliques of them become sums: at most one of the
numbers has a value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from puzzlelang.compiler.choice_values import (
    Guard,
    MemberLiterals,
    Number,
    SymbolicValues,
    Value,
    difference,
    subtractable,
)
from puzzlelang.constraints import FALSE, TRUE, Literal
from puzzlelang.core import LARGEST

Adder = Callable[[Value, Value, Guard], None]
"""Requires a comparison of two values, unless the guard holds."""

SMALLEST_CLIQUE = 4
"""Smaller cliques stay pairs."""


class Requirements:
    """Adds requirements to a problem."""

    def __init__(self, values: SymbolicValues) -> None:
        self.values, self.letters = values, values.letters
        self._unequal: dict[Guard, dict[tuple[object, object], tuple[Number, Number]]] = {}

    def of(self, operation: str, sign: bool) -> Adder | None:
        """Return the function that requires an operation or its negation, if there is one."""
        if not sign:
            return self._not_in if operation == "in" else None
        adders: dict[str, Adder] = {
            "=": self._equal,
            "!=": self._differ,
            ">=": self._not_less,
            "<=": lambda a, b, unless: self._not_less(b, a, unless),
            ">": lambda a, b, unless: self._greater(a, b, unless),
            "<": lambda a, b, unless: self._greater(b, a, unless),
            "in": self._in,
            "subset": self._subset,
        }
        return adders.get(operation)

    def _equal(self, a: Value, b: Value, unless: Guard) -> None:
        clause, letters = self.letters.clause, self.letters
        if isinstance(a, dict):
            self._subset(a, b, unless)
            self._subset(b, a, unless)
        elif not isinstance(a, Number):
            clause(*unless, self.values.same(a, b))
        elif a.constant and not b.constant:
            self._equal(b, a, unless)
        elif (a.linear and b.constant and b.values[0] in a.values) or (
            not b.constant and subtractable(a, b)
        ):
            terms, bound = difference(a, b)
            letters.at_least(terms, bound, unless)
            letters.at_least([(-w, x) for w, x in terms], -bound, unless)
        elif b.constant:
            clause(*unless, a.equal(b.values[0]))
        elif a.key != b.key:
            for one, other in ((a, b), (b, a)):
                for value, literal in one.cases():
                    clause(*unless, -literal, other.equal(value))

    def _differ(self, a: Value, b: Value, unless: Guard) -> None:
        if not isinstance(a, Number) or a.constant or b.constant or a.key == b.key:
            self.letters.clause(*unless, -self.values.same(a, b))
        elif subtractable(a, b):
            terms, bound = difference(a, b)
            reaches = self.letters.reaches
            self.letters.clause(*unless, reaches(terms, bound + 1), -reaches(terms, bound))
        else:
            pairs = self._unequal.setdefault(unless, {})
            if (b.key, a.key) not in pairs:
                pairs[a.key, b.key] = a, b

    def _not_less(self, a: Value, b: Value, unless: Guard) -> None:
        if not isinstance(a, Number):
            raise AssertionError("only numbers have an order")
        if a.constant and b.constant or not (a.linear or b.linear):
            reaches = b.chain.reaches
            for index, value in enumerate(b.values):
                self.letters.clause(*unless, -reaches(index), a.at_least(value))
        elif min(a.values[0], b.values[0]) < -LARGEST:  # perhaps none
            self.letters.clause(*unless, self.values.not_less(a, b))
        else:
            self.letters.at_least(*difference(a, b), unless)

    def _greater(self, a: Value, b: Value, unless: Guard) -> None:
        self._not_less(a, b.plus(1), unless)

    def _in(self, value: Number, group: MemberLiterals, unless: Guard) -> None:
        for v, literal in value.cases():
            self.letters.clause(*unless, -literal, group.get(v, FALSE))

    def _not_in(self, value: Number, group: MemberLiterals, unless: Guard) -> None:
        for v, literal in group.items():
            self.letters.clause(*unless, -literal, -value.equal(v))

    def _subset(self, a: MemberLiterals, b: MemberLiterals, unless: Guard) -> None:
        for v, literal in a.items():
            self.letters.clause(*unless, -literal, b.get(v, FALSE))

    # Different values

    def distinct(self, parts: Sequence[tuple[Literal, Value]]) -> Literal:
        """Return the literal that the values that count are different."""
        all_of, any_of = self.letters.all_of, self.letters.any_of
        columns = self._columns(parts)
        if columns is None:
            return all_of(
                [
                    any_of((-u, -v, -self.values.same(a, b)))
                    for (u, a), (v, b) in combinations(parts, 2)
                ]
            )
        reaches = self.letters.reaches
        return all_of([reaches([(-1, x) for x in column], -1) for column in columns.values()])

    def all_different(self, parts: Sequence[tuple[Literal, Value]], unless: Guard) -> None:
        """Require the values that count to be different."""
        columns = self._columns(parts)
        if columns is None:
            for (u, a), (v, b) in combinations(parts, 2):
                self._differ(a, b, (*unless, *(-x for x in (u, v) if x != TRUE)))
            return
        full = len(columns) == len(parts) and all(when == TRUE for when, _ in parts)
        for column in columns.values():
            if len(column) == 2:
                self.letters.clause(*unless, -column[0], -column[1])
            elif len(column) > 2:
                self.letters.at_least([(-1, x) for x in column], -1, unless)
            if full:
                self.letters.clause(*unless, *column)

    def _columns(self, parts: Sequence[tuple[Literal, Value]]) -> dict[int, list[Literal]] | None:
        """Return for each value the literals that a part has it; None if pairs are simpler."""
        numbers = [value for _, value in parts if isinstance(value, Number)]
        if len(numbers) < len(parts):
            return None
        if sum(len(x.values) for x in numbers if x.linear) > 4 * len(parts) ** 2:
            return None
        columns: dict[int, list[Literal]] = {}
        all_of = self.letters.all_of
        for (when, _), number in zip(parts, numbers, strict=True):
            for value, literal in number.cases():
                if when != TRUE:
                    literal = all_of((when, literal))
                if literal != FALSE:
                    columns.setdefault(value, []).append(literal)
        return columns

    def flush(self) -> None:
        """Add the inequalities of the rule: cliques first, then the other pairs."""
        for unless, pairs in self._unequal.items():
            near: dict[object, dict[object, None]] = {}
            numbers: dict[object, Number] = {}
            for (one, other), (a, b) in pairs.items():
                near.setdefault(one, {})[other] = None
                near.setdefault(other, {})[one] = None
                numbers[one], numbers[other] = a, b
            done: set[tuple[object, object]] = set()
            for pair, (a, b) in pairs.items():
                if pair in done:
                    continue
                clique = _clique(near, pair)
                if len(clique) < SMALLEST_CLIQUE:
                    clique = list(pair)
                    for value, literal in a.cases():
                        self.letters.clause(*unless, -literal, -b.equal(value))
                else:
                    self.all_different([(TRUE, numbers[key]) for key in clique], unless)
                done |= {(x, y) for x in clique for y in clique}
        self._unequal.clear()


def _clique(near: dict[object, dict[object, None]], pair: tuple[object, object]) -> list[object]:
    """Extend a pair greedily to numbers that are all different from each other."""
    clique = list(pair)
    common = [key for key in near[pair[0]] if key in near[pair[1]]]
    while common:
        chosen = common[0]
        clique.append(chosen)
        common = [key for key in common if key in near[chosen]]
    return clique
