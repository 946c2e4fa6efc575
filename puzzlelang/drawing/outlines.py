"""Outlines of shapes as polygons, for raster and terminal pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from math import atan2, ceil, cos, hypot, pi, sin

from puzzlelang.drawing.board import FILLS, HOLLOW
from puzzlelang.drawing.placing import Point, bezier

Polygon = tuple[Point, ...]

TOKEN = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))")
CURVE = 12
"""Segments per curve."""

ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0}


@cache
def polygons(path: str) -> tuple[Polygon, ...]:
    """Convert a path to closed polygons; curves become line segments."""
    outlines: list[Polygon] = []
    line: list[Point] = []
    x = y = 0.0
    bend = (x, y)
    for name, numbers in _commands(path):
        kind, is_relative = name.lower(), name.islower()
        dx, dy = (x, y) if is_relative else (0.0, 0.0)
        if kind in "mz" and line:
            outlines.append(tuple(line))
            x, y = line[0]
            line = []
            if kind == "m" and is_relative:
                dx, dy = x, y
        match kind:
            case "m" | "l":
                x, y = numbers[0] + dx, numbers[1] + dy
                line.append((x, y))
            case "h":
                x = numbers[0] + dx
                line.append((x, y))
            case "v":
                y = numbers[0] + dy
                line.append((x, y))
            case "c" | "s":
                ends = [(numbers[n] + dx, numbers[n + 1] + dy) for n in range(0, len(numbers), 2)]
                if kind == "s":  # the first control point mirrors the last one
                    ends.insert(0, (2 * x - bend[0], 2 * y - bend[1]))
                line += list(bezier((x, y), *ends, steps=CURVE))[1:]
                bend, (x, y) = ends[1:]
            case "a":
                end = numbers[5] + dx, numbers[6] + dy
                line += _arc((x, y), numbers[0], numbers[3] > 0, numbers[4] > 0, end)
                x, y = end
    if line:
        outlines.append(tuple(line))
    return tuple(outlines)


def _commands(path: str) -> Iterator[tuple[str, Sequence[float]]]:
    """Yield commands and their numbers; extra numbers repeat the command."""
    name, numbers = "", list[float]()
    for letter, number in TOKEN.findall(path):
        if letter:
            name, numbers = letter, []
            if ARGUMENTS[name.lower()] == 0:
                yield name, ()
            continue
        numbers.append(float(number))
        if len(numbers) == ARGUMENTS[name.lower()]:
            yield name, numbers
            name, numbers = {"m": "l", "M": "L"}.get(name, name), []


def _arc(start: Point, radius: float, large: bool, sweep: bool, end: Point) -> Iterator[Point]:
    (ax, ay), (bx, by) = start, end
    apart = hypot(bx - ax, by - ay)
    radius = max(radius, apart / 2)
    up = (radius * radius - apart * apart / 4) ** 0.5 * (1 if large == sweep else -1)
    cx = (ax + bx) / 2 + up * (by - ay) / apart
    cy = (ay + by) / 2 - up * (bx - ax) / apart
    first, last = atan2(ay - cy, ax - cx), atan2(by - cy, bx - cx)
    turn = (last - first) % (2 * pi) if sweep else -((first - last) % (2 * pi))
    steps = max(2, ceil(abs(turn) / (2 * pi) * 4 * CURVE))
    for n in range(1, steps + 1):
        angle = first + turn * n / steps
        yield cx + radius * cos(angle), cy + radius * sin(angle)


def covers(shape: str, x: float, y: float) -> bool:
    """True if a point of the 100 by 100 square is inside the shape."""
    inside = [_is_in(polygon, x, y) for polygon in polygons(FILLS[shape])]
    return sum(inside) % 2 == 1 if shape in HOLLOW else any(inside)


def _is_in(polygon: Polygon, x: float, y: float) -> bool:
    inside = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
        ax, ay = bx, by
    return inside
