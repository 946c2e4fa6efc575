"""The functions that know how the cells of a map lie: step, slide, shift, row, distance …"""

from __future__ import annotations

from puzzlelang.core import (
    DIRECTIONS,
    MADE_TEXT,
    TEXT,
    UNKNOWN,
    Cells,
    Scalar,
    SetOf,
    Signs,
    Type,
    Unknown,
    describe,
    integer,
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
            "not-a-cell", node.span, f"in `{call.function.text}` the cell comes first",
            label="this is a direction",
            help=f"write `{call.function.text}({', '.join((second, first, *rest))})`",
        )  # fmt: skip
        return None
    if not isinstance(value.type, Scalar) or not isinstance(value.type.base, Cells):
        checker.wrong(
            "not-a-cell", node.span, "a cell of a map is expected here",
            label=f"this is {describe(value.type)}",
            help="a cell is the value of a variable whose type is a map, `the start`, `step(c, d)`",
        )  # fmt: skip
        return None
    return value


def _direction(checker: ExpressionChecker, node: tree.Expr, scope: Scope) -> core.Expr | None:
    direction = checker.expression(node, scope, Scalar(DIRECTIONS, 0, 7))
    kind = direction.type
    if isinstance(kind, Scalar) and kind.base is DIRECTIONS:
        return direction
    if not isinstance(kind, Unknown):
        checker.wrong(
            "not-a-direction", node.span, "a direction is expected here",
            label=f"this is {describe(kind)}",
            help="north, east, south, west; or a name that runs over `direction`",
        )  # fmt: skip
    return None


def step(checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None) -> core.Expr:
    cell = _cell(checker, node.arguments[0], scope, want, node)
    if cell is None:
        return core.Const(node.span, UNKNOWN, 0)
    direction = _direction(checker, node.arguments[1], scope)
    count = [checker.number(argument, scope) for argument in node.arguments[2:]]
    if direction is None or not isinstance(cell.type, Scalar):
        return core.Const(node.span, UNKNOWN, 0)
    assert isinstance(cell.type.base, Cells)
    kind = Scalar(cell.type.base, 0, whole(cell.type.base).high, nowhere=True)
    return checker.apply(node.span, kind, "step", cell, direction, *count)


def row_or_column(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    name = node.function.text
    cell = _cell(checker, node.arguments[0], scope, None)
    if cell is None or not isinstance(cell.type, Scalar) or not isinstance(cell.type.base, Cells):
        return core.Const(node.span, UNKNOWN, 0)
    most = cell.type.base.height if name == "row" else cell.type.base.width
    return checker.apply(node.span, integer(0, most - 1), name, cell)


def size(checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None) -> core.Expr:
    """``rows(m)``, ``columns(m)`` of a map."""
    name = node.function.text
    group = checker.a_set(node.arguments[0], scope)
    if not isinstance(group.type, SetOf) or not isinstance(group.type.base, Cells):
        if isinstance(group.type, Unknown):
            return group
        return checker.wrong(
            "not-a-map", node.arguments[0].span, f"`{name}` is the size of a map",
            label=f"this is {describe(group.type)}", help=f"write `{name}(…)` with the map's name",
        )  # fmt: skip
    cells = group.type.base
    size = cells.height if name == "rows" else cells.width
    return checker.constant(node.span, integer(0, 0), size)


def distance(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    a = _cell(checker, node.arguments[0], scope, None)
    b = _cell(checker, node.arguments[1], scope, None)
    if a is None or b is None or not isinstance(a.type, Scalar) or not isinstance(b.type, Scalar):
        return core.Const(node.span, UNKNOWN, 0)
    if a.type.base is not b.type.base or not isinstance(a.type.base, Cells):
        return checker.wrong(
            "wrong-type", node.span, "these cells are on two different maps",
            label=f"{describe(a.type)} and {describe(b.type)}",
        )  # fmt: skip
    most = a.type.base.height + a.type.base.width - 2
    return checker.apply(node.span, integer(0, most), "distance", a, b)


def neighbours(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    cell = _cell(checker, node.arguments[0], scope, None)
    if cell is None or not isinstance(cell.type, Scalar):
        return core.Const(node.span, UNKNOWN, 0)
    assert isinstance(cell.type.base, Cells)
    kind = SetOf(cell.type.base, whole(cell.type.base).high)
    return checker.apply(node.span, kind, "neighbours", cell)


def shift(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    """``shift(c, a, b)``: two of the three, ``a`` among them, lie on one map."""
    found = [_cell(checker, argument, scope, None) for argument in node.arguments]
    kinds = [cell.type for cell in found if cell is not None and isinstance(cell.type, Scalar)]
    if len(kinds) < 3:
        return core.Const(node.span, UNKNOWN, 0)
    of_cell, of_a, of_b = (kind.base for kind in kinds)
    if of_a is not of_cell and of_a is not of_b:
        return checker.wrong(
            "wrong-type", node.span, "`shift` compares two cells of one map",
            label=", ".join(map(describe, kinds)),
            help="in `shift(c, a, b)` the cell `a` is on the map of `c` or on that of `b`",
        )  # fmt: skip
    base = of_b if of_a is of_cell else of_cell
    assert isinstance(base, Cells)
    kind = Scalar(base, 0, whole(base).high, nowhere=True)
    return checker.apply(node.span, kind, "shift", *(cell for cell in found if cell is not None))


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


def slide(
    checker: ExpressionChecker, node: tree.Call, scope: Scope, want: Type | None
) -> core.Expr:
    cell = _cell(checker, node.arguments[0], scope, want, node)
    if cell is None:
        return core.Const(node.span, UNKNOWN, 0)
    direction = _direction(checker, node.arguments[1], scope)
    group = checker.a_set(node.arguments[2], scope, cell.type)
    if direction is None or not isinstance(group.type, SetOf):
        return core.Const(node.span, UNKNOWN, 0)
    assert isinstance(cell.type, Scalar)
    base = cell.type.base
    assert isinstance(base, Cells)
    if group.type.base is not base:
        return checker.wrong(
            "wrong-type", node.arguments[2].span, f"a set of cells of {base.name} is expected here",
            label=f"this is {describe(group.type)}",
            help="`slide(c, d, S)` goes on as long as the next cell is in S",
        )  # fmt: skip
    kind = Scalar(base, 0, whole(base).high, nowhere=cell.type.nowhere)
    return checker.apply(node.span, kind, "slide", cell, direction, group)
