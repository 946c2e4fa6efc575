"""Blanks arranged as sheets: the cells of a map, or rows and columns of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod

from puzzlelang.answers.deductions import Blank, Filling
from puzzlelang.core import (
    INTEGERS,
    Cells,
    ListOf,
    Puzzle,
    SetOf,
    Variable,
    show_scalar,
    size_of,
)
from puzzlelang.text import Record

MOST_IN_A_CELL = 6
"""Blanks that share a cell of a map; more become a table."""

PLAIN = " .-_"
"""Characters of a map that are not repeated next to a value."""


class Cell(metaclass=Record):
    """The blanks at a place, and the character of the map."""

    blanks: tuple[int, ...] = ()
    sign: str = ""


class Sheet(metaclass=Record, eq=False):
    """Rows of cells with the names of rows and columns; ``signed`` if values have signs beside."""

    title: str
    heads: tuple[str, ...]
    names: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    signed: bool = False


def sheets_of(
    puzzle: Puzzle, blanks: Sequence[Blank], givens: Filling, numbers: Iterable[int]
) -> list[Sheet]:
    """Arrange blanks, by their numbers: those of a map together, others by variable."""
    maps = {one: _map_of(one) for one in puzzle.variables}
    groups: dict[tuple[Cells | None, str], dict[int, Blank]] = {}
    for number in numbers:
        blank = blanks[number]
        base = maps[blank.variable]
        groups.setdefault((base, "" if base else blank.variable.name), {})[number] = blank
    return [
        _map(puzzle, base, own, givens) if base is not None else _table(name, own)
        for (base, name), own in groups.items()
    ]


def _map(puzzle: Puzzle, base: Cells, blanks: Mapping[int, Blank], givens: Filling) -> Sheet:
    at = dict[int, list[int]]()
    for number, blank in blanks.items():
        at.setdefault(next(v for b, v in blank.places if b is base), []).append(number)
    grid = puzzle.grids[base.name].rows
    cells = [
        Cell(tuple(at.get(n, ())), grid[n // base.width][n % base.width : n % base.width + 1])
        for n in range(base.size)
    ]
    return Sheet(
        ", ".join(dict.fromkeys(blank.variable.name for blank in blanks.values())),
        tuple(map(str, range(base.width))),
        tuple(map(str, range(base.height))),
        tuple(tuple(cells[n : n + base.width]) for n in range(0, base.size, base.width)),
        any(shows_sign(cell, blanks, givens) for cell in cells),
    )


def shows_sign(cell: Cell, blanks: Mapping[int, Blank] | Sequence[Blank], givens: Filling) -> bool:
    """Test whether the character of the map stands next to the value."""
    if not cell.blanks or cell.sign in PLAIN:
        return False
    blank = cell.blanks[0]
    return blank not in givens or blanks[blank].options[givens[blank]] != cell.sign


def _table(name: str, blanks: Mapping[int, Blank]) -> Sheet:
    at: dict[tuple[str, str], int] = {}
    for number, blank in blanks.items():
        *outer, last = [show_scalar(value, base) for base, value in blank.places] or [""]
        at[(" ".join(outer), last) if outer else (last, "")] = number
    rows = [*dict.fromkeys(row for row, _ in at)]
    heads = [*dict.fromkeys(head for _, head in at)]
    cells = tuple(
        tuple(Cell((at[row, head],)) if (row, head) in at else Cell() for head in heads)
        for row in rows
    )
    return Sheet(name, tuple(heads) if heads != [""] else (), tuple(rows), cells)


def _map_of(variable: Variable) -> Cells | None:
    """Return the map whose cells hold the blanks of a variable, if a few share a cell."""
    parts = [(key.base, size_of(key.values)) for key in variable.keys]
    match variable.type:
        case SetOf():
            assert variable.domain is not None
            parts.append((variable.domain.base, size_of(variable.domain.values)))
        case ListOf(most=most):
            parts.append((INTEGERS, most))
    maps = [base for base, _ in parts if isinstance(base, Cells)]
    shared = prod(size for base, size in parts if not isinstance(base, Cells))
    return maps[0] if len(maps) == 1 and shared <= MOST_IN_A_CELL else None
