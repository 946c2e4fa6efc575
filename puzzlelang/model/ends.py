"""``first`` and ``last``: of a list, and of a set in the order of its type."""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang.core import BOOLEAN, ListOf, Scalar, SetOf, Type, Unknown, integer, universe
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.hoisting import Lets, named, with_lets, without_lets
from puzzlelang.model.list_functions import element_at, or_else, with_length_of
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree


def first(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``first(l)``, ``first(l, default)``; of a set, too"""
    return _at_end(checker, node, scope, lambda size: core.Const(node.span, integer(1, 1), 1))


def last(checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None) -> core.Expr:
    """``last(l)``, ``last(l, default)``; of a set, too"""
    return _at_end(checker, node, scope, lambda size: size)


def _at_end(
    checker: ExpressionChecker,
    node: tree.Call,
    scope: Scope,
    place: Callable[[core.Expr], core.Expr],
) -> core.Expr:
    def there(row: core.Expr, size: core.Expr, lets: Lets) -> core.Expr:
        found = element_at(checker, node.span, row, place(size))
        if not node.arguments[1:]:
            return found
        none = core.Const(node.span, integer(0, 0), 0)
        some = checker.apply(node.span, BOOLEAN, "!=", size, none)
        return or_else(checker, some, found, node.arguments[1], scope)

    row = checker.set_or_value(node.arguments[0], scope, None)
    if isinstance(row.type, SetOf):
        return _end_of_set(checker, node, scope, row)
    if not isinstance(row.type, ListOf | Unknown):
        return checker.wrong("no-first", node.arguments[0], kind=row.type)
    return with_length_of(checker, node, row, there)


def _end_of_set(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, group: core.Expr
) -> core.Expr:
    """The first or last member of a set, in the order of its type."""
    assert isinstance(group.type, SetOf)
    name = "lowest" if node.function.text == "first" else "highest"
    of_set = group.type
    lets, group = without_lets(group)
    group = named(lets, group, "set")
    kind = Scalar(of_set.base, 0, universe(of_set.base, of_set.high).high)
    found = checker.apply(node.span, kind, name, group)
    if node.arguments[1:]:
        nothing = core.Const(node.span, of_set, 0)
        some = checker.apply(node.span, BOOLEAN, "!=", group, nothing)
        found = or_else(checker, some, found, node.arguments[1], scope)
    return with_lets(lets, found)
