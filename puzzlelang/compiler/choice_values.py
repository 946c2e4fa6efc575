"""Symbolic values of choosing problems: literals for truth, numbers, sets and lists.

A truth value is a literal; a row or tuple is a Python tuple of values. A :class:`Number` has
exclusive cases in ascending order, and each case has two literals: ``x = v`` and ``x >= v``. Sums
use the latter, as in order encodings (N. Tamura et al., "Compiling finite linear CSP into SAT",
2009). Literals are defined on first use, and equal definitions share one.

All literals except those of slots are defined, never merely constrained, so a value in a state in
which it has none is harmless: it is arbitrary.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, product

from puzzlelang.constraints import FALSE, TRUE, Literal, Problem, Sum, Term
from puzzlelang.core import (
    LARGEST,
    Boolean,
    Digits,
    ListOf,
    Row,
    SetOf,
    TupleOf,
    Type,
    combinations_of,
    count_of,
    digits_of,
    members,
)
from puzzlelang.text import Any, Span

MOST_CASES = 2**16
"""Maximum number of cases in one table."""

MOST_LITERALS = 5_000_000
"""Maximum number of literals in all clauses and sums."""

Guard = tuple[Literal, ...]
"""Literals any of which makes a requirement void."""


class TooLargeToChoose(Exception):
    """An expression has too many cases, or the whole problem too many literals."""

    def __init__(self, span: Span | None, count: int) -> None:
        super().__init__(f"{count} cases are too many")
        self.span, self.count = span, count


class Letters:
    """Defines literals in a problem, each only once, and adds requirements.

    ``span`` is the rule that is being lowered, for :class:`TooLargeToChoose`.
    """

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.span: Span | None = None
        self.size = 0
        self._conjunctions: dict[tuple[Literal, ...], Literal] = {}
        self._sums: dict[tuple[tuple[Term, ...], int], Literal] = {}
        self.pairs: dict[object, dict[tuple[int, int], Literal]] = {}

    def spend(self, literals: int) -> None:
        self.check_left(literals)
        self.size += literals

    def check_left(self, literals: int) -> None:
        """Refuse more literals than are left."""
        if self.size + literals > MOST_LITERALS:
            raise TooLargeToChoose(self.span, self.size + literals)

    def check(self, cases: int) -> None:
        """Refuse a table of too many cases."""
        if cases > MOST_CASES:
            raise TooLargeToChoose(self.span, cases)

    # Definitions

    def all_of(self, literals: Iterable[Literal]) -> Literal:
        """Return a literal that is true exactly if all of ``literals`` are."""
        distinct = set(literals)
        distinct.discard(TRUE)
        if len(distinct) < 2:
            return distinct.pop() if distinct else TRUE
        if FALSE in distinct:
            return FALSE
        parts = tuple(sorted(distinct))
        letter = self._conjunctions.get(parts)
        if letter is None:
            letter = self._conjunctions[parts] = self._conjunction(parts, distinct)
        return letter

    def any_of(self, literals: Iterable[Literal]) -> Literal:
        """Return a literal that is true exactly if one of ``literals`` is."""
        return -self.all_of([-x for x in literals])

    def _conjunction(self, parts: Sequence[Literal], distinct: set[Literal]) -> Literal:
        if parts[0] < 0 and any(-x in distinct for x in parts):
            return FALSE
        self.spend(3 * len(parts) + 1)
        letter = self._define()
        clauses = self.problem.clauses
        clauses += [(-letter, part) for part in parts]
        clauses.append((letter, *[-x for x in parts]))
        return letter

    def reaches(self, terms: Iterable[Term], bound: int) -> Literal:
        """Return a literal that is true exactly if the weights sum to at least ``bound``."""
        parts, bound = positive(terms, bound)
        short = _short(parts, bound)
        if short is not None:
            every, literals = short
            return self.all_of(literals) if every else self.any_of(literals)
        if parts[0][1] < 0:  # one letter for a sum and its complement
            return -self.reaches([(-w, x) for w, x in parts], 1 - bound)
        letter = self._sums.get((parts, bound))
        if letter is None:
            self.spend(len(parts))
            letter = self._sums[parts, bound] = self._define()
            self.problem.sums.append(Sum(*_over_atoms(parts, bound), letter))
        return letter

    def _define(self) -> Literal:
        letter = self.problem.atom()
        self.problem.defined.add(letter)
        return letter

    def same(self, a: Literal, b: Literal) -> Literal:
        """Return a literal that is true exactly if both have the same truth value."""
        if abs(a) == TRUE:
            a, b = b, a
        if abs(b) == TRUE:
            return a if b == TRUE else -a
        return -self.all_of((-self.all_of((a, b)), -self.all_of((-a, -b))))

    # Requirements

    def clause(self, *literals: Literal) -> None:
        """Require one of the literals."""
        if TRUE not in literals:
            self.spend(len(literals))
            self.problem.clause(*literals)

    def at_least(self, terms: Iterable[Term], bound: int, unless: Guard = ()) -> None:
        """Require the weights to sum to at least ``bound``, unless the guard holds."""
        parts, bound = positive(terms, bound)
        short = _short(parts, bound)
        if short is None:
            self.spend(len(parts) + 1)
            if unless:
                parts = (*parts, (bound, self.any_of(unless)))
            self.problem.at_least(parts, bound)
        elif not short[0]:
            self.clause(*unless, *short[1])
        else:
            for literal in short[1]:
                self.clause(*unless, literal)


def positive(terms: Iterable[Term], bound: int) -> tuple[tuple[Term, ...], int]:
    """Return terms of distinct atoms and positive weights, sorted by atom, and the new bound."""
    weights: dict[int, int] = {}
    for weight, literal in terms:
        if literal < 0:
            bound -= weight
            literal, weight = -literal, -weight
        weights[literal] = weights.get(literal, 0) + weight
    bound -= weights.pop(TRUE, 0)
    parts: list[Term] = []
    for atom in sorted(weights):
        weight = weights[atom]
        if weight > 0:
            parts.append((weight, atom))
        elif weight < 0:
            parts.append((-weight, -atom))
            bound -= weight
    return tuple(parts), bound


def _over_atoms(parts: Sequence[Term], bound: int) -> tuple[tuple[Term, ...], int]:
    """Write negative literals as negative weights."""
    bound -= sum(w for w, x in parts if x < 0)
    return tuple((w, x) if x > 0 else (-w, -x) for w, x in parts), bound


def _short(parts: Sequence[Term], bound: int) -> tuple[bool, list[Literal]] | None:
    """Return the literals if all (True) or one (False) of them are needed to reach the bound."""
    if bound <= 0:
        return True, []
    total = sum(w for w, _ in parts)
    if total < bound:
        return False, []
    least = min(w for w, _ in parts)
    if total - least < bound:
        return True, [x for _, x in parts]
    return (False, [x for _, x in parts]) if least >= bound else None


# ── numbers ──────────────────────────────────────────────────────────────────────────


class Chain:
    """Exclusive cases in ascending order; the literals of each are given or defined on first use.

    ``literals``: of each case. ``order``: a function of the literal that the case is i or higher;
    without it they are a chain from the last case to the first.
    """

    __slots__ = ("_letters", "_literals", "_order", "_orders", "size")

    def __init__(
        self,
        letters: Letters,
        size: int,
        literals: Sequence[Literal] = (),
        order: Callable[[int], Literal] | None = None,
    ) -> None:
        self._letters, self.size, self._order = letters, size, order
        self._literals = dict(enumerate(literals))
        self._orders: dict[int, Literal] = {0: TRUE, size: FALSE}

    def equal(self, index: int) -> Literal:
        literal = self._literals.get(index)
        if literal is None:
            pair = (self.reaches(index), -self.reaches(index + 1))
            literal = self._literals[index] = self._letters.all_of(pair)
        return literal

    def reaches(self, index: int) -> Literal:
        """Return the literal that the case is ``index`` or a higher one."""
        orders = self._orders
        literal = orders.get(index)
        if literal is not None:
            return literal
        if self._order is not None:
            literal = orders[index] = self._order(index)
            return literal
        above = index
        while above not in orders:
            above += 1
        literal = orders[above]
        for place in range(above - 1, index - 1, -1):
            literal = orders[place] = self._letters.any_of((literal, self._literals[place]))
        return literal


class Number:
    """A scalar: case i of ``chain`` has value i of ``values``. Texts are numbers that are only
    compared for equality.

    ``linear`` is set if it is a sum: a constant and weighted literals.
    """

    __slots__ = ("_terms", "chain", "linear", "values")

    def __init__(
        self,
        values: Sequence[Any],
        chain: Chain,
        linear: tuple[int, tuple[Term, ...]] | None = None,
    ) -> None:
        self.values, self.chain, self.linear = values, chain, linear
        self._terms = linear

    @property
    def key(self) -> tuple[int, Any, Any]:
        """Equal for equal numbers of one chain."""
        return id(self.chain), self.values[0], self.values[-1]

    @property
    def constant(self) -> bool:
        return len(self.values) == 1

    def equal(self, value: Any) -> Literal:
        values = self.values
        if isinstance(values, range):
            return self.chain.equal(values.index(value)) if value in values else FALSE
        index = bisect_left(values, value)
        if index < len(values) and values[index] == value:
            return self.chain.equal(index) if len(values) > 1 else TRUE
        return FALSE

    def at_least(self, value: int) -> Literal:
        return self.chain.reaches(bisect_left(self.values, value))

    def cases(self) -> Iterator[tuple[Any, Literal]]:
        if self.constant:
            return iter(((self.values[0], TRUE),))
        equal = self.chain.equal
        return ((value, equal(index)) for index, value in enumerate(self.values))

    def terms(self) -> tuple[int, tuple[Term, ...]]:
        """The number as a constant and weighted literals."""
        if self._terms is None:
            values, reaches = self.values, self.chain.reaches
            self._terms = (
                values[0],
                tuple((values[i] - values[i - 1], reaches(i)) for i in range(1, len(values))),
            )
        return self._terms

    def plus(self, constant: int) -> Number:
        if not constant:
            return self
        linear = self.linear and (self.linear[0] + constant, self.linear[1])
        return Number(_mapped(self.values, 1, constant), self.chain, linear)

    def times(self, factor: int, letters: Letters) -> Number:
        """Return a multiple; the factor isn't 0."""
        linear = self.linear and (
            self.linear[0] * factor,
            tuple((w * factor, x) for w, x in self.linear[1]),
        )
        if factor > 0:
            return Number(_mapped(self.values, factor, 0), self.chain, linear)
        old, size = self.chain, len(self.values)
        values = _mapped(self.values, factor, 0)[::-1]
        if linear:
            turned = Chain(letters, size, (), lambda i: -old.reaches(size - i))
        else:
            literals = [old.equal(i) for i in range(size - 1, -1, -1)]
            turned = Chain(letters, size, literals, lambda i: -old.reaches(size - i))
        return Number(values, turned, linear)

    def above(self, count: int, letters: Letters) -> Number:
        """Return the number without its ``count`` lowest cases."""
        old, size = self.chain, len(self.values) - count
        literals = [old.equal(i + count) for i in range(size)]
        return Number(
            self.values[count:], Chain(letters, size, literals, lambda i: old.reaches(i + count))
        )


