"""Turns and reflections of maps: where each cell comes to lie, and where each direction points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.core.types import COMPASS_STEPS, DIRECTIONS, Base, Cells
from puzzlelang.text import Record


class Turn(metaclass=Record):
    """A turn of all maps at once; ``said`` is how people say it of the board.

    ``swaps``: rows become columns first.  ``down``, ``right``: does what then lies above come to
    lie below, what lies on the left on the right?
    """

    said: str
    swaps: bool
    down: bool
    right: bool

    def cell(self, cells: Cells, cell: int) -> int:
        """Where a cell comes to lie; rows become columns only of a square."""
        row, column = divmod(cell, cells.width)
        if self.swaps:
            row, column = column, row
        row = cells.height - 1 - row if self.down else row
        return row * cells.width + (cells.width - 1 - column if self.right else column)

    def direction(self, direction: int) -> int:
        down, right = COMPASS_STEPS[direction]
        if self.swaps:
            down, right = right, down
        return COMPASS_STEPS.index((-down if self.down else down, -right if self.right else right))

    def names(self, maps: Sequence[Cells]) -> Mapping[Base, Mapping[int, int]]:
        """What cells and directions are called afterwards."""
        found: dict[Base, Mapping[int, int]] = {
            cells: {cell: self.cell(cells, cell) for cell in range(cells.size)} for cells in maps
        }
        found[DIRECTIONS] = {d: self.direction(d) for d in range(len(COMPASS_STEPS))}
        return found


AS_IT_IS = Turn("as it is", False, False, False)

TURNS = (
    Turn("mirrored left to right", False, False, True),
    Turn("mirrored top to bottom", False, True, False),
    Turn("turned by a half", False, True, True),
    Turn("turned by a quarter to the right", True, False, True),
    Turn("turned by a quarter to the left", True, True, False),
    Turn("mirrored along the diagonal from the top left", True, False, False),
    Turn("mirrored along the diagonal from the top right", True, True, True),
)
"""All but :data:`AS_IT_IS`."""


def turns_of(maps: Sequence[Cells]) -> list[Turn]:
    """The turns, but :data:`AS_IT_IS`, after which each map lies where it lay."""
    square = all(cells.height == cells.width for cells in maps)
    return [turn for turn in TURNS if square or not turn.swaps]
