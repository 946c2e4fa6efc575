"""Boards of puzzles that are filled in, in a terminal: box-drawing characters around the values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from puzzlelang.drawing.board import Board, Piece
from puzzlelang.drawing.terminal_signs import DARK, SIGNS
from puzzlelang.text import columns, printable

BOXES = " ╶╺╴─╼╸╾━╷┌┍┐┬┮┑┭┯╻┎┏┒┰┲┓┱┳╵└┕┘┴┶┙┵┷│├┝┤┼┾┥┽┿╽┟┢┧╁╆┪╅╈╹┖┗┚┸┺┛┹┻╿┞┡┦╀╄┩╃╇┃┠┣┨╂╊┫╉╋"
"""Characters by the weights (0 to 2) of their arms up, down, left and right."""

LIGHT, HEAVY = 1, 2
UP, DOWN, LEFT, RIGHT = range(4)

NARROW = 2
"""Least columns of a place."""

TEXTS = frozenset(("pen", "print", "split", "ring", "box", "above"))
CLUES = frozenset(("beside", "above"))
Line = list[tuple[str, str]]
Spot = tuple[int, int]


class PrintedBoard:
    """One board; without ``lines`` it is smaller, and shows no borders and corners."""

    is_whole = True

    def __init__(self, board: Board, lines: bool) -> None:
        pieces = (*board.ground, *board.pieces)
        places = [p for p in pieces if p.paint.shape not in CLUES and p.high == 1]
        self._left = min((p.x for p in places), default=0.0)
        self._top = min((p.y for p in places), default=0.0)
        texts = (p.paint.text for p in pieces if p.paint.shape in TEXTS)
        longest = max((columns(printable(text)) for text in texts), default=1)
        self._lines = lines and not any(p.paint.shape == "solid" for p in board.pieces)
        self._room = max(NARROW, longest + (longest > 1))
        if self._lines:  # an odd number, to centre single characters
            self._room = longest + 1 + longest % 2
        across = max((self._place(p)[0] for p in places), default=0) + 1
        down = max((self._place(p)[1] for p in places), default=0) + 1
        beside, above = (self._clues(pieces, shape) for shape in ("beside", "above"))
        self._margin = max((columns(" ".join(row)) + 1 for row in beside.values()), default=0)
        self._head = max(map(len, above.values()), default=0)
        edge = int(self._lines)
        self.wide = self._margin + across * (self._room + edge) + edge
        self.high = self._head + down * (1 + edge) + edge
        self._signs: dict[Spot, tuple[str, str, str]] = {}
        self._arms: dict[str, dict[Spot, list[int]]] = {"grid": {}, "line": {}}
        self._double: set[Spot] = set()
        has_cages = any(p.paint.shape == "cage" for p in pieces)
        for piece in pieces:
            self._draw(piece, has_cages)
        for y, row in beside.items():
            text, level = " ".join(row), self._corner(0, y)[0] + edge
            self._write(level, self._margin - 1 - columns(text), text, "bold")
        for x, column in above.items():
            left = self._corner(x, 0)[1] + edge
            for n, text in enumerate(reversed(column), 1):
                self._centred(self._head - n, left, text, "bold")

    def _place(self, piece: Piece) -> Spot:
        return int(piece.x - self._left + 0.01), int(piece.y - self._top + 0.01)

    def _clues(self, pieces: Sequence[Piece], shape: str) -> dict[int, list[str]]:
        """Clues of each row or column, in order."""
        clues: dict[int, list[str]] = {}
        for piece in pieces:
            if piece.paint.shape == shape:
                clues.setdefault(self._place(piece)[shape == "beside"], []).append(piece.paint.text)
        return clues

    def _corner(self, x: int, y: int) -> Spot:
        """Row and column of the upper left corner of a place."""
        edge = self._lines
        return self._head + y * (1 + edge), self._margin + x * (self._room + edge)

    # ── pieces ───────────────────────────────────────────────────────────────────────

    def _draw(self, piece: Piece, has_cages: bool) -> None:
        paint, (x, y) = piece.paint, self._place(piece)
        row, column = self._corner(x, y)
        edge, room = int(self._lines), self._room
        match paint.shape:
            case "border" | "cage":
                self._run(piece, HEAVY if paint.shape == "border" else LIGHT)
            case "line":
                self._rays(piece.cells, row, column)
            case "corner":
                if self._lines:
                    self._write(row, column + 1, paint.text[:room], "bold")
            case "square" | "solid" | "floor":
                if self._lines and not has_cages:
                    below, right = self._corner(x + 1, y + 1)
                    for level in (row, below):
                        self._across("grid", level, column, right, LIGHT)
                    for side in (column, right):
                        self._down("grid", side, row, below, LIGHT)
                if paint.shape == "solid":
                    self._fill(row + edge, column + edge, "ink")
            case "label" | "beside" | "above" | "nothing":
                pass
            case "pen" | "print" | "split":
                dark = paint.colour == "dark"
                tone = "page" if dark else "blue" if paint.shape == "pen" else "bold"
                back = "ink" if dark else "page"
                self._centred(row + edge, column + edge, paint.text, tone, back)
            case shape:
                self._sign(piece, shape, row + edge, column + edge)

    def _sign(self, piece: Piece, shape: str, row: int, column: int) -> None:
        paint = piece.paint
        if shape in ("box", "card", "crate", "pill", "plate", "block"):
            self._fill(row, column, paint.colour)
            ink = "white" if paint.colour in DARK else "black"
            self._centred(row, column, paint.text, ink, paint.colour)
            return
        tone = "ink" if paint.colour in ("black", "white", "") else paint.colour
        if shape == "ring":
            self._centred(row, column, f"({paint.text})" if paint.text else "○", tone)
        else:
            self._centred(row, column, SIGNS.get(shape, ("?", False))[0], tone)

    def _run(self, piece: Piece, weight: int) -> None:
        if not self._lines:
            return
        x, y = round(piece.x - self._left), round(piece.y - self._top)
        row, column = self._corner(x, y)
        if piece.wide:
            end = round(piece.x + piece.wide - self._left)
            self._across("grid", row, column, self._corner(end, y)[1], weight)
        else:
            end = round(piece.y + piece.high - self._top)
            self._down("grid", column, row, self._corner(x, end)[0], weight)

    def _rays(self, cells: Sequence[Spot], row: int, column: int) -> None:
        edge, room = int(self._lines), self._room
        middle, level = column + (room + edge) // 2, row + edge
        for x, y in set(cells):
            spots = {(level, middle)}
            if x:
                start, end = (middle, column + room + edge) if x > 0 else (column, middle)
                self._across("line", level, start, end, HEAVY)
                spots |= {(level, at) for at in range(start, end + 1)}
            else:
                start, end = (level, level + 1) if y > 0 else (level - 1, level)
                self._down("line", middle, start, end, HEAVY)
                spots |= {(start, middle), (end, middle)}
            if cells.count((x, y)) > 1:
                self._double |= spots

    # ── characters ───────────────────────────────────────────────────────────────────

    def _across(self, layer: str, row: int, start: int, end: int, weight: int) -> None:
        for at in range(start, end):
            self._arm(layer, row, at, RIGHT, weight)
            self._arm(layer, row, at + 1, LEFT, weight)

    def _down(self, layer: str, column: int, start: int, end: int, weight: int) -> None:
        for at in range(start, end):
            self._arm(layer, at, column, DOWN, weight)
            self._arm(layer, at + 1, column, UP, weight)

    def _arm(self, layer: str, row: int, column: int, way: int, weight: int) -> None:
        arms = self._arms[layer].setdefault((row, column), [0, 0, 0, 0])
        arms[way] = max(arms[way], weight)

    def _fill(self, row: int, column: int, colour: str) -> None:
        for n in range(self._room):
            self._signs[row, column + n] = " ", "ink", colour

    def _centred(self, row: int, column: int, text: str, tone: str, back: str = "page") -> None:
        text = printable(text)
        left = (self._room - columns(text) + 1) // 2 if columns(text) < self._room else 0
        self._write(row, column + left, text, tone, back)

    def _write(self, row: int, column: int, text: str, tone: str, back: str = "page") -> None:
        for character in printable(text):
            self._signs[row, column] = character, tone, back
            for n in range(1, columns(character)):
                self._signs[row, column + n] = "", tone, back
            column += columns(character)

    def lines(self, style: Callable[[str, str], str]) -> Iterator[Line]:
        for row in range(self.high):
            line: Line = []
            for column in range(self.wide):
                text, tone, back = self._character((row, column))
                codes = f"1;{style('ink', back)}" if tone == "bold" else style(tone, back)
                if line and line[-1][0] == codes:
                    line[-1] = codes, line[-1][1] + text
                else:
                    line.append((codes, text))
            yield line

    def _character(self, spot: Spot) -> tuple[str, str, str]:
        if spot in self._signs:
            return self._signs[spot]
        for layer, tone in (("line", "blue"), ("grid", "ink")):
            if spot in self._arms[layer]:
                arms = self._arms[layer][spot]
                up, down, left, right = arms
                if spot in self._double and layer == "line":
                    return "═" if left or right else "║", tone, "page"
                sign = BOXES[((up * 3 + down) * 3 + left) * 3 + right]
                return sign, tone if max(arms) == HEAVY else "soft", "page"
        return " ", "ink", "page"
