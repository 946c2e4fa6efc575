"""A state space as a file for drawing programs: DOT, GraphML, JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.report.data import Json, arguments_data, json_text


@dataclass(frozen=True, slots=True)
class Node:
    """A reachable state; ``solution``: it is on the trace that was found."""

    slots: tuple[int, ...]
    shown: str
    depth: int
    goal: bool
    lost: bool
    solution: bool


@dataclass(frozen=True, slots=True)
class Edge:
    """A transition from one node to another, by their numbers."""

    source: int
    target: int
    transition: core.Transition
    arguments: tuple[Any, ...]
    said: str
    cost: tuple[int, ...]
    solution: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """A whole space, breadth-first from the start, which is node 0."""

    puzzle: core.Puzzle
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]


# ── DOT ──────────────────────────────────────────────────────────────────────────────


def dot(drawing: Drawing) -> str:
    """For Graphviz: `dot -Tsvg`."""
    return "\n".join(_dot_lines(drawing)) + "\n"


def _dot_lines(drawing: Drawing) -> Iterator[str]:
    yield f"digraph {_dot_text(drawing.puzzle.title)} {{"
    yield '  node [shape=box, style="rounded", fontname="monospace"];'
    yield '  edge [fontname="sans-serif", fontsize=10];'
    for number, node in enumerate(drawing.nodes):
        looks = [f"label={_dot_text(node.shown)}"]
        styles = ["rounded"]
        if number == 0:
            styles.append("bold")
        if node.goal:
            looks.append("peripheries=2")
        if node.lost:
            styles.append("dashed")
            looks.append('fontcolor="gray40"')
        if node.solution:
            styles.append("filled")
            looks.append('fillcolor="palegreen"')
        if styles != ["rounded"]:
            looks.append(f'style="{",".join(styles)}"')
        yield f"  n{number} [{', '.join(looks)}];"
    for edge in drawing.edges:
        looks = [f"label={_dot_text(edge.said)}"]
        if edge.solution:
            looks.append('color="forestgreen", penwidth=2')
        yield f"  n{edge.source} -> n{edge.target} [{', '.join(looks)}];"
    yield "}"


def _dot_text(text: str) -> str:
    """A quoted label; the lines of one of several lines start at the left."""
    escaped = _plain(text).replace("\\", "\\\\").replace('"', '\\"')
    if "\n" in escaped:
        escaped = escaped.replace("\n", "\\l") + "\\l"
    return f'"{escaped}"'


def _plain(text: str) -> str:
    """``text`` without the characters that no XML file may have, nor need."""
    return "".join(c if c == "\n" or _is_harmless(c) else "\ufffd" for c in text)


def _is_harmless(c: str) -> bool:
    return c >= " " and not "\ud800" <= c <= "\udfff" and c not in "\x7f\ufffe\uffff"


# ── GraphML ──────────────────────────────────────────────────────────────────────────

_KEYS = (
    ("node", "shown", "string"),
    ("node", "depth", "int"),
    ("node", "start", "boolean"),
    ("node", "goal", "boolean"),
    ("node", "lost", "boolean"),
    ("node", "solution", "boolean"),
    ("edge", "said", "string"),
    ("edge", "transition", "string"),
    ("edge", "cost", "string"),
    ("edge", "solution", "boolean"),
)


def graphml(drawing: Drawing) -> str:
    """For Gephi, yEd, Cytoscape, NetworkX."""
    return "\n".join(_graphml_lines(drawing)) + "\n"


def _graphml_lines(drawing: Drawing) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
    for where, name, kind in _KEYS:
        key = f"{where}-{name}"
        yield f'  <key id="{key}" for="{where}" attr.name="{name}" attr.type="{kind}"/>'
    yield '  <graph id="states" edgedefault="directed">'
    for number, node in enumerate(drawing.nodes):
        data = {
            "shown": node.shown, "depth": node.depth, "start": number == 0,
            "goal": node.goal, "lost": node.lost, "solution": node.solution,
        }  # fmt: skip
        yield f'    <node id="n{number}">{_graphml_data("node", data)}</node>'
    for number, edge in enumerate(drawing.edges):
        data = {
            "said": edge.said, "transition": edge.transition.name,
            "cost": " ".join(map(str, edge.cost)), "solution": edge.solution,
        }  # fmt: skip
        ends = f'source="n{edge.source}" target="n{edge.target}"'
        yield f'    <edge id="e{number}" {ends}>{_graphml_data("edge", data)}</edge>'
    yield "  </graph>"
    yield "</graphml>"


def _graphml_data(where: str, data: dict[str, Any]) -> str:
    return "".join(
        f'<data key="{where}-{name}">{_xml(value)}</data>' for name, value in data.items()
    )


def _xml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return _plain(str(value)).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


# ── JSON ─────────────────────────────────────────────────────────────────────────────


def graph_json(drawing: Drawing) -> str:
    """Nodes and edges in breadth-first order, with the states as `solve` gives them."""
    puzzle = drawing.puzzle
    data: Json = {
        "puzzle": puzzle.title,
        "parameters": dict(puzzle.settings),
        "nodes": [
            {
                "id": number,
                "shown": node.shown,
                "state": values.state_to_json(puzzle, node.slots),
                "depth": node.depth,
                "start": number == 0,
                "goal": node.goal,
                "lost": node.lost,
                "solution": node.solution,
            }
            for number, node in enumerate(drawing.nodes)
        ],
        "edges": [
            {
                "from": edge.source,
                "to": edge.target,
                "transition": edge.transition.name,
                "arguments": arguments_data(edge.transition, edge.arguments),
                "said": edge.said,
                "cost": list(edge.cost),
                "solution": edge.solution,
            }
            for edge in drawing.edges
        ],
    }
    return json_text(data) + "\n"


FORMATS: dict[str, Callable[[Drawing], str]] = {
    ".dot": dot,
    ".graphml": graphml,
    ".json": graph_json,
}
"""By the ending of the file's name."""
