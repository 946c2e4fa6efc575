"""Pictures of terminal characters: each has four dots in at most two colours, or a sign.

Colours are names; the caller converts them to terminal codes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from puzzlelang.drawing.outlines import covers, polygons
from puzzlelang.drawing.shapes import FILLS
from puzzlelang.text import columns

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
