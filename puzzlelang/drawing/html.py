"""State spaces as self-contained HTML pages: pan, zoom, search, walk along a solution.

A page with too many states to read shows groups, drawn as circles: connected components within a
band of distances from the start. So they show where a space splits and where its parts join.
"""

from __future__ import annotations

from collections import Counter

from puzzlelang.answers import Json
from puzzlelang.drawing import picture_style
from puzzlelang.drawing.drawing_model import Drawing, Link
from puzzlelang.drawing.picture import FEW, LETTER, Picture, chosen_layout, picture, thumb
from puzzlelang.drawing.still_boards import Stills, stills
from puzzlelang.drawing.svg_board import style as board_style
from puzzlelang.text import columns, part, plain, standalone, xml

BANDS = 24
"""Maximum number of bands."""

MOST = 200
"""Approximate maximum of groups; the smallest of each band are merged beyond it."""


def clusters(drawing: Drawing, lines: list[Link]) -> list[int]:
    """Compute the group of each node, numbered in the order of their first nodes."""
    depths = [node.depth for node in drawing.nodes]
    bands = min(BANDS, drawing.depth + 1)
    band = [depth * bands // (drawing.depth + 1) for depth in depths]
    homes = list(range(len(depths)))

    def home(node: int) -> int:
        while homes[node] != node:
            homes[node] = node = homes[homes[node]]
        return node

    for link in lines:
        if band[link.a] == band[link.b]:
            ends = home(link.a), home(link.b)
            homes[max(ends)] = min(ends)
    roots = [home(node) for node in range(len(depths))]
    sizes = Counter(roots)
    if len(sizes) > MOST:
        alone: list[set[int]] = [set() for _ in range(bands)]
        for node in sorted(sizes, key=lambda node: (-sizes[node], node)):
            if len(alone[band[node]]) < MOST // bands:
                alone[band[node]].add(node)
        roots = [node if node in alone[band[node]] else -1 - band[node] for node in roots]
    numbers = {node: number for number, node in enumerate(dict.fromkeys(roots))}
    return [numbers[node] for node in roots]


BOTH = 3000
"""Maximum number of states for all layouts on a page; larger spaces have groups."""

SMOOTH = 50_000
"""Number of states up to which a page was measured to move smoothly."""


def html(drawing: Drawing, layout: str = "auto") -> str:
    boards = _boards(drawing)
    rules = board_style() if boards is None else boards.rules
    style = variables() + part(__file__, "page.css") + rules
    parts = "\n".join(part(__file__, f"page-{name}.js") for name in ("paint", "groups", "hands"))
    program = f'"use strict";\n{{\n{parts}}}\n'
    title, said = xml(drawing.puzzle.title), xml(picture_style.summary(drawing))
    body = f"""<main>
<canvas id="picture" tabindex="0" role="img" aria-label="{said}"></canvas>
{_over(drawing)}</main>
<header>
<h1>{title}</h1>
<p>{said}</p>
<p>{xml(picture_style.path_words(drawing))}</p>
</header>
<nav class="bar" aria-label="view">
<input id="search" type="search" placeholder="search states  /" aria-label="search states">
<output id="found" for="search"></output>
<button id="next" class="main" title="n; p goes back">next on the solution</button>
<span id="layouts" class="group" role="group" aria-label="layout"></span>
<span id="groups" class="group" role="group" aria-label="groups"></span>
<button id="fit" title="0; + and - zoom, arrows move">fit</button>
</nav>
<section id="panel" class="panel" hidden aria-live="polite">
<h2><span id="which"></span><button id="close" class="close" aria-label="close">✕</button></h2>
{_look(boards)}<pre id="state"></pre>
<p id="facts" class="facts"></p>
<div class="steps"><button id="back">back</button><button id="on" class="main">on</button></div>
<h3>transitions</h3>
<ul id="moves" class="moves"></ul>
<p id="none" class="facts"></p>
</section>
<aside id="legend" class="legend" aria-label="legend"></aside>
<noscript>This page needs JavaScript. The same picture as OUT.svg needs none.</noscript>
"""
    data = _data(drawing, layout, boards)
    return standalone(drawing.puzzle.title, style, program, body, data)


def variables() -> str:
    """Colours and fonts as CSS, for light and dark screens."""

    def block(dark: bool) -> str:
        glass = "rgba(22,28,36,.86)" if dark else "rgba(255,255,255,.88)"
        more = {"glass": glass, "edge": "#333e4b" if dark else "#dbe0e6"}
        rules = picture_style.variables(dark) + "".join(f";--{k}:{v}" for k, v in more.items())
        return f":root{{color-scheme:{'dark' if dark else 'light'};{rules}}}"

    fonts = f":root{{--sans:{picture_style.SANS};--mono:{picture_style.MONO}}}"
    return f"{fonts}\n{block(False)}\n@media (prefers-color-scheme:dark){{{block(True)}}}\n"


KINDS = ("plain", "start", "goal", "way", "lost", "stuck", "hopeless")


def _boards(drawing: Drawing) -> Stills | None:
    """Boards of the states, unless the page would become too large."""
    if drawing.boards or len(drawing.nodes) > BOTH:
        return drawing.boards
    return stills(drawing.puzzle, [node.slots for node in drawing.nodes])


def _look(boards: Stills | None) -> str:
    if boards is None:
        return ""
    return (
        f'<svg id="look" class="look" viewBox="{boards.view}" aria-hidden="true">'
        f'<defs>{boards.defs}<g id="ground">{boards.ground}</g></defs><use href="#ground"/>'
        '<g id="pieces"></g></svg>\n'
    )


def _over(drawing: Drawing) -> str:
    if drawing.boards is None:
        return ""
    return '<svg class="over" aria-hidden="true"><g id="scene"></g></svg>\n'


def _data(drawing: Drawing, layout: str, boards: Stills | None) -> Json:
    first = picture(drawing, layout)
    nodes = drawing.nodes
    texts = {text: n for n, text in enumerate(dict.fromkeys(plain(e.said) for e in drawing.edges))}
    costs_differ = len({edge.cost for edge in drawing.edges}) > 1
    legend = picture_style.legend(drawing)
    if not first.boxes and drawing.depth > 1:
        legend.append("tints")
    return {
        "boxes": first.boxes,
        "strength": round(first.strength, 2),
        "whole": drawing.whole,
        "deepest": drawing.depth,
        "goals": sum(node.goal for node in nodes),
        "tints": len(picture_style.TINTS),
        "kinds": {name: n for n, name in enumerate(KINDS)},
        "words": picture_style.WORDS,
        "legend": legend,
        "pieces": boards.pieces if boards is not None else [],
        "shown": [plain(node.shown) for node in nodes],
        "texts": first.labels,
        "widths": [max(map(columns, text), default=0) * LETTER for text in first.labels],
        "thumb": [*thumb(drawing.boards), *drawing.boards.size] if drawing.boards else [],
        "depth": [node.depth for node in nodes],
        "toGoal": [node.to_goal for node in nodes],
        "kind": [KINDS.index(node.kind) for node in nodes],
        "way": [int(node.solution) for node in nodes],
        "open": [int(node.open) for node in nodes],
        "said": list(texts),
        "groups": clusters(drawing, first.lines) if len(nodes) > BOTH else [],
        "edges": [
            [e.source, e.target, texts[plain(e.said)], int(e.solution),
             *[f"costs {', '.join(map(str, e.cost))}"] * costs_differ]
            for e in drawing.edges
        ],
        "lines": [
            [link.a, link.b, link.marked, link.there - link.back, *[1] * link.own]
            for link in first.lines
        ],
        "layouts": [_layout(each) for each in _pictures(drawing, first, layout)],
    }  # fmt: skip


def _pictures(drawing: Drawing, first: Picture, layout: str) -> list[Picture]:
    """The requested picture and, for small spaces, the other layouts."""
    if len(drawing.nodes) > BOTH or first.boxes != (len(drawing.nodes) <= FEW):
        return [first]
    names = ["depth", "structure"] if len(drawing.nodes) <= FEW else ["depth", "rings", "structure"]
    first_layout = chosen_layout(drawing, layout)
    return [first, *(picture(drawing, name) for name in names if name != first_layout)]


def _layout(picture: Picture) -> Json:
    radius = picture.sizes[0][0] / 2
    routes: list[list[float]] | None = None
    if picture.boxes or picture.layout == "rings":
        routes = [[_tenth(v) for point in r.points for v in point] for r in picture.routes]
    return {
        "name": picture.layout,
        "x": [_tenth(x) for x, _ in picture.points],
        "y": [_tenth(y) for _, y in picture.points],
        "sizes": [[_tenth(w), _tenth(h)] for w, h in picture.sizes] if picture.boxes else [],
        "routes": routes,
        "radius": _tenth(radius),
        "room": _tenth(max(2.4 * radius, _typical(picture))),
        "scale": [_tenth(value) for value in picture.scale],
    }


def _typical(picture: Picture) -> float:
    """Median length of a line."""
    ends = ((picture.points[link.a], picture.points[link.b]) for link in picture.lines)
    lengths = sorted(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in ends)
    return lengths[len(lengths) // 2] if lengths else 0.0


def _tenth(value: float) -> float:
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
