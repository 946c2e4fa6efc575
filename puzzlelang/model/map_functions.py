"""Functions that depend on the geometry of a map: step, slide, shift, row, distance …"""

from __future__ import annotations

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    COMPASS,
    COMPOSED_TEXT,
    DIRECTIONS,
    NOWHERE,
    OPERATIONS,
    TEXT,
    Cells,
    Kind,
    Members,
    Scalar,
    SetOf,
    Signs,
    Type,
    Unknown,
    integer,
    set_type,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.hoisting import Lets, named, with_lets
from puzzlelang.model.symbols import SetSymbol


def a_cell(call: Call, place: int, want: Type | None) -> core.Expr:
    """Check an argument that must be a cell."""
    value, node = call.expression(place, want), call.given[place]
    kind, row = value.type, OPERATIONS.get(call.name)
    if isinstance(kind, Unknown) or isinstance(kind, Scalar) and isinstance(kind.base, Cells):
        return value
    directed = row is not None and any(scheme.kind is Kind.DIRECTION for scheme in row.takes)
    if directed and isinstance(kind, Scalar) and kind.base is DIRECTIONS:
        first, second, *rest = (argument.span.text for argument in call.given)
        arguments = ", ".join((second, first, *rest))
        return call.wrong("direction-before-cell", place, function=call.name, arguments=arguments)
    names = call.checker.names
    if want is None and len(call.checker.grids) == 1:
        symbol = names.as_set(*call.checker.grids)
        want = set_type(symbol.domain) if isinstance(symbol, SetSymbol) else None
    help = model.advice.in_other_words(names, node.span, kind, want)
    help = help or model.advice.for_each_key(kind, node, call.scope)
    return call.wrong("cell-expected", place, kind=kind, help=help)


def a_direction(call: Call, place: int) -> core.Expr:
    """Check an argument that must be a direction."""
    direction = call.expression(place, Scalar(DIRECTIONS, 0, 7))
    kind = direction.type
    if isinstance(kind, Unknown) or isinstance(kind, Scalar) and kind.base is DIRECTIONS:
        return direction
    if isinstance(kind, Scalar) and isinstance(kind.base, Members):
        own = kind.base
        if set(own.names) <= {*COMPASS}:
            usual = {*own.names} == {*COMPASS[::2]}
            instead = f"write `{'direction' if usual else ' + '.join(own.names)}` instead of it"
            help = f"directions are built in: leave out the type `{own.name}`, and {instead}"
            return call.wrong("not-a-direction", place, kind=kind, help=help)
    names, at = call.checker.names, call.given[place].span
    help = model.advice.in_other_words(names, at, kind, Scalar(DIRECTIONS, 0, 7))
    if call.name == "opposite" and not help:
        help = model.unknown_names.help_for(call)
    return call.wrong("not-a-direction", place, kind=kind, help=help)


def _map(call: Call, group: core.Expr) -> Cells | None:
    """Return the map in the first argument; None for anything else (reported)."""
    if isinstance(group.type, SetOf) and isinstance(group.type.base, Cells):
        return group.type.base
    call.wrong("not-a-map", 0, name=call.name, kind=group.type)
    return None


def size(call: Call, group: core.Expr) -> core.Expr:
    """``rows(m)``, ``columns(m)`` of a map."""
    cells = _map(call, group)
    if cells is None:
        return call.broken
    return core.number(call.span, cells.height if call.name == "rows" else cells.width)


def sign(call: Call, cell: core.Expr) -> core.Expr:
    """``sign(c)``: the map's character at a cell, for printing."""
    assert isinstance(cell.type, Scalar) and isinstance(cell.type.base, Cells)
    base = cell.type.base
    signs = Signs("".join(call.checker.grids[base.name].rows))
    table = core.Table("sign", call.span, (whole(base),), TEXT, signs)
    character = core.Lookup(call.span, TEXT, table, (cell,))
    return core.Apply(call.span, COMPOSED_TEXT, "text", (character,))


def place_of_cell(checker: Checker, cell: core.Expr) -> core.Expr:
    """Return the index of a cell in its map, row by row; nowhere is a fault."""
    kind = cell.type
    assert isinstance(kind, Scalar) and isinstance(kind.base, Cells)
    if not kind.nowhere and not kind.optional:
        return cell
    at, base = cell.span, kind.base
    width = core.number(at, base.width)
    row, col = (
        checker.apply(at, integer(0, most - 1), name, cell)
        for name, most in (("row", base.height), ("col", base.width))
    )
    rows = checker.apply(at, integer(0, 0), "*", row, width)
    return checker.apply(at, integer(0, 0), "+", rows, col)


def cell_at(call: Call, group: core.Expr, row: core.Expr, col: core.Expr) -> core.Expr:
    """``cell(m, row, column)``; nowhere beyond the edges."""
    if isinstance(row.type, Unknown) or isinstance(col.type, Unknown):
        return call.broken
    base, span = _map(call, group), call.span
    if base is None:
        return call.broken
    if isinstance(row, core.Const) and isinstance(col, core.Const):
        inside = 0 <= row.value < base.height and 0 <= col.value < base.width
        there = row.value * base.width + col.value if inside else NOWHERE
        return call.checker.constant(span, Scalar(base, 0, 0), there)
    lets: Lets = []
    row, col = (named(lets, value, "it") for value in (row, col))
    conditions = []
    for value, size in ((row, base.height), (col, base.width)):
        kind = value.type
        assert isinstance(kind, Scalar)
        if kind.low < 0:
            conditions.append(core.Apply(span, BOOLEAN, ">=", (value, core.number(span, 0))))
        if kind.high >= size:
            conditions.append(core.Apply(span, BOOLEAN, "<", (value, core.number(span, size))))
    width, most = core.number(span, base.width), base.size - 1
    rows = core.Apply(span, integer(0, base.size), "*", (row, width))
    there = core.Apply(span, Scalar(base, 0, most), "+", (rows, col))
    if not conditions:
        return with_lets(lets, there)
    off = core.Const(span, Scalar(base, 0, 0, nowhere=True), NOWHERE)
    inside = call.checker.connect(span, "and", *conditions)
    cell = core.If(span, Scalar(base, 0, most, nowhere=True), inside, there, off)
    return with_lets(lets, cell)


# ── turning ──────────────────────────────────────────────────────────────────────────

_EIGHTHS = {"opposite": 4, "right_of": 2, "left_of": 6}
"""Clockwise turns, in eighths of a circle."""


def turned(call: Call, direction: core.Expr) -> core.Expr:
    """``opposite(d)``, ``right_of(d)``, ``left_of(d)``"""
    direction = call.checker.present(direction, call.given[0].span)
    by, count = _EIGHTHS[call.name], len(COMPASS)
    if isinstance(direction, core.Const):
        return core.constant(call.span, DIRECTIONS, (direction.value + by) % count)
    sum_ = core.Apply(
        call.span, integer(0, count - 1 + by), "+", (direction, core.number(call.span, by))
    )
    kind, all_ = Scalar(DIRECTIONS, 0, count - 1), core.number(call.span, count)
    return core.Apply(call.span, kind, "mod", (sum_, all_))
