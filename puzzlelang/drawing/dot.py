"""State spaces for Graphviz."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.text import plain


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
