"""Boards in a terminal: coloured characters; a square is two columns wide, or a multiple.

A character has four dots in at most two colours, or a sign.  Terminals have 16 million, 256, 16 or
no colours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from math import ceil, floor

from puzzlelang.core import COLOURS, Cells, Puzzle, given_values
from puzzlelang.drawing.board import CHESS, FILLS, RED_SUITS, Board, Paint, Piece
from puzzlelang.drawing.look import Boards, looks_of
from puzzlelang.drawing.outlines import covers, polygons
from puzzlelang.drawing.terminal_print import PrintedBoard
from puzzlelang.drawing.terminal_signs import DARK, SIGNS
from puzzlelang.text import PuzzleError, columns, printable, replace

FEW_COLOURS, MANY_COLOURS, ALL_COLOURS = 16, 256, 1 << 24
"""Numbers of colours of a terminal."""

LIT = "lit"
"""Tone of pieces that the marked move changes."""

_ROWS = """
red         #cf3f2e 160  1   88
orange      #e8892b 208  9  130
gold        #ecc23a 220 11  136
green       #4a9d4f  71  2   65
teal        #2a9c98  37  6   30
blue        #3d86d8  32  4   25
purple      #946fd0  98  5   60
pink        #dc7fb2 175 13  132
brown       #96683f  94  3   58
grey        #8c95a0 246  7  243
black       #0e1013 232  0  235
white       #f7f5ef 255 15  251
page        #1b1f25 234  0    0
floor       #474e59 240  8    0
other-floor #3f4650 238  8    0
wall        #a3adb8 249  7    0
land        #43583a  22  8    0
water       #2f648c  24 12    0
line        #b0a896 144  7    0
ink         #eceae4 254 15    0
soft        #a3a9b2 248  7    0
lit         #8ff5ff 123 14    0
"""
"""For each tone: its colour, its index among 256 and 16 colours, and the index among 256 of a floor
in this tone. The tones are distinct on a board that is neither dark nor light.
"""

TONES: Mapping[str, tuple[str, int, int]] = {
    name: (colour, int(many), int(few))
    for name, colour, many, few, _ in map(str.split, _ROWS.strip().splitlines())
}


def _floor(name: str, many: int) -> tuple[str, int, int]:
    """A floor in a colour; with 16 colours, only the one for water differs."""
    pairs = ((int(TONES[one][0][n : n + 2], 16) for one in (name, "floor")) for n in (1, 3, 5))
    few = TONES["water" if name == "blue" else "floor"][2]
    return "#" + "".join(f"{sum(pair) // 2:02x}" for pair in pairs), many, few


FLOORS: Mapping[str, tuple[str, int, int]] = {
    f"{name} floor": _floor(name, int(many))
    for name, _, _, _, many in map(str.split, _ROWS.strip().splitlines())
    if name in (*COLOURS, LIT)
}  # fmt: skip


def written_in(colours: int) -> Callable[[str, str], str]:
    """Return a function for the terminal codes of a tone on another one."""
    tones = {**TONES, **FLOORS}

    def one(name: str, kind: int) -> str:
        colour, many, few = tones[name]
        if colours == FEW_COLOURS:
            return str(kind - 8 + few if few < 8 else kind + 44 + few)
        if colours == MANY_COLOURS:
            return f"{kind};5;{many}"
        return f"{kind};2;" + ";".join(str(int(colour[n : n + 2], 16)) for n in (1, 3, 5))

    @cache
    def style(ink: str, back: str) -> str:
        return f"{one(ink, 38)};{one(back, 48)}"

    return style


Line = list[tuple[str, str]]
"""Segments of a line: style and text."""

QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""Characters by the set of filled quarters; bit 0 is the upper left one."""

FINE = 3
"""Sample points across and down a dot; most must be inside a shape."""


