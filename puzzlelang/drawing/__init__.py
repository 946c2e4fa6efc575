"""A state space as a picture (SVG, HTML) or for other programs (DOT, GraphML, JSON).

In: a loaded puzzle. Out: nodes and edges with their marks, laid out, as the text of a file.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.drawing.drawing_json import *
    from puzzlelang.drawing.drawing_model import *
    from puzzlelang.drawing.formats import *
    from puzzlelang.drawing.html import *
    from puzzlelang.drawing.picture import *
    from puzzlelang.drawing.state_graph import *

FACE = {
    "drawing_json": "GRAPH",
    "drawing_model": "Drawing LAYOUTS PRUNED",
    "formats": "FORMATS PICTURES",
    "html": "SMOOTH",
    "picture": "FEW",
    "state_graph": "draw draw_corridor",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
