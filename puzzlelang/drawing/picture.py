"""Positions in a picture of a graph: boxes for few states, dots for many.

The layout in rings has the start in the centre and a circle for each distance from it: the layers
of the layout by depth, bent to circles.  It suits spaces whose layers grow, as most do at first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin, sqrt

from puzzlelang.answers import wrap
from puzzlelang.drawing import layers as by_depth
from puzzlelang.drawing import stress
from puzzlelang.drawing.drawing_model import Drawing, Link, links, neighbours
from puzzlelang.drawing.layers import Layers, places
from puzzlelang.drawing.placing import Point, Size, apart, bezier, clipped, turned
from puzzlelang.drawing.still_boards import Stills
from puzzlelang.text import Record, Stage, columns, field, plain, replace, stage

# ── routes of lines between layers ───────────────────────────────────────────────────


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


CAPTION_LETTER, HEIGHT, LONGEST = 6.6, 17.0, 48
OUTSIDE = 180.0
"""Maximum distance of a caption beyond the boxes, to the left and to the right."""


class Caption(metaclass=Record):
    """A text, its centre and size, and its side of the line: -1 left, 1 right."""

    text: str
    middle: Point
    size: Size
    side: int


def captions(
    lines: Sequence[Link],
    routes: Sequence[Route],
    points: Sequence[Point],
    sizes: Sequence[Size],
    all_lines: bool = False,
) -> list[Caption]:
    """Place the text of each marked line next to it, unless it would cover anything.

    ``all_lines``: also the texts of other lines, in the room that is left.
    """
    obstacles = list(zip(points, sizes, strict=True))
    curves = [list(along(route, 24)) for route in routes]
    dots = _Dots(dot for curve in curves for dot in curve)
    left = min(x - w / 2 for (x, _), (w, _) in obstacles) - OUTSIDE
    right = max(x + w / 2 for (x, _), (w, _) in obstacles) + OUTSIDE
    labels = []
    pairs = sorted(zip(lines, curves, strict=True), key=lambda pair: not pair[0].marked)
    for link, curve in pairs:
        if not (link.marked or link.own or all_lines):
            continue
        texts = (plain(text).replace("\n", " ") for text in link.captions)
        sized = [
            (text, (columns(text) * CAPTION_LETTER + 4, HEIGHT))
            for text in texts if text and columns(text) <= LONGEST
        ]  # fmt: skip
        tried = ((text, size, place) for text, size in sized for place in _places(curve, size))
        for text, size, (middle, side) in tried:
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


FEW = 80
"""Maximum number of states drawn as boxes with their texts."""

CAPTIONED = 40
"""Maximum number of boxes with captions next to solutions."""

STRUCTURED = 4000
"""Maximum number of dots for which layout by structure is the default."""

LETTER, LINE, FONT = 7.25, 15.5, 12
"""Character width, line height and font size in boxes."""

PADDING = (11.0, 8.0)
THUMB = (150.0, 100.0)
"""Maximum size of a board in a node."""

WIDEST = 34
"""Maximum columns of a one-line state; longer ones are broken at spaces."""


class Picture(metaclass=Record, frozen=False):
    """A drawing with positions.

    ``downwards``: layers run from top to bottom. ``scale``: for each distance from the start, the
    coordinate of its layer, or the radius of its ring around ``points[0]``.
    """

    drawing: Drawing
    lines: list[Link]
    layout: str
    labels: list[list[str]]
    sizes: list[tuple[float, float]]
    points: list[Point]
    routes: list[Route]
    downwards: bool = True
    scale: list[float] = field(factory=list)
    captions: list[Caption] = field(factory=list)

    @property
    def boxes(self) -> bool:
        return bool(self.labels)

    @property
    def strength(self) -> float:
        """Opacity of lines between dots, which decreases with their number."""
        return max(0.15, min(0.6, 0.9 * len(self.points) / max(len(self.lines), 1)))

    @property
    def width(self) -> float:
        return max((x + w / 2 for (x, _), (w, _) in self._places()), default=0)

    @property
    def height(self) -> float:
        return max((y + h / 2 for (_, y), (_, h) in self._places()), default=0)

    def _places(self) -> list[tuple[Point, tuple[float, float]]]:
        bends = [(point, (0.0, 0.0)) for route in self.routes for point in route.points]
        words = [(caption.middle, caption.size) for caption in self.captions]
        return [*zip(self.points, self.sizes, strict=True), *bends, *words]


def chosen_layout(drawing: Drawing, layout: str) -> str:
    """Replace ``auto`` by the default layout."""
    if layout != "auto":
        return layout
    if len(drawing.nodes) <= FEW:
        return "depth"
    if not drawing.whole and not drawing.corridor:
        return "rings"
    return "structure" if len(drawing.nodes) <= STRUCTURED else "depth"


def picture(drawing: Drawing, layout: str = "auto") -> Picture:
    with stage(Stage.LAYOUT):
        return _laid_out(drawing, chosen_layout(drawing, layout))


def _laid_out(drawing: Drawing, layout: str) -> Picture:
    lines = links(drawing)
    labels: list[list[str]] = []
    if len(drawing.nodes) <= FEW:
        labels = [label(node.shown) if not drawing.boards else [] for node in drawing.nodes]
    if layout == "structure":
        chart = _structured(drawing, lines, labels)
    elif layout == "rings":
        chart = _ringed(drawing, lines)
    elif labels:
        chart = min((_layered(drawing, lines, labels, d) for d in (True, False)), key=_ungainly)
    else:
        chart = _layered(drawing, lines, labels, True)
    if drawing.named:
        chart.captions = captions(lines, chart.routes, chart.points, chart.sizes, all_lines=True)
    _to_corner(chart)
    return chart


def label(shown: str) -> list[str]:
    """Lines of the box for a state."""
    lines = plain(shown).rstrip("\n").split("\n")
    if len(lines) > 1 or columns(lines[0]) <= WIDEST:
        return lines
    count = len(wrap(lines[0], WIDEST))
    fitting = [wrap(lines[0], width) for width in range(WIDEST // 2, WIDEST + 1)]

    def pauses(lines: Sequence[str]) -> int:
        return sum(line[-1:] in ",;:.)]|" for line in lines[:-1])

    return max((f for f in fitting if len(f) == count), key=pauses)


def thumb(boards: Stills) -> tuple[float, float]:
    """Size of a board in a node."""
    wide, high = boards.size
    scale = min(THUMB[0] / wide, THUMB[1] / high)
    return wide * scale, high * scale


def _boxes(drawing: Drawing, labels: list[list[str]]) -> list[tuple[float, float]]:
    if drawing.boards is None:
        return [_box(text) for text in labels]
    wide, high = thumb(drawing.boards)
    return [(wide + 2 * PADDING[1], high + 2 * PADDING[1])] * len(labels)


def _box(lines: Sequence[str]) -> tuple[float, float]:
    width = max(map(columns, lines), default=0) * LETTER + 2 * PADDING[0]
    return max(width, 34.0), len(lines) * LINE + 2 * PADDING[1]


def _ungainly(picture: Picture) -> float:
    """Penalty for size and for aspect ratios unlike that of a page."""
    _to_corner(picture)
    ratio = picture.width / max(picture.height, 1)
    return max(ratio / 1.5, 0.9 / ratio, 1.0) * (1 + picture.width / 1600)


def dot_radius(count: int) -> float:
    """Radius of dots, which decreases with their number."""
    return max(2.4, min(6.0, 90 / sqrt(count)))


# ── by depth ─────────────────────────────────────────────────────────────────────────


def _untangled(drawing: Drawing, lines: list[Link]) -> by_depth.Layers:
    depths = [node.depth for node in drawing.nodes]
    layers = by_depth.Layers.of(depths, [(link.a, link.b) for link in lines])
    by_depth.untangle(layers)
    return layers


def _layered(drawing: Drawing, lines: list[Link], labels: list[list[str]], down: bool) -> Picture:
    count = len(drawing.nodes)
    layers = _untangled(drawing, lines)
    depths = layers.depths
    radius = dot_radius(count)
    sizes = _boxes(drawing, labels) or [(2 * radius, 2 * radius)] * count
    across = [w if down else h for w, h in sizes]
    along = [h if down else w for w, h in sizes]
    between = (30.0 if down else 18.0) if labels else radius * 0.8
    heavy = _marked_pieces(lines, layers)
    at = by_depth.places(layers, across, between, heavy)
    bands = [max((along[i] for i in row if i < count), default=0.0) for row in layers.order]
    step = (
        ((60.0 if count <= CAPTIONED else 48.0) if down else 64.0)
        if labels
        else max(4 * radius, min((max(at) - min(at)) * 0.7 / max(len(bands) - 1, 1), 240.0))
    )
    middles = _middles(bands, step)
    points = [(at[n], middles[depths[n]]) for n in range(count)]
    routes = Router(layers, at, middles, bands, along, across, points, step).routes(lines)
    graph_picture = Picture(drawing, lines, "depth", labels, sizes, points, routes, down, middles)
    if down and labels and count <= CAPTIONED:
        graph_picture.captions = captions(lines, routes, points, sizes)
    if not down:
        graph_picture.points = [(y, x) for x, y in points]
        graph_picture.routes = [Route(r.kind, tuple((y, x) for x, y in r.points)) for r in routes]
    return graph_picture


def _middles(bands: Sequence[float], step: float) -> list[float]:
    middles, at = [], 0.0
    for band in bands:
        middles.append(at + band / 2)
        at += band + step
    return middles


def _marked_pieces(lines: Sequence[Link], placed: by_depth.Layers) -> set[tuple[int, int]]:
    """Segments of marked lines between layers, upper end first."""
    segments: set[tuple[int, int]] = set()
    for number, link in enumerate(lines):
        if link.marked and placed.depths[link.a] != placed.depths[link.b]:
            ends = sorted((link.a, link.b), key=placed.depths.__getitem__)
            path = [ends[0], *placed.bends.get(number, ()), ends[1]]
            segments.update(pairwise(path))
    return segments


def _ringed(drawing: Drawing, lines: list[Link]) -> Picture:
    count = len(drawing.nodes)
    layers = _untangled(drawing, lines)
    radius = dot_radius(count)
    rings = layers.depths
    several = len(drawing.starts) > 1
    if several:  # no start is in the centre
        rings = [depth + 1 for depth in rings]
    points, angles, step = ring_places(layers, rings, 2.6 * radius)
    routes = []
    for link in lines:
        curve = ring_route(points, angles, rings, step, link.a, link.b)
        ends = points[link.a], points[link.b]
        routes.append(Route("curve", curve) if curve else Route("line", ends))
    sizes = [(2 * radius, 2 * radius)] * count
    scale = [step * depth for depth in range(1 if several else drawing.depth + 1)]
    return Picture(drawing, lines, "rings", [], sizes, points, routes, True, scale)


# ── by structure ─────────────────────────────────────────────────────────────────────


def _structured(drawing: Drawing, lines: list[Link], labels: list[list[str]]) -> Picture:
    count = len(drawing.nodes)
    adjacency = neighbours(count, lines)
    if len(drawing.starts) > 1:  # an invisible node connects the components of all starts
        adjacency = [*adjacency, drawing.starts]
        for start in drawing.starts:
            adjacency[start].append(count)
    places = stress.layout(adjacency)[:count]
    goals = [n for n, node in enumerate(drawing.nodes) if node.goal]
    near = min((drawing.nodes[n].depth for n in goals), default=0)
    places = turned(places, 0, [n for n in goals if drawing.nodes[n].depth == near])
    if labels:
        sizes = _boxes(drawing, labels)
        wide, high = sum(w for w, _ in sizes) / count, sum(h for _, h in sizes) / count
        unit = max(high + 50, (wide + high) * 0.5)
        points = apart([(x * unit, y * unit) for x, y in places], sizes, 24.0)
    else:
        spread = max(max(p[i] for p in places) - min(p[i] for p in places) for i in (0, 1))
        unit = (28 * sqrt(count) + 220) / (spread or 1.0)
        size = 2 * max(1.8, min(6.0, unit * 0.3))
        sizes = [(size, size)] * count
        points = [(x * unit, y * unit) for x, y in places]
    ends = ((link.a, link.b) for link in lines)
    routes = [
        Route("line", clipped(points[a], sizes[a], points[b], sizes[b]) if labels
              else (points[a], points[b]))
        for a, b in ends
    ]  # fmt: skip
    return Picture(drawing, lines, "structure", labels, sizes, points, routes)


def _to_corner(picture: Picture) -> None:
    """Move everything so that the picture begins at (0, 0)."""
    places = picture._places()
    left = min(x - w / 2 for (x, _), (w, _) in places)
    top = min(y - h / 2 for (_, y), (_, h) in places)

    def moved(point: Point) -> Point:
        return round(point[0] - left, 2), round(point[1] - top, 2)

    picture.points = [moved(point) for point in picture.points]
    picture.captions = [replace(c, middle=moved(c.middle)) for c in picture.captions]
    if picture.layout == "depth":
        picture.scale = [value - (top if picture.downwards else left) for value in picture.scale]
    picture.routes = [Route(r.kind, tuple(map(moved, r.points))) for r in picture.routes]
