"""Printing conditions with names replaced by their values."""

from __future__ import annotations

import re
from collections.abc import Mapping

from puzzlelang.core import (
    Boolean,
    ListOf,
    Row,
    RuleFault,
    Scalar,
    SetOf,
    TextType,
    evaluate,
    values,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any

Scope = Mapping[core.Local, Any]

LONGEST = 120
"""Maximum length of a text with values; above it, names are easier to read."""


def concrete(expr: core.Expr) -> str | None:
    """Return ``at(wolf) = right`` for ``at(i) = right`` if a `let` binds i to the wolf.

    Return None if some name in it has no known value, or the text is too long.
    """
    text = _text(expr, {})
    return text if text is not None and len(text) <= LONGEST else None


def _text(expr: core.Expr, scope: dict[core.Local, Any]) -> str | None:
    match expr:
        case core.Let(_, _, local, value, body):
            constant = _constant(value, scope)
            return None if constant is None else _text(body, scope | {local: constant[0]})
        case core.Apply(_, _, "not", (inner,)) if inner.span == expr.span:
            text = _text(inner, scope)
            if text is None:
                return None
            plain = (
                isinstance(inner, core.Apply) and inner.operation == "=" and text.count(" = ") == 1
            )
            return text.replace(" = ", " != ") if plain else f"not ({text})"
        case core.Apply(_, _, "or", (core.Apply(_, _, "not", (where,)), body)) if (
            where.span != expr.span and expr.span.start < body.span.start
        ):
            constant = _constant(where, scope)
            return _text(body, scope) if constant is not None and constant[0] else None
        case core.Read(_, _, variable, arguments):
            keys = [_constant(argument, scope) for argument in arguments]
            if None not in keys:
                return values.slot_name(variable, [key[0] for key in keys if key is not None])
        case core.If(_, _, condition, then, otherwise):
            constant = _constant(condition, scope)
            if constant is not None:
                return _text(then if constant[0] else otherwise, scope)
        case core.Fold(_, _, _, binders):
            bound = dict.fromkeys(core.bound_by(binders), BOUND)
            return _with_parts(expr, scope | bound)
    constant = _constant(expr, scope)
    if constant is not None and not isinstance(expr.type, Boolean | TextType | Row):
        return values.show(constant[0], expr.type) or "none"
    if isinstance(expr, core.Apply) and expr.operation in BINDS and len(expr.arguments) > 1:
        return _joined(expr.operation, expr.arguments, scope)
    return _with_parts(expr, scope)


BOUND = object()
"""Marks a name that a loop in the expression binds, and that stays."""

BINDS = {
    "or": 0, "and": 1, "=": 2, "!=": 2, "<": 2, "<=": 2, ">": 2, ">=": 2, "in": 2,
    "+": 3, "-": 3, "*": 4, "div": 4, "mod": 4,
}  # fmt: skip
"""Infix operations with their precedence."""


def _joined(
    operation: str, arguments: tuple[core.Expr, ...], scope: dict[core.Local, Any]
) -> str | None:
    operands = []
    for argument in arguments:
        text = _text(argument, scope)
        if text is None:
            return None
        inner = argument.operation if isinstance(argument, core.Apply) else ""
        looser = BINDS.get(inner, 9) < BINDS[operation] + (operation in ("-", "div", "mod"))
        closed = _constant(argument, scope) is not None and not isinstance(argument.type, Boolean)
        operands.append(f"({text})" if looser and not closed else text)
    return f" {operation} ".join(operands)


def _with_parts(expr: core.Expr, scope: dict[core.Local, Any]) -> str | None:
    """Return ``expr`` with its parts replaced; None if a name of ``scope`` remains."""
    if isinstance(expr, core.Local):
        return expr.name if scope.get(expr) is BOUND else None
    if isinstance(expr, core.Const):
        return None
    whole = expr.span
    pieces, at = [], whole.start
    for part in sorted(core.parts(expr), key=lambda part: part.span.start):
        if isinstance(part, core.Local) and part in scope:
            continue
        if (
            part.span.source is not whole.source
            or not at <= part.span.start < part.span.end <= whole.end
        ):
            return None
        text = _text(part, scope)
        if text is None:
            return None
        pieces += [whole.source.text[at : part.span.start], text]
        at = part.span.end
    pieces.append(whole.source.text[at : whole.end])
    printable = Scalar | SetOf | ListOf | Boolean
    names = {
        name.name: values.show(value, name.type)
        for name, value in scope.items() if value is not BOUND and isinstance(name.type, printable)
    }  # fmt: skip
    for n in range(0, len(pieces), 2):  # the text between the parts
        pieces[n] = re.sub(r"[A-Za-z_]\w*", lambda m: names.get(m.group(), m.group()), pieces[n])
    return " ".join("".join(pieces).split())


def _constant(expr: core.Expr, scope: dict[core.Local, Any]) -> tuple[Any] | None:
    """Return the value of ``expr`` in a tuple, if it doesn't depend on the state."""
    if _reads(expr, scope):
        return None
    try:
        return (evaluate(expr, (), scope),)
    except (RuleFault, LookupError):
        return None


def _reads(expr: core.Expr, scope: dict[core.Local, Any]) -> bool:
    """Test whether ``expr`` reads the state, or a name without a value."""
    if isinstance(expr, core.Local):
        return scope.get(expr) is BOUND
    if isinstance(expr, core.Read | core.Whole | core.At):
        return True
    return any(_reads(part, scope) for part in core.parts(expr))
