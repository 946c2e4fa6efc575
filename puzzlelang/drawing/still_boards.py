"""Boards of many states on a page that shows one at a time."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import Puzzle
from puzzlelang.drawing.film import placed
from puzzlelang.drawing.look import TOO_MUCH, Boards
from puzzlelang.drawing.player import view_of
from puzzlelang.drawing.svg_board import below, definitions, style
from puzzlelang.text import PuzzleError, Record


class Stills(metaclass=Record, eq=False):
    """Boards as SVG: ``rules`` are CSS, ``defs`` and ``ground`` elements.

    ``pieces``: for each state, the number of an element (``#g7``) and its position in tenths.
    """

    view: str
    rules: str
    defs: str
    ground: str
    pieces: tuple[tuple[tuple[int, int, int], ...], ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the view box."""
        _, _, wide, high = map(float, self.view.split())
        return wide, high


def stills(puzzle: Puzzle, states: Sequence[tuple[int, ...]]) -> Stills | None:
    """Draw ``states``; return None if all boards are plain text, or have too many pieces."""
    boards = Boards(puzzle)
    if all(look.layout == "text" for look in boards.looks):
        return None
    try:
        frames = list(boards.several(states))
    except PuzzleError as error:
        if [diagnostic.code for diagnostic in error.diagnostics] != [TOO_MUCH]:
            raise
        return None
    pictures: dict[str, int] = {}
    pieces = tuple(
        tuple(
            (picture, *place) for place, _, picture in (placed(p, pictures) for p in board.pieces)
        )
        for board in frames
    )
    drawn = (*boards.ground, *(piece for board in frames for piece in board.pieces))
    defs, ground = definitions(drawn, pictures), below(boards.ground)
    return Stills(view_of(frames[0]), style(drawn), defs, ground, pieces)
