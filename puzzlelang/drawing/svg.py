"""Pictures of state spaces as self-contained SVG, for light and dark pages."""

from __future__ import annotations

import base64
from collections.abc import Iterator

from puzzlelang.answers import the_start, wrap
from puzzlelang.drawing import picture_style
from puzzlelang.drawing.drawing_model import Drawing, Link, Node
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.picture import FONT, LETTER, LINE, Picture, Route, picture, thumb
from puzzlelang.drawing.svg_board import board_svg
from puzzlelang.text import Record, columns, xml

MARGIN, NARROWEST = 46.0, 460.0
ARROWS = 300
"""Maximum number of dots with arrowheads on one-way lines."""

STYLE = f"""
.page{{fill:var(--page)}}
text{{fill:var(--ink);font-family:{picture_style.SANS}}}
.t{{font-size:19px;font-weight:650}} .s{{font-size:12.5px;fill:var(--soft)}}
.n{{font-size:11px;fill:var(--dull)}} .c{{font-size:13px}}
.r{{fill:none;stroke:var(--dull);stroke-width:.6;opacity:.55}}
.k{{font-size:12px;fill:var(--soft)}} .m{{font-size:11.5px;font-weight:650}}
.b text{{font-family:{picture_style.MONO};font-size:{FONT}px;white-space:pre}}
.b rect{{fill:var(--box);stroke:var(--rim);stroke-width:1.2}}
.way rect{{fill:var(--way-box);stroke:var(--way);stroke-width:1.6}}
.start rect{{stroke:var(--start);stroke-width:2.4}} .m.start{{fill:var(--start)}}
.goal rect{{fill:var(--goal-box);stroke:var(--goal);stroke-width:2.4}} .m.goal{{fill:var(--goal)}}
.lost rect{{fill:var(--lost-box);stroke:var(--lost);stroke-dasharray:5 3}}
.stuck rect{{fill:var(--dull-box);stroke:var(--soft);stroke-dasharray:1.5 3;stroke-linecap:round}}
.hopeless rect{{fill:var(--dull-box);stroke:var(--dull)}}
.lost text,.stuck text,.hopeless text{{fill:var(--soft)}}
.y{{fill:none;stroke:var(--own);stroke-width:9;stroke-linecap:round;opacity:.5}}
.l{{fill:none;stroke:var(--line);stroke-width:1.3}}
.w{{fill:none;stroke:var(--way);stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round}}
.hl{{fill:var(--line)}} .hw{{fill:var(--way)}}
.d{{stroke:none}} .d.plain{{fill:var(--rim)}} .d.way{{fill:var(--way)}}
.d.hopeless{{fill:var(--dull)}}
.d.stuck{{fill:var(--page);stroke:var(--soft);stroke-width:1.2}}
.d.start{{fill:var(--page);stroke:var(--start);stroke-width:3}}
.d.goal{{fill:var(--goal);stroke:var(--page);stroke-width:1}}
.d.ring{{fill:none;stroke:var(--goal);stroke-width:2}}
.x{{fill:none;stroke:var(--lost);stroke-width:1.8;stroke-linecap:round}}
""" + "".join(f".d.t{n}{{fill:var(--t{n})}} .e{n}{{stroke:var(--t{n})}}\n" for n in range(8))


_HEADS = (
    "<defs>",
    *(
        f'<marker id="h{name}" class="h{name}" viewBox="0 0 10 10" refX="9.2" refY="5" '
        f'markerUnits="userSpaceOnUse" markerWidth="{size}" markerHeight="{size}" '
        'orient="auto"><path d="M0,1L10,5L0,9L2.2,5z"/></marker>'
        for name, size in (("l", 8), ("w", 10))
    ),
    "</defs>",
)


def svg(drawing: Drawing, layout: str = "auto") -> str:
    return "\n".join(_Svg(picture(drawing, layout)).lines()) + "\n"


