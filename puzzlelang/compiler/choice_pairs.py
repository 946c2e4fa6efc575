"""Conditions on two chosen values as tables of pairs.

Equalities, inequalities and sums have encodings of their own. Other conditions, such as
``abs(x - y) != 2`` or ``x mod y = 0``, are decided for each pair of values by the reference
semantics. A required condition becomes clauses: a pair is forbidden, or a value needs one of
several partners (the support encoding of I. Gent, "Arc consistency in SAT", 2002).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from puzzlelang.compiler.choice_operations import Operations, Outcome
from puzzlelang.compiler.choice_slots import Slots
from puzzlelang.compiler.choice_values import Guard, Letters, Number
from puzzlelang.constraints import FALSE, TRUE, Literal
from puzzlelang.core import (
    Apply,
    At,
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
    nodes,
    running,
)
from puzzlelang.text import Any, Record

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


# ── conditions without an encoding ───────────────────────────────────────────────────


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
