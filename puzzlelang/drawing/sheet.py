"""Sheets to print: one page with levels of a puzzle, and their solutions at the end.

The page is self-contained, without scripts. The browser chooses the paper: A4 and Letter fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from puzzlelang.answers import Answer, Filled
from puzzlelang.core import given_values
from puzzlelang.drawing.board import Board
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.player import view_of
from puzzlelang.drawing.svg_board import FONT_FAMILY, below, element, style, symbols
from puzzlelang.text import Record, Stage, policy, replace, stage, xml

WIDE, HIGH = 180.0, 205.0
"""Room for a board in millimetres: the width of A4, and the height of Letter without a caption."""

LEVEL_SQUARE, SOLUTION_SQUARE = 9.0, 5.0
"""Maximum side of a square in millimetres, of a level and of a board that is filled in."""

NARROWEST, BETWEEN = 42.0, 6.0
"""Minimum width of a caption, and distance between boards, in millimetres."""

MARGINS, SHRINK = 0.4, 0.25
"""Width of both margins of a board in squares; part of a board by which a row may be too wide."""

RULES = f"""
@page{{margin:15mm}}
html{{background:#fff;color:#000;color-scheme:light}}
body{{max-width:{WIDE:g}mm;margin:0 auto;font:11pt/1.4 {FONT_FAMILY}}}
@media screen{{body{{padding:15mm}}}}
h1{{font-size:20pt;margin:0 0 3mm}}h2{{font-size:15pt;margin:0 0 4mm}}p{{margin:0 0 3mm}}
header{{margin-bottom:7mm}}
figure{{display:inline-block;vertical-align:top;margin:0 0 7mm;break-inside:avoid}}
figcaption{{margin-right:{BETWEEN:g}mm;padding-bottom:2mm;font-size:9pt;line-height:1.3}}
b{{font-size:12pt;margin-right:1.5mm}}
.shapes{{position:absolute}}
.solutions{{break-before:page}}
.moves{{columns:2;column-gap:8mm;font-size:9.5pt}}.moves p{{break-inside:avoid}}
.moves span{{display:inline-block;margin-right:2.5mm}}small{{margin-right:1mm;color:#444}}
"""


class SheetLevel(metaclass=Record):
    """An answer with a solution, and the caption of its level."""

    answer: Answer | Filled
    caption: str


def sheet_html(levels: Sequence[SheetLevel]) -> str:
    """Build the page; raise :class:`PuzzleError` if a look can't draw a level."""
    puzzle = levels[0].answer.puzzle
    starts, ends = list[Board](), list[Board]()
    with stage(Stage.DRAWING, total=len(levels)) as task:
        for n, level in enumerate(levels):
            task.at(n)
            start, *end = _boards(level.answer)
            starts.append(start)
            ends += end
    drawn = [_Figures("level", LEVEL_SQUARE, starts, [level.caption for level in levels])]
    if ends:
        drawn.append(_Figures("solution", SOLUTION_SQUARE, ends, [""] * len(ends)))
    solutions = drawn[1].html if ends else f'<div class="moves">{"".join(_moves(levels))}</div>'
    pieces = [piece for board in (*starts, *ends) for piece in (*board.ground, *board.pieces)]
    rules = style(pieces, dark=False) + RULES + "".join(figures.rule for figures in drawn)
    about = "".join(f"<p>{xml(part)}</p>" for part in puzzle.about.strip().split("\n\n") if part)
    title = xml(puzzle.title)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy(rules)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{rules}</style>\n</head>\n<body>\n"
        f'<svg class="shapes" width="0" height="0"><defs>{symbols(pieces)}</defs></svg>\n'
        f"<header><h1>{title}</h1>{about}</header>\n<main>{drawn[0].html}</main>\n"
        f'<section class="solutions"><h2>Solutions</h2>{solutions}</section>\n</body>\n</html>\n'
    )


class _Figures(metaclass=Record, eq=False):
    """Boards of one size of squares, each below its number and caption."""

    kind: str
    largest: float
    boards: Sequence[Board]
    captions: Sequence[str]

    @property
    def across(self) -> int:
        """Number of boards in a row; one more if they shrink little by it."""
        wide = max(self.size[0] * self.largest, NARROWEST) + BETWEEN
        return max(1, int(WIDE / wide + SHRINK))

    @property
    def size(self) -> tuple[float, float]:
        """Maximum width and height of a board in squares, with its margin."""
        wide, high = (max(getattr(b, side) for b in self.boards) for side in ("wide", "high"))
        return wide + MARGINS, high + MARGINS

    @property
    def square(self) -> float:
        """Side of a square in millimetres."""
        wide, high = self.size
        return min(self.largest, (WIDE / self.across - BETWEEN) / wide, HIGH / high)

    @property
    def rule(self) -> str:
        """Width of a figure."""
        return f".{self.kind}{{width:{WIDE / self.across - 0.1:.1f}mm}}\n"

    @property
    def html(self) -> str:
        return "".join(map(self._figure, range(len(self.boards))))

    def _figure(self, n: int) -> str:
        board = self.boards[n]
        wide, high = ((side + MARGINS) * self.square for side in (board.wide, board.high))
        return (
            f'<figure class="{self.kind}"><figcaption><b>{n + 1}</b>{xml(self.captions[n])}'
            f'</figcaption><svg viewBox="{view_of(board)}" width="{wide:.1f}mm" '
            f'height="{high:.1f}mm" role="img" aria-label="{self.kind} {n + 1}">'
            f"{below(board.ground)}{''.join(map(element, board.pieces))}</svg></figure>"
        )


def _boards(answer: Answer | Filled) -> Iterator[Board]:
    """Yield the board of the start, and that of the solution if the puzzle is filled in."""
    if isinstance(answer, Filled):
        assert answer.choice is not None
        slots = answer.choice.slots
        boards = Boards(replace(answer.puzzle, starts=(slots,)))  # laid out by a state
        yield boards.board(given_values(answer.puzzle))
        yield boards.board(slots)
    else:
        start = answer.trace[0]
        yield _lettered(Boards(answer.puzzle).board(start.slots), start.shown.split("\n"))


def _lettered(board: Board, rows: Sequence[str]) -> Board:
    """Write letters on pieces that differ only in their colour, or not at all.

    Solutions name them by the letters of the printed state, or of the values.
    """
    is_picture = (board.wide, board.high) == (max(map(len, rows)), len(rows))
    named: dict[str, dict[int, str]] = {}
    covered: set[tuple[float, float]] = set()
    for n, piece in reversed([*enumerate(board.pieces)]):
        cells = {(piece.x + x, piece.y + y) for x, y in piece.cells or [(0, 0)]}
        signs = {piece.kind.partition(" ")[2].rpartition(" ")[2]}
        if is_picture:
            signs = {rows[int(y)][int(x) : int(x) + 1] for x, y in cells}
        name = signs.pop()
        is_name = name.isalnum() if is_picture else name.isalpha()
        if is_name and not (signs or cells & covered or piece.paint.text):
            named.setdefault(piece.paint.shape, {})[n] = name
        covered |= cells
    pieces = [*board.pieces]
    for names in named.values():
        for n, name in names.items() if len({*names.values()}) > 1 else ():
            pieces[n] = replace(pieces[n], paint=replace(pieces[n].paint, text=name))
    return replace(board, pieces=tuple(pieces))


def _moves(levels: Sequence[SheetLevel]) -> Iterator[str]:
    """Yield a paragraph for each solution; equal steps in a row are written once."""
    for number, level in enumerate(levels, 1):
        assert isinstance(level.answer, Answer)
        last, parts = 0, []
        for said, steps in groupby(step.said for step in level.answer.trace[1:]):
            first, last = last + 1, last + len([*steps])
            numbers = f"{first}–{last}" if last > first else first
            parts.append(f"<span><small>{numbers}</small>{xml(said)}</span>")
        yield f"<p><b>{number}</b>{' '.join(parts)}</p>\n"
