"""A state space as GraphML."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from puzzlelang.drawing.drawing_model import Drawing, xml

_KEYS = (
    ("node", "shown", "string"),
    ("node", "depth", "int"),
    ("node", "start", "boolean"),
    ("node", "goal", "boolean"),
    ("node", "lost", "boolean"),
    ("node", "dead end", "boolean"),
    ("node", "solution", "boolean"),
    ("edge", "said", "string"),
    ("edge", "transition", "string"),
    ("edge", "cost", "string"),
    ("edge", "solution", "boolean"),
)


def graphml(drawing: Drawing) -> str:
    """For Gephi, yEd, Cytoscape, NetworkX."""
    return "\n".join(_lines(drawing)) + "\n"


def _lines(drawing: Drawing) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
    for where, name, kind in _KEYS:
        key = _key(where, name)
        yield f'  <key id="{key}" for="{where}" attr.name="{name}" attr.type="{kind}"/>'
    yield '  <graph id="states" edgedefault="directed">'
    for number, node in enumerate(drawing.nodes):
        data = {
            "shown": node.shown, "depth": node.depth, "start": number == 0, "goal": node.goal,
            "lost": node.lost, "dead end": node.dead_end, "solution": node.solution,
        }  # fmt: skip
        yield f'    <node id="n{number}">{_data("node", data)}</node>'
    for number, edge in enumerate(drawing.edges):
        data = {
            "said": edge.said, "transition": edge.transition.name,
            "cost": " ".join(map(str, edge.cost)), "solution": edge.solution,
        }  # fmt: skip
        ends = f'source="n{edge.source}" target="n{edge.target}"'
        yield f'    <edge id="e{number}" {ends}>{_data("edge", data)}</edge>'
    yield "  </graph>"
    yield "</graphml>"


def _key(where: str, name: str) -> str:
    return f"{where}-{name.replace(' ', '-')}"


def _data(where: str, data: dict[str, Any]) -> str:
    return "".join(
        f'<data key="{_key(where, name)}">{xml(value)}</data>' for name, value in data.items()
    )
