"""Boards, their pieces and the shapes of pieces: the model of all pictures of a state.

Lengths are in squares; x grows to the right, y downwards. A shape is a path in a square of 100 by
100: a `fill` in the colour of the piece, and darker `lines` over it. Other shapes (box, pill,
plate, block, wall, floor) have the width and height of the piece. A new shape needs a line in
`SHAPES` of the core, a fill here, and a place in the sets that apply.
"""

from __future__ import annotations

from collections.abc import Mapping

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


# ── shapes ───────────────────────────────────────────────────────────────────────────

FILLS: Mapping[str, str] = {
    "disc": "M50 8a42 42 0 1 0 .1 0z",
    "ring": "M50 8a42 42 0 1 0 .1 0zM50 22a28 28 0 1 1-.1 0z",
    "crate": "M12 6H88a6 6 0 0 1 6 6V88a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z",
    "person": "M50 6a19 19 0 1 0 .1 0zM50 48c-23 0-36 17-36 46h72c0-29-13-46-36-46z",
    "boat": "M2 58H98C94 76 84 86 70 86H30C16 86 6 76 2 58z"
    "M54 6C74 14 84 30 84 50H54zM48 14v36H22z",
    "card": "M24 4H76a6 6 0 0 1 6 6V90a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z",
    "frog": "M8 76C8 50 24 34 50 34s42 16 42 42c0 10-16 14-42 14S8 86 8 76zM29 14a14 14 0 1 0 .1 0z"
    "M71 14a14 14 0 1 0 .1 0z",
    "knight": "M24 92h54c2-34-2-58-22-68L46 8l-6 14C26 30 18 44 14 58l10 10 18-8c0 12-16 14-18 32z",
    "queen": "M20 92h60v-10L90 30 72 54 66 16 50 50 34 16 28 54 10 30l10 52z",
    "king": "M22 92h56l6-38c2-16-20-20-28-6V26h10V16H56V6H44v10H34v10h10v22c-8-14-30-10-28 6z",
    "rook": "M20 92h60V80l-8-8V44l8-8V10H66v10h-9V10H43v10h-9V10H20v26l8 8v28l-8 8z",
    "bishop": "M22 92h56V82L66 72c14-22 0-44-10-52a8 8 0 1 0-12 0c-10 8-24 30-10 52L22 82z",
    "pawn": "M24 92h52V82C64 74 60 62 60 52h8V44H60a18 18 0 1 0-20 0H32v8h8c0 10-4 22-16 30z",
    "arrow": "M8 38h44V14L94 50 52 86V62H8z",
    "star": "M50 4l14 30 32 4-24 22 7 33-29-17-29 17 7-33L4 38l32-4z",
    "key": "M32 8a24 24 0 1 0 .1 0zM32 22a10 10 0 1 1-.1 0zM46 56l10-10 40 40v8H84v-8h-8v-8z",
    "door": "M20 96V34a30 30 0 0 1 60 0V96z",
    "lamp": "M50 4a32 32 0 0 0-17 59v11h34V63A32 32 0 0 0 50 4zM34 79h32v7H34zM40 90h20v6H40z",
}

HOLLOW = frozenset(("ring", "key"))
"""Shapes with a hole."""

LINES: Mapping[str, str] = {
    "crate": "M8 30H92M8 70H92M30 32V68M50 32V68M70 32V68",
    "frog": "M29 24v8M71 24v8M34 72c10 8 22 8 32 0",
    "knight": "M38 38l6-2M24 92h54",
    "queen": "M22 82h56",
    "door": "M66 62v8",
}

SUITS, RED_SUITS = frozenset("♣♦♥♠"), frozenset("♦♥")
"""Characters of texts that are cards, and of red texts on white."""

CHESS = frozenset(("knight", "king", "queen", "rook", "bishop", "pawn"))
"""Shapes on chequered boards. They look alike in a few dots."""

WORDED = frozenset(("pen", "box", "disc", "pill", "plate", "card", "crate", "block"))
"""Shapes that show the name of the thing by default."""

SMALL = frozenset(
    ("disc", "person", "crate", "key", "star", "frog", "card", "pill", "boat", "box", "pen")
)
"""Shapes that can share a square."""

GROUND = frozenset(("wall", "floor", "ring", "door", "key", "nothing"))
"""Shapes of legend words that are drawn by default."""

UNDER = frozenset(("wall", "floor", "ring", "door"))
"""Shapes drawn below others in a place."""

LONG = frozenset(("pill", "box", "plate"))
"""Shapes as wide as their text."""
