"""Operations on the symbolic values of choosing problems.

A row takes the expression and the values of its arguments, and returns a value and the literal of
a fault. Other operations are tabulated: the reference meaning is evaluated for all combinations of
the arguments' cases. Lists of the lengths of runs are compared with constants by an automaton.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from puzzlelang.compiler.choice_values import Listed, MemberLiterals, Number, SymbolicValues, Value
from puzzlelang.constraints import FALSE, TRUE, Literal
from puzzlelang.core import (
    LARGEST,
    NONE,
    NOWHERE,
    OPERATIONS,
    Apply,
    Digits,
    Expr,
    Fold,
    ListOf,
    Lookup,
    NoValue,
    Type,
    maps_of,
)
from puzzlelang.text import Any

Outcome = tuple[Value, Literal]
"""A value and the literal of its fault, which is true exactly if there is no value."""


class Operations:
    """Evaluates operations. ``faulty`` is set when one has no value in some state."""

    def __init__(self, values: SymbolicValues) -> None:
        self.values, self.letters = values, values.letters
        self.faulty = False

    def fault(self, literal: Literal) -> Literal:
        if literal != FALSE:
            self.faulty = True
        return literal

    def applied(self, expr: Apply) -> Callable[[Sequence[Value]], Outcome]:
        """Return the operation of an expression as a function of its arguments."""
        row, native = OPERATIONS[expr.operation], NATIVE.get(expr.operation)
        frames = maps_of(row, [argument.type for argument in expr.arguments]) if row.maps else ()

        def apply(arguments: Sequence[Value]) -> Outcome:
            if native is not None:
                return native(self, expr, arguments)
            return self.tabulate(arguments, lambda given: row.meaning(*frames, *given), expr.type)

        def calculate(arguments: Sequence[Value]) -> Outcome:
            numbers = [self.number(argument) for argument in arguments]
            value, fault = apply([number for number, _ in numbers])
            missing = [missing for _, missing in numbers]
            return value, self.any_fault((*missing, self.beyond(value), fault))

        return calculate if row.is_arithmetic else apply

    def any_fault(self, faults: Iterable[Literal]) -> Literal:
        literals = [x for x in faults if x != FALSE]
        if not literals:
            return FALSE
        return literals[0] if len(literals) == 1 else self.letters.any_of(literals)

    def number(self, number: Number) -> tuple[Number, Literal]:
        """Return a number without none and nowhere, and the literal that it is one of them."""
        values = number.values
        if values[0] > NONE:
            return number, FALSE
        count = next((i for i, value in enumerate(values) if value > NONE), len(values))
        missing = self.fault(-number.chain.reaches(count) if count < len(values) else TRUE)
        if missing == TRUE:
            return self.values.constant(0), TRUE
        return number.above(count, self.letters), missing

    def beyond(self, number: Number) -> Literal:
        """Return the literal that a number is too large."""
        if -LARGEST <= number.values[0] and number.values[-1] <= LARGEST:
            return FALSE
        outside = (-number.at_least(-LARGEST), number.at_least(LARGEST + 1))
        return self.fault(self.letters.any_of(outside))

    def tabulate(
        self,
        arguments: Sequence[Value],
        meaning: Callable[[tuple[Any, ...]], Any],
        kind: Type,
    ) -> Outcome:
        """Evaluate all combinations of the arguments' cases."""
        rows = self.values.combinations([self.values.cases(value) for value in arguments])
        cases: list[tuple[Any, Literal]] = []
        faults: list[Literal] = []
        for row, literal in rows:
            try:
                cases.append((meaning(row), literal))
            except NoValue:
                faults.append(literal)
        fault = self.fault(self.any_fault(faults))
        return self.values.of_cases(cases, kind), fault

    def lookup(self, expr: Lookup, arguments: Sequence[Value]) -> Outcome:
        """Look up a table at chosen arguments."""
        entries, default = expr.table.entries, expr.table.default
        parts = [self.values.cases(value) for value in arguments]
        size = 1
        for part in parts:
            size *= len(part)
        cases: list[tuple[Any, Literal]] = []
        all_of, any_of = self.letters.all_of, self.letters.any_of
        nowhere = [x for part in parts for value, x in part if value == NOWHERE]
        if size <= 2 * len(entries):
            faults = nowhere
            for key, literal in self.values.combinations(parts):
                entry = entries.get(key, default)
                if entry is None:
                    faults.append(literal)
                elif NOWHERE not in key:
                    cases.append((entry, literal))
            return self.values.of_cases(cases, expr.type), self.fault(any_of(faults))
        given = [dict(part) for part in parts]
        for key, entry in entries.items():
            literals = [part.get(value, FALSE) for part, value in zip(given, key, strict=True)]
            if FALSE not in literals:
                cases.append((entry, all_of(literals)))
        other = any_of([x for _, x in cases])
        if default is None:
            return self.values.of_cases(cases, expr.type), self.fault(any_of((*nowhere, -other)))
        cases.append((default, all_of((-other, *(-x for x in nowhere)))))
        return self.values.of_cases(cases, expr.type), self.fault(any_of(nowhere))

    # Numbers

    def times(self, expr: Apply, a: Number, b: Number) -> Outcome:
        if a.constant:
            a, b = b, a
        if not b.constant:
            return self.tabulate((a, b), lambda pair: pair[0] * pair[1], expr.type)
        factor = b.values[0]
        return (a.times(factor, self.letters) if factor else self.values.constant(0)), FALSE

    def reduced(self, expr: Fold, parts: Sequence[tuple[Literal, Value]]) -> Outcome:
        """Reduce the values of a loop, each with the literal that its round counts."""
        match expr.kind:
            case "sum":
                total = self.values.sum(parts)
                return total, self.beyond(total)
            case "min" | "max":
                return self.extreme(parts, 1 if expr.kind == "max" else -1)
            case "those" | "set":
                return self.union([group for _, group in parts]), FALSE
            case "list":
                assert isinstance(expr.type, ListOf)
                row = Listed(expr.type.digits, ())
                for when, value in parts:
                    if when != TRUE:
                        empty = Listed(expr.type.digits, ())
                        value = self.values.select([(when, value), (-when, empty)], expr.type)
                    row = self.joined(expr.type, row, value)
                return row, FALSE
        raise AssertionError(f"`{expr.kind}` has no symbolic value")

    def extreme(self, parts: Sequence[tuple[Literal, Number]], sign: int) -> Outcome:
        """Return the greatest (``sign`` 1) or least (-1) of the numbers whose literal is true."""
        fault = self.fault(-self.letters.any_of([x for x, _ in parts]))
        parts = [part for part in parts if part[0] != FALSE]
        if not parts:
            return self.values.constant(0), fault
        sure = [number for literal, number in parts if literal == TRUE]
        choose, end = (max, 0) if sign > 0 else (min, -1)
        bound = choose((number.values[end] for number in sure), default=None)
        listed = {value for _, number in parts for value in self.values_of(number)}
        values = sorted(v for v in listed if bound is None or (v - bound) * sign >= 0)
        all_of, any_of = self.letters.all_of, self.letters.any_of

        def order(index: int) -> Literal:
            value = values[index]
            if sign > 0:
                return any_of([all_of((x, number.at_least(value))) for x, number in parts])
            return all_of([any_of((-x, number.at_least(value))) for x, number in parts])

        return self.values.ordered(values, order), fault

    def values_of(self, number: Number) -> Sequence[int]:
        self.letters.check(len(number.values))
        return number.values

    # Sets

    def is_in(self, value: Number, group: MemberLiterals) -> Literal:
        if value.constant:
            return group.get(value.values[0], FALSE)
        all_of = self.letters.all_of
        if value.linear and len(group) < len(value.values):
            return self.letters.any_of([all_of((value.equal(v), x)) for v, x in group.items()])
        inside, outside = [], []
        for v, x in value.cases():
            literal = group.get(v, FALSE)
            if literal != FALSE:
                inside.append(all_of((x, literal)))
            else:
                outside.append(x)
        if len(outside) < len(inside) and all(x == TRUE for x in group.values()):
            return -self.letters.any_of(outside)
        return self.letters.any_of(inside)

    def single(self, value: Number, literal: Literal = TRUE) -> tuple[MemberLiterals, Literal]:
        """Return the set of one number, if the literal is true, and the literal of its fault."""
        all_of = self.letters.all_of
        group = {v: all_of((literal, x)) for v, x in value.cases() if v >= 0 and x != FALSE}
        if value.values[0] >= 0:
            return group, FALSE
        return group, self.fault(all_of((literal, -value.at_least(0))))

    def union(self, groups: Iterable[MemberLiterals]) -> MemberLiterals:
        joint: dict[int, list[Literal]] = {}
        for group in groups:
            for member, literal in group.items():
                joint.setdefault(member, []).append(literal)
        any_of = self.letters.any_of
        return {member: any_of(joint[member]) for member in sorted(joint)}

    def end(self, group: MemberLiterals, last: bool) -> Outcome:
        """Return the first or last member of a set."""
        cases, none = self.first((v, group[v]) for v in sorted(group, reverse=last))
        return self.values.number(cases), self.fault(none)

    def first(self, options: Iterable[tuple[int, Literal]]) -> tuple[dict[int, Literal], Literal]:
        """Return when each option is the first whose literal is true, and when none is true."""
        cases: dict[int, Literal] = {}
        before: Literal = FALSE
        for value, literal in options:
            cases[value] = self.letters.all_of((literal, -before))
            before = self.letters.any_of((before, literal))
        return cases, -before

    def the(self, group: MemberLiterals) -> Outcome:
        terms = [(1, x) for x in group.values()]
        several = self.letters.reaches(terms, 2)
        none = -self.letters.any_of(group.values())
        return self.values.number(group), self.fault(self.any_fault((several, none)))

    def subset(self, a: MemberLiterals, b: MemberLiterals) -> Literal:
        any_of = self.letters.any_of
        return self.letters.all_of([any_of((-x, b.get(v, FALSE))) for v, x in a.items()])

    # Lists

    def length(self, row: Listed) -> Number:
        places = row.places
        return self.values.ordered(
            range(len(places) + 1), lambda i: places[i - 1].at_least(1) if i else TRUE
        )

    def element(self, row: Listed, place: Number, kind: Type) -> Outcome:
        """Return the element at a position, from 1."""
        options: list[tuple[Literal, Value]] = []
        faults: list[Literal] = []
        for position, literal in self.values.cases(place):
            if not 1 <= position <= len(row.places):
                faults.append(literal)
                continue
            code = row.places[position - 1]
            if code.values[0] == 0:
                faults.append(self.letters.all_of((literal, code.equal(0))))
                if code.constant:
                    continue
                code = code.above(1, self.letters)
            options.append((literal, self.decoded(row.digits, code, kind)))
        return self.values.select(options, kind), self.fault(self.any_fault(faults))

    def decoded(self, digits: Digits, code: Number, kind: Type) -> Value:
        """Return the element of a digit."""
        number = code.plus(digits.low - 1)
        if isinstance(self.values.default(kind), Number):
            return number
        return self.values.of_cases(self.values.cases(number), kind)

    def coded(self, digits: Digits, value: Value) -> tuple[Number, Literal]:
        """Return the digit of an element."""
        number, low, high = self.scalar(value), digits.low, digits.high
        if low <= number.values[0] and number.values[-1] <= high:
            return number.plus(1 - low), FALSE
        inside = {v - low + 1: x for v, x in number.cases() if low <= v <= high}
        faults = [x for v, x in number.cases() if not low <= v <= high]
        return self.values.number(inside), self.fault(self.letters.any_of(faults))

    def joined(self, kind: ListOf, a: Listed, b: Listed) -> Listed:
        """Return the elements of both lists."""
        if not b.places:
            return a
        ends = self.values.cases(self.length(a))
        size = min(len(a.places) + len(b.places), kind.most)
        places: list[Number] = []
        for place in range(size):
            options = [
                (x, b.places[place - end]) for end, x in ends if end <= place < end + len(b.places)
            ]
            options += [
                (x, self.values.constant(0)) for end, x in ends if end + len(b.places) <= place
            ]
            if place < len(a.places):
                options.append((a.places[place].at_least(1), a.places[place]))
            places.append(self.values.one_of([option for option in options if option[0] != FALSE]))
        return Listed(kind.digits, places)

    def rearranged(
        self, kind: ListOf, row: Listed, number: Number, origin: Callable[[int, int], int | None]
    ) -> Listed:
        """Return a list whose i-th digit is the one at ``origin(i, number)``, or 0."""
        empty, size = self.values.constant(0), len(row.places)
        cases = self.values.cases(number)

        def digit(place: int, value: int) -> Number:
            index = origin(place, value)
            return empty if index is None or index >= size else row.places[index]

        return Listed(
            kind.digits,
            [
                self.values.one_of([(x, digit(place, value)) for value, x in cases])
                for place in range(size)
            ],
        )

    def position(self, row: Listed, value: Value) -> Number:
        """Return the first position of a value, or 0."""
        number = self.scalar(value).plus(1 - row.digits.low)
        all_of, same = self.letters.all_of, self.values.same
        equal = [all_of((same(code, number), code.at_least(1))) for code in row.places]
        cases, none = self.first(enumerate(equal, 1))
        return self.values.number({0: none, **cases})

    def scalar(self, value: Value) -> Number:
        """Return a value as a number."""
        if isinstance(value, Number):
            return value
        return self.values.number(dict(self.values.cases(value)))


