"""``let x = E then B``: a name for a value, anywhere in an expression."""

from __future__ import annotations

from puzzlelang.core import Type
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import warn_of_hidden
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import Scope, local
from puzzlelang.syntax import tree


def let(checker: ExpressionChecker, node: tree.Let, scope: Scope, want: Type | None) -> core.Expr:
    """Check a let; E is evaluated once, at its first use."""
    warn_of_hidden(checker, (node.name,), scope)
    value = checker.set_or_value(node.value, scope, None)
    bound: core.Expr = value
    if not isinstance(value, core.Const):
        bound = local(node.name, value.type)
    body = checker.expression(node.body, {**scope, node.name.text: bound}, want)
    if not isinstance(bound, core.Local) or isinstance(body, core.Const):
        return body
    return core.Let(node.span, body.type, bound, value, body)
