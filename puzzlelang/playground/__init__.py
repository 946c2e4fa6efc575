"""What the page in the browser asks: questions as JSON, answers as JSON.

In: the text of a puzzle file, a place in it, the moves of a game. Out: what an editor shows,
pictures of states as data, solutions and graphs as pages. Nothing is kept between two questions
but what can be found again: a worker that was stopped is replaced by another one.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.playground.page_requests import *
    from puzzlelang.playground.puzzle_at_hand import *

FACE = {
    "page_requests": "answer",
    "puzzle_at_hand": "Hand",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
