"""Formats of drawings by suffix."""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang.drawing.dot import dot
from puzzlelang.drawing.drawing_json import graph_json
from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.drawing.graphml import graphml
from puzzlelang.drawing.html import html
from puzzlelang.drawing.svg import svg

PICTURES: dict[str, Callable[[Drawing, str], str]] = {".svg": svg, ".html": html}
"""Formats that need a layout."""

FORMATS: dict[str, Callable[[Drawing], str]] = {
    ".dot": dot,
    ".graphml": graphml,
    ".json": graph_json,
}
