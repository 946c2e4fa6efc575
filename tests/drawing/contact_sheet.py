"""Draw every bundled puzzle once, in the middle of its solution: docs/gallery/boards.svg.

``python -m tests.drawing.contact_sheet`` writes the picture; a slow test compares it.
"""

from __future__ import annotations

from pathlib import Path

import puzzlelang as pl
from puzzlelang import answers
from puzzlelang.answers import loading
from puzzlelang.drawing import Boards
from puzzlelang.drawing.board import Board
from puzzlelang.drawing.svg_board import SQUARE, below, element, number, style, symbols
from puzzlelang.text import replace, write_whole, xml

TOP = Path(__file__).parents[2]
SHEET = TOP / "docs" / "gallery" / "boards.svg"
CELL, GAP, ACROSS, HEAD = 200.0, 16.0, 5, 22.0
STATES = 30_000
"""Limit of states; a puzzle not solved within it is drawn at its start."""


def board_of(path: Path) -> Board:
    """Draw the middle state of the solution, or the last one of a short solution."""
    filled = loading.loadable(lambda: answers.load(str(path)))
    if isinstance(filled, answers.ToFill):
        chosen = answers.fill(filled).choice
        assert chosen is not None
        return Boards(replace(filled.puzzle, starts=(chosen.slots,))).board(chosen.slots)
    puzzle = pl.load(path, tier="python")
    answer = puzzle.solve(states=STATES)
    trace = answer.trace
    state = trace[len(trace) // 2 if len(trace) > 4 else -1].state if trace else puzzle.initial
    return Boards(puzzle._loaded.puzzle).board(state.slots)


def sheet() -> str:
    """Draw all boards, sorted by name within their folders."""
    paths = sorted((TOP / "puzzles").rglob("*.yaml"))
    boards = [(path.stem, board_of(path)) for path in paths]
    rows = -(-len(boards) // ACROSS)
    wide = ACROSS * (CELL + GAP) + GAP
    high = rows * (CELL + HEAD + GAP) + GAP
    used = [piece for _, board in boards for piece in (*board.ground, *board.pieces)]
    inside = [_cell(n, name, board) for n, (name, board) in enumerate(boards)]
    size = f'viewBox="0 0 {number(wide)} {number(high)}" width="{number(wide)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} height="{number(high)}" role="img">\n'
        f"<title>The puzzles of the library, each in the middle of its solution</title>\n"
        f"<style>{style(used)}.page{{fill:var(--b-page)}}</style>\n<defs>{symbols(used)}</defs>\n"
        f'<rect class="page" width="{number(wide)}" height="{number(high)}"/>\n'
        + "\n".join(inside)
        + "\n</svg>\n"
    )


def _cell(n: int, name: str, board: Board) -> str:
    x = GAP + n % ACROSS * (CELL + GAP)
    y = GAP + n // ACROSS * (CELL + HEAD + GAP)
    wide, high = board.wide * SQUARE, board.high * SQUARE
    scale = min(1.0, CELL / wide, CELL / high)
    left, top = x + (CELL - wide * scale) / 2, y + HEAD + (CELL - high * scale) / 2
    pieces = "".join(map(element, board.pieces))
    return (
        f'<text class="t w" x="{number(x + CELL / 2)}" y="{number(y + 8)}" font-size="14">'
        f"{xml(name)}</text>"
        f'<g transform="translate({number(left)} {number(top)}) scale({scale:.3f})">'
        f"{below(board.ground)}{pieces}</g>"
    )


if __name__ == "__main__":
    write_whole(str(SHEET), sheet())
