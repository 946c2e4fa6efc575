"""Conditions of choosing problems: their code, their order, and clauses that require them.

A comparison that must hold becomes clauses and sums without defining literals. Inequalities of
pairs are collected for each rule. Cliques of them become sums: at most one of the numbers has a
value.

Equalities, inequalities and sums have encodings of their own. Other conditions on two chosen
values, such as ``abs(x - y) != 2`` or ``x mod y = 0``, become tables of pairs: the reference
semantics decides each pair of values. A required condition becomes clauses: a pair is forbidden, or
a value needs one of several partners (the support encoding of I. Gent, "Arc consistency in SAT",
2002).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations

from puzzlelang.compiler.choice_operations import Operations, Outcome
from puzzlelang.compiler.choice_slots import Slots
from puzzlelang.compiler.choice_values import (
    Guard,
    Letters,
    MemberLiterals,
    Number,
    SymbolicValues,
    Value,
    difference,
    subtractable,
)
from puzzlelang.constraints import FALSE, TRUE, Literal
from puzzlelang.core import (
    LARGEST,
    Apply,
    At,
    Binder,
    Boolean,
    Const,
    Env,
    Expr,
    Fold,
    If,
    Let,
    Local,
    Read,
    RuleFault,
    RuleStager,
    Scalar,
    Staged,
    Whole,
    bound_by,
    current,
    is_total,
    nodes,
    running,
)
from puzzlelang.text import Any, Record

# ── compiled code ─────────────────────────────────────────────────────────────────────

Define = Callable[[Env], Outcome]
Require = Callable[[Env, Guard], None]


class Code(metaclass=Record, eq=False):
    """A compiled expression.

    ``define`` returns its value and the literal of its fault. ``require``, for conditions only,
    makes it true without a fault, unless the guard holds.
    """

    define: Define
    require: Require


Item = tuple[Literal, Literal, Code]
"""A part of a condition: when it counts, when that has no value, and the part itself."""


class Names(metaclass=Record):
    """Names in scope: constants, and names that depend on chosen variables."""

    constant: dict[Local, Staged]
    chosen: dict[Local, Code]

    def depends(self, expr: Expr) -> bool:
        """Test whether an expression depends on a chosen variable."""
        return any(
            isinstance(part, Read | Whole | At) or (isinstance(part, Local) and part in self.chosen)
            for part in nodes.walk(expr)
        )

    def is_total(self, expr: Expr) -> bool:
        """Test whether an expression provably has a value, whatever is chosen."""
        return is_total(expr) and self.chosen.keys().isdisjoint(nodes.walk(expr))


NO_NAMES = Names({}, {})


def negated(define: Define) -> Define:
    def opposite(e: Env) -> Outcome:
        value, fault = define(e)
        return -value, fault

    return opposite


def is_split(expr: Expr, sign: bool) -> bool:
    """Test whether the parts of a condition are required one by one."""
    match expr:
        case Apply(_, _, "and" | "or" as operation):
            return (operation == "and") == sign
        case Apply(_, _, "not" | "different") | Fold():
            return True
    return False


def ordered(conditions: Sequence[Expr], names: Names) -> list[Expr]:
    """Return the parts of a conjunction or disjunction, constants first if no fault is hidden."""
    sure: list[Expr] = []
    for condition in conditions:
        if not names.is_total(condition):
            break
        sure.append(condition)
    return [*sorted(sure, key=names.depends), *conditions[len(sure) :]]


def grouped(expr: Apply, names: Names) -> list[Expr]:
    """Return the parts of a disjunction or negated conjunction: constants, and one for the rest."""
    parts = ordered(expr.arguments, names)
    count = next(i for i, part in enumerate(parts) if names.depends(part))
    if not 0 < count < len(parts) - 1:
        return parts
    return [*parts[:count], Apply(expr.span, expr.type, expr.operation, tuple(parts[count:]))]


def level_of(condition: Expr, binders: Sequence[Binder]) -> int:
    """Return the number of the last binder whose names a condition uses."""
    used = {part for part in nodes.walk(condition) if isinstance(part, Local)}
    levels = [i for i, binder in enumerate(binders) if used & set(binder.locals)]
    return max(levels, default=0)


# ── tables of pairs ───────────────────────────────────────────────────────────────────

FAULT = 2
"""The outcome of a pair for which a condition has no value; others are 0 and 1."""

EQUALITIES = ("=", "!=")
SUMS = ("+", "-", "neg", "<", "<=", ">", ">=")

Key = tuple[object, ...]
"""Identifies a read within an expression: equal keys read the same slot."""


class Pairs(metaclass=Record, eq=False):
    """The cases of two slots, and a row of outcomes for each case of the first.

    If the condition consists of ``parts``, proofs derive each clause from one of them.
    """

    first: Sequence[Literal]
    second: Sequence[Literal]
    rows: Sequence[Sequence[int]]
    parts: bool


class PairTables:
    """Tabulates conditions, and adds the tables to a problem."""

    def __init__(self, slots: Slots, operations: Operations, stager: RuleStager) -> None:
        self.slots, self.operations, self.stager = slots, operations, stager
        self.letters: Letters = operations.letters

    def of(
        self, expr: Expr, names: Mapping[Local, Staged], chosen: Collection[Local], sign: bool
    ) -> Callable[[Env], Pairs | None] | None:
        """Return a function that tabulates a condition in a round; None if another form suits it.

        The condition or, if ``sign`` is false, its negation may be required.

        The function returns None if the condition reads fewer or more than two slots, or they have
        too many values. The names ``chosen`` depend on slots.
        """
        reads = _reads(expr, names, chosen)
        if reads is None or len(reads) < 2 or _has_encoding(expr):
            return None
        places = [
            running(self.stager.slot(read.span, read.variable, read.arguments, names))
            for read in reads.values()
        ]
        run = running(self.stager.stage(expr, names))
        constants = [running(names[name]) for name in _constants(expr, names)]
        parts = _has_parts(expr, sign)
        known: dict[tuple[object, ...], Sequence[Sequence[int]]] = {}
        values, spend = self.slots.values, self.letters.spend

        def tabulate(e: Env) -> Pairs | None:
            try:
                slots = {place((), e): None for place in places}
                key: tuple[object, ...] = tuple([constant((), e) for constant in constants])
            except RuleFault:
                return None
            if len(slots) != 2:
                return None
            options = [self._cases(values[slot]) for slot in slots]
            size = len(options[0]) * len(options[1])
            if size > current.pair_cases:
                return None
            (one, first), (other, second) = (zip(*cases, strict=True) for cases in options)
            key += one, other
            rows = known.get(key)
            if rows is None:
                spend(size // 16)
                a, b = slots
                state = [0] * len(values)

                def outcome(x: Any, y: Any) -> int:
                    state[a], state[b] = x, y
                    try:
                        return 1 if run(state, e) else 0
                    except RuleFault:
                        return FAULT

                rows = known[key] = [bytes([outcome(x, y) for y in other]) for x in one]
            return Pairs(first, second, rows, parts)

        return tabulate

    def _cases(self, value: Any) -> list[tuple[Any, Literal]]:
        if isinstance(value, Number):
            return [case for case in value.cases() if case[1] != FALSE]
        return [case for case in ((0, -value), (1, value)) if case[1] != FALSE]

    def require(self, pairs: Pairs, sign: bool, unless: Guard) -> None:
        """Require a condition or its negation, with a value."""
        clause, rows = self.letters.clause, pairs.rows
        if any(FAULT in row for row in rows):
            self.operations.fault(TRUE)
        sides = (
            (pairs.first, pairs.second, rows),
            (pairs.second, pairs.first, zip(*rows, strict=True)),
        )
        for side, (xs, ys, lines) in enumerate(sides):
            for x, line in zip(xs, lines, strict=True):
                partners = [y for y, outcome in zip(ys, line, strict=True) if outcome == sign]
                others = [y for y, outcome in zip(ys, line, strict=True) if outcome != sign]
                if not pairs.parts and 1 + len(partners) < 2 * len(others):
                    clause(*unless, -x, *partners)
                elif side == 0:
                    for y in others:
                        clause(*unless, -x, -y)

    def define(self, pairs: Pairs, sign: bool) -> Outcome:
        """Return the literals of a condition or its negation, and of its fault."""
        return self._any(pairs, int(sign)), self.operations.fault(self._any(pairs, FAULT))

    def _any(self, pairs: Pairs, outcome: int) -> Literal:
        """Return the literal that the pair has an outcome; cases of equal rows share a partner."""
        groups: dict[tuple[bool, ...], list[Literal]] = {}
        for x, row in zip(pairs.first, pairs.rows, strict=True):
            groups.setdefault(tuple([o == outcome for o in row]), []).append(x)
        any_of, all_of = self.letters.any_of, self.letters.all_of

        def one_of(literals: Sequence[Literal], rest: Sequence[Literal]) -> Literal:
            return any_of(literals) if len(literals) <= len(rest) else -any_of(rest)

        found = []
        for row, xs in groups.items():
            ys: tuple[list[Literal], list[Literal]] = [], []
            for y, holds in zip(pairs.second, row, strict=True):
                ys[holds].append(y)
            others = [x for x in pairs.first if x not in xs]
            found.append(all_of((one_of(xs, others), one_of(ys[True], ys[False]))))
        return any_of(found)


# ── conditions without an encoding ────────────────────────────────────────────────────


def _reads(
    expr: Expr, names: Collection[Local], chosen: Collection[Local]
) -> Mapping[Key, Read] | None:
    """Return the reads of an expression; None if some aren't of single numbers or truth values."""
    reads: dict[Key, Read] = {}
    for part in nodes.walk(expr):
        match part:
            case Local():
                if part in chosen:
                    return None
            case Read(_, Scalar() | Boolean(), variable, arguments):
                if not all(_is_constant(argument, names) for argument in arguments):
                    return None
                reads[variable, *map(_identity, arguments)] = part
            case Read() | Whole() | At():
                return None
            case Fold() if not _is_constant(part, {*names, *bound_by(part.binders)}):
                return None
    return reads


