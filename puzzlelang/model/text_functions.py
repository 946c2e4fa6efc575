"""Texts made of values: ``join`` and ``picture``. They can be printed, but not compared."""

from __future__ import annotations

from puzzlelang.core import (
    COMPOSED_TEXT,
    MOST_STATES,
    TEXT,
    Boolean,
    Cells,
    Integers,
    ListOf,
    Members,
    Row,
    Scalar,
    SetOf,
    Signs,
    TextType,
    Type,
    Unknown,
    show,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import advice
from puzzlelang.model.binding import bind, bind_where
from puzzlelang.model.calls import Call
from puzzlelang.model.choices import as_text
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.hoisting import Lets, with_lets
from puzzlelang.model.symbols import Scope
from puzzlelang.model.trace_references import NUMBERS
from puzzlelang.syntax import tree
from puzzlelang.text import Span, columns


def join(call: Call) -> core.Expr:
    """``join(S)``, ``join(S, ', ')``: the members of a set, the values of a row."""
    what = call.value(0)
    between: core.Expr = core.Const(call.span, TEXT, "")
    if len(call.given) > 1:
        between = call.expression(1)
    if not isinstance(what.type, SetOf | ListOf | Row | Unknown):
        return call.wrong("join-of-value", 0, kind=what.type)
    if not isinstance(between.type, TextType | Unknown):
        return call.wrong("join-with-no-text", 1, kind=between.type)
    return call.apply(COMPOSED_TEXT, "join", what, between)


def joined(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``join(E for x in S where C, ', ')``: the separator is empty if omitted."""
    lets: Lets = []
    binders, inner, where = bind_where(checker, node.binders, node.where, scope, lets)
    body = _printed(checker, node.body, inner)
    span = node.between.span if node.between is not None else node.span
    between = core.Const(span, TEXT, node.between.value if node.between is not None else "")
    texts = _texts(checker, node.span, binders, where, body)
    return with_lets(lets, checker.apply(node.span, COMPOSED_TEXT, "join", texts, between))


def picture(checker: Checker, node: tree.Fold, scope: Scope) -> core.Expr:
    """``picture(E for c in m)``, ``picture(E for r in R, c in C)``: blank if ``where`` fails."""
    binders, inner, guard = bind(checker, node.binders, scope)
    where = checker.condition(node.where, inner) if node.where is not None else None
    body = _printed(checker, node.body, inner)
    if isinstance(body.type, Unknown) or not binders:
        return core.unknown(node.span)
    across = _across(checker, node, binders, guard)
    if across is None or node.between is not None:
        if across is not None and node.between is not None:
            checker.wrong("picture-with-text", node.between)
        return core.unknown(node.span)
    width = _width(body)
    condition = checker.both(guard, where)
    if condition is not None:
        empty = core.Const(body.span, TEXT, "")
        body = core.If(body.span, COMPOSED_TEXT, condition, body, empty)
    texts = _texts(checker, node.span, binders, None, body)
    wide = core.number_as_stored(node.span, width)
    return checker.apply(node.span, COMPOSED_TEXT, "picture", texts, across, wide)


def _across(
    checker: Checker, node: tree.Fold, binders: tuple[core.Binder, ...], guard: core.Expr | None
) -> core.Expr | None:
    """Return the width of the picture in places; None if there is a mistake (reported)."""
    first, span = binders[0], node.binders[0].domain.span.to(node.binders[-1].domain.span)
    if any(len(binder.locals) > 1 for binder in binders) or len(binders) > 2:
        checker.wrong("picture-over-many", span)
        return None
    if len(binders) == 2:
        states = binders[1].states
        if states is not None:
            last = core.Apply(span, NUMBERS, "last", (states,))
            one = core.number(span, 1)
            return core.Apply(span, NUMBERS, "+", (last, one))
        return core.number_as_stored(span, len(binders[1].values))
    kind = first.locals[0].type
    base = kind.base if isinstance(kind, Scalar) else None
    if not isinstance(base, Cells):
        checker.wrong("picture-over-no-map", span, kind=kind)
        return None
    if guard is not None or size_of(first.values) != base.size:
        name = node.binders[0].names[0].text
        some = advice.written(node.binders[0].domain)
        checker.wrong(
            "picture-of-some-cells", span, body=node.body, name=name, base=base.name, some=some
        )
        return None
    return core.number_as_stored(span, base.width)


def _printed(checker: Checker, node: tree.Expr, scope: Scope) -> core.Expr:
    return as_text(checker.set_or_value(node, scope, None))


def _texts(
    checker: Checker,
    span: Span,
    binders: tuple[core.Binder, ...],
    where: core.Expr | None,
    body: core.Expr,
) -> core.Expr:
    """Build the texts of a fold, in order; loop-invariant parts are computed once."""
    if not binders or any(isinstance(e.type, Unknown) for e in (where, body) if e is not None):
        return core.unknown(span)
    lets: Lets = []
    bound = frozenset(core.bound_by(binders))
    body = checker.invariants.named(lets, bound, body)
    return with_lets(lets, core.Fold(span, Row((), COMPOSED_TEXT), "texts", binders, where, body))


def _width(expr: core.Expr) -> int:
    """Return the width of the widest value of ``expr``; 0 if only the values show it.

    A fixed width aligns all states of a puzzle. Missing values (none, nowhere) are ignored; for
    them, authors write `if x = none then '.' else x`.
    """
    match expr:
        case core.Const(_, kind, value):
            return 0 if isinstance(kind, Unknown) else columns(show(value, kind))
        case core.If(_, _, _, then, otherwise):
            return max(_width(then), _width(otherwise))
        case core.Let(_, _, _, _, body):
            return _width(body)
        case core.Apply(_, _, "text", (value,)):
            return _width(value)
        case core.Lookup(_, TextType(), table, _):
            entries = table.entries
            texts = entries.signs if isinstance(entries, Signs) else entries.values()
            return max(map(columns, (*texts, table.default or "")), default=0)
    return _width_of(expr.type)


def _width_of(kind: Type) -> int:
    match kind:
        case Boolean():
            return len("false")
        case Scalar(_, low, high) if low > high:  # only none
            return 0
        case Scalar(Integers(), low, high) if high >= MOST_STATES // 2:
            return 0  # the index of a state: only the answer bounds it
        case Scalar(Integers(), low, high):
            return max(len(str(low)), len(str(high)))
        case Scalar(Members(_, names), low, high):
            return max(map(columns, names[low : high + 1]), default=0)
        case Scalar(Cells(_, height, width)):
            return len(f"({height - 1}, {width - 1})")
    return 0
