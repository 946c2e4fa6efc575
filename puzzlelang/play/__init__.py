"""Playing a puzzle: where somebody is in it, what can be done, what would help.

In: a loaded puzzle, words and keys. Out: lines of text, a saved game. It knows no terminal: the
command line, a page or a test says what was typed and shows what it is given.
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
"""What other rooms may use, by module."""

WHOLE = ("directions", "sentences")
"""Modules that they may use as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
