"""Routes of lines between layers in a picture by depth."""

from __future__ import annotations

from itertools import pairwise

from puzzlelang.drawing.drawing_model import Link
from puzzlelang.drawing.layers import Layers
from puzzlelang.drawing.placing import Point
from puzzlelang.text import Record, field


class Route(metaclass=Record):
    """A polyline (``line``), or cubic curves: a start point, and three points for each."""

    kind: str
    points: tuple[Point, ...]

    def reversed(self) -> Route:
        return Route(self.kind, self.points[::-1])


def bowed(path: list[Point]) -> Route:
    """Curves along ``path``, vertical at its points."""
    points = [path[0]]
    for a, b in pairwise(path):
        middle = (a[1] + b[1]) / 2
        points += [(a[0], middle), (b[0], middle), b]
    return Route("curve", tuple(points))


class Router(metaclass=Record, frozen=False):
    """Routes in coordinates where layers run from top to bottom."""

    placed: Layers
    at: list[float]
    middles: list[float]
    bands: list[float]
    along: list[float]
    across: list[float]
    points: list[Point]
    step: float
    indices: list[int] = field(factory=list)

    def routes(self, lines: list[Link]) -> list[Route]:
        self.indices = self.placed.indices()
        ports = self._ports(lines)
        return [self._route(number, link, ports) for number, link in enumerate(lines)]

    def _route(
        self, number: int, link: Link, ports: dict[tuple[int, int, bool], float]
    ) -> Route:  # fmt: skip
        depths = self.placed.depths
        a, b = link.a, link.b
        if depths[a] == depths[b]:
            return self._beside(a, b)
        upper, lower = (a, b) if depths[a] < depths[b] else (b, a)
        path = [(ports[upper, number, True], self.points[upper][1] + self.along[upper] / 2)]
        bends = self.placed.bends.get(number, [])
        for bend in bends:
            middle, half = self.middles[depths[bend]], self.bands[depths[bend]] / 2
            path += [(self.at[bend], middle - half), (self.at[bend], middle + half)]
        path.append((ports[lower, number, False], self.points[lower][1] - self.along[lower] / 2))
        path = path if upper == a else path[::-1]
        far = depths[lower] - depths[upper] > 1 and not bends
        return Route("line", tuple(path)) if far else bowed(path)

    def _beside(self, a: int, b: int) -> Route:
        """A line within a layer: straight between neighbours, otherwise curved below the others."""
        (xa, y), (xb, _) = self.points[a], self.points[b]
        side = 1 if xb > xa else -1
        if abs(self.indices[a] - self.indices[b]) == 1:
            ends = (xa + side * self.across[a] / 2, y), (xb - side * self.across[b] / 2, y)
            return Route("line", ends)
        deep = min(self.step * 0.7, 14 + abs(xb - xa) * 0.25)
        ya, yb = y + self.along[a] / 2, y + self.along[b] / 2
        low = max(ya, yb) + deep
        return Route("curve", ((xa, ya), (xa, low), (xb, low), (xb, yb)))

    def _ports(self, lines: list[Link]) -> dict[tuple[int, int, bool], float]:
        """The x coordinates where lines leave each node, sorted to avoid crossings."""
        depths = self.placed.depths
        leaving: dict[tuple[int, bool], list[tuple[float, int]]] = {}
        for number, link in enumerate(lines):
            if depths[link.a] == depths[link.b]:
                continue
            upper, lower = sorted((link.a, link.b), key=depths.__getitem__)
            path = [upper, *self.placed.bends.get(number, ()), lower]
            leaving.setdefault((upper, True), []).append((self.at[path[1]], number))
            leaving.setdefault((lower, False), []).append((self.at[path[-2]], number))
        ports = {}
        for (node, below), ends in leaving.items():
            step = min(14.0, self.across[node] * 0.6 / len(ends))
            for index, (_, number) in enumerate(sorted(ends)):
                shift = (index - (len(ends) - 1) / 2) * step
                ports[node, number, below] = self.at[node] + shift
        return ports