class Dots:
    """A grid of characters; dots without a colour show the page."""

    def __init__(self, wide: int, high: int, page: str) -> None:
        self.wide, self.high = wide, high
        self._dots = [[page] * (2 * wide) for _ in range(2 * high)]
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def copied(self, other: Dots) -> None:
        """Copy the contents of a grid of the same size."""
        self._dots = [list(row) for row in other._dots]
        self._signs = dict(other._signs)

    # ── drawing: coordinates are in dots, except for texts ───────────────────────────

    def fill(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        """Fill a rectangle, exclusive of ``right`` and ``bottom``, and erase its signs."""
        left, right = max(0, left), min(right, 2 * self.wide)
        for y in range(max(0, top), min(bottom, 2 * self.high)):
            self._dots[y][left:right] = [colour] * (right - left)
            for x in range(left // 2, (right + 1) // 2):
                self._signs.pop((y // 2, x), None)

    def stamp(self, shape: str, left: int, top: int, wide: int, high: int, colour: str) -> None:
        """Draw a shape of this size in dots."""
        for y, x in _dots_of(shape, wide, high):
            self.fill(left + x, top + y, left + x + 1, top + y + 1, colour)

    def write(self, row: int, column: int, text: str, colour: str) -> None:
        """Write a text, cut at the edges."""
        for character in text:
            width = columns(character)
            if 0 <= row < self.high and 0 <= column and column + width <= self.wide and width:
                self._signs[row, column] = character, colour
                for n in range(1, width):
                    self._signs[row, column + n] = "", colour
            column += width

    # ── characters ───────────────────────────────────────────────────────────────────

    def lines(self, style: Callable[[str, str], str]) -> Iterator[Line]:
        """Yield the lines; ``style`` maps the colours of a sign and its background to a style."""
        for row in range(self.high):
            line: Line = []
            for column in range(self.wide):
                text, ink, back = self._character(row, column)
                attributes = style(ink, back)
                if line and line[-1][0] == attributes:
                    line[-1] = attributes, line[-1][1] + text
                else:
                    line.append((attributes, text))
            yield line

    def _character(self, row: int, column: int) -> tuple[str, str, str]:
        above, below = self._dots[2 * row], self._dots[2 * row + 1]
        x = 2 * column
        quarters = (above[x], above[x + 1], below[x], below[x + 1])
        back = quarters[0]
        if quarters.count(back) == 4:
            sign = self._signs.get((row, column))
            return (" ", back, back) if sign is None else (*sign, back)
        (back, most), *others = Counter(quarters).most_common(2)
        sign = self._signs.get((row, column))
        if sign is not None:
            return *sign, back
        ink = others[0][0]
        if most == 2 and quarters[0] == back:  # a half: the upper left dot is ink
            back, ink = ink, back
        return QUARTERS[sum(1 << n for n, dot in enumerate(quarters) if dot == ink)], ink, back


@cache
def _dots_of(shape: str, wide: int, high: int) -> tuple[tuple[int, int], ...]:
    left, top, across, down = _extent(shape)
    dots = []
    for y in range(high):
        for x in range(wide):
            inside = sum(
                covers(
                    shape,
                    left + (x + (2 * a + 1) / (2 * FINE)) * across / wide,
                    top + (y + (2 * b + 1) / (2 * FINE)) * down / high,
                )
                for a in range(FINE) for b in range(FINE)
            )  # fmt: skip
            if 2 * inside > FINE * FINE:
                dots.append((y, x))
    return tuple(dots)


def _extent(shape: str) -> tuple[float, float, float, float]:
    """Bounding box of a shape, at least 90 by 84 to limit distortion."""
    points = [point for polygon in polygons(FILLS[shape]) for point in polygon]
    (left, right), (top, bottom) = ((min(side), max(side)) for side in zip(*points, strict=True))
    wide, high = max(right - left, 90.0), max(bottom - top, 84.0)
    return (left + right - wide) / 2, (top + bottom - high) / 2, wide, high


State = Sequence[int]

LINE = 0.55
"""Height of a line of text on a board."""

LARGEST = 8
"""Maximum number of lines per square."""

FLAT = frozenset(("disc", "frog", "ring", "card", "star"))
"""Shapes that remain recognizable with a gap below, even if small."""


class TerminalBoards:
    """Draw the states of a puzzle in a terminal with this many ``colours``."""

    def __init__(self, puzzle: Puzzle, colours: int) -> None:
        self._boards = Boards(puzzle)
        self._style = written_in(colours)
        self._start = puzzle.starts[0] if puzzle.starts else given_values(puzzle)
        self.is_printed = puzzle.choice is not None
        self._measured: dict[int, tuple[int, int, bool]] = {}
        self._ground: dict[tuple[int, int], _Part] = {}
        uneven = any(piece.paint.shape == "pole" for piece in self._boards.ground)
        self.scales = tuple(  # plates are half as high as a square
            n for n in range(1, LARGEST + 1) if n == 1 or not (n % 2 and uneven)
        )
        if self.is_printed:  # without and with lines
            self.scales = self.scales[:2]

    @cached_property
    def are_words(self) -> bool:
        """True if all boards are plain text."""
        return all(look.layout == "text" for look in self._boards.looks)

    def size(self, scale: int) -> tuple[int, int]:
        """Columns and lines of a board with ``scale`` lines per square."""
        wide, high, _ = self._measures(scale)
        return wide, high

    def _measures(self, scale: int) -> tuple[int, int, bool]:
        if scale not in self._measured:
            self._measured[scale] = self._measure(scale)
        return self._measured[scale]

    def _measure(self, scale: int) -> tuple[int, int, bool]:
        """Columns, lines, and whether all texts fit."""
        parts = list(self._parts(self._start, scale))
        high = sum(part.high for part in parts) + len(parts) - 1
        return max(part.wide for part in parts), high, all(part.is_whole for part in parts)

    def scale(self, wide: int, high: int, usual: int = LARGEST) -> int:
        """The largest scale that fits, at most ``usual``; 0 if none fits.

        A scale that cuts texts is used only if no other fits.
        """
        fit, whole = [], []
        for scale in self.scales:
            w, h, is_whole = self._measures(scale)
            if w > wide or h > high:
                break
            fit.append(scale)
            whole += [scale] * is_whole
        candidates = [scale for scale in whole or fit if scale <= usual]
        return max(candidates) if candidates else min(whole or fit, default=0)

    def lines(self, state: State, scale: int, other: State | None = None) -> list[Line]:
        """Boards of a state, below one another; texts may make them wider than at the start.

        Pieces that ``other`` does not have in these places are lit.
        """
        rows: list[Line] = []
        parts = list(self._parts(state, scale, other))
        wide = max(self.size(scale)[0], *(part.wide for part in parts))
        for part in parts:
            if rows:
                rows.append([("", " " * wide)])
            left = (wide - part.wide) // 2
            right = wide - part.wide - left
            edges = [("", " " * left)] * bool(left), [("", " " * right)] * bool(right)
            rows += [[*edges[0], *line, *edges[1]] for line in part.lines(self._style)]
        return rows

    def _parts(
        self, state: State, scale: int, other: State | None = None
    ) -> Iterator[_Part | PrintedBoard]:
        others = [] if other is None else list(self._boards.separate(other))
        boards = zip(self._boards.looks, self._boards.separate(state), strict=True)
        for n, (look, board) in enumerate(boards):
            if self.is_printed and look.layout in ("map", "grid"):
                yield PrintedBoard(board, scale > 1)
                continue
            part = _Part(board, scale, look.layout in ("text", "table"))
            if board.ground:
                ground = self._ground.get((n, scale))
                if ground is None:
                    ground = self._ground[n, scale] = _Part(board, scale, False)
                    ground.draw(board.ground)
                part.copied(ground)
            resting = {*others[n].pieces} if others else {*board.pieces}
            part.draw([piece if piece in resting else _lit(piece) for piece in board.pieces])
            yield part


def _lit(piece: Piece) -> Piece:
    return replace(piece, paint=replace(piece.paint, colour=LIT))


MOST_CELLS = 10_000
"""Maximum number of cells of a map in a terminal."""


def terminal_boards(puzzle: Puzzle, colours: int) -> TerminalBoards | None:
    """Boards for a terminal; None if they are plain text or too large."""
    for look in looks_of(puzzle):
        base = look.places.base if look.places is not None else None
        if isinstance(base, Cells) and base.width * base.height > MOST_CELLS:
            return None
    try:
        boards = TerminalBoards(puzzle, colours)
    except PuzzleError:  # an expression of a look has no value: go on without boards
        return None
    return None if boards.are_words else boards


class _Part(Dots):
    """One board; ``is_whole``: no text is cut."""

    def __init__(self, board: Board, scale: int, are_words: bool) -> None:
        self._scale = scale
        wide, high = ceil(board.wide * 2 * scale - 0.01), ceil(board.high * scale - 0.01)
        if are_words:  # lines of text are not squares
            wide, high = _room_for(board)
        for piece in board.ground:
            if piece.paint.shape == "label" and piece.paint.text and piece.high < 1:
                high = max(high, ceil(piece.y * scale - 0.01) + 1)
        super().__init__(max(1, wide), max(1, high), "page")
        self.is_whole = True

    def draw(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            self._draw(piece)

    # ── a piece ──────────────────────────────────────────────────────────────────────

    def _draw(self, piece: Piece) -> None:
        paint, scale = piece.paint, self._scale
        left, right = round(piece.x * 2 * scale), round((piece.x + piece.wide) * 2 * scale)
        tall = max(1, round(piece.high * scale))
        top = max(0, floor((piece.y + piece.high) * scale + 0.25) - tall)
        right, bottom = max(left + 1, right), top + tall
        colour = paint.colour or "ink"
        match paint.shape:
            case "text" | "lines":
                row = round(piece.y / LINE)
                self._write(row, 0, self.wide, paint.text, "ink", paint.shape == "text")
            case "label":
                below = ceil(piece.y * scale - 0.01)
                row = top + (tall - 1) // 2 if piece.high >= 1 else below
                self._write(row, left, right, paint.text, "soft")
            case "floor":
                other = (round(piece.x) + round(piece.y)) % 2
                shade = "other-floor" if other else "floor"
                shade = f"{paint.colour} floor" if paint.colour else shade
                self._fill(left, top, right, bottom, shade)
            case "wall" | "land" | "track" | "water" if not paint.text:
                tone = "floor" if paint.shape == "track" else paint.shape
                self._fill(left, top, right, bottom, tone)
            case "print" | "pen" | "corner" | "split" | "beside" | "above":
                self._write(top + (tall - 1) // 2, left, right, paint.text, "ink")
            case "cage" | "line":
                pass  # too fine for dots
            case "pole" | "base" | "water" | "vessel" | "border":
                self._thin(piece)
            case "block":
                self._block(piece, colour)
            case "card" if piece.high > 1:  # hanging down; the next one may cover the rest
                inside = left + round(0.44 * scale), right - round(0.44 * scale)
                self._fill(inside[0], top, inside[1], bottom, colour)
                self.is_whole = self.is_whole and scale > 1
                self._on(paint, inside[0], top, inside[1])
            case "box" | "pill" | "plate":
                self._box(piece, left, top, right, bottom, colour)
            case _:
                self._symbol(paint, left, top, right, bottom, colour)

    def _fill(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        self.fill(2 * left, 2 * top, 2 * right, 2 * bottom, colour)

    def _thin(self, piece: Piece) -> None:
        fine = 2 * self._scale
        left, right = round(piece.x * 2 * fine), round((piece.x + piece.wide) * 2 * fine)
        top, bottom = round(piece.y * fine), round((piece.y + piece.high) * fine)
        match piece.paint.shape:
            case "water":
                self.fill(left, top, right, bottom, "water")
                if piece.paint.text:
                    row = min((top + 1) // 2, bottom // 2 - 1)
                    self._write(row, left // 2, right // 2, piece.paint.text, "ink")
            case "vessel":
                for x in (left - 1, right):
                    self.fill(x, top, x + 1, bottom + 1, "line")
                self.fill(left - 1, bottom, right + 1, bottom + 1, "line")
            case _:
                edge = max(left + 1, right), max(top + 1, bottom)
                self.fill(left, top, *edge, "line")

    def _block(self, piece: Piece, colour: str) -> None:
        """Draw the cells of a block, with a gap at the right and below."""
        cells, scale = set(piece.cells), self._scale
        x0, y0 = round(piece.x), round(piece.y)
        for x, y in cells:
            left, top = (x0 + x) * 4 * scale, (y0 + y) * 2 * scale
            right = left + 4 * scale - ((x + 1, y) not in cells)
            bottom = top + 2 * scale - ((x, y + 1) not in cells and scale > 1)
            self.fill(left, top, right, bottom, colour)
        left, top = x0 * 2 * scale, y0 * scale
        wide, high = round(piece.wide * 2 * scale), round(piece.high * scale)
        self._on(piece.paint, left, top + (high - 1) // 2, left + wide)

    def _box(self, piece: Piece, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        if piece.high * self._scale < 1:  # half a line
            self.is_whole = self.is_whole and not piece.paint.text
            fine = round(piece.y * 2 * self._scale)
            self.fill(2 * left, fine, 2 * right, fine + 1, colour)
            return
        below = bottom - top > 1 and piece.paint.shape != "plate"
        self.fill(2 * left, 2 * top, 2 * right - (right - left > 1), 2 * bottom - below, colour)
        if columns(piece.paint.text) >= right - left:  # it runs into the next one
            self.is_whole = False
        self._on(piece.paint, left, top + (bottom - top - 1) // 2, right)

    def _symbol(
        self, paint: Paint, left: int, top: int, right: int, bottom: int, colour: str
    ) -> None:
        wide, high = right - left, bottom - top
        side = min(wide // 2, high)
        if side < 2 or (side == 2 and paint.shape in CHESS):
            self._sign(paint, left, top + (high - 1) // 2, right, colour)
            return
        column, row = left + (wide - 2 * side) // 2, top + (high - side) // 2
        name = paint.text if paint.shape == "person" else ""
        if name:
            if side == 2:
                self._sign(Paint("person", paint.colour), left, top, right, colour)
            else:
                self.stamp("person", 2 * column + 1, 2 * top, 4 * side - 2, 2 * side - 2, colour)
            self._write(bottom - 1, left, right, name, "ink")
            return
        if paint.shape == "crate":
            self._crate(column, row, side, colour)
        elif paint.shape == "person" and side == 2:
            self.fill(2 * column + 2, 2 * row, 2 * column + 6, 2 * row + 2, colour)
            self.fill(2 * column + 1, 2 * row + 2, 2 * column + 7, 2 * row + 3, colour)
            self.fill(2 * column, 2 * row + 3, 2 * column + 8, 2 * row + 4, colour)
        else:
            below = side > 2 or paint.shape in FLAT
            self.stamp(paint.shape, 2 * column, 2 * row, 4 * side - 1, 2 * side - below, colour)
        if paint.shape == "frog":
            for x in (0.28, 0.72):
                self.write(row, column + round(x * 2 * side - 0.5), "•", "black")
        self._on(paint, left, top + (high - 1) // 2, right)

    def _crate(self, column: int, row: int, side: int, colour: str) -> None:
        self._fill(column, row, column + 2 * side, row + side, colour)
        inside = side - 2
        for y in range(side):
            left, line, middle, right = "┌─┬┐" if y == 0 else "└─┴┘" if y == side - 1 else "│ ││"
            half = line * inside
            bars = middle * 2 if inside else line * 2
            self.write(row + y, column, left + half + bars + half + right, "black")

    def _sign(self, paint: Paint, left: int, top: int, right: int, colour: str) -> None:
        sign, filled = SIGNS[paint.shape]
        words = paint.text if paint.shape != "person" else ""
        if words or filled:
            self._fill(left, top, right, top + 1, colour)
            if words:
                self._on(paint, left, top, right)
                return
        ink = _ink(paint) if filled else ""
        place = left + max(0, (right - left - len(sign)) // 2)
        self.write(top, place, sign[: right - left], ink or colour)

    # ── words ────────────────────────────────────────────────────────────────────────

    def _on(self, paint: Paint, left: int, row: int, right: int) -> None:
        self._write(row, left, right, paint.text, _ink(paint))

    def _write(
        self, row: int, left: int, right: int, text: str, ink: str, middle: bool = True
    ) -> None:
        text, room = printable(text), right - left
        wide = columns(text)
        if wide > room:
            self.is_whole = False
            while text and columns(text) > room:
                text = text[:-1]
        self.write(row, left + max(0, room - wide) // 2 * middle, text, ink)


def _ink(paint: Paint) -> str:
    if paint.colour == "white" and RED_SUITS & {*paint.text}:
        return "red"
    return "white" if paint.colour in DARK or paint.shape in ("floor", "ring") else "black"


def _room_for(words: Board) -> tuple[int, int]:
    wide = max((columns(piece.paint.text) for piece in words.pieces), default=1)
    return max(wide, round(words.wide / 0.26)), round(words.high / LINE)
