"""A picture of a terminal's characters: each has four dots, in two colours at most, or a sign.

Colours are names here; who prints the lines knows how a terminal is asked for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from puzzlelang.drawing.outlines import covers, polygons
from puzzlelang.drawing.shapes import FILLS
from puzzlelang.text import columns

Line = list[tuple[str, str]]
"""Parts of a line: how they are written, and a text."""

QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""A character for each set of quarters, the left upper one first."""

FINE = 3
"""A dot is part of a shape if most of so many points across and down are."""


class Dots:
    """So many characters; a dot without a colour shows the page."""

    def __init__(self, wide: int, high: int, page: str) -> None:
        self.wide, self.high = wide, high
        self._dots = [[page] * (2 * wide) for _ in range(2 * high)]
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def copied(self, other: Dots) -> None:
        """Take over what is on another one of this size."""
        self._dots = [list(row) for row in other._dots]
        self._signs = dict(other._signs)

    # ── drawing: places are those of dots, except for words ──────────────────────────

    def fill(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        """A rectangle, up to ``right`` and ``bottom``; what was written there is covered."""
        left, right = max(0, left), min(right, 2 * self.wide)
        for y in range(max(0, top), min(bottom, 2 * self.high)):
            self._dots[y][left:right] = [colour] * (right - left)
            for x in range(left // 2, (right + 1) // 2):
                self._signs.pop((y // 2, x), None)

    def stamp(self, shape: str, left: int, top: int, wide: int, high: int, colour: str) -> None:
        """One of the shapes, so many dots wide and high"""
        for y, x in _dots_of(shape, wide, high):
            self.fill(left + x, top + y, left + x + 1, top + y + 1, colour)

    def write(self, row: int, column: int, text: str, colour: str) -> None:
        """A text from a character on; what is beyond the edge is cut."""
        for character in text:
            width = columns(character)
            if 0 <= row < self.high and 0 <= column and column + width <= self.wide and width:
                self._signs[row, column] = character, colour
                for n in range(1, width):
                    self._signs[row, column + n] = "", colour
            column += width

    # ── characters ───────────────────────────────────────────────────────────────────

    def lines(self, style: Callable[[str, str], str]) -> Iterator[Line]:
        """The characters, line by line; ``style`` says how a sign is written in a colour on
        another one.
        """
        for row in range(self.high):
            line: Line = []
            for column in range(self.wide):
                text, ink, back = self._character(row, column)
                written = style(ink, back)
                if line and line[-1][0] == written:
                    line[-1] = written, line[-1][1] + text
                else:
                    line.append((written, text))
            yield line

    def _character(self, row: int, column: int) -> tuple[str, str, str]:
        """What is printed, and its two colours"""
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
        if most == 2 and quarters[0] == back:  # a half: written from the left upper corner
            back, ink = ink, back
        return QUARTERS[sum(1 << n for n, dot in enumerate(quarters) if dot == ink)], ink, back


@cache
def _dots_of(shape: str, wide: int, high: int) -> tuple[tuple[int, int], ...]:
    """The dots of a shape that fills a rectangle"""
    left, top, across, down = _extent(shape)
    found = []
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
                found.append((y, x))
    return tuple(found)


def _extent(shape: str) -> tuple[float, float, float, float]:
    """From where on a shape is, and how wide and high; at least as wide as two thirds of that"""
    points = [point for polygon in polygons(FILLS[shape]) for point in polygon]
    (left, right), (top, bottom) = ((min(side), max(side)) for side in zip(*points, strict=True))
    wide, high = max(right - left, 90.0), max(bottom - top, 84.0)
    return (left + right - wide) / 2, (top + bottom - high) / 2, wide, high
