"""Formats of drawings by suffix: pictures, pages, DOT for Graphviz, GraphML, JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from puzzlelang.answers import (
    PARAMETERS,
    PUZZLE,
    Field,
    Fields,
    ListOf,
    OrNull,
    arguments_data,
    document,
    json_text,
    unless_empty,
)
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.drawing.drawing_model import Drawing, Node
from puzzlelang.drawing.html import html
from puzzlelang.drawing.svg import svg
from puzzlelang.text import Record, plain, xml

# ── JSON ─────────────────────────────────────────────────────────────────────────────


class NumberedNode(metaclass=Record):
    puzzle: core.Puzzle
    id: int
    node: Node


NODE = Fields("node", "A reachable state.", (
    Field("id", int, "number, from 0, in breadth-first order"),
    Field("shown", str, "the state, printed by `show:`", lambda n: n.node.shown),
    Field("state", dict, "value of each variable, by name",
          lambda n: values.state_to_json(n.puzzle, n.node.slots)),
    Field("depth", int, "distance from the nearest start, in transitions", lambda n: n.node.depth),
    Field("to_goal", OrNull(int), "distance to the nearest goal, in transitions; null if unknown",
          lambda n: n.node.to_goal),
    Field("start", bool, "true for an initial state", lambda n: n.node.depth == 0),
    Field("goal", bool, "true if it meets the goal", lambda n: n.node.goal),
    Field("lost", bool, "true if a line of `lose:` holds", lambda n: n.node.lost),
    Field("dead_end", bool, "true if no transition leaves it", lambda n: n.node.dead_end),
    Field("solution", bool, "true on a marked solution", lambda n: n.node.solution),
))  # fmt: skip

EDGE = Fields("edge", "A transition from one state to another.", (
    Field("from", int, "`id` of the state that it leaves", lambda e: e.source),
    Field("to", int, "`id` of the state that it enters", lambda e: e.target),
    Field("transition", str, "name", lambda e: e.transition.name),
    Field("arguments", dict, "values of its parameters, by name",
          lambda e: arguments_data(e.transition, e.arguments)),
    Field("said", str, "text of its `say:`"),
    Field("cost", ListOf(int), "cost, a number for each cost line"),
    Field("solution", bool, "true on a marked solution"),
))  # fmt: skip

GRAPH = document("state-graph", "Content of `OUT.json` after `graph -o OUT.json`.", (
    PUZZLE, PARAMETERS,
    Field("complete", bool, "true if these are all states", lambda g: g.whole),
    Field("pruned", ListOf(str), "kinds of states that `--prune` removed"),
    unless_empty("symmetry", bool, "true if each state represents all states that differ only "
                 "in interchangeable names",
                 lambda g: g.merged),
    Field("nodes", ListOf(NODE), "states",
          lambda g: [NumberedNode(g.puzzle, id, node) for id, node in enumerate(g.nodes)]),
    Field("edges", ListOf(EDGE), "transitions"),
))  # fmt: skip


def graph_json(drawing: Drawing) -> str:
    """Format nodes and edges in breadth-first order, with states as in answers of `solve`."""
    return json_text(GRAPH.data(drawing)) + "\n"


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
