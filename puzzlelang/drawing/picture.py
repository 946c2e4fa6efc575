"""Positions in a picture of a graph: boxes for few states, dots for many."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

from puzzlelang.answers import wrap
from puzzlelang.drawing import layers as by_depth
from puzzlelang.drawing import stress
from puzzlelang.drawing.captions import Caption, captions
from puzzlelang.drawing.drawing_model import Drawing, Link, links, neighbours
from puzzlelang.drawing.placing import Point, apart, clipped, turned
from puzzlelang.drawing.rings import ring_places, ring_route
from puzzlelang.drawing.routing import Route, Router
from puzzlelang.drawing.still_boards import Stills
from puzzlelang.text import Record, Stage, columns, field, plain, replace, stage

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


def _ungainly(made: Picture) -> float:
    """Penalty for size and for aspect ratios unlike that of a page."""
    _to_corner(made)
    ratio = made.width / max(made.height, 1)
    return max(ratio / 1.5, 0.9 / ratio, 1.0) * (1 + made.width / 1600)


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


def _to_corner(made: Picture) -> None:
    """Move everything so that the picture begins at (0, 0)."""
    places = made._places()
    left = min(x - w / 2 for (x, _), (w, _) in places)
    top = min(y - h / 2 for (_, y), (_, h) in places)

    def moved(point: Point) -> Point:
        return round(point[0] - left, 2), round(point[1] - top, 2)

    made.points = [moved(point) for point in made.points]
    made.captions = [replace(c, middle=moved(c.middle)) for c in made.captions]
    if made.layout == "depth":
        made.scale = [value - (top if made.downwards else left) for value in made.scale]
    made.routes = [Route(r.kind, tuple(map(moved, r.points))) for r in made.routes]