def _mapped(values: Sequence[int], factor: int, constant: int) -> Sequence[int]:
    if isinstance(values, range):
        return range(
            values.start * factor + constant, values.stop * factor + constant, values.step * factor
        )
    return tuple([value * factor + constant for value in values])


class Listed:
    """A list: for each position a number, the digit of its element or 0 at and after the end."""

    def __init__(self, digits: Digits, places: Sequence[Number]) -> None:
        self.digits, self.places = digits, tuple(places)

    def equal(self, other: Listed) -> Literal | None:
        """Return the literal that both lists are equal, if it doesn't need all places."""
        return None

    def recoded(self, digits: Digits) -> Listed | None:
        """Return the list in other digits, if it doesn't need all places."""
        return self if self.digits == digits else None


MemberLiterals = dict[int, Literal]
"""A set: a literal for each possible member."""

Value = Any
"""A literal, :class:`Number`, :data:`MemberLiterals`, :class:`Listed` or tuple of values."""


class SymbolicValues:
    """Constructors and comparisons of values."""

    def __init__(self, letters: Letters) -> None:
        self.letters = letters
        self._constants: dict[Any, Number] = {}

    def constant(self, value: Any) -> Number:
        number = self._constants.get(value)
        if number is None:
            number = self._constants[value] = Number((value,), Chain(self.letters, 1, [TRUE]))
        return number

    def number(self, cases: Mapping[Any, Literal]) -> Number:
        """Return the number with these exclusive cases."""
        values = sorted(value for value, literal in cases.items() if literal != FALSE)
        if len(values) < 2:
            return self.constant(values[0] if values else 0)
        return Number(
            tuple(values), Chain(self.letters, len(values), [cases[value] for value in values])
        )

    def total(self, constant: int, terms: Sequence[Term], low: int, high: int) -> Number:
        """Return the sum of a constant and weighted literals, between ``low`` and ``high``."""
        if low >= high:
            return self.constant(low)
        terms = tuple(terms)
        start, reaches = low - constant, self.letters.reaches
        order = Chain(self.letters, high - low + 1, (), lambda i: reaches(terms, start + i))
        return Number(range(low, high + 1), order, (constant, terms))

    def sum(self, parts: Sequence[tuple[Literal, Number]]) -> Number:
        """Return the sum of the numbers whose literal is true."""
        chosen = [number for literal, number in parts if not number.constant or literal != TRUE]
        if len(chosen) == 1 and all(literal == TRUE for literal, _ in parts):
            return chosen[0].plus(sum(x.values[0] for _, x in parts if x is not chosen[0]))
        constant = low = high = 0
        terms: list[Term] = []
        all_of = self.letters.all_of
        for literal, number in parts:
            if literal == FALSE:
                continue
            start, own = number.terms()
            least, most = number.values[0], number.values[-1]
            if literal == TRUE:
                constant += start
                terms += own
            else:
                if start:
                    terms.append((start, literal))
                terms += [(w, all_of((literal, x))) for w, x in own]
                least, most = min(least, 0), max(most, 0)
            low, high = low + least, high + most
        return self.total(constant, terms, low, high)

    def count(self, literals: Iterable[Literal]) -> Number:
        """Return the number of true literals."""
        terms = [(1, x) for x in literals if x != FALSE]
        sure = sum(x == TRUE for _, x in terms)
        return self.total(0, terms, sure, len(terms))

    def ordered(self, values: Sequence[int], order: Callable[[int], Literal]) -> Number:
        """Return the number whose literal ``x >= values[i]`` is ``order(i)``."""
        if len(values) == 1:
            return self.constant(values[0])
        return Number(values, Chain(self.letters, len(values), (), order))

    def listed(self, digits: Digits, value: int) -> Listed:
        return Listed(digits, [self.constant(code) for code in digits_of(digits, value)])

    def wrap(self, value: Any, kind: Type) -> Value:
        """Return a constant as a value."""
        match kind:
            case Boolean():
                return TRUE if value else FALSE
            case SetOf():
                return dict.fromkeys(members(value), TRUE)
            case ListOf():
                return self.listed(kind.digits, value)
            case Row(element=element):
                return tuple(self.wrap(item, element) for item in value)
            case TupleOf(items):
                return tuple(map(self.wrap, value, items))
        return self.constant(value)

    def default(self, kind: Type) -> Value:
        """Return any value of a type, for an expression that has none."""
        match kind:
            case Row(keys, element):
                return (self.default(element),) * count_of(keys)
            case TupleOf(items):
                return tuple(map(self.default, items))
        return self.wrap(0, kind)

    def cases(self, value: Value) -> list[tuple[Any, Literal]]:
        """Return all constants that a value may be, and when it is."""
        match value:
            case int():
                both = [(0, -value), (1, value)]
                return [case for case in both if case[1] != FALSE]
            case Number():
                self.letters.check(len(value.values))
                return [case for case in value.cases() if case[1] != FALSE]
            case dict():
                sure = sum(1 << v for v, x in value.items() if x == TRUE)
                open_ = [(1 << v, x) for v, x in value.items() if abs(x) != TRUE]
                return self._sums(sure, [[(0, -x), (bit, x)] for bit, x in open_])
            case Listed(digits=digits, places=places):
                bits = digits.bits
                return self._sums(
                    0,
                    [
                        [(code << bits * i, x) for code, x in self.cases(place)]
                        for i, place in enumerate(places)
                    ],
                )
        rows = self.combinations([self.cases(item) for item in value])
        return list(rows)

    def _sums(
        self, start: int, parts: Sequence[Sequence[tuple[int, Literal]]]
    ) -> list[tuple[int, Literal]]:
        rows = self.combinations(parts)
        return [(start + sum(row), x) for row, x in rows if x != FALSE]

    def combinations(
        self, parts: Sequence[Sequence[tuple[Any, Literal]]]
    ) -> Iterator[tuple[tuple[Any, ...], Literal]]:
        """Yield all combinations of cases that are possible together."""
        size = 1
        for part in parts:
            size *= len(part)
        self.letters.check(size)
        all_of = self.letters.all_of
        for row in product(*parts):
            literal = all_of([x for _, x in row])
            if literal != FALSE:
                yield tuple([value for value, _ in row]), literal

    def of_cases(self, cases: Iterable[tuple[Any, Literal]], kind: Type) -> Value:
        """Return the value of a type that has these exclusive cases."""
        joint: dict[Any, list[Literal]] = {}
        for value, literal in cases:
            joint.setdefault(value, []).append(literal)
        any_of = self.letters.any_of
        match kind:
            case Boolean():
                return any_of([x for value, literals in joint.items() if value for x in literals])
            case SetOf():
                group: dict[int, list[Literal]] = {}
                for value, literals in joint.items():
                    for member in members(value):
                        group.setdefault(member, []).extend(literals)
                return {member: any_of(group[member]) for member in sorted(group)}
            case Row() | TupleOf() | ListOf():
                wrapped = [(any_of(xs), self.wrap(value, kind)) for value, xs in joint.items()]
                return self.select(wrapped, kind)
        return self.number({value: any_of(literals) for value, literals in joint.items()})

    def select(self, options: Sequence[tuple[Literal, Value]], kind: Type) -> Value:
        """Return the value whose literal is true; exactly one is."""
        options = [option for option in options if option[0] != FALSE]
        if len(options) == 1:
            return options[0][1]
        if not options:
            return self.default(kind)
        all_of, any_of = self.letters.all_of, self.letters.any_of
        match kind:
            case Boolean():
                return any_of([all_of(option) for option in options])
            case SetOf():
                keys = sorted(set(chain.from_iterable(group for _, group in options)))
                return {
                    key: any_of([all_of((x, group.get(key, FALSE))) for x, group in options])
                    for key in keys
                }
            case ListOf():
                size = max(len(row.places) for _, row in options)
                empty = self.constant(0)
                return Listed(
                    kind.digits,
                    [
                        self.one_of([(x, (*row.places, *(empty,) * size)[i]) for x, row in options])
                        for i in range(size)
                    ],
                )
            case Row(keys, element):
                kinds: Sequence[Type] = [element] * len(list(combinations_of(keys)))
            case TupleOf(items):
                kinds = items
            case _:
                return self.one_of(options)
        return tuple(
            self.select([(x, row[i]) for x, row in options], kind) for i, kind in enumerate(kinds)
        )

    def one_of(self, options: Sequence[tuple[Literal, Number]]) -> Number:
        """Return the number whose literal is true; exactly one is."""
        joint: dict[Any, list[Literal]] = {}
        first = options[0][1]
        if all(number is first for _, number in options):
            return first
        if any(number.linear for _, number in options):
            low = min(number.values[0] for _, number in options)
            high = max(number.values[-1] for _, number in options)
            if low >= -LARGEST:
                total = self.sum(options)
                return self.total(*total.terms(), low, high)
        for literal, number in options:
            for value, case in self.cases(number):
                joint.setdefault(value, []).append(self.letters.all_of((literal, case)))
        any_of = self.letters.any_of
        return self.number({value: any_of(literals) for value, literals in joint.items()})

    # Comparisons

    def same(self, a: Value, b: Value) -> Literal:
        """Return the literal that two values are equal."""
        match a:
            case int():
                return self.letters.same(a, b)
            case Number():
                return self._equal(a, b)
            case dict():
                keys = sorted({*a, *b})
                pairs = [(a.get(key, FALSE), b.get(key, FALSE)) for key in keys]
                return self.letters.all_of([self.letters.same(x, y) for x, y in pairs])
            case Listed():
                for row, other in ((a, b), (b, a)):
                    if (literal := row.equal(other)) is not None:
                        return literal
                size, empty = max(len(a.places), len(b.places)), self.constant(0)
                one, other = ((*row.places, *(empty,) * (size - len(row.places))) for row in (a, b))
                return self.letters.all_of(map(self._equal, one, other))
        return self.letters.all_of(map(self.same, a, b))

    def _equal(self, a: Number, b: Number) -> Literal:
        if b.constant:
            return a.equal(b.values[0])
        if a.constant:
            return b.equal(a.values[0])
        if a.key == b.key:
            return TRUE
        all_of = self.letters.all_of
        if subtractable(a, b):
            terms, bound = difference(a, b)
            less = [(-w, x) for w, x in terms]
            return all_of((self.letters.reaches(terms, bound), self.letters.reaches(less, -bound)))
        pairs = [(x, b.equal(v)) for v, x in a.cases()]
        return self.letters.any_of([all_of(pair) for pair in pairs])

    def not_less(self, a: Number, b: Number) -> Literal:
        """Return the literal ``a >= b``."""
        if b.constant:
            return a.at_least(b.values[0])
        if a.constant:
            return -b.at_least(a.values[0] + 1)
        if min(a.values[0], b.values[0]) < -LARGEST:
            pairs = [(x, a.at_least(v)) for v, x in b.cases()]
            return self.letters.any_of([self.letters.all_of(pair) for pair in pairs])
        return self.letters.reaches(*difference(a, b))


def subtractable(a: Number, b: Number) -> bool:
    """Test whether to compare two numbers by a sum, not by cases."""
    if min(a.values[0], b.values[0]) < -LARGEST:  # perhaps none
        return False
    return bool(a.linear or b.linear) or min(len(a.values), len(b.values)) > 100


def difference(a: Number, b: Number) -> tuple[list[Term], int]:
    """Return terms and bound of ``a >= b``."""
    one, other = a.terms(), b.terms()
    return [*one[1], *((-w, x) for w, x in other[1])], other[0] - one[0]
