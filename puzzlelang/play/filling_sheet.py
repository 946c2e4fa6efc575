"""Sheets of blanks on a terminal, and how to move among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from puzzlelang.answers import Blank, Cell, Reason, Sheet, sheets_of, shows_sign
from puzzlelang.core import Members
from puzzlelang.play.filling_game import FillingGame, broken_blanks
from puzzlelang.play.game import Line, Region, View
from puzzlelang.text import columns

WIDEST, WIDEST_LABEL = 6, 20
"""Columns of a value, and of the name of a row."""

Place = tuple[int, int, int, int]
"""Number of a sheet, row, column, and number of the blank in its cell."""


class Sheets:
    """All blanks of a game, and how to move between them."""

    def __init__(self, game: FillingGame) -> None:
        self._game = game
        self.sheets = sheets_of(
            game.loaded.puzzle, game.blanks, game.givens, range(len(game.blanks))
        )
        self._places: dict[int, Place] = {
            blank: (s, r, c, n)
            for s, sheet in enumerate(self.sheets)
            for r, row in enumerate(sheet.rows)
            for c, cell in enumerate(row)
            for n, blank in enumerate(cell.blanks)
        }
        self.order = sorted(self._places, key=self._places.__getitem__)

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
            sign = cell.sign if shows_sign(cell, game.blanks, game.givens) else " "
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
