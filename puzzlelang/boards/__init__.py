"""Pictures of states: boards as `look:` says, or as the types of the state suggest.

In: a puzzle of the typed core and states. Out: pieces on boards, as SVG or as a page that plays a
solution.
"""

from typing import TYPE_CHECKING

from puzzlelang import face

if TYPE_CHECKING:
    from puzzlelang.boards.look import *
    from puzzlelang.boards.solution_file import *
    from puzzlelang.boards.still_boards import *
    from puzzlelang.boards.svg_board import *

FACE = {
    "look": "Boards",
    "solution_file": "SOLUTIONS",
    "still_boards": "Stills stills",
    "svg_board": "style svg",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
