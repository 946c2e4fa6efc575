"""Pictures of states: boards as `look:` says, or as the types of the state suggest.

In: a puzzle of the typed core and states. Out: pieces on boards, as SVG or as a page that plays a
solution.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.boards.board import *
    from puzzlelang.boards.look import *
    from puzzlelang.boards.player import *
    from puzzlelang.boards.raster import *
    from puzzlelang.boards.solution_file import *
    from puzzlelang.boards.still_boards import *
    from puzzlelang.boards.svg_board import *
    from puzzlelang.boards.terminal_board import *
    from puzzlelang.boards.tones import *

FACE = {
    "board": "Board",
    "look": "Boards",
    "player": "view_of",
    "raster": "needs_pillow",
    "solution_file": "DOTTED FILES SOLUTIONS",
    "still_boards": "Stills stills",
    "svg_board": "below board_svg style symbols",
    "terminal_board": "terminal_boards",
    "tones": "ALL_COLOURS FEW_COLOURS MANY_COLOURS",
}
"""What other rooms may use, by module."""

WHOLE = ("film",)
"""Modules that they may use as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
