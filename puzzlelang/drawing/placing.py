"""Geometry for pictures without angles: rotation, spacing, clipping."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

Point = tuple[float, float]
Size = tuple[float, float]


def turned(places: Sequence[Point], start: int, goals: Sequence[int]) -> list[Point]:
    """Rotate the picture so that the start is at the left and the goals at the right, and mirror it
    so that most of it is above the start.

    If there are no goals, or they are close to the start, the main axis becomes horizontal.
    """
    count = len(places)
    cx, cy = sum(x for x, _ in places) / count, sum(y for _, y in places) / count
    xs, ys = [x - cx for x, _ in places], [y - cy for _, y in places]
    spread = sqrt(max(x * x + y * y for x, y in zip(xs, ys, strict=True))) or 1.0
    dx = dy = 0.0
    if goals:
        dx = sum(xs[g] for g in goals) / len(goals) - xs[start]
        dy = sum(ys[g] for g in goals) / len(goals) - ys[start]
    if dx * dx + dy * dy < (0.6 * spread) ** 2:
        dx, dy = _long_axis(xs, ys)
        if dx * xs[start] + dy * ys[start] > 0:
            dx, dy = -dx, -dy
    length = sqrt(dx * dx + dy * dy) or 1.0
    dx, dy = dx / length, dy / length
    level = [dx * x + dy * y for x, y in zip(xs, ys, strict=True)]
    upright = [dx * y - dy * x for x, y in zip(xs, ys, strict=True)]
    if upright[start] < 0:
        upright = [-y for y in upright]
    return list(zip(level, upright, strict=True))


def inner(a: Sequence[float], b: Sequence[float]) -> float:
    """Inner product of two vectors."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def _long_axis(xs: Sequence[float], ys: Sequence[float]) -> Point:
    xx, yy = sum(x * x for x in xs), sum(y * y for y in ys)
    xy = inner(xs, ys)
    half = (xx - yy) / 2
    longest = half + sqrt(half * half + xy * xy)
    return (longest, xy) if longest or xy else (0.0, 1.0) if yy > xx else (1.0, 0.0)


def apart(points: Sequence[Point], sizes: Sequence[Size], gap: float) -> list[Point]:
    """Move the points as little as possible until boxes around them are ``gap`` apart."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    for _ in range(400):
        overlap = False
        for a in range(len(xs)):
            for b in range(a + 1, len(xs)):
                dx, dy = xs[b] - xs[a], ys[b] - ys[a]
                over_x = (sizes[a][0] + sizes[b][0]) / 2 + gap - abs(dx)
                over_y = (sizes[a][1] + sizes[b][1]) / 2 + gap - abs(dy)
                if over_x <= 0.01 or over_y <= 0.01:
                    continue
                overlap = True
                places, over, d = (xs, over_x, dx) if over_x < over_y else (ys, over_y, dy)
                push = (over / 2 + 0.1) * (1 if d >= 0 else -1)
                places[a] -= push
                places[b] += push
        if not overlap:
            break
    return list(zip(xs, ys, strict=True))


def bezier(a: Point, b: Point, c: Point, d: Point, *, steps: int) -> Iterator[Point]:
    """Yield ``steps`` + 1 points of a cubic Bézier curve, from its first to its last."""
    for n in range(steps + 1):
        t = n / steps
        u = 1 - t
        weights = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points = tuple(zip(weights, (a, b, c, d), strict=True))
        yield sum(w * p[0] for w, p in points), sum(w * p[1] for w, p in points)


def clipped(a: Point, size_a: Size, b: Point, size_b: Size) -> tuple[Point, Point]:
    """The part of the line between two centres that is outside both boxes."""
    return _leaving(a, size_a, b), _leaving(b, size_b, a)


def _leaving(point: Point, size: Size, other: Point) -> Point:
    dx, dy = other[0] - point[0], other[1] - point[1]
    steps = [half / abs(d) for half, d in ((size[0] / 2, dx), (size[1] / 2, dy)) if abs(d) > 1e-9]
    step = min([*steps, 1.0])
    return point[0] + dx * step, point[1] + dy * step