# ── the table ────────────────────────────────────────────────────────────────────────

Native = Callable[[Operations, Apply, Sequence[Value]], Outcome]


def _sure(meaning: Callable[[Operations, Sequence[Value]], Value]) -> Native:
    """An operation that always has a value."""
    return lambda own, expr, given: (meaning(own, given), FALSE)


def _difference(own: Operations, given: Sequence[Value]) -> Number:
    a, b = given
    return own.values.sum([(TRUE, a), (TRUE, b.times(-1, own.letters))])


def _with(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    group, fault = own.single(given[1])
    return own.union((given[0], group)), fault


def _without(own: Operations, given: Sequence[Value]) -> MemberLiterals:
    group, value = given
    return {v: own.letters.all_of((x, -value.equal(v))) for v, x in group.items()}


def _common(own: Operations, given: Sequence[Value]) -> MemberLiterals:
    a, b = given
    return {v: own.letters.all_of((x, b[v])) for v, x in a.items() if v in b}


def _toggle(own: Operations, given: Sequence[Value]) -> MemberLiterals:
    a, b = given
    keys = sorted({*a, *b})
    return {v: -own.letters.same(a.get(v, FALSE), b.get(v, FALSE)) for v in keys}


def _move(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    group, by = given
    options = [
        (x, {v + n: y for v, y in group.items() if v + n >= 0}) for n, x in own.values.cases(by)
    ]
    return own.values.select(options, expr.type), FALSE


def _present(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    number, values = given[0], given[0].values
    missing = own.fault(number.equal(NONE))
    if missing == FALSE:
        return number, FALSE
    if missing == TRUE:
        return own.values.constant(0), TRUE
    if values[0] == NONE:
        return number.above(1, own.letters), missing
    return own.values.number({v: x for v, x in number.cases() if v != NONE}), missing


def _length(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    return own.length(given[0]), FALSE


def _digit(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    row, place = given
    zero = own.values.constant(0)
    options = [
        (x, row.places[n - 1] if 1 <= n <= len(row.places) else zero)
        for n, x in own.values.cases(place)
    ]
    return own.values.one_of(options), FALSE


def _list_kind(expr: Expr) -> ListOf:
    assert isinstance(expr.type, ListOf)
    return expr.type


def _push(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    kind = _list_kind(expr)
    digits = given[0].digits
    code, fault = own.coded(digits, given[1])
    return own.joined(kind, given[0], Listed(digits, (code,))), fault


def _take(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    row, count = given
    return own.rearranged(_list_kind(expr), row, count, lambda i, n: i if i < n else None), FALSE


def _drop(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    row, count = given
    return own.rearranged(_list_kind(expr), row, count, lambda i, n: i + max(0, n)), FALSE


def _backwards(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    row = given[0]
    return own.rearranged(
        _list_kind(expr), row, own.length(row), lambda i, n: n - 1 - i if i < n else None
    ), FALSE


def _converted(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    row, digits = given[0], _list_kind(expr).digits
    if (same := row.recoded(digits)) is not None:
        return same, FALSE
    places: list[Number] = []
    faults: list[Literal] = []
    for code in row.places:
        cases: dict[int, Literal] = {}
        for old, literal in own.values.cases(code):
            value = old + row.digits.low - 1
            if not old:
                cases[0] = literal
            elif digits.low <= value <= digits.high:
                cases[value - digits.low + 1] = literal
            else:
                faults.append(literal)
        places.append(own.values.number(cases))
    return Listed(digits, places), own.fault(own.any_fault(faults))


def _runs(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:

    return Runs(_list_kind(expr).digits, given[1], own.values), FALSE


def _elements(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    row = given[0]
    low = row.digits.low - 1
    groups = [
        {code + low: x for code, x in own.values.cases(place) if code and code + low >= 0}
        for place in row.places
    ]
    faults = [
        x for place in row.places for code, x in own.values.cases(place) if code and code + low < 0
    ]
    return own.union(groups), own.fault(own.any_fault(faults))


def _slide(own: Operations, expr: Apply, given: Sequence[Value]) -> Outcome:
    """Encode a slide in a set: a case for each cell in which it may end."""
    row, step = OPERATIONS["slide"].meaning, OPERATIONS["step"].meaning
    (cells,) = maps_of(OPERATIONS["slide"], [argument.type for argument in expr.arguments])
    group, all_of = given[2], own.letters.all_of
    cases: list[tuple[int, Literal]] = []
    faults: list[Literal] = []
    parts = [own.values.cases(value) for value in given[:2]]
    for (start, direction), literal in own.values.combinations(parts):
        try:
            here, ahead = row(cells, start, direction, 0), step(cells, start, direction)
        except NoValue:
            faults.append(literal)
            continue
        while (enters := group.get(ahead, FALSE)) != FALSE:
            cases.append((here, all_of((literal, -enters))))
            literal = all_of((literal, enters))
            here, ahead = ahead, step(cells, ahead, direction)
        cases.append((here, literal))
    return own.values.of_cases(cases, expr.type), own.fault(own.any_fault(faults))


NATIVE: dict[str, Native] = {
    "=": _sure(lambda own, given: own.values.same(*given)),
    "!=": _sure(lambda own, given: -own.values.same(*given)),
    ">=": _sure(lambda own, given: own.values.not_less(*given)),
    "<=": _sure(lambda own, given: own.values.not_less(given[1], given[0])),
    "<": _sure(lambda own, given: -own.values.not_less(*given)),
    ">": _sure(lambda own, given: -own.values.not_less(given[1], given[0])),
    "+": _sure(lambda own, given: own.values.sum([(TRUE, x) for x in given])),
    "-": _sure(_difference),
    "neg": _sure(lambda own, given: given[0].times(-1, own.letters)),
    "*": lambda own, expr, given: own.times(expr, *given),
    "max": lambda own, expr, given: own.extreme([(TRUE, x) for x in given], 1),
    "min": lambda own, expr, given: own.extreme([(TRUE, x) for x in given], -1),
    "present": _present,
    "in": _sure(lambda own, given: own.is_in(*given)),
    "with": _with,
    "without": _sure(_without),
    "union": _sure(lambda own, given: own.union(given)),
    "difference": _sure(
        lambda own, given: {
            v: own.letters.all_of((x, -given[1].get(v, FALSE))) for v, x in given[0].items()
        }
    ),
    "common": _sure(_common),
    "toggle": _sure(_toggle),
    "move": _move,
    "subset": _sure(lambda own, given: own.subset(*given)),
    "count": _sure(lambda own, given: own.values.count(given[0].values())),
    "the": lambda own, expr, given: own.the(given[0]),
    "lowest": lambda own, expr, given: own.end(given[0], False),
    "highest": lambda own, expr, given: own.end(given[0], True),
    "tuple": _sure(lambda own, given: tuple(given)),
    "reverse": _sure(lambda own, given: given[0][::-1]),
    "length": _length,
    "element": lambda own, expr, given: own.element(given[0], given[1], expr.type),
    "digit": _digit,
    "push": _push,
    "joined": lambda own, expr, given: (own.joined(_list_kind(expr), *given), FALSE),
    "take": _take,
    "drop": _drop,
    "backwards": _backwards,
    "converted": _converted,
    "position": _sure(lambda own, given: own.position(*given)),
    "elements": _elements,
    "runs": _runs,
    "slide": _slide,
}
"""Encodings by operation."""


# ── lists of lengths of runs ──────────────────────────────────────────────────────────


class Runs(Listed):
    """The lengths of runs in a set; its places are defined on first use."""

    def __init__(self, digits: Digits, group: MemberLiterals, values: SymbolicValues) -> None:
        self.digits, self._group, self._values = digits, group, values

    @property
    def _cells(self) -> Iterable[Literal]:
        """The literals of the numbers from the least to the greatest possible member."""
        low, high = min(self._group, default=0), max(self._group, default=-1)
        return (self._group.get(member, FALSE) for member in range(low, high + 1))

    def recoded(self, digits: Digits) -> Listed | None:
        most = max(self._group, default=0) - min(self._group, default=0) + 1
        fits = digits.low <= 1 and most <= digits.high
        return Runs(digits, self._group, self._values) if fits else None

    def equal(self, other: Listed) -> Literal | None:
        if isinstance(other, Runs) or not all(place.constant for place in other.places):
            return None
        codes = [place.values[0] for place in other.places]
        return self._are([code + other.digits.low - 1 for code in codes if code])

    def _are(self, lengths: Sequence[int]) -> Literal:
        """Return the literal that these are the lengths.

        A state is a number of whole runs and the length of the next run so far; states from which
        the other runs don't fit any more are left out.
        """
        if min(lengths, default=1) < 1:
            return FALSE
        count, letters = len(lengths), self._values.letters
        needed = [sum(lengths[k:]) + count - 1 - k for k in range(count)] + [0]
        all_of = letters.all_of
        rest = len(cells := [*self._cells])
        states: dict[tuple[int, int], Literal] = {(0, 0): TRUE} if needed[0] <= rest else {}
        for black in cells:
            rest -= 1
            after: dict[tuple[int, int], list[Literal]] = {}
            for (k, length), literal in states.items():
                ends = length > 0 and length == lengths[k]
                if (not length or ends) and needed[k + ends] <= rest:
                    after.setdefault((k + ends, 0), []).append(all_of((literal, -black)))
                if k < count and not ends and needed[k] - length - 1 <= rest:
                    after.setdefault((k, length + 1), []).append(all_of((literal, black)))
            states = {
                state: literals[0] if len(literals) == 1 else letters.any_of(literals)
                for state, literals in after.items()
            }
        ends_black = (count - 1, lengths[-1]) if lengths else (0, 0)
        return letters.any_of(states.get(state, FALSE) for state in {(count, 0), ends_black})

    @cached_property
    def places(self) -> tuple[Number, ...]:  # type: ignore[override]
        """The digits of all possible lists."""
        letters = self._values.letters
        all_of = letters.all_of
        lists: dict[tuple[tuple[int, ...], bool], Literal] = {((), False): TRUE}
        for black in self._cells:
            after: dict[tuple[tuple[int, ...], bool], list[Literal]] = {}
            for (row, inside), literal in lists.items():
                longer = (*row[:-1], row[-1] + 1) if inside else (*row, 1)
                for key, x in (((row, False), -black), ((longer, True), black)):
                    after.setdefault(key, []).append(all_of((literal, x)))
            letters.check(len(after))
            lists = {key: letters.any_of(literals) for key, literals in after.items()}
        places = []
        for place in range(max(len(row) for row, _ in lists)):
            cases: dict[int, list[Literal]] = {}
            for (row, _), literal in lists.items():
                code = row[place] + 1 - self.digits.low if place < len(row) else 0
                cases.setdefault(code, []).append(literal)
            number = {code: letters.any_of(literals) for code, literals in cases.items()}
            places.append(self._values.number(number))
        return tuple(places)
