"""The kinds of files that a drawing can be written to, by the ending of the name."""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang.drawing.dot import dot
from puzzlelang.drawing.drawing_json import graph_json
from puzzlelang.drawing.drawing_model import Drawing
from puzzlelang.drawing.graphml import graphml
from puzzlelang.drawing.html import html
from puzzlelang.drawing.svg import svg

PICTURES: dict[str, Callable[[Drawing, str], str]] = {".svg": svg, ".html": html}
"""Those with places; a layout is chosen for them."""

FORMATS: dict[str, Callable[[Drawing], str]] = {
    ".dot": dot,
    ".graphml": graphml,
    ".json": graph_json,
}
