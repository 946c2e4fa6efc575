"""Blanks arranged as sheets: the cells of a map, or rows and columns of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod

from puzzlelang.answers import Blank, Reason
from puzzlelang.core import (
    INTEGERS,
    Cells,
    ListOf,
    Members,
    SetOf,
    Variable,
    show_scalar,
    size_of,
)
from puzzlelang.play.filling_game import FillingGame, broken_blanks
from puzzlelang.play.game import Line, Region, View
from puzzlelang.text import Record, columns

MOST_IN_A_CELL = 6
"""Blanks that share a cell of a map; more become a table."""

WIDEST, WIDEST_LABEL = 6, 20
"""Columns of a value, and of the name of a row."""

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


Place = tuple[int, int, int, int]
"""Number of a sheet, row, column, and number of the blank in its cell."""


class Sheets:
    """All blanks of a game, and how to move between them."""

    def __init__(self, game: FillingGame) -> None:
        self._game = game
        maps = {one: _map_of(one) for one in game.loaded.puzzle.variables}
        groups: dict[tuple[Cells | None, str], list[int]] = {}
        for number, blank in enumerate(game.blanks):
            base = maps[blank.variable]
            groups.setdefault((base, "" if base else blank.variable.name), []).append(number)
        self.sheets = [
            self._map(base, numbers) if base is not None else self._table(name, numbers)
            for (base, name), numbers in groups.items()
        ]
        self._places: dict[int, Place] = {
            blank: (s, r, c, n)
            for s, sheet in enumerate(self.sheets)
            for r, row in enumerate(sheet.rows)
            for c, cell in enumerate(row)
            for n, blank in enumerate(cell.blanks)
        }
        self.order = sorted(self._places, key=self._places.__getitem__)

    def _map(self, base: Cells, numbers: Sequence[int]) -> Sheet:
        blanks, at = self._game.blanks, dict[int, list[int]]()
        for number in numbers:
            at.setdefault(next(v for b, v in blanks[number].places if b is base), []).append(number)
        grid = self._game.loaded.puzzle.grids[base.name].rows
        cells = [
            Cell(tuple(at.get(n, ())), grid[n // base.width][n % base.width : n % base.width + 1])
            for n in range(base.size)
        ]
        names = dict.fromkeys(blanks[number].variable.name for number in numbers)
        return Sheet(
            ", ".join(names),
            tuple(map(str, range(base.width))),
            tuple(map(str, range(base.height))),
            tuple(tuple(cells[n : n + base.width]) for n in range(0, base.size, base.width)),
            any(self._shows_sign(cell) for cell in cells),
        )

    def _shows_sign(self, cell: Cell) -> bool:
        if not cell.blanks or cell.sign in PLAIN:
            return False
        given = self._game.givens
        blank = cell.blanks[0]
        return blank not in given or self._game.blanks[blank].options[given[blank]] != cell.sign

    def _table(self, name: str, numbers: Sequence[int]) -> Sheet:
        blanks = self._game.blanks
        at: dict[tuple[str, str], int] = {}
        for number in numbers:
            *outer, last = [show_scalar(value, base) for base, value in blanks[number].places] or [
                ""
            ]
            key = (" ".join(outer), last) if outer else (last, "")
            at[key] = number
        rows = [*dict.fromkeys(row for row, _ in at)]
        heads = [*dict.fromkeys(head for _, head in at)]
        cells = tuple(
            tuple(Cell((at[row, head],)) if (row, head) in at else Cell() for head in heads)
            for row in rows
        )
        return Sheet(name, tuple(heads) if heads != [""] else (), tuple(rows), cells)

    # ── moving ───────────────────────────────────────────────────────────────────────

    def neighbour(self, blank: int, key: str) -> int:
        """Return the blank in the direction of an arrow key, or the same one at the edge."""
        sheet, row, column, number = self._places[blank]
        down, right = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[key]
        while True:
            row, column = row + down, column + right
            if down and not 0 <= row < len(self.sheets[sheet].rows):
                sheet += down
                if not 0 <= sheet < len(self.sheets):
                    return blank
                row = 0 if down > 0 else len(self.sheets[sheet].rows) - 1
                column = min(column, len(self.sheets[sheet].rows[0]) - 1)
            cells = self.sheets[sheet].rows[row]
            if not 0 <= column < len(cells):
                return blank
            if cells[column].blanks:
                return cells[column].blanks[min(number, len(cells[column].blanks) - 1)]

    def step(self, blank: int, count: int) -> int:
        """Return the blank that many places further, in the order of the sheets."""
        return self.order[(self.order.index(blank) + count) % len(self.order)]

    # ── output ───────────────────────────────────────────────────────────────────────

    def view(self, cursor: int | None, reason: Reason | None = None) -> View:
        """Draw all sheets; show the part around the cursor if they don't all fit."""
        broken = broken_blanks(self._game.verdict.broken)
        marked = frozenset(reason.blanks if reason is not None else ())
        lines: list[Line] = []
        focus: Region | None = None
        for number, sheet in enumerate(self.sheets):
            if lines:
                lines.append([])
            if len(self.sheets) > 1:
                lines.append([("dim", sheet.title)])
            lines += [*self._drawn(sheet, cursor, broken, marked)]
            if cursor is not None and self._places[cursor][0] == number:
                _, row, column, _ = self._places[cursor]
                first = len(lines) - len(sheet.rows) + row
                left, wide = _margin(sheet), self._width(sheet) + 2
                focus = first, first + 1, left + wide * column, left + wide * (column + 1)
        return View(lines, focus)

    def _drawn(
        self, sheet: Sheet, cursor: int | None, broken: frozenset[int], marked: frozenset[int]
    ) -> Iterator[Line]:
        width, margin = self._width(sheet), _margin(sheet)
        if sheet.heads:
            heads = (f" {_cut(head, width):>{width}} " for head in sheet.heads)
            yield [("dim", " " * margin + "".join(heads).rstrip())]
        for name, row in zip(sheet.names, sheet.rows, strict=True):
            line: Line = [("dim", f"{_cut(name, margin - 1):<{margin}}")] if margin else []
            for cell in row:
                line += self._cell(sheet, cell, width, cursor, broken, marked)
            yield line

    def _cell(
        self,
        sheet: Sheet,
        cell: Cell,
        width: int,
        cursor: int | None,
        broken: frozenset[int],
        marked: frozenset[int],
    ) -> Line:
        """Draw a cell; the column on each side shows the cursor, broken rules and reasons."""
        if not cell.blanks:
            return [("dim", f" {cell.sign.strip():>{width}} ")]
        game, blanks = self._game, frozenset(cell.blanks)
        here = cursor in blanks
        text, style = self._text(cell), ""
        if blanks & broken:
            style = "bad"
        elif blanks & marked:
            style = "warning"
        elif blanks <= game.givens.keys():
            style = "bold"
        elif not blanks & game.filled.keys():
            style = "dim"
        if sheet.signed:
            sign = cell.sign if self._shows_sign(cell) else " "
            text = f"{sign}{text:>{width - 1}}"
        end = "!" if blanks & broken else "?" if blanks & marked else "]" if here else " "
        if here:
            style = "7"
        return [(style, f"{'[' if here else ' '}{text:>{width}}{end}")]

    def _width(self, sheet: Sheet) -> int:
        texts = [columns(self._text(cell)) for row in sheet.rows for cell in row if cell.blanks]
        heads = [min(columns(head), WIDEST) for head in sheet.heads]
        return max(max(texts, default=1) + sheet.signed, *heads, 1)

    def _text(self, cell: Cell) -> str:
        if len(cell.blanks) == 1:
            return self._value(cell.blanks[0], "#")
        initials = [_initial(self._game.blanks[blank]) for blank in cell.blanks]
        distinct = len({*initials}) == len(initials)
        texts = [
            self._value(blank, initial if distinct and initial else "#")
            for blank, initial in zip(cell.blanks, initials, strict=True)
        ]
        return ("" if max(map(len, texts)) == 1 else " ").join(texts)

    def _value(self, number: int, inside: str) -> str:
        game, blank = self._game, self._game.blanks[number]
        if number in game.filled:
            return _short(blank.options[game.filled[number]], inside)
        marks = [_short(blank.options[n], inside) for n in sorted(game.marks.get(number, ()))]
        return (
            _cut(("" if max(map(len, marks)) == 1 else ",").join(marks), WIDEST) if marks else "."
        )


DASHED: Mapping[str, str] = {"false": "-", "out": "-", "none": "-", "nothing": "-"}


def _short(text: str, inside: str) -> str:
    """Return a text for a cell of a sheet: ``-`` for none, ``#`` for in, ``0,2`` for a cell."""
    if text in ("true", "in"):
        return inside
    return _cut(DASHED.get(text, text).translate(str.maketrans("", "", "() ")), WIDEST)


def _cut(text: str, width: int) -> str:
    return text if columns(text) <= width else text[: width - 1] + "…"


def _initial(blank: Blank) -> str:
    base, value = blank.places[-1]
    return base.names[value][0] if isinstance(base, Members) else ""


def _margin(sheet: Sheet) -> int:
    return min(WIDEST_LABEL, max(map(columns, sheet.names))) + any(sheet.names)


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
