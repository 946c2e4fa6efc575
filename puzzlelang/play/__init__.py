"""Playing a puzzle: the current state, its moves, and hints.

In: a loaded puzzle, words and keys. Out: lines of text, a saved game. No terminal code: the command
line, a page or a test passes the input and displays the output.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.play.filling_game import *
    from puzzlelang.play.filling_lines import *
    from puzzlelang.play.filling_screen import *
    from puzzlelang.play.filling_sheet import *
    from puzzlelang.play.game import *
    from puzzlelang.play.hints import *
    from puzzlelang.play.line_mode import *
    from puzzlelang.play.moving_lines import *
    from puzzlelang.play.moving_screen import *
    from puzzlelang.play.saved_filling import *
    from puzzlelang.play.saved_game import *
    from puzzlelang.play.scores import *
    from puzzlelang.play.screen import *

FACE = {
    "filling_game": "FillingGame",
    "filling_lines": "FillingLines",
    "filling_screen": "FillingScreen",
    "filling_sheet": "Sheets",
    "game": "Game",
    "hints": "Guide",
    "line_mode": "Leave LineMode",
    "moving_lines": "MovingLines",
    "moving_screen": "MovingScreen",
    "saved_filling": "filling_data refilled",
    "saved_game": "game_data resumed",
    "scores": "Scores",
    "screen": "Screen",
}
"""Public names by module."""

WHOLE = ("directions", "sentences")
"""Public modules."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
