"""Quantifiers and folds: every, some, no, those, sum, min, max over what binders give."""

from __future__ import annotations

from puzzlelang.core import nodes as core
from puzzlelang.core.types import (
    BOOLEAN,
    LARGEST,
    UNKNOWN,
    Integers,
    Scalar,
    SetOf,
    Type,
    Unknown,
    integer,
)
from puzzlelang.model.binding import bind
from puzzlelang.model.checker import LARGEST_IN_SET, ExpressionChecker
from puzzlelang.model.symbols import Scope
from puzzlelang.source import Span
from puzzlelang.syntax import tree


def quantifier(
    checker: ExpressionChecker, node: tree.Quantifier, scope: Scope, want: Type | None
) -> core.Expr:
    binders, inner, guard = bind(checker, node.binders, scope)
    where = checker.condition(node.where, inner) if node.where is not None else None
    span = node.span
    if node.kind == "those":
        return _those(checker, node, binders, guard, where)
    if node.kind == "every":
        assert node.has is not None
        body = checker.condition(node.has, inner)
        filter_ = checker.both(guard, where)
        return _folded(checker, span, BOOLEAN, "every", binders, filter_, body)
    assert where is not None
    found = _folded(checker, span, BOOLEAN, "some", binders, guard, where)
    return checker.apply(span, BOOLEAN, "not", found) if node.kind == "no" else found


def _folded(
    checker: ExpressionChecker,
    span: Span,
    kind: Type,
    how: str,
    binders: tuple[core.Binder, ...],
    where: core.Expr | None,
    body: core.Expr | None,
) -> core.Expr:
    for part in (where, body):
        if part is not None and isinstance(part.type, Unknown):
            return core.Const(span, UNKNOWN, 0)
    if not binders:
        return core.Const(span, UNKNOWN, 0)
    if any(not len(b.values) for b in binders) and how in ("every", "some"):
        return core.Const(span, BOOLEAN, int(how == "every"))
    return core.Fold(span, kind, how, binders, where, body)


def _those(checker: ExpressionChecker, node: tree.Quantifier, binders: tuple[core.Binder, ...],
    guard: core.Expr | None, where: core.Expr | None,
) -> core.Expr:  # fmt: skip
    if not binders:
        return core.Const(node.span, UNKNOWN, 0)
    if len(binders) != 1 or len(binders[0].locals) != 1:
        return checker.wrong(
            "those-one-name", node.span, "`those` makes a set, so it takes one name",
            help="write `those x in S where …`",
        )  # fmt: skip
    kind = binders[0].locals[0].type
    assert isinstance(kind, Scalar)
    if isinstance(kind.base, Integers) and (kind.low < 0 or kind.high > LARGEST_IN_SET):
        return checker.wrong(
            "set-too-wide", node.span, f"a set of numbers holds 0 to {LARGEST_IN_SET}",
            label=f"these run from {kind.low} to {kind.high}",
        )  # fmt: skip
    filter_ = checker.both(guard, where)
    return _folded(checker, node.span, SetOf(kind.base, kind.high), "those", binders, filter_, None)


def fold(checker: ExpressionChecker, node: tree.Fold, scope: Scope, want: Type | None) -> core.Expr:
    name = node.function
    if name.text not in ("sum", "min", "max"):
        return checker.wrong(
            "unknown-fold", name.span, f"`{name.text}` does not go over a set like this",
            label="`… for x in S` goes with sum, min and max",
            help="write `count(those x in S where …)`" if name.text == "count" else "",
        )  # fmt: skip
    binders, inner, guard = bind(checker, node.binders, scope)
    where = checker.condition(node.where, inner) if node.where is not None else None
    body = checker.number(node.body, inner)
    return total(checker, node.span, name.text, binders, checker.both(guard, where), body)


def total(checker: ExpressionChecker, span: Span, how: str, binders: tuple[core.Binder, ...],
    where: core.Expr | None, body: core.Expr,
) -> core.Expr:  # fmt: skip
    """``sum``, ``min`` or ``max`` of ``body`` over the binders, with the range of the result."""
    if not isinstance(body.type, Scalar) or not binders:
        return core.Const(span, UNKNOWN, 0)
    low, high = body.type.low, body.type.high
    if how == "sum":
        times = 1
        for binder in binders:
            times *= len(binder.values)
        least = times if where is None else 0
        low = low * times if low < 0 else low * least
        high = high * times if high > 0 else high * least
    if max(-low, high) > LARGEST:
        return checker.wrong(
            "too-large", span, "this sum can grow too large", label=f"up to {high:,}"
        )
    return _folded(checker, span, integer(low, high), how, binders, where, body)
