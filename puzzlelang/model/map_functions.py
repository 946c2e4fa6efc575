"""The functions that know how the cells of a map lie: step, slide, shift, row, distance …"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import (
    DIRECTIONS,
    MADE_TEXT,
    NOWHERE,
    OPERATIONS,
    TEXT,
    UNKNOWN,
    Cells,
    Kind,
    Scalar,
    SetOf,
    Signs,
    Type,
    Unknown,
    describe,
    integer,
    interval_of,
    maps_of,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree


def _cell(
    checker: ExpressionChecker,
    node: tree.Expr,
    scope: Scope,
    want: Type | None,
    call: tree.Call | None = None,
) -> core.Expr | None:
    """The cell that an argument is, of a ``call`` that takes a direction behind it."""
    value = checker.expression(node, scope, want)
    if isinstance(value.type, Unknown):
        return None
    if call and isinstance(value.type, Scalar) and value.type.base is DIRECTIONS:
        first, second, *rest = (argument.span.text for argument in call.arguments)
        checker.wrong(
            "direction-before-cell",
            node,
            function=call.function.text,
            arguments=", ".join((second, first, *rest)),
        )
        return None
    if not isinstance(value.type, Scalar) or not isinstance(value.type.base, Cells):
        checker.wrong("cell-expected", node, kind=value.type)
        return None
    return value


def _direction(checker: ExpressionChecker, node: tree.Expr, scope: Scope) -> core.Expr | None:
    direction = checker.expression(node, scope, Scalar(DIRECTIONS, 0, 7))
    kind = direction.type
    if isinstance(kind, Scalar) and kind.base is DIRECTIONS:
        return direction
    if not isinstance(kind, Unknown):
        checker.wrong("not-a-direction", node, kind=kind)
    return None


def on_cells(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """A call of an operation on cells: what it takes and gives stands in its row."""
    name = node.function.text
    row = OPERATIONS[name]
    found: list[core.Expr] = []
    for argument, kind in zip(node.arguments, row.takes, strict=False):
        value: core.Expr | None = None
        match kind:
            case Kind.CELL if Kind.DIRECTION in row.takes:
                value = _cell(checker, argument, scope, want, node)
                if value is None:
                    break
            case Kind.CELL:
                value = _cell(checker, argument, scope, None)
            case Kind.DIRECTION:
                value = _direction(checker, argument, scope)
            case Kind.NUMBER:
                value = checker.number(argument, scope)
            case Kind.SET:
                value = checker.a_set(argument, scope, found[0].type if found else None)
                value = value if isinstance(value.type, SetOf) else None
        if value is not None:
            found.append(value)
    if len(found) < len(node.arguments):
        return core.Const(node.span, UNKNOWN, 0)
    base = _map_of_result(checker, node, [value.type for value in found])
    if base is None:
        return core.Const(node.span, UNKNOWN, 0)
    types = [value.type for value in found]
    low, high = row.bounds_of(maps_of(row, types), map(interval_of, types))
    kinds: dict[Kind, Type] = {
        Kind.NUMBER: integer(low, high),
        Kind.CELL: Scalar(base, 0, whole(base).high, nowhere=low <= NOWHERE),
        Kind.SET: SetOf(base, whole(base).high),
    }
    return checker.apply(node.span, kinds[row.gives], name, *found)


def _map_of_result(
    checker: ExpressionChecker, node: tree.Call, types: Sequence[Type]
) -> Cells | None:
    """The map that a call leads to; None, and it is reported, when its arguments' do not fit."""
    kinds = [kind for kind in types if isinstance(kind, Scalar) and isinstance(kind.base, Cells)]
    bases = [kind.base for kind in kinds if isinstance(kind.base, Cells)]
    base, name = bases[0], node.function.text
    if len(bases) == 3:
        of_cell, of_a, of_b = bases
        if of_a is not of_cell and of_a is not of_b:
            checker.wrong(
                "cells-of-three-maps", node, name=name, label=", ".join(map(describe, kinds))
            )
            return None
        return of_b if of_a is of_cell else of_cell
    if any(other is not base for other in bases):
        checker.wrong("cells-of-two-maps", node, label=" and ".join(map(describe, kinds)))
        return None
    for argument, kind in zip(node.arguments, types, strict=True):
        if isinstance(kind, SetOf) and kind.base is not base:
            checker.wrong("set-of-other-map", argument, map=base.name, kind=kind, name=name)
            return None
    return base


def size(checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None) -> core.Expr:
    """``rows(m)``, ``columns(m)`` of a map."""
    name = node.function.text
    group = checker.a_set(node.arguments[0], scope)
    if not isinstance(group.type, SetOf) or not isinstance(group.type.base, Cells):
        if isinstance(group.type, Unknown):
            return group
        return checker.wrong("not-a-map", node.arguments[0], name=name, kind=group.type)
    cells = group.type.base
    size = cells.height if name == "rows" else cells.width
    return checker.constant(node.span, integer(0, 0), size)


def sign(checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None) -> core.Expr:
    """``sign(c)``: the character that the map has there, to be printed."""
    cell = _cell(checker, node.arguments[0], scope, want)
    if cell is None or not isinstance(cell.type, Scalar) or not isinstance(cell.type.base, Cells):
        return core.Const(node.span, UNKNOWN, 0)
    base = cell.type.base
    signs = Signs("".join(checker.grids[base.name].rows))
    table = core.Table("sign", node.span, (whole(base),), TEXT, signs)
    found = core.Lookup(node.span, TEXT, table, (cell,))
    return core.Apply(node.span, MADE_TEXT, "text", (found,))