def _has_encoding(expr: Expr) -> bool:
    """Test whether a condition compares sums, is an equality of values, or has a constant part."""
    if isinstance(expr, Apply) and expr.operation in EQUALITIES:
        return all(_reads_in(side) < 2 for side in expr.arguments)
    joining = [p for p in nodes.walk(expr) if isinstance(p, Apply | If | Let) and _reads_in(p)]
    used = {part.operation if isinstance(part, Apply) else "if" for part in joining}
    return used.issubset(SUMS) or any(
        isinstance(part, Apply)
        and part.operation in ("and", "or")
        and not all(map(_reads_in, part.arguments))
        for part in joining
    )


def _reads_in(expr: Expr) -> int:
    return sum(isinstance(part, Read) for part in nodes.walk(expr))


def _has_parts(expr: Expr, sign: bool) -> bool:
    """Test whether a condition, or its negation, contains a conjunction that is required."""
    match expr:
        case Apply(_, _, "not", (inner,)):
            return _has_parts(inner, not sign)
        case Apply(_, _, "and" | "or" as operation, (*_, last)):
            return (operation == "and") == sign or _has_parts(last, sign)
        case Let():
            return _has_parts(expr.body, sign)
        case Apply(_, _, "different") | If():
            return True
    return False


def _is_constant(expr: Expr, names: Collection[Local]) -> bool:
    return all(
        part in names if isinstance(part, Local) else not isinstance(part, Read | Whole | At)
        for part in nodes.walk(expr)
    )


def _identity(expr: Expr) -> object:
    return expr.value if isinstance(expr, Const) else expr


def _constants(expr: Expr, names: Collection[Local]) -> Iterator[Local]:
    """Yield the names on which the outcomes of pairs depend."""
    waiting, seen = [expr], set[Local]()
    while waiting:
        part = waiting.pop()
        if isinstance(part, Local) and part in names and part not in seen:
            seen.add(part)
            yield part
        if not isinstance(part, Read):  # its arguments only decide which slot is read
            waiting += nodes.parts(part)


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
