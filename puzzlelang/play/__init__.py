"""Playing a puzzle: the current state, its moves, and hints.

In: a loaded puzzle, words and keys. Out: lines of text, a saved game. No terminal code: the command
line, a page or a test passes the input and displays the output.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.play.game import *
    from puzzlelang.play.hints import *
    from puzzlelang.play.line_mode import *
    from puzzlelang.play.saved_game import *
    from puzzlelang.play.scores import *
    from puzzlelang.play.screen import *

FACE = {
    "game": "Game",
    "hints": "Guide",
    "screen": "Screen",
    "line_mode": "Leave LineMode",
    "saved_game": "game_data resumed",
    "scores": "Scores",
}
"""Public names by module."""

WHOLE = ("directions", "sentences")
"""Public modules."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
