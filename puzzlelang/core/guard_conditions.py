"""Splitting a guard into conditions that can be tested as soon as their parameters are bound.

``every`` over a few constants becomes a condition for each, ``different`` of parameters one for
each pair.  If the constant decides which parameter is read (``way(r)`` is compiled to a choice),
only that parameter counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import prod

from puzzlelang.core.nodes import (
    Apply,
    Const,
    Expr,
    Fold,
    If,
    Let,
    Local,
    Lookup,
    bound_by,
    parts,
    rows_of,
)
from puzzlelang.core.operations import COMPARISONS, OPERATIONS
from puzzlelang.core.types import BOOLEAN, SetOf, size_of, universe
from puzzlelang.text import Record

Given = Mapping[Local, int]
"""Names with a constant value."""

MOST_ROUNDS = 256
"""Default maximum number of rounds of an unrolled loop."""


class Part(metaclass=Record):
    """One condition of a guard, and in ``scope`` the constants that names stand for."""

    condition: Expr
    scope: Given


def guard_parts(
    condition: Expr, scope: Given | None = None, most: int = MOST_ROUNDS
) -> Iterator[Part]:
    """Yield the conditions of a guard, which must all hold, in evaluation order.  A loop of more
    than ``most`` rounds stays one condition.
    """
    scope = scope or {}
    match condition:
        case Apply(_, _, "and", conditions):
            for conjunct in conditions:
                yield from guard_parts(conjunct, scope, most)
        case Fold(kind="every", where=where, body=body) if body is not None:
            yield from _rounds(condition, where, body, scope, most)
        case Apply(_, _, "not", (Fold(kind="some", where=where, body=body) as fold,)) if body:
            yield from _rounds(fold, where, _denied(body), scope, most)
        case Apply(_, _, "not", (Fold(kind="some", where=where) as fold,)) if where:
            yield from _rounds(fold, None, _denied(where), scope, most)
        case Apply(span, _, "different", values) if all(
            isinstance(value, Const | Local) for value in values
        ):
            for pair in combinations(values, 2):
                yield Part(Apply(span, BOOLEAN, "!=", pair), scope)
        case _:
            yield Part(condition, scope)


def _rounds(fold: Fold, where: Expr | None, body: Expr, scope: Given, most: int) -> Iterator[Part]:
    count = 1
    for binder in fold.binders:
        count *= size_of(binder.values) if binder.states is None else most + 1
    if count > most:
        claim = body
        if where is not None:
            claim = Apply(fold.span, BOOLEAN, "or", (_denied(where), body))
        yield Part(Fold(fold.span, BOOLEAN, "every", fold.binders, None, claim), scope)
        return
    names = bound_by(fold.binders)
    excluded = None if where is None else _denied(where)
    for row in rows_of(fold.binders):
        inner = {**scope, **dict(zip(names, row, strict=True))}
        if where is None or excluded is None:
            yield from guard_parts(body, inner, most)
        elif truth(where, inner) is None:
            yield Part(Apply(fold.span, BOOLEAN, "or", (excluded, body)), inner)
        elif truth(where, inner):
            yield from guard_parts(body, inner, most)


def _denied(condition: Expr) -> Expr:
    return Apply(condition.span, BOOLEAN, "not", (condition,))


# ── static analysis of a part ────────────────────────────────────────────────────────


def value_of(expr: Expr, scope: Given) -> int | None:
    """Return the value of a constant, of a name in ``scope`` or of a table at such arguments;
    ``None`` if it is unknown.
    """
    match expr:
        case Const(_, _, int() as value):
            return value
        case Local():
            return scope.get(expr)
        case Lookup(_, _, table, arguments):
            operands = [value_of(argument, scope) for argument in arguments]
            key = tuple(value for value in operands if value is not None)
            entry = table.entries.get(key) if len(key) == len(operands) else None
            return entry if isinstance(entry, int) else None
    return None


def truth(condition: Expr, scope: Given) -> bool | None:
    """Evaluate a comparison of known values; ``None`` if it is unknown."""
    match condition:
        case Apply(_, _, "and", conditions):
            for conjunct in conditions:
                holds = truth(conjunct, scope)
                if not holds:
                    return holds
            return True
        case Apply(_, _, operation, (left, right)) if operation in COMPARISONS:
            a, b = value_of(left, scope), value_of(right, scope)
            return None if a is None or b is None else bool(OPERATIONS[operation].meaning(a, b))
        case Const(_, _, value):
            return bool(value)
    return None


def decided(expr: Expr, scope: Given) -> Expr:
    """Resolve an outer ``if`` to one of its branches while ``scope`` decides its condition."""
    while isinstance(expr, If):
        holds = truth(expr.condition, scope)
        if holds is None:
            return expr
        expr = expr.then if holds else expr.otherwise
    return expr


def names_in(expr: Expr, scope: Given) -> set[Local]:
    """Return the free names not in ``scope`` on which the value of ``expr`` may depend."""
    expr = decided(expr, scope)
    match expr:
        case Local():
            return set() if expr in scope else {expr}
        case Let(_, _, local, value, body):
            constant = value_of(value, scope)
            names = names_in(body, scope if constant is None else {**scope, local: constant})
            if local not in names:
                return names
            return (names - {local}) | names_in(value, scope)
    names = set[Local]()
    for part in parts(expr):
        names |= names_in(part, scope)
    if isinstance(expr, Fold):
        names.difference_update(bound_by(expr.binders))
    return names


def most_members(group: Expr) -> int:
    """Upper bound on the number of members of a set."""
    kind = group.type
    assert isinstance(kind, SetOf)
    most = size_of(universe(kind.base, kind.high).values)
    match group:
        case Const(_, _, mask):
            bound = int(mask).bit_count()
        case Apply(_, _, operation, arguments):
            members = OPERATIONS[operation].members
            sizes = (most_members(a) if isinstance(a.type, SetOf) else 1 for a in arguments)
            bound = most if members is None else members(*sizes)
        case If(_, _, _, then, otherwise):
            bound = max(most_members(then), most_members(otherwise))
        case Let(body=body):
            bound = most_members(body)
        case Fold(binders=binders):
            bound = prod(size_of(binder.values) for binder in binders)
        case _:
            return most
    return min(most, bound)
