"""State spaces as GraphML, with some of the fields of the JSON."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.answers import Field
from puzzlelang.drawing.drawing_json import EDGE, NODE, NumberedNode
from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.text import xml

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
