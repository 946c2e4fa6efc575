"""Pictures: states as boards, solutions as pages, strips and sheets, state spaces as graphs.

In: a loaded puzzle, or a puzzle of the typed core and its states. Out: files (SVG, HTML, GIF, PNG;
DOT, GraphML and JSON for other programs), or characters for a terminal.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.drawing.board import *
    from puzzlelang.drawing.drawing_model import *
    from puzzlelang.drawing.formats import *
    from puzzlelang.drawing.game_pages import *
    from puzzlelang.drawing.html import *
    from puzzlelang.drawing.look import *
    from puzzlelang.drawing.picture import *
    from puzzlelang.drawing.play_page import *
    from puzzlelang.drawing.player import *
    from puzzlelang.drawing.raster import *
    from puzzlelang.drawing.search_page import *
    from puzzlelang.drawing.sheet import *
    from puzzlelang.drawing.solution_file import *
    from puzzlelang.drawing.state_graph import *
    from puzzlelang.drawing.still_boards import *
    from puzzlelang.drawing.svg_board import *
    from puzzlelang.drawing.terminal_board import *

FACE = {
    "drawing_model": "Drawing LAYOUTS PRUNED",
    "formats": "FORMATS GRAPH PICTURES",
    "game_pages": "game_page solution_page",
    "html": "SMOOTH",
    "look": "Boards sign_board",
    "picture": "CAPTIONED FEW",
    "play_page": "Unplayable",
    "player": "PlayerPage written",
    "raster": "needs_pillow",
    "search_page": "watch_page",
    "sheet": "SheetLevel sheet_html",
    "solution_file": "DOTTED FILES SOLUTIONS",
    "state_graph": "draw draw_corridor with_path",
    "still_boards": "stills",
    "svg_board": "board_svg",
    "terminal_board": "ALL_COLOURS FEW_COLOURS MANY_COLOURS terminal_boards",
}
"""Public names by module."""

WHOLE = ("film",)
"""Public modules."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
