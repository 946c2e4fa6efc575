"""Boards and their pieces, the model of all pictures of a state.

Lengths are in squares; x grows to the right, y downwards.
"""

from __future__ import annotations

from puzzlelang.text import Record


class Paint(metaclass=Record):
    shape: str
    colour: str
    text: str = ""


class Piece(metaclass=Record):
    """A piece on a board. Pieces of one ``kind`` may replace each other in a film.

    ``cells``: the squares of a piece that has several, relative to its upper left corner.
    """

    kind: str
    paint: Paint
    x: float
    y: float
    wide: float = 1.0
    high: float = 1.0
    cells: tuple[tuple[int, int], ...] = ()


class Board(metaclass=Record):
    """A picture of one state: the ground, which never changes, and the pieces, lowest first."""

    wide: float
    high: float
    ground: tuple[Piece, ...]
    pieces: tuple[Piece, ...]
