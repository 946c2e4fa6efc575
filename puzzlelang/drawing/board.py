"""What every picture of a state is made of: pieces on a board.

A length is 1 for the side of a square; x goes to the right, y down.
"""

from __future__ import annotations

from puzzlelang.text import Record


class Paint(metaclass=Record):
    """How a piece is drawn; ``text`` stands on it."""

    shape: str
    colour: str
    text: str = ""


class Piece(metaclass=Record):
    """Something on a board.  Pieces of one ``kind`` look alike, and one may take another's place.

    ``cells`` are the squares of a piece that has several, from its left upper corner on.
    """

    kind: str
    paint: Paint
    x: float
    y: float
    wide: float = 1.0
    high: float = 1.0
    cells: tuple[tuple[int, int], ...] = ()


class Board(metaclass=Record):
    """A picture of one state: what never moves, and the pieces on it, from the lowest to the
    topmost.
    """

    wide: float
    high: float
    ground: tuple[Piece, ...]
    pieces: tuple[Piece, ...]
