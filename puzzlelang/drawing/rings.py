"""Layout in rings: the start in the centre, a circle for each distance from it.

The layers of the layout by depth are bent to circles, and the nodes on the shorter, inner circles
are spread. This suits spaces whose layers grow, as most do at first.
"""

from __future__ import annotations

from math import cos, pi, sin

from puzzlelang.drawing.layers import Layers, places
from puzzlelang.drawing.placing import Point


def ring_places(
    placed: Layers, rings: list[int], pitch: float
) -> tuple[list[Point], list[float], float]:
    """Positions of the nodes, their angles, and the distance between rings.

    ``rings``: the ring of each node, 0 in the centre.
    """
    inner = min(rings)
    deepest = max(len(placed.order) - 1 + inner, 1)
    widest = max(len(layer) for layer in placed.order)
    stretch = [
        min(deepest / max(depth + inner, 0.5), widest / len(layer))
        for depth, layer in enumerate(placed.order)
    ]
    at = places(placed, [pitch] * placed.count, 0.0, set(), stretch)
    low, high = min(at), max(at)
    whole = high - low + 2 * pitch
    step = max(whole / (2 * pi) / deepest, 3 * pitch)
    angles = [(value - low) / whole * 2 * pi for value in at]
    points = [
        (step * depth * cos(angle), step * depth * sin(angle))
        for depth, angle in zip(rings, angles, strict=True)
    ]
    return points[: placed.count], angles, step


def ring_route(
    points: list[Point], angles: list[float], depths: list[int], step: float, a: int, b: int
) -> tuple[Point, ...] | None:
    """A curve between adjacent rings; None if a straight line is as good."""
    if abs(depths[a] - depths[b]) != 1 or not min(depths[a], depths[b]):
        return None
    turn = abs(angles[a] - angles[b])
    if min(turn, 2 * pi - turn) > pi / 3:
        return None
    radius = step * (depths[a] + depths[b]) / 2
    first = radius * cos(angles[a]), radius * sin(angles[a])
    second = radius * cos(angles[b]), radius * sin(angles[b])
    return points[a], first, second, points[b]