def number(value: float) -> str:
    """Format a length with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def element(name: str, inside: str | None = None, **attributes: str | float | None) -> str:
    """Format ``<name key="value">inside</name>``; omit None, and write ``class_`` as ``class``."""
    text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{v if isinstance(v, str) else number(v)}"'
        for key, v in attributes.items() if v is not None
    )  # fmt: skip
    return f"<{name}{text}/>" if inside is None else f"<{name}{text}>{inside}</{name}>"


def path(route: Route) -> str:
    """Path data of a route."""
    first, *rest = route.points
    if route.kind == "line":
        return f"M{_at(first)}" + "".join(f"L{_at(point)}" for point in rest)
    parts = [f"M{_at(first)}"]
    for index in range(0, len(rest), 3):
        before, a, b, end = (first, *rest)[index : index + 4]
        straight = before[0] == a[0] == b[0] == end[0] or before[1] == a[1] == b[1] == end[1]
        parts.append(f"L{_at(end)}" if straight else f"C{_at(a)} {_at(b)} {_at(end)}")
    return "".join(parts)


def _at(point: tuple[float, float]) -> str:
    return f"{number(point[0])},{number(point[1])}"


RANKS = {"way": 1, "stuck": 2, "lost": 3, "goal": 4, "start": 5}
"""Drawing order of the kinds of states."""


class Key(metaclass=Record):
    """An entry of the legend; ``beside``: width of everything except its text."""

    name: str
    words: str
    beside: float

    @property
    def wide(self) -> float:
        return self.beside + 6.6 * len(self.words)


class _Svg:
    def __init__(self, picture: Picture) -> None:
        self.picture, self.drawing = picture, picture.drawing
        self.deepest = picture.drawing.depth
        self.width = max(picture.width, NARROWEST) + 2 * MARGIN
        self.zoom = max(1.0, min(self.width / 1250, 3.0))
        self.room = (self.width - 2 * MARGIN) / self.zoom
        self.title = wrap(self.drawing.puzzle.title, int(self.room / 10.6))
        own = picture_style.path_words(self.drawing)
        room = int(self.room / 6.6)
        self.subtitle = [*wrap(picture_style.summary(self.drawing), room), *wrap(own, room)]
        lines = 24 * (len(self.title) - 1) + 18 * len(self.subtitle)
        self.top = MARGIN + (42 + lines) * self.zoom
        self.left = (self.width - picture.width) / 2
        self.keys = list(self._keys())
        self.states = list(zip(picture.drawing.nodes, picture.points, picture.sizes, strict=True))
        self.bottom = self.top + picture.height + 30

    def lines(self) -> Iterator[str]:
        rows = self._legend_rows()
        height = self.bottom + 22 * len(rows) * self.zoom + MARGIN - 8
        size = f"{number(self.width)} {number(height)}"
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" '
            f'width="{number(self.width)}" height="{number(height)}" role="img">'
        )
        yield f"<title>{xml(self.drawing.puzzle.title)}</title>"
        yield f"<desc>{xml(picture_style.summary(self.drawing))}</desc>"
        dark = f"@media (prefers-color-scheme:dark){{:root{{{picture_style.variables(True)}}}}}\n"
        yield f"<style>:root{{{picture_style.variables(False)}}}{STYLE}{dark}</style>"
        yield from _HEADS
        yield f'<rect class="page" width="{number(self.width)}" height="{number(height)}"/>'
        yield self._group(MARGIN, MARGIN)
        yield from self._words()
        yield "</g>"
        yield f'<g transform="translate({number(self.left)} {number(self.top)})">'
        yield from self._scale()
        pairs = zip(self.picture.lines, self.picture.routes, strict=True)
        yield from (f'<path class="y" d="{path(route)}"/>' for link, route in pairs if link.own)
        yield from self._edges()
        yield from (self._boxes() if self.picture.boxes else self._dots())
        yield from self._captions()
        yield "</g>"
        yield self._group(MARGIN, self.bottom)
        for index, row in enumerate(rows):
            yield from self._legend(row, 14 + 22 * index)
        yield "</g>"
        yield "</svg>"

    def _group(self, x: float, y: float) -> str:
        """Open a group for texts around the picture, scaled with its size."""
        scale = f" scale({self.zoom:.2f})" if self.zoom > 1 else ""
        return f'<g transform="translate({number(x)} {number(y)}){scale}">'

    def _scale(self) -> Iterator[str]:
        graph_picture = self.picture
        if graph_picture.layout == "rings":
            x, y = graph_picture.points[0]
            for radius in graph_picture.scale[1:]:
                yield element("circle", class_="r", cx=x, cy=y, r=radius)
        elif graph_picture.layout == "depth" and graph_picture.boxes:
            for depth, at in enumerate(graph_picture.scale):
                x, y = (-self.left + 8, at + 4) if graph_picture.downwards else (at - 3, -8.0)
                size = f"font-size:{number(11 * self.zoom)}px" if self.zoom > 1 else None
                yield element("text", str(depth), class_="n", x=x, y=y, style=size)

    def _captions(self) -> Iterator[str]:
        for caption in self.picture.captions:
            x, y = caption.middle
            x -= caption.side * caption.size[0] / 2
            anchor = "end" if caption.side < 0 else None
            yield element("text", xml(caption.text), class_="c", x=x, y=y + 3.6, text_anchor=anchor)

    def _words(self) -> Iterator[str]:
        for index, line in enumerate(self.title):
            yield element("text", xml(line), class_="t", y=16 + 24 * index)
        for index, line in enumerate(self.subtitle):
            yield element("text", xml(line), class_="s", y=13 + 24 * len(self.title) + 18 * index)

    # ── lines ────────────────────────────────────────────────────────────────────────

    def _edges(self) -> Iterator[str]:
        pairs = list(zip(self.picture.lines, self.picture.routes, strict=True))
        if self.picture.boxes:
            for link, route in sorted(pairs, key=lambda pair: bool(pair[0].marked)):
                yield self._edge(link, route)
            return
        heads = len(self.drawing.nodes) <= ARROWS
        groups: dict[str, list[str]] = {}
        for link, route in pairs:
            if link.marked:
                name = "w"
            else:
                ends = self.drawing.nodes[link.a], self.drawing.nodes[link.b]
                name = f"l e{picture_style.tint(max(end.depth for end in ends), self.deepest)}"
                name = "l" if any(end.hopeless for end in ends) else name
                if heads and link.one_way:
                    short = self._short_of(route if link.there else route.reversed())
                    groups.setdefault("l one", []).append(path(short))
                    continue
            groups.setdefault(name, []).append(path(route))
        for name in sorted(groups):
            head = ' marker-end="url(#hl)"' if name == "l one" else ""
            if name != "w":
                head += f' opacity="{self.picture.strength:.2g}"'
            whole = groups[name] if name == "l one" else ["".join(groups[name])]
            yield from (f'<path class="{name}"{head} d="{d}"/>' for d in whole)

    def _short_of(self, route: Route) -> Route:
        """Shorten a route by the part that the dot at its end hides."""
        (x, y), (u, v) = route.points[-2:]
        length = max(((x - u) ** 2 + (y - v) ** 2) ** 0.5, 1e-9)
        cut = min(self.picture.sizes[0][0] / 2 / length, 0.4)
        end = u + (x - u) * cut, v + (y - v) * cut
        return Route(route.kind, (*route.points[:-1], end)) if route.kind == "line" else route

    def _edge(self, link: Link, route: Route) -> str:
        forward = link.marked > 0 or (not link.marked and link.there)
        run = route if forward else route.reversed()
        name = "w" if link.marked else "l"
        head = f' marker-end="url(#h{name})"' if link.marked or link.one_way else ""
        words = xml("\n".join(dict.fromkeys((*link.words_there, *link.words_back))))
        d = path(run)
        return f'<path class="{name}"{head} d="{d}"><title>{words}</title></path>'

    # ── states ───────────────────────────────────────────────────────────────────────

    def _boxes(self) -> Iterator[str]:
        looks = Boards(self.drawing.puzzle) if self.drawing.boards is not None else None
        pairs = zip(self.states, self.picture.labels, strict=True)
        for index, ((node, (x, y), (wide, high)), label) in enumerate(pairs):
            classes = f"b {node.kind}" + " way" * (node.solution and node.kind == "start")
            left, top = x - wide / 2, y - high / 2
            yield f'<g class="{classes}"><title>{xml(self._about(node))}</title>'
            yield _rectangle(left, top, wide, high, 7)
            if node.kind == "goal":
                yield _rectangle(left + 3.5, top + 3.5, wide - 7, high - 7, 4.5, "stroke-width:1")
            if looks is not None:
                yield self._board(looks, index)
            lines = label or [""]
            begin, anchor = x - max(map(columns, lines)) * LETTER / 2, None
            if len(lines) == 1:
                begin, anchor = x, "middle"
            for row, line in enumerate(label):
                base = top + 8 + LINE * row + 11.6
                preserve = {"xml:space": "preserve"}
                yield element("text", xml(line), **preserve, x=begin, text_anchor=anchor, y=base)
            yield "</g>"

    def _board(self, looks: Boards, index: int) -> str:
        """Embed the board of a node as an image: both files use the same class names and ids."""
        assert self.drawing.boards is not None
        (x, y), (wide, high) = self.picture.points[index], thumb(self.drawing.boards)
        text = board_svg(looks.board(self.drawing.nodes[index].slots), "")
        data = base64.b64encode(text.encode()).decode()
        return element(
            "image", href=f"data:image/svg+xml;base64,{data}",
            x=x - wide / 2, y=y - high / 2, width=wide, height=high,
        )  # fmt: skip

    def _dots(self) -> Iterator[str]:
        nodes = self.drawing.nodes
        indices = sorted(range(len(nodes)), key=lambda n: RANKS.get(nodes[n].kind, 0))
        for node, (x, y), (wide, _) in map(self.states.__getitem__, indices):
            kind, title = node.kind, f"<title>{xml(self._about(node))}</title>"
            if kind == "plain":
                kind = f"plain t{picture_style.tint(node.depth, self.deepest)}"
            yield _mark(kind, x, y, wide / 2, title)
        goals = [n for n in indices if nodes[n].kind == "goal" and nodes[n].solution]
        for index in (0, *goals[:4]):
            node, (x, y), _ = self.states[index]
            left = self._mostly_right(index)
            yield element(
                "text", node.kind, class_=f"m {node.kind}", x=x - 13 if left else x + 13, y=y + 4,
                text_anchor="end" if left else None,
                style="paint-order:stroke;stroke:var(--page);stroke-width:3px",
            )  # fmt: skip

    def _mostly_right(self, index: int) -> bool:
        points = self.picture.points
        pairs = [(link.a, link.b) for link in self.picture.lines if index in (link.a, link.b)]
        shifts = [points[a + b - index][0] - points[index][0] for a, b in pairs]
        return sum(shifts) > 0

    def _about(self, node: Node) -> str:
        words = [f"{node.depth} from {the_start(self.drawing.puzzle)}"]
        if node.to_goal is not None:
            words.append(f"{node.to_goal} to a goal")
        if node.kind != "plain":
            words.append(picture_style.WORDS[node.kind])
        return f"{node.shown}\n{', '.join(words)}"

    # ── legend ───────────────────────────────────────────────────────────────────────

    def _keys(self) -> Iterator[Key]:
        boxes, words = self.picture.boxes, f"moves from {the_start(self.drawing.puzzle)}"
        for name in picture_style.legend(self.drawing):
            yield Key(name, picture_style.WORDS[name], 42)
        if self.drawing.path:
            yield Key("own", "your path", 44)
        if not boxes and self.deepest > 1:
            yield Key("tints", f"{self.deepest:,} {words}", 8 * 12 + 48)
        if boxes and self.picture.layout == "depth":
            yield Key("numbers", words, 54)
        if any(link.one_way for link in self.picture.lines) and (
            boxes or len(self.drawing.nodes) <= ARROWS
        ):
            yield Key("one", "one direction", 44)

    def _legend_rows(self) -> list[list[Key]]:
        rows: list[list[Key]] = [[]]
        for key in self.keys:
            if sum(k.wide for k in rows[-1]) + key.wide > self.room and rows[-1]:
                rows.append([])
            rows[-1].append(key)
        return rows

    def _legend(self, row: list[Key], y: float) -> Iterator[str]:
        x = 0.0
        for key in row:
            name, text = key.name, x + 30
            if name == "tints":
                yield element("text", "0", class_="k", x=x, y=y + 4)
                for index in range(len(picture_style.TINTS)):
                    yield _mark(f"plain t{index}", x + 17 + 12 * index, y, 4.5, "")
                text = x + 17 + 12 * len(picture_style.TINTS)
            elif name == "numbers":
                yield element("text", "0 1 2 …", class_="n", x=x, y=y + 4)
                text = x + 46
            elif name == "own":
                yield f'<path class="y" d="M{_at((x + 4, y))}h16"/>'
            elif name == "one":
                d = f"M{_at((x, y))}L{_at((x + 22, y))}"
                yield f'<path class="l" marker-end="url(#hl)" d="{d}"/>'
            elif self.picture.boxes:
                yield f'<g class="b {name}">{_rectangle(x + 1, y - 7, 21, 14, 4)}</g>'
                if name == "goal":
                    inner = _rectangle(x + 3.5, y - 4.5, 16, 9, 2.5, "stroke-width:1")
                    yield f'<g class="b goal">{inner}</g>'
            else:
                yield _mark(name, x + 12, y, 5, "")
            yield element("text", xml(key.words), class_="k", x=text, y=y + 4)
            x += key.wide


def _rectangle(x: float, y: float, wide: float, high: float, round_: float, style: str = "") -> str:
    return element("rect", x=x, y=y, width=wide, height=high, rx=round_, style=style or None)


def _mark(kind: str, x: float, y: float, radius: float, title: str) -> str:
    """Symbol of a state: a cross if lost, a square at a dead end, otherwise a dot."""

    def circle(name: str, r: float, inside: str = "") -> str:
        return element("circle", inside or None, class_=f"d {name}", cx=x, cy=y, r=r)

    if kind == "lost":
        r = max(radius * 0.85, 2.2)
        falling, rising = _at((2 * r, 2 * r)), _at((-2 * r, 2 * r))
        d = f"M{_at((x - r, y - r))}l{falling}m0,{number(-2 * r)}l{rising}"
        return element("path", title, class_="x", d=d)
    if kind == "stuck":
        r = max(radius * 0.85, 2.2)
        return element("rect", title, class_="d stuck", x=x - r, y=y - r, width=2 * r, height=2 * r)
    if kind == "start":
        return circle("start", max(radius * 1.3, 6), title)
    if kind == "goal":
        return circle("goal", max(radius, 4.5), title) + circle("ring", max(radius, 4.5) + 3.2)
    return circle(kind, radius * (1.1 if kind == "way" else 1.0), title)
