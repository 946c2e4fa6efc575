"""Playing a puzzle: the current state, its moves, and hints.

In: a loaded puzzle, words and keys. Out: lines of text, a saved game. No terminal code: the command
line, a page or a test passes the input and displays the output.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.play.filling_game import *
    from puzzlelang.play.filling_screen import *
    from puzzlelang.play.game import *
    from puzzlelang.play.hints import *
    from puzzlelang.play.line_mode import *
    from puzzlelang.play.moving_screen import *
    from puzzlelang.play.saved_games import *
    from puzzlelang.play.screen import *

FACE = {
    "filling_game": "FillingGame",
    "filling_screen": "FillingScreen",
    "game": "Game",
    "hints": "Guide",
    "line_mode": "FillingLines Leave LineMode MovingLines",
    "moving_screen": "MovingScreen",
    "saved_games": "Scores filling_data game_data refilled resumed",
    "screen": "Screen",
}
"""Public names by module."""

WHOLE = ("sentences",)
"""Public modules."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
