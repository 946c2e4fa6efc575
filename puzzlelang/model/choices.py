"""Choices between two values, and among parameters declared for each of some members.

``if p then a else b`` and ``a or b`` convert their values to one type.

``way(r)`` selects a parameter by its member. It expands to ``if r = ann then way(ann) else
way(ben)``; unrolling the loops over members, as always, then removes the choice.
"""

from __future__ import annotations

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    COMPOSED_TEXT,
    Domain,
    ListOf,
    Row,
    Scalar,
    TextType,
    Type,
    Unknown,
    element_type,
    join_types,
    show_domain,
    show_scalar,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import Scope
from puzzlelang.text import Span


def as_one_type(
    checker: ExpressionChecker, then: core.Expr, otherwise: core.Expr
) -> tuple[Type, core.Expr, core.Expr] | None:
    """Convert both values to one type if possible; next to a text, to text."""
    kind = join_types(then.type, otherwise.type)
    if kind is None and any(isinstance(side.type, TextType) for side in (then, otherwise)):
        kind = COMPOSED_TEXT
        then, otherwise = as_text(then), as_text(otherwise)
    if isinstance(kind, ListOf):
        then, otherwise = (model.list_types.fitted(checker, s, kind) for s in (then, otherwise))
    return None if kind is None else (kind, then, otherwise)


def as_text(value: core.Expr) -> core.Expr:
    """Convert a value to its printed text."""
    if isinstance(value.type, TextType | Unknown):
        return value
    return core.Apply(value.span, COMPOSED_TEXT, "text", (value,))


def is_parameters(expr: core.Expr | None) -> bool:
    """Test for a row of parameters: ``way`` without a member."""
    return isinstance(expr, core.Apply) and expr.operation == "tuple" and isinstance(expr.type, Row)


def chosen(
    checker: ExpressionChecker, span: Span, name: str, row: core.Expr, member: core.Expr
) -> core.Expr:
    """Select a parameter of ``row`` by ``member``, whose type is that of the key."""
    assert isinstance(row, core.Apply) and isinstance(row.type, Row)
    (key,), options = row.type.keys, dict(zip(row.type.keys[0].values, row.arguments, strict=True))
    if isinstance(member.type, Unknown):
        return member
    if isinstance(member, core.Const):
        if member.value in options:
            return options[member.value]
        word = show_scalar(member.value, key.base)
        checker.wrong("no-such-parameter", member, name=name, word=word, keys=show_domain(key))
        return core.unknown(span)
    kind = member.type
    assert isinstance(kind, Scalar)
    inside = key.contiguous and key.low <= kind.low and kind.high <= key.high
    if not inside or kind.optional or kind.nowhere:  # other members have no parameter: a fault
        entries: dict[tuple[int, ...], int] = {(value,): value for value in key.values}
        table = core.Table(name, span, (key,), element_type(key), entries)
        member = core.Lookup(member.span, element_type(key), table, (member,))
    selector = member if isinstance(member, core.Local) else None
    if selector is None:
        selector = core.Local(member.span, member.type, "it")
        checker.invariants.values.add(selector)
    *others, last = key.values
    result = options[last]
    for value in reversed(others):
        one = core.constant(span, key.base, value)
        condition = core.Apply(span, BOOLEAN, "=", (selector, one))
        result = core.If(span, row.type.element, condition, options[value], result)
    return result if selector is member else core.Let(span, result.type, selector, member, result)


def parameters_for_each(scope: Scope) -> tuple[tuple[Domain, tuple[core.Local, ...]], ...]:
    """Return the keys and parameters of each ``for each`` in the scope of a transition."""
    groups = []
    for row in scope.values():
        if is_parameters(row) and isinstance(row, core.Apply) and isinstance(row.type, Row):
            options = tuple(one for one in row.arguments if isinstance(one, core.Local))
            groups.append((row.type.keys[0], options))
    return tuple(groups)


def choice(expr: core.Expr) -> tuple[core.Expr, tuple[core.Expr, ...], tuple[int, ...]] | None:
    """Match a choice among parameters.

    Returns the deciding name, the parameters, and the members that select all but the last.
    """
    by: core.Expr | None = None
    options: list[core.Expr] = []
    members: list[int] = []
    while True:
        match expr:
            case core.If(
                _, _, core.Apply(_, _, "=", (core.Local() as selector, core.Const(_, _, member))),
                core.Local() as one, rest,
            ) if by in (None, selector):  # fmt: skip
                by, expr = selector, rest
                options.append(one)
                members.append(member)
            case core.Local() if by is not None:
                return by, (*options, expr), tuple(members)
            case _:
                return None
