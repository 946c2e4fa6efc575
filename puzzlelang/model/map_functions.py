"""The functions that know how the cells of a map lie: step, slide, shift, row, distance …"""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import (
    BOOLEAN,
    COMPASS,
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
from puzzlelang.model import foreign_calls
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.hoisting import Lets, named, with_lets
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Span


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
        from puzzlelang.model import meant_members

        help = meant_members.for_each_key(value.type, node, scope)
        checker.wrong("cell-expected", node, kind=value.type, help=help)
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


def place_of_cell(checker: ExpressionChecker, cell: core.Expr) -> core.Expr:
    """The place of a cell among those of its map, row by row; nowhere has none: a fault."""
    kind = cell.type
    assert isinstance(kind, Scalar) and isinstance(kind.base, Cells)
    if not kind.nowhere and not kind.optional:
        return cell
    at, base = cell.span, kind.base
    width = core.Const(at, integer(base.width, base.width), base.width)
    row, col = (
        checker.apply(at, integer(0, most - 1), name, cell)
        for name, most in (("row", base.height), ("col", base.width))
    )
    rows = checker.apply(at, integer(0, 0), "*", row, width)
    return checker.apply(at, integer(0, 0), "+", rows, col)


def cell_at(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``cell(m, row, column)``; nowhere beyond the edge."""
    group = checker.a_set(node.arguments[0], scope)
    row, col = (checker.number(argument, scope) for argument in node.arguments[1:])
    kinds = group.type, row.type, col.type
    if any(isinstance(kind, Unknown) for kind in kinds):
        return core.Const(node.span, UNKNOWN, 0)
    if not isinstance(group.type, SetOf) or not isinstance(group.type.base, Cells):
        name = node.function.text
        return checker.wrong("not-a-map", node.arguments[0], name=name, kind=group.type)
    base, span = group.type.base, node.span
    if isinstance(row, core.Const) and isinstance(col, core.Const):
        inside = 0 <= row.value < base.height and 0 <= col.value < base.width
        there = row.value * base.width + col.value if inside else NOWHERE
        return checker.constant(span, Scalar(base, 0, 0), there)
    lets: Lets = []
    row, col = (named(lets, value, "it") for value in (row, col))
    conditions = []
    for value, size in ((row, base.height), (col, base.width)):
        kind = value.type
        assert isinstance(kind, Scalar)
        if kind.low < 0:
            conditions.append(core.Apply(span, BOOLEAN, ">=", (value, _number(span, 0))))
        if kind.high >= size:
            conditions.append(core.Apply(span, BOOLEAN, "<", (value, _number(span, size))))
    rows = core.Apply(span, integer(0, base.height * base.width), "*",
        (row, _number(span, base.width)))  # fmt: skip
    there = core.Apply(span, Scalar(base, 0, whole(base).high), "+", (rows, col))
    if not conditions:
        return with_lets(lets, there)
    off = core.Const(span, Scalar(base, 0, 0, nowhere=True), NOWHERE)
    kind = Scalar(base, 0, whole(base).high, nowhere=True)
    inside = checker.connect(span, "and", *conditions)
    return with_lets(lets, core.If(span, kind, inside, there, off))


def _number(span: Span, value: int) -> core.Const:
    return core.Const(span, integer(value, value), value)


# ── turning ──────────────────────────────────────────────────────────────────────────

_EIGHTHS = {"opposite": 4, "right_of": 2, "left_of": 6}
"""By how many eighths of a circle these turn clockwise; there are eight directions."""


def turned(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``opposite(d)``, ``right_of(d)``, ``left_of(d)``"""
    (argument,), name = node.arguments, node.function.text
    direction = checker.expression(argument, scope, Scalar(DIRECTIONS, 0, 7))
    kind = direction.type
    if isinstance(kind, Unknown):
        return direction
    if not isinstance(kind, Scalar) or kind.base is not DIRECTIONS:
        help = foreign_calls.help_for(checker, node, scope) if name == "opposite" else ""
        return checker.wrong("not-a-direction", argument, kind=kind, help=help)
    direction = checker.present(direction, argument.span)
    by, all_ = _number(node.span, _EIGHTHS[name]), _number(node.span, len(COMPASS))
    if isinstance(direction, core.Const):
        value = (direction.value + by.value) % len(COMPASS)
        return core.Const(node.span, Scalar(DIRECTIONS, value, value), value)
    most = len(COMPASS) - 1
    sum_ = core.Apply(node.span, integer(0, most + by.value), "+", (direction, by))
    return core.Apply(node.span, Scalar(DIRECTIONS, 0, most), "mod", (sum_, all_))
