"""``+ - * div mod ^`` of numbers and sets."""

from __future__ import annotations

from puzzlelang import model
from puzzlelang.core import (
    DIRECTIONS,
    INTEGERS,
    Cells,
    Integers,
    ListOf,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
    Unknown,
    integer,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call, operation
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.list_values import LARGEST_IN_SET
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Span, replace, write


def arithmetic(
    checker: ExpressionChecker, node: tree.Binary, scope: Scope, want: Type | None
) -> core.Expr:
    operator = node.operator
    wanted_set = want if isinstance(want, SetOf) else None
    wants_set = wanted_set is not None
    expected: Type | None = want if isinstance(want, SetOf | ListOf) else None
    if operator == "-" and (wants_set or not _is_number(checker, node.left, scope)):
        left = checker.set_first(node.left, scope, expected)
    else:
        if isinstance(want, SetOf) and operator == "+" and isinstance(node.left, tree.Name):
            expected = Scalar(want.base, 0, want.high)
        left = checker.set_or_value(node.left, scope, expected)
    if operator in ("+", "-"):
        left = checker.listed(left, node.left)
    if operator == "+" and isinstance(left.type, ListOf):
        right = model.list_types.a_list(checker, node.right, scope, left.type)
        return operation(checker, node.span, "joined", (left, right))
    if operator == "+" and isinstance(want, SetOf):
        left = _as_set_of_one(checker, left, want)
    if isinstance(left.type, SetOf) and operator in ("+", "-"):
        return _set_arithmetic(checker, node, left, scope)
    if isinstance(left.type, Unknown):
        checker.expression(node.right, scope)
        return left
    if isinstance(left.type, Scalar) and isinstance(left.type.base, Cells):
        if not wants_set and (cell := _next_cell(checker, node, scope, left.type)):
            return checker.wrong("not-a-number", node.left, kind=left.type, help=cell)
    if operator == "+" and isinstance(left.type, Scalar) and left.type.base is not INTEGERS:
        return _sum_of_members(checker, node, left, scope)
    if wanted_set and isinstance(left.type, TupleOf):
        empty = core.Const(left.span, SetOf(wanted_set.base, 0), 0)
        return changed_set(checker, node, "+", empty, left, node.left.span)
    first = checker.as_number(left, node.left.span)
    if wants_set:
        right = checker.set_first(node.right, scope, None)
    else:
        right = checker.expression(node.right, scope, integer(0, 0))
    right = checker.listed(right, node.right)
    if operator == "+" and isinstance(right.type, SetOf) and right.type.base is INTEGERS:
        return changed_set(checker, node, "+", right, first, node.left.span)
    second = checker.as_number(right, node.right.span)
    name = "power" if operator == "^" else operator
    return operation(checker, node.span, name, (first, second))


def _is_number(checker: ExpressionChecker, node: tree.Expr, scope: Scope) -> bool:
    """Test for a numeric variable; its type may have the same name."""
    if not isinstance(node, tree.Name) or node.text in scope:
        return False
    variable = checker.names.variable(node.text)
    kind = variable.type if variable else None
    return isinstance(kind, Scalar) and isinstance(kind.base, Integers)


def _sum_of_members(
    checker: ExpressionChecker, node: tree.Binary, left: core.Expr, scope: Scope
) -> core.Expr:
    """Check ``east + west``: members and cells are not numbers, so the sum is a set."""
    assert isinstance(left.type, Scalar)
    if isinstance(node.right, tree.NoneValue):
        return _as_set_of_one(checker, left, SetOf(left.type.base, 0))
    right = checker.set_or_value(node.right, scope, replace(left.type, optional=False))
    right = checker.listed(right, node.right)
    kind = right.type
    if isinstance(kind, Unknown):
        return right
    same = isinstance(kind, Scalar | SetOf) and kind.base is left.type.base
    if same or isinstance(kind, TupleOf | TextType):
        group = _as_set_of_one(checker, left, SetOf(left.type.base, 0))
        return changed_set(checker, node, "+", group, right, node.right.span)
    return checker.as_number(left, node.left.span)


def _as_set_of_one(checker: ExpressionChecker, value: core.Expr, want: SetOf) -> core.Expr:
    """Make a set of ``wolf`` in ``wolf + goat`` if one is expected; ``1 + 2`` remains 3."""
    kind = value.type
    if not isinstance(kind, Scalar) or kind.base is not want.base or kind.base is INTEGERS:
        return value
    empty = core.Const(value.span, SetOf(kind.base, 0), 0)
    return operation(checker, value.span, "with", (empty, value))


def _set_arithmetic(
    checker: ExpressionChecker, node: tree.Binary, left: core.Expr, scope: Scope
) -> core.Expr:
    assert isinstance(left.type, SetOf)
    if isinstance(node.right, tree.NoneValue):  # the empty set
        return left
    right = checker.set_or_value(node.right, scope, Scalar(left.type.base, 0, left.type.high))
    right = checker.listed(right, node.right)
    return changed_set(checker, node, node.operator, left, right, node.right.span)


TOGGLE = "toggle"
_CHANGES = {
    "+": ("union", "with", "added to"),
    "-": ("difference", "without", "taken from"),
    TOGGLE: (TOGGLE, TOGGLE, "toggled in"),
}
"""Operations on a set and another set, or one value; words for messages."""


def toggled(call: Call) -> core.Expr:
    """Check ``toggle(lit, l)``: remove ``l`` if present, otherwise add it; ``l`` may be a set."""
    group = call.a_set(0, call.wanted_set)
    if not isinstance(group.type, SetOf):
        return call.broken
    second = call.given[1]
    other = call.checker.listed(call.value(1, group.type), second)
    return changed_set(call.checker, call.node, TOGGLE, group, other, second.span)


def set_literal(call: Call) -> core.Expr:
    """Check ``set(1, n + 1)``, ``set(wolf, goat)``: a set of values and of members of sets."""
    wanted = call.wanted_set
    group: core.Expr | None = None
    for place, argument in enumerate(call.given):
        if isinstance(argument, tree.NoneValue) and len(call.given) > 1:
            return call.wrong("none-in-set", place)
        one = Scalar(wanted.base, 0, wanted.high) if wanted else None
        value = call.checker.listed(call.value(place, one), argument)
        if isinstance(value.type, Unknown):
            return value
        if not isinstance(value.type, Scalar | SetOf):
            from puzzlelang.model import meant_members

            names, kind = call.checker.names, value.type
            help = meant_members.in_other_words(names, argument.span, kind, wanted)
            return call.wrong("not-in-sets", place, kind=kind, help=help)
        if group is None:
            group = core.Const(call.span, SetOf(value.type.base, 0), 0)
        group = changed_set(call.checker, call.node, "+", group, value, argument.span)
        if not isinstance(group.type, SetOf):
            return group
        wanted = group.type
    assert group is not None, "a call has an argument"
    return group


def changed_set(
    checker: ExpressionChecker,
    node: tree.Expr,
    how: str,
    group: core.Expr,
    other: core.Expr,
    at: Span,
) -> core.Expr:
    """Add, remove or toggle ``other``, a set or one value with the span ``at``."""
    assert isinstance(group.type, SetOf)
    kind, base = other.type, group.type.base
    with_set, with_value, words = _CHANGES[how]
    if isinstance(kind, Unknown):
        return other
    if not isinstance(kind, SetOf | Scalar) or kind.base is not base:
        from puzzlelang.model import meant_members

        return checker.wrong(
            "not-of-the-set",
            at,
            words=words,
            kind=kind,
            group=group.type,
            number=isinstance(kind, Scalar) and isinstance(kind.base, Integers),
            help=meant_members.in_other_words(checker.names, at, kind, group.type)
            or meant_members.value_of_cell(checker.names, at, kind, base),
        )
    if isinstance(kind, SetOf):
        return operation(checker, node.span, with_set, (group, other))
    if kind.high > LARGEST_IN_SET and isinstance(base, Integers):
        return checker.wrong("number-beyond-sets", at, most=LARGEST_IN_SET, high=kind.high)
    if how == TOGGLE:
        empty = core.Const(at, SetOf(base, 0), 0)
        other = operation(checker, at, "with", (empty, other))
    return operation(checker, node.span, with_value, (group, other))


def _next_cell(checker: ExpressionChecker, node: tree.Binary, scope: Scope, cell: Type) -> str:
    """Correct ``man + d``, ``man - 2 * d``, ``man + (0, 1)`` to the intended cell."""
    if not isinstance(cell, Scalar) or not isinstance(cell.base, Cells):
        return ""
    left, way, times = model.advice.written(node.left), node.right, ""
    if isinstance(way, tree.Tuple) and len(way.items) == 2:
        row, col = (f"{node.operator} {model.advice.written(by)}" for by in way.items)
        return write(f"cell({cell.base.name}, row({left}) {row}, col({left}) {col})", node.span)
    if isinstance(way, tree.Binary) and way.operator == "*":
        first, second = way.left, way.right
        way, count = (second, first) if isinstance(first, tree.Number) else (first, second)
        times = f", {model.advice.written(count)}"
    with checker.apart():
        kind = checker.expression(way, scope).type
    if not isinstance(kind, Scalar) or kind.base is not DIRECTIONS:
        return ""
    direction = (
        model.advice.written(way)
        if node.operator == "+"
        else f"opposite({model.advice.written(way)})"
    )
    return write(f"step({left}, {direction}{times})", node.span)
