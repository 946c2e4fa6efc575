"""Rotations and reflections of maps, applied to cells and directions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.core.types import COMPASS_STEPS, DIRECTIONS, Base, Cells
from puzzlelang.text import Record


class Turn(metaclass=Record):
    """A rotation or reflection of all maps; ``said`` is its name for users.

    ``swaps`` transposes rows and columns first.  Then ``down`` flips the map top to bottom and
    ``right`` left to right.
    """

    said: str
    swaps: bool
    down: bool
    right: bool

    def cell(self, cells: Cells, cell: int) -> int:
        """Return the image of a cell.  Only square maps can be transposed."""
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
        """Map each cell and direction to its image."""
        images: dict[Base, Mapping[int, int]] = {
            cells: {cell: self.cell(cells, cell) for cell in range(cells.size)} for cells in maps
        }
        images[DIRECTIONS] = {d: self.direction(d) for d in range(len(COMPASS_STEPS))}
        return images


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
"""All turns except :data:`AS_IT_IS`."""


def turns_of(maps: Sequence[Cells]) -> list[Turn]:
    """Return the turns that keep the shape of all maps, without :data:`AS_IT_IS`."""
    square = all(cells.height == cells.width for cells in maps)
    return [turn for turn in TURNS if square or not turn.swaps]
