"""``weight(x) or 0``: the entry of a table, or something else where it has none."""

from __future__ import annotations

from puzzlelang.core import (
    BOOLEAN,
    Boolean,
    SetOf,
    Type,
    Unknown,
    domain_with,
    join_types,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import advice
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.hoisting import Lets, named, with_lets
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Span, WayOut

LARGEST_OF_KEYS = 1 << 20
"""The keys of a table are asked for as a set if there can be no more of them."""


def default(
    checker: ExpressionChecker, node: tree.Binary, scope: Scope, want: Type | None
) -> core.Expr | None:
    """``weight(x) or 0``: the entry of a table, or another value where it has none; None where
    this is a condition.
    """
    if not isinstance(node.left, tree.Call) or node.left.function.text in scope:
        return None
    name = node.left.function.text
    symbol = checker.names.table(name)
    table = symbol.function if symbol else None
    if table is None or len(node.left.arguments) != len(table.keys):
        return None
    if isinstance(table.element, Boolean):
        return None
    open_ = isinstance(node.right, tree.Binary | tree.Relation | tree.If | tree.Let)
    between_ = node.span.source.text[node.operator_span.end : node.right.span.start]
    if open_ and "(" not in between_:
        left, right = advice.written(node.left), advice.written(node.right)
        checker.wrong("default-open", node.right, help=WayOut(
            f"write `{left} or ({right})`, or `({left} or …)`", f"({right})"))  # fmt: skip
        return core.unknown(node.span)
    keys = checker.arguments(node.left.span, name, node.left.arguments, table.keys, scope)
    other = checker.set_or_value(node.right, scope, table.element)
    if isinstance(table.element, SetOf):
        other = checker.listed(other, node.right)
    if keys is None or isinstance(other.type, Unknown):
        return core.unknown(node.span)
    kind = join_types(table.element, other.type)
    if kind is None:
        return checker.wrong("different-types", node, kind=table.element, kind2=other.type)
    lets: Lets = []
    keys = tuple(named(lets, key, "key") for key in keys)
    found = core.Lookup(node.left.span, table.element, table, keys)
    has = _has_entry(checker, node.span, table, keys)
    if isinstance(has, core.Const):
        return found if has.value else other
    return with_lets(lets, core.If(node.span, kind, has, found, other))


def _has_entry(
    checker: ExpressionChecker, span: Span, table: core.Table, keys: tuple[core.Expr, ...]
) -> core.Expr:
    """Has the table an entry for these keys?  Nowhere has none."""
    if all(isinstance(key, core.Const) for key in keys):
        values = tuple(key.value for key in keys if isinstance(key, core.Const))
        return core.Const(span, BOOLEAN, int(values in table.entries))
    if len(keys) == 1 and table.keys[0].low >= 0 and table.keys[0].high <= LARGEST_OF_KEYS:
        those = domain_with(table.keys[0].base, (key for (key,) in table.entries))
        return checker.apply(span, BOOLEAN, "in", keys[0], checker.set_constant(span, those))
    entries = dict.fromkeys(table.entries, 1)
    there = core.Table(table.name, table.span, table.keys, BOOLEAN, entries, 0)
    return core.Lookup(span, BOOLEAN, there, keys)
