"""``weight(x) or 0``: a default for missing table entries and for ``none``."""

from __future__ import annotations

from puzzlelang.core import BOOLEAN, NONE, Boolean, Scalar, SetOf, Type, Unknown, domain_with
from puzzlelang.core import nodes as core
from puzzlelang.model import advice
from puzzlelang.model.choices import as_one_type
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.hoisting import Lets, named, with_lets
from puzzlelang.model.symbols import Scope, VariableSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Span, WayOut

LARGEST_OF_KEYS = 1 << 20
"""Largest key for which a table's keys are tested as a set."""


_CLAIMS = ("=", "!=", "<", "<=", ">", ">=", "in", "not in", "and", "implies")
"""Operators that make conditions."""


def default(
    checker: Checker, node: tree.Binary, scope: Scope, want: Type | None
) -> core.Expr | None:
    """Check ``one(x) or two(x) or 0``, the first existing value; return None for a condition."""
    first, *others = _values(node)
    table = _table_of(checker, first, scope)
    if table is None and not _may_be_none(checker, first, scope):
        return None
    open_ = isinstance(node.right, tree.Binary | tree.Relation | tree.If | tree.Let)
    between_ = node.span.source.text[node.operator_span.end : node.right.span.start]
    if open_ and "(" not in between_:
        if table is None:
            return None  # more likely `x = 1 or y = 1` was meant
        left, right = advice.written(node.left), advice.written(node.right)
        first, whole = node.right, f"{left} or ({right})"
        while isinstance(first, tree.Binary | tree.Relation):
            first = first.left
        rest = Span(node.span.source, first.span.end, node.right.span.end).in_one_line
        early = f"({left} or {advice.written(first)}) {rest}"
        is_claim = isinstance(node.right, tree.Relation) or (
            isinstance(node.right, tree.Binary) and node.right.operator in _CLAIMS
        )
        ways = (early,) if is_claim and not isinstance(table.element, Boolean) else (early, whole)
        ways = ways if rest else (whole,)
        words = f"write {', or '.join(f'`{way}`' for way in ways)}"
        checker.wrong("default-open", node.right, help=WayOut(words, *ways, span=node.span))
        return core.unknown(node.span)
    options = [_asked(checker, first, scope, want)]
    want = options[0][2].type
    options += [_asked(checker, other, scope, want) for other in others[:-1]]
    fallback = checker.set_or_value(others[-1], scope, want)  # the last one may be none
    if isinstance(want, SetOf):
        fallback = checker.listed(fallback, others[-1])
    for lets, has, value in reversed(options):
        if isinstance(value.type, Unknown) or isinstance(fallback.type, Unknown):
            return core.unknown(node.span)
        alike = as_one_type(checker, value, fallback)
        if alike is None:
            return checker.wrong("different-types", node, kind=value.type, kind2=fallback.type)
        kind, value, fallback = alike
        if isinstance(has, core.Const):
            fallback = value if has.value else fallback
        else:
            fallback = with_lets(lets, core.If(node.span, kind, has, value, fallback))
    return fallback


def _values(node: tree.Expr) -> list[tree.Expr]:
    """List the operands of ``or``."""
    if isinstance(node, tree.Binary) and node.operator == "or":
        return [*_values(node.left), node.right]
    return [node]


def _table_of(checker: Checker, node: tree.Expr, scope: Scope) -> core.Table | None:
    """Return the table that ``node`` reads; None if its entries are booleans."""
    if not isinstance(node, tree.Call) or node.function.text in scope:
        return None
    symbol = checker.names.table(node.function.text)
    table = symbol.function if symbol else None
    if table is None or len(node.arguments) != len(table.keys):
        return None
    return None if isinstance(table.element, Boolean) else table


def _may_be_none(checker: Checker, node: tree.Expr, scope: Scope) -> bool:
    """Test for a variable or bound name that may be none."""
    match node:
        case tree.Name(text=name) | tree.Call(function=tree.Name(text=name)):
            bound = scope.get(name)
            if bound is not None:
                return isinstance(bound.type, Scalar) and bound.type.optional
            symbol = checker.names.as_value(name)
            arguments = len(node.arguments) if isinstance(node, tree.Call) else 0
            if isinstance(symbol, VariableSymbol):
                variable = symbol.variable
                return variable.optional and len(variable.keys) == arguments
    return False


def _asked(
    checker: Checker, node: tree.Expr, scope: Scope, want: Type | None
) -> tuple[Lets, core.Expr, core.Expr]:
    """Return names for parts used twice, a test that a value exists, and the value."""
    lets: Lets = []
    table = _table_of(checker, node, scope)
    if table is not None and isinstance(node, tree.Call):
        keys = checker.arguments(node.span, table.name, node.arguments, table.keys, scope)
        if keys is None:
            return lets, core.unknown(node.span), core.unknown(node.span)
        keys = tuple(named(lets, key, "key") for key in keys)
        lookup: core.Expr = core.Lookup(node.span, table.element, table, keys)
        return lets, has_entry(checker, node.span, table, keys), lookup
    value = checker.set_or_value(node, scope, want)
    if _may_be_none(checker, node, scope):
        value = named(lets, value, "value")
        nothing = core.Const(node.span, Scalar(value.type.base, 0, 0, optional=True), NONE)  # type: ignore[union-attr]
        has = checker.apply(node.span, BOOLEAN, "!=", value, nothing)
        return lets, has, checker.present(value, node.span)
    if isinstance(want, SetOf):
        value = checker.listed(value, node)
    return lets, core.Const(node.span, BOOLEAN, 1), value


def has_entry(
    checker: Checker, span: Span, table: core.Table, keys: tuple[core.Expr, ...]
) -> core.Expr:
    """Test whether the table has an entry for ``keys``; nowhere has none."""
    if all(isinstance(key, core.Const) for key in keys):
        values = tuple(key.value for key in keys if isinstance(key, core.Const))
        return core.Const(span, BOOLEAN, int(values in table.entries))
    if len(keys) == 1 and table.keys[0].low >= 0 and table.keys[0].high <= LARGEST_OF_KEYS:
        those = domain_with(table.keys[0].base, (key for (key,) in table.entries))
        return checker.apply(span, BOOLEAN, "in", keys[0], checker.set_constant(span, those))
    entries = dict.fromkeys(table.entries, 1)
    there = core.Table(table.name, table.span, table.keys, BOOLEAN, entries, 0)
    return core.Lookup(span, BOOLEAN, there, keys)
