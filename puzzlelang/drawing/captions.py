"""Captions next to the lines of solutions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from puzzlelang.drawing.drawing_model import Link
from puzzlelang.drawing.placing import Point, Size, bezier
from puzzlelang.drawing.routing import Route
from puzzlelang.text import Record, columns, plain

CAPTION_LETTER, HEIGHT, LONGEST = 5.6, 15.0, 48
OUTSIDE = 150.0
"""Maximum distance of a caption beyond the boxes, to the left and to the right."""


class Caption(metaclass=Record):
    """A text, its centre and size, and its side of the line: -1 left, 1 right."""

    text: str
    middle: Point
    size: Size
    side: int


def captions(
    lines: Sequence[Link], routes: Sequence[Route], points: Sequence[Point], sizes: Sequence[Size]
) -> list[Caption]:
    """Place the text of each marked line next to it, unless it would cover anything."""
    obstacles = list(zip(points, sizes, strict=True))
    curves = [list(along(route, 24)) for route in routes]
    dots = _Dots(dot for curve in curves for dot in curve)
    left = min(x - w / 2 for (x, _), (w, _) in obstacles) - OUTSIDE
    right = max(x + w / 2 for (x, _), (w, _) in obstacles) + OUTSIDE
    labels = []
    for link, curve in zip(lines, curves, strict=True):
        text = plain(link.said).replace("\n", " ")
        if not link.marked or not text or columns(text) > LONGEST:
            continue
        size = columns(text) * CAPTION_LETTER + 4, HEIGHT
        for middle, side in _places(curve, size):
            outside = middle[0] - size[0] / 2 < left or middle[0] + size[0] / 2 > right
            if outside or any(_overlap(middle, size, p, s) for p, s in obstacles):
                continue
            if dots.touch(middle, (size[0], HEIGHT - 1)):
                continue
            labels.append(Caption(text, middle, size, side))
            obstacles.append((middle, size))
            break
    return labels


def _places(curve: list[Point], size: Size) -> Iterator[tuple[Point, int]]:
    """Yield positions next to a curve, first at its middle and on the side towards its end."""
    sides = (-1, 1) if curve[-1][0] < curve[0][0] - 1 else (1, -1)
    for part in (0.5, 0.58, 0.42, 0.66, 0.34, 0.74, 0.26, 0.82, 0.18):
        x, y = curve[round(part * (len(curve) - 1))]
        for side in sides:
            for up in (0.0, -4.0, 4.0, -8.0, 8.0):
                yield (x + side * (size[0] / 2 + 6), y + up), side


class _Dots:
    """Points of lines, by row and sorted by x."""

    def __init__(self, dots: Iterable[Point]) -> None:
        self.rows: dict[int, list[Point]] = {}
        for dot in sorted(dots):
            self.rows.setdefault(int(dot[1] // HEIGHT), []).append(dot)

    def touch(self, middle: Point, size: Size) -> bool:
        """True if a box, at most as high as a row, overlaps a point."""
        row, wide = int(middle[1] // HEIGHT), (size[0] + 6.0) / 2
        for dots in (self.rows.get(row + shift, ()) for shift in (-1, 0, 1)):
            begin = bisect_left(dots, (middle[0] - wide,))
            end = bisect_left(dots, (middle[0] + wide,))
            if any(_overlap(middle, size, dot, (6.0, 0.0)) for dot in dots[begin:end]):
                return True
        return False


def _overlap(a: Point, size_a: Size, b: Point, size_b: Size) -> bool:
    wide, high = (size_a[0] + size_b[0]) / 2, (size_a[1] + size_b[1]) / 2
    return abs(a[0] - b[0]) < wide and abs(a[1] - b[1]) < high


def along(route: Route, steps: int) -> Iterator[Point]:
    """Yield points on a route, ``steps`` + 1 per segment."""
    points = route.points
    if route.kind == "line":
        for a, b in pairwise(points):
            for index in range(steps + 1):
                t = index / steps
                yield a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        return
    for start in range(0, len(points) - 1, 3):
        yield from bezier(*points[start : start + 4], steps=steps)
