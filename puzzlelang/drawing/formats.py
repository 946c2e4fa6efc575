"""Formats of drawings by suffix: pictures, pages, DOT for Graphviz, GraphML, JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from puzzlelang.answers import Field
from puzzlelang.drawing.drawing_json import EDGE, NODE, NumberedNode, graph_json
from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.drawing.html import html
from puzzlelang.drawing.svg import svg
from puzzlelang.text import plain, xml

_ROWS = {
    "node": [NODE[name] for name in "shown depth start goal lost dead_end solution".split()],
    "edge": [EDGE[name] for name in "said transition cost solution".split()],
}
_TYPES: dict[object, str] = {int: "int", bool: "boolean"}


def graphml(drawing: Drawing) -> str:
    """Format for Gephi, yEd, Cytoscape, NetworkX."""
    return "\n".join(_graphml_lines(drawing)) + "\n"


def _graphml_lines(drawing: Drawing) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
    for where, rows in _ROWS.items():
        for row in rows:
            name, kind = row.name.replace("_", " "), _TYPES.get(row.type, "string")
            key = _key(where, row)
            yield f'  <key id="{key}" for="{where}" attr.name="{name}" attr.type="{kind}"/>'
    yield '  <graph id="states" edgedefault="directed">'
    for number, node in enumerate(drawing.nodes):
        data = _data("node", NumberedNode(drawing.puzzle, number, node))
        yield f'    <node id="n{number}">{data}</node>'
    for number, edge in enumerate(drawing.edges):
        ends = f'source="n{edge.source}" target="n{edge.target}"'
        yield f'    <edge id="e{number}" {ends}>{_data("edge", edge)}</edge>'
    yield "  </graph>"
    yield "</graphml>"


def _key(where: str, row: Field) -> str:
    return f"{where}-{row.name.replace('_', '-')}"


def _data(where: str, thing: object) -> str:
    values = ((_key(where, row), row.of(thing)) for row in _ROWS[where])
    return "".join(
        f'<data key="{key}">{xml(" ".join(map(str, v)) if isinstance(v, tuple) else v)}</data>'
        for key, v in values
    )


def dot(drawing: Drawing) -> str:
    """Format for Graphviz: `dot -Tsvg`."""
    return "\n".join(_dot_lines(drawing)) + "\n"


def _dot_lines(drawing: Drawing) -> Iterator[str]:
    yield f"digraph {_text(drawing.puzzle.title)} {{"
    yield '  node [shape=box, style="rounded", fontname="monospace"];'
    yield '  edge [fontname="sans-serif", fontsize=10];'
    for number, node in enumerate(drawing.nodes):
        looks = [f"label={_text(node.shown)}"]
        styles = ["rounded"]
        if node.depth == 0:
            styles.append("bold")
        if node.goal:
            looks.append("peripheries=2")
        if node.lost:
            styles.append("dashed")
        elif node.dead_end:
            styles.append("dotted")
        if node.lost or node.hopeless:
            looks.append('fontcolor="gray40"')
        if node.solution:
            styles.append("filled")
            looks.append('fillcolor="#fff1d0"')
        if styles != ["rounded"]:
            looks.append(f'style="{",".join(styles)}"')
        yield f"  n{number} [{', '.join(looks)}];"
    for edge in drawing.edges:
        looks = [f"label={_text(edge.said)}"]
        if edge.solution:
            looks.append('color="#d97706", penwidth=2')
        yield f"  n{edge.source} -> n{edge.target} [{', '.join(looks)}];"
    yield "}"


def _text(text: str) -> str:
    """A quoted label; lines are left-aligned if there are several."""
    escaped = plain(text).replace("\\", "\\\\").replace('"', '\\"')
    if "\n" in escaped:
        escaped = escaped.replace("\n", "\\l") + "\\l"
    return f'"{escaped}"'


PICTURES: dict[str, Callable[[Drawing, str], str]] = {".svg": svg, ".html": html}
"""Formats that need a layout."""

FORMATS: dict[str, Callable[[Drawing], str]] = {
    ".dot": dot,
    ".graphml": graphml,
    ".json": graph_json,
}
